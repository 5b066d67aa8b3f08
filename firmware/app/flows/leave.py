"""The ways out of the game, and a new card for one that was lost."""

from engine_core import Refused
from engine_core.loader import bring
from firmware.app.panel import BACK, Panel, slip
from firmware.app.words import say, text_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from firmware.app.table import Table


def flow(table: "Table", seat: int, command: str = ""):
    if command:
        return (yield from left(table, seat, command))
    lines = [say("player resign"), say("player bankrupt"), say("player new_card")]
    answer = yield Panel("leave", table.who(seat), lines, "", (1, 2, 3))
    if answer == 3:
        return "enrol", "player;;%d" % seat
    if answer == 1 or answer == 2:
        command = "resign" if answer == 1 else "bankrupt"
        return (yield from left(table, seat, command))
    return answer if type(answer) is tuple else ("player", seat)


def left(table: "Table", seat: int, command: str):
    """Asked twice: a slip of a finger leads nobody out of the game."""
    try:
        if command == "bankrupt":
            bring("engine_core.rules.debt").hopeless(table.game, seat)
    except Refused as refused:
        table.refuse(refused.code)
        return "player", seat
    title = say("player %s_ask" % command, table.who(seat))
    answer = yield slip("leave_ask", title, text_of("player leaving"), say("table keys_yes"))
    if answer == "#":
        consent = bring("firmware.app.flows.consent")
        if (yield from consent.agreed(table, seat, title)):
            table.give(command, seat=seat)
            return None
    return answer if type(answer) is tuple else ("player", seat) if answer == BACK else None
