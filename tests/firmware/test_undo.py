"""Taking back, step by step, as far as the game goes back: with the power off in between, too."""

from engine_core import edition_ids, load_edition
from firmware.storage.faults import Damaged, StorageFailed
from firmware.storage.saved_game import SavedGame
from tests.firmware.storage_table import (
    MICRO,
    Evening,
    FaultyFiles,
    FilesInMemory,
    found_in,
    gift,
    new_files,
    new_game,
    raises,
    resumed,
)

LONG = 90 if MICRO else 300  # records, with a snapshot or several among them


def long_evening(files, seed=1, **settings) -> Evening:
    evening = Evening(files, new_game(dice="unit", cards="unit", seed=seed, **settings), seed)
    return evening.play(LONG)


def test_undo_takes_back_one_confirmation_and_says_which_before():
    saved = SavedGame(new_files())
    saved.begin(new_game())
    assert not saved.undo()
    saved.do(gift(10))
    before = saved.game.snapshot()
    saved.do(gift(20) + gift(30, 1))
    told = saved.last()
    assert [arguments["amount"] for _, arguments in told] == [20, 30]
    assert saved.undo() and saved.game.snapshot() == before
    assert saved.last() == gift(10)
    assert saved.undo() and saved.game.cash == [1500, 1500, 1500]
    assert saved.last() is None and not saved.undo()


def test_undo_goes_back_to_the_very_start_of_a_long_game():
    evening = long_evening(FilesInMemory())
    assert len(evening.states) == LONG + 1
    while evening.undo():
        assert evening.saved.game.snapshot() == evening.now
        assert evening.saved.depth + evening.saved.standing == len(evening.states) - 1
    assert len(evening.states) == 1
    assert found_in(evening.files) == evening.now


def test_going_on_reads_as_little_after_many_steps_back_and_the_log_grows_little():
    """The first step back over a snapshot copies what was before it, for those that follow."""
    evening = long_evening(FilesInMemory())
    length = evening.files.size_of("games/1")
    files = FaultyFiles(evening.files)
    most = 0
    while evening.undo():
        files.bytes_read = 0
        resumed(files)
        most = max(most, files.bytes_read)
    assert 0 < evening.files.size_of("games/1") - length < 60 * LONG  # bytes a step
    assert most < 5000


