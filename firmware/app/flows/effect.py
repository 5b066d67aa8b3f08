"""A printed card that no deck knows: told by what it does."""

from engine_core.loader import bring
from firmware.app.panel import BACK, Panel
from firmware.app.words import say

TYPE_CHECKING = False
if TYPE_CHECKING:
    from firmware.app.table import Table

# In the order of the list: what each asks for, an amount (a), a space (s), a kind (k)
_ASKS = (
    ("collect", "a"),
    ("pay", "a"),
    ("collect_each", "a"),
    ("pay_each", "a"),
    ("repairs", "aa"),
    ("advance_to", "s"),
    ("nearest", "k"),
    ("back", "a"),
    ("go_to_jail", ""),
    ("jail_card", ""),
)


def flow(table: "Table"):
    lines = [say("effects ask_" + effect) for effect, _ in _ASKS]
    answer = yield Panel("effect", say("effects which"), lines, "", list(range(1, 11)), 2)
    if type(answer) is not int:
        return None
    effect, asks = _ASKS[answer - 1]
    title = say("effects ask_" + effect)
    numbers: list = []
    for kind in asks:
        if kind == "k":
            lines = [say("effects transport"), say("effects utility")]
            answer = yield Panel("effect_kind", title, lines, "", (1, 2))
            answer = {1: "transport", 2: "utility"}.get(answer, BACK)
        elif kind == "s":
            which = bring("firmware.app.places").which
            answer = yield from which(table, "effect_space", title)
        else:
            what = "amount" if effect != "back" else "steps"
            if effect == "repairs":
                what = "hotel" if numbers else "house"
            keys = say("effects keys_amount")
            answer = yield Panel("effect_amount", title, say("effects " + what), keys, None, -6)
        if answer == BACK or answer == "#" or type(answer) is tuple:
            return ("effect",)
        numbers.append(answer)
    if not asks:
        if (yield Panel("effect_ask", title, "", say("table keys_yes"))) != "#":
            return ("effect",)
    table.give("card_says", effect=effect, numbers=tuple(numbers))
    return None
