"""What the unit says, in the language chosen: texts by topic and key, from lang/.

A text is a whole sentence with fields {0}, {1}, because languages differ in more than words. Where
it is too long for its place, the longest name in it is cut: "Wheelbarrow" pays as "Wheelb" does.
What is being typed ends with "_" and stays whole.
"""

from engine_core.loader import bring

LANGUAGES = ("en", "de")
COLUMNS = 21
_LEAST = 3  # letters of a name that are always left

_chosen = ["en"]


def choose(language: str) -> None:
    _chosen[0] = language


def text_of(what: str) -> str:
    """The text as it is in its file; `what` is topic and key, as in "table roll"."""
    topic, _, key = what.partition(" ")
    text = bring("firmware.app.lang." + _chosen[0] + "_" + topic).TEXT
    start = text.find("\n" + key + "=")
    if start < 0:
        return key  # a test sees to it that this does not happen
    start += len(key) + 2
    return text[start : text.index("\n", start)]


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
