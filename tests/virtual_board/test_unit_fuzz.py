"""20,000 random keys and taps by somebody who knows nothing: the unit stays sound."""

import pytest

from host_tools.unit_fuzz import STARS, Fuzz

SEEDS = 20
INPUTS = 1000  # for each


@pytest.mark.parametrize("seed", range(SEEDS))
def test_random_inputs_leave_the_unit_sound(seed: int) -> None:
    """No exception, no money lost or made, a named screen, and at most ten * to get home."""
    fuzz = Fuzz(seed)
    fuzz.run(INPUTS)
    assert fuzz.most_stars <= STARS
    assert len(fuzz.screens) > 5
