"""The last steps of setting up: start rolls before the tokens where the book wants that, then the
game itself, in one record."""

from engine_core import Game, Refused
from engine_core.loader import bring
from firmware.app.flows.players import PIN, TOKEN, token
from firmware.app.panel import Panel
from firmware.app.words import say
from firmware.storage.faults import StorageFailed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from firmware.app.table import Table


def begin(table: "Table", plan: dict):
    """Whether there is a new game now."""
    first = plan["first"]
    if first == "tokens":
        first = yield from start_rolls(table, plan)
        if first is None:
            return False
    settings = {name: plan[name] for name in ("mode", "special", "rent", "dice", "cards")}
    players = [(name, chosen, side) for name, chosen, side, _ in plan["players"]]
    try:
        edition = bring("firmware.storage.own_editions").edition(table.files, plan["edition"])
        seed = table.seed + table.begun
        game = Game(edition, players, seed=seed, first=first, **settings)
        evening = {
            "minutes": plan["minutes"] if plan["mode"] == "timed" else 0,
            "cards": plan["use_cards"],
            "pins": [player[PIN] for player in plan["players"]],
        }
        bring("firmware.storage.evening").keep(table.saved.journal, evening)
        table.saved.begin(game)
    except Refused as refused:
        table.refuse(refused.code)
        return False
    except StorageFailed as failed:
        table.fail(failed)
        return True
    table.evening = evening
    table.begun += 1
    table.undone()
    table.sound = "start"
    return True


def start_rolls(table: "Table", plan: dict):
    """I30: everybody rolls, ties again; then the highest chooses a token first."""
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
    for seat in sorted(range(len(players)), key=lambda seat: (seat != first, -totals[seat])):
        player = players[seat]
        if player[TOKEN] is None:
            while True:
                chosen = yield from token(table, plan, say("setup chooses", player[0]))
                if chosen is None or chosen not in [other[TOKEN] for other in players]:
                    break
                table.refuse("token_taken")
            player[TOKEN] = chosen
    return first
