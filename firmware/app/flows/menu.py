"""The menu: everything that is not a matter of the turn."""

from firmware.app.panel import Panel
from firmware.app.words import say

TYPE_CHECKING = False
if TYPE_CHECKING:
    from firmware.app.table import Table

# Number, flow, and whether there has to be a game
MENU = (
    (1, "ranking", True),
    (2, "log", True),
    (3, "banker", True),
    (4, "contest", True),
    (5, "clock", True),
    (6, "setup", False),
    (7, "enrol", False),
    (8, "settings", False),
    (9, "care", False),
)


def flow(table: "Table"):
    rows = [row for row in MENU if table.game is not None or not row[2]]
    lines = [say("menu " + name) for _, name, _ in rows]
    answer = yield Panel("menu", say("menu title"), lines, "", [row[0] for row in rows])
    if type(answer) is tuple:
        return answer if table.game is not None else None
    return (MENU[answer - 1][1],) if type(answer) is int else None
