"""An inherited mortgage: lift it now, or pay ten per cent and keep it."""

from engine_core.rules.estate import cost_to_lift, interest
from firmware.app.panel import slip
from firmware.app.words import say

TYPE_CHECKING = False
if TYPE_CHECKING:
    from firmware.app.table import Table


def flow(table: "Table", deed: int):
    game = table.game
    seat = game.waiting_seat
    if deed not in game.todo[-1][2]:
        table.refuse("nothing_to_inherit")
        return None
    lines = [say("cash lifts", cost_to_lift(game, deed))]
    lines.append(say("cash keeping", interest(game, deed)))
    answer = yield slip("heir", table.place(deed), "|".join(lines), say("cash keys_heir"))
    if answer == "#":
        table.give("lift", seat=seat, deed=deed)
    elif answer == "A":
        table.give("keep_mortgage", seat=seat, deed=deed)
    return None
