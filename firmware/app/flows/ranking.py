"""Who is how rich: during the game, and at its end."""

from engine_core.loader import bring
from firmware.app.panel import BACK, Panel
from firmware.app.words import padded, say

TYPE_CHECKING = False
if TYPE_CHECKING:
    from firmware.app.table import Table


def flow(table: "Table"):
    game = table.game
    if game.waiting == "tax":  # R40: nobody's worth is told before the choice
        table.refuse("tax_first", "menu tax_first")
        return None
    ending = bring("engine_core.rules.ending")
    value = ending.worth if game.mode == "standard" else ending.worth_at_the_end
    lines: list = []
    for seat in ending.ranking(game):
        worth = say("table out") if game.out[seat] else str(value(game, seat))
        lines.append("%d %s%7s" % (1 + len(lines), padded(table.who(seat), 11), worth))
    if game.over:
        title = say("menu won", table.who(game.winner))
        answer = yield Panel("over", title, lines, say("menu keys_over"))
        if answer == "#":
            return ("setup",)
        return ("undo",) if answer == BACK else ("menu",) if answer == "D" else answer
    answer = yield Panel("ranking", say("menu ranking"), lines, "")
    return answer if type(answer) is tuple else None
