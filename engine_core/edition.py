"""An edition: the board, the decks, the tokens and the rule switches of one printed game.

The board is kept as columns (`kind[space]`, `price[space]`, ...), because forty objects would take
far more of the device's memory. `spaces[space]` makes a Space to look at when somebody asks.
"""

from engine_core.loader import bring

TYPE_CHECKING = False
if TYPE_CHECKING:
    from array import array
    from typing import Any

loaded: list = []  # the edition used last; a unit plays one at a time


class Edition:
    """`parts` are the columns, the facts and the switches (editions/switches.py), each by name."""

    kind: tuple  # a word for every space
    sets: bytes  # for every deed the number of its set, from 1 on
    price: "array"  # 0 where there is none
    mortgage: "array"
    house: "array"
    rents: "array"  # `levels` numbers a space: bare, 1 to 4 houses, hotel; or by number owned
    levels: int
    deck: dict  # of each card space
    taxes: dict  # for each tax space (flat, per cent), None for what there is not
    names: str  # a line for every space
    shorts: str
    guesses: "Any"  # None where the file of the edition has them
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
    start_notes: str  # as in "2x500 4x100"
    token_lines: str  # a line for every token: name|side
    buildings: str  # a line for every side: side|house|hotel
    groups: str  # a line for every set: its id and what it is called
    cards: tuple
    size: int  # spaces
    deeds: tuple  # the spaces that have one
    go: int
    jail: int
    set_of: list  # for every deed all deeds of its set
    decks: tuple  # their ids
    fingerprint: int  # changes with anything that rules or saved games rely on

    rent_deadline: int
    double_rent_despite_mortgage: bool
    fresh_utility_roll: bool
    lowest_bid: int
    hotel_needs_whole_set: bool
    deals_between_turns_only: bool
    fine_turns: int
    must_roll_again: bool
    tokens_after_start: bool
    special_rules: str
    force_tribute: int
    red_die_side: str
    short_game_flat_tax: bool

    def __init__(self, parts: dict) -> None:
        bring("engine_core.editions.laid_out").lay_out(self, parts)

    @property
    def spaces(self):
        """The board as a sequence of spaces, as printed."""
        return bring("engine_core.views").Spaces(self)

    def group_of(self, space: int) -> str:
        """The id of the deed's set."""
        return line_of(self.groups, self.sets[space] - 1).split("\t")[0]

    @property
    def tokens(self) -> list:
        """(name, side or None) of every token."""
        return tokens_in(self.token_lines)


def tokens_in(text: str) -> list:
    lines = [line.split("|") for line in text.split("\n") if line]
    return [(line[0], line[1] or None) for line in lines]


def line_of(text: str, line: int) -> str:
    """One line of a text, without making all the others."""
    start = 0
    for _ in range(line):
        start = text.index("\n", start) + 1
    end = text.find("\n", start)
    return text[start:] if end < 0 else text[start:end]


def edition_ids() -> tuple:
    return bring("engine_core.editions.reading").IDS


def load_edition(which) -> Edition:
    """An edition by its id, or one's own as a dict in the shape of an edition file."""
    if isinstance(which, Edition):
        return which
    return bring("engine_core.editions.reading").load(which)
