"""Cards: drawn by the table or by the unit, and what each effect does."""

from engine_core.decks import effect_of
from engine_core.edition import line_of
from engine_core.refused import Refused
from engine_core.rules import moving
from engine_core.rules.bank import BANK, charge, charge_pairs, deeds_of, move, others
from engine_core.rules.check import LARGEST
from engine_core.rules.jail_cards import free_jail_card, holder, take_from_deck

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine_core.game import Game

# effect: what its numbers are, one letter each: an amount, an amount or 0, a space, steps, a kind
EFFECTS = {
    "collect": "a",
    "pay": "a",
    "collect_each": "a",
    "pay_each": "a",
    "repairs": "00",
    "advance_to": "s",
    "nearest": "k",
    "back": "n",
    "go_to_jail": "",
    "jail_card": "",
}


def card(game: "Game", card=None) -> None:
    """R42 P8: a card of the deck landed on: the one that the table drew, or the unit's next."""
    if game.waiting != "card":
        raise Refused("no_card_now")
    _, seat, deck = game.todo[-1]
    edition = game.edition
    number = edition.decks.index(deck)
    row = edition.cards[number]
    if not row[3]:
        raise Refused("deck_empty")
    if game.cards == "unit":
        if card is not None:
            raise Refused("unit_draws")
        order = game.decks[number]
        if not order:
            raise Refused("deck_empty")
        card = line_of(row[2], order[0]).split(" ")[0]
    elif card is None:
        raise Refused("card_missing")
    effect = effect_of(row, card) if type(card) is str else None
    if effect is None:
        raise Refused("unknown_card")
    if effect[0] == "jail_card" and holder(game, deck + ":" + card) is not None:
        raise Refused("card_held")
    if effect[0] == "nearest":
        reachable(game, effect)
    game.todo.pop()
    if game.cards == "unit":
        bottom = b"" if effect[0] == "jail_card" else order[:1]
        game.decks[number] = order[1:] + bottom
    game.events.append(("drew", seat, deck, card))
    obey(game, seat, effect, deck, card)


def card_says(game: "Game", effect, numbers=()) -> None:
    """P8 P9: any printed card, told by its effect. A jail card belongs to the deck landed on."""
    if game.waiting != "card":
        raise Refused("no_card_now")
    if type(effect) is not str or effect not in EFFECTS:
        raise Refused("unknown_effect")
    check_numbers(game.edition.size, effect, numbers)
    _, seat, deck = game.todo[-1]
    told = (effect,) + tuple(numbers)
    name = free_jail_card(game, deck) if effect == "jail_card" else ""
    if effect == "nearest":
        reachable(game, told)
    game.todo.pop()
    if game.cards == "unit" and effect == "jail_card":
        take_from_deck(game, deck + ":" + name)
    game.events.append(("drew", seat, deck, None))
    obey(game, seat, told, deck, name)


def check_numbers(size: int, effect: str, numbers) -> None:
    wanted = EFFECTS[effect]
    if type(numbers) is not tuple and type(numbers) is not list or len(numbers) != len(wanted):
        raise Refused("bad_numbers")
    for kind, number in zip(wanted, numbers):
        if kind == "k":
            fits = number == "transport" or number == "utility"
        elif type(number) is not int:
            fits = False
        elif kind == "s":
            fits = 0 <= number < size
        elif kind == "n":
            fits = 0 < number < size
        else:
            fits = (kind == "0" or number > 0) and 0 <= number <= LARGEST
        if not fits:
            raise Refused("bad_numbers")


def reachable(game: "Game", effect: tuple) -> None:
    """A board without such a space cannot be moved over to the nearest one."""
    if game.edition.ordered and effect[1] not in game.edition.kind:
        raise Refused("no_such_space")


def obey(game: "Game", seat: int, effect: tuple, deck: str, card: str) -> None:
    """I12: the card is obeyed by the player who drew it."""
    word = effect[0]
    if word == "collect":
        move(game, BANK, seat, effect[1], "card")
    elif word == "pay":
        charge(game, seat, BANK, effect[1], "card")
    elif word == "collect_each":
        charge_pairs(game, [(other, seat) for other in others(game, seat)], effect[1], "card")
    elif word == "pay_each":
        charge_pairs(game, [(seat, other) for other in others(game, seat)], effect[1], "card")
    elif word == "repairs":
        due = repairs(game, seat, effect[1], effect[2])
        if due:
            charge(game, seat, BANK, due, "repairs")
    elif word == "go_to_jail":
        moving.send_to_jail(game, seat)
    elif word == "jail_card":
        game.held[seat] += (deck + ":" + card,)
    elif not game.edition.ordered:  # P7: the table says where the token came to rest
        game.todo.append(("land", seat, effect[1] if word == "nearest" else word))
    elif word == "advance_to":
        forward_to(game, seat, effect[1])
    elif word == "nearest":
        forward_to(game, seat, nearest(game, seat, effect[1]), effect[1])
    else:
        back(game, seat, effect[1])


def repairs(game: "Game", seat: int, house: int, hotel: int) -> int:
    due = 0
    for space in deeds_of(game, seat):
        houses = game.houses[space]
        due += hotel if houses == 5 else houses * house
    return due


def nearest(game: "Game", seat: int, kind: str) -> int:
    """P10: the next space of the kind ahead."""
    space = game.place[seat]
    while True:
        space = (space + 1) % game.edition.size
        if game.edition.kind[space] == kind:
            return space


def forward_to(game: "Game", seat: int, space: int, card: str = "") -> None:
    """Forward to a named space by a card: GO pays on the way, a full lap too (R12, P5)."""
    if space <= game.place[seat]:
        moving.pay_salary(game, seat)
    moving.arrive(game, seat, space, card)


def back(game: "Game", seat: int, steps: int) -> None:
    """R13: back by a card pays no salary."""
    moving.arrive(game, seat, (game.place[seat] - steps) % game.edition.size)
