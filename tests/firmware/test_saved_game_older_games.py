"""The last five games stay in the unit for the report, to their very last confirmation."""

from firmware.storage.journal import HEADER
from firmware.storage.record_reader import Records, decoded
from firmware.storage.records import SNAPSHOT, UNDO
from firmware.storage.saved_game import SavedGame
from tests.firmware.storage_table import (
    NOW,
    Evening,
    FaultyFiles,
    FilesInMemory,
    found_in,
    gift,
    new_files,
    new_game,
    resumed,
)


def amounts(files, number: int) -> list:
    """What a reader of an old log finds: the amount of every gift."""
    log = files.read("games/%d" % number)
    assert log[: len(HEADER)] == HEADER
    records = Records(log, len(HEADER))
    found = []
    while records.next():
        kind = log[records.start]
        if kind not in (SNAPSHOT, UNDO):
            for _, arguments in decoded(log, records.start, records.end):
                found.append(arguments["amount"])
    assert records.at == len(log)
    return found


def test_a_sixth_new_game_removes_the_oldest():
    files = new_files()
    saved = SavedGame(files)
    for number in range(1, 10):
        saved.begin(new_game())
        saved.do(gift(number))
        assert saved.finished() == list(range(max(1, number - 5), number))
        assert resumed(files).finished() == saved.finished()
    assert files.names("games") == ["4", "5", "6", "7", "8", "9", "now"]
    assert found_in(files) == saved.game.snapshot()


def test_an_older_game_is_kept_to_its_last_confirmation():
    """The newest records were not in its log yet when the next game began."""
    files = new_files()
    for number in range(1, 4):
        saved = SavedGame(files)
        saved.resume()
        saved.begin(new_game())
        for amount in range(number * 10):
            saved.do(gift(1 + amount))
    for number in (1, 2):
        assert amounts(files, number) == list(range(1, number * 10 + 1))
    assert len(amounts(files, 3)) < 30


def test_a_long_game_can_be_read_from_the_first_confirmation_to_the_last():
    files = new_files()
    saved = SavedGame(files)
    saved.begin(new_game())
    for amount in range(200):
        saved.do(gift(1 + amount))
    saved.begin(new_game())
    assert amounts(files, 1) == list(range(1, 201))


def test_a_new_game_interrupted_anywhere_leaves_the_old_one():
    """As after a power cut: the calls up to some point were made, the others never."""
    number = 0
    while True:
        number += 1
        plain = FilesInMemory()
        for _ in range(6):
            old = Evening(plain, new_game(dice="unit", cards="unit")).play(20)
        files = FaultyFiles(plain, ("append", "replace", "remove"))
        saved = resumed(files)
        files.fail(number, "broken", True)
        try:
            saved.begin(new_game("saga"))
            break
        except Exception as error:
            assert error.code == "broken"
        again = resumed(plain)
        assert again.game.snapshot() == old.now and again.last() is not None
        assert again.finished()[-4:] == [2, 3, 4, 5]
        again.do(gift(4))
        assert again.undo() and again.game.snapshot() == old.now
        again.begin(new_game("saga"))
        again.do(gift(5))
        assert again.journal.game == 7 and again.finished() == [2, 3, 4, 5, 6]
        assert found_in(plain) == again.game.snapshot()
    assert number == 5  # the old log, the oldest game, the new log, `now`


def test_a_very_first_game_interrupted_leaves_none():
    for content in (
        {},
        {"games/1": b""},
        {NOW: b""},
        {"games/1": b"", NOW: b""},
    ):
        files = FilesInMemory(content)
        saved = SavedGame(files)
        assert not saved.resume()
        saved.begin(new_game())
        assert found_in(files) == saved.game.snapshot()
    files = FilesInMemory()
    SavedGame(files).begin(new_game())
    for left in (None, b""):
        cut = FilesInMemory(files.content)
        cut.content.pop(NOW)
        if left is not None:
            cut.content[NOW] = left
        assert not SavedGame(cut).resume()


def test_other_files_beside_the_games_are_left_alone():
    files = FilesInMemory({"games/readme.txt": b"x", "games/7a": b"y"})
    saved = SavedGame(files)
    for _ in range(8):
        saved.begin(new_game())
    assert files.content["games/readme.txt"] == b"x" and files.content["games/7a"] == b"y"
    assert saved.finished() == [3, 4, 5, 6, 7]


def test_a_newer_game_that_could_not_be_read_is_not_written_over():
    files = FilesInMemory()
    saved = SavedGame(files)
    for _ in range(2):
        saved.begin(new_game())
        for _ in range(30):
            saved.do(gift(1))
    log = bytearray(files.content["games/2"])
    log[20] ^= 4  # in its only snapshot
    files.content["games/2"] = bytes(log)
    again = SavedGame(files)
    assert again.resume(lenient=True) and again.journal.game == 1
    again.begin(new_game())
    assert again.journal.game == 3 and files.content["games/2"] == bytes(log)


def test_the_time_played_outlives_a_damaged_snapshot():
    files = FilesInMemory()
    saved = SavedGame(files)
    saved.begin(new_game())
    saved.played(660)
    for _ in range(100):
        saved.do(gift(1))
    log = bytearray(files.content["games/1"])
    log[saved.journal.place + 30] ^= 4
    files.content["games/1"] = bytes(log)
    again = SavedGame(files)
    assert again.resume(lenient=True) and again.journal.played == 660


def test_a_game_of_long_records_only_is_resumed_from_its_last_snapshot():
    files = FilesInMemory()
    saved = SavedGame(files)
    saved.begin(new_game())
    for _ in range(400):
        saved.do(gift(1, why="x" * 110))
    counted = FaultyFiles(files)
    again = SavedGame(counted)
    assert again.resume() and again.game.snapshot() == saved.game.snapshot()
    assert counted.bytes_read < 25000 < files.size_of("games/1")
