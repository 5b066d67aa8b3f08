"""Freeing a bus on which a part holds the data wire."""

from firmware.drivers.i2c_bus import free_bus, opener
from host_tools.virtual_board.i2c_model import FOR_EVER
from tests.firmware.display_bench import ADDRESS, SCL, SDA, Bench


class Recorder:
    """On both wires: notes the levels, as a logic analyser would."""

    def __init__(self, bus):
        self.bus = bus
        self.levels = [(1, 1)]
        self.driven = {SCL: 1, SDA: 1}

    def level(self, number):
        return self.bus.level(number)

    def changed(self, number, level):
        self.bus.changed(number, level)
        self.driven[number] = 0 if level == 0 else 1
        self.levels.append((self.driven[SCL], self.driven[SDA] & self.bus.level(SDA)))


def pins(bench):
    pin = bench.machine.Pin
    return pin(SCL, pin.OPEN_DRAIN, value=1), pin(SDA, pin.OPEN_DRAIN, value=1)


def freed(bench) -> bool:
    scl, sda = pins(bench)
    return free_bus(scl, sda, bench.clock.sleep_us)


def test_a_free_bus_is_left_alone():
    bench = Bench("ssd1306")
    recorder = Recorder(bench.bus)
    bench.machine.wires.parts[SCL] = bench.machine.wires.parts[SDA] = recorder
    assert freed(bench)
    assert (0, 1) not in recorder.levels and (1, 0) not in recorder.levels
    assert bench.clock.us == 0


def test_a_part_that_waits_for_up_to_nine_clocks_gets_them():
    for clocks in range(1, 10):
        bench = Bench("ssd1306")
        bench.bus.stuck = clocks
        assert freed(bench)
        assert bench.clock.us <= 200


def test_the_last_thing_a_freed_bus_sees_is_a_stop():
    """The data wire rises while the clock is high."""
    bench = Bench("ssd1306")
    bench.bus.stuck = 4
    recorder = Recorder(bench.bus)
    bench.machine.wires.parts[SCL] = bench.machine.wires.parts[SDA] = recorder
    assert freed(bench)
    assert recorder.levels[-3:] == [(0, 0), (1, 0), (1, 1)]


def test_a_part_that_never_lets_go_is_given_up():
    bench = Bench("ssd1306")
    bench.bus.stuck = FOR_EVER
    assert not freed(bench)
    assert bench.clock.us <= 200
    bench.model.plugged = False
    assert freed(bench)


def test_a_held_clock_is_not_a_free_bus():
    class Held:
        def level(self, number):
            return 0

        def changed(self, number, level):
            pass

    bench = Bench("ssd1306")
    bench.machine.wires.parts[SCL] = Held()
    assert not freed(bench)


def test_an_opened_bus_works_however_it_was_found():
    for clocks in (0, 1, 9):
        bench = Bench("ssd1306")
        bench.bus.stuck = clocks
        bus = opener(bench.machine, 0, SCL, SDA, 400000, bench.clock.sleep_us)()
        assert bus.scan() == [ADDRESS]
