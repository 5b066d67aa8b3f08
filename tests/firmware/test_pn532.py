"""The NFC chip on each of its three buses: started, asked, disturbed, unplugged."""

from firmware.drivers.pn532 import BadFrame, NoAnswer
from host_tools.virtual_board.faults import FaultPlan
from host_tools.virtual_board.pn532_frames import build
from host_tools.virtual_board.tags import Tag
from tests.firmware.reader_bench import ANN, BEN, CARD, IRQ, RESET, Bench, written_tag

BUSES = ("spi", "i2c", "uart")
VERSION = b"\x32\x01\x06\x07"


def started(bus: str = "spi", plan=None, irq: bool = True, reset: bool = True) -> "Bench":
    bench = Bench(bus, plan, irq, reset)
    bench.perform(bench.pn532.start())
    return bench


def ask_version(bench: "Bench") -> bytes:
    return bytes(bench.perform(bench.pn532.command(0x02, b"", 4)))


def raised(kind, action) -> bool:
    try:
        action()
    except kind:
        return True
    return False


def test_the_chip_answers_on_every_bus_with_and_without_the_irq_wire():
    for bus in BUSES:
        for irq in (True, False):
            bench = started(bus, None, irq)
            assert bench.pn532.ok
            assert ask_version(bench) == VERSION


def test_making_the_driver_does_not_touch_the_chip():
    bench = Bench()
    assert bench.wire_bytes == 0
    assert not bench.reader.ok


def test_a_card_is_told_on_every_bus():
    for bus in BUSES:
        for irq in (True, False):
            bench = Bench(bus, None, irq)
            bench.run(200)
            events = bench.tap(written_tag())
            assert events == [("tag", ANN, CARD, "ntag"), ("gone",)], bus


def test_no_step_takes_two_milliseconds_on_any_bus():
    for bus in BUSES:
        bench = Bench(bus)
        bench.run(200)
        bench.tap(written_tag())
        bench.chip.field = [Tag(BEN), Tag(ANN)]
        bench.run(500)
        assert bench.longest < 2000, (bus, bench.longest)


def test_after_a_warm_restart_the_old_answer_is_not_taken_for_a_new_one():
    for bus in BUSES:
        for wait_ms in (0, 1, 2, 4, 6, 8, 12, 30):
            bench = started(bus)
            bench.chip.field = [Tag(BEN)]
            bench.perform(bench.pn532.begin(0x4A, b"\x02\x00"))
            bench.clock.sleep_ms(wait_ms)
            bench.restart()
            bench.chip.field = [written_tag()]
            assert bench.run_until("tag", 500)[1:3] == (ANN, CARD), (bus, wait_ms)
            assert bench.reader.restarts == 0


def test_after_a_warm_restart_with_an_old_answer_idle_is_as_silent_as_ever():
    bench = started()
    bench.chip.field = [Tag(BEN)]
    bench.perform(bench.pn532.begin(0x4A, b"\x02\x00"))
    bench.clock.sleep_ms(50)
    bench.chip.field = []
    bench.restart()
    bench.run(500)
    before = bench.wire_bytes
    bench.run(4000)
    assert bench.wire_bytes == before


def test_a_warm_restart_ends_the_old_search_before_anything_is_asked():
    bench = started()
    bench.perform(bench.pn532.begin(0x4A, b"\x02\x00"))
    bench.restart()
    asked = len(bench.chip.log)
    ended = False
    while len(bench.chip.log) == asked:
        ended = bench.chip.search is None
        bench.step()
    assert ended


def test_an_answer_to_something_else_is_passed_over():
    for bus in ("spi", "i2c"):
        bench = started(bus)
        bench.perform(bench.pn532.begin(0x02, b""))
        bench.chip.output = [(0, build(b"\xd5\x4b\x00\x00\x00\x00"))] + bench.chip.output
        answer = bench.perform(bench.pn532.collect(0x02, 4, bench.pn532.now + 100))
        assert bytes(answer) == VERSION, bus


def test_a_step_is_one_transfer():
    for irq in (True, False):
        plan = FaultPlan()
        bench = Bench("i2c", plan, irq)
        bench.chip.field = [written_tag()]
        for _ in range(300):
            before = plan.done
            bench.step()
            assert plan.done - before <= 1


