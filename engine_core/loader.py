"""Brings a module in when it is first needed, and lets it go again where memory is short.

On the unit code is the largest thing in memory. There only what is imported at the top of files
stays; of everything brought in here just the newest is kept, with what it imported itself. On a
PC nothing is ever let go.
"""

import gc
import sys

SMALL = sys.implementation.name == "micropython"

_brought: list = []  # on the unit: the modules that came with the newest one


def bring(path: str):
    """The module of that name, as in "engine_core.rules.trade"."""
    module = sys.modules.get(path)
    if module is None:
        let_go()
        if SMALL:
            gc.collect()  # or what stays is scattered among the garbage, and nothing large fits
        before = list(sys.modules)
        module = __import__(path, None, None, ("*",))
        if SMALL:
            for name in list(sys.modules):
                if name not in before:
                    _brought.append(name)
    return module


def let_go() -> None:
    """What runs at the moment goes on: only nobody can find it here any more."""
    while _brought:
        path = _brought.pop()
        sys.modules.pop(path, None)
        package, _, name = path.rpartition(".")
        if package in sys.modules and hasattr(sys.modules[package], name):
            delattr(sys.modules[package], name)
