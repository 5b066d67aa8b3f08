"""The end: what everybody is worth, the clock, and who has won."""

from engine_core.refused import Refused
from engine_core.rules import building
from engine_core.rules.check import game_runs
from engine_core.rules.deeds import deeds_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine_core.game import Game


def worth(game: "Game", seat: int) -> int:
    """R41: cash, printed prices of all deeds, mortgaged or not, and the price of all buildings."""
    total = game.cash[seat]
    for space in deeds_of(game, seat):
        total += game.edition.price[space] + buildings_at_price(game, space)
    return total


def worth_at_the_end(game: "Game", seat: int) -> int:
    """R81 I17 P38: as R41, but a mortgaged deed counts half its price."""
    total = worth(game, seat)
    for space in deeds_of(game, seat):
        if game.mortgaged[space]:
            price = game.edition.price[space]
            total -= price - price // 2
    return total


def buildings_at_price(game: "Game", space: int) -> int:
    houses = building.house_prices(game, space)
    return houses * game.edition.house[space] if houses else 0


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
