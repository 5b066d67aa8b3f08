"""Whatever is drawn and whenever it is sent: the display's memory ends as after a full redraw."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from host_tools.virtual_board.faults import KINDS, FaultPlan
from tests.firmware.display_bench import CHIPS, Bench

rows = st.integers(-1, 8)
columns = st.integers(-3, 22)
words = st.text("ABCdefg 0123456789.-äß", max_size=12)

drawings = st.one_of(
    st.tuples(st.just("clear")),
    st.tuples(st.just("forget")),
    st.tuples(st.just("text"), rows, columns, words, st.booleans()),
    st.tuples(st.just("big"), rows, columns, st.text("0123456789.", max_size=4)),
    st.tuples(st.just("icon"), rows, columns, st.sampled_from(["house", "lock", "no such"])),
    st.tuples(st.just("die"), rows, columns, st.integers(1, 6)),
    st.tuples(st.just("bar"), rows, columns, st.integers(1, 21), st.integers(0, 9), st.just(9)),
    st.tuples(st.just("box"), rows, columns, st.integers(1, 8), st.integers(1, 21)),
    st.tuples(st.just("invert"), rows, columns, st.integers(0, 21)),
    st.tuples(st.just("line"), rows),
)
# A number lets so many milliseconds pass, None shows what was drawn so far.
moments = st.lists(st.one_of(drawings, st.none(), st.integers(1, 30)), max_size=40)
faults = st.dictionaries(st.integers(0, 60), st.sampled_from(KINDS), max_size=6)


def play(bench: Bench, script: list) -> None:
    bench.display.start()
    for moment in script:
        if moment is None:
            bench.display.show(bench.canvas)
        elif isinstance(moment, int):
            bench.run(moment, 5)
        else:
            getattr(bench.canvas, moment[0])(*moment[1:])
    bench.display.show(bench.canvas)


@pytest.mark.parametrize("chip", CHIPS)
@settings(max_examples=300, deadline=None)
@given(script=moments)
def test_any_drawing_ends_as_a_full_redraw(chip: str, script: list) -> None:
    bench = Bench(chip)
    play(bench, script)
    bench.settle()
    fresh = Bench(chip)
    fresh.canvas.buffer[:] = bench.canvas.buffer
    fresh.start()
    assert bench.model.pixels() == fresh.model.pixels()
    assert bench.is_right()
    if chip == "ssd1306":
        assert bench.model.ram == bench.canvas.buffer


@pytest.mark.parametrize("chip", CHIPS)
@settings(max_examples=200, deadline=None)
@given(script=moments, plan=faults, seed=st.integers(1, 10**6))
def test_any_drawing_on_a_bad_bus_ends_right_too(
    chip: str, script: list, plan: dict, seed: int
) -> None:
    bench = Bench(chip, FaultPlan(plan, seed))
    play(bench, script)
    while bench.bus.plans[0x3C].done <= max(plan, default=0):
        bench.canvas.invert(3, 0, 21)
        bench.display.show(bench.canvas)
        bench.run(100, 10)
    bench.run(60000, 50)
    assert bench.is_right() and bench.display.ok and not bench.display.busy
