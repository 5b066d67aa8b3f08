"""A player's estate: when it may be dealt with (I15, P15, P18, P24, P35), what may stand on a
street, and what deeds, mortgages, buildings and players are worth."""

from engine_core.refused import Refused
from engine_core.rules.bank import deeds_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine_core.game import Game

HOTEL = 5
# While the table waits for something: what the one who is asked may do (in an auction everybody).
OPEN_TO_DEALS = {
    "buy": ("build", "sell", "mortgage", "lift", "trade"),
    "auction": ("sell", "mortgage"),
    "debt": ("sell", "mortgage", "trade"),
    "inherit": ("sell", "mortgage", "lift"),
}


def most_houses(game: "Game") -> int:
    """R61 P21: houses on a street before its hotel: four, three in the short game."""
    return 3 if game.mode == "short" else 4


def obstacle(game: "Game", seat: int, space: int):
    """R60 R61: why this player cannot put the next building here, cash and supply apart: a code,
    or None."""
    if game.owner[space] != seat:
        return "not_owner"
    if game.edition.kind[space] != "street":
        return "not_a_street"
    houses = fewest = game.houses[space]
    for member in game.edition.set_of[space]:
        if game.owner[member] != seat:
            return "set_incomplete"
        if game.mortgaged[member]:
            return "set_mortgaged"
        if game.houses[member] < fewest:
            fewest = game.houses[member]
    if houses == HOTEL:
        return "fully_built"
    if houses < most_houses(game):
        return "uneven" if fewest < houses else None
    needs_whole_set = game.edition.hotel_needs_whole_set or game.mode == "short"
    return "hotel_too_early" if needs_whole_set and fewest < houses else None


def next_kind(game: "Game", space: int) -> str:
    return "hotel" if game.houses[space] == most_houses(game) else "house"


def places_for(game: "Game", seat: int, kind: str) -> list:
    """The streets where this player may put such a building, whatever it costs."""
    return [
        space
        for space in deeds_of(game, seat)
        if obstacle(game, seat, space) is None and next_kind(game, space) == kind
    ]


def left(game: "Game", kind: str) -> int:
    return game.hotels_left if kind == "hotel" else game.houses_left


def worth(game: "Game", seat: int) -> int:
    """R41: cash, printed prices of all deeds, mortgaged or not, and the price of all buildings."""
    total = game.cash[seat]
    for space in deeds_of(game, seat):
        total += game.edition.price[space] + house_prices(game, space) * game.edition.house[space]
    return total


def interest(game: "Game", space: int) -> int:
    """R72 I1: ten per cent of the mortgage, rounded up."""
    return (game.edition.mortgage[space] + 9) // 10


def cost_to_lift(game: "Game", space: int) -> int:
    """R71: the mortgage and ten per cent of it."""
    return game.edition.mortgage[space] + interest(game, space)


def raisable(game: "Game", seat: int) -> int:
    """P15: cash, half of all buildings, and the mortgage values of unmortgaged deeds."""
    total = game.cash[seat]
    for space in deeds_of(game, seat):
        if game.houses[space]:
            total += resale(game, space)
        if not game.mortgaged[space]:
            total += game.edition.mortgage[space]
    return total


def house_prices(game: "Game", space: int) -> int:
    """How many house prices went into the street: a hotel counts with the houses turned in."""
    houses = game.houses[space]
    return most_houses(game) + 1 if houses == HOTEL else houses


def resale(game: "Game", space: int) -> int:
    """Half of what stands on the street; a hotel with its houses together, houses singly (I1)."""
    houses = game.houses[space]
    if not houses:
        return 0
    price = game.edition.house[space]
    if houses == HOTEL:
        return house_prices(game, space) * price // 2
    return houses * (price // 2)


def not_now(game: "Game", seat: int, what: str):
    """The code with which this deal of this player is refused now, or None."""
    waiting = game.waiting
    if waiting == "roll" or waiting == "end":
        return None
    if waiting == "start_rolls" or waiting == "deals":
        return "not_started"
    if what not in OPEN_TO_DEALS.get(waiting, ()):
        return "something_open"
    if waiting != "auction" and seat != game.waiting_seat:
        return "not_your_turn"
    return None


def inside_a_turn(game: "Game", seat: int) -> bool:
    """P24 P35: "between turns only", and this is the middle of another player's turn: neither its
    end nor its first roll. Who is asked something (P15, P18) and bidders (I3) may raise money."""
    if not game.edition.deals_between_turns_only or seat == game.turn:
        return False
    waiting = game.waiting
    if waiting == "end" or waiting == "auction" or seat == game.waiting_seat:
        return False
    return waiting != "roll" or game.rolled is not None


def may(game: "Game", seat: int, what: str) -> None:
    """Refuses what this player may not do now; building and selling buildings wait for the end of
    the turn where the edition says so, mortgaging does not."""
    if game.waiting != "roll" and game.waiting != "end":
        code = not_now(game, seat, what)
        if code:
            raise Refused(code)
    if game.edition.deals_between_turns_only and what in ("build", "sell"):
        if inside_a_turn(game, seat):
            raise Refused("only_between_turns")


def set_has_buildings(game: "Game", space: int) -> bool:
    for member in game.edition.set_of[space]:
        if game.houses[member]:
            return True
    return False


def clear(game: "Game", space: int) -> None:
    """All buildings of the street go back to the bank's supply."""
    houses = game.houses[space]
    if houses:
        if houses == HOTEL:
            game.hotels_left += 1
        else:
            game.houses_left += houses
        game.houses[space] = 0
        game.events.append(("unbuilt", game.owner[space], space, 0))
