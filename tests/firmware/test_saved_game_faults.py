"""Every single call of the files object fails once, or from then on: full, or broken.

A confirmation that could not be written is taken back and reported; the game in memory is the one
in the files; and when the fault is over, everything goes on.
"""

import pytest

from engine_core import Refused
from firmware.storage.faults import StorageFailed
from firmware.storage.saved_game import SavedGame
from host_tools.virtual_board.flash import Flash
from host_tools.virtual_board.littlefs_files import LittlefsFiles
from tests.firmware.storage_table import (
    NOW,
    WRITES,
    Evening,
    FaultyFiles,
    FilesInMemory,
    found_in,
    gift,
    new_game,
    resumed,
)

RECORDS = 90
FAULTS = [(code, forever) for code in ("full", "broken") for forever in (False, True)]


def script() -> list[list]:
    """Confirmations and steps back (empty), long enough for a snapshot."""
    evening = Evening(FilesInMemory(), new_game(dice="unit", cards="unit", seed=4), 4)
    found: list[list] = []
    while len(found) < RECORDS:
        if len(found) % 11 == 10:
            evening.undo()
            found.append([])
        else:
            found.append(evening.choice())
            evening.do(found[-1])
    return found


SCRIPT = script()


def begun(files) -> SavedGame:
    saved = SavedGame(files)
    saved.begin(new_game(dice="unit", cards="unit", seed=4))
    return saved


def confirm(saved: SavedGame, commands: list) -> None:
    if commands:
        saved.do(commands)
    else:
        saved.undo()


def calls_of(only: tuple = ()) -> int:
    files = FaultyFiles(FilesInMemory(), only)
    saved = begun(files)
    files.mend()
    for commands in SCRIPT:
        confirm(saved, commands)
    return files.calls


def test_the_game_is_long_enough_to_see_everything() -> None:
    assert calls_of(WRITES) == RECORDS
    assert calls_of() > RECORDS
    files = FilesInMemory()
    saved = begun(files)
    first = saved.journal.place
    for commands in SCRIPT:
        confirm(saved, commands)
    assert saved.journal.place != first


@pytest.mark.parametrize(
    ("code", "forever", "late"),
    [
        ("full", False, False),
        ("full", True, False),
        ("broken", True, False),
        ("broken", False, True),
    ],
)
@pytest.mark.parametrize("only", [WRITES, ()])
def test_a_write_that_fails_takes_the_command_back(
    code: str, forever: bool, late: bool, only: tuple
) -> None:
    for number in range(1, calls_of(only) + 1):
        plain = FilesInMemory()
        files = FaultyFiles(plain, only)
        saved = begun(files)
        states = [saved.game.snapshot()]
        files.fail(number, code, forever, late)
        failed_at = -1
        for turn, commands in enumerate(SCRIPT):
            try:
                confirm(saved, commands)
            except StorageFailed as failed:
                assert failed.code == code and failed_at < 0
                failed_at = turn
                held = found_in(plain)
                assert saved.game is None or saved.game.snapshot() == held
                # A write that failed after all was done may be there. Otherwise nothing has moved.
                assert late or held == states[-1]
                if forever:
                    with pytest.raises(StorageFailed):
                        saved.do(gift(1))
                files.mend()
                if held == states[-1]:
                    confirm(saved, commands)
                elif saved.game is None:
                    saved.resume()
            states.append(saved.game.snapshot())
            if failed_at >= 0:
                assert found_in(plain) == states[-1]
                if turn > failed_at + 3:
                    break
        assert failed_at >= 0


def test_the_two_commands_of_one_confirmation_are_both_taken_back() -> None:
    for code, forever in FAULTS:
        files = FaultyFiles(LittlefsFiles(Flash()), WRITES)
        saved = SavedGame(files)
        saved.begin(new_game())
        before = saved.game.snapshot()
        files.fail(1, code, forever)
        with pytest.raises(StorageFailed) as caught:
            saved.do(gift(100) + gift(50, 1))
        assert caught.value.code == code
        assert saved.game.snapshot() == before == found_in(files)
        files.mend()
        saved.do(gift(1))
        assert saved.game.cash == [1501, 1500, 1500]


def test_a_refusal_while_the_files_cannot_be_read_is_found_again_later() -> None:
    """To take back what came before the refused command, the files have to be read."""
    files = FaultyFiles(FilesInMemory())
    saved = SavedGame(files)
    saved.begin(new_game())
    saved.do(gift(5))
    files.fail(1, "broken", True)
    with pytest.raises(StorageFailed):
        saved.do(gift(1) + [("buy", {})])
    for action in (lambda: saved.do(gift(1)), saved.undo, saved.last, lambda: saved.played(1)):
        with pytest.raises(StorageFailed):
            action()
    files.mend()
    with pytest.raises(Refused):
        saved.do(gift(1) + [("buy", {})])
    assert saved.game.cash[0] == 1505
    saved.do(gift(1))
    assert resumed(files).game.cash[0] == 1506


@pytest.mark.parametrize(("code", "forever"), FAULTS)
def test_a_new_game_that_cannot_be_written_leaves_the_old_one(code: str, forever: bool) -> None:
    number = 0
    while True:
        number += 1
        plain = FilesInMemory()
        for _ in range(7):
            evening = Evening(plain, new_game(dice="unit", cards="unit")).play(20)
        files = FaultyFiles(plain)
        saved = resumed(files)
        old = saved.game.snapshot()
        files.fail(number, code, forever)
        try:
            saved.begin(new_game("saga"))
        except StorageFailed as failed:
            assert failed.code == code
        else:
            break
        files.mend()
        assert found_in(plain) == old
        assert saved.game is None or saved.game.snapshot() == old
        saved.do(gift(1))
        assert saved.game.edition.id == "classic" and found_in(plain) == saved.game.snapshot()
        saved.undo()
        assert saved.game.snapshot() == old
        saved.begin(new_game("saga"))
        assert len(saved.finished()) == 5
        number_of_saga = saved.journal.game
        assert resumed(plain).game.edition.id == "saga"
        assert number_of_saga == 8
        assert evening.saved.journal.game == 7
    assert number > 5


@pytest.mark.parametrize(("code", "forever"), FAULTS)
def test_a_unit_whose_very_first_game_cannot_be_written_stays_without_one(
    code: str, forever: bool
) -> None:
    for number in (1, 2, 3, 4):
        files = FaultyFiles(FilesInMemory())
        saved = SavedGame(files)
        files.fail(number, code, forever)
        with pytest.raises(StorageFailed):
            saved.begin(new_game())
        files.mend()
        assert not SavedGame(files).resume()
        with pytest.raises(Refused):
            saved.do(gift(1))
        saved.begin(new_game())
        saved.do(gift(1))
        assert found_in(files) == saved.game.snapshot()


@pytest.mark.parametrize("code", ["full", "broken"])
def test_going_on_with_what_is_left_says_so_where_it_cannot_be_written(code: str) -> None:
    evening = Evening(FilesInMemory(), new_game(dice="unit", cards="unit")).play(40)
    plain = evening.files
    plain.content[NOW] = b"\1 no more"
    files = FaultyFiles(plain, WRITES)
    for number in (1, 2):
        saved = SavedGame(files)
        files.fail(number, code)
        with pytest.raises(StorageFailed) as caught:
            saved.resume(lenient=True)
        assert caught.value.code == code and saved.game is None
        assert found_in(plain) == "damaged"
    assert SavedGame(files).resume(lenient=True)
    assert found_in(plain) in evening.ever
