"""All money moves here: between two players, or between a player and the bank."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine_core.game import Game

BANK = "bank"
FINE = 50  # to leave jail


def move(game: "Game", payer, payee, amount: int, why: str) -> None:
    """The bank never runs out (R1); a player's cash has been checked by the rule that calls."""
    if payer == BANK:
        game.bank_balance -= amount
    else:
        game.cash[payer] -= amount
    if payee == BANK:
        game.bank_balance += amount
    else:
        game.cash[payee] += amount
    game.events.append(("paid", payer, payee, amount, why))


def charge(game: "Game", payer: int, payee, amount: int, why: str) -> None:
    """P14: paid at once where cash covers it; else nothing is paid and a debt opens."""
    if game.cash[payer] >= amount:
        move(game, payer, payee, amount, why)
    else:
        game.todo.append(("debt", payer, payee, amount, why))
        game.events.append(("owed", payer, payee, amount, why))


def charge_pairs(game: "Game", pairs: list, amount: int, why: str) -> None:
    """I11: a payment for each (payer, payee), strictly one after the other."""
    for payer, payee in reversed(pairs):
        game.todo.append(("pay", payer, payee, amount, why))


def others(game: "Game", seat: int) -> list:
    """The other players in the game, in seat order from the current player's left (I11, I23)."""
    count = len(game.cash)
    around = [(game.turn + step) % count for step in range(1, count + 1)]
    return [other for other in around if other != seat and not game.out[other]]
