"""Raising cash: everything that can be sold or mortgaged, with what it brings. Also what a player
in debt sees until it is paid."""

from engine_core.loader import bring
from engine_core.rules.bank import deeds_of
from engine_core.rules.estate import HOTEL, cost_to_lift, set_has_buildings
from firmware.app.panel import BACK, Panel
from firmware.app.words import padded, say, text_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from firmware.app.table import Table


def flow(table: "Table", seat=None):
    game = table.game
    if seat is None and (game.waiting_seat is not None or game.waiting == "end"):
        seat = table.asked
    if seat is None:
        pick = bring("firmware.app.flows.who").pick
        seat = yield from pick(table, "who", say("look who"))
        if type(seat) is not int:
            return None
    at = 0
    while True:
        debt = game.debt if game.debt is not None and game.debt[0] == seat else None
        deeds = deeds_of(game, seat)
        lines = [line(table, deed) for deed in deeds]
        if debt:
            title = say("cash owes", table.who(seat), table.who(debt[1]), debt[2])
            lost = bring("engine_core.rules.estate").raisable(game, seat) < debt[2]
            keys = say("cash keys_lost" if lost else "cash keys_debt")
        else:
            title = say("cash title", table.who(seat), game.cash[seat])
            keys = say("cash keys")
        panel = Panel(
            "debt" if debt else "cash", title, lines or text_of("cash none"), keys, deeds, 2
        )
        panel.at = min(at, max(0, len(deeds) - 1))
        if debt:
            short = debt[2] - game.cash[seat]
            panel.foot = [say("cash short", short) if short > 0 else say("cash enough", debt[2])]
            if lost and not table.recalled:
                panel.foot.append(say("cash lost"))
            elif table.news and table.news[-1] != title:
                panel.note = table.news[-1:]
        answer = yield panel
        at = panel.at
        if answer == BACK:
            return ("undo",) if debt else None
        if answer == "#" and debt and lost:
            return "leave", seat, "bankrupt"
        if answer == "#":
            if table.give("settle", seat=seat):
                return None
        elif answer == "A":
            return ("who",)
        elif answer == "D":
            return ("menu",)
        elif type(answer) is tuple:
            return answer
        elif type(answer) is int:
            yield from deal(table, seat, answer, title, (deeds, lines), at)
            if game is not table.game or game.waiting == "over":
                return None


def line(table: "Table", deed: int) -> str:
    game = table.game
    if game.houses[deed]:
        deal = "+%d" % (game.edition.house[deed] // 2)
    elif set_has_buildings(game, deed):
        deal = "-"
    elif game.mortgaged[deed]:
        deal = "M" if game.debt else say("cash lift", cost_to_lift(game, deed), width=6)
    else:
        deal = "+%d" % game.edition.mortgage[deed]
    return padded(table.place(deed), 12) + " " * (6 - len(deal)) + deal


def deal(table: "Table", seat: int, deed: int, title: str, listed: tuple, at: int):
    """The one thing that can be done with this deed now, after a yes."""
    game = table.game
    keys = say("table keys_yes")
    if game.houses[deed]:
        what, told = "sell_building", "cash house"
        amount = game.edition.house[deed] // 2
        if game.houses[deed] == HOTEL:
            keys = say("cash keys_hotel")
    elif game.mortgaged[deed]:
        what, told, amount = "lift", "cash lifting", cost_to_lift(game, deed)
    else:
        what, told, amount = "mortgage", "cash mortgage", game.edition.mortgage[deed]
    numbered = ["%02d %s" % pair for pair in zip(*listed)]
    ask = Panel("cash_ask", title, numbered, keys)
    ask.at = at
    ask.foot = [say(told, table.place(deed), amount)]
    answer = yield ask
    if answer == "#":
        table.give(what, seat=seat, deed=deed)
    elif answer == "A":
        table.give("sell_hotels", seat=seat, group=game.edition.group_of(deed))
