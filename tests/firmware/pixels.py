"""What is on a canvas, for tests to look at, and drawings by chance, everywhere the same."""

from firmware.app.icons import SMALL_NAMES, WIDE_NAMES

NAMES = (SMALL_NAMES + WIDE_NAMES).split() + ["unheard-of"]
WORDS = (
    "",
    "0",
    "Ann",
    "Größe",
    "a long line, too long for 21",
    "\u4e2d{~}",
    "gjpqy,;",
    "$ 1,350",
)


def pixels_of(canvas) -> bytes:
    """8192 bytes of 0 or 1, row by row."""
    buffer = canvas.buffer
    return bytes([buffer[y // 8 * 128 + x] >> y % 8 & 1 for y in range(64) for x in range(128)])


def picture(canvas, row: int, column: int, rows: int, cells: int) -> list:
    """These cells as lines of # and dots."""
    pixels = pixels_of(canvas)
    left = 1 + 6 * column
    return [
        "".join(["#" if pixels[y * 128 + x] else "." for x in range(left, left + 6 * cells)])
        for y in range(8 * row, 8 * (row + rows))
    ]


class Chance:
    """Numbers that look random, below 2^30 on the way so that both interpreters are quick."""

    def __init__(self, seed: int) -> None:
        self.state = seed

    def below(self, limit: int) -> int:
        self.state = (self.state * 1103 + 12345) % 524287
        return self.state // 7 % limit


def draw_something(canvas, chance: Chance) -> None:
    """One call of any kind, at any place on the canvas or off it."""
    row = chance.below(14) - 3
    column = chance.below(29) - 4
    cells = chance.below(24)
    word = WORDS[chance.below(len(WORDS))]
    kind = chance.below(11)
    if kind == 0:
        canvas.text(row, column, word, chance.below(2) == 1)
    elif kind == 1:
        canvas.right(row, column, word, chance.below(2) == 1)
    elif kind == 2:
        canvas.centre(row, word)
    elif kind == 3:
        canvas.big(row, column, word)
    elif kind == 4:
        canvas.icon(row, column, NAMES[chance.below(len(NAMES))])
    elif kind == 5:
        canvas.die(row, column, chance.below(7))
    elif kind == 6:
        canvas.bar(row, column, cells, chance.below(120) - 10, chance.below(100))
    elif kind == 7:
        canvas.box(row, column, chance.below(9), cells)
    elif kind == 8:
        canvas.invert(row, column, cells)
    elif kind == 9:
        canvas.line(row)
    elif chance.below(8) == 0:
        canvas.clear()
