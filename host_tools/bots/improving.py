"""What a sensible player does with spare cash: trades for sets, lifts mortgages, builds."""

from typing import TYPE_CHECKING

from engine_core.rules.estate import places_for

if TYPE_CHECKING:
    from host_tools.bots.sensible_mind import Mind

RESERVE = 200
RICH = 600  # from here on mortgages outside full sets are lifted too
HOTEL = 5
NEVER = float("inf")
CONTESTS = 0.3  # how often the last buildings are fought over


def improve(mind: "Mind", seat: int) -> None:
    """Everything that can be done now; leaves in `need` what the next thing would cost."""
    acted = False
    needs = [NEVER]
    for look in (swap_for_sets, buy_for_sets, build_up, lift_mortgages):
        while True:
            cost = look(mind, seat)
            if cost:
                needs.append(cost)
                break
            acted = True
            if mind.game.waiting != "end":
                return mind.bought()
    if acted:
        mind.bought()
    mind.need[seat] = min(needs)


# Each of these does one thing and returns 0, or returns the cash that the next one takes.


def swap_for_sets(mind: "Mind", seat: int) -> float:
    """A deed for a deed, where both players complete a set by it."""
    game = mind.game
    missing: dict[int, list[tuple[int, int]]] = {}  # for each player deeds that complete a set
    for members in mind.streets:
        owners = [game.deeds[member].owner for member in members]
        for place, owner in enumerate(owners):
            others = owners[:place] + owners[place + 1 :]
            if owner is not None and others[0] not in (None, owner):
                if others.count(others[0]) == len(others):
                    missing.setdefault(others[0], []).append((members[place], owner))
    for deed, owner in missing.get(seat, ()):
        for back, holder in missing.get(owner, ()):
            if deed in mind.game.edition.set_of[back]:
                continue  # the two halves of one set: nobody would gain
            if holder == seat and exchange(mind, seat, owner, [back], [deed]):
                return 0
    return NEVER


def exchange(mind: "Mind", a: int, b: int, gives: list[int], gets: list[int]) -> bool:
    """The dearer side is topped up with cash; False where somebody could not pay."""
    game, price = mind.game, mind.game.edition.price
    even = price[gets[0]] - price[gives[0]]
    a_cash, b_cash = max(0, even), max(0, -even)
    a_fee, b_fee = interest(mind, gets[0]), interest(mind, gives[0])
    if game.seats[a].cash - a_cash < a_fee or game.seats[b].cash - b_cash < b_fee:
        return False
    a_gives = {"cash": a_cash, "deeds": gives}
    mind.do("trade", a=a, b=b, a_gives=a_gives, b_gives={"cash": b_cash, "deeds": gets})
    return True


def interest(mind: "Mind", deed: int) -> int:
    if not mind.game.deeds[deed].mortgaged:
        return 0
    return int(mind.game.edition.mortgage[deed] + 9) // 10


def buy_for_sets(mind: "Mind", seat: int) -> float:
    """Twice the price for a deed of a set of which the other player does not hold more."""
    game = mind.game
    deeds = game.deeds
    cheapest = NEVER
    for members in mind.streets:
        owners = [deeds[member].owner for member in members]
        mine = owners.count(seat)
        if not mine or mine == len(owners):
            continue
        for place, owner in enumerate(owners):
            if owner is None or owner == seat or owners.count(owner) > mine:
                continue
            deed = members[place]
            price = 2 * game.edition.price[deed]
            cost = price + interest(mind, deed) + RESERVE
            if game.seats[seat].cash >= cost:
                gets = {"cash": 0, "deeds": [deed]}
                mind.do("trade", a=seat, b=owner, a_gives={"cash": price}, b_gives=gets)
                return 0
            cheapest = min(cheapest, cost)
    return cheapest


def build_up(mind: "Mind", seat: int) -> float:
    """One building on the street of a full set that has the fewest."""
    game = mind.game
    deeds = game.deeds
    most = 3 if game.mode == "short" else 4
    cheapest = NEVER
    for members in mind.streets:
        levels = []
        for member in members:
            if deeds[member].owner != seat or deeds[member].mortgaged:
                break
            levels.append(deeds[member].houses)
        if len(levels) < len(members) or min(levels) == HOTEL:
            continue
        kind = "hotel" if min(levels) == most else "house"
        left = game.hotels_left if kind == "hotel" else game.houses_left
        if not left:
            continue
        cost = game.edition.house[members[0]] + RESERVE
        if game.seats[seat].cash >= cost:
            if left < 4 and fought_over(mind, kind):
                return 0
            mind.do("build", seat=seat, deed=members[levels.index(min(levels))])
            return 0
        cheapest = min(cheapest, cost)
    return cheapest


def fought_over(mind: "Mind", kind: str) -> bool:
    """Several players want the last buildings: one lot goes under the hammer."""
    game = mind.game
    seats = [seat for seat in range(len(game.seats)) if places_for(game, seat, kind)]
    if len(seats) < 2 or mind.random.random() >= CONTESTS:
        return False
    mind.do("contest", seats=seats, kind=kind)
    return True


def lift_mortgages(mind: "Mind", seat: int) -> float:
    """First those of full sets, which can then be built on."""
    game = mind.game
    cheapest = NEVER
    for deed in game.seats[seat].deeds:
        if not game.deeds[deed].mortgaged:
            continue
        members = game.edition.set_of[deed]
        whole = all([game.deeds[member].owner == seat for member in members])
        value = game.edition.mortgage[deed]
        cost = value + (value + 9) // 10 + (RESERVE if whole else RICH)
        if game.seats[seat].cash >= cost:
            mind.do("lift", seat=seat, deed=deed)
            return 0
        cheapest = min(cheapest, cost)
    return cheapest
