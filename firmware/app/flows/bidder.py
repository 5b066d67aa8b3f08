"""A bid by key: the amount that was typed, or the next step, and the bidder's digit."""

from firmware.app.flows.who import pick
from firmware.app.words import say

TYPE_CHECKING = False
if TYPE_CHECKING:
    from firmware.app.table import Table


def flow(table: "Table", typed: str):
    seat = yield from pick(
        table, "bidder", say("look bidder", int(typed) if typed else "+%d" % table.step_size)
    )
    if seat is not None:
        table.give("bid", seat=seat, amount=int(typed) if typed else table.raised(seat))
