"""One question on the whole display: a title, some lines, what is being typed, and the keys.

    ┌─────────────────────┐
    │title                │  inverse
    │06 Oriental Ave   50 │  lines; with `numbers` they can be chosen, by number or by cursor
    │ ...                 │
    │what went wrong      │  `note`
    │#Yes ABank           │  the keys that answer, each with its word
    └─────────────────────┘

An answer is a key of the last line ("#", "A"), a number, a card that was tapped, or BACK for *,
which takes back a digit first, and all of them when it is pressed again.
"""

from firmware.app.words import wrap

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

BACK = "*"
_ROWS = 6  # between title and keys


class Panel:
    def __init__(
        self, name: str, title: str, lines, keys: str = "", numbers=None, digits: int = 0
    ):
        """`numbers`: what the lines are chosen by; None for any number. `digits`: how many are
        typed for a number that is complete with the last one (2 for a deed), negative for an
        amount that ends with #."""
        self.name = name
        self.title = title
        self.lines = wrap(lines) if type(lines) is str else lines
        self.keys = keys
        self.numbers = numbers
        self.digits = digits
        if numbers is not None and (not digits or not numbers):
            self.digits = (2 if max(numbers) > 9 else 1) if numbers else 0
        self.starred = False  # the last key was *
        self.typed = ""
        self.at = 0
        self.note: list = []  # at the bottom until the next key,
        self.foot: list = []  # and what stays there
        self.big = ""  # the number that matters
        self.secret = False  # what is typed is a PIN
        self.slip = False  # short enough to leave the balances in sight
        self.raw = False  # any tag is an answer, as the reader tells it

    def draw(self, canvas) -> None:
        if self.slip:
            self._draw_slip(canvas)
            return
        canvas.text(0, 0, "%-21s" % self.title[:21], True)
        bottom = self.note + self.foot
        room = _ROWS - len(bottom)
        typed = "*" * len(self.typed) if self.secret else self.typed
        if self.big or self.digits < 0:
            room -= 3
            canvas.big(4 - len(bottom), 1, typed or self.big)
        elif typed:
            canvas.right(0, 21, typed + "_", True)
        first = max(0, min(self.at - room // 2, len(self.lines) - room))
        for row in range(min(room, len(self.lines) - first)):
            line = self.lines[first + row]
            if self.numbers:
                line = self._numbered(first + row, line)
            chosen = bool(self.numbers) and first + row == self.at and "#" not in self.keys
            canvas.text(1 + row, 0, (line + " ")[:21] if chosen else line, chosen)
        for row in range(len(bottom)):
            canvas.text(7 - len(bottom) + row, 0, bottom[row])
        draw_keys(canvas, self.keys)
        if len(self.lines) > room:
            draw_arrows(canvas)

    def _draw_slip(self, canvas) -> None:
        """In the lowest lines, with the balances above it; a number beside them in big digits."""
        big = "" if self.note else self.big
        width = 21 - canvas.big_width(big) - (1 if big else 0)
        lines = self.note
        if not lines:
            lines = []
            for line in [self.title] + self.lines:
                lines += wrap(line, width) if line else []
            if self.typed:
                lines[-1] = (lines[-1] + " " + self.typed + "_")[-width:]
        lines = ([""] * (3 if big else 0) + lines)[-3:]
        for row in range(len(lines)):
            canvas.text(7 - len(lines) + row, 0, "%-21s" % lines[row])
        if big:
            canvas.big(4, width + 1, big)
        draw_keys(canvas, self.keys)

    def _numbered(self, place: int, line: str) -> str:
        number = "%d" % (self.numbers[place] % 10**self.digits)
        return ("0" * (self.digits - len(number)) + number + " " + line)[:21]

    def key(self, key: str) -> "Any":
        """An answer, or None: it goes on."""
        self.note = []
        starred = self.starred
        self.starred = key == "*"
        if key == "*":
            if not self.typed:
                return BACK
            self.typed = "" if starred else self.typed[:-1]
        elif key.isdigit():
            return self._digit(key)
        elif key == "#" and self.digits < 0:
            if self.typed:
                return self.typed if self.secret else int(self.typed)
            return key if "#" in self.keys else None
        elif key == "#" and self.numbers and "#" not in self.keys:
            return self.numbers[self.at]
        elif (key == "B" or key == "C") and (" " + self.keys).find(" " + key) < 0:
            most = len(self.lines) - (1 if self.numbers else _ROWS)
            self.at = max(0, min(most, self.at + (1 if key == "C" else -1)))
        elif (" " + self.keys).find(" " + key) >= 0:
            return key
        else:
            return "?"
        return None

    def _digit(self, key: str) -> "Any":
        if not self.digits:
            return "?"
        if self.digits < 0:
            if len(self.typed) >= -self.digits:
                return "?"
            self.typed += key
            return None
        self.typed += key
        if len(self.typed) < self.digits:
            return None
        number = int(self.typed)
        self.typed = ""
        if self.numbers is None:
            return number
        for offered in self.numbers:
            if offered % 10**self.digits == number:
                return offered
        return "?"


def slip(name: str, title: str, text: str, keys: str, big: str = "") -> Panel:
    """A short question, of which the title is the first line."""
    panel = Panel(name, title, text, keys)
    panel.slip = True
    panel.big = big
    return panel


def draw_keys(canvas, keys: str) -> None:
    """The last line: each word begins with its key, which is inverse."""
    column = 0
    for word in keys.split(" "):
        if word:
            canvas.text(7, column, word)
            draw_key(canvas, column)
        column += len(word) + 1


def draw_key(canvas, column: int) -> None:
    """Inverse, with a lit edge behind it too, or the right side of a D would be lost."""
    canvas.invert(7, column, 1)
    edge = 6 * column + 7
    canvas.buffer[7 * 128 + edge] = 255
    canvas.touch(7, edge, edge)


def draw_arrows(canvas) -> None:
    """B and C go up and down a list that is longer than its place."""
    canvas.text(7, 17, "B")
    canvas.icon(7, 18, "up")
    canvas.text(7, 19, "C")
    canvas.icon(7, 20, "down")
    draw_key(canvas, 17)
    draw_key(canvas, 19)
