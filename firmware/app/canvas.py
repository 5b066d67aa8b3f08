"""The picture that goes to the display: 128 by 64 pixels, drawn on a grid of cells.

The buffer is laid out as the display's memory is: 8 pages of 128 bytes, a byte is 8 pixels one
below the other, the lowest bit on top. A cell is 6 pixels wide and one page high; cell (row,
column) begins at x = 1 + 6 * column, so a letter is six bytes to copy. 21 columns leave one spare
pixel column at each side; it belongs to the cell beside it.

What stands in a cell leaves the cell's first pixel column and its lowest pixel row free. Frames
and lines run there and nowhere else, so letters stay whole. Whatever is written later covers them:
frames and lines are drawn last. Because all of this is exact, a screen can be read back.

The canvas remembers where it was drawn on, not what differs: the display compares that part with
what it sent last. Drawing outside is cut off, and nothing raises for a letter that is missing.
"""

from engine_core.loader import bring
from firmware.app.font import EXTRA, FONT, MISSING

ROWS = 8
COLUMNS = 21
WIDTH = 128


class Canvas:
    def __init__(self, buffer=None) -> None:
        self.buffer = bytearray(ROWS * WIDTH) if buffer is None else buffer
        self.first = bytearray(ROWS)  # of each page what was touched: from this x
        self.last = bytearray(ROWS)  # to that one; nothing where first is greater
        self.forget()

    def forget(self) -> None:
        """Nothing is known of what the display shows: all of it counts as touched."""
        for row in range(ROWS):
            self.first[row] = 0
            self.last[row] = WIDTH - 1

    def take_changes(self) -> None:
        """The display has looked at first and last: from now on nothing is touched."""
        for row in range(ROWS):
            self.first[row] = 255
            self.last[row] = 0

    def touch(self, row: int, first: int, last: int) -> None:
        if first < self.first[row]:
            self.first[row] = first
        if last > self.last[row]:
            self.last[row] = last

    def clear(self) -> None:
        blank = bytes(WIDTH)
        for at in range(0, ROWS * WIDTH, WIDTH):
            self.buffer[at : at + WIDTH] = blank
        self.forget()

    def text(self, row: int, column: int, string: str, inverse: bool = False) -> None:
        if column < 0:
            string = string[-column:]
            column = 0
        string = string[: max(0, COLUMNS - column)]
        if not string or not 0 <= row < ROWS:
            return
        buffer = self.buffer
        at = row * WIDTH + 6 * column + 1
        for letter in string:
            number = ord(letter) - 32
            if not 0 <= number < MISSING:
                number = MISSING + 1 + EXTRA.find(letter)
            number *= 5
            buffer[at] = 0
            buffer[at + 1 : at + 6] = FONT[number : number + 5]
            at += 6
        self._spare(row, column, len(string))
        if inverse:
            self.invert(row, column, len(string))

    def right(self, row: int, column_after: int, string: str, inverse: bool = False) -> None:
        """Ends before that column."""
        self.text(row, column_after - len(string), string, inverse)

    def centre(self, row: int, string: str, inverse: bool = False) -> None:
        self.text(row, max(0, (COLUMNS - len(string)) // 2), string, inverse)

    # What not every screen has is brought in with its pictures.

    def big(self, row: int, column: int, string: str) -> None:
        """Digits three rows high. A letter that they lack is written small, beside their feet."""
        bring("firmware.app.big_digits").big(self, row, column, string)

    def big_width(self, string: str) -> int:
        """The cells that it takes: two for a digit, one for a point or a small letter."""
        return bring("firmware.app.big_digits").width(string)

    def icon(self, row: int, column: int, name: str) -> None:
        """Icons of one cell and of two are in icons.py; an unknown name is the hollow box."""
        bring("firmware.app.icons").icon(self, row, column, name)

    def die(self, row: int, column: int, pips: int) -> None:
        """A face of 1 to 6, or blank with 0: three cells wide, two rows high."""
        bring("firmware.app.icons").die(self, row, column, pips)

    def bar(self, row: int, column: int, cells: int, part: int, whole: int) -> None:
        """How much of the whole is there, as a frame that fills from the left."""
        bring("firmware.app.frames").bar(self, row, column, cells, part, whole)

    def box(self, row: int, column: int, rows: int, cells: int) -> None:
        """A frame around these cells. Its top is the lowest pixel row of the row above, so there
        is none on row 0; its right side is the first pixel column of the cell behind."""
        bring("firmware.app.frames").box(self, row, column, rows, cells)

    def line(self, row: int) -> None:
        """Along the bottom of the row, from edge to edge."""
        self.rule(row, 0, WIDTH - 1)

    def invert(self, row: int, column: int, cells: int) -> None:
        """Dark becomes lit and lit dark, out to the edge of the display."""
        end = min(COLUMNS, column + cells)
        column = max(0, column)
        if column < end and 0 <= row < ROWS:
            first = 6 * column + 1 if column else 0
            last = 6 * end if end < COLUMNS else WIDTH - 1
            buffer = self.buffer
            for at in range(row * WIDTH + first, row * WIDTH + last + 1):
                buffer[at] ^= 255
            self.touch(row, first, last)

    def stamp(self, row: int, column: int, cells: int, columns) -> None:
        """Fills cells of one row with these columns of pixels, the first one left blank."""
        filled = bytearray(6 * cells)
        filled[1 : 1 + len(columns)] = columns
        before = max(0, -column)
        cells = min(cells, COLUMNS - column)
        if before < cells and 0 <= row < ROWS:
            at = row * WIDTH + 6 * column + 1
            self.buffer[at + 6 * before : at + 6 * cells] = filled[6 * before : 6 * cells]
            self._spare(row, column + before, cells - before)

    def _spare(self, row: int, column: int, cells: int) -> None:
        """These cells were written: with those at the edges goes the spare column beside them."""
        first = 6 * column + 1
        last = 6 * (column + cells)
        if column == 0:
            first = 0
            self.buffer[row * WIDTH] = 0
        if column + cells == COLUMNS:
            last = WIDTH - 1
            self.buffer[row * WIDTH + last] = 0
        self.touch(row, first, last)

    def rule(self, row: int, first: int, last: int) -> None:
        """Lights the lowest pixel row of a row of cells, as far as it is on the display."""
        first = max(0, first)
        last = min(WIDTH - 1, last)
        if first <= last and 0 <= row < ROWS:
            for at in range(row * WIDTH + first, row * WIDTH + last + 1):
                self.buffer[at] |= 0x80
            self.touch(row, first, last)
