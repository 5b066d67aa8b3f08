"""The ESP32's small storage beside the file system, as `esp32.NVS` shows it."""

from host_tools.virtual_board.faults import FaultPlan
from host_tools.virtual_board.nvs_model import nvs_maker

NOT_FOUND = -4354
NOT_ENOUGH_SPACE = -4357
KEY_TOO_LONG = -4361
INVALID_LENGTH = -4364
FLASH_FAILED = -24577


def number_of(action) -> int:
    """The number of the OSError that the action raises; 0 where it does not."""
    try:
        action()
    except OSError as error:
        return error.args[0]
    return 0


def blob(nvs, key: str) -> bytes:
    buffer = bytearray(4096)
    return bytes(buffer[: nvs.get_blob(key, buffer)])


def test_what_was_committed_is_there_after_a_restart():
    store: dict = {}
    nvs = nvs_maker(store)("deedbox")
    nvs.set_blob("snapshot", b"abc")
    nvs.set_i32("turn", -7)
    nvs.commit()
    again = nvs_maker(store)("deedbox")
    assert blob(again, "snapshot") == b"abc" and again.get_i32("turn") == -7


def test_what_was_not_committed_is_gone_after_a_restart():
    store: dict = {}
    nvs = nvs_maker(store)("deedbox")
    nvs.set_i32("turn", 1)
    nvs.commit()
    nvs.set_i32("turn", 2)
    nvs.set_blob("new", b"x")
    assert nvs.get_i32("turn") == 2 and blob(nvs, "new") == b"x"
    again = nvs_maker(store)("deedbox")
    assert again.get_i32("turn") == 1
    assert number_of(lambda: blob(again, "new")) == NOT_FOUND


def test_a_missing_key_is_an_error_of_its_own():
    nvs = nvs_maker({})("deedbox")
    assert number_of(lambda: nvs.get_i32("turn")) == NOT_FOUND
    assert number_of(lambda: blob(nvs, "snapshot")) == NOT_FOUND
    assert number_of(lambda: nvs.erase_key("turn")) == NOT_FOUND


def test_a_number_is_no_blob():
    nvs = nvs_maker({})("deedbox")
    nvs.set_i32("turn", 1)
    assert number_of(lambda: blob(nvs, "turn")) == NOT_FOUND


def test_an_erased_key_is_missing_and_after_the_commit_for_good():
    store: dict = {}
    nvs = nvs_maker(store)("deedbox")
    nvs.set_i32("turn", 1)
    nvs.commit()
    nvs.erase_key("turn")
    assert number_of(lambda: nvs.get_i32("turn")) == NOT_FOUND
    assert nvs_maker(store)("deedbox").get_i32("turn") == 1
    nvs.commit()
    assert number_of(lambda: nvs_maker(store)("deedbox").get_i32("turn")) == NOT_FOUND


def test_namespaces_do_not_see_each_other():
    make = nvs_maker({})
    one, other = make("one"), make("other")
    one.set_i32("turn", 1)
    one.commit()
    assert number_of(lambda: other.get_i32("turn")) == NOT_FOUND


def test_a_name_has_at_most_fifteen_letters():
    nvs = nvs_maker({})("deedbox")
    nvs.set_i32("k" * 15, 1)
    assert number_of(lambda: nvs.set_i32("k" * 16, 1)) == KEY_TOO_LONG
    assert number_of(lambda: nvs.set_blob("k" * 16, b"")) == KEY_TOO_LONG
    assert number_of(lambda: nvs_maker({})("n" * 16)) != 0


def test_a_blob_does_not_fit_a_buffer_that_is_too_small():
    nvs = nvs_maker({})("deedbox")
    nvs.set_blob("snapshot", b"12345")
    assert number_of(lambda: nvs.get_blob("snapshot", bytearray(4))) == INVALID_LENGTH
    buffer = bytearray(8)
    assert nvs.get_blob("snapshot", buffer) == 5 and bytes(buffer) == b"12345\x00\x00\x00"


def test_the_blob_kept_is_not_the_buffer_it_came_from():
    nvs = nvs_maker({})("deedbox")
    buffer = bytearray(b"abc")
    nvs.set_blob("snapshot", buffer)
    buffer[0] = 0
    assert blob(nvs, "snapshot") == b"abc"


def test_about_twenty_kilobytes_fit():
    """Of 24: a page is kept free, and every value has its header."""
    store: dict = {}
    nvs = nvs_maker(store)("deedbox")
    for number in range(18):
        nvs.set_blob("blob%d" % number, bytes(1024))
        nvs.commit()
    assert number_of(lambda: nvs.set_blob("more", bytes(1024))) == NOT_ENOUGH_SPACE
    nvs.set_blob("less", bytes(256))


def test_a_new_value_needs_room_beside_the_old_one():
    nvs = nvs_maker({})("deedbox")
    nvs.set_blob("snapshot", bytes(8000))
    nvs.commit()
    nvs.set_blob("snapshot", bytes(9000))
    nvs.commit()
    assert number_of(lambda: nvs.set_blob("snapshot", bytes(12000))) == NOT_ENOUGH_SPACE
    nvs.erase_key("snapshot")
    nvs.commit()
    nvs.set_blob("snapshot", bytes(12000))


def test_faults_of_the_nvs_do_what_they_say():
    store: dict = {}
    nvs = nvs_maker(store)("deedbox")
    nvs.set_i32("turn", 7)
    nvs.set_blob("snapshot", b"abc")
    nvs.commit()
    plan = FaultPlan({0: "no_answer", 2: "garbage", 3: "garbage", 4: "late", 6: "stuck"})
    nvs = nvs_maker(store, None, plan)("deedbox")
    assert number_of(lambda: nvs.get_i32("turn")) == FLASH_FAILED
    assert nvs.get_i32("turn") == 7
    assert nvs.get_i32("turn") != 7 and blob(nvs, "snapshot") != b"abc"
    assert blob(nvs, "snapshot") == b"abc"
    nvs.set_i32("turn", 8)
    for action in (nvs.commit, nvs.commit, lambda: nvs.get_i32("turn")):
        assert number_of(action) == FLASH_FAILED
    assert nvs_maker(store, None, plan)("deedbox").get_i32("turn") == 7


def test_a_power_cut_between_two_values_keeps_the_first():
    """The values of one commit are stored one by one, in the order they were set."""

    class NoPower(Exception):
        pass

    store: dict = {}

    def write(space, key, value):
        if key == "second":
            raise NoPower
        store.setdefault(space, {})[key] = value

    nvs = nvs_maker(store, write)("deedbox")
    nvs.set_i32("first", 1)
    nvs.set_i32("second", 2)
    nvs.set_i32("third", 3)
    try:
        nvs.commit()
    except NoPower:
        pass
    assert store == {"deedbox": {"first": 1}}
