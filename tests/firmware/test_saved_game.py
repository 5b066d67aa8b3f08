"""A game that is saved with every confirmation, and goes on after power-off as if nothing was."""

from engine_core import Game, Refused, edition_ids, load_edition
from firmware.storage.faults import StorageFailed
from firmware.storage.new_game import LEAST_FREE
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


def test_a_new_unit_has_no_game():
    saved = SavedGame(new_files())
    assert not saved.resume() and saved.game is None
    assert saved.last() is None and not saved.undo() and saved.finished() == []
    assert raises(Refused, lambda: saved.do(gift(1))) == "not_started"
    saved.played(60)
    assert not saved.resume()


def test_what_was_confirmed_is_there_after_power_off():
    files = new_files()
    saved = SavedGame(files)
    saved.begin(new_game())
    assert resumed(files).game.snapshot() == saved.game.snapshot()
    events = saved.do([("roll", {"dice": (3, 4)}), ("card", {"card": "ch07"})])
    assert [event[0] for event in events][0] == "rolled" and len(events) > 2
    again = resumed(files)
    assert again.game.snapshot() == saved.game.snapshot()
    assert again.last() == [("roll", {"dice": [3, 4]}), ("card", {"card": "ch07"})]


def test_a_refused_command_leaves_no_trace():
    files = FaultyFiles(new_files())
    saved = SavedGame(files)
    saved.begin(new_game())
    before = saved.game.snapshot()
    files.fail(1, forever=True)
    assert raises(Refused, lambda: saved.do([("buy", {})])) == "nothing_to_buy"
    files.mend()
    assert saved.game.snapshot() == before == found_in(files)
    assert saved.last() is None


def test_a_confirmation_whose_second_command_is_refused_leaves_nothing():
    files = new_files()
    saved = SavedGame(files)
    saved.begin(new_game())
    saved.do(gift(5))
    before = saved.game.snapshot()
    two = gift(100) + [("end_turn", {})]
    assert raises(Refused, lambda: saved.do(two)) == "must_roll_first"
    assert saved.game.snapshot() == before == found_in(files)
    saved.do(gift(7))
    assert saved.game.cash[0] == 1512
    assert found_in(files) == saved.game.snapshot() != before


def test_no_commands_are_no_record():
    files = new_files()
    saved = SavedGame(files)
    saved.begin(new_game())
    assert saved.do([]) == ()
    assert saved.last() is None
    saved.do(gift(1))
    assert found_in(files) == saved.game.snapshot()


def test_commands_may_come_one_by_one_from_a_generator():
    files = new_files()
    saved = SavedGame(files)
    saved.begin(new_game())
    saved.do(command for command in gift(1) + gift(2))
    assert saved.game.cash[0] == 1503 and found_in(files) == saved.game.snapshot()


def test_a_reason_too_long_to_be_saved_is_refused_and_nothing_moves():
    files = new_files()
    saved = SavedGame(files)
    saved.begin(new_game())
    before = saved.game.snapshot()
    assert raises(Refused, lambda: saved.do(gift(1, why="x" * 5000))) == "bad_choice"
    assert saved.game.snapshot() == before == found_in(files)
    saved.do(gift(1, why="x" * 4000))
    assert found_in(files) == saved.game.snapshot() != before


def test_an_argument_that_no_rule_looked_at_is_refused_if_it_cannot_be_saved():
    """A mission that failed takes any target. Nobody can key such a thing, a program can."""
    files = FilesInMemory()
    saved = SavedGame(files)
    saved.begin(new_game("clone_wars", special=True))
    saved.do([("move_token", {"seat": 0, "space": 13}), ("roll", {"dice": (6, 1)})])
    assert saved.game.mission
    before = saved.game.snapshot()
    for odd in (object(), 1.5, {1}):
        mission = [("mission", {"die": 1, "space": odd})]
        assert raises(Refused, lambda mission=mission: saved.do(mission)) == "bad_choice"
        assert saved.game.snapshot() == before == found_in(files)


def test_a_game_of_every_edition_is_the_same_after_every_confirmation():
    """All modes, with the special rules, with the unit's dice and cards and the table's."""
    for number, edition in enumerate(edition_ids()):
        book = load_edition(edition)
        kinds = ("unit", "table") if number % 2 else ("table", "unit")
        game = new_game(
            edition,
            min(4, len(book.tokens)),
            mode=("standard", "short", "timed")[number % 3],
            special=bool(book.special_rules),
            rent=("auto", "ask")[number % 2],
            cards=kinds[0],
            dice=kinds[1],
            first=None if number % 4 == 1 else 0,
            seed=number,
        )
        evening = Evening(FilesInMemory(), game, number)
        for _ in range(30 if MICRO else 200):
            evening.step()
            assert found_in(evening.files) == evening.now


