"""Get Out of Jail Free cards: who holds them, and where they go.

In a hand each is "deck:card", "deck:" where no deck knows it.
"""

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
    """A jail card of the deck that nobody holds."""
    ids = game.edition.card_ids(deck)
    names = [
        deck + ":" + ids[place]
        for place in range(len(ids))
        if game.edition.card_at(deck, place)[0] == "jail_card"
    ]
    for name in names or [deck + ":"]:
        if holder(game, name) is None:
            return name
    raise Refused("card_held")


def place_in_deck(game: "Game", name: str):
    """(the unit's order of the deck, the card's place in it); None for a card no deck knows."""
    deck, card = name.split(":")
    ids = game.edition.card_ids(deck)
    if card not in ids:
        return None
    return game.decks[game.edition.decks.index(deck)], ids.index(card)


def take_from_deck(game: "Game", name: str) -> None:
    place = place_in_deck(game, name)
    if place and place[1] in place[0]:
        place[0].remove(place[1])


def to_the_bottom(game: "Game", name: str) -> None:
    """R42: a used card goes to the bottom of its own deck."""
    game.events.append(("returned", name))
    if game.cards == "unit":
        place = place_in_deck(game, name)
        if place:
            place[0].append(place[1])
