"""What a panel looks like: see panel.py. Apart from it, because a panel stays while something is
done, and what draws it need not."""

from firmware.app.panel import ROWS
from firmware.app.words import padded, wrap

TYPE_CHECKING = False
if TYPE_CHECKING:
    from firmware.app.panel import Panel


def draw(panel: "Panel", canvas) -> None:
    if panel.slip:
        _draw_slip(panel, canvas)
        return
    canvas.text(0, 0, padded(panel.title), True)
    bottom = panel.note + panel.foot
    room = ROWS - len(bottom)
    typed = "*" * len(panel.typed) if panel.secret else panel.typed
    if panel.big or panel.digits < 0:
        room -= 3
        canvas.big(4 - len(bottom), 1, typed or panel.big)
    elif typed:
        canvas.right(0, 21, typed + "_", True)
    first = max(0, min(panel.at - room // 2, len(panel.lines) - room))
    if panel.note and not panel.numbers and len(panel.lines) > room:
        room = 0  # no sentence is cut in its middle
    for row in range(min(room, len(panel.lines) - first)):
        line = panel.lines[first + row]
        if panel.numbers:
            line = _numbered(panel, first + row, line)
        chosen = bool(panel.numbers) and first + row == panel.at and "#" not in panel.keys
        canvas.text(1 + row, 0, (line + " ")[:21] if chosen else line, chosen)
    for row in range(len(bottom)):
        canvas.text(7 - len(bottom) + row, 0, bottom[row])
    draw_keys(canvas, panel.keys)
    if len(panel.lines) > room > 0:
        draw_arrows(canvas)


def _draw_slip(panel: "Panel", canvas) -> None:
    """In the lowest lines, with the balances above it; a number beside them in big digits."""
    big = "" if panel.note else panel.big
    width = 21 - canvas.big_width(big) - (1 if big else 0)
    lines = panel.note
    if not lines:
        lines = []
        for line in [panel.title] + panel.lines:
            lines += wrap(line, width) if line else []
        if panel.typed:
            lines[-1] = (lines[-1] + " " + panel.typed + "_")[-width:]
    lines = ([""] * (3 if big else 0) + lines)[-3:]
    for row in range(len(lines)):
        canvas.text(7 - len(lines) + row, 0, padded(lines[row]))
    if panel.yes and not panel.note:
        draw_key(canvas, 0, 6)
    if big:
        canvas.big(4, width + 1, big)
    draw_keys(canvas, panel.keys)


def _numbered(panel: "Panel", place: int, line: str) -> str:
    number = "%d" % (panel.numbers[place] % 10**panel.digits)
    return ("0" * (panel.digits - len(number)) + number + " " + line)[:21]


def draw_keys(canvas, keys: str) -> None:
    """The last line: each word begins with its key, which is inverse."""
    column = 0
    for word in keys.split(" "):
        if word:
            canvas.text(7, column, word)
            draw_key(canvas, column)
        column += len(word) + 1


def draw_key(canvas, column: int, row: int = 7) -> None:
    """Inverse, with a lit edge behind it too, or the right side of a D would be lost."""
    canvas.invert(row, column, 1)
    edge = 6 * column + 7
    canvas.buffer[row * 128 + edge] = 255
    canvas.touch(row, edge, edge)


def draw_arrows(canvas) -> None:
    """B and C go up and down a list that is longer than its place."""
    canvas.text(7, 17, "B")
    canvas.icon(7, 18, "up")
    canvas.text(7, 19, "C")
    canvas.icon(7, 20, "down")
    draw_key(canvas, 17)
    draw_key(canvas, 19)
