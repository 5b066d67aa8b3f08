"""What a unit does when what it has stored is damaged, gone, or cannot be written."""

from host_tools.virtual_board.faults import FaultPlan
from host_tools.virtual_board.unit import Unit
from tests.virtual_board.unit_bench import (
    FIRST_ROLL,
    MICRO,
    NEW_GAME,
    Broken,
    new_game,
    playing,
    started,
    told,
)


def in_trouble(unit, code):
    """A screen of its own says so, and what to do."""
    return unit.screen == "trouble" and "Trouble " + code in unit.lines()


def test_a_game_that_cannot_be_read_is_said_so_and_brought_back_by_a_key():
    unit = playing()
    unit.press("34")
    unit.run(1000)
    before = unit.game.snapshot()
    unit.files.replace("games/now", b"\x01noise")
    unit.cut_power()
    unit.boot()
    assert unit.game is None and in_trouble(unit, "S1")
    assert "The saved game is damaged." in told(unit)
    unit.tap("deed", 39)
    assert in_trouble(unit, "S1")
    unit.press("#")
    assert unit.game is not None and unit.game.cash == before["seats"]["cash"]
    assert unit.screen == "idle" and unit.lines()[:2] == NEW_GAME


def test_a_pin_is_asked_for_also_in_a_game_that_was_brought_back():
    unit = started()
    unit.start("classic", [("Ann", None, None, "1234"), "Ben"])
    unit.files.replace("games/now", b"\x01noise")
    unit.cut_power()
    unit.boot()
    unit.press("#")
    before = unit.game.snapshot()
    unit.press("A1D1#")  # Ann's page, and away from the table
    assert unit.screen == "consent"
    unit.press("#4321#")
    assert unit.screen == "consent" and unit.game.snapshot() == before
    unit.press("1234#")
    assert unit.game.out[0]


def test_a_game_whose_files_are_gone_comes_back_from_the_mirror():
    unit = playing()
    for name in unit.files.names("games"):
        unit.files.replace("games/" + name, b"\x01noise")
    unit.cut_power()
    unit.boot()
    assert in_trouble(unit, "S1")
    unit.press("#")
    assert unit.lines()[:2] == NEW_GAME and unit.lines()[6] == FIRST_ROLL


def test_a_new_game_keeps_what_could_not_be_read_of_the_old_one():
    unit = playing()
    unit.press("34")
    now = unit.files.read("games/now")
    unit.files.replace("games/now", b"\x02" + now[1:])
    unit.cut_power()
    unit.boot()
    assert in_trouble(unit, "S2")
    unit.press("#")
    assert unit.sounds[-1] == "refused" and unit.game is None
    unit.press("*")
    assert unit.screen == "idle" and unit.lines()[2] == "No game yet."
    new_game(unit)
    assert unit.files.read("games/unread") == b"\x02" + now[1:]
    assert unit.files.size_of("games/1") > 100 and unit.lines()[:2] == NEW_GAME


def test_a_read_that_fails_does_not_throw_the_game_back_to_the_mirror():
    unit = playing()
    unit.press("34")
    before = unit.game.snapshot()
    files = unit.files
    unit.loop.saved.journal.files = Broken()
    unit.press("#")
    assert unit.game is None and in_trouble(unit, "S6") and unit.sounds[-1] == "error"
    unit.press("#1#")
    assert unit.game is None and in_trouble(unit, "S6") and unit.sounds[-1] == "error"
    unit.loop.saved.journal.files = files
    unit.press("#")
    assert unit.game.snapshot() == before


def test_a_command_that_cannot_be_saved_is_taken_back_and_said_so():
    unit = playing()
    files = unit.loop.saved.journal.files
    unit.loop.saved.journal.files = unit.loop.screen.files = Broken()
    unit.press("34")
    assert in_trouble(unit, "S6") and unit.sounds[-1] == "error"
    assert "the last entry was not kept" in told(unit)
    unit.tap("deed", 39)
    assert in_trouble(unit, "S6") and unit.sounds[-1] == "error"
    unit.loop.saved.journal.files = unit.loop.screen.files = files
    unit.press("#")
    assert unit.game.place[0] == 0 and unit.lines()[6] == FIRST_ROLL
    unit.press("34")
    assert unit.game.place[0] == 7


def test_a_flash_that_fails_now_and_then_never_tells_a_wrong_game():
    unit = playing()
    unit.press("34")
    unit.run(1000)
    failed = 0
    for number in range(30):
        before = unit.game.snapshot()
        heard = len(unit.sounds)
        unit.flash.plan = FaultPlan({number % 15: "no_answer"})
        unit.press("12" if unit.game is not None and unit.screen == "idle" else "#")
        unit.flash.plan = None
        if "error" in unit.sounds[heard:]:
            failed += 1
            assert unit.screen == "trouble"
            unit.press("#")
            assert unit.game.snapshot() == before
        else:
            assert unit.game.snapshot() != before
    assert MICRO or 0 < failed < 30


def test_a_flash_that_fails_while_the_unit_starts_costs_no_game():
    unit = playing()
    unit.press("34")
    before = unit.game.snapshot()
    seen = []
    for number in range(16):
        again = Unit(flash=unit.flash, faults={"flash": FaultPlan({number: "no_answer"})})
        again.boot()
        if again.on and again.game is None:
            seen.append(again.lines()[0])
            again.press("#")
        assert not again.on or again.game.snapshot() == before
    assert MICRO or set(seen) == {"Trouble S6"}


def test_the_time_of_a_timed_game_is_kept_each_minute():
    unit = started()
    unit.start("classic", ["Ann", "Ben"], mode="timed")
    unit.run(185000)
    unit.cut_power()
    unit.boot()
    assert unit.loop.saved.journal.played == 180
    new_game(unit)
    unit.run(120000)
    assert unit.loop.saved.journal.played == 0


def test_a_minute_that_cannot_be_kept_is_no_reason_to_stop():
    unit = started()
    unit.start("classic", ["Ann", "Ben"], mode="timed")
    unit.loop.saved.journal.files = Broken()
    unit.run(61000)
    assert unit.on and unit.screen == "deals"
