"""Which tag is which card: enrolled once, replaced when lost, and never two at a time."""

from firmware.storage.card_set import CardSet
from firmware.storage.faults import StorageFailed
from tests.firmware.storage_table import MICRO, FaultyFiles, FilesInMemory, new_files, raises

DEED = "deed;saga;39"
ANN = "player;;0"
ONE = b"\4\1\2\3\4\5\6"
TWO = b"\4\1\2\3\4\5\7"
FILE = "cards"


def uid(number: int) -> bytes:
    """Seven bytes that look like those of other cards."""
    return bytes([4, 0x5D, number >> 8, number & 255, 0x80, 0, 1])


def full_set(count: int = 120) -> list:
    return [(uid(number), "deed;classic_2008;%d" % number) for number in range(count)]


def test_a_new_unit_knows_no_card():
    cards = CardSet(new_files())
    assert cards.name_of(ONE) is None and cards.uid_of(DEED) is None and cards.names() == []


def test_a_card_that_was_enrolled_is_known_also_after_power_off():
    files = new_files()
    cards = CardSet(files)
    cards.enrol(ONE, DEED)
    cards.enrol(TWO, ANN)
    for known in (cards, CardSet(files)):
        assert known.name_of(ONE) == DEED and known.name_of(TWO) == ANN
        assert known.uid_of(DEED) == ONE and known.uid_of(ANN) == TWO
        assert known.names() == [DEED, ANN]
        assert known.name_of(ONE[:4]) is None and known.name_of(b"") is None
        assert known.uid_of("deed;saga;3") is None and known.uid_of("") is None


def test_uids_of_all_lengths_are_told_apart():
    files = new_files()
    cards = CardSet(files)
    long = b"\4\1\2\3\4\5\6\7\x08\x09"
    cards.enrol_all([(long[:4], "a;;4"), (long[:7], "b;;7"), (long, "c;;10")])
    again = CardSet(files)
    assert [again.name_of(long[:size]) for size in (4, 7, 10)] == ["a;;4", "b;;7", "c;;10"]
    assert [again.uid_of(name) for name in again.names()] == [long[:4], long[:7], long]
    assert again.name_of(bytearray(long)) == "c;;10"


def test_a_lost_card_is_replaced_and_the_old_tag_is_worth_nothing():
    files = new_files()
    cards = CardSet(files)
    cards.enrol(ONE, DEED)
    cards.enrol(TWO, DEED)
    for known in (cards, CardSet(files)):
        assert known.name_of(TWO) == DEED and known.uid_of(DEED) == TWO
        assert known.name_of(ONE) is None and known.names() == [DEED]
    cards.enrol(ONE, DEED)  # found again, under the sofa
    for known in (cards, CardSet(files)):
        assert known.name_of(ONE) == DEED and known.name_of(TWO) is None
        assert known.uid_of(DEED) == ONE


def test_a_tag_enrolled_as_another_card_is_only_that_one():
    files = new_files()
    cards = CardSet(files)
    cards.enrol(ONE, DEED)
    cards.enrol(ONE, ANN)
    for known in (cards, CardSet(files)):
        assert known.name_of(ONE) == ANN and known.uid_of(ANN) == ONE
        assert known.uid_of(DEED) is None and known.names() == [ANN]
    cards.enrol(TWO, DEED)
    cards.enrol(TWO, ANN)
    assert cards.name_of(ONE) is None and cards.names() == [ANN] and cards.uid_of(ANN) == TWO


def test_a_forgotten_tag_is_no_card_and_can_become_one_again():
    files = new_files()
    cards = CardSet(files)
    cards.enrol(ONE, DEED)
    cards.enrol(TWO, ANN)
    cards.enrol(ONE, "")
    for known in (cards, CardSet(files)):
        assert known.name_of(ONE) is None and known.uid_of(DEED) is None
        assert known.names() == [ANN] and known.uid_of("") is None
    cards.enrol(TWO, "")
    assert cards.names() == []
    cards.enrol(ONE, DEED)
    assert CardSet(files).name_of(ONE) == DEED


def test_what_is_known_already_is_not_written_again():
    files = FaultyFiles(FilesInMemory(), ("append", "replace"))
    cards = CardSet(files)
    cards.enrol(ONE, DEED)
    cards.enrol(ONE, DEED)
    cards.enrol(TWO, "")
    assert files.calls == 1


def test_a_whole_set_is_enrolled_with_one_write():
    files = FaultyFiles(new_files(), ("append", "replace"))
    cards = CardSet(files)
    cards.enrol_all(full_set())
    assert files.calls == 1
    cards.enrol_all([(b"\1\2\3\4", ANN)])
    again = CardSet(files)
    assert files.calls == 2 and len(again.names()) == 121
    for known, name in full_set():
        assert again.name_of(known) == name
    assert files.size_of(FILE) < 4096


def model_of(entries: list) -> dict:
    """What should be known, the slow and plain way: UID by UID."""
    cards: dict = {}
    for known, name in entries:
        for other in list(cards):
            if cards[other] == name:
                del cards[other]
        cards.pop(known, None)
        if name:
            cards[known] = name
    return cards


