"""Somebody else's start roll or deal first."""

from firmware.app.flows.who import pick
from firmware.app.words import say

TYPE_CHECKING = False
if TYPE_CHECKING:
    from firmware.app.table import Table


def flow(table: "Table"):
    table.chosen = yield from pick(table, "seat", say("look seat"))
