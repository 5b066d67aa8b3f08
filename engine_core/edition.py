"""An edition: the board, the decks, the tokens and the rule switches of one printed game.

The board is kept as columns (`kind[space]`, `price[space]`, ...), because forty objects would cost
the device three times the memory. `spaces[space]` makes a Space to look at when somebody asks.
"""

from engine_core.editions import IDS, read
from engine_core.refused import Refused

_loaded: list = []  # the edition used last; a unit plays one at a time


class Space:
    """One space of the board, as printed. What a space of its kind does not have is None."""

    def __init__(self, edition: "Edition", space: int) -> None:
        self.space = space
        self.kind = edition.kind[space]
        self.name = line_of(edition.names, space)
        self.short = line_of(edition.shorts, space) or self.name
        self.group = edition.group[space]
        self.price = edition.price[space]
        self.mortgage = edition.mortgage[space]
        self.rents = edition.rents[space]
        self.house = edition.house[space]
        self.deck = edition.deck[space]
        self.flat = edition.flat[space]
        self.percent = edition.percent[space]
        marks = edition.marks[space]
        self.sure = not marks & 1
        self.values_sure = not marks & 2
        self.flat_sure = not marks & 4
        guesses = line_of(edition.guesses, space)
        self.name_is_one_of = tuple(guesses.split("\t")) if guesses else ()


class Spaces:
    """The board as a sequence of Space objects, made when looked at."""

    def __init__(self, edition: "Edition") -> None:
        self._edition = edition

    def __len__(self) -> int:
        return self._edition.size

    def __getitem__(self, space: int) -> Space:
        if space < 0:
            space += self._edition.size
        if not 0 <= space < self._edition.size:
            raise IndexError(space)
        return Space(self._edition, space)


class Edition:
    """`columns` holds a value for every space; `facts` the rest; `switches` the table of
    editions/switches.py, one value each, readable as `edition.lowest_bid` and so on."""

    kind: list
    group: list
    price: list
    mortgage: list
    rents: list
    house: list
    deck: list
    flat: list
    percent: list
    names: str
    shorts: str
    guesses: str
    marks: bytes

    id: str
    title: str
    language: str
    currency: str
    ordered: bool
    start_cash: int
    salary: int
    houses: int
    hotels: int
    start_notes: tuple
    tokens: tuple
    buildings: tuple
    groups: tuple
    cards: tuple

    rent_deadline: int
    double_rent_despite_mortgage: bool
    fresh_utility_roll: bool
    lowest_bid: int
    hotel_needs_whole_set: bool
    deals_between_turns_only: bool
    fine_turns: int
    must_roll_again: bool
    special_rules: str
    force_tribute: int
    red_die_side: str
    short_game_flat_tax: bool

    def __init__(self, columns: dict, facts: dict, switches: dict) -> None:
        for name in columns:
            setattr(self, name, columns[name])
        for name in facts:
            setattr(self, name, facts[name])
        for name in switches:
            setattr(self, name, switches[name])
        self.size = len(self.kind)
        self.spaces = Spaces(self)
        self.deeds = tuple([space for space in range(self.size) if self.price[space]])
        self.go = self.kind.index("go")
        self.jail = self.kind.index("jail")
        self.set_of: list = [None] * self.size
        for space in self.deeds:
            if self.set_of[space] is None:
                group = self.group[space]
                members = tuple([s for s in self.deeds if self.group[s] == group])
                for member in members:
                    self.set_of[member] = members
        self.decks = tuple([deck[0] for deck in self.cards])

    def members(self, group: str) -> tuple:
        """The spaces of a set; empty where there is no such set."""
        for space in self.deeds:
            if self.group[space] == group:
                return self.set_of[space]
        return ()

    # A deck is (id, name, cards, marks): one line of text a card, as in "ch11 repairs 25 100", and
    # one letter a card, "?" where no reliable source was found.

    def _deck(self, deck: str) -> tuple:
        return self.cards[self.decks.index(deck)]

    def deck_name(self, deck: str) -> str:
        return self._deck(deck)[1]

    def deck_size(self, deck: str) -> int:
        """How many cards of the deck are known."""
        return len(self._deck(deck)[3])

    def card_ids(self, deck: str) -> tuple:
        lines = self._deck(deck)[2]
        return tuple([line.split(" ")[0] for line in lines.split("\n") if line])

    def card_at(self, deck: str, index: int) -> tuple:
        """The effect of a card: a word and its numbers, as in ("repairs", 25, 100)."""
        parts = line_of(self._deck(deck)[2], index).split(" = ")[0].split(" ")
        if parts[1] == "nearest":
            return tuple(parts[1:])
        return (parts[1],) + tuple([int(number) for number in parts[2:]])

    def card_effect(self, deck: str, card: str) -> tuple:
        return self.card_at(deck, self.card_ids(deck).index(card))

    def card_note(self, deck: str, card: str) -> str:
        """What tells the card from others with the same effect, as in "life insurance"."""
        line = line_of(self._deck(deck)[2], self.card_ids(deck).index(card)).split(" = ")
        return line[1] if len(line) > 1 else ""

    def card_sure(self, deck: str, card: str) -> bool:
        return self._deck(deck)[3][self.card_ids(deck).index(card)] != "?"

    def building_names(self, side) -> tuple:
        """What houses and hotels are called, for an owner of this side."""
        for row in self.buildings:
            if row[0] == side:
                return row[1:]
        return self.buildings[0][1:]


def line_of(text: str, line: int) -> str:
    """One line of a text, without making all the others."""
    start = 0
    for _ in range(line):
        start = text.index("\n", start) + 1
    end = text.find("\n", start)
    return text[start:] if end < 0 else text[start:end]


def edition_ids() -> tuple:
    return IDS


def load_edition(which) -> Edition:
    """An edition by its id, or one's own as a dict in the shape of an edition file."""
    if isinstance(which, Edition):
        return which
    if _loaded and type(which) is str and _loaded[0].id == which:
        return _loaded[0]
    if type(which) is dict:
        return Edition(*read(which))
    if type(which) is not str or which not in IDS:
        raise Refused("unknown_edition")
    _loaded[:] = [Edition(*read(which))]
    return _loaded[0]
