"""What the unit reads from a tag, and that it reads no more than it has to."""

from firmware.drivers.ntag import MOST, Ntag, TagLost
from host_tools.virtual_board.tags import Tag
from tests.firmware.reader_bench import ANN, CARD, Bench, put_message, written_tag


def read(tag: "Tag"):
    """Its message, over the whole way; how many looks at its pages that took."""
    bench = Bench()
    bench.chip.field = [tag]
    bench.perform(bench.pn532.start())
    bench.perform(bench.pn532.command(0x4A, b"\x01\x00", 20))
    before = len(tag.commands)
    message = bench.perform(Ntag(bench.pn532).read())
    return message, len(tag.commands) - before


def test_a_card_is_read_in_three_looks():
    assert read(written_tag()) == (CARD, 3)


def test_all_kinds_of_stickers_are_read():
    for kind in ("ntag213", "ntag215", "ntag216"):
        assert read(written_tag(CARD, ANN, kind))[0] == CARD


def test_a_new_sticker_is_empty_at_first_sight():
    assert read(Tag(ANN)) == (b"", 1)
    assert read(Tag(ANN, kind="ntag215")) == (b"", 1)


def test_a_sticker_full_of_zeros_is_empty():
    message, looks = read(Tag(ANN, {4: bytes(4), 5: bytes(4)}, "ntag216"))
    assert message == b"" and looks <= 4


def test_a_tag_that_is_not_formatted_holds_no_message():
    assert read(Tag(ANN, kind="ultralight")) == (None, 1)
    assert read(Tag(ANN, {3: b"\xe1\x40\x12\x00"}))[0] is None  # a version from the future
    assert read(Tag(ANN, {3: b"\xe1\x10\x12\xf0"}))[0] is None  # nobody may read


def test_a_message_is_found_behind_padding_and_blocks_of_others():
    start = b"\x00\x00\x01\x03\xa0\x0c\x34\x02\x03\x10\x20\x44\xfd\x02\x00\x03"
    tag = Tag(ANN)
    block = start + b"\x03" + bytes([len(CARD)]) + CARD + b"\xfe"
    tag.memory[16 : 16 + len(block)] = block
    assert read(tag)[0] == CARD


def test_what_comes_behind_the_end_is_not_a_message():
    tag = Tag(ANN, kind="ntag215")
    tag.memory[16:22] = b"\xfe\x03\x02abc"
    assert read(tag)[0] == b""


def test_a_length_of_three_bytes_is_understood():
    tag = Tag(ANN, kind="ntag215")
    block = b"\x03\xff\x00" + bytes([len(CARD)]) + CARD + b"\xfe"
    tag.memory[16 : 16 + len(block)] = block
    assert read(tag)[0] == CARD


def test_the_longest_message_is_read_and_a_longer_one_is_left_alone():
    tag = Tag(ANN, kind="ntag216")
    put_message(tag, b"m" * MOST)
    assert read(tag)[0] == b"m" * MOST
    put_message(tag, b"m" * (MOST + 1))
    assert read(tag) == (None, 1)
    tag.memory[16:20] = b"\x03\xff\x03\x00"  # 768 bytes
    assert read(tag) == (None, 1)


def test_a_message_that_reaches_beyond_the_tag_is_not_believed():
    tag = Tag(ANN)
    tag.memory[21:23] = b"\x03\xa0"
    assert read(tag) == (None, 1)


def test_blocks_that_lead_out_of_the_tag_end_the_search():
    for pages in ({4: b"\xfd\xfe\x00\x00"}, {4: b"\xfd\xff\xff\xff"}, {4: b"\x77\x01\x00\x03"}):
        assert read(Tag(ANN, pages, "ntag215"))[0] == b""


def test_a_tag_with_a_password_in_front_counts_as_lost():
    tag = Tag(ANN)
    tag.memory[40 * 4 + 7] = 2  # AUTH0: from page 2 on
    tag.memory[40 * 4 + 8] |= 0x80  # PROT: for reading too
    try:
        read(tag)
    except TagLost:
        return
    raise AssertionError("it was read")
