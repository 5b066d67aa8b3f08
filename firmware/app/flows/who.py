"""Look at a player by the seat's digit, at a deed by its number."""

from firmware.app.panel import BACK, Panel
from firmware.app.words import say

TYPE_CHECKING = False
if TYPE_CHECKING:
    from firmware.app.table import Table


def flow(table: "Table"):
    seat = yield from pick(table, "who", say("look who"), say("look keys_who"))
    if seat == "A":
        panel = Panel("which_deed", say("look which"), "", "", None, 2)
        panel.slip = True
        deed = yield panel
        if type(deed) is tuple:
            return deed
        return ("deed", deed) if deed != BACK else ("who",)
    return ("player", seat) if seat is not None else None


def pick(table: "Table", name: str, title: str, keys: str = "", leave_out: tuple = ()):
    """A seat in play, by digit or card; a key of the last line; None for back."""
    game = table.game
    seats = [s for s in range(len(game.cash)) if not game.out[s] and s not in leave_out]
    while True:
        panel = Panel(name, title, "", keys, [1 + s for s in seats], 1)
        panel.slip = True
        answer = yield panel
        if answer == BACK:
            return None
        if type(answer) is tuple:
            if answer[0] == "player" and answer[1] in seats:
                return answer[1]
            table.refuse("not_now", "cards not_now")
        elif type(answer) is int:
            return answer - 1
        else:
            return answer
