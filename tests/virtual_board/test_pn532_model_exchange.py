"""The PN532 model talking to tags that it found: reading, writing, losing them. Plain."""

from host_tools.virtual_board.pn532_frames import crc_a
from host_tools.virtual_board.tags import Tag
from tests.virtual_board.pn532_bench import Host

UID = b"\x04\x11\x22\x33\x44\x55\x66"
OTHER = b"\x04\xa1\xb2\xc3\xd4\xe5\xf6"
LIST = b"\x4a\x01\x00"
LIST_TWO = b"\x4a\x02\x00"
ONE = b"\x01\x01\x00\x44\x00\x07" + UID
READ_4 = b"\x40\x01\x30\x04"
FOUR = b"\x01\x03\xa0\x0c\x34\x03\x00\xfe"


def test_pages_are_read_and_written_by_exchange():
    host = Host()
    tag = Tag(UID)
    host.chip.field = [tag]
    assert host.ask(LIST) == ONE
    assert host.ask(READ_4) == b"\x00" + FOUR + bytes(8)
    assert host.ask(b"\x40\x41\x30\x04") == b"\x00" + FOUR + bytes(8)  # "more to come"
    assert host.ask(b"\x40\x01\xa2\x06Deed") == b"\x00"
    assert host.ask(b"\x40\x01\xa0\x07Boxx" + bytes(12)) == b"\x00"
    assert host.ask(b"\x40\x01\x30\x06") == b"\x00DeedBoxx" + bytes(8)
    assert host.ask(b"\x40\x01\x3a\x06\x07") == b"\x00DeedBoxx"


def test_each_of_two_targets_is_talked_to_by_its_number():
    host = Host()
    host.chip.field = [Tag(UID), Tag(OTHER)]
    answer = host.ask(LIST_TWO)
    assert answer is not None
    for number, uid in ((1, answer[6:13]), (2, answer[18:25]), (1, answer[6:13])):
        page = host.ask(bytes([0x40, number, 0x30, 0x00]))
        assert page is not None and page[1:4] == uid[:3]
        page = host.ask(b"\x42\x30\x00")  # without a number: the one talked to last
        assert page is not None and page[1:4] == uid[:3]
    assert host.ask(b"\x40\x03\x30\x00") == b"\x27"


def test_a_refusal_is_an_error_and_the_tag_must_be_found_again():
    host = Host()
    tag = Tag(UID)
    tag.lock()
    host.chip.field = [tag]
    for refused in (b"\x40\x01\xa2\x06Deed", b"\x40\x01\x30\xff"):
        assert host.ask(LIST) == ONE
        assert host.ask(refused) == b"\x13"
        assert host.ask(READ_4) == b"\x01"
        assert host.ask(b"\x54\x01") == b"\x00"  # InSelect is enough
        assert host.ask(READ_4) == b"\x00" + FOUR + bytes(8)


def test_a_classic_card_is_not_read_without_its_key():
    host = Host()
    host.chip.field = [Tag(b"\x11\x22\x33\x44", kind="classic")]
    assert host.ask(LIST) is not None
    assert host.ask(READ_4) == b"\x14"


def test_the_version_is_asked_for_past_the_chips_own_mifare_commands():
    host = Host()
    host.chip.field = [Tag(UID)]
    assert host.ask(LIST) == ONE
    assert host.ask(b"\x42\x60") == b"\x00\x00\x04\x04\x02\x01\x00\x0f\x03"
    assert host.ask(b"\x40\x01\x60") == b"\x14"


def test_a_four_bit_answer_is_a_crc_error_unless_the_check_is_off():
    host = Host()
    host.chip.field = [Tag(UID)]
    assert host.ask(LIST) == ONE
    assert host.ask(b"\x42\xa2\x06Deed") == b"\x02"
    assert host.ask(b"\x06\x63\x03") == b"\x80"
    assert host.ask(b"\x08\x63\x03\x00") == b""
    assert host.ask(b"\x42\xa2\x06Deed") == b"\x00\x0a"
    page = FOUR + b"Deed" + bytes(4)
    assert host.ask(b"\x42\x30\x04") == b"\x00" + page + crc_a(page)
    assert host.ask(b"\x08\x63\x02\x00") == b""
    assert host.ask(b"\x42\x30\x04" + crc_a(b"\x30\x04")) == b"\x00" + page + crc_a(page)
    assert host.ask(b"\x42\x30\x04\x00\x00") == b"\x01"
    assert host.ask(LIST) == ONE  # sets both again
    assert host.ask(b"\x42\x30\x04") == b"\x00" + page


def test_silence_is_noticed_after_the_time_that_was_set():
    host = Host()
    host.chip.field = [Tag(UID)]
    assert host.ask(LIST) == ONE
    host.chip.field = []
    for setting, us in ((0x0A, 51200), (0x06, 3200)):
        assert host.ask(b"\x32\x02\x00\x0b" + bytes([setting])) == b""
        before = host.clock.us
        assert host.ask(READ_4) == b"\x01"
        assert us < host.clock.us - before < us + 1200


def test_a_tag_pulled_away_and_laid_down_again_must_be_found_again():
    host = Host()
    tag = Tag(UID)
    host.chip.field = [tag]
    assert host.ask(LIST) == ONE
    host.chip.field = []
    host.chip.field = [tag]
    assert host.ask(READ_4) == b"\x01"
    assert host.ask(LIST) == ONE
    assert host.ask(READ_4) == b"\x00" + FOUR + bytes(8)


def test_a_tag_torn_in_a_write_is_gone_until_it_is_laid_down_again():
    host = Host()
    tag = Tag(UID)
    tag.tear_after = 1
    host.chip.field = [tag]
    assert host.ask(LIST) == ONE
    assert host.ask(b"\x40\x01\xa2\x06Deed") == b"\x01"
    assert host.ask(LIST, 1000) is None
    host.chip.field = []
    host.chip.field = [tag]
    assert host.answer(0x4A, 12) == ONE


def test_without_the_field_a_tag_forgets_that_it_was_found():
    host = Host()
    host.chip.field = [Tag(UID)]
    assert host.ask(LIST) == ONE
    assert host.ask(b"\x06\x63\x04") == b"\x83"
    assert host.ask(b"\x32\x01\x00") == b""
    assert host.ask(b"\x06\x63\x04") == b"\x80"
    assert host.ask(b"\x32\x01\x01") == b""
    assert host.ask(READ_4) == b"\x01"
    assert host.ask(LIST) == ONE


def test_a_target_let_go_answers_no_more():
    host = Host()
    host.chip.field = [Tag(UID)]
    for command, after in ((b"\x44\x00", b"\x01"), (b"\x52\x00", b"\x27"), (b"\x52\x01", b"\x27")):
        assert host.ask(LIST) == ONE
        assert host.ask(command) == b"\x00"
        assert host.ask(READ_4) == after
    assert host.ask(b"\x52\x02") == b"\x27"
