"""What a unit does when what it has stored is damaged, gone, or cannot be written."""

from engine_core import Game
from host_tools.virtual_board.faults import FaultPlan
from host_tools.virtual_board.unit import Unit
from tests.virtual_board.unit_bench import MICRO, NEW_GAME, Broken, playing, started


def test_a_game_that_cannot_be_read_is_said_so_and_brought_back_by_a_key():
    unit = playing()
    unit.press("34")
    unit.run(1000)
    before = unit.game.snapshot()
    unit.files.replace("games/now", b"\x01noise")
    unit.cut_power()
    unit.boot()
    assert unit.game is None and unit.lines()[6] == "S1 Game damaged"
    unit.press("#")
    assert unit.game is not None and unit.game.cash == before["seats"]["cash"]


def test_a_game_whose_files_are_gone_comes_back_from_the_mirror():
    unit = playing()
    for name in unit.files.names("games"):
        unit.files.replace("games/" + name, b"\x01noise")
    unit.cut_power()
    unit.boot()
    assert unit.lines()[6] == "S1 Game damaged"
    unit.press("#")
    assert unit.lines()[1] == NEW_GAME


def test_a_new_game_keeps_what_could_not_be_read_of_the_old_one():
    unit = playing()
    unit.press("34")
    now = unit.files.read("games/now")
    unit.files.replace("games/now", b"\x02" + now[1:])
    unit.cut_power()
    unit.boot()
    assert unit.lines()[6] == "S1 Game version"
    unit.press("A")
    assert unit.files.read("games/unread") == b"\x02" + now[1:]
    assert unit.files.size_of("games/1") > 100 and unit.lines()[1] == NEW_GAME


def test_a_read_that_fails_does_not_throw_the_game_back_to_the_mirror():
    unit = playing()
    unit.press("34")
    before = unit.game.snapshot()
    files = unit.files
    unit.loop.saved.journal.files = Broken()
    unit.press("#")
    assert unit.game is None
    unit.press("#1#")
    assert unit.sounds[-1] == "refused" and unit.lines()[6] == "Not saved: broken"
    unit.loop.saved.journal.files = files
    unit.press("#")
    assert unit.game.snapshot() == before


def test_a_command_that_cannot_be_saved_is_taken_back_and_said_so():
    unit = playing()
    files = unit.loop.saved.journal.files
    unit.loop.saved.journal.files = unit.loop.screen.files = Broken()
    unit.press("34")
    assert unit.lines()[6] == "Not saved: broken" and unit.sounds[-1] == "refused"
    unit.tap("deed", 39)
    assert unit.lines()[6] == "S1 Storage broken"
    unit.loop.saved.journal.files = unit.loop.screen.files = files
    unit.press("#34")
    assert unit.game.place[0] == 7


def test_a_flash_that_fails_now_and_then_never_tells_a_wrong_game():
    unit = playing()
    unit.press("34")
    unit.run(1000)
    for number in range(12):
        unit.flash.plan = FaultPlan({number: "no_answer"})
        before = unit.game.snapshot()
        unit.press("12")
        unit.flash.plan = None
        if unit.game is None:
            unit.press("#")
        assert unit.game.snapshot() == before or unit.sounds[-1] != "refused"


def test_a_flash_that_fails_while_the_unit_starts_costs_no_game():
    unit = playing()
    unit.press("34")
    before = unit.game.snapshot()
    seen = []
    for number in range(16):
        again = Unit(flash=unit.flash, faults={"flash": FaultPlan({number: "no_answer"})})
        again.boot()
        if again.on and again.game is None:
            seen.append(again.lines()[6])
            again.press("#")
        assert not again.on or again.game.snapshot() == before
    assert MICRO or set(seen) == {"S1 Storage damaged"}


def test_the_time_of_a_timed_game_is_kept_each_minute():
    unit = started()
    unit.loop.saved.begin(Game("classic", ["Ann", "Ben"], mode="timed"))
    unit.run(185000)
    unit.cut_power()
    unit.boot()
    assert unit.loop.saved.journal.played == 180
    unit.press("A")
    unit.run(120000)
    assert unit.loop.saved.journal.played == 0


def test_a_minute_that_cannot_be_kept_is_no_reason_to_stop():
    unit = started()
    unit.loop.saved.begin(Game("classic", ["Ann", "Ben"], mode="timed"))
    unit.loop.saved.journal.files = Broken()
    unit.run(61000)
    assert unit.on and unit.screen == "demo"
