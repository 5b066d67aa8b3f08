"""Starts that did not last: counted in the NVS, which survives whatever the files do not.

After a few of them in a row the unit starts safely: without the game, without the watchdog.
"""

SAFE_KEY = "*"
CRASHES = 3

# Keys in the NVS: starts that have not lasted yet, and whether a computer asked for a safe one.
_STARTS = "starts"
_SAFE = "safe"


def why_safe(nvs, held: str) -> str:
    """Counts this start; says why it has to be a safe one, "" where it has not."""
    starts = _get(nvs, _STARTS)
    why = ""
    if SAFE_KEY in held:
        why = "A key was held."
    elif _get(nvs, _SAFE):
        why = "A computer asked."
    elif starts >= CRASHES:
        why = "It crashed %d times." % starts
    if why:
        forget(nvs)
    else:
        _set(nvs, _STARTS, starts + 1)
    return why


def forget(nvs) -> None:
    """This start is a good one."""
    for key in (_STARTS, _SAFE):
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
