"""One question on the whole display: a title, some lines, what is being typed, and the keys.

    ┌─────────────────────┐
    │title                │  inverse
    │06 Oriental Ave   50 │  lines; with `numbers` they can be chosen, by number or by cursor
    │ ...                 │
    │what went wrong      │  `note`
    │#Yes ABank           │  the keys that answer, each with its word
    └─────────────────────┘

An answer is a key of the last line ("#", "A"), a number, a card that was tapped, or BACK for *,
which takes back a digit first, and all of them when it is pressed again. "?" is a key that means
nothing here, "??" a number that is not offered.
"""

from engine_core.loader import bring
from firmware.app.words import wrap

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

BACK = "*"
ROWS = 6  # between title and keys


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
        self.yes = False  # # answers too, which the last line says: not the keys
        self.slip = False  # short enough to leave the balances in sight
        self.raw = False  # any tag is an answer, as the reader tells it

    def draw(self, canvas) -> None:
        bring("firmware.app.panel_drawing").draw(self, canvas)

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
            return "?" if self.slip else self.numbers[self.at]
        elif (
            not self.slip and (key == "B" or key == "C") and (" " + self.keys).find(" " + key) < 0
        ):
            most = len(self.lines) - (1 if self.numbers else ROWS)
            self.at = max(0, min(most, self.at + (1 if key == "C" else -1)))
        elif (" " + self.keys).find(" " + key) >= 0 or key == "#" and self.yes:
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
        return "??"


def slip(name: str, title: str, text: str, keys: str, big: str = "") -> Panel:
    """A short question, of which the title is the first line."""
    panel = Panel(name, title, text, keys)
    panel.slip = True
    panel.big = big
    return panel
