"""What the unit tells about itself: battery, sleep, PINs, and the language of each of several."""

from host_tools.virtual_board.unit import Unit
from tests.virtual_board.unit_bench import playing

FRAME_MS = 20000


def test_a_weak_battery_is_told_once_and_again_when_it_is_nearly_empty():
    unit = playing()
    unit.board.battery.millivolts = 3400
    unit.run(FRAME_MS)
    assert "B1" in " ".join(unit.lines()) and unit.sounds.count("warning") == 1
    unit.run(FRAME_MS)
    assert unit.sounds.count("warning") == 1
    unit.press("1")  # takes the words away, not the game
    assert "B1" not in " ".join(unit.lines()) and unit.screen == "idle"
    unit.board.battery.millivolts = 3200
    unit.run(FRAME_MS)
    assert "B2" in " ".join(unit.lines()) and unit.sounds.count("warning") == 2
    unit.press("2")
    assert unit.game.place[0] == 3


def test_the_key_that_wakes_a_sleeping_unit_does_nothing_else():
    unit = playing()
    before = unit.game.snapshot()
    unit.run(11 * 60000)  # the setting is ten minutes
    assert unit.loop.asleep and unit.pixels() == bytes(8192)
    unit.press("3")
    assert not unit.loop.asleep and unit.pixels() != bytes(8192)
    assert unit.loop.screen.typed == "" and unit.game.snapshot() == before
    unit.press("34")
    assert unit.game.place[0] == 7
    unit.tap("player", 1)
    assert unit.screen == "player"


def test_two_units_speak_two_languages():
    german, english = Unit(), Unit()
    german.boot()
    english.boot()
    german.press("D81**")
    assert german.lines()[2] == "Noch kein Spiel." and english.lines()[2] == "No game yet."
    english.press("D")
    assert english.lines()[0] == "Menu"
    german.press("D")
    assert german.lines()[0] != "Menu"
