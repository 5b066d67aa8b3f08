"""Debts: settling one; and giving up over one, or of one's own will."""

from engine_core.loader import bring
from engine_core.refused import Refused
from engine_core.rules.bank import BANK, move
from engine_core.rules.check import game_runs, seat_in_play

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine_core.game import Game


def open_debt(game: "Game", seat) -> tuple:
    """(creditor, amount) of the debt that the table waits for, which is that player's."""
    seat_in_play(game, seat)
    if game.waiting != "debt" or game.waiting_seat != seat:
        raise Refused("no_debt")
    return game.todo[-1][2], game.todo[-1][3]


def settle(game: "Game", seat) -> None:
    """R76 P14: who has raised the cash pays the whole debt."""
    creditor, amount = open_debt(game, seat)
    if game.cash[seat] < amount:
        raise Refused("still_short")
    why = game.todo.pop()[4]
    move(game, seat, creditor, amount, why)


def bankrupt(game: "Game", seat) -> None:
    bring("engine_core.rules.going_out").go_out(game, seat, hopeless(game, seat))


def hopeless(game: "Game", seat):
    """I14 P16: the creditor, where selling and mortgaging everything would not cover the debt."""
    creditor, amount = open_debt(game, seat)
    if bring("engine_core.rules.estate").raisable(game, seat) >= amount:
        raise Refused("can_still_pay")
    return creditor


def resign(game: "Game", seat) -> None:
    """I13: at any time; bankrupt to the bank, or to the creditor of an open debt."""
    seat_in_play(game, seat)
    game_runs(game)
    creditor = BANK
    for task in game.todo:
        if task[0] == "debt" and task[1] == seat:
            creditor = task[2]
    bring("engine_core.rules.going_out").go_out(game, seat, creditor)
