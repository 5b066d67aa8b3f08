"""The values in a step of a journey: play trade a=0 b=1 a_gives={cash:50,deeds:[1,3]} ..."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

WORDS: "dict[str, bool | None]" = {"yes": True, "no": False, "none": None}
ENDS = ",[]{}"  # of a word


def options(text: str) -> "dict[str, Any]":
    """seed=3 players=Ann,Ben:Yoda: values by their names. Only players are told otherwise: a list
    of names, with a token where there is a colon, and _ for a blank."""
    found: dict[str, Any] = {}
    for word in text.split():
        name, equals, told = word.partition("=")
        if not name or not equals or name in found:
            raise ValueError("'%s' is no name=value, or comes twice" % word)
        found[name] = players(told) if name == "players" else value(told)
    return found


def players(text: str) -> "list[str | tuple[str, ...]]":
    table: list[str | tuple[str, ...]] = []
    for player in text.replace("_", " ").split(","):
        parts = player.split(":")
        table.append(tuple(parts) if len(parts) > 1 else player)
    return table


def value(text: str) -> "Any":
    """34, a,b as a tuple, [1,3] as a list, {cash:50} as a dict, yes, no, none, or else a word."""
    items, at, several = _items(text, 0)
    if at != len(text) or not items:
        raise ValueError("'%s' is no value" % text)
    return tuple(items) if several else items[0]


def _items(text: str, at: int) -> "tuple[list[Any], int, bool]":
    """What stands between commas, up to a bracket or the end, and whether there was a comma."""
    items = []
    several = False
    while at < len(text) and text[at] not in "]}":
        item, at = _one(text, at)
        items.append(item)
        if text[at : at + 1] != ",":
            break
        several = True
        at += 1
    return items, at, several


def _one(text: str, at: int) -> "tuple[Any, int]":
    """The value that begins there, and where it is over."""
    first = text[at : at + 1]
    if first == "[":
        items, at, _ = _items(text, at + 1)
        return items, _closed(text, at, "]")
    if first == "{":
        pairs, at = _pairs(text, at + 1)
        return pairs, _closed(text, at, "}")
    end = at
    while end < len(text) and text[end] not in ENDS:
        end += 1
    return _word(text[at:end]), end


def _pairs(text: str, at: int) -> "tuple[dict[str, Any], int]":
    pairs: dict[str, Any] = {}
    while at < len(text) and text[at] != "}":
        colon = text.find(":", at)
        if colon < 0:
            raise ValueError("a : is missing in '%s'" % text)
        name = text[at:colon]
        pairs[name], at = _one(text, colon + 1)
        if text[at : at + 1] != ",":
            break
        at += 1
    return pairs, at


def _closed(text: str, at: int, bracket: str) -> int:
    if text[at : at + 1] != bracket:
        raise ValueError("a %s is missing in '%s'" % (bracket, text))
    return at + 1


def _word(word: str) -> "Any":
    if not word:
        raise ValueError("a value is missing")
    if word in WORDS:
        return WORDS[word]
    number = word[1:] if word[0] == "-" else word
    return int(word) if number.isdigit() else word
