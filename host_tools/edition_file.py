"""Reads an edition named on the command line: an id, or a file of one's own."""

import json
from pathlib import Path

from engine_core import Refused, edition_ids, load_edition
from engine_core.edition import Edition
from engine_core.editions.check import MOST_BYTES
from host_tools.errors import Failed


def read_file(path: str) -> object:
    """The JSON of an edition file. Nothing in it is executed."""
    file = Path(path)
    if file.is_dir():
        raise Failed(f"{path} is a folder; name an edition file.")
    try:
        if file.stat().st_size > MOST_BYTES:
            raise Failed(f"{path} has over {MOST_BYTES // 1024} KB; an edition is smaller.")
        return json.loads(file.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise Failed(f"There is no file {path}.") from None
    except UnicodeDecodeError:
        raise Failed(f"{path} is not a text in UTF-8.") from None
    except json.JSONDecodeError as error:
        raise Failed(f"{path}, line {error.lineno}: this is not JSON: {error.msg}.") from None
    except (
        RecursionError,
        ValueError,
    ):  # brackets a thousand deep, numbers a thousand digits long
        raise Failed(
            f"{path} is not an edition: it is nested too deep or has huge numbers."
        ) from None


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
