"""The parts of a unit are wired, and come back after faults while the game goes on."""

from firmware.storage.settings import Settings
from host_tools.virtual_board.faults import FaultPlan
from host_tools.virtual_board.i2c_model import FOR_EVER
from host_tools.virtual_board.unit import Unit
from tests.virtual_board.unit_bench import NEW_GAME, new_game, playing, started, told


def test_nothing_goes_to_the_display_while_nothing_changes():
    unit = playing()
    before = dict(unit.bus.i2c)
    unit.run(40000)
    assert unit.bus.i2c == before


def test_the_display_is_refreshed_once_a_minute():
    unit = playing()
    before = unit.bus.i2c["display"]
    unit.run(180000)
    assert 3 * 1024 < unit.bus.i2c["display"] - before < 3 * 1200
    assert unit.loop.display.refresh_bytes == unit.bus.i2c["display"] - before


def test_a_display_that_is_pulled_out_and_put_back_shows_the_game_again():
    unit = playing()
    unit.board.display.plugged = False
    unit.press("34")
    unit.board.display.power_on()
    unit.board.display.plugged = True
    unit.run(3000)
    assert unit.game.place[0] == 7 and unit.lines()[:2] == NEW_GAME
    assert "Chance" in unit.lines()[6]


def test_a_stuck_bus_is_freed():
    for clocks in (1, 9):
        unit = playing()
        unit.board.i2c.stuck = clocks
        unit.press("34")
        unit.run(3000)
        assert unit.game.waiting == "card" and "Chance" in unit.lines()[6]


def test_a_display_that_hangs_for_ever_does_not_stop_the_game():
    unit = playing()
    unit.board.i2c.stuck = FOR_EVER
    unit.press("34")
    assert unit.on and unit.game.place[0] == 7


def test_the_reader_comes_back_after_it_was_pulled_out():
    unit = playing()
    unit.board.reader.plugged = False
    unit.run(20000)
    assert "H1" in told(unit) and unit.sounds[-1] == "warning"
    unit.board.reader.plugged = True
    unit.run(5000)
    unit.tap("deed", 39)
    assert "39 Boardwalk" in unit.lines()


def test_the_reset_pin_revives_a_reader_that_hangs():
    unit = playing()
    unit.board.reader.fault("stuck")
    unit.run(15000)
    unit.tap("deed", 39)
    assert "39 Boardwalk" in unit.lines()


def test_a_reader_that_hangs_at_any_transfer_comes_back():
    for number in range(0, 60, 7):
        unit = playing(faults={"reader": FaultPlan({number: "stuck"})})
        unit.run(15000)
        unit.tap("player", 0)  # it may hang in this one
        unit.run(15000)
        unit.tap("deed", 39)
        assert "39 Boardwalk" in unit.lines(), number


def test_faults_everywhere_do_not_stop_a_game():
    """While it is set up, and once more while it is played."""
    plans = (
        ("display", "no_answer", range(20, 60, 3)),
        ("reader", "garbage", range(20, 90, 4)),
        ("battery", "no_answer", range(1, 9)),
    )
    faults = {part: FaultPlan({n: kind for n in numbers}) for part, kind, numbers in plans}
    unit = playing(faults=faults)
    for part, kind, numbers in plans:
        for n in numbers:
            faults[part].plan[faults[part].done + n - numbers[0]] = kind
    before = {part: len(faults[part].happened) for part in faults}
    unit.press("34#12#")
    unit.run(10000)
    unit.tap("deed", 39)
    assert "39 Boardwalk" in unit.lines() and unit.game.place[0] == 7
    for part in faults:
        assert 0 < before[part] < len(faults[part].happened), part


def test_faults_of_buzzer_and_nvs_do_not_stop_a_game():
    faults = {
        "buzzer": FaultPlan({n: "no_answer" for n in range(3, 100, 5)}),
        "nvs": FaultPlan({n: "no_answer" for n in range(0, 40, 2)}),
    }
    unit = playing(faults=faults)
    unit.press("34#12#")
    before = unit.game.snapshot()
    unit.cut_power()
    unit.boot()
    assert unit.game.snapshot() == before


def test_settings_decide_on_volume_and_brightness():
    unit = Unit()
    unit.boot()
    settings = Settings(unit.files)
    settings.load()
    settings.change("volume", 0)
    settings.change("brightness", 0)
    bright = unit.board.display.contrast
    unit.cut_power()
    unit.boot()
    new_game(unit)
    assert unit.sounds == [] and unit.board.display.contrast < bright


def test_the_battery_is_measured_through_its_divider():
    unit = started()
    unit.run(10000)
    assert 3800 < unit.loop.battery.millivolts < 4000 and unit.loop.battery.state == "ok"
    unit.board.battery.millivolts = 3400
    unit.run(60000)
    assert unit.loop.battery.state == "low"
