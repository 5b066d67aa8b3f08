"""The ways out of jail before the roll, after a yes."""

from firmware.app.panel import slip
from firmware.app.words import say

TYPE_CHECKING = False
if TYPE_CHECKING:
    from firmware.app.table import Table


def flow(table: "Table", command: str):
    if (yield slip("jail", "", say("player " + command), say("table keys_yes"))) == "#":
        before: list = [("end_turn", {})] if table.game.waiting == "end" else []
        table.do(*before, (command, {}))
