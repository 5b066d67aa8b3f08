"""Taxes: flat as printed, or a choice between flat and a share of one's worth."""

from engine_core.refused import Refused
from engine_core.rules.bank import BANK, charge
from engine_core.rules.check import amount_above

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine_core.game import Game


def has_choice(game: "Game", space: int) -> bool:
    """R80: the short game takes the choice away, where the edition says so."""
    if game.edition.taxes[space][1] is None:
        return False
    return game.mode != "short" or not game.edition.short_game_flat_tax


def fall_due(game: "Game", seat: int, space: int) -> None:
    """R40: a known flat tax is paid by itself; a choice, or an amount to be told, is asked for."""
    flat = game.edition.taxes[space][0]
    if flat is None or has_choice(game, space):
        game.todo.append(("tax", seat, space))
    else:
        charge(game, seat, BANK, flat, "tax")


def tax(game: "Game", how, amount=None) -> None:
    """R40 R41: the player chooses before the worth is shown. I1: a share is rounded up."""
    if game.waiting != "tax":
        raise Refused("no_tax_now")
    _, seat, space = game.todo[-1]
    flat, percent = game.edition.taxes[space]
    if how == "percent":
        if not has_choice(game, space):
            raise Refused("tax_is_flat")
        if amount is not None:
            raise Refused("amount_known")
        due = (game.worth(seat) * percent + 99) // 100
    elif how == "flat":
        due = flat
        if due is not None and amount is not None:
            raise Refused("amount_known")
        if due is None:
            if amount is None:
                raise Refused("amount_missing")
            amount_above(1, amount)
            due = amount
    else:
        raise Refused("bad_choice")
    game.todo.pop()
    charge(game, seat, BANK, due, "tax")
