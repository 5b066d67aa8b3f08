"""Packs the spaces of a board into the columns of an Edition, small enough for the device."""

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


def fingerprint(parts: dict) -> int:
    """An own edition may have been edited since a game was saved: all but the names counts."""
    total = 1
    for name in sorted(parts):
        if name not in UNCOUNTED:
            value = parts[name]
            if name in ("price", "mortgage", "house", "rents"):
                value = list(value)
            for byte in repr_of(value).encode():
                total = (total * 31 + byte) % 16777213
    return total


def repr_of(value) -> str:
    """The same letters on both interpreters: no dict order, no arrays."""
    if type(value) is dict:
        return repr_of([(key, value[key]) for key in sorted(value)])
    if type(value) is list or type(value) is tuple:
        return "(" + ",".join([repr_of(item) for item in value]) + ")"
    return str(value)
