"""The decks of an edition: which cards they have, and what each does.

A deck is (id, name, cards, marks): one line of text a card, as in "ch11 repairs 25 100", and one
letter a card, "?" where no reliable source was found.
"""

from engine_core.loader import SMALL

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine_core.edition import Edition

_known: dict = {}  # effects by (cards of a deck, id of the card)


def deck_row(edition: "Edition", deck: str) -> tuple:
    return edition.cards[edition.decks.index(deck)]


def deck_size(edition: "Edition", deck: str) -> int:
    """How many cards of the deck are known."""
    return len(deck_row(edition, deck)[3])


def card_ids(edition: "Edition", deck: str) -> list:
    lines = deck_row(edition, deck)[2]
    return [line.split(" ")[0] for line in lines.split("\n") if line]


def card_line(row: tuple, card: str) -> str:
    """The line of a card, empty where the deck has no such card."""
    lines = row[2]
    start = 0
    if not lines.startswith(card + " "):
        start = lines.find("\n" + card + " ") + 1
        if not start:
            return ""
    end = lines.find("\n", start)
    return lines[start:] if end < 0 else lines[start:end]


def effect_of(row: tuple, card: str):
    """What a card of this deck does, None where the deck has no such card. A PC remembers it."""
    key = (row[2], card)
    if key in _known:
        return _known[key]
    line = card_line(row, card)
    if line.split(" ")[0] != card or not card:
        return None
    effect = effect_in(line)
    if not SMALL:
        _known[key] = effect
    return effect


def effect_in(line: str) -> tuple:
    """What a card does: a word and its numbers, as in ("repairs", 25, 100)."""
    parts = line.split(" = ")[0].split(" ")
    if parts[1] == "nearest":
        return parts[1], parts[2]
    return (parts[1],) + tuple([int(number) for number in parts[2:]])
