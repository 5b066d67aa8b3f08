"""Setting up a game: edition, players, and whatever shall be other than usual."""

from engine_core import Refused
from engine_core.loader import bring
from firmware.app.panel import BACK, Panel
from firmware.app.words import say, text_of, wrap
from firmware.storage.faults import StorageFailed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from firmware.app.table import Table

# What can be chosen, by its number on the screen: its name and its values.
OPTIONS = (
    ("mode", ("standard", "short", "timed")),
    ("special", (False, True)),
    ("rent", ("auto", "ask")),
    ("dice", ("table", "unit")),
    ("cards", ("table", "unit")),
)
_MINUTES = 90


def flow(table: "Table", plan=None):
    """`plan` is there where it could not be begun with."""
    if plan is None:
        plan = yield from new_plan(table)
        if type(plan) is not dict:
            return plan
    _, special, late = plan["about"]
    warned = False
    while True:
        lines = choices(plan)
        panel = Panel("setup", say("setup title"), lines, say("setup keys"), NUMBERS)
        panel.at = plan["at"]
        answer = yield panel
        if type(answer) is int:
            plan["at"] = answer - 1  # so that what changes is in sight
        if answer == BACK:
            if warned:
                return None
            table.note = wrap(text_of("setup again"))
        warned = answer == BACK
        if answer == "#":
            first = plan["first"]
            if first == "tokens":
                first = yield from bring("firmware.app.flows.first_rolls").rolled(table, plan)
            if first is not None or plan["first"] is None:
                return "begin", plan, first
        elif answer == 1:
            yield from bring("firmware.app.flows.players").edit(table, plan)
        elif answer == 8:
            cycle_first(plan, late)
        elif answer == 9:
            plan["use_cards"] = not plan["use_cards"]
        elif answer == 7:
            text = say("setup minutes_now", plan["minutes"])
            told = yield Panel("minutes", say("setup how_long"), text, "#OK", None, -3)
            if type(told) is int:
                plan["minutes"] = told
        elif type(answer) is int:
            name, values = OPTIONS[answer - 2]
            if name == "special" and not special:
                table.refuse("no_special_rules")
            else:
                plan[name] = values[(values.index(plan[name]) + 1) % len(values)]


def new_plan(table: "Table"):
    """Edition and number of players, and everything else as it mostly is; or what the flow ends
    with."""
    if table.game is not None and not table.game.over:
        keys = say("table keys_yes")
        if (yield Panel("new_game", say("menu setup"), text_of("setup instead"), keys)) != "#":
            return None
    edition = yield from bring("firmware.app.edition_list").which(table)
    if edition is None:
        return None
    plan = {"edition": edition, "first": None, "minutes": _MINUTES}
    for name, values in OPTIONS:
        plan[name] = values[0]
    try:
        plan["about"] = most, special, late = about(table, plan["edition"])
    except Refused as refused:  # one's own, and its file is damaged
        table.refuse(refused.code)
        return None
    if late:
        plan["first"] = "tokens"  # I30
    while True:
        text = text_of("setup digits") if most > 9 else ""
        answer = yield Panel("how_many", say("setup how_many", most), text, "", None, 1)
        if type(answer) is not int:
            return ("setup",) if answer == BACK else None
        answer = answer or 10
        if 2 <= answer <= most:
            break
        table.refuse("too_many_players" if answer > most else "too_few_players")
    # name, token, side and PIN of everybody
    plan["players"] = [["P%d" % (1 + seat), None, None, ""] for seat in range(answer)]
    plan["use_cards"] = has_cards(table, answer)
    plan["at"] = 0
    return plan


NUMBERS = (1, 2, 3, 4, 5, 6, 7, 8, 9)


def choices(plan: dict) -> list:
    """A line for each of NUMBERS, with what is chosen."""
    lines = [say("setup players", len(plan["players"]))]
    for name, _ in OPTIONS:
        lines.append(say("setup %s_%s" % (name, str(plan[name]).lower())))
    lines.append(say("setup minutes", plan["minutes"]) if plan["mode"] == "timed" else "-")
    first = plan["first"]
    if type(first) is int:
        lines.append(say("setup first_seat", plan["players"][first][0], width=19))
    else:
        lines.append(say("setup first_" + str(first).lower()))
    lines.append(say("setup use_cards" if plan["use_cards"] else "setup no_cards"))
    return lines


def cycle_first(plan: dict, late: bool) -> None:
    """By roll, the rolls before the tokens are chosen (I30), or one seat after the other."""
    order: list = [None] + (["tokens"] if late else []) + list(range(len(plan["players"])))
    plan["first"] = order[(order.index(plan["first"]) + 1) % len(order)]


def about(table: "Table", name: str) -> tuple:
    """(most players, special rules, whether tokens are chosen after the start rolls)."""
    tokens, special, late = bring("firmware.storage.own_editions").facts(table.files, name)
    return min(10, len(tokens)), special, late


def has_cards(table: "Table", players: int) -> bool:
    if table.unit.reader is None:
        return False
    wanted = ["player;;%d" % seat for seat in range(players)]
    try:
        return bring("firmware.storage.card_set").CardSet(table.files).has_all(wanted)
    except StorageFailed:
        return False
