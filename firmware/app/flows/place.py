"""Where a building goes that was won in an auction: on one of the winner's streets."""

from engine_core.loader import bring
from engine_core.rules.bank import deeds_of
from firmware.app.words import say

TYPE_CHECKING = False
if TYPE_CHECKING:
    from firmware.app.table import Table


def flow(table: "Table"):
    game = table.game
    seat = game.waiting_seat
    streets = [deed for deed in deeds_of(game, seat) if game.edition.kind[deed] == "street"]
    which = bring("firmware.app.places").which
    deed = yield from which(table, "place_list", say("look builds", table.who(seat)), streets)
    if type(deed) is int:
        table.give("place", seat=seat, deed=deed)
        return None
    return deed if type(deed) is tuple else None
