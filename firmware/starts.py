"""Crashes soon after the start: counted in the NVS, which survives whatever the files do not.

After a few of them in a row the unit starts safely: without the game, without the watchdog.
"""

SAFE_KEY = "*"
MOST = 3

# Keys in the NVS: crashes in a row, and whether a computer asked for a safe start.
_CRASHES = "crashes"
_SAFE = "safe"


def why_safe(nvs, held: str, crashed: bool) -> str:
    """Why this start has to be a safe one, "" where it has not. `crashed`: the one before ended by
    a reset, not by the switch. Changes nothing yet: see `count` and `forget`."""
    crashes = _get(nvs, _CRASHES) + crashed
    if SAFE_KEY in held:
        return "held"
    if _get(nvs, _SAFE):
        return "asked"
    return "crashed %d" % crashes if crashes >= MOST else ""


def count(nvs) -> None:
    """The start before this one ended in a crash."""
    _set(nvs, _CRASHES, _get(nvs, _CRASHES) + 1)


def expect_reset(nvs) -> None:
    """The next reset is meant."""
    _set(nvs, _CRASHES, -1)


def forget(nvs) -> None:
    """This start is a good one."""
    for key in (_CRASHES, _SAFE):
        if _get(nvs, key):
            _set(nvs, key, 0)


def _get(nvs, key: str) -> int:
    try:
        return nvs.get_i32(key)
    except OSError:
        return 0


def _set(nvs, key: str, number: int) -> None:
    try:
        nvs.set_i32(key, number)
        nvs.commit()
    except OSError:
        pass  # a unit that cannot count its crashes still plays