def test_going_on_reads_two_files_however_long_the_game_is():
    files = FaultyFiles(FilesInMemory())
    evening = Evening(files, new_game(dice="unit", cards="unit"))
    most = 0
    for _ in range(20 if MICRO else 300):
        evening.step()
        files.reads = files.calls = 0
        resumed(files)
        most = max(most, files.reads)
        assert files.calls == files.reads
    assert most == 2


def test_the_journal_in_memory_is_the_one_on_the_flash():
    """Else a record after power-off would go elsewhere than one without."""
    evening = Evening(FilesInMemory(), new_game(dice="unit", cards="unit"))
    for turn in range(20 if MICRO else 250):
        evening.step()
        if turn % 9 == 8:
            evening.undo()
        journal, again = evening.saved.journal, resumed(evening.files).journal
        for name in ("game", "played", "place", "length", "count", "in_log", "newest", "sum"):
            assert getattr(journal, name) == getattr(again, name), (turn, name)
        assert (evening.saved.standing, evening.saved.depth) == (
            resumed(evening.files).standing,
            resumed(evening.files).depth,
        )
        assert evening.saved.depth + evening.saved.standing == len(evening.states) - 1


def test_a_snapshot_comes_often_enough_to_go_on_quickly():
    evening = Evening(FilesInMemory(), new_game(dice="unit", cards="unit"))
    most = snapshots = 0
    place = evening.saved.journal.place
    for _ in range(100 if MICRO else 400):
        evening.step()
        most = max(most, evening.saved.journal.count)
        snapshots += place != evening.saved.journal.place
        place = evening.saved.journal.place
    assert snapshots >= (1 if MICRO else 4) and most <= 82


def test_the_time_played_is_kept_and_at_most_the_last_minute_is_lost():
    files = FaultyFiles(new_files(), ("replace",))
    saved = SavedGame(files)
    saved.begin(new_game(mode="timed", players=2))
    for minute in range(1, 5):
        saved.played(60)
        assert resumed(files).journal.played == 60 * minute
    files.fail(1, "full")
    assert raises(StorageFailed, lambda: saved.played(60)) == "full"
    assert saved.journal.played == resumed(files).journal.played == 240
    saved.played(60)
    saved.do([("deal", {"seat": 0, "deed": 1})])
    saved.undo()
    assert saved.journal.played == resumed(files).journal.played == 300


def test_the_time_played_goes_on_through_snapshots_and_steps_back():
    evening = Evening(FilesInMemory(), new_game(dice="unit", cards="unit"))
    for turn in range(30 if MICRO else 150):
        evening.step()
        evening.saved.played(7)
        if turn % 40 == 39:
            for _ in range(20):
                evening.undo()
        assert evening.saved.journal.played == 7 * (turn + 1)
    again = resumed(evening.files)
    assert again.journal.played == 7 * (30 if MICRO else 150)
    assert again.game.snapshot() == evening.now
    again.begin(new_game())
    assert resumed(evening.files).journal.played == 0


def test_the_oldest_games_make_room_for_a_new_one():
    class Small(FilesInMemory):
        def free(self):
            return LEAST_FREE + 3 - len(self.names("games"))

    files = Small()
    saved = SavedGame(files)
    for _ in range(4):
        saved.begin(new_game())
    assert saved.finished() == [2, 3] and saved.journal.game == 4
    assert found_in(files) == saved.game.snapshot()


def test_a_new_game_needs_room():
    class NearlyFull(FilesInMemory):
        left = LEAST_FREE

        def free(self):
            return self.left

    files = NearlyFull()
    saved = SavedGame(files)
    saved.begin(new_game())
    saved.do(gift(1))
    before = saved.game.snapshot()
    files.left -= 1
    assert raises(StorageFailed, lambda: saved.begin(new_game())) == "full"
    assert saved.game.snapshot() == before == found_in(files)
    saved.do(gift(1))


def test_a_players_long_name_is_no_obstacle():
    """Snapshots of about 2 KB: eight names of forty letters."""
    names = ["€" * 39 + chr(65 + seat) for seat in range(8)]
    evening = Evening(new_files(), Game("classic_2008", names))
    place = evening.saved.journal.place
    while evening.saved.journal.place == place:
        evening.do(gift(1, why="a long reason to give"))
    for _ in range(5):
        evening.undo()
        assert evening.saved.game.snapshot() == evening.now == found_in(evening.files)
    assert evening.saved.game.players[7][0] == names[7]
