"""Everything changes hands here: money between players and the bank, and title deeds."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine_core.game import Game

BANK = "bank"
FINE = 50  # to leave jail


def move(game: "Game", payer, payee, amount: int, why: str) -> None:
    """The bank never runs out (R1); a player's cash has been checked by the rule that calls."""
    if type(payer) is int:
        game.cash[payer] -= amount
    else:
        game.bank_balance -= amount
    if type(payee) is int:
        game.cash[payee] += amount
    else:
        game.bank_balance += amount
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


def give(game: "Game", space: int, owner) -> None:
    """The deed goes to a seat, or back to the bank, where it loses its mortgage (I9)."""
    game.owner[space] = owner
    if owner is None:
        game.mortgaged[space] = 0


def deeds_of(game: "Game", seat: int) -> list:
    """The deeds that a player owns, mortgaged ones too (I20), in the order of the board."""
    owner = game.owner
    return [space for space in game.edition.deeds if owner[space] == seat]


def owned_in_set(game: "Game", space: int, owner) -> int:
    """How many deeds of the space's set that player owns, mortgaged ones too (R32, I2)."""
    count = 0
    for member in game.edition.set_of[space]:
        if game.owner[member] == owner:
            count += 1
    return count


def whole_set(game: "Game", space: int) -> bool:
    """One player owns every deed of the set."""
    owners = game.owner
    owner = owners[space]
    if owner is None:
        return False
    for member in game.edition.set_of[space]:
        if owners[member] != owner:
            return False
    return True
