"""The sensible player's answer to everything the table can wait for besides rolls and buying."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from engine_core import Refused
from engine_core.legal_answers import SAMPLES
from engine_core.rules.estate import places_for, raisable
from engine_core.rules.tax import has_choice

if TYPE_CHECKING:
    from host_tools.bots.sensible_mind import Mind

HOTEL = 5
BID_RESERVE = 50
RICH = 600
NEVER = 10**9
WHOLE = 10**6  # a full set is mortgaged after all single deeds


def two_dice(mind: "Mind") -> dict[str, Any]:
    if mind.game.dice == "unit":
        return {}
    return {"dice": (mind.random.randrange(1, 7), mind.random.randrange(1, 7))}


def start_rolls(mind: "Mind") -> None:
    mind.do("start_roll", seat=mind.game.opening.index(0), **two_dice(mind))


def deals(mind: "Mind") -> None:
    game = mind.game
    free = [deed for deed in game.edition.deeds if game.owner[deed] is None]
    fewest = min(game.opening)
    if fewest == (3 if game.mode == "short" else 2):
        mind.do("begin")
    else:
        mind.do("deal", seat=game.opening.index(fewest), deed=mind.random.choice(free))


def auction(mind: "Mind") -> None:
    """Who would give most bids just above what the second would give, and gets it."""
    game = mind.game
    lot, standing, bidder = game.auction
    wishes = sorted([(limit(mind, seat, lot), seat) for seat in range(len(game.cash))])
    wish, seat = wishes[-1]
    lowest = standing + 1 if standing else game.edition.lowest_bid
    if bidder is None and wish >= lowest:
        amount = min(wish, max(lowest, wishes[-2][0] + 1))
        mind.do("bid", seat=seat, amount=amount)
    mind.do("hammer")
    if type(lot) is int and game.owner[lot] is not None:
        mind.bought(lot)


def limit(mind: "Mind", seat: int, lot: Any) -> int:
    """The most that this player would give."""
    game = mind.game
    if game.out[seat]:
        return 0
    if type(lot) is int:
        price = game.edition.price[lot]
    else:
        places = places_for(game, seat, lot)
        price = max([game.edition.house[place] for place in places]) if places else 0
    return max(0, min(price, game.cash[seat] - BID_RESERVE))


def land(mind: "Mind") -> None:
    space = mind.random.randrange(mind.game.edition.size)
    mind.do("land", space=space, passed_go=mind.random.random() < 0.25)


def rent_roll(mind: "Mind") -> None:
    mind.do("rent_roll", **two_dice(mind))


def tax(mind: "Mind") -> None:
    game = mind.game
    seat = game.waiting_seat
    space = game.todo[-1][2]
    flat, percent = game.edition.taxes[space]
    if has_choice(game, space) and (flat is None or game.worth(seat) * percent < flat * 100):
        mind.do("tax", how="percent")
    elif flat is None:
        mind.do("tax", how="flat", amount=mind.random.choice((75, 100, 200)))
    else:
        mind.do("tax", how="flat")


def card(mind: "Mind") -> None:
    """The unit draws, or any card that nobody holds is told."""
    game = mind.game
    ids = mind.cards[game.todo[-1][2]]
    while True:
        try:
            if not ids:
                effect, numbers = mind.random.choice(SAMPLES)
                mind.do("card_says", effect=effect, numbers=numbers)
            elif game.cards == "unit":
                mind.do("card")
            else:
                mind.do("card", card=ids[int(mind.random.random() * len(ids))])
            return
        except Refused as refused:
            if refused.code not in ("card_held", "no_such_space"):
                raise


def duel(mind: "Mind") -> None:
    if mind.game.dice == "unit":
        mind.do("duel")
    else:
        mind.do("duel", attacker=mind.die(), defender=mind.die())
    mind.changed()


def debt(mind: "Mind") -> None:
    """Raises the cash from what hurts least and pays, or gives up."""
    game = mind.game
    seat, _, amount = game.debt
    mind.need[seat] = 0
    if game.cash[seat] < amount and raisable(game, seat) < amount:
        mind.do("bankrupt", seat=seat)
        mind.changed()
        return
    while game.cash[seat] < amount and mortgage_one(mind, seat):
        pass
    while game.cash[seat] < amount:
        sell_one(mind, seat)
        while game.cash[seat] < amount and mortgage_one(mind, seat):
            pass
    mind.do("settle", seat=seat)


def mortgage_one(mind: "Mind", seat: int) -> bool:
    """Single deeds first, then full sets, the cheapest of each; False where there is none left."""
    game = mind.game
    owner, houses, mortgage = game.owner, game.houses, game.edition.mortgage
    best = 0
    cheapest = NEVER
    for deed in game.edition.deeds:
        if owner[deed] != seat or game.mortgaged[deed] or houses[deed]:
            continue
        value = mortgage[deed]
        whole = True
        for member in game.edition.set_of[deed]:
            if houses[member]:
                break
            if owner[member] != seat:
                whole = False
        else:
            if whole:
                value += WHOLE
            if value < cheapest:
                best, cheapest = deed, value
    if cheapest == NEVER:
        return False
    mind.do("mortgage", seat=seat, deed=best)
    return True


def sell_one(mind: "Mind", seat: int) -> None:
    """A building of the first set that has any; its hotels together where the bank is short."""
    game = mind.game
    houses = game.houses
    for members in mind.streets:
        deed = max(members, key=houses.__getitem__)
        if houses[deed] and game.owner[deed] == seat:
            if houses[deed] == HOTEL and game.houses_left < mind.most_houses:
                mind.do("sell_hotels", seat=seat, group=game.edition.group_of(deed))
            else:
                mind.do("sell_building", seat=seat, deed=deed)
            return


def inherit(mind: "Mind") -> None:
    game = mind.game
    heir = game.waiting_seat
    deed = game.todo[-1][2][0]
    rich = game.cash[heir] >= RICH + game.edition.mortgage[deed]
    mind.do("lift" if rich else "keep_mortgage", seat=heir, deed=deed)
    mind.need[heir] = 0


def place(mind: "Mind") -> None:
    game = mind.game
    streets = places_for(game, game.waiting_seat, game.todo[-1][2])
    winner = game.waiting_seat
    mind.do("place", seat=winner, deed=streets[0])
    mind.need[winner] = 0


ANSWERS: dict[str, Callable[["Mind"], None]] = {
    "start_rolls": start_rolls,
    "deals": deals,
    "auction": auction,
    "land": land,
    "rent_roll": rent_roll,
    "tax": tax,
    "card": card,
    "duel": duel,
    "debt": debt,
    "inherit": inherit,
    "place": place,
}
