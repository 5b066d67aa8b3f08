"""On a board whose order nobody knows: where the token came to rest, and whether past GO."""

from engine_core.loader import bring
from firmware.app.panel import slip
from firmware.app.words import say

TYPE_CHECKING = False
if TYPE_CHECKING:
    from firmware.app.table import Table


def flow(table: "Table", space=None):
    who = table.who(table.game.waiting_seat)
    if space is None:
        which = bring("firmware.app.places").which
        space = yield from which(table, "land_list", say("look lands", who))
        if type(space) is not int:
            return space if type(space) is tuple else None
    if space >= table.game.edition.size:
        table.refuse("bad_space")
        return None
    title = "%02d %s" % (space, table.place(space))
    answer = yield slip("land_ask", title, say("look lands", who), say("look keys_land"))
    if answer == "#":
        table.give("land", space=space)
    elif answer == "A":
        table.give("land", space=space, passed_go=True)
    elif type(answer) is tuple and answer[0] == "deed":
        return "land", answer[1]
    return None
