"""What the page shows beside the unit, as plain values: the edition's cards, and how things stand.

Nothing is decided here: names, prices and rents are those of the edition, words are the unit's.
"""

from engine_core.decks import card_ids, deck_row, effect_of
from engine_core.loader import bring
from engine_core.views import Space, building_names, card_note, group_name
from firmware.storage.own_editions import edition as edition_in
from host_tools.sheet_words import WORDS
from host_tools.simulator.inside.log import say_wide


class _Board:
    """What sentences about cards need of a game, where there is none yet."""

    def __init__(self, edition) -> None:
        self.edition = edition
        self.players: list = []


def current(unit):
    if unit.game is not None:
        return unit.game.edition
    return edition_in(unit.files, unit.edition_first)


def edition(unit) -> dict:
    """The board, the deeds and the cards of the decks, in the unit's language."""
    board = current(unit)
    language = unit.language() if unit.on else "en"
    return {
        "id": board.id,
        "title": board.title,
        "language": board.language,
        "currency": board.currency,
        "ordered": bool(board.ordered),
        "jail": board.jail,
        "buildings": list(building_names(board, None)),
        "groups": [
            {"id": line.split("\t")[0], "name": line.split("\t")[1]}
            for line in board.groups.split("\n")
            if line
        ],
        "spaces": [space(board, number, language) for number in range(board.size)],
        "decks": [deck(board, name) for name in board.decks],
        "seats": 10,
    }


def space(board, number: int, language: str) -> dict:
    seen = Space(board, number)
    told = {
        "space": number,
        "kind": seen.kind,
        "name": seen.name,
        "short": seen.short,
        "deck": seen.deck,
    }
    if seen.price:
        told["card"] = "deed;%s;%d" % (board.id, number)
        told["price"] = seen.price
        told["group"] = seen.group
        told["group_name"] = group_name(board, seen.group or "")
        told["mortgage"] = seen.mortgage
        told["rents"] = list(seen.rents or ())
        told["house"] = seen.house
        told["utility"] = WORDS[language]["utility"]
    return told


def deck(board, name: str) -> dict:
    story = bring("firmware.app.story")
    row = deck_row(board, name)
    narrow = story.say
    story.say = say_wide
    cards = []
    try:
        for card in card_ids(board, name):
            told = story.effect(_Board(board), effect_of(row, card))
            note = card_note(board, name, card)
            cards.append({"card": "card;%s;%s" % (board.id, card), "text": told, "note": note})
    finally:
        story.say = narrow
    return {
        "id": name,
        "name": row[1],
        "jail_card": "jail_card;%s;%s" % (board.id, name),
        "cards": cards,
    }


def table(unit) -> dict:
    """How things stand now."""
    game = unit.game
    told = {
        "on": unit.on,
        "screen": unit.screen if unit.on else "",
        "language": unit.language() if unit.on else "en",
        "game": None,
    }
    if game is not None:
        told["game"] = standing(game)
    return told


def standing(game) -> dict:
    seats = []
    for seat in game.seats:
        seats.append(
            {
                "name": seat.name,
                "token": seat.token,
                "cash": seat.cash,
                "space": seat.space,
                "jailed": seat.jailed,
                "jail_cards": seat.jail_cards,
                "out": seat.out,
            }
        )
    deeds = {}
    for deed in game.edition.deeds:
        if game.owner[deed] is not None:
            deeds[str(deed)] = [game.owner[deed], game.houses[deed], game.mortgaged[deed]]
    asked = game.todo[-1] if game.todo else (None, None, None)
    return {
        "turn": game.turn,
        "waiting": game.waiting,
        "waiting_seat": game.waiting_seat,
        "deck": game.deck,
        "deed": asked[2] if game.waiting == "buy" else None,
        "seats": seats,
        "deeds": deeds,
        "houses_left": game.houses_left,
        "hotels_left": game.hotels_left,
        "over": bool(game.over),
        "winner": game.winner,
    }
