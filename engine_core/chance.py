"""The unit's own dice and shuffles: a small generator whose state is part of the game.

Two multiply-with-carry generators in base 2^14, added. Every product stays below 2^29, because
on the ESP32 whole numbers from 2^30 on are heap objects. Both factors make factor * 2^14 - 1 a
safe prime, so each generator goes round only after about 2^28 steps, the two together after 2^56.
"""

from engine_core.refused import Refused

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine_core.game import Game


def step(state: list) -> int:
    """The next number from 0 to 2^14 - 1."""
    a, b = state
    state[0] = a = 31647 * (a & 16383) + (a >> 14)
    state[1] = b = 28251 * (b & 16383) + (b >> 14)
    return (a + b) & 16383


def below(state: list, most: int) -> int:
    """A number from 0 to most - 1, each as likely as the other: the odd rest is thrown again."""
    fair = 16384 - 16384 % most
    while True:
        number = step(state)
        if number < fair:
            return number % most


def two_dice(game: "Game", dice) -> tuple:
    """P11: the dice told by the table, or the unit's own."""
    if game.dice == "unit":
        if dice is not None:
            raise Refused("dice_not_told")
        return below(game.random, 6) + 1, below(game.random, 6) + 1
    if dice is None:
        raise Refused("dice_missing")
    if type(dice) is list:
        dice = tuple(dice)
    if type(dice) is not tuple or len(dice) != 2:
        raise Refused("bad_dice")
    a, b = dice
    if type(a) is not int or type(b) is not int or not (0 < a < 7 and 0 < b < 7):
        raise Refused("bad_dice")
    return dice


def check_die(game: "Game", die) -> None:
    """P11, for a single die; the unit's own one is thrown by `one_die` when all is checked."""
    if game.dice == "unit":
        if die is not None:
            raise Refused("dice_not_told")
    elif die is None:
        raise Refused("dice_missing")
    elif type(die) is not int or not 0 < die < 7:
        raise Refused("bad_dice")


def one_die(game: "Game", die) -> int:
    return below(game.random, 6) + 1 if game.dice == "unit" else die


def rolls(game: "Game"):
    """Every roll there is, as arguments of a command: all 36, so that choosing blindly is fair."""
    if game.dice == "unit":
        yield {}
        return
    for a in range(1, 7):
        for b in range(1, 7):
            yield {"dice": (a, b)}
