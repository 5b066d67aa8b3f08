"""Who plays: names, tokens, sides and PINs, all of them optional."""

from engine_core.loader import bring
from firmware.app.panel import BACK, Panel
from firmware.app.words import padded, say

TYPE_CHECKING = False
if TYPE_CHECKING:
    from firmware.app.table import Table

NAME, TOKEN, SIDE, PIN = range(4)


def edit(table: "Table", plan: dict):
    players = plan["players"]
    while True:
        lines = [padded(player[NAME], 9) + (player[TOKEN] or "") for player in players]
        numbers = list(range(1, 1 + len(players)))
        answer = yield Panel(
            "players", say("setup who"), lines, say("setup keys_done"), numbers, 1
        )
        seat = answer - 1 if type(answer) is int else None
        if type(answer) is tuple and answer[0] == "player" and answer[1] < len(players):
            seat = answer[1]
        if seat is None:
            return
        yield from edit_one(table, plan, seat)


def edit_one(table: "Table", plan: dict, seat: int):
    player = plan["players"][seat]
    while True:
        lines = [
            say("setup name", player[NAME], width=19),
            say("setup token", player[TOKEN] or "-", width=19),
            say("setup side", side_name(player[SIDE]), width=19),
            say("setup pin_set" if player[PIN] else "setup pin_none"),
        ]
        title = say("setup seat", 1 + seat)
        answer = yield Panel("one_player", title, lines, say("setup keys_done"), (1, 2, 3, 4))
        if answer == 1:
            typed = bring("firmware.app.typing").typed
            usual = player[NAME] == "P%d" % (1 + seat)
            name = yield from typed(table, "name", title, player[NAME], usual)
            player[NAME] = name if name.strip(" ") else player[NAME]
        elif answer == 2:
            chosen = yield from token(table, plan, title)
            player[TOKEN] = player[TOKEN] if chosen == BACK else chosen
        elif answer == 3:
            sides = [side for side in sides_of(table, plan) if side]
            after = [None] + sides
            player[SIDE] = after[(after.index(player[SIDE]) + 1) % len(after)]
        elif answer == 4:
            panel = Panel("pin", title, say("setup pin"), say("setup keys_pin"), None, -8)
            told = yield panel
            player[PIN] = panel.typed if type(told) is int else "" if told == "A" else player[PIN]
        else:
            return


def token(table: "Table", plan: dict, title: str):
    """The token chosen; None for any; BACK where nothing was."""
    tokens = [name for name, _ in tokens_of(table, plan)]
    numbers = list(range(1, 1 + len(tokens)))
    answer = yield Panel(
        "token_list", title, [name[:18] for name in tokens], say("setup keys_any"), numbers
    )
    return tokens[answer - 1] if type(answer) is int else None if answer == "A" else BACK


def side_name(side: "str | None") -> str:
    """In the unit's language, where the unit has a word for it."""
    return say("setup side_" + side) if side in ("light", "dark") else side or "-"


def sides_of(table: "Table", plan: dict) -> list:
    sides: list = []
    for _, side in tokens_of(table, plan):
        if side not in sides:
            sides.append(side)
    return sides


def tokens_of(table: "Table", plan: dict) -> list:
    return bring("firmware.storage.own_editions").facts(table.files, plan["edition"])[0]
