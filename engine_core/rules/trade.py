"""Deals between two players who have agreed: deeds, jail cards and cash."""

from engine_core.refused import Refused
from engine_core.rules.bank import BANK, give, move
from engine_core.rules.check import LARGEST, owned_deed, seat_in_play
from engine_core.rules.estate import (
    cost_to_lift,
    inside_a_turn,
    interest,
    not_now,
    set_has_buildings,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine_core.game import Game


def trade(game: "Game", a, b, a_gives, b_gives, lift=()) -> None:
    """R72 R75 P25: cash is netted, then the new owner of a mortgaged deed lifts it or pays ten per
    cent."""
    a_cash, a_deeds, a_cards, a_fees, b_cash, b_deeds, b_cards, b_fees = checked(
        game, a, b, a_gives, b_gives, lift
    )
    game.events.append(("traded", a, b))
    if a_cash > b_cash:
        move(game, a, b, a_cash - b_cash, "trade")
    elif b_cash > a_cash:
        move(game, b, a, b_cash - a_cash, "trade")
    hand_over_cards(game, a, b, a_cards, b_cards)
    hand_over(game, b, a_deeds, lift, b_fees)
    hand_over(game, a, b_deeds, lift, a_fees)


def checked(game: "Game", a, b, a_gives, b_gives, lift=()) -> tuple:
    """What each gives and owes the bank for it, if that can be done: nobody ends below zero. Also
    asked before anybody agrees to it."""
    seat_in_play(game, a)
    seat_in_play(game, b)
    if a == b:
        raise Refused("same_player")
    a_cash, a_deeds, a_cards = offer(game, a, a_gives)
    b_cash, b_deeds, b_cards = offer(game, b, b_gives)
    if not (a_cash or a_deeds or a_cards or b_cash or b_deeds or b_cards):
        raise Refused("nothing_for_nothing")
    code = not_now(game, a, "trade")
    if code and not_now(game, b, "trade"):
        raise Refused(code)
    if a_deeds and inside_a_turn(game, a) or b_deeds and inside_a_turn(game, b):
        raise Refused("only_between_turns")
    for task in game.todo:  # P18: an heir in debt over one mortgage answers for the others first
        if task[0] == "inherit" and any([deed in task[2] for deed in a_deeds + b_deeds]):
            raise Refused("not_answered")
    check_lifts(game, lift, a_deeds + b_deeds)
    a_fees = fees(game, b_deeds, lift)
    b_fees = fees(game, a_deeds, lift)
    if game.cash[a] - a_cash + b_cash < a_fees:
        raise Refused("not_enough_cash")
    if game.cash[b] - b_cash + a_cash < b_fees:
        raise Refused("not_enough_cash")
    return a_cash, a_deeds, a_cards, a_fees, b_cash, b_deeds, b_cards, b_fees


def offer(game: "Game", seat: int, gives) -> tuple:
    """(cash, deeds, number of jail cards); what is not named is nothing."""
    if type(gives) is not dict:
        raise Refused("bad_offer")
    for key in gives:
        if key not in ("cash", "deeds", "jail_cards"):
            raise Refused("bad_offer")
    cash = gives.get("cash", 0)
    cards = gives.get("jail_cards", 0)
    named = gives.get("deeds", ())
    for number in (cash, cards):
        if type(number) is not int or not 0 <= number <= LARGEST:
            raise Refused("bad_amount")
    if type(named) is not list and type(named) is not tuple:
        raise Refused("bad_offer")
    for place in range(len(named)):
        owned_deed(game, seat, named[place])
        if named[place] in named[:place]:
            raise Refused("deed_twice")
        if set_has_buildings(game, named[place]):
            raise Refused("set_has_buildings")
    if cards > len(game.held[seat]):
        raise Refused("not_enough_jail_cards")
    return cash, list(named), cards


def check_lifts(game: "Game", lift, traded: list) -> None:
    if type(lift) is not list and type(lift) is not tuple:
        raise Refused("bad_offer")
    for place in range(len(lift)):
        deed = lift[place]
        if type(deed) is not int or deed not in traded or not game.mortgaged[deed]:
            raise Refused("lift_not_traded")
        if deed in lift[:place]:
            raise Refused("deed_twice")


def fees(game: "Game", received: list, lift) -> int:
    due = 0
    for deed in received:
        if game.mortgaged[deed]:
            due += cost_to_lift(game, deed) if deed in lift else interest(game, deed)
    return due


def hand_over(game: "Game", receiver: int, received: list, lift, due: int) -> None:
    for deed in received:
        give(game, deed, receiver)
        game.events.append(("handed_over", deed, receiver))
        if deed in lift:
            game.mortgaged[deed] = 0
            game.events.append(("lifted", receiver, deed))
    if due:
        move(game, receiver, BANK, due, "interest")


def hand_over_cards(game: "Game", a: int, b: int, a_cards: int, b_cards: int) -> None:
    """Those held longest go first."""
    a_held, b_held = game.held[a], game.held[b]
    from_a, from_b = a_held[:a_cards], b_held[:b_cards]
    game.held[a] = a_held[a_cards:] + from_b
    game.held[b] = b_held[b_cards:] + from_a
