"""The Force: the power of the double that was rolled, in place of another roll."""

from engine_core.loader import bring
from firmware.app.panel import slip
from firmware.app.words import say

TYPE_CHECKING = False
if TYPE_CHECKING:
    from firmware.app.table import Table


def foreign(game, deed: int) -> bool:
    """Another player's: the rules say what cannot be fought for."""
    return game.owner[deed] is not None and game.owner[deed] != game.turn


def flow(table: "Table"):
    game = table.game
    power = game.power
    if not power:
        table.give("force")  # which says why not
        return None
    title = say("special force", power)
    told = say("special power%d" % power, game.edition.force_tribute)
    if power != 1 and power != 6:
        if (yield slip("force", title, told, say("table keys_yes"))) == "#":
            table.give("force")
        return None
    while True:
        spaces = None if power == 1 else [d for d in game.edition.deeds if foreign(game, d)]
        number = yield from bring("firmware.app.places").which(table, "force", told, spaces)
        if type(number) is not int:
            return None
        place = table.place(number)
        if power == 6 and game.owner[number] is not None:
            place += "|" + say("deed owner", table.who(game.owner[number]))
        answer = yield slip("force_ask", title, place, say("table keys_yes"))
        if answer == "#":
            target = {"space": number} if power == 1 else {"deed": number}
            if table.give("force", **target):
                return None
