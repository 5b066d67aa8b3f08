"""The unit's own dice and shuffles: the same numbers everywhere, and small ones."""

from engine_core import Game
from engine_core.chance import below, step
from engine_core.rules.start import seeded, shuffle
from tests.engine_core.table import game_of

FACTORS = (31647, 28251)

# seed, the state it gives, its first dice. Saved games rely on these numbers: they never change.
FROZEN = (
    (0, [477554459, 27717655], [5, 5, 2, 1, 2, 4, 4, 4, 2, 4, 1, 4]),
    (1, [429078981, 184612132], [5, 2, 6, 1, 5, 2, 1, 1, 5, 5, 2, 2]),
    (2, [89102211, 157040058], [2, 2, 6, 3, 4, 4, 3, 6, 3, 3, 5, 4]),
    (-1, [58011615, 78596414], [3, 3, 4, 5, 4, 5, 2, 1, 1, 4, 3, 3]),
    (123456789, [25005379, 168090354], [3, 4, 4, 4, 1, 6, 6, 4, 1, 5, 5, 5]),
    (1099511627776, [287390494, 146295122], [4, 3, 3, 2, 2, 5, 5, 4, 5, 4, 6, 4]),
)


def test_a_seed_always_gives_the_same_dice():
    """P11: the same seed, the same game, on every interpreter."""
    for seed, start, dice in FROZEN:
        state = seeded(seed)
        assert state == start
        assert [below(state, 6) + 1 for _ in dice] == dice


def test_a_seed_always_gives_the_same_shuffle():
    state = seeded(7)
    cards = list(range(16))
    shuffle(state, cards)
    assert cards == [13, 0, 4, 9, 5, 1, 6, 14, 2, 8, 12, 11, 7, 15, 10, 3]


def test_all_numbers_stay_below_two_to_the_thirtieth():
    """From there on every number would be an object on the heap of the ESP32."""
    for seed in (0, 1, -1, 268435398, 2**31):
        state = seeded(seed)
        for _ in range(2000):
            for factor, part in zip(FACTORS, state):  # noqa: B905 (not on MicroPython)
                assert 0 < part < 2**30 and factor * (part & 16383) + (part >> 14) < 2**30
            assert 0 <= step(state) < 16384


def test_no_seed_stands_still():
    """A state of 0, or of the modulus, would give the same number for ever."""
    for seed in (0, -1, 268435398, 268435399, 231432191 ^ 0x2D3A5F1, 231432190 ^ 0x2D3A5F1):
        state = seeded(seed)
        for place in (0, 1):
            assert 0 < state[place] < FACTORS[place] * 16384 - 1
        before = list(state)
        step(state)
        assert state[0] != before[0] and state[1] != before[1]


def test_a_number_below_a_limit_is_below_it():
    state = seeded(3)
    for limit in (1, 2, 6, 16, 28, 1000, 16384):
        for _ in range(50):
            assert 0 <= below(state, limit) < limit


def test_a_restored_game_rolls_the_same_dice():
    game = game_of("classic", 3, dice="unit", cards="unit", seed=11)
    for _ in range(40):
        command, arguments = list(game.legal())[0]
        game.do(command, **arguments)
    again = Game.restore(game.snapshot())
    for _ in range(40):
        command, arguments = list(game.legal())[0]
        assert game.do(command, **arguments) == again.do(command, **arguments)
    assert game.snapshot() == again.snapshot()
