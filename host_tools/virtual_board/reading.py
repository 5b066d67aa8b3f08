"""Reads a screen as a person does: from its pixels alone, back into lines of text.

Every cell is looked up among the letters, then among the pictures, lit on dark or dark on lit.
A cell's first pixel column and its lowest pixel row are looked at last: frames and lines run
there, so there they may be what the letter has, all lit, or all dark, and nothing between.

Big digits stand in the line of their top row, close together at the left end of the cells that
they take. Icons, dice and bars are blank; a shape that nobody drew is "\\ufffd".
"""

from firmware.app.big_digits import NARROW, NARROW_COLUMNS, WIDE, WIDE_COLUMNS
from firmware.app.font import EXTRA, FONT, MISSING
from firmware.app.icons import SMALL_COLUMNS, WIDE_ICON_COLUMNS, die_columns

ROWS = 8
COLUMNS = 21
WIDTH = 128
UNKNOWN = "\ufffd"
DARK = bytes(5)
LIT = b"\x01" * 5
TOP = 0x7F  # a column without its lowest pixel

# Filled when a screen is read for the first time. A cell's key is its five columns without
# their lowest pixels.
_letters: "dict[bytes, str]" = {}
_tails: "dict[str, tuple[bytes, bytes]]" = {}  # the lowest pixels of letters such as g
_pictures: "set[bytes]" = set()
_big: "dict[bytes, list[tuple[str, int, int, list[bytes]]]]" = {}  # by the first key that is lit


def lines(pixels: bytes) -> "list[str]":
    """Eight strings, top to bottom, without the blanks at their ends; pixels are 8192 bytes of 0
    or 1, row by row."""
    if not _letters:
        learn()
    columns = [top_pixels(pixels, row) for row in range(ROWS)]
    keys = [[page[x : x + 5] for x in range(2, WIDTH - 1, 6)] for page in columns]
    read = [[" "] * COLUMNS for _ in range(ROWS)]
    taken = [[False] * COLUMNS for _ in range(ROWS)]
    digits = []
    for row in range(ROWS):
        for column in range(COLUMNS):
            if taken[row][column]:
                continue
            key = keys[row][column]
            if key in _big:
                digit = big_at(keys, row, column)
                if digit:
                    digits.append(digit)
                    top, left, cells, _ = digit
                    for line in range(top, top + 3):
                        for cell in range(left, left + cells):
                            taken[line][cell] = True
                            read[line][cell] = " "  # a + begins with the lowest pixels above it
                    continue
            letter = _letters.get(key, "")
            if letter:
                at = (8 * row + 7) * WIDTH + 2 + 6 * column
                fits = columns[row][6 * column + 1] in (0, TOP)
                if not fits or not tail_fits(letter, pixels[at : at + 5]):
                    letter = UNKNOWN
                read[row][column] = letter
            elif key not in _pictures:
                read[row][column] = UNKNOWN
    place(digits, read)
    return ["".join(line).rstrip(" ") for line in read]


def top_pixels(pixels: bytes, row: int) -> bytes:
    """The 128 columns of a row of cells without their lowest pixels. All at once, as one long
    number with a byte for each column: a shift moves every column by a pixel."""
    total = 0
    for y in range(8 * row + 6, 8 * row - 1, -1):
        total = (total << 1) | int.from_bytes(pixels[y * WIDTH : (y + 1) * WIDTH], "big")
    return total.to_bytes(WIDTH, "big")


def tail_fits(letter: str, lowest: bytes) -> bool:
    return lowest == DARK or lowest == LIT or lowest in _tails.get(letter, ())


def big_at(keys: "list[list[bytes]]", row: int, column: int) -> "tuple[int, int, int, str] | None":
    """The big digit whose first cell with something in it is this one: top row, left column,
    width in cells, letter."""
    for letter, above, cells, parts in _big[keys[row][column]]:
        top = row - above // cells
        left = column - above % cells
        if top < 0 or top + 3 > ROWS or left < 0 or left + cells > COLUMNS:
            continue
        found = [keys[top + line][left + cell] for line in range(3) for cell in range(cells)]
        if found == parts:
            return top, left, cells, letter
    return None


def place(digits: "list[tuple[int, int, int, str]]", read: "list[list[str]]") -> None:
    """Digits that touch move together to the left end of their run."""
    row = at = after = -1
    for top, column, cells, letter in sorted(digits):
        if top != row or column != after:
            row, at = top, column
        read[row][at] = letter
        at += 1
        after = column + cells


def learn() -> None:
    """Everything that the canvas can draw in a cell."""
    for number in range(len(FONT) // 5):
        glyph = FONT[5 * number : 5 * number + 5]
        if number < MISSING:
            letter = chr(32 + number)
        else:
            letter = UNKNOWN if number == MISSING else EXTRA[number - MISSING - 1]
        for key in both(glyph):
            _letters[key] = letter
        tail = bytes([byte >> 7 for byte in glyph])
        if tail != DARK:
            _tails[letter] = (tail, bytes([1 - bit for bit in tail]))
    for number in range(len(WIDE) - 1):  # the last one is the blank
        learn_big(WIDE[number], 2, WIDE_COLUMNS[30 * number : 30 * number + 30])
    for number in range(len(NARROW)):
        learn_big(NARROW[number], 1, NARROW_COLUMNS[15 * number : 15 * number + 15])
    for number in range(0, len(SMALL_COLUMNS), 5):
        learn_picture(SMALL_COLUMNS[number : number + 5])
    for number in range(0, len(WIDE_ICON_COLUMNS), 11):
        learn_picture(WIDE_ICON_COLUMNS[number : number + 11])
    for pips in range(7):
        for line in range(2):
            learn_picture(bytes(die_columns(pips, line)) + bytes(2))
    for filled in range(5):
        bar = b"\x3e" * filled + b"\x22" * (5 - filled)
        learn_picture(bar)
        learn_picture(bar[:4] + b"\x3e")  # the right end, or all lit


def both(columns: bytes) -> "tuple[bytes, bytes]":
    """The keys of five columns, lit on dark and dark on lit."""
    return bytes([byte & TOP for byte in columns]), bytes([~byte & TOP for byte in columns])


def learn_picture(columns: bytes) -> None:
    for at in range(0, len(columns), 6):
        for key in both(columns[at : at + 5]):
            _pictures.add(key)


def learn_big(letter: str, cells: int, columns: bytes) -> None:
    """Three lines of ten columns in two cells, or of five in one."""
    parts = []
    for line in range(3):
        whole = columns[5 * cells * line : 5 * cells * (line + 1)] + bytes(1)
        parts += [both(whole[6 * cell : 6 * cell + 5]) for cell in range(cells)]
    first = 0
    while parts[first][0] == DARK:
        first += 1
    for side in range(2):
        shape = [part[side] for part in parts]
        _big.setdefault(shape[first], []).append((letter, first, cells, shape))
