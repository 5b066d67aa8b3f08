"""Reads the text tables of a printed edition into the parts of an Edition: columns small enough
for the device. What no reliable source names gets a neutral name: "Brown 1", "Schiff 3".
"""

from array import array

from engine_core.editions import classic_board
from engine_core.editions.switches import switches_of
from engine_core.loader import bring

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
LEVELS = 6  # rents of a street: bare, one to four houses, hotel
NOTES_1997 = "2x500 2x100 2x50 6x20 5x10 5x5 5x1"
NOTES_2008 = "2x500 4x100 1x50 1x20 2x10 1x5 5x1"


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
        groups = [line.split("\t")[0] for line in parts["groups"].split("\n")]
        parts["sets"] = bytes([groups.index(g) + 1 if g else 0 for g in self.group])
        parts["price"] = self.price
        parts["mortgage"] = self.mortgage
        parts["house"] = self.house
        parts["rents"] = self.rents
        parts["levels"] = self.levels
        parts["deck"] = self.deck
        parts["taxes"] = self.taxes


def printed(edition: str) -> dict:
    """The parts of an edition of this folder."""
    book = book_of(edition)
    late = book.PRINTED_2008
    parts = {
        "id": edition,
        "title": book.TITLE,
        "language": book.LANGUAGE,
        "currency": book.CURRENCY,
        "ordered": not hasattr(book, "SPACES"),
        "start_cash": 1500,
        "salary": 200,
        "houses": 32,
        "hotels": 12,
        "start_notes": NOTES_2008 if late else NOTES_1997,
        "token_lines": book.TOKENS,
        "buildings": book.BUILDINGS,
        "cards": tuple([_deck(deck, late) for deck in book.DECKS]),
    }
    parts.update(_switches(book))
    columns = _board(getattr(book, "SPACES", classic_board.SPACES))
    groups = [group for group in columns.group if group]
    named = group_names(groups, _group_texts(book))
    parts["groups"] = group_lines(groups, named)
    _texts(book, columns, named, parts)
    columns.into(parts)
    return parts


def book_of(edition: str):
    return bring("engine_core.editions." + edition)


def taken_over(edition: str) -> tuple:
    """(rule switches, names of the sets), for an own edition that plays like this one."""
    book = book_of(edition)
    return _switches(book), _group_texts(book)


def _group_texts(book) -> dict:
    return dict([line.split(" ") for line in _lines(book.GROUPS) if line])


def _switches(book) -> dict:
    switches = switches_of(book.PLAYS_LIKE)
    switches.update(getattr(book, "SWITCHES", {}))
    return switches


def _lines(text: str):
    """One line after the other, without making a list of them all."""
    start = 0
    while start < len(text):
        end = text.index("\n", start)
        yield text[start:end]
        start = end + 1


def _deck(deck: tuple, late: bool) -> tuple:
    cards = classic_board.CHANCE if deck[0] == "chance" else classic_board.COMMUNITY
    lines = []
    for line in _lines(cards) if deck[2] else ():
        words = line.split(" ")
        for place in range(len(words)):
            if "|" in words[place]:
                words[place] = words[place].split("|")[late]
        lines.append(" ".join(words))
    return deck[0], deck[1], "\n".join(lines), deck[2]


def _board(text: str) -> Columns:
    columns = Columns()
    for line in _lines(text):
        words = line.split(" ")
        kind = words[0]
        if kind == "card":
            columns.deck[len(columns.kind)] = "chance" if words[1] == "chance" else "community"
        if len(words) < 3:
            columns.add(kind, None, 0, 0, 0, ())
            continue
        numbers = [int(word) for word in words[2:] if word != "??"]
        house = numbers[1] if len(numbers) > 1 else 0
        columns.add(kind, words[1], numbers[0], numbers[0] // 2, house, numbers[2:])
    return columns


def _texts(book, columns: Columns, groups: dict, parts: dict) -> None:
    """The lines of NAMES: name~short, behind it a tax's amounts, or what the name may be."""
    names, shorts = bytearray(), bytearray()
    marks = bytearray(len(columns.kind))
    spaces = _lines(getattr(book, "SPACES", classic_board.SPACES))
    space = 0
    for line in _lines(book.NAMES):
        text, _, rest = line.partition("|")
        if columns.kind[space] == "tax":
            flat, _, percent = rest.partition("|")
            if flat[-1:] == "?":
                marks[space] |= 4
                flat = flat[:-1]
            columns.taxes[space] = (int(flat) if flat else None, int(percent) if percent else None)
        name, _, short = text.partition("~")
        if name[-1:] == "?":
            marks[space] |= 1
            name = name[:-1] or neutral_name(columns.group, space, groups)
        if next(spaces)[-2:] == "??":
            marks[space] |= 2
        names.extend((name + "\n").encode())
        shorts.extend((short + "\n").encode())
        space += 1
    parts["names"] = str(names, "utf-8")
    parts["shorts"] = str(shorts, "utf-8")
    parts["guesses"] = None  # seldom looked at: see views.py
    parts["marks"] = bytes(marks)


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
    place = sum([1 for before in range(space) if group_column[before] == group])
    name = groups[group]
    if "0" <= name[-1] <= "9":
        return name + chr(97 + place)
    return "%s %d" % (name, place + 1)
