"""Crashes soon after the start: counted in the NVS, which survives whatever the files do not.

After a few of them in a row the unit starts safely: without the game, without the watchdog.
"""

SAFE_KEY = "*"
MOST = 3

# Keys in the NVS: crashes in a row, and whether a computer asked for a safe start.
_CRASHES = "crashes"
_SAFE = "safe"


def why_safe(nvs, held: str, crashed: bool) -> str:
    """Says why this start has to be a safe one, "" where it has not. `crashed`: the one before
    ended by itself, and not by the switch or a computer."""
    crashes = _get(nvs, _CRASHES) + crashed
    why = ""
    if SAFE_KEY in held:
        why = "A key was held."
    elif _get(nvs, _SAFE):
        why = "A computer asked."
    elif crashes >= MOST:
        why = "It crashed %d times." % crashes
    if why:
        forget(nvs)
    elif crashed:
        _set(nvs, _CRASHES, crashes)
    return why


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
