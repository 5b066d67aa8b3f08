"""What a sensible player does with spare cash: trades for sets, builds, lifts mortgages."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from engine_core.rules.estate import cost_to_lift, interest, places_for

if TYPE_CHECKING:
    from host_tools.bots.sensible_mind import Mind

RESERVE = 200
RICH = 600  # from here on mortgages outside full sets are lifted too
POOR = 150  # below this a deed is for sale
HOTEL = 5
NEVER = 10**9
CONTESTS = 0.3  # how often the last buildings are fought over


def improve(mind: "Mind", seat: int) -> None:
    """Everything that can be done now; leaves in `need` what the next thing would cost."""
    game = mind.game
    need = NEVER
    if mind.missing[seat]:
        need = as_often_as_possible(trade, mind, seat)
    if mind.full[seat]:
        need = min(need, as_often_as_possible(build_up, mind, seat))
        if game.waiting != "end":
            return
    if 1 in game.mortgaged:
        need = min(need, as_often_as_possible(lift_mortgages, mind, seat))
    mind.need[seat] = need


def as_often_as_possible(step: Callable[["Mind", int], int], mind: "Mind", seat: int) -> int:
    """Returns the cash that it takes to do it once more."""
    while True:
        cost = step(mind, seat)
        if cost or mind.game.waiting != "end":
            return cost


# Each of these does one thing and returns 0, or returns the cash that the next one takes.


def trade(mind: "Mind", seat: int) -> int:
    """For a deed that completes a set: one that completes a set of the other player's, or cash."""
    wanted = mind.missing[seat]
    for deed, owner in wanted:
        for back, holder in mind.missing[owner]:
            if holder == seat and swap(mind, seat, owner, back, deed):
                return 0
    cheapest = NEVER
    game = mind.game
    for deed, owner in wanted:
        if game.cash[owner] < POOR:
            price = 2 * game.edition.price[deed]
            cost = price + fee(mind, deed) + RESERVE
            if game.cash[seat] >= cost:
                gives, gets = {"cash": price}, {"deeds": [deed]}
                mind.do("trade", a=seat, b=owner, a_gives=gives, b_gives=gets)
                mind.bought(deed)
                return 0
            cheapest = min(cheapest, cost)
    return cheapest


def swap(mind: "Mind", a: int, b: int, gives: int, gets: int) -> bool:
    """A deed for a deed; the dearer side is topped up with cash. False where that is too dear, or
    where both are of one set: nobody would gain."""
    game, price = mind.game, mind.game.edition.price
    if gets in game.edition.set_of[gives]:
        return False
    a_cash, b_cash = max(0, price[gets] - price[gives]), max(0, price[gives] - price[gets])
    if game.cash[a] < a_cash + fee(mind, gets) or game.cash[b] < b_cash + fee(mind, gives):
        return False
    a_gives = {"cash": a_cash, "deeds": [gives]}
    mind.do("trade", a=a, b=b, a_gives=a_gives, b_gives={"cash": b_cash, "deeds": [gets]})
    mind.bought(gives)
    mind.bought(gets)
    return True


def fee(mind: "Mind", deed: int) -> int:
    return interest(mind.game, deed) if mind.game.mortgaged[deed] else 0


def build_up(mind: "Mind", seat: int) -> int:
    """One building on the street of a full set that has the fewest."""
    game = mind.game
    cheapest = NEVER
    for members in mind.full[seat]:
        houses = game.houses
        street = min(members, key=houses.__getitem__)
        fewest = houses[street]
        if fewest == HOTEL or any([game.mortgaged[member] for member in members]):
            continue
        kind = "hotel" if fewest == mind.most_houses else "house"
        left = game.hotels_left if kind == "hotel" else game.houses_left
        if not left:
            continue
        cost = game.edition.house[street] + RESERVE
        if game.cash[seat] < cost:
            cheapest = min(cheapest, cost)
        elif left >= 4 or not fought_over(mind, kind):
            mind.do("build", seat=seat, deed=street)
            return 0
        else:
            return 0
    return cheapest


def fought_over(mind: "Mind", kind: str) -> bool:
    """Several players want the last buildings: one lot goes under the hammer."""
    game = mind.game
    seats = [seat for seat in range(len(game.cash)) if places_for(game, seat, kind)]
    if len(seats) < 2 or mind.random.random() >= CONTESTS:
        return False
    mind.do("contest", seats=seats, kind=kind)
    return True


def lift_mortgages(mind: "Mind", seat: int) -> int:
    """First those of full sets, which can then be built on."""
    game = mind.game
    cheapest = NEVER
    for deed in game.edition.deeds:
        if game.owner[deed] != seat or not game.mortgaged[deed]:
            continue
        whole = game.edition.set_of[deed] in mind.full[seat]
        cost = cost_to_lift(game, deed) + (RESERVE if whole else RICH)
        if game.cash[seat] >= cost:
            mind.do("lift", seat=seat, deed=deed)
            return 0
        cheapest = min(cheapest, cost)
    return cheapest
