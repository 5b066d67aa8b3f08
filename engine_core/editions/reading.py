"""Reading an edition, printed or one's own, into the columns that a game asks for."""

from engine_core.edition import Edition, loaded
from engine_core.loader import SMALL, bring, let_go
from engine_core.refused import Refused

IDS = ("classic", "classic_2008", "trilogy", "saga", "clone_wars", "child", "saga_de")


def load(which) -> "Edition":
    if type(which) is dict:
        return read(bring("engine_core.editions.own").own, which)
    if type(which) is not str or which not in IDS:
        raise Refused("unknown_edition")
    if not loaded or loaded[0].id != which:
        loaded[:] = []  # before the next one is read: there is no room for two
        loaded.append(read(bring("engine_core.editions.printed").printed, which))
    return loaded[0]


def read(reader, which) -> "Edition":
    """All that the reading needed is let go again: a unit has no memory for it."""
    try:
        parts = reader(which)
        parts["fingerprint"] = bring("engine_core.editions.printed").fingerprint(parts)
        return Edition(parts)
    finally:
        let_go()


def lay_out(edition: "Edition", parts: dict) -> None:
    """The parts as they are, and what follows from them."""
    for name in parts:
        setattr(edition, name, parts[name])
    if not SMALL:  # arrays are small, and tuples quick
        for name in ("price", "mortgage", "house", "rents"):
            setattr(edition, name, tuple(parts[name]))
    edition.size = size = len(edition.kind)
    edition.deeds = tuple([space for space in range(size) if edition.price[space]])
    edition.go = edition.kind.index("go")
    edition.jail = edition.kind.index("jail")
    edition.set_of = [None] * size
    for space in edition.deeds:
        if edition.set_of[space] is None:
            number = edition.sets[space]
            members = tuple([s for s in edition.deeds if edition.sets[s] == number])
            for member in members:
                edition.set_of[member] = members
    edition.decks = tuple([deck[0] for deck in edition.cards])
