"""Reads an edition named on the command line: an id, or a file of one's own."""

from pathlib import Path

from engine_core import Refused, edition_ids, load_edition
from engine_core.edition import Edition
from engine_core.editions.check import MOST_BYTES
from host_tools.errors import Failed
from host_tools.json_file import read_json


def read_file(path: str) -> object:
    """The JSON of an edition file."""
    return read_json(path, MOST_BYTES, "an edition")


def edition_named(name: str) -> Edition:
    """The edition of an id, or of a file."""
    if name in edition_ids():
        return load_edition(name)
    if not Path(name).exists():
        known = ", ".join(edition_ids())
        raise Failed(f"There is no edition {name}; name a file, or one of {known}.")
    raw = read_file(name)
    if not isinstance(raw, dict):
        raise Failed(f"{name}: an edition is a JSON object.")
    try:
        return load_edition(raw)
    except Refused as refusal:
        raise Failed(f"{name}: {refusal.text}") from None
