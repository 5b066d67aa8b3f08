"""The end: the clock, who is the richest, and who has won."""

from engine_core.refused import Refused
from engine_core.rules.bank import deeds_of
from engine_core.rules.check import game_runs
from engine_core.rules.estate import worth

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine_core.game import Game


def worth_at_the_end(game: "Game", seat: int) -> int:
    """R81 I17 P38: as R41, but a mortgaged deed counts half its price."""
    total = worth(game, seat)
    for space in deeds_of(game, seat):
        if game.mortgaged[space]:
            price = game.edition.price[space]
            total -= price - price // 2
    return total


def ranking(game: "Game") -> list:
    """P20: the richest first; of equals the lower seat; players who are out come last."""
    value = worth if game.mode == "standard" else worth_at_the_end
    seats = range(len(game.cash))
    return sorted(seats, key=lambda seat: (game.out[seat], -value(game, seat), seat))


def finish(game: "Game") -> None:
    """R79 R80 R82: the game is over; whatever was open is void."""
    game.over = True
    game.todo[:] = []
    game.rents_due = []
    game.power = game.mission = 0
    game.rest = "over"
    game.winner = ranking(game)[0]
    game.events.append(("won", game.winner))


def time_up(game: "Game") -> None:
    """R82 P20: the hour has come; the richest wins."""
    if game.mode != "timed":
        raise Refused("not_timed")
    game_runs(game)
    finish(game)
