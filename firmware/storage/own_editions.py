"""Editions of one's own on the unit: each a file in the folder editions, packed small by a PC.

A PC has read and checked the edition; here its parts are only laid out again, because reading the
text of a whole edition takes more memory than a unit has.
"""

from array import array

from engine_core.edition import Edition, edition_ids, load_edition
from engine_core.loader import bring
from engine_core.refused import Refused
from firmware.storage.faults import BadData
from firmware.storage.packing import packed
from firmware.storage.records import sum_of
from firmware.storage.unpacking import unpacked

_FOLDER = "editions"
VERSION = 1
_AMOUNTS = ("price", "mortgage", "house", "rents")


def names(files) -> list:
    """The ids of all that are there."""
    return files.names(_FOLDER)


def edition(files, name: str) -> "Edition":
    """By id, a printed one or one's own; Refused where its file is damaged or gone."""
    own = own_edition(files, name)
    return load_edition(name) if own is None else own


def facts(files, name: str) -> tuple:
    """Of an edition as above: (tokens, special rules, whether tokens are chosen after the start
    rolls). A printed one is not read for that: there may be no room beside the game in play."""
    own = own_edition(files, name)
    if own is None:
        return bring("engine_core.editions.facts").facts(name)
    return own.tokens, own.special_rules, own.tokens_after_start


def own_edition(files, name: str) -> "Edition | None":
    """None for a printed one."""
    if name in edition_ids():
        return None
    data = files.read(_FOLDER + "/" + name)
    try:
        if data is None or sum_of(data[:-2], 0) != data[-2] | data[-1] << 8:
            raise Refused("unknown_edition")
        version, code, parts = unpacked(data[:-2])
    except (BadData, IndexError, TypeError, ValueError):
        raise Refused("unknown_edition")
    if version != VERSION:
        raise Refused("unknown_edition")
    for column in _AMOUNTS:
        parts[column] = array(code, parts[column])
    parts["kind"] = tuple(parts["kind"])
    parts["cards"] = tuple([tuple(deck) for deck in parts["cards"]])
    parts["taxes"] = dict([(space, (flat, percent)) for space, flat, percent in parts["taxes"]])
    parts["deck"] = dict([(space, deck) for space, deck in parts["deck"]])
    return Edition(parts)


def file_of(parts: dict) -> bytes:
    """What an edition's file holds; `parts` as engine_core reads them, fingerprint too."""
    plain = dict(parts)
    wide = max([max(parts[column]) for column in _AMOUNTS]) > 65535
    for column in _AMOUNTS:
        plain[column] = list(parts[column])
    plain["taxes"] = [(space,) + tuple(parts["taxes"][space]) for space in sorted(parts["taxes"])]
    plain["deck"] = [(space, parts["deck"][space]) for space in sorted(parts["deck"])]
    data = packed([VERSION, "i" if wide else "H", plain])
    data.extend(sum_of(data, 0).to_bytes(2, "little"))
    return bytes(data)
