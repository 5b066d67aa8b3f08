"""The flash chip's model: what it holds, counts and refuses, and what happens without power."""

import pytest
from littlefs import LittleFS

from firmware.storage.faults import StorageFailed
from host_tools.virtual_board.flash import BLANK, TEARS, Flash, PowerCut
from host_tools.virtual_board.littlefs_files import LittlefsFiles


def test_a_new_unit_formats_its_flash_as_the_esp32_does() -> None:
    """512 blocks of 4 KB, and littlefs's disk version 2.1, which stock MicroPython writes."""
    flash = Flash()
    LittlefsFiles(flash)
    assert len(flash.image()) == 2 * 1024 * 1024
    superblock = flash.blocks[0]
    assert superblock[8:16] == b"littlefs"
    numbers = [int.from_bytes(superblock[at : at + 4], "little") for at in range(20, 44, 4)]
    assert numbers == [0x00020001, 4096, 512, 255, 2147483647, 1022]


def test_an_image_is_what_littlefs_python_makes_and_reads() -> None:
    """With the library's own file objects, so without any of ours."""
    flash = Flash()
    LittlefsFiles(flash).replace("games/1", b"from us")
    theirs = LittleFS(block_size=4096, block_count=512, mount=False)
    theirs.context.buffer = bytearray(flash.image())
    theirs.mount()
    with theirs.open("games/1", "rb") as file:
        assert file.read() == b"from us"
    with theirs.open("games/2", "wb") as file:
        file.write(b"from them")
    assert LittlefsFiles(Flash(bytes(theirs.context.buffer))).read("games/2") == b"from them"


def test_an_image_of_another_size_is_not_taken() -> None:
    with pytest.raises(AssertionError):
        Flash(bytes(4096))


def test_a_blank_flash_is_formatted_once_and_a_used_one_never() -> None:
    flash = Flash()
    LittlefsFiles(flash).replace("a", b"1")
    image = flash.image()
    assert LittlefsFiles(flash).read("a") == b"1"
    assert flash.image() == image


def test_a_damaged_flash_is_reported_and_stays_as_it_is() -> None:
    flash = Flash()
    LittlefsFiles(flash).replace("a", b"1")
    flash.damage(0, bytes(4096))
    flash.damage(1, BLANK)
    image = flash.image()
    with pytest.raises(StorageFailed) as caught:
        LittlefsFiles(flash)
    assert caught.value.code == "broken" and flash.image() == image


def test_two_units_have_two_flashes() -> None:
    one, other = Flash(), Flash()
    here, there = LittlefsFiles(one), LittlefsFiles(other)
    here.replace("a", b"one")
    there.replace("a", b"other")
    copy = one.copy()
    LittlefsFiles(copy).replace("a", b"copy")
    assert (here.read("a"), there.read("a")) == (b"one", b"other")
    assert LittlefsFiles(copy).read("a") == b"copy"


def test_a_byte_is_programmed_only_once_until_its_block_is_erased() -> None:
    flash = Flash()
    flash.program(7, 32, bytes(32))
    with pytest.raises(AssertionError):
        flash.program(7, 60, bytes(32))
    flash.program(7, 64, bytes(32))
    flash.erase(7)
    flash.program(7, 60, bytes(32))


def test_in_a_damaged_block_bits_are_cleared_on_top_of_each_other() -> None:
    """As a real chip does; nobody knows what is erased there."""
    flash = Flash()
    flash.damage(7, b"\xf3" * 4096)
    flash.program(7, 0, b"\x3f" * 32)
    assert flash.blocks[7] == b"\x33" * 32 + b"\xf3" * 4064
    flash.erase(7)
    flash.program(7, 0, b"\x3f" * 32)
    with pytest.raises(AssertionError):
        flash.program(7, 0, b"\x3f" * 32)


def test_a_bit_that_flips_behind_the_last_commit_is_noticed_and_nothing_is_lost() -> None:
    flash = Flash()
    files = LittlefsFiles(flash)
    for number in range(5):
        files.replace("a", bytes([number]) * 20)
    for number in (0, 1):
        spoilt = bytearray(flash.blocks[number])
        end = len(spoilt.rstrip(b"\xff"))
        for place in range(end + 40, 4096, 64):
            spoilt[place] = 0xFE
        flash.damage(number, spoilt)
    files = LittlefsFiles(flash)
    for number in range(5, 20):
        files.replace("a", bytes([number]) * 20)
        assert LittlefsFiles(flash).read("a") == bytes([number]) * 20


