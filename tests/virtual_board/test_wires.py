"""The ground that chip models stand on: clock, pins, buses, faults, and `machine` on top of them.

Together with test_wires_buses.py.
"""

from host_tools.virtual_board.clock import TICKS, Clock
from host_tools.virtual_board.faults import KINDS, FaultPlan, random_faults
from host_tools.virtual_board.machine_model import Machine, Reset
from host_tools.virtual_board.wires import Wires


class Lamp:
    """A part that notes what the unit does with its pin, and pulls as told."""

    def __init__(self, pull=None):
        self.pull = pull
        self.seen = []

    def level(self, number):
        return self.pull

    def changed(self, number, level):
        self.seen.append((number, level))


def machine_with(parts):
    wires = Wires()
    for number in parts:
        wires.parts[number] = parts[number]
    return Machine(Clock(), wires)


def test_time_passes_only_when_somebody_lets_it():
    clock = Clock()
    assert (clock.ticks_ms(), clock.ticks_us()) == (0, 0)
    clock.sleep_ms(2)
    clock.sleep_us(500)
    assert (clock.ticks_ms(), clock.ticks_us()) == (2, 2500)


def test_ticks_begin_again_and_their_difference_does_not_notice():
    clock = Clock()
    clock.us = TICKS - 10
    before = clock.ticks_us()
    clock.sleep_us(30)
    assert clock.ticks_us() == 20
    assert clock.ticks_diff(clock.ticks_us(), before) == 30
    assert clock.ticks_diff(before, clock.ticks_us()) == -30


def test_a_pin_drives_its_part_and_tells_it():
    lamp = Lamp()
    machine = machine_with({4: lamp})
    pin = machine.Pin(4, machine.Pin.OUT, value=1)
    pin.off()
    pin(1)
    assert lamp.seen == [(4, 1), (4, 0), (4, 1)]
    assert pin.value() == 1


def test_an_input_reads_its_part_and_otherwise_its_pull():
    machine = machine_with({4: Lamp(0), 5: Lamp(1)})
    pin = machine.Pin
    assert pin(4, pin.IN, pin.PULL_UP).value() == 0
    assert pin(5, pin.IN, pin.PULL_DOWN).value() == 1
    assert pin(6, pin.IN, pin.PULL_UP).value() == 1
    assert pin(7, pin.IN, pin.PULL_DOWN).value() == 0
    assert pin(8, pin.IN).value() == 0


def test_in_open_drain_a_pin_lets_go_and_low_wins():
    lamp = Lamp(1)
    machine = machine_with({4: lamp})
    pin = machine.Pin(4, machine.Pin.OPEN_DRAIN, value=1)
    assert lamp.seen == [(4, None)] and pin.value() == 1
    lamp.pull = 0
    assert pin.value() == 0
    lamp.pull = 1
    pin.value(0)
    assert lamp.seen[1:] == [(4, 0)] and pin.value() == 0


def test_a_pin_made_again_keeps_its_mode_and_level():
    machine = machine_with({})
    machine.Pin(4, machine.Pin.OUT, value=1)
    again = machine.Pin(4)
    assert again.value() == 1
    again.init(machine.Pin.IN)
    assert again.driven() is None


def test_two_boards_in_one_process_have_nothing_in_common():
    one, other = machine_with({}), machine_with({})
    one.Pin(4, one.Pin.OUT, value=1)
    assert one.Pin(4).value() == 1
    assert other.Pin(4, other.Pin.IN).value() == 0


def test_faults_come_at_their_transfers_and_are_noted():
    plan = FaultPlan({1: "late", 3: "stuck"})
    assert [plan.next() for _ in range(5)] == [None, "late", None, "stuck", None]
    assert plan.happened == [(1, "late"), (3, "stuck")] and plan.done == 5


def test_garbage_differs_in_at_least_one_bit_and_at_most_three():
    plan = FaultPlan(seed=5)
    for length in (1, 2, 130):
        for _ in range(100):
            wrong = plan.garble(bytes(length))
            bits = sum([bin(byte).count("1") for byte in wrong])
            assert len(wrong) == length and 1 <= bits <= 3
    assert plan.garble(b"") == b""


def test_random_faults_are_the_same_for_a_seed_and_as_frequent_as_asked():
    plan = random_faults(7, 2000, 10)
    assert plan.plan == random_faults(7, 2000, 10).plan != random_faults(8, 2000, 10).plan
    assert 150 < len(plan.plan) < 250 and max(plan.plan) < 2000
    assert set(plan.plan.values()) == set(KINDS)
    assert set(random_faults(7, 500, 5, ("late",)).plan.values()) == {"late"}


def test_the_watchdog_bites_when_it_was_not_fed():
    machine = machine_with({})
    dog = machine.WDT(timeout=1000)
    machine.clock.sleep_ms(900)
    dog.feed()
    machine.clock.sleep_ms(900)
    assert not machine.watchdog.bites()
    machine.clock.sleep_ms(200)
    assert machine.watchdog.bites()


def test_a_restart_cannot_be_caught_as_an_exception():
    machine = machine_with({})
    for action, asleep in ((machine.reset, False), (machine.deepsleep, True)):
        try:
            try:
                action()
            except Exception:
                raise AssertionError("caught")  # noqa: B904
        except Reset as reset:
            assert reset.asleep == asleep
        else:
            raise AssertionError("it went on")


class Cell(Lamp):
    def microvolts(self):
        return 2900000


class Piezo(Lamp):
    def __init__(self):
        Lamp.__init__(self)
        self.heard = []

    def tone(self, hertz, duty):
        self.heard.append((hertz, duty))


def test_the_converter_measures_up_to_the_end_of_its_range():
    machine = machine_with({35: Cell()})
    pin = machine.Pin
    assert machine.ADC(pin(34)).read_uv() == 142000
    assert machine.ADC(pin(35), atten=machine.ADC.ATTN_11DB).read_uv() == 2450000
    assert machine.ADC(pin(35), atten=machine.ADC.ATTN_0DB).read_uv() == 950000


def test_a_tone_is_heard_while_its_duty_is_not_zero():
    piezo = Piezo()
    machine = machine_with({25: piezo})
    tone = machine.PWM(machine.Pin(25), freq=440, duty_u16=0)
    tone.duty_u16(32768)
    tone.freq(880)
    tone.deinit()
    assert piezo.heard == [(0, 0), (440, 32768), (880, 32768), (0, 0)]
    assert (tone.freq(), tone.duty_u16()) == (880, 0)
