"""Any screen that the canvas can draw is read back as written, whatever stands beside it."""

from typing import Any

from hypothesis import example, given, settings
from hypothesis import strategies as st

from firmware.app.canvas import Canvas
from firmware.app.font import EXTRA
from firmware.app.icons import WIDE_NAMES
from host_tools.virtual_board.reading import lines
from tests.firmware.pixels import NAMES, pixels_of

ASCII = "".join(map(chr, range(32, 127)))
LETTERS = ASCII + EXTRA + "中"
BIG = "0123456789-+/$¤.,:"

ROW = st.integers(0, 7)
COLUMN = st.integers(0, 20)
CELLS = st.integers(1, 21)
THING = st.one_of(
    st.tuples(st.just("text"), ROW, COLUMN, st.text(LETTERS, min_size=1), st.booleans()),
    st.tuples(st.just("big"), ROW, COLUMN, st.text(BIG, min_size=1, max_size=10), st.booleans()),
    st.tuples(st.just("icon"), ROW, COLUMN, st.sampled_from(NAMES[:-1]), st.booleans()),
    st.tuples(st.just("die"), ROW, COLUMN, st.integers(1, 6), st.booleans()),
    st.tuples(st.just("bar"), ROW, COLUMN, CELLS, st.integers(0, 100)),
)
FRAME = st.one_of(
    st.tuples(st.just("box"), ROW, COLUMN, st.integers(1, 8), CELLS),
    st.tuples(st.just("line"), ROW),
)


class Paper:
    """A canvas and, beside it, what should be read from it. A thing that does not fit, or would
    cover another, is not drawn."""

    def __init__(self) -> None:
        self.canvas = Canvas()
        self.expected = [[" "] * 21 for _ in range(8)]
        self.used: set[tuple[int, int]] = set()
        self.numbers: set[tuple[int, int]] = set()  # cells in the top rows of big numbers

    def room_for(self, kind: str, row: int, column: int, rows: int, cells: int) -> bool:
        area = {(row + y, column + x) for y in range(rows) for x in range(cells)}
        if row + rows > 8 or column + cells > 21 or area & self.used:
            return False
        if kind == "big":  # two numbers that touch are read as one
            if {(row, column - 1), (row, column + cells)} & self.numbers:
                return False
            self.numbers |= {(row, column + x) for x in range(cells)}
        self.used |= area
        return True

    def size(self, kind: str, column: int, what: Any) -> tuple[int, int]:
        if kind == "text":
            return 1, min(len(what), 21 - column)
        if kind == "big":
            return 3, self.canvas.big_width(what)
        if kind == "icon":
            return 1, 2 if what in WIDE_NAMES.split() else 1
        return (3, 4) if kind == "die" else (1, what)

    def put(self, kind: str, row: int, column: int, what: Any, how: Any) -> None:
        rows, cells = self.size(kind, column, what)
        if not self.room_for(kind, row, column, rows, cells):
            return
        if kind == "text":
            self.canvas.text(row, column, what, how)
        elif kind == "bar":
            self.canvas.bar(row, column, what, how, 100)
        else:
            getattr(self.canvas, kind)(row, column, what)
            for line in range(rows if how else 0):
                self.canvas.invert(row + line, column, cells)
        if kind in ("text", "big"):
            for place, letter in enumerate(what[: 21 - column]):
                self.expected[row][column + place] = letter.replace("中", "\ufffd")

    def frame(self, kind: str, *where: int) -> None:
        getattr(self.canvas, kind)(*where)


@settings(max_examples=800, deadline=None)
@given(st.lists(FRAME, max_size=3), st.lists(THING, max_size=25), st.lists(FRAME, max_size=4))
@example([], [("big", 0, 0, "/", False), ("big", 3, 1, "-.", True)], [("box", 1, 1, 1, 1)])
def test_any_screen_is_read_back_as_written(before: list, things: list, after: list) -> None:
    paper = Paper()
    for frame in before:
        paper.frame(*frame)
    for thing in things:
        paper.put(*thing)
    for frame in after:
        paper.frame(*frame)
    written = ["".join(line).rstrip(" ") for line in paper.expected]
    assert lines(pixels_of(paper.canvas)) == written


@settings(max_examples=100, deadline=None)
@given(st.binary(min_size=1024, max_size=1024))
def test_noise_is_read_without_a_fault(noise: bytes) -> None:
    canvas = Canvas()
    canvas.buffer[:] = noise
    assert [len(line) <= 21 for line in lines(pixels_of(canvas))] == [True] * 8
