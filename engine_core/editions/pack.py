"""Packs a board into the columns of an Edition, small enough for the device.

What no reliable source names gets a neutral name: "Brown 1", "Schiff 3", "Set 4b".
"""

from array import array

KINDS = (
    "go",
    "street",
    "transport",
    "utility",
    "tax",
    "card",
    "jail",
    "free_parking",
    "go_to_jail",
)
# What may change without changing the game.
UNCOUNTED = (
    "title language currency start_notes buildings groups names shorts guesses marks".split(" ")
)
LEVELS = 6  # rents of a street: bare, one to four houses, hotel


class Columns:
    """Takes one space after the other; a board's words are each kept only once."""

    def __init__(self, wide: bool = False, levels: int = LEVELS) -> None:
        """`wide` is for amounts over 65535, more `levels` for a board of many transports."""
        code = "i" if wide else "H"
        self.kind: list = []
        self.group: list = []
        self.price = array(code, [])
        self.mortgage = array(code, [])
        self.house = array(code, [])
        self.rents = array(code, [])
        self.levels = levels
        self.deck: dict = {}
        self.taxes: dict = {}

    def add(self, kind: str, group, price: int, mortgage: int, house: int, rents) -> None:
        self.kind.append(KINDS[KINDS.index(kind)])
        self.group.append(self.group[self.group.index(group)] if group in self.group else group)
        self.price.append(price)
        self.mortgage.append(mortgage)
        self.house.append(house)
        for level in range(self.levels):
            self.rents.append(rents[level] if level < len(rents) else 0)

    def into(self, parts: dict) -> None:
        parts["kind"] = tuple(self.kind)
        parts["group"] = tuple(self.group)
        parts["price"] = self.price
        parts["mortgage"] = self.mortgage
        parts["house"] = self.house
        parts["rents"] = self.rents
        parts["levels"] = self.levels
        parts["deck"] = self.deck
        parts["taxes"] = self.taxes


def group_names(groups, given: dict) -> dict:
    """The name of every set of a board, in the edition's language."""
    return {group: given.get(group) or spelled_out(group) for group in groups}


def group_lines(groups, named: dict) -> str:
    """A line for each, in the order of the board."""
    lines: list = []
    for group in groups:
        line = group + "\t" + named[group]
        if line not in lines:
            lines.append(line)
    return "\n".join(lines)


def spelled_out(group: str) -> str:
    return group[0].upper() + group[1:].replace("_", " ")


def neutral_name(group_column: list, space: int, groups: dict) -> str:
    """The set's name and the place of the deed in it."""
    group = group_column[space]
    place = group_column[:space].count(group)
    name = groups[group]
    if "0" <= name[-1] <= "9":
        return name + chr(97 + place)
    return "%s %d" % (name, place + 1)


def fingerprint(parts: dict) -> int:
    """An own edition may have been edited since a game was saved: all but the names counts."""
    total = 1
    for name in sorted(parts):
        if name not in UNCOUNTED:
            total = counted(parts[name], total)
    return total


def counted(value, total: int) -> int:
    """The same on both interpreters: no order of a dict, no number from 2^30 on."""
    if value is None or type(value) is int or type(value) is bool:
        return (total * 31 + (7 if value is None else 11 + value)) % 16777213
    if type(value) is dict:
        for key in sorted(value):
            total = counted(value[key], counted(key, total))
        return total
    if type(value) is str:
        value = value.encode()
    for item in value:
        total = counted(item, total)
    return (total * 31 + 13) % 16777213
