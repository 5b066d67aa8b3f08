"""What the unit says, in the language chosen: texts by topic and key, from lang/.

A text is a whole sentence with fields {0}, {1}, because languages differ in more than words. Where
it is too long for its place, the longest name in it is cut: "Wheelbarrow" pays as "Wheelb" does.
What is being typed ends with "_" and stays whole.

The files of lang/ are not imported but read, a piece at a time, for the one line that is wanted:
it stands there as it is, compiled or not. Imported, each would cost memory for good.
"""

from engine_core.loader import SMALL

LANGUAGES = ("en", "de")
COLUMNS = 21
_LEAST = 3  # letters of a name that are always left
_PIECE = 80  # bytes that are read at once: there may be no place for more in one piece

_chosen = ["en"]
_told: list = []  # texts told last, so that a screen that is drawn again reads no file
_KEPT = 6 if SMALL else 5000


def choose(language: str) -> None:
    if language != _chosen[0]:
        _chosen[0] = language
        _told[:] = []


def text_of(what: str) -> str:
    """The text as it is in its file; `what` is topic and key, as in "table roll"."""
    for told in _told:
        if told[0] == what:
            return told[1]
    text = _read(what)
    _told.append((what, text))
    if len(_told) > _KEPT:
        _told.pop(0)
    return text


def _read(what: str) -> str:
    topic, _, key = what.partition(" ")
    here, _, ending = __file__.rpartition("words")
    sought = ("\n" + key + "=").encode()
    held = piece = b"\n"
    with open(here + "lang/" + _chosen[0] + "_" + topic + ending, "rb") as file:
        while piece:
            piece = file.read(_PIECE)
            held += piece
            start = held.find(sought)
            end = held.find(b"\n", start + len(sought))
            if start < 0:
                held = held[-len(sought) :]
            elif end > 0:
                return str(held[start + len(sought) : end], "utf-8")
    if held == b"\n":  # an empty file: the copy was broken off, and the other folder may be whole
        raise OSError(2)
    return key  # a test sees to it that this does not happen


def say(what: str, *fields, width: int = COLUMNS) -> str:
    """On one line of that width."""
    text = text_of(what)
    cut = list(fields)
    while True:
        said = text.format(*cut)
        if len(said) <= width:
            return said
        longest = -1
        for place in range(len(cut)):
            if type(cut[place]) is str and len(cut[place]) > _LEAST and cut[place][-1] != "_":
                if longest < 0 or len(cut[place]) > len(cut[longest]):
                    longest = place
        if longest < 0:
            return said[:width]
        cut[longest] = shorter(cut[longest])


def shorter(name: str) -> str:
    """By a letter; a number at its end tells it from others and stays, as in "Dark bl 1"."""
    if name[-2:-1] == " " and name[-1].isdigit() and len(name) > _LEAST + 1:
        return name[:-3].rstrip(" ") + name[-2:]
    return name[:-1].rstrip(" ")


def padded(text: str, width: int = COLUMNS) -> str:
    """Cut or filled up to that width. MicroPython's own "%-21s" counts bytes, and an umlaut has
    two of them."""
    return text[:width] + " " * (width - len(text))


def wrap(text: str, width: int = COLUMNS) -> list:
    """The lines of a longer text, broken between words; "|" begins a new line."""
    lines = []
    for part in text.split("|"):
        line = ""
        for word in part.split(" "):
            if line and len(line) + 1 + len(word) > width:
                lines.append(line)
                line = word
            else:
                line = line + " " + word if line else word
        lines.append(line)
    return lines
