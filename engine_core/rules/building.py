"""Houses and hotels: building them evenly, selling them back, and auctioning the last ones."""

from engine_core.refused import Refused
from engine_core.rules.bank import BANK, move
from engine_core.rules.check import nothing_open, owned_deed, seat_in_play
from engine_core.rules.estate import (
    HOTEL,
    clear,
    left,
    may,
    most_houses,
    next_kind,
    obstacle,
    places_for,
    resale,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine_core.game import Game


def build(game: "Game", seat, deed) -> None:
    """R60-R62: one house, or the hotel, at the price on the deed."""
    owned_deed(game, seat, deed)
    may(game, seat, "build")
    code = obstacle(game, seat, deed)
    if code:
        raise Refused(code)
    kind = next_kind(game, deed)
    if not left(game, kind):
        raise Refused("no_%ss_left" % kind)
    price = game.edition.house[deed]
    if game.cash[seat] < price:
        raise Refused("not_enough_cash")
    move(game, seat, BANK, price, "building")
    put_up(game, deed)


def put_up(game: "Game", space: int) -> None:
    """One building more on a street; a hotel gives the street's houses back to the bank (R61)."""
    if next_kind(game, space) == "hotel":
        game.houses_left += game.houses[space]
        game.hotels_left -= 1
        game.houses[space] = HOTEL
    else:
        game.houses_left -= 1
        game.houses[space] += 1
    game.events.append(("built", game.owner[space], space, game.houses[space]))


def sell_building(game: "Game", seat, deed) -> None:
    """R63 P22: from a street with the most buildings of its set, at half price; a hotel puts its
    houses back on the street, if the bank has them."""
    owned_deed(game, seat, deed)
    may(game, seat, "sell")
    standing = game.houses[deed]
    if not standing:
        raise Refused("no_building")
    for member in game.edition.set_of[deed]:
        if game.houses[member] > standing:
            raise Refused("uneven")
    if standing == HOTEL:
        if game.houses_left < most_houses(game):
            raise Refused("no_houses_for_exchange")
        game.houses[deed] = most_houses(game)
        game.houses_left -= most_houses(game)
        game.hotels_left += 1
    else:
        game.houses[deed] -= 1
        game.houses_left += 1
    game.events.append(("unbuilt", seat, deed, game.houses[deed]))
    move(game, BANK, seat, game.edition.house[deed] // 2, "building")


def sell_hotels(game: "Game", seat, group) -> None:
    """R63 I25 P22: the whole set at once, remaining houses too; no houses are needed for it."""
    seat_in_play(game, seat)
    edition = game.edition
    members = [space for space in edition.deeds if edition.group_of(space) == group]
    if type(group) is not str or not members:
        raise Refused("unknown_group")
    may(game, seat, "sell")
    if any([game.owner[member] != seat for member in members]):
        raise Refused("not_owner")
    if not any([game.houses[member] == HOTEL for member in members]):
        raise Refused("no_hotel_on_set")
    value = 0
    for member in members:
        value += resale(game, member)
        clear(game, member)
    move(game, BANK, seat, value, "building")


# -- building lots: several players want more houses or hotels than are left (R62)


def check_place_for(game: "Game", seat: int, kind: str) -> None:
    if not places_for(game, seat, kind):
        raise Refused("no_legal_place")


def contest(game: "Game", seats, kind) -> None:
    """P23: one lot is auctioned; after that every player with a legal place may bid."""
    nothing_open(game)
    if kind != "house" and kind != "hotel":
        raise Refused("bad_choice")
    if type(seats) is not list and type(seats) is not tuple:
        raise Refused("bad_seat")
    for place in range(len(seats)):
        seat_in_play(game, seats[place])
        if seats[place] in seats[:place]:
            raise Refused("same_player")
    if len(seats) < 2:
        raise Refused("too_few_contestants")
    for seat in seats:
        check_place_for(game, seat, kind)
    if not left(game, kind):
        raise Refused("no_%ss_left" % kind)
    game.todo.append(("auction", None, kind, 0, None))
    game.events.append(("auctioned", kind))


def win(game: "Game", kind: str, amount: int, seat: int) -> None:
    """P36: a winner who no longer has a legal place neither pays nor gets the building; nor where
    the last one was needed meanwhile to take a hotel back."""
    if not left(game, kind) or not places_for(game, seat, kind):
        game.events.append(("unsold", kind))
        return
    move(game, seat, BANK, amount, "bid")
    game.todo.append(("place", seat, kind))


def place(game: "Game", seat, deed) -> None:
    """R62: the winner puts the building, paid by the bid, on a street where it is legal."""
    seat_in_play(game, seat)
    if game.waiting != "place":
        raise Refused("nothing_to_place")
    if seat != game.waiting_seat:
        raise Refused("not_your_turn")
    owned_deed(game, seat, deed)
    code = obstacle(game, seat, deed)
    if code:
        raise Refused(code)
    if next_kind(game, deed) != game.todo[-1][2]:
        raise Refused("no_legal_place")
    game.todo.pop()
    put_up(game, deed)
