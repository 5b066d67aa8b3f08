"""From the parts of an edition to the Edition: what follows from them, and their fingerprint."""

from engine_core.loader import SMALL

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine_core.edition import Edition

# What may change without changing the game.
UNCOUNTED = (
    "title language currency start_notes buildings names shorts guesses marks tokens_after_start"
).split(" ")


def lay_out(edition: "Edition", parts: dict) -> None:
    """The parts as they are, and what follows from them."""
    if "fingerprint" not in parts:
        parts["fingerprint"] = fingerprint(parts)
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


def fingerprint(parts: dict) -> int:
    """An own edition may have been edited since a game was saved: all but the names counts."""
    total = 1
    for name in sorted(parts):
        if name not in UNCOUNTED:
            total = counted(parts[name], total)
    return total


def counted(value, total: int) -> int:
    """The same on both interpreters: no order of a dict, no number from 2^30 on."""
    if value is None or type(value) is int or type(value) is bool:
        return (total * 31 + (7 if value is None else 11 + value)) % 16777213
    if type(value) is dict:
        for key in sorted(value):
            total = counted(value[key], counted(key, total))
        return total
    if type(value) is str:
        value = value.encode()
    for item in value:
        total = counted(item, total)
    return (total * 31 + 13) % 16777213
