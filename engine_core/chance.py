"""The unit's own dice and shuffles: a small generator whose state is part of the game.

Two multiply-with-carry generators in base 2^14, added. Every product stays below 2^29, because
on the ESP32 whole numbers from 2^30 on are heap objects. Both factors make factor * 2^14 - 1 a
safe prime, so each generator goes round only after about 2^28 steps, the two together after 2^56.
"""

from engine_core.refused import Refused

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine_core.game import Game

FACTORS = (31647, 28251)


def seeded(seed: int) -> list:
    """The generator's state for a seed: any whole number."""
    state = [1 + seed % 268435399, 1 + (seed ^ 0x2D3A5F1) % 231432191]
    for _ in range(8):  # neighbouring seeds go separate ways: each half stirs the other
        number = step(state)
        state[0] = 1 + (state[0] ^ number * 8191) % 268435399
        number = step(state)
        state[1] = 1 + (state[1] ^ number * 8179) % 231432191
    return state


def step(state: list) -> int:
    """The next number from 0 to 2^14 - 1."""
    a, b = state
    state[0] = a = FACTORS[0] * (a & 16383) + (a >> 14)
    state[1] = b = FACTORS[1] * (b & 16383) + (b >> 14)
    return (a + b) & 16383


def below(state: list, limit: int) -> int:
    """A number from 0 to limit - 1, each as likely as the other: the odd rest is thrown again."""
    fair = 16384 - 16384 % limit
    while True:
        number = step(state)
        if number < fair:
            return number % limit


def shuffle(state: list, cards: list) -> None:
    for last in range(len(cards) - 1, 0, -1):
        other = below(state, last + 1)
        cards[last], cards[other] = cards[other], cards[last]


def two_dice(game: "Game", dice) -> tuple:
    """P11: the dice told by the table, or the unit's own."""
    if game.dice == "unit":
        if dice is not None:
            raise Refused("dice_not_told")
        return below(game.random, 6) + 1, below(game.random, 6) + 1
    if dice is None:
        raise Refused("dice_missing")
    if type(dice) is not tuple and type(dice) is not list or len(dice) != 2:
        raise Refused("bad_dice")
    a, b = dice
    if type(a) is not int or type(b) is not int or not (0 < a < 7 and 0 < b < 7):
        raise Refused("bad_dice")
    return a, b


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
