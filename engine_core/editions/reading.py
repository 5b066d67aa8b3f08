"""Reading an edition, printed or one's own, into the columns that a game asks for.

In two steps that a unit has no memory for at once: what reads it gives its parts and is let go;
then they are laid out (laid_out.py).
"""

from engine_core.edition import Edition, loaded
from engine_core.loader import bring, let_go
from engine_core.refused import Refused

IDS = ("classic", "classic_2008", "trilogy", "saga", "clone_wars", "child", "saga_de")


def load(which) -> "Edition":
    if type(which) is dict:
        return read("own", which)
    if type(which) is not str or which not in IDS:
        raise Refused("unknown_edition")
    if not loaded or loaded[0].id != which:
        loaded[:] = []  # before the next one is read: there is no room for two
        loaded.append(read("printed", which))
    return loaded[0]


def read(reader: str, which) -> "Edition":
    """`reader` is a module, and a function in it. Nobody here holds on to it: see above."""
    try:
        parts = getattr(bring("engine_core.editions." + reader), reader)(which)
        let_go()
        return Edition(parts)
    finally:
        let_go()
