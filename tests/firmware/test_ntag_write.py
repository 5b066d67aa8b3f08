"""Writing a card: what is on the tag afterwards, also when it is pulled away at the worst time."""

from firmware.drivers import ndef
from host_tools.virtual_board.tags import Tag
from tests.firmware.reader_bench import ANN, BEN, CARD, OTHER, Bench, message_on, written_tag


def write(tag: "Tag", message: bytes, bench=None):
    """The reason why it failed, or None."""
    bench = bench or Bench()
    bench.chip.field = [tag]
    assert bench.run_until("tag") is not None
    bench.reader.write(tag.uid, message)
    event = bench.run_until("written")
    assert event[1] == tag.uid
    return event[2]


def read(tag: "Tag"):
    bench = Bench()
    bench.chip.field = [tag]
    return bench.run_until("tag")[2]


def cards(message) -> list:
    try:
        found = ndef.decode(message or b"")
    except ndef.BadNdef:
        return []
    return [record for record in found if record[:2] == (4, b"deedbox:card")]


def test_a_new_sticker_becomes_a_card():
    for kind in ("ntag213", "ntag215", "ntag216"):
        tag = Tag(ANN, kind=kind)
        assert write(tag, CARD) is None
        assert message_on(tag) == CARD
        assert read(tag) == CARD
        assert CARD + b"\xfe" in bytes(tag.memory)


def test_what_the_factory_wrote_in_front_stays():
    tag = Tag(ANN)
    assert write(tag, CARD) is None
    assert bytes(tag.memory[16:21]) == b"\x01\x03\xa0\x0c\x34"


def test_a_card_can_be_made_another_one_shorter_or_longer():
    tag = written_tag(CARD)
    for message in (OTHER, CARD, b"\xd0\x00\x00", CARD + CARD + CARD):
        assert write(tag, message) is None
        assert message_on(tag) == message


def test_a_message_of_others_with_a_long_length_is_replaced():
    tag = Tag(ANN, {4: b"\x03\xff\x01\x00", 5: b"abcd"}, "ntag215")
    assert write(tag, CARD) is None
    assert message_on(tag) == CARD


def test_writing_what_is_there_already_writes_nothing():
    tag = written_tag(CARD)
    assert write(tag, CARD) is None
    assert tag.writes == 0


def test_only_pages_for_messages_are_ever_written():
    for kind in ("ntag213", "ntag215"):
        tag = Tag(ANN, kind=kind)
        before = bytes(tag.memory)
        size = before[14] * 8
        assert write(tag, b"m" * 130) is None
        assert bytes(tag.memory[:16]) == before[:16]
        assert bytes(tag.memory[16 + size :]) == before[16 + size :]


def test_a_message_that_fills_the_tag_to_its_last_byte_fits_and_one_more_does_not():
    room = 144 - 5 - 2
    tag = Tag(ANN)
    assert write(tag, b"m" * room) is None
    assert message_on(tag) == b"m" * room
    assert bytes(tag.memory[160:]) == bytes(Tag(ANN).memory[160:])  # lock bits stand right behind
    tag = Tag(ANN)
    assert write(tag, b"m" * (room + 1)) == "small"
    assert tag.writes == 0
    assert write(Tag(ANN, kind="ntag216"), b"m" * 201) == "small"


def test_a_read_only_tag_is_told_as_locked_and_keeps_its_message():
    tag = written_tag(CARD)
    tag.lock()
    assert write(tag, OTHER) == "locked"
    assert message_on(tag) == CARD


def test_a_tag_that_says_it_is_read_only_is_believed():
    tag = Tag(ANN, {3: b"\xe1\x10\x12\x0f"})
    assert write(tag, CARD) == "locked"
    assert tag.writes == 0


def test_locked_pages_are_seen_before_anything_is_written():
    for page in range(4, 14):
        tag = written_tag(CARD)
        tag.memory[10 + page // 8] |= 1 << page % 8
        # The message begins on page 5; page 4 holds only what the factory wrote.
        expected = None if page == 4 else "locked"
        assert write(tag, OTHER + OTHER) == expected, page
        assert tag.writes == 0 or page == 4


def test_a_page_that_refuses_though_it_looked_free_is_told_as_locked():
    tag = Tag(ANN)
    tag.memory[40 * 4] = 0xFF  # dynamic lock bits: pages 16 to 31
    assert write(tag, CARD + CARD + CARD) == "locked"
    assert message_on(tag) == b""


def test_an_unformatted_tag_a_phone_and_a_bank_card_cannot_be_written():
    assert write(Tag(ANN, kind="ultralight"), CARD) == "locked"
    assert write(Tag(ANN, kind="bank"), CARD) == "locked"
    assert write(Tag(ANN[:4], kind="classic"), CARD) == "locked"


def forgetful(tag: "Tag", place: int, times: int) -> "Tag":
    """A byte of its memory can not be set, so many times."""
    honest = tag.chip.answer
    left = [times]

    def answer(command):
        result = honest(command)
        if command[0] == 0xA2 and tag.memory[place] and left[0]:
            left[0] -= 1
            tag.memory[place] = 0
        return result

    tag.chip.answer = answer  # type: ignore[method-assign]
    return tag


def test_a_tag_that_forgets_a_byte_is_found_out_and_stays_empty():
    tag = forgetful(Tag(ANN), 28, 1000)
    assert write(tag, CARD) == "verify"
    assert message_on(tag) == b""


def test_a_tag_that_forgets_the_length_is_found_out():
    tag = forgetful(Tag(ANN), 22, 1000)
    assert write(tag, CARD) == "verify"
    assert message_on(tag) == b""


def test_a_byte_that_was_not_taken_once_is_written_again():
    tag = forgetful(Tag(ANN), 28, 1)
    assert write(tag, CARD) is None
    assert message_on(tag) == CARD


def pull_away(kind: str, number: int, tear: str, seed: int) -> int:
    """At that page write. The number of cards that it is then."""
    case = (kind, number, tear, seed)
    tag = Tag(BEN, bytes(written_tag(OTHER, BEN, kind).memory), kind, seed)
    before = bytes(tag.memory[16:21])
    tag.tear_after = number
    tag.tear = tear
    assert write(tag, CARD, Bench()) == "lost", case
    after = cards(read(tag))
    assert after in (cards(OTHER), [], cards(CARD)), case
    if tear != "within" and kind == "ntag213":
        assert bytes(tag.memory[16:21]) == before
    assert write(tag, CARD) is None, case
    assert message_on(tag) == CARD
    return len(after)


def test_pulled_away_at_any_moment_a_tag_is_old_or_empty_or_new_and_can_be_written_again():
    """The message begins in the middle of a page on one kind, and with a page on the others."""
    for kind in ("ntag213", "ntag215", "ntag216"):
        whole = written_tag(OTHER, BEN, kind)
        assert write(whole, CARD) is None
        results = []
        for number in range(1, whole.writes + 1):
            for tear, seeds in (("before", 1), ("after", 1), ("within", 12)):
                for seed in range(seeds):
                    results.append(pull_away(kind, number, tear, seed))
        assert 0 in results and 1 in results


def test_pulled_away_and_laid_back_at_once_it_is_written_after_all():
    tag = Tag(ANN)
    bench = Bench()
    bench.chip.field = [tag]
    bench.run_until("tag")
    tag.tear_after = 3
    bench.reader.write(ANN, CARD)
    while not tag.torn:
        bench.step()
    bench.run(150)
    bench.chip.field = []
    bench.chip.field = [tag]
    assert bench.run_until("written")[2] is None
    assert message_on(tag) == CARD