def test_a_game_goes_forward_again_with_other_commands_after_any_number_of_steps_back():
    evening = long_evening(FilesInMemory())
    for back in (1, 3, 70, 2, LONG // 2):
        for _ in range(back):
            evening.undo()
            assert evening.saved.game.snapshot() == evening.now
        for number in range(5):
            evening.do(gift(1 + back + number))
        assert found_in(evening.files) == evening.now
    while evening.undo():
        assert evening.saved.game.snapshot() == evening.now


def test_undo_power_off_undo():
    evening = long_evening(new_files())
    while len(evening.states) > 1:
        evening.undo()
        if len(evening.states) % 5 == 0:
            evening.saved = resumed(evening.files)
        assert evening.saved.game.snapshot() == evening.now
    assert not evening.undo()


def test_there_and_back_many_times_around_a_snapshot():
    """Where a step is taken back over a snapshot, done again, and taken back once more."""
    evening = Evening(FilesInMemory(), new_game())
    place = evening.saved.journal.place
    while evening.saved.journal.place == place:
        evening.do(gift(1))
    for number in range(1, 30):
        for _ in range(number % 5):
            evening.undo()
            assert evening.saved.game.snapshot() == evening.now
        for _ in range(number % 4):
            evening.do(gift(number))
        assert found_in(evening.files) == evening.now
    while evening.undo():
        assert evening.saved.game.snapshot() == evening.now


def test_steps_back_before_a_snapshot_do_not_count_twice():
    """One step taken back in each stretch between two snapshots: then all the others come back."""
    evening = Evening(FilesInMemory(), new_game())
    for number in range(LONG):
        evening.do(gift(number + 1))
        if number % 10 == 0:
            evening.undo()
    while evening.undo():
        assert evening.saved.game.snapshot() == evening.now
    assert evening.saved.game.cash[0] == 1500


def test_a_snapshot_that_falls_due_with_a_step_back_is_right_too():
    """Steps forward and back in turn, so that every kind of record once fills the file."""
    for shift in range(3):
        evening = Evening(FilesInMemory(), new_game())
        evening.do(gift(5))
        for _ in range(shift):
            evening.do(gift(6, why="x" * 7))
        places = []
        for number in range(100 if MICRO else 200):
            if number % 3 == 2:
                evening.undo()
            else:
                evening.do(gift(number + 1, why="y" * shift))
            places.append(evening.saved.journal.place)
            assert found_in(evening.files) == evening.now
        assert len(set(places)) > 1
        while evening.undo():
            assert evening.saved.game.snapshot() == evening.now


def test_random_evenings_end_as_a_plain_list_of_states_does():
    """Done, taken back, refused, several commands at once, and the power off now and then."""
    editions = edition_ids()
    for seed in range(2 if MICRO else 14):
        book = load_edition(editions[seed % len(editions)])
        settings = {"special": bool(book.special_rules), "rent": ("auto", "ask")[seed % 2]}
        game = new_game(book.id, min(3, len(book.tokens)), seed=seed, **settings)
        evening = Evening(FilesInMemory(), game, seed)
        for _ in range(60 if MICRO else 300):
            kind = evening.below(12)
            if kind < 2:
                for _ in range(1 + evening.below(4)):
                    evening.undo()
            elif kind == 2:
                evening.saved = resumed(evening.files)
            elif kind == 3:
                try:
                    evening.saved.do(gift(9) + [("build", {"seat": 0, "deed": 2})])
                except Exception as error:
                    assert error.code, error
            else:
                evening.step()
            assert evening.saved.game.snapshot() == evening.now
            assert found_in(evening.files) == evening.now


def test_undo_says_so_where_an_older_stretch_is_damaged_and_the_game_goes_on():
    evening = long_evening(FilesInMemory())
    files = evening.files
    log = bytearray(files.content["games/1"])
    log[len(log) // 3] ^= 1
    files.content["games/1"] = bytes(log)
    steps = 0
    try:
        while evening.undo():
            assert evening.saved.game.snapshot() == evening.now
            steps += 1
    except Damaged as damaged:
        assert damaged.code == "damaged"
    assert 0 < steps < LONG
    assert evening.saved.game.snapshot() == evening.now == found_in(files)
    evening.do(gift(77))
    assert found_in(files) == evening.now


def test_what_was_taken_back_never_returns_when_the_log_is_damaged_later_on():
    """The stretch before the last snapshot holds a step that was taken back. A fault behind it
    must not make it look as if it still stood."""
    evening = Evening(FilesInMemory(), new_game())
    files = evening.files
    evening.do(gift(1))
    evening.do(gift(666))
    evening.undo()
    evening.do(gift(2))
    first = evening.saved.journal.place
    while evening.saved.journal.place == first:
        evening.do(gift(3))
    evening.do(gift(4))
    sound = files.content["games/1"]
    states = list(evening.states)
    for at in range(first + 300, evening.saved.journal.place, 3):
        log = bytearray(sound)
        log[at] ^= 0x10
        files.content["games/1"] = bytes(log)
        evening.saved = resumed(files)
        evening.states = list(states)
        try:
            while evening.undo():
                assert evening.saved.game.snapshot() == evening.now, at
        except Damaged:
            pass


def test_a_step_back_that_cannot_be_written_is_not_taken():
    files = FaultyFiles(FilesInMemory(), ("append", "replace"))
    evening = Evening(files, new_game(dice="unit", cards="unit")).play(70)
    while True:
        before = evening.now
        files.fail(1, "full")
        if len(evening.states) == 1:
            break
        assert raises(StorageFailed, evening.saved.undo) == "full"
        files.mend()
        assert evening.saved.game.snapshot() == before == found_in(files)
        evening.undo()


def test_a_look_that_fails_leaves_the_game_as_it_is():
    """`last` only reads. The next record goes where it belongs all the same."""
    files = FaultyFiles(FilesInMemory(), ("read",))
    evening = Evening(files, new_game(dice="unit", cards="unit")).play(30)
    for number in (1, 2):
        files.fail(number)
        assert raises(StorageFailed, evening.saved.last) == "broken"
        files.fail(number)
        assert raises(StorageFailed, evening.saved.undo) == "broken"
        files.mend()
        assert evening.saved.game.snapshot() == evening.now
        evening.do(gift(number))
        assert found_in(files) == evening.now
