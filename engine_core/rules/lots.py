"""Building lots: several players want more houses or hotels than are left (R62)."""

from engine_core.refused import Refused
from engine_core.rules import building, estate
from engine_core.rules.bank import BANK, move
from engine_core.rules.check import nothing_open, owned_deed, seat_in_play

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine_core.game import Game


def check_place_for(game: "Game", seat: int, kind: str) -> None:
    if not estate.places_for(game, seat, kind):
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
    if not estate.left(game, kind):
        raise Refused("no_%ss_left" % kind)
    game.todo.append(("auction", None, kind, 0, None))
    game.events.append(("auctioned", kind))


def win(game: "Game", kind: str, bid: int, bidder: int) -> None:
    """P36: a winner who no longer has a legal place neither pays nor gets the building."""
    if not estate.places_for(game, bidder, kind):
        game.events.append(("unsold", kind))
        return
    move(game, bidder, BANK, bid, "bid")
    game.todo.append(("place", bidder, kind))


def place(game: "Game", seat, deed) -> None:
    """R62: the winner puts the building, paid by the bid, on a street where it is legal."""
    seat_in_play(game, seat)
    if game.waiting != "place":
        raise Refused("nothing_to_place")
    if seat != game.waiting_seat:
        raise Refused("not_your_turn")
    owned_deed(game, seat, deed)
    code = estate.obstacle(game, seat, deed)
    if code:
        raise Refused(code)
    if estate.next_kind(game, deed) != game.todo[-1][2]:
        raise Refused("no_legal_place")
    game.todo.pop()
    building.put_up(game, deed)
