"""Rent that is not paid by itself: the owner asks for it, in time; or it depends on a roll."""

from engine_core.chance import two_dice
from engine_core.refused import Refused
from engine_core.rules.bank import charge
from engine_core.rules.check import nothing_open, seat_in_play

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine_core.game import Game


def claim_rent(game: "Game", seat) -> None:
    """R34 P12: the owner asks: for the oldest claim that is open."""
    seat_in_play(game, seat)
    if game.rent != "ask":
        raise Refused("rent_is_automatic")
    nothing_open(game)
    for claim in game.rents_due:
        if claim[0] == seat:
            break
    else:
        raise Refused("no_claim")
    game.rents_due.remove(claim)
    owner, payer, amount, _, times = claim
    if amount is None:
        game.todo.append(("rent_roll", payer, owner, times))
    else:
        charge(game, payer, owner, amount, "rent")


def lapse(game: "Game") -> None:
    """I16 P13: another player has made a turn's first roll; claims whose time is up are lost."""
    still_open = []
    for owner, payer, amount, rolls_left, times in game.rents_due:
        if rolls_left > 1:
            still_open.append((owner, payer, amount, rolls_left - 1, times))
        else:
            game.events.append(("lapsed", owner, payer, amount))
    game.rents_due = still_open


def rent_roll(game: "Game", dice=None) -> None:
    """R33: the roll that a utility's rent depends on. It moves nobody and is no double (P5)."""
    if game.waiting != "rent_roll":
        raise Refused("no_rent_roll_now")
    a, b = two_dice(game, dice)
    _, payer, owner, times = game.todo.pop()
    game.events.append(("rolled", payer, a, b))
    charge(game, payer, owner, times * (a + b), "rent")
