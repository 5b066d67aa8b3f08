"""Mortgages: taking one, lifting it and inheriting one."""

from engine_core.refused import Refused
from engine_core.rules.bank import BANK, charge, move
from engine_core.rules.check import owned_deed
from engine_core.rules.estate import cost_to_lift, interest, may, set_has_buildings

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine_core.game import Game


def mortgage(game: "Game", seat, deed) -> None:
    """R70: for the printed value, while no street of the set has buildings."""
    owned_deed(game, seat, deed)
    may(game, seat, "mortgage")
    if game.mortgaged[deed]:
        raise Refused("already_mortgaged")
    if set_has_buildings(game, deed):
        raise Refused("set_has_buildings")
    game.mortgaged[deed] = 1
    game.events.append(("mortgaged", seat, deed))
    move(game, BANK, seat, game.edition.mortgage[deed], "mortgage")


def lift(game: "Game", seat, deed) -> None:
    """R71 P18: by its owner; also the heir's answer to an inherited mortgage."""
    owned_deed(game, seat, deed)
    may(game, seat, "lift")
    if not game.mortgaged[deed]:
        raise Refused("not_mortgaged")
    if game.waiting == "inherit" and deed not in game.todo[-1][2]:
        raise Refused("nothing_to_inherit")
    if game.cash[seat] < cost_to_lift(game, deed):
        raise Refused("not_enough_cash")
    game.mortgaged[deed] = 0
    game.events.append(("lifted", seat, deed))
    move(game, seat, BANK, cost_to_lift(game, deed), "lift")
    if game.waiting == "inherit":
        answered(game, seat, deed)


def keep_mortgage(game: "Game", seat, deed) -> None:
    """R77 I10 P18: the heir pays ten per cent and keeps the mortgage, or owes it."""
    owned_deed(game, seat, deed)
    if game.waiting != "inherit" or deed not in game.todo[-1][2]:
        raise Refused("nothing_to_inherit")
    if seat != game.waiting_seat:
        raise Refused("not_your_turn")
    answered(game, seat, deed)
    game.events.append(("kept", seat, deed))
    charge(game, seat, BANK, interest(game, deed), "interest")


def answered(game: "Game", seat: int, space: int) -> None:
    """One inherited mortgage less to answer for."""
    left = tuple([deed for deed in game.todo.pop()[2] if deed != space])
    if left:
        game.todo.append(("inherit", seat, left))
