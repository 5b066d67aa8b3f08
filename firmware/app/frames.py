"""Frames on a canvas: around some cells, and the bar that fills. They run between the letters."""

from firmware.app.canvas import ROWS, WIDTH

TYPE_CHECKING = False
if TYPE_CHECKING:
    from firmware.app.canvas import Canvas


def bar(canvas: "Canvas", row: int, column: int, cells: int, part: int, whole: int) -> None:
    inside = 6 * cells - 3
    lit = max(0, min(inside, inside * part // whole)) if whole > 0 else 0
    canvas.stamp(row, column, cells, b"\x3e" * (1 + lit) + b"\x22" * (inside - lit) + b"\x3e")


def box(canvas: "Canvas", row: int, column: int, rows: int, cells: int) -> None:
    left = 6 * column + 1 if column else 0
    right = 6 * (column + cells) + 1
    canvas.rule(row - 1, left, right)
    canvas.rule(row + rows - 1, left, right)
    for page in range(max(0, row), min(ROWS, row + rows)):
        for x in (left, right):
            if 0 <= x < WIDTH:
                canvas.buffer[page * WIDTH + x] = 255
                canvas.touch(page, x, x)
