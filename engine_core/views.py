"""To look at: spaces and cards as printed, and title deeds as they stand, made when asked for."""

from engine_core.decks import card_ids, card_line, deck_row
from engine_core.edition import line_of
from engine_core.loader import bring
from engine_core.rules.bank import deeds_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine_core.edition import Edition
    from engine_core.game import Game


class Space:
    """One space of the board. What a space of its kind does not have is None."""

    def __init__(self, edition: "Edition", space: int) -> None:
        self.space = space
        self.kind = edition.kind[space]
        self.name = line_of(edition.names, space)
        self.short = line_of(edition.shorts, space) or self.name
        self.price = edition.price[space] or None
        self.group = edition.group_of(space) if self.price else None
        self.mortgage = edition.mortgage[space] or None
        self.rents = rents_of(edition, space)
        self.house = edition.house[space] or None
        self.deck = edition.deck.get(space)
        self.flat, self.percent = edition.taxes.get(space, (None, None))
        marks = edition.marks[space]
        self.sure = not marks & 1
        self.values_sure = not marks & 2
        self.flat_sure = not marks & 4
        self.name_is_one_of = guesses_of(edition, space)


def guesses_of(edition: "Edition", space: int) -> tuple:
    """What the name may be, where no source is sure of it."""
    if edition.guesses is not None:
        guesses = line_of(edition.guesses, space)
    elif edition.kind[space] == "tax":
        guesses = ""
    else:
        names = bring("engine_core.editions." + edition.id).NAMES
        guesses = line_of(names, space).partition("|")[2]
    return tuple(guesses.split("|")) if guesses else ()


def start_notes(edition: "Edition") -> list:
    """(value, how many) of the paper notes with which everybody starts."""
    notes = [note.split("x") for note in edition.start_notes.split(" ") if note]
    return [(int(value), int(count)) for count, value in notes]


def rents_of(edition: "Edition", space: int):
    """Of a street six rents, of a transport one for each owned; a utility's depend on dice."""
    kind = edition.kind[space]
    if kind != "street" and kind != "transport":
        return None
    count = 6 if kind == "street" else len(edition.set_of[space])
    start = space * edition.levels
    return tuple(edition.rents[start : start + count])


class Spaces:
    """The board as a sequence of Space objects."""

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


class Seat:
    """A player to look at, as things stand now."""

    def __init__(self, game: "Game", seat: int) -> None:
        self._game = game
        self._seat = seat
        self.name, token, self.side = game.players[seat]
        self.token = game.edition.tokens[token][0]

    @property
    def cash(self) -> int:
        return self._game.cash[self._seat]

    @property
    def space(self) -> int:
        return self._game.place[self._seat]

    @property
    def jailed(self) -> bool:
        return self._game.jailed[self._seat] == 1

    @property
    def jail_turns(self) -> int:
        return self._game.jail_turns[self._seat]

    @property
    def jail_cards(self) -> int:
        return len(self._game.held[self._seat])

    @property
    def out(self) -> bool:
        return self._game.out[self._seat] == 1

    @property
    def deeds(self) -> list:
        return deeds_of(self._game, self._seat)


class Seats:
    """The players as a sequence."""

    def __init__(self, game: "Game") -> None:
        self._game = game

    def __len__(self) -> int:
        return len(self._game.cash)

    def __getitem__(self, seat: int) -> Seat:
        if seat < 0:
            seat += len(self)
        if not 0 <= seat < len(self):
            raise IndexError(seat)
        return Seat(self._game, seat)


class Deed:
    """A title deed to look at: a seat or None for the bank; 0 to 4 houses, 5 for the hotel."""

    def __init__(self, game: "Game", space: int) -> None:
        self._game = game
        self._space = space

    @property
    def owner(self):
        return self._game.owner[self._space]

    @property
    def houses(self) -> int:
        return self._game.houses[self._space]

    @property
    def mortgaged(self) -> bool:
        return self._game.mortgaged[self._space] == 1


class Deeds:
    """The title deeds by space, to look at; None where a space has none."""

    def __init__(self, game: "Game") -> None:
        self._game = game

    def __len__(self) -> int:
        return self._game.edition.size

    def __getitem__(self, space: int):
        if not self._game.edition.price[space]:
            return None
        return Deed(self._game, space)


def deck_name(edition: "Edition", deck: str) -> str:
    return deck_row(edition, deck)[1]


def card_note(edition: "Edition", deck: str, card: str) -> str:
    """What tells the card from others with the same effect, as in "life insurance"."""
    return card_line(deck_row(edition, deck), card).partition(" = ")[2]


def card_sure(edition: "Edition", deck: str, card: str) -> bool:
    return deck_row(edition, deck)[3][card_ids(edition, deck).index(card)] != "?"


def group_name(edition: "Edition", group: str) -> str:
    """What a set is called, in the edition's language."""
    for line in edition.groups.split("\n"):
        if line.split("\t")[0] == group:
            return line.split("\t")[1]
    return group


def building_names(edition: "Edition", side) -> tuple:
    """What houses and hotels are called, for an owner of this side."""
    rows = [line.split("|") for line in edition.buildings.split("\n")]
    for row in rows:
        if row[0] == side:
            return row[1], row[2]
    return rows[0][1], rows[0][2]
