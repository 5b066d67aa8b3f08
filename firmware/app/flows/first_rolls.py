"""Start rolls before the tokens are chosen, where the book wants that (I30)."""

from engine_core.chance import below
from engine_core.loader import bring
from firmware.app.flows.players import TOKEN, token
from firmware.app.panel import BACK, Panel
from firmware.app.words import say

TYPE_CHECKING = False
if TYPE_CHECKING:
    from firmware.app.table import Table


_APART = 7919  # the game's own dice begin otherwise


def rolled(table: "Table", plan: dict):
    """Everybody rolls, ties again; then the highest chooses a token first. Who that is, or None
    where it was left."""
    players = plan["players"]
    totals: list = [[] for _ in players]  # of each roll and, after a tie, of the next one
    rolling = list(range(len(players)))
    seeded = bring("engine_core.rules.start").seeded
    state = seeded(table.seed + table.begun + _APART) if plan["dice"] == "unit" else None
    last = ""
    while len(rolling) > 1:
        for seat in rolling:
            name = players[seat][0]
            if state is not None:
                dice = yield from by_unit(table, name, state, last)
            else:
                dice = yield from told(table, name)
            if dice is None:
                return None
            last = "%s: %d+%d" % (name[:16], dice[0], dice[1])
            totals[seat].append(sum(dice))
        best = max([totals[seat] for seat in rolling])
        rolling = [seat for seat in rolling if totals[seat] == best]
    first = rolling[0]
    order = sorted(range(len(players)), key=lambda seat: [-total for total in totals[seat]])
    for seat in order:
        player = players[seat]
        if player[TOKEN] is None:
            while True:
                chosen = yield from token(table, plan, say("setup chooses", player[0]))
                if chosen in (None, BACK) or chosen not in [other[TOKEN] for other in players]:
                    break
                table.refuse("token_taken")
            player[TOKEN] = None if chosen == BACK else chosen
    return first


def told(table: "Table", name: str):
    """Two dice; None where somebody went back."""
    while True:
        answer = yield Panel("start_roll", say("setup start_rolls"), name, "", None, 2)
        if answer == BACK:
            return None
        if type(answer) is tuple:
            table.refuse("not_now", "cards not_now")
        elif 0 < answer // 10 < 7 and 0 < answer % 10 < 7:
            return answer // 10, answer % 10
        else:
            table.refuse("bad_dice")


def by_unit(table: "Table", name: str, state: list, last: str):
    """The same, rolled by the unit; above it what it rolled last."""
    while True:
        lines = [last, "", name]
        answer = yield Panel("start_roll", say("setup by_unit"), lines, say("setup keys_roll"))
        if answer == BACK:
            return None
        if answer == "#":
            return 1 + below(state, 6), 1 + below(state, 6)
        table.refuse("not_now", "cards not_now")
