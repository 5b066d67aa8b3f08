"""The battery warns early, is not fooled by one reading, and may be missing."""

from firmware.drivers.battery import Battery
from host_tools.virtual_board.battery_model import BatteryModel
from host_tools.virtual_board.clock import Clock
from host_tools.virtual_board.faults import FaultPlan, random_faults
from host_tools.virtual_board.machine_model import Machine
from host_tools.virtual_board.wires import Wires


class Cell:
    def __init__(self, millivolts=3900, seed=1, plan=None, wired=True):
        wires = Wires()
        self.model = BatteryModel(millivolts, seed=seed, plan=plan)
        if wired:
            wires.parts[35] = self.model
        machine = Machine(Clock(), wires)
        self.battery = Battery(machine.ADC(machine.Pin(35), atten=machine.ADC.ATTN_11DB), 2)
        self.now = 0

    def after(self, millivolts, seconds=20):
        """The state when the cell has had this voltage for so long."""
        self.model.millivolts = millivolts
        for _ in range(seconds * 10):
            self.battery.step(self.now)
            self.now += 100
        return self.battery.state


def test_the_voltage_is_known_after_the_first_step_to_a_twentieth_of_a_volt():
    for millivolts in range(3000, 4250, 50):
        cell = Cell(millivolts)
        cell.battery.step(0)
        assert abs(cell.battery.millivolts - millivolts) < 50


def test_a_full_cell_is_full_and_an_empty_one_is_empty():
    for millivolts, least, most in ((4200, 98, 100), (3830, 40, 65), (3500, 3, 9), (3250, 0, 0)):
        cell = Cell(millivolts)
        cell.after(millivolts)
        assert least <= cell.battery.percent <= most


def test_percent_only_falls_while_the_voltage_falls():
    cell = Cell()
    cell.model.noise_mv = 0
    last = 100
    for millivolts in range(4300, 2600, -10):
        cell.after(millivolts, 12)
        assert 0 <= cell.battery.percent <= last
        last = cell.battery.percent
    assert last == 0


def test_the_states_follow_the_voltage():
    cell = Cell()
    told = [cell.after(mv) for mv in (4000, 3550, 3450, 3350, 3250)]
    assert told == ["ok", "ok", "low", "low", "empty"]


def test_a_state_goes_back_only_when_it_is_clearly_over():
    cell = Cell()
    told = [cell.after(mv) for mv in (3450, 3550, 3650, 3250, 3350, 3450, 3550, 3650)]
    assert told == ["low", "low", "ok", "empty", "empty", "low", "low", "ok"]


def test_a_voltage_at_the_limit_does_not_flicker():
    for millivolts in (3300, 3500):
        cell = Cell(millivolts, seed=7)
        states = [cell.after(millivolts, 2) for _ in range(300)]
        changes = len([n for n in range(1, 300) if states[n] != states[n - 1]])
        assert changes <= 1


def test_a_short_load_is_no_empty_battery():
    cell = Cell(3400)
    cell.after(3400)
    cell.model.load_ma = 500
    assert cell.after(3400, 3) == "low"
    cell.model.load_ma = 0
    assert cell.after(3400, 10) == "low"


def test_a_load_that_stays_is_counted():
    cell = Cell(3400)
    cell.model.load_ma = 600
    assert cell.after(3400) == "empty"


def test_it_reads_every_two_seconds_and_no_more():
    cell = Cell()
    cell.after(3900, 60)
    assert 29 <= cell.model.readings - 5 <= 30


def test_a_bad_reading_changes_nothing():
    for place in range(20):
        cell = Cell(3900, plan=FaultPlan({place: "garbage", place + 5: "no_answer"}))
        for _ in range(60):
            assert cell.after(3900, 1) in ("ok", "none")
        assert cell.battery.state == "ok"


def test_an_adc_that_often_fails_never_raises():
    cell = Cell(3900, plan=random_faults(5, 500, 3))
    cell.after(3900, 900)
    cell.model.plan = None
    assert cell.after(3900) == "ok"


def test_no_divider_is_no_battery():
    assert Cell(wired=False).after(0) == "none"
    for millivolts in (0, 400, 2000, 4800):
        cell = Cell(millivolts)
        assert cell.after(millivolts) == "none"
        assert (cell.battery.millivolts, cell.battery.percent) == (0, 0)


def test_a_pin_that_floats_about_is_no_battery():
    cell = Cell(3600)
    cell.model.noise_mv = 900
    told = [cell.after(3600, 2) for _ in range(200)]
    assert told.count("none") > 150


def test_a_board_without_the_pin_has_no_battery():
    battery = Battery(None)
    battery.step(0)
    assert (battery.state, battery.millivolts, battery.percent) == ("none", 0, 0)


def test_making_a_battery_reads_nothing():
    assert Cell().model.readings == 0
