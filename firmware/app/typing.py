"""Typing a text on the digits: a key again goes to its next letter, A makes it a capital or not.

The first letter of a word is a capital by itself."""

from firmware.app.panel import BACK
from firmware.app.panel_drawing import draw_keys
from firmware.app.words import padded, say

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from firmware.app.table import Table

# For each digit its letters, itself last.
LETTERS = (
    " .,-'!?&+/0",
    '1_:;()#*@%="',
    "abcäåàá2ç",
    "deféèê3",
    "ghií4",
    "jkl5",
    "mnoöøóñ6",
    "pqrsß7",
    "tuvüú8",
    "wxyz9",
)
MOST = 40


class Typing:
    """# ends with ("text", what was typed). B goes on to the next letter where it is on the same
    key; the key of another letter does so by itself."""

    def __init__(self, name: str, title: str, text: str = "", usual: bool = False):
        self.name = name
        self.title = title
        self.text = text
        self.keys = say("setup keys_typing")
        self.open = ""  # the key whose letter may still change
        self.place = 0
        self.capital = True
        self.note: list = []
        self.usual = usual  # nobody has typed it: the first letter takes its place
        self.raw = self.slip = False
        self.starred = False  # the last key was *

    def draw(self, canvas) -> None:
        canvas.text(0, 0, padded(self.title), True)
        canvas.text(2, 0, (self.text + "_")[-21:])
        if self.open:
            canvas.text(4, 0, LETTERS[int(self.open)])
            canvas.invert(4, self.place, 1)
        for row in range(len(self.note)):
            canvas.text(5 + row, 0, self.note[row])
        draw_keys(canvas, self.keys)

    def key(self, key: str) -> "Any":
        self.note = []
        starred = self.starred
        self.starred = key == "*"
        if self.usual and key.isdigit():
            self.text = ""
        self.usual = False
        if key.isdigit():
            letters = LETTERS[int(key)]
            if key == self.open:
                self.place = (self.place + 1) % len(letters)
                self.text = self.text[:-1]
            elif len(self.text) >= MOST:
                return "?"
            else:
                self.place = 0
                self.open = key
                self.capital = self.text[-1:] in ("", " ")
            self._put(letters[self.place])
        elif key == "A" and self.open:
            self.capital = not self.capital
            self.text = self.text[:-1]
            self._put(LETTERS[int(self.open)][self.place])
        elif key == "B":
            self.open = ""
        elif key == "*":
            if not self.text:
                return BACK
            self.open = ""
            self.text = "" if starred else self.text[:-1]
        elif key == "#":
            return "text", self.text
        else:
            return "?"
        return None

    def _put(self, letter: str) -> None:
        self.text += upper(letter) if self.capital else letter


def typed(table: "Table", name: str, title: str, text: str, usual: bool = False):
    """The text; as it was where somebody went back. A card on the reader changes nothing."""
    typing = Typing(name, title, text, usual)
    while True:
        answer = yield typing
        if answer == BACK:
            return text
        if answer[0] == "text":
            return answer[1]
        table.refuse("not_now", "cards not_now")


def upper(letter: str) -> str:
    """MicroPython's own knows no umlauts."""
    at = "äöüé".find(letter)
    if at >= 0:
        return "ÄÖÜÉ"[at]
    return letter.upper() if letter < "\x7f" else letter
