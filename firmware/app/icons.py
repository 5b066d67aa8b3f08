"""Small pictures: icons of one cell or two, and the faces of a die.

Bytes as in the font: a column each, the lowest bit on top. An icon takes 5 columns, a wide one 11.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from firmware.app.canvas import Canvas

# Each name between blanks: the blanks before it are its number.
SMALL_NAMES = (
    " house hotel jail lock deed mortgaged transport utility player"
    " crown coin hammer die turn up down left right undo tick cross clock star "
)
WIDE_NAMES = (
    " warning reader mute battery0 battery1 battery2 battery3 die1 die2 die3 die4 die5 die6 "
)

SMALL_COLUMNS = (
    b"\x08\x7c\x1e\x7c\x08"  # house
    b"\x7f\x75\x1f\x75\x7f"  # hotel
    b"\x7f\x41\x7f\x41\x7f"  # jail
    b"\x7e\x79\x49\x79\x7e"  # lock
    b"\x7f\x43\x43\x43\x7f"  # deed
    b"\x7f\x51\x49\x45\x7f"  # mortgaged
    b"\x7e\x29\x39\x29\x7e"  # transport
    b"\x06\x39\x71\x39\x06"  # utility
    b"\x60\x77\x77\x77\x60"  # player
    b"\x2e\x38\x3e\x38\x2e"  # crown
    b"\x1c\x3e\x36\x3e\x1c"  # coin
    b"\x50\x4a\x47\x4f\x46"  # hammer
    b"\x3e\x2a\x3e\x2a\x3e"  # die
    b"\x7f\x3e\x1c\x08\x00"  # turn
    b"\x08\x04\x3e\x04\x08"  # up
    b"\x08\x10\x3e\x10\x08"  # down
    b"\x08\x1c\x2a\x08\x08"  # left
    b"\x08\x08\x2a\x1c\x08"  # right
    b"\x04\x4e\x5f\x44\x3c"  # undo
    b"\x18\x30\x18\x0c\x06"  # tick
    b"\x36\x1c\x08\x1c\x36"  # cross
    b"\x1c\x22\x2e\x2a\x1c"  # clock
    b"\x24\x1c\x0f\x1c\x24"  # star
)

WIDE_ICON_COLUMNS = (
    b"\x60\x50\x48\x44\x42\x6d\x42\x44\x48\x50\x60"  # warning
    b"\x3e\x22\x22\x3e\x00\x00\x14\x49\x22\x1c\x00"  # reader
    b"\x1c\x1c\x3e\x7f\x00\x22\x14\x08\x14\x22\x00"  # mute
    b"\x7f\x41\x41\x41\x41\x41\x41\x41\x41\x7f\x1c"  # battery0
    b"\x7f\x41\x5d\x5d\x41\x41\x41\x41\x41\x7f\x1c"  # battery1
    b"\x7f\x41\x5d\x5d\x5d\x5d\x41\x41\x41\x7f\x1c"  # battery2
    b"\x7f\x41\x5d\x5d\x5d\x5d\x5d\x5d\x41\x7f\x1c"  # battery3
    b"\x00\x7f\x7f\x7f\x7f\x77\x7f\x7f\x7f\x7f\x00"  # die1
    b"\x00\x7f\x7f\x7d\x7f\x7f\x7f\x5f\x7f\x7f\x00"  # die2
    b"\x00\x7f\x7f\x7d\x7f\x77\x7f\x5f\x7f\x7f\x00"  # die3
    b"\x00\x7f\x7f\x5d\x7f\x7f\x7f\x5d\x7f\x7f\x00"  # die4
    b"\x00\x7f\x7f\x5d\x7f\x77\x7f\x5d\x7f\x7f\x00"  # die5
    b"\x00\x7f\x7f\x55\x7f\x7f\x7f\x55\x7f\x7f\x00"  # die6
)

# The pips of blank, 1, 2 … 6: an octal digit for each row of three.
FACES = (0, 0o020, 0o401, 0o421, 0o505, 0o525, 0o555)


def die_columns(pips: int, row: int):
    """One of the two rows of cells: a lit square of 15 pixels with its corners off, and dark pips,
    three pixels each and one apart."""
    columns = bytearray(15)
    for x in range(15):
        column = 0x7FFF if 0 < x < 14 else 0x3FFE
        place, within = divmod(x - 2, 4)
        if 0 <= place < 3 and within < 3:
            for line in range(3):
                if FACES[pips] >> (8 - 3 * line - place) & 1:
                    column ^= 0x1C << 4 * line
        columns[x] = column >> 8 * row & 255
    return columns


def icon(canvas: "Canvas", row: int, column: int, name: str) -> None:
    sought = " " + name + " "
    found = SMALL_NAMES.find(sought)
    if found >= 0:
        at = 5 * SMALL_NAMES.count(" ", 0, found)
        canvas.stamp(row, column, 1, SMALL_COLUMNS[at : at + 5])
        return
    found = WIDE_NAMES.find(sought)
    if found >= 0:
        at = 11 * WIDE_NAMES.count(" ", 0, found)
        canvas.stamp(row, column, 2, WIDE_ICON_COLUMNS[at : at + 11])
    else:
        canvas.text(row, column, "\ufffd")


def die(canvas: "Canvas", row: int, column: int, pips: int) -> None:
    for line in range(2):
        canvas.stamp(row + line, column, 3, die_columns(pips, line))