def test_any_order_of_enrolling_ends_as_a_plain_table_does():
    files = FilesInMemory()
    cards = CardSet(files)
    entries = []
    number = 1
    for turn in range(150 if MICRO else 600):
        number = (number * 7621 + 1) % 32768
        name = "" if number % 11 == 0 else "deed;x;%d" % (number // 16 % 12)
        entries.append((uid(number // 7 % 15), name))
        cards.enrol(entries[-1][0], entries[-1][1])
        if turn % 10 == 0:
            expected = model_of(entries)
            for known in (cards, CardSet(files)):
                assert known.names() == sorted(expected.values())
                for which in range(15):
                    assert known.name_of(uid(which)) == expected.get(uid(which))
                for one in expected:
                    assert known.uid_of(expected[one]) == one


def test_a_file_that_has_grown_is_made_small_again():
    files = FilesInMemory()
    cards = CardSet(files)
    cards.enrol_all(full_set(40))
    most = sizes = 0
    for turn in range(900):
        cards.enrol(uid(1000 + turn), "deed;classic_2008;%d" % (turn % 40))
        size = files.size_of(FILE)
        sizes += size < most
        most = max(most, size)
    assert most <= 16 * 1024 and sizes > 0
    again = CardSet(files)
    assert again.names() == cards.names() and len(again.names()) == 40
    for number in range(40):
        name = "deed;classic_2008;%d" % number
        assert again.name_of(again.uid_of(name)) == name
        assert again.name_of(uid(number)) is None


def test_a_damaged_entry_costs_that_card_only():
    files = FilesInMemory()
    entries = full_set(12)
    CardSet(files).enrol_all(entries)
    whole = files.content[FILE]
    for bit in range(8 * len(whole)):
        data = bytearray(whole)
        data[bit // 8] ^= 1 << bit % 8
        cards = CardSet(FilesInMemory({FILE: bytes(data)}))
        found = [cards.name_of(known) for known, _ in entries]
        lost = [place for place in range(12) if found[place] != entries[place][1]]
        assert len(lost) <= 1, bit
        assert all([found[place] is None for place in lost]), bit
        assert len(cards.names()) == 12 - len(lost), bit
        if bit < 8:
            assert not lost  # the version


def test_a_card_enrolled_after_the_damage_is_there_too():
    files = FilesInMemory()
    CardSet(files).enrol_all(full_set(12))
    for at in range(1, 80):
        data = bytearray(files.content[FILE])
        data[at] ^= 0xFF
        damaged = FilesInMemory({FILE: bytes(data)})
        CardSet(damaged).enrol(ONE, ANN)
        assert CardSet(damaged).name_of(ONE) == ANN, at
        assert len(CardSet(damaged).names()) >= 11


def test_noise_is_no_card():
    for noise in (b"", b"\1", b"\1\5", bytes(300), b"\xff" * 300, bytes(range(256)), b"\1\4" * 9):
        files = FilesInMemory({FILE: noise})
        cards = CardSet(files)
        assert cards.names() == [] and cards.name_of(ONE) is None
        cards.enrol(ONE, DEED)
        assert CardSet(files).names() == [DEED]


def test_a_file_cut_off_has_the_cards_before():
    files = FilesInMemory()
    CardSet(files).enrol_all(full_set(5))
    whole = files.content[FILE]
    sizes = []
    for length in range(len(whole) + 1):
        names = CardSet(FilesInMemory({FILE: whole[:length]})).names()
        sizes.append(len(names))
    assert sizes == sorted(sizes) and sizes[0] == 0 and sizes[-1] == 5 and sizes[-2] == 4


def test_a_card_that_cannot_be_written_is_not_enrolled():
    files = FaultyFiles(new_files(), ("append", "replace"))
    cards = CardSet(files)
    for code in ("full", "broken"):
        files.fail(1, code)
        assert raises(StorageFailed, lambda: cards.enrol(ONE, DEED)) == code
        assert cards.name_of(ONE) is None and CardSet(files).names() == []
    cards.enrol(ONE, DEED)
    files.fail(1, "full")
    assert raises(StorageFailed, lambda: cards.enrol(TWO, DEED)) == "full"
    assert cards.name_of(ONE) == DEED == CardSet(files).name_of(ONE)
    assert cards.name_of(TWO) is None


def test_files_that_cannot_be_read_say_so_and_are_tried_again():
    files = FaultyFiles(FilesInMemory())
    CardSet(files).enrol(ONE, DEED)
    cards = CardSet(files)
    files.fail(1)
    assert raises(StorageFailed, lambda: cards.name_of(ONE)) == "broken"
    assert cards.name_of(ONE) == DEED


def test_the_file_is_read_once():
    files = FaultyFiles(FilesInMemory())
    CardSet(files).enrol_all(full_set(20))
    files.reads = 0
    cards = CardSet(files)
    assert files.reads == 0
    for known, name in full_set(20):
        assert cards.name_of(known) == name and cards.uid_of(name) == known
    assert files.reads == 1
