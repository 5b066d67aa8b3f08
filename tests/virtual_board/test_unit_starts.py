"""How a unit starts: the watchdog, crashes in a row, and the safe start."""

from host_tools.virtual_board.unit import Unit
from tests.virtual_board.unit_bench import hang, playing, started, told


def test_the_power_can_be_cut_while_the_unit_starts():
    unit = playing()
    unit.press("34")
    before = unit.game.snapshot()
    unit.cut_power()
    unit.cut_power(after_writes=1)
    unit.boot()
    unit.press("#")
    assert not unit.on  # it wrote something, then
    unit.boot()
    assert unit.game.snapshot() == before


def test_a_key_held_at_power_on_leads_to_the_safe_start_and_back():
    unit = playing()
    unit.press("34")
    before = unit.game.snapshot()
    unit.cut_power()
    unit.boot(hold="*")
    assert unit.screen == "safe_start" and unit.lines()[2] == "C1 Safe start"
    assert unit.game is None and unit.machine.watchdog is None
    unit.run(60000)
    assert unit.screen == "safe_start"
    unit.press("#")
    assert unit.screen == "card" and unit.game.snapshot() == before


def test_other_keys_at_power_on_do_nothing():
    unit = Unit()
    unit.boot(hold="5")
    assert unit.screen == "idle" and unit.sounds == []


def test_a_program_that_hangs_is_ended_by_the_watchdog():
    unit = playing()
    unit.press("34")
    before = unit.game.snapshot()
    hang(unit)
    unit.run(1000)
    assert unit.screen == "card" and unit.game.snapshot() == before
    assert "C2" in told(unit)


def test_the_watchdog_waits_for_a_bus_that_hangs_and_no_longer():
    unit = playing()
    unit.loop.step = lambda now: unit.board.clock.sleep_ms(14000)
    unit.run(30000)
    assert unit.machine.cause == unit.machine.PWRON_RESET
    unit.loop.step = lambda now: unit.board.clock.sleep_ms(25000)
    unit.run(100)
    assert unit.machine.cause == unit.machine.WDT_RESET


def test_three_crashes_in_a_row_lead_to_the_safe_start():
    unit = playing()
    before = unit.game.snapshot()
    hang(unit)
    unit.run(10000)
    hang(unit)
    assert unit.screen == "idle"
    hang(unit)
    unit.run(100)
    assert unit.screen == "safe_start" and unit.lines()[3] == "It crashed 3 times."
    unit.press("#")
    assert unit.screen == "idle" and unit.game.snapshot() == before


def test_the_usual_start_after_a_safe_one_is_no_crash():
    unit = Unit()
    unit.boot(hold="*")
    unit.press("#")
    hang(unit)
    hang(unit)
    assert unit.screen == "idle"


def test_crashes_with_good_starts_between_them_are_forgotten():
    unit = playing()
    for _ in range(6):
        hang(unit)
        unit.run(40000)
        assert unit.screen == "idle"


def test_switching_on_and_off_is_no_crash():
    unit = playing()
    for _ in range(6):
        unit.cut_power()
        unit.boot()
        assert unit.screen == "idle"


def test_a_computer_can_ask_for_the_safe_start():
    unit = started()
    unit.flash.write_nvs("deedbox", "safe", 1)
    unit.cut_power()
    unit.boot()
    assert unit.screen == "safe_start"
    unit.cut_power()
    unit.boot()
    assert unit.screen == "idle"
