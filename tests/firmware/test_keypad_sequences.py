"""Ten thousand random gestures of one to four fingers, with bounce and chatter."""

import pytest

from tests.firmware.fingers import Bench, Gestures

EACH = 1000


@pytest.mark.parametrize("seed", range(10))
def test_keys_reported_are_the_keys_pressed_alone(seed: int) -> None:
    bench = Bench(seed)
    gestures = Gestures(bench, seed)
    certain = 0
    for number in range(EACH):
        first = len(bench.events)
        expected = gestures.one()
        heard = "".join(key for kind, key in bench.events[first:] if kind == "key")
        if expected is None:
            assert len(heard) < 2 and heard in gestures.used, (number, heard, gestures.used)
        else:
            assert heard == expected, (number, heard, expected, gestures.used)
            certain += 1
    assert certain > EACH * 3 // 4
