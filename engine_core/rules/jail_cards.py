"""Where the Get Out of Jail Free cards are: in a hand, or in their deck.

In a hand such a card is "deck:card", "deck:" where no deck knows it.
"""

from engine_core.decks import card_ids, deck_row, effect_of
from engine_core.refused import Refused

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine_core.game import Game


def holder(game: "Game", name: str):
    """The seat that holds this jail card, or None."""
    for seat in range(len(game.cash)):
        if name in game.held[seat]:
            return seat
    return None


def free_jail_card(game: "Game", deck: str) -> str:
    """The id of a jail card of the deck that nobody holds; empty for one that no deck knows."""
    row = deck_row(game.edition, deck)
    ids = card_ids(game.edition, deck)
    jail_cards = [card for card in ids if effect_of(row, card)[0] == "jail_card"]
    for card in jail_cards or [""]:
        if holder(game, deck + ":" + card) is None:
            return card
    raise Refused("card_held")


def deck_of(game: "Game", name: str) -> tuple:
    """(number of the deck, the card's number in it); None for a card that no deck knows."""
    deck, card = name.split(":")
    ids = card_ids(game.edition, deck)
    return game.edition.decks.index(deck), ids.index(card) if card in ids else None


def take_from_deck(game: "Game", name: str) -> None:
    deck, card = deck_of(game, name)
    if card is not None:
        game.decks[deck] = bytes([other for other in game.decks[deck] if other != card])


def to_the_bottom(game: "Game", name: str) -> None:
    """R42: a used card goes to the bottom of its own deck."""
    game.events.append(("returned", name))
    if game.cards == "unit":
        deck, card = deck_of(game, name)
        if card is not None:
            game.decks[deck] += bytes([card])
