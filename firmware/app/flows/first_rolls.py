"""Start rolls before the tokens are chosen, where the book wants that (I30)."""

from firmware.app.flows.players import TOKEN, token
from firmware.app.panel import Panel
from firmware.app.words import say

TYPE_CHECKING = False
if TYPE_CHECKING:
    from firmware.app.table import Table


def rolled(table: "Table", plan: dict):
    """Everybody rolls, ties again; then the highest chooses a token first. Who that is, or None
    where it was left."""
    players = plan["players"]
    totals = [0] * len(players)
    rolling = list(range(len(players)))
    while True:
        for seat in rolling:
            panel = Panel("start_roll", say("setup start_rolls"), players[seat][0], "", None, 2)
            answer = None
            while answer is None:
                answer = yield panel
                if type(answer) is not int:
                    return None
                a, b = answer // 10, answer % 10
                if not (0 < a < 7 and 0 < b < 7):
                    table.refuse("bad_dice")
                    answer = None
                else:
                    totals[seat] = a + b
        best = max([totals[seat] for seat in rolling])
        rolling = [seat for seat in rolling if totals[seat] == best]
        if len(rolling) == 1:
            break
    first = rolling[0]
    for seat in sorted(range(len(players)), key=lambda seat: (seat != first, -totals[seat], seat)):
        player = players[seat]
        if player[TOKEN] is None:
            while True:
                chosen = yield from token(table, plan, say("setup chooses", player[0]))
                if chosen is None or chosen not in [other[TOKEN] for other in players]:
                    break
                table.refuse("token_taken")
            player[TOKEN] = chosen
    return first
