"""The unit's dice and shuffles are fair, as far as counting can show.

Every bound is the chi-square that fair dice exceed once in a thousand times; the seeds are fixed,
so a test either always passes or never.
"""

import pytest

from engine_core.chance import below
from engine_core.rules.start import seeded, shuffle

# degrees of freedom: the bound
BOUNDS = {5: 20.52, 23: 49.73, 35: 66.62, 225: 296.0}
SEEDS = (0, 1, 2, 20240229, -5, 10**12)


def chi_square(counts: dict[object, int], cells: int) -> float:
    expected = sum(counts.values()) / cells
    missing = cells - len(counts)
    return (
        sum((count - expected) ** 2 / expected for count in counts.values()) + missing * expected
    )


def count(values: list[object]) -> dict[object, int]:
    counts: dict[object, int] = {}
    for value in values:
        counts[value] = counts.get(value, 0) + 1
    return counts


@pytest.mark.parametrize("seed", SEEDS)
def test_every_face_comes_equally_often(seed: int) -> None:
    state = seeded(seed)
    rolls = count([below(state, 6) for _ in range(100_000)])
    assert chi_square(rolls, 6) < BOUNDS[5]


@pytest.mark.parametrize("seed", SEEDS)
def test_every_pair_of_dice_comes_equally_often(seed: int) -> None:
    state = seeded(seed)
    pairs = count([(below(state, 6), below(state, 6)) for _ in range(100_000)])
    assert chi_square(pairs, 36) < BOUNDS[35]


def first_dice() -> list[tuple[int, int]]:
    states = [seeded(seed) for seed in range(20_000)]
    return [(below(state, 6), below(state, 6)) for state in states]


def test_the_first_dice_of_all_seeds_are_fair() -> None:
    assert chi_square(count(list(first_dice())), 36) < BOUNDS[35]


def test_neighbouring_seeds_begin_independently() -> None:
    """Whoever starts with the seeds 1, 2, 3 ... must not see a pattern."""
    dice = [pair[0] for pair in first_dice()]
    steps = [(b - a) % 6 for a, b in zip(dice, dice[1:], strict=False)]
    assert chi_square(count(list(steps)), 6) < BOUNDS[5]


@pytest.mark.parametrize("seed", SEEDS[:3])
def test_every_order_of_four_cards_comes_equally_often(seed: int) -> None:
    state = seeded(seed)
    orders: list[object] = []
    for _ in range(24_000):
        cards = [0, 1, 2, 3]
        shuffle(state, cards)
        orders.append(tuple(cards))
    assert chi_square(count(orders), 24) < BOUNDS[23]


def test_every_card_comes_to_every_place_equally_often() -> None:
    state = seeded(4)
    places: list[object] = []
    for _ in range(6_000):
        cards = list(range(16))
        shuffle(state, cards)
        places += list(enumerate(cards))
    # 16 by 16 cells whose rows and columns have fixed sums: 15 * 15 degrees of freedom
    assert chi_square(count(places), 256) < BOUNDS[225]
