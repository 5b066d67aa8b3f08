"""Brings a module in when it is first needed, and lets it go again where memory is short.

On the unit code is the largest thing in memory. There only what is imported at the top of files
stays for good; what was brought in here goes when something else is needed and less than ROOM is
free. On a PC nothing is ever let go.
"""

import gc
import sys

SMALL = sys.implementation.name == "micropython"
ROOM = 48 * 1024  # for the largest module, a snapshot, and what the caller does

_brought: list = []  # on the unit: the modules that can go


def bring(path: str):
    """The module of that name, as in "engine_core.rules.trade"."""
    module = sys.modules.get(path)
    if module is None:
        if not SMALL:
            return __import__(path, None, None, ("*",))
        make_room()
        before = list(sys.modules)
        module = __import__(path, None, None, ("*",))
        for name in list(sys.modules):
            if name not in before:
                _brought.append(name)
    return module


def make_room() -> None:
    """Collects first: else what stays is scattered among garbage, and nothing large fits."""
    gc.collect()
    if gc.mem_free() < ROOM:
        let_go()


def let_go() -> None:
    """What runs at the moment goes on: only nobody can find it here any more."""
    while _brought:
        path = _brought.pop()
        sys.modules.pop(path, None)
        package, _, name = path.rpartition(".")
        if package in sys.modules and hasattr(sys.modules[package], name):
            delattr(sys.modules[package], name)
    gc.collect()


def zeros(count: int):
    """A column of small numbers: packed on the unit; on a PC a list, which is quicker."""
    return bytearray(count) if SMALL else [0] * count