def test_a_fault_in_the_chip_is_not_lost_inside_littlefs(capfd: pytest.CaptureFixture) -> None:
    flash = Flash()
    files = LittlefsFiles(flash)
    flash.blocks[2:] = [bytes(4096)] * 510
    flash.erase = lambda block: None  # type: ignore[method-assign]  # worn out
    with pytest.raises(AssertionError, match="not erased"):
        files.replace("a", b"1" * 500)
    assert capfd.readouterr().err == ""


def test_bytes_read_and_programmed_and_blocks_erased_are_counted() -> None:
    flash = Flash()
    flash.program(3, 0, bytes(64))
    flash.program(3, 64, bytes(32))
    flash.erase(3)
    flash.erase(3)
    flash.erase(500)
    assert flash.fetch(3, 10, 100) == b"\xff" * 100
    assert (flash.read, flash.programmed, flash.erased) == (100, 96, 3)
    assert (flash.erases[3], flash.erases[500], sum(flash.erases)) == (2, 1, 3)


def test_operations_are_remembered_while_recording() -> None:
    flash = Flash()
    flash.erase(1)
    flash.recording = True
    flash.erase(2)
    flash.program(2, 32, b"x")
    flash.write_nvs("deedbox", "a", 5)
    flash.recording = False
    flash.erase(3)
    assert flash.operations == [
        ("erase", 2),
        ("program", 2, 32, b"x"),
        ("nvs", "deedbox", "a", 5),
    ]


def test_the_power_goes_in_the_very_operation_told() -> None:
    data = bytes(range(64))
    for tear in TEARS:
        flash = Flash()
        flash.cut_after(3, tear)
        flash.program(5, 0, data)
        flash.program(5, 64, data)
        assert not flash.dead
        flash.program(5, 128, data)
        assert flash.dead
        flash.program(5, 192, data)
        flash.erase(5)
        left = flash.blocks[5]
        assert left[:128] == data + data and left[192:] == BLANK[192:]
        if tear == "none":
            assert left[128:192] == BLANK[:64]
        elif tear == "half":
            assert left[128:192] == data[:32] + BLANK[:32]
        else:
            assert left[128:192] not in (data, BLANK[:64])
            assert all(left[128 + at] | data[at] == left[128 + at] for at in range(64))


def test_an_erase_can_be_torn_too() -> None:
    left = {}
    for tear in TEARS:
        flash = Flash(bytes(2 * 1024 * 1024))
        flash.cut_after(1, tear)
        flash.erase(9)
        left[tear] = flash.blocks[9]
    assert left["none"] == bytes(4096)
    assert left["half"] == BLANK[:2048] + bytes(2048)
    assert len(left["garbled"]) == 4096 and left["garbled"] not in (BLANK, bytes(4096))


def test_without_power_nothing_works_until_the_unit_is_started_again() -> None:
    flash = Flash()
    files = LittlefsFiles(flash)
    files.replace("a", b"old")
    flash.cut_after(1)
    with pytest.raises(PowerCut):
        files.replace("a", b"new" * 100)
    for action in (lambda: files.read("a"), files.free, lambda: LittlefsFiles(flash)):
        with pytest.raises(PowerCut):
            action()
    flash.power_on()
    with pytest.raises(PowerCut):  # what was mounted before the cut is gone for good
        files.read("a")
    assert LittlefsFiles(flash).read("a") == b"old"


def test_the_power_can_go_at_once() -> None:
    flash = Flash()
    flash.cut_after(0)
    with pytest.raises(PowerCut):
        LittlefsFiles(flash)
    assert flash.image() == Flash().image()


def test_the_firmware_cannot_go_on_after_a_power_cut() -> None:
    """Whatever it catches."""
    assert not issubclass(PowerCut, Exception)


def test_only_programs_and_erases_count_but_the_nvs_loses_its_power_as_well() -> None:
    flash = Flash()
    flash.cut_after(2)
    flash.write_nvs("deedbox", "a", b"0")
    flash.erase(1)
    flash.write_nvs("deedbox", "a", b"1")
    assert not flash.dead
    flash.erase(2)
    with pytest.raises(PowerCut):
        flash.write_nvs("deedbox", "a", b"2")
    flash.power_on()
    assert flash.nvs == {"deedbox": {"a": b"1"}}
