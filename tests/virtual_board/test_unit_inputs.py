"""What goes into a unit: replayed exactly, and answered in words where it is wrong."""

from host_tools.virtual_board.faults import FaultPlan
from host_tools.virtual_board.tags import Tag
from host_tools.virtual_board.unit import Unit
from tests.virtual_board.unit_bench import new_game, playing, started


def test_the_same_inputs_lead_to_the_same_game():
    unit = playing(seed=5)
    unit.press("34##")
    unit.tap("deed", 1)
    unit.press("*")
    unit.hold("1", 1000)
    unit.run(3000)
    unit.press("6#")
    assert unit.game.place[1] != 0  # all of that meant something
    again = started(seed=5)
    again.replay(unit.inputs)
    assert again.game.snapshot() == unit.game.snapshot() and again.inputs == unit.inputs
    assert again.pixels() == unit.pixels() and again.sounds == unit.sounds


def test_inputs_can_be_replayed_with_power_cuts_and_tags_of_all_kinds():
    unit = playing(seed=5)
    unit.press("3")
    unit.cut_power()
    unit.press("##")
    unit.tap("deed", 1)
    unit.boot()
    unit.press("4")
    unit.tap("deed", 1, ms=2000)
    unit.tap_tag(Tag(b"\x04\x01\x02\x03\x04\x05\x06", {4: b"\x03\x00\xfe\x00"}), ms=500)
    unit.field = [Tag(None, kind="phone")]
    unit.run(2000)
    again = started(seed=5)
    again.replay(unit.inputs)
    assert again.inputs == unit.inputs and again.pixels() == unit.pixels()
    assert again.game.snapshot() == unit.game.snapshot() and again.sounds == unit.sounds


def test_a_safe_start_and_a_cut_while_starting_are_replayed_too():
    unit = Unit()
    unit.boot(hold="*")
    unit.press("#")
    new_game(unit)
    unit.press("12")
    unit.cut_power()
    unit.cut_power(after_writes=2)
    unit.boot()
    unit.press("#34#56")
    assert not unit.on  # it bought, and wrote that
    unit.boot()
    again = started()
    again.replay(unit.inputs)
    assert again.game.snapshot() == unit.game.snapshot() and again.pixels() == unit.pixels()


def test_a_cut_before_the_very_first_boot_and_one_that_was_called_off_are_replayed():
    for writes in (1, 0):
        unit = Unit()
        unit.cut_power(after_writes=1)
        if not writes:
            unit.cut_power()
        unit.boot()
        new_game(unit)
        again = started()
        again.replay(unit.inputs)
        assert again.on == unit.on == (not writes)


def mistake(action) -> str:
    try:
        action()
    except ValueError as error:
        return str(error)
    raise AssertionError("nobody complained")


def test_a_wrong_call_says_what_there_is_and_is_no_input():
    unit = started()
    assert "123A456B789C*0#D" in mistake(lambda: unit.press("1z"))
    assert "123A456B789C*0#D" in mistake(lambda: unit.boot(hold="z"))
    assert '("deed", space)' in mistake(lambda: unit.tap("dead", 39))
    assert '("deed", space)' in mistake(lambda: unit.tap())
    assert "garbled" in mistake(lambda: unit.cut_power(1, "torn"))
    assert "sh1106" in mistake(lambda: Unit(display="oled"))
    assert "keys" in mistake(lambda: Unit(faults={"keypad": FaultPlan()}))
    assert "stuck" in mistake(lambda: FaultPlan({1: "nonsense"}))
    assert unit.inputs == [] and unit.on
