"""The Force: the power of the double that was rolled, in place of another roll."""

from firmware.app.panel import BACK, Panel
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
        if (yield Panel("force", title, told, say("table keys_yes"))) == "#":
            table.give("force")
        return None
    while True:
        answer = yield Panel("force", title, told, "", None, 2)
        number = answer[1] if type(answer) is tuple and answer[0] == "deed" else answer
        if number == BACK or type(number) is not int:
            return None
        if number >= game.edition.size:
            table.refuse("bad_space")
            continue
        lines = [table.place(number)]
        if power == 6 and game.owner[number] is not None:
            lines.append(say("deed owner", table.who(game.owner[number])))
        answer = yield Panel("force_ask", title, lines, say("table keys_yes"))
        if answer == "#":
            done = table.give("force", space=number) if power == 1 else table.give("force", deed=number)
            if done:
                return None
