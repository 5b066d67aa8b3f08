"""One fault at every transfer of an evening in small, and evenings full of faults.

Whatever goes wrong: no step raises or takes 2 ms, nobody is told a lie, and when the faults are
over the next tap counts.
"""

import sys

from host_tools.virtual_board.faults import ERROR, KINDS, FaultPlan, random_faults
from host_tools.virtual_board.tags import Tag
from tests.firmware.reader_bench import ANN, BEN, CARD, Bench, message_on, written_tag

NAMES = ("tag", "tags", "gone", "written")
# On MicroPython, which is three times slower and runs all this twice, a sample has to do.
EACH = 1 if sys.implementation.name == "cpython" else 9
REASONS = (None, "lost", "locked", "small", "other_tag", "no_answer", "verify")


def evening(bus: str, plan, rest_ms: int = 800) -> "Bench":
    """Start, a tap that is read, a new tag that is laid down and written, and taken away."""
    bench = Bench(bus, plan)
    bench.run(200)
    bench.tap(written_tag(), 400)
    new = Tag(BEN)
    bench.chip.field = [new]
    bench.run(300)
    bench.reader.write(BEN, CARD)
    bench.run(1500)
    bench.chip.field = []
    bench.run(rest_ms)
    check_told(bench, new)
    return bench


def check_told(bench: "Bench", new: "Tag") -> None:
    """Only what is true."""
    for event in bench.events:
        assert event[0] in NAMES
        if event[0] == "tag":
            assert event[1] in (ANN, BEN)
            assert event[2] in (CARD, b"", None)
        elif event[0] == "written":
            assert event[1] == BEN and event[2] in REASONS
            if event[2] is None:
                assert message_on(new) == CARD
    assert len([event for event in bench.events if event[0] == "written"]) == 1


def works_again(bench: "Bench") -> None:
    bench.chip.field = [written_tag()]
    event = bench.run_until("tag", 10000)
    assert event == ("tag", ANN, CARD, "ntag"), event
    assert bench.longest < 2000, bench.longest


def every_fault(bus: str, kind: str) -> None:
    plan = FaultPlan()
    evening(bus, plan)
    assert plan.done > 100
    whole = 0
    for number in range(0, plan.done, EACH):
        bench = evening(bus, FaultPlan({number: kind}))
        names = [event[0] for event in bench.events]
        if names == ["tag", "gone", "tag", "written", "gone"]:
            whole += 1
        works_again(bench)
    # Most single faults are not even noticed at the table.
    assert whole > plan.done // EACH * 7 // 10, whole


def test_a_transfer_without_an_answer_on_spi():
    every_fault("spi", "no_answer")


def test_a_transfer_with_garbage_on_spi():
    every_fault("spi", "garbage")


def test_a_late_answer_on_spi():
    every_fault("spi", "late")


def test_a_chip_that_hangs_on_spi():
    every_fault("spi", "stuck")


def test_a_bus_that_fails_on_spi():
    every_fault("spi", ERROR)


def test_a_transfer_without_an_answer_on_i2c():
    every_fault("i2c", "no_answer")


def test_a_transfer_with_garbage_on_i2c():
    every_fault("i2c", "garbage")


def test_a_late_answer_on_i2c():
    every_fault("i2c", "late")


def test_a_bus_that_hangs_on_i2c():
    every_fault("i2c", "stuck")


def test_a_transfer_without_an_answer_on_uart():
    every_fault("uart", "no_answer")


def test_a_transfer_with_garbage_on_uart():
    every_fault("uart", "garbage")


def test_a_late_answer_on_uart():
    every_fault("uart", "late")


def test_a_chip_that_hangs_on_uart():
    every_fault("uart", "stuck")


def test_a_line_that_fails_on_uart():
    every_fault("uart", ERROR)


def test_three_hundred_evenings_full_of_faults():
    for bus in ("spi", "i2c", "uart"):
        for seed in range(0, 100, EACH):
            plan = random_faults(seed, 400, 4 + seed % 40, KINDS + (ERROR,))
            # A writing that got nowhere is told after five seconds.
            bench = evening(bus, plan, 5000)
            while plan.done < 400:
                bench.run(1000)
            works_again(bench)