def test_a_restart_in_the_middle_of_any_transfer_does_no_harm():
    for bus in BUSES:
        for steps in range(1, 60):
            bench = Bench(bus)
            bench.chip.field = [written_tag()]
            for _ in range(steps):
                bench.step()
            bench.restart()
            assert bench.run_until("tag", 1000)[2] == CARD, (bus, steps)


def test_a_broken_answer_is_asked_for_again_and_then_given_up():
    for bus in BUSES:
        bench = started(bus)
        transport = bench.pn532.transport
        true_read = transport.read

        def broken(into, bad, true_read=true_read):
            count = true_read(into)
            if into[3] == 6 and bad:  # the version, and only that
                into[bad.pop()] ^= 0x10
            return count

        for place in range(12):
            bad = [place]
            transport.read = lambda into, bad=bad: broken(into, bad)
            assert ask_version(bench) == VERSION and not bad, (bus, place)
            bad = [place, place]
            transport.read = lambda into, bad=bad: broken(into, bad)
            assert raised(BadFrame, lambda bench=bench: ask_version(bench)), (bus, place)


def test_an_unknown_command_is_a_bad_frame():
    for bus in BUSES:
        bench = started(bus)
        assert raised(BadFrame, lambda bench=bench: bench.perform(bench.pn532.command(0x8C)))


def test_a_chip_that_is_not_there_gives_no_answer():
    for bus in BUSES:
        bench = started(bus)
        bench.chip.plugged = False
        assert raised(NoAnswer, lambda bench=bench: bench.perform(bench.pn532.command(0x02)))


def test_the_reset_pin_revives_a_chip_that_hangs():
    for bus in BUSES:
        bench = started(bus)
        bench.chip.fault("stuck")
        bench.run(500)
        assert bench.reader.ok, bus


def test_without_a_reset_pin_only_power_helps_and_then_it_goes_on():
    bench = started("spi", None, True, False)
    bench.reader.start()
    bench.chip.fault("stuck")
    assert bench.run(3000) == []
    assert not bench.reader.ok
    bench.chip.plugged = False
    bench.chip.plugged = True
    bench.run(2500)
    assert bench.reader.ok


def test_a_chip_that_stays_away_is_asked_ever_less_often():
    bench = Bench()
    bench.chip.plugged = False
    bench.run(2000)
    at_first = bench.wire_bytes
    bench.run(8000)
    before = bench.wire_bytes
    bench.run(20000)
    assert (bench.wire_bytes - before) // 10 < at_first // 3
    assert bench.longest < 2000


def test_an_irq_wire_that_came_off_costs_bytes_but_no_tap():
    for level in (0, 1):
        bench = Bench()
        bench.wires.parts[IRQ] = FixedPin(level)
        bench.run(300)
        assert bench.tap(written_tag())[0] == ("tag", ANN, CARD, "ntag"), level
        assert bench.reader.restarts == 0 and bench.reader.ok, level


def test_an_irq_wire_that_comes_off_in_the_game_is_noticed():
    for level in (0, 1):
        bench = Bench()
        bench.run(300)
        bench.wires.parts[IRQ] = FixedPin(level)
        bench.run(6000)
        assert bench.tap(written_tag())[0] == ("tag", ANN, CARD, "ntag"), level
        bench.wires.parts[IRQ] = bench.chip.irq_pin


class FixedPin:
    def __init__(self, level: int) -> None:
        self.fixed = level

    def level(self, number: int) -> int:
        return self.fixed

    def changed(self, number: int, level) -> None:
        pass


def test_noise_on_the_serial_line_is_passed_over():
    bench = Bench("uart")
    bench.run(300)
    line = bench.bus.part
    line.going.append((bench.clock.us, b"\x00\x13\xff\x00\x00\x00\x77"))
    assert bench.tap(written_tag())[0] == ("tag", ANN, CARD, "ntag")
    assert bench.reader.restarts == 0


def test_the_reset_pin_is_left_alone_while_all_is_well():
    bench = Bench()
    pulses = []
    changed = bench.chip.reset_pin.changed
    bench.chip.reset_pin.changed = lambda number, level: (
        pulses.append(number) or changed(number, level)
    )
    bench.run(300)
    bench.tap(written_tag())
    assert pulses == []
    bench.chip.fault("stuck")
    bench.run(6000)
    assert RESET in pulses
