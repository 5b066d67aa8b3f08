"""What would be accepted now: (command, arguments), one after the other.

Enough for a player who chooses only from it to finish any game. Dice, bids and targets are
samples; trades, resigning and the banker's own entries are left out. Game.legal puts it together
from here, from legal_answers.py and from the chapters of the special rules.
"""

from engine_core.chance import rolls
from engine_core.rules import estate
from engine_core.rules.bank import FINE, deeds_of
from engine_core.rules.estate import cost_to_lift

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine_core.game import Game


def roll(game: "Game"):
    seat = game.turn
    for arguments in rolls(game):
        yield "roll", arguments
    if game.jailed[seat]:
        if game.jail_turns[seat] < game.edition.fine_turns and game.cash[seat] >= FINE:
            yield "pay_fine", {}
        if game.held[seat]:
            yield "use_jail_card", {}
    if game.rolled is not None and not game.edition.must_roll_again:
        yield "end_turn", {}
    yield from at_rest(game)


def end(game: "Game"):
    yield "end_turn", {}
    yield from at_rest(game)


def time_up(game: "Game"):
    yield "time_up", {}


def deals(game: "Game"):
    """What everybody may do with their deeds."""
    for seat in range(len(game.cash)):
        if not game.out[seat]:
            yield from deals_of(game, seat)


def at_rest(game: "Game"):
    """What may be done whenever nothing is open."""
    owners = [claim[0] for claim in game.rents_due]
    for seat in range(len(game.cash)):
        if seat in owners:
            yield "claim_rent", {"seat": seat}
    for kind in ("house", "hotel"):
        if estate.left(game, kind):
            seats = [
                seat
                for seat in range(len(game.cash))
                if not game.out[seat] and estate.places_for(game, seat, kind)
            ]
            if len(seats) > 1:
                yield "contest", {"seats": seats, "kind": kind}


def deals_of(game: "Game", seat: int):
    """Building, selling, mortgaging and lifting of one player, where this is the moment for it."""
    cash = game.cash[seat]
    between = not estate.inside_a_turn(game, seat)
    can_build = between and not estate.not_now(game, seat, "build")
    can_sell = between and not estate.not_now(game, seat, "sell")
    can_mortgage = not estate.not_now(game, seat, "mortgage")
    can_lift = not estate.not_now(game, seat, "lift")
    for deed in deeds_of(game, seat):
        houses = game.houses[deed]
        arguments = {"seat": seat, "deed": deed}
        members = [game.houses[member] for member in game.edition.set_of[deed]]
        if can_build and not estate.obstacle(game, seat, deed):
            if estate.left(game, estate.next_kind(game, deed)):
                if cash >= game.edition.house[deed]:
                    yield "build", arguments
        if can_sell and houses and houses == max(members):
            if houses < estate.HOTEL or game.houses_left >= estate.most_houses(game):
                yield "sell_building", arguments
            if houses == estate.HOTEL:
                yield "sell_hotels", {"seat": seat, "group": game.edition.group_of(deed)}
        if can_mortgage and not game.mortgaged[deed] and not any(members):
            yield "mortgage", arguments
        if can_lift and game.mortgaged[deed] and cash >= cost_to_lift(game, deed):
            if game.waiting != "inherit" or deed in game.todo[-1][2]:
                yield "lift", arguments
