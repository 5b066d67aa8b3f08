"""Brings a module in when it is first needed, and lets it go again where memory is short.

On the unit code is the largest thing in memory. There only what is imported at the top of files
stays for good; what was brought in here goes when something else is needed and less than ROOM is
free, and after an edition was read. On a PC nothing is ever let go.
"""

import gc
import sys

SMALL = sys.implementation.name == "micropython"
ROOM = 32 * 1024  # for the largest chapter, a snapshot, and what the caller does

# On the unit: the modules that can go, and all that are there
brought: list = []
seen: list = []
_since: list = []  # while a command is done: how many of the first ones are of before it


def bring(path: str):
    """The module of that name, as in "engine_core.rules.trade"."""
    module = sys.modules.get(path)
    if module is None:
        if not SMALL:
            return __import__(path, None, None, ("*",))
        make_room()
        _note([])
        try:
            module = __import__(path, None, None, ("*",))
        except MemoryError:  # not in pieces that are large enough: with nothing else it may fit
            _note(brought)
            _since[:] = []
            let_go()
            module = __import__(path, None, None, ("*",))
        _note(brought)
    return module


def _note(new: list) -> None:
    """Modules that nobody has seen yet are new ones. No list of all of them is made for that:
    there may be no place for it in one piece."""
    for name in sys.modules:
        if name not in seen:
            seen.append(name)
            new.append(name)


def make_room() -> None:
    """Collects first: else what stays is scattered among garbage, and nothing large fits."""
    gc.collect()
    if gc.mem_free() < ROOM:
        let_go()


def hold(on: bool) -> None:
    """While a command is done, what it brings in stays: chapters that call each other would bring
    in a second time what they share."""
    _since[:] = [len(brought)] if on and SMALL else []


def let_go() -> None:
    """What runs at the moment goes on: only nobody can find it here any more."""
    for _ in range(_since[0] if _since else len(brought)):
        path = brought.pop(0)
        seen.remove(path)
        sys.modules.pop(path, None)
        package, _, name = path.rpartition(".")
        if package in sys.modules and hasattr(sys.modules[package], name):
            delattr(sys.modules[package], name)
    if _since:
        _since[0] = 0
    gc.collect()


def zeros(count: int):
    """A column of small numbers: packed on the unit; on a PC a list, which is quicker."""
    return bytearray(count) if SMALL else [0] * count
