"""The Force: the power of the double that was rolled, in place of another roll."""

from firmware.app.panel import BACK, Panel, slip
from firmware.app.words import say

TYPE_CHECKING = False
if TYPE_CHECKING:
    from firmware.app.table import Table


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
        panel = Panel("force", title, told, "", None, 2)
        panel.slip = True
        answer = yield panel
        number = answer[1] if type(answer) is tuple and answer[0] == "deed" else answer
        if number == BACK or type(number) is not int:
            return None
        if number >= game.edition.size:
            table.refuse("bad_space")
            continue
        place = table.place(number)
        if power == 6 and game.owner[number] is not None:
            place += "|" + say("deed owner", table.who(game.owner[number]))
        answer = yield slip("force_ask", title, place, say("table keys_yes"))
        if answer == "#":
            target = {"space": number} if power == 1 else {"deed": number}
            if table.give("force", **target):
                return None
