"""A saved game with any bit flipped, or cut off anywhere: the same game, or it says so.

With `lenient` it goes on from what can be read: a state that this very game was once in.
"""

import pytest

from firmware.storage.saved_game import SavedGame
from tests.firmware.storage_table import (
    NOW,
    Evening,
    FilesInMemory,
    found_in,
    gift,
    new_game,
    resumed,
)

LOG = "games/1"
CODES = ("damaged", "version", "differs", "edition")


def evening_of(records: int, undo: int = 0) -> Evening:
    evening = Evening(FilesInMemory(), new_game(dice="unit", cards="unit", seed=8), 8)
    evening.play(records)
    for _ in range(undo):
        evening.undo()
        evening.ever.append(evening.now)
    return evening


FIFTY = evening_of(50)
LONGER = evening_of(110, undo=3)  # with snapshots, and steps taken back
STALE = evening_of(50)  # whose newest record went to the log, so that `now` is out of date
while STALE.saved.journal.newest:
    STALE.step()
EVENINGS = [FIFTY, LONGER, STALE]


def changed(evening: Evening, path: str, data: bytes | bytearray) -> FilesInMemory:
    files = FilesInMemory(evening.files.content)
    files.content[path] = bytes(data)
    return files


def flipped(evening: Evening, path: str, bit: int) -> FilesInMemory:
    data = bytearray(evening.files.content[path])
    data[bit // 8] ^= 1 << bit % 8
    return changed(evening, path, data)


def bits(evening: Evening, path: str) -> int:
    return 8 * len(evening.files.content[path])


def check_lenient(evening: Evening, files: FilesInMemory, where: object) -> None:
    """What is gone on with existed once; it is found again, played on, and taken back."""
    found = found_in(files, lenient=True)
    if isinstance(found, str):
        assert found in CODES, where
        return
    assert found in evening.ever, where
    assert found_in(files) == found, where
    saved = resumed(files)
    if not saved.game.over:
        saved.do(gift(3))
        assert found_in(files) == saved.game.snapshot() != found
        assert saved.undo()
    assert not saved.undo() and found_in(files) == found, where


def test_the_journals_are_what_the_tests_are_about() -> None:
    assert len(FIFTY.saved.journal.newest) > 50 and FIFTY.saved.journal.in_log > 20
    assert LONGER.saved.journal.place > 900
    assert FIFTY.files.content[NOW] != b"" and not STALE.saved.journal.newest


@pytest.mark.parametrize("evening", EVENINGS)
@pytest.mark.parametrize("path", [NOW, LOG])
def test_a_flipped_bit_is_found_or_does_no_harm(evening: Evening, path: str) -> None:
    harmless = 0
    for bit in range(0, bits(evening, path), 1 if evening is FIFTY else 7):
        files = flipped(evening, path, bit)
        before = dict(files.content)
        found = found_in(files)
        assert found == evening.now or found in CODES, bit
        assert files.content == before
        harmless += found == evening.now
    if path == LOG and evening is FIFTY:
        assert harmless == 64  # the header of the log, which `now` makes unnecessary


@pytest.mark.parametrize("evening", EVENINGS)
@pytest.mark.parametrize("path", [NOW, LOG])
def test_what_is_left_after_a_flipped_bit_really_was(evening: Evening, path: str) -> None:
    for bit in range(0, bits(evening, path), 9 if path == NOW else 29):
        check_lenient(evening, flipped(evening, path, bit), bit)


@pytest.mark.parametrize("evening", EVENINGS)
@pytest.mark.parametrize("path", [NOW, LOG])
def test_a_file_cut_off_anywhere_is_found(evening: Evening, path: str) -> None:
    """Only where the log is cut to what it once was, and `now` is as old, nobody can see it: that
    is what a power cut leaves, too. It takes back a few confirmations, and makes nothing up."""
    whole = evening.files.content[path]
    unseen = 0
    for length in range(len(whole)):
        files = changed(evening, path, whole[:length])
        before = dict(files.content)
        found = found_in(files)
        if isinstance(found, str):
            assert found in CODES, length
        elif found != evening.now:
            unseen += 1
            assert found in evening.ever[-4:], length
        assert files.content == before
        if length % 5 == 0:
            check_lenient(evening, files, length)
    assert unseen <= (0 if path == NOW or evening is FIFTY else 3)


@pytest.mark.parametrize("path", [NOW, LOG])
def test_a_file_that_is_gone_is_found(path: str) -> None:
    for evening in EVENINGS:
        files = FilesInMemory(evening.files.content)
        del files.content[path]
        assert found_in(files) == "damaged"
        if path == NOW:
            check_lenient(evening, files, path)


def test_noise_instead_of_a_file_is_found() -> None:
    for noise in (bytes(2000), b"\xff" * 2000, bytes(range(256)) * 9, b"\1" * 100, b"{}"):
        for path in (NOW, LOG):
            for start in (0, 8, 20):
                data = FIFTY.files.content[path][:start] + noise
                files = changed(FIFTY, path, data)
                assert found_in(files) in CODES
                check_lenient(FIFTY, files, (path, start))


def test_two_records_that_changed_places_or_came_twice_are_found() -> None:
    """Each of them is sound by itself."""
    evening = Evening(FilesInMemory(), new_game())
    marks = []
    for _ in range(40):
        evening.do(gift(5))
        marks.append(evening.files.size_of(LOG) + len(evening.saved.journal.newest))
    whole = evening.files.content[LOG]
    size = marks[1] - marks[0]
    first = evening.saved.journal.length - evening.saved.journal.in_log * size
    one, two = whole[first : first + size], whole[first + size : first + 2 * size]
    rest = whole[first + 2 * size :]
    for wrong in (two + one + rest, one + one + rest, one + rest, two + rest, one + two + two):
        files = changed(evening, LOG, whole[:first] + wrong)
        assert found_in(files) == "damaged"


def test_the_newest_records_of_another_game_are_not_believed() -> None:
    other = Evening(FilesInMemory(), new_game(dice="unit", cards="unit", seed=9), 8)
    size = len(FIFTY.files.content[NOW])
    while len(other.files.content[NOW]) != size:
        other.do(gift(1 + other.below(200)))
    files = changed(FIFTY, NOW, FIFTY.files.content[NOW][:16] + other.files.content[NOW][16:])
    assert found_in(files) == "damaged"


def test_time_that_cannot_be_read_begins_anew() -> None:
    """Rather than with some number from a damaged file."""
    evening = evening_of(30)
    evening.saved.played(3600)
    now = bytearray(evening.files.content[NOW])
    now[12] ^= 0x40
    files = changed(evening, NOW, now)
    assert resumed(files, lenient=True).journal.played == 0
    assert resumed(files).journal.played == 0


def test_the_newest_game_is_the_one_that_is_found() -> None:
    files = FilesInMemory()
    for number in range(1, 4):
        evening = Evening(files, new_game(dice="unit", cards="unit", seed=number), number).play(40)
    files.content[NOW] = b"\1"
    assert found_in(files, lenient=True) in evening.ever
    assert resumed(files).journal.game == 3
    files.content[NOW] = b"\1"
    files.content["games/3"] = bytes(1000)
    assert resumed(files, lenient=True).journal.game == 2


def test_what_is_lost_with_now_is_at_most_what_only_now_had() -> None:
    for evening in EVENINGS:
        files = FilesInMemory(evening.files.content)
        files.content[NOW] = b"\1"
        found = found_in(files, lenient=True)
        assert found in evening.ever[-25:]


def test_steps_back_end_where_the_damage_was() -> None:
    log = len(LONGER.files.content[LOG]) - 20
    files = flipped(LONGER, LOG, 8 * log)
    assert found_in(files) == "damaged"
    saved = SavedGame(files)
    assert saved.resume(lenient=True)
    assert saved.last() is None and not saved.undo()
