"""An own edition as the unit keeps it: read and checked here, packed small for there."""

from typing import Any

from engine_core.editions.laid_out import fingerprint
from engine_core.editions.own import own
from firmware.storage.own_editions import file_of


def packed_edition(raw: dict[str, Any]) -> tuple[str, bytes]:
    """(path on the unit, what the file holds); raises Refused with a sentence for a mistake."""
    parts = own(raw)
    parts["fingerprint"] = fingerprint(parts)
    return "editions/" + parts["id"], file_of(parts)
