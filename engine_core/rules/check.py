"""Guards that many rules share: is this a seat, a deed, a whole amount?"""

from engine_core.refused import Refused
from engine_core.rules.bank import whole_set

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine_core.game import Game

LARGEST = 999999  # the largest amount anybody may name


def seat_in_play(game: "Game", seat) -> None:
    """A player of this table, who is not out."""
    if type(seat) is not int or not 0 <= seat < len(game.cash):
        raise Refused("bad_seat")
    if game.out[seat]:
        raise Refused("player_out")


def space_on_board(game: "Game", space) -> None:
    if type(space) is not int or not 0 <= space < game.edition.size:
        raise Refused("bad_space")


def deed_at(game: "Game", space) -> None:
    space_on_board(game, space)
    if not game.edition.price[space]:
        raise Refused("not_a_deed")


def owned_deed(game: "Game", seat, space) -> None:
    """A deed belongs to that space, and that player owns it."""
    if type(space) is int and type(seat) is int and 0 <= space < game.edition.size:
        if game.owner[space] == seat:
            return
    seat_in_play(game, seat)
    deed_at(game, space)
    raise Refused("not_owner")


def amount_above(least: int, amount) -> None:
    if type(amount) is not int or not least <= amount <= LARGEST:
        raise Refused("bad_amount")


def game_runs(game: "Game") -> None:
    if game.waiting == "start_rolls" or game.waiting == "deals":
        raise Refused("not_started")


def nothing_open(game: "Game") -> None:
    """The table waits for a roll or for the end of the turn, and for nothing else."""
    game_runs(game)
    if game.waiting != "roll" and game.waiting != "end":
        raise Refused("something_open")


def can_be_taken(game: "Game", space: int, seat: int) -> bool:
    """F7 M3 I6: another player's, not of a full colour set. Transports and utilities always."""
    owner = game.owner[space]
    if owner is None or owner == seat:
        return False
    return game.edition.kind[space] != "street" or not whole_set(game, space)
