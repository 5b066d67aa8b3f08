"""The banker's own entries: for whatever happens at a real table, and for games begun on paper."""

from engine_core.refused import Refused
from engine_core.rules import estate
from engine_core.rules.bank import BANK, give, move
from engine_core.rules.check import (
    amount_above,
    deed_at,
    game_runs,
    nothing_open,
    seat_in_play,
    space_on_board,
)
from engine_core.rules.moving import free

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine_core.game import Game


def transfer(game: "Game", payer, payee, amount, why="") -> None:
    """P26: a whole amount, between two different parties, which the payer has."""
    for party in (payer, payee):
        if party != BANK:
            seat_in_play(game, party)
    game_runs(game)
    if payer == payee:
        raise Refused("same_player")
    amount_above(1, amount)
    if type(why) is not str:
        raise Refused("bad_choice")
    if payer != BANK:
        left = game.cash[payer] - amount
        if left < 0:
            raise Refused("not_enough_cash")
        for task in game.todo:
            if task[0] == "auction" and task[4] == payer and left < task[3]:
                raise Refused("bid_must_stay_covered")
    move(game, payer, payee, amount, why)


def move_token(game: "Game", seat, space) -> None:
    """P26: the token stands there now, nothing else happens; out of jail it frees."""
    seat_in_play(game, seat)
    space_on_board(game, space)
    game_runs(game)
    free(game, seat)
    game.place[seat] = space
    game.events.append(("moved", seat, space))


def assign(game: "Game", deed, owner, houses=0, mortgaged=False) -> None:
    """P34: how things stand on the table; no money moves. Refused where R60-R62 or R70 would
    break."""
    deed_at(game, deed)
    if owner is not None:
        seat_in_play(game, owner)
    if type(houses) is not int or not 0 <= houses <= estate.HOTEL:
        raise Refused("bad_amount")
    if type(mortgaged) is not bool:
        raise Refused("bad_choice")
    nothing_open(game)
    if owner is None and (houses or mortgaged):
        raise Refused("bank_deed_bare")
    siblings = [space for space in game.edition.set_of[deed] if space != deed]
    if houses or any([game.houses[sibling] for sibling in siblings]):
        check_set(game, deed, owner, houses, mortgaged, siblings)
    supply = supply_after(game, game.houses[deed], houses)
    estate.clear(game, deed)
    give(game, deed, owner)
    game.houses[deed] = houses
    game.mortgaged[deed] = mortgaged
    game.houses_left, game.hotels_left = supply
    game.events.append(("assigned", deed, owner, houses, mortgaged))


def check_set(
    game: "Game", deed: int, owner, houses: int, mortgaged: bool, siblings: list
) -> None:
    """R60 R61 R70, for a set that has buildings once the deed is as told."""
    if game.edition.kind[deed] != "street":
        raise Refused("not_a_street")
    if mortgaged:
        raise Refused("set_has_buildings")
    levels = [houses]
    for sibling in siblings:
        if game.owner[sibling] != owner:
            raise Refused("set_incomplete")
        if game.mortgaged[sibling]:
            raise Refused("set_mortgaged")
        levels.append(game.houses[sibling])
    most = estate.most_houses(game)
    if houses != estate.HOTEL and houses > most:
        raise Refused("bad_amount")
    # A hotel stands one step above the most houses, or beside them where it needs no whole set.
    whole = game.edition.hotel_needs_whole_set or game.mode == "short"
    steps = [most + whole if level == estate.HOTEL else level for level in levels]
    if max(steps) - min(steps) > 1:
        raise Refused("uneven")


def supply_after(game: "Game", before: int, after: int) -> tuple:
    """R62: (houses, hotels) left once a street with so many has so many."""
    hotel = estate.HOTEL
    houses = game.houses_left + before % hotel - after % hotel
    hotels = game.hotels_left + before // hotel - after // hotel
    if houses < 0:
        raise Refused("no_houses_left")
    if hotels < 0:
        raise Refused("no_hotels_left")
    return houses, hotels
