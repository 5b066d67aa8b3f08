"""On a board whose order nobody knows: where the token came to rest, and whether past GO."""

from firmware.app.panel import slip
from firmware.app.words import say

TYPE_CHECKING = False
if TYPE_CHECKING:
    from firmware.app.table import Table


def flow(table: "Table", space: int):
    if space >= table.game.edition.size:
        table.refuse("bad_space")
        return None
    title = "%02d %s" % (space, table.place(space))
    who = table.who(table.game.waiting_seat)
    answer = yield slip("land_ask", title, say("look lands", who), say("look keys_land"))
    if answer == "#":
        table.give("land", space=space)
    elif answer == "A":
        table.give("land", space=space, passed_go=True)
    elif type(answer) is tuple and answer[0] == "deed":
        return "land", answer[1]
    return None
