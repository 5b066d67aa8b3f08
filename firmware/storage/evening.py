"""What a table has agreed on besides the rules: minutes of a timed game, PINs, player cards.

One file for the game in play and the one before: the new entry is there before the new game is, so
that a power cut between the two takes nothing from either.
"""

from firmware.storage.faults import BadData, StorageFailed
from firmware.storage.packing import packed
from firmware.storage.records import sum_of
from firmware.storage.unpacking import unpacked

_FILE = "evening"
VERSION = 1
NOTHING = {"minutes": 0, "cards": False, "pins": []}


def keep(journal, evening: dict) -> None:
    """For the game that begins next; durable when it returns."""
    number = 1 + max([0] + journal.games())
    entries = [entry for entry in _load(journal.files) if entry[0] == journal.game]
    data = packed([VERSION, entries + [[number, evening]]])
    data.extend(sum_of(data, 0).to_bytes(2, "little"))
    journal.files.replace(_FILE, data)


def load(journal) -> dict:
    """Of the game in play; nothing where that is not known."""
    try:
        for number, evening in _load(journal.files):
            if number == journal.game:
                return evening
    except (StorageFailed, TypeError, ValueError):
        pass
    return NOTHING


def for_mirror(journal) -> None:
    """A game out of the mirror gets a new number: what was agreed on last counts for it too."""
    entries = _load(journal.files)
    if entries:
        keep(journal, entries[-1][1])


def _load(files) -> list:
    data = files.read(_FILE)
    try:
        if data and sum_of(data[:-2], 0) == data[-2] | data[-1] << 8:
            return unpacked(data[:-2])[1]
    except (BadData, IndexError, TypeError, ValueError):
        pass
    return []
