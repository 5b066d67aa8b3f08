"""The clock of a timed game: how long it has been played, and the end of the time."""

from firmware.app.panel import Panel
from firmware.app.words import say

TYPE_CHECKING = False
if TYPE_CHECKING:
    from firmware.app.table import Table


def flow(table: "Table"):
    played = table.saved.journal.played // 60
    lines = [say("menu played", played)]
    if table.evening["minutes"]:
        lines.append(say("menu left", max(0, table.evening["minutes"] - played)))
    keys = say("menu keys_clock") if table.game.mode == "timed" else ""
    answer = yield Panel("clock", say("menu clock"), lines, keys)
    if answer == "A":
        answer = yield Panel("time_up", say("menu clock"), say("menu end"), say("table keys_yes"))
        if answer == "#":
            table.give("time_up")
    return answer if type(answer) is tuple else None
