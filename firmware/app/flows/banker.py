"""The banker's own entries: payments, tokens and deeds as they are on the table. Also for going on
with a game that was begun on paper."""

from engine_core.loader import bring
from engine_core.rules.estate import HOTEL
from firmware.app.panel import BACK, ROWS, Panel
from firmware.app.words import padded, say

TYPE_CHECKING = False
if TYPE_CHECKING:
    from firmware.app.table import Table


def flow(table: "Table"):
    consent = bring("firmware.app.flows.consent")
    if not (yield from consent.banker(table)):
        return None
    lines = [say("banker " + name) for name in ("transfer", "move_token", "assign", "paper")]
    answer = yield Panel("banker", say("banker title"), lines, "", (1, 2, 3, 4))
    if type(answer) is not int:
        return answer if type(answer) is tuple else None
    yield from (transfer, move_token, assign, paper)[answer - 1](table)
    return None


def transfer(table: "Table"):
    pick = bring("firmware.app.flows.who").pick
    keys = say("banker keys_bank")
    payer = yield from pick(table, "payer", say("banker payer"), keys)
    if payer is None:
        return
    title = say("banker payee", table.who(payer))
    out = () if payer == "A" else (payer,)
    payee = yield from pick(table, "payee", title, "" if payer == "A" else keys, out)
    if payee is None:
        return
    payer = "bank" if payer == "A" else payer
    payee = "bank" if payee == "A" else payee
    title = say("banker pays", table.who(payer), table.who(payee))
    why = ""
    while True:
        panel = Panel("transfer", title, why or say("banker how_much"), say("banker keys_why"))
        panel.digits = -6
        answer = yield panel
        if answer == "A":
            typed = bring("firmware.app.typing").typed
            why = yield from typed(table, "why", say("banker why"), why)
        elif type(answer) is int:
            arguments = {"payer": payer, "payee": payee, "amount": answer}
            if why:
                arguments["why"] = why
            if table.give("transfer", **arguments):
                return
        elif answer == BACK:
            return


def move_token(table: "Table"):
    pick = bring("firmware.app.flows.who").pick
    seat = yield from pick(table, "token", say("banker token"))
    if type(seat) is int:
        yield from token_of(table, seat)


def token_of(table: "Table", seat: int):
    which = bring("firmware.app.places").which
    title = say("banker where", table.who(seat))
    answer = yield from which(table, "token_space", title, at=table.game.place[seat])
    if type(answer) is int:
        table.give("move_token", seat=seat, space=answer)


def assign(table: "Table", rows: bool = False):
    """A deed as it lies on the table: whose, with how many houses, mortgaged or not. With `rows`
    the houses may come to the whole set at once, up to that many on each street."""
    game = table.game
    which = bring("firmware.app.places").which
    deed = yield from which(table, "assign", say("banker which_deed"), game.edition.deeds)
    if type(deed) is not int:
        return
    title = "%02d %s" % (deed, table.place(deed))
    pick = bring("firmware.app.flows.who").pick
    owner = yield from pick(table, "assign_owner", title, say("banker keys_bank"))
    if owner is None:
        return
    owner = None if owner == "A" else owner
    houses = game.houses[deed] if owner == game.owner[deed] else 0
    mortgaged = bool(game.mortgaged[deed]) if owner == game.owner[deed] else False
    while True:
        lines = [say("deed owner", table.who(owner)), say("banker houses", houses)]
        lines.append(say("banker is_mortgaged" if mortgaged else "banker not_mortgaged"))
        answer = yield Panel("assign_ask", title, lines, say("banker keys_assign"), None, 1)
        if answer == "A":
            mortgaged = not mortgaged
        elif type(answer) is int:
            if answer > HOTEL:
                table.refuse("bad_amount")
            else:
                houses = answer
        elif answer == "#":
            done = table.give("assign", deed=deed, owner=owner, houses=houses, mortgaged=mortgaged)
            if not done and rows and table.refused == "uneven":
                table.note = []
                table.do(*row_by_row(game, deed, owner, houses))
            return
        elif answer == BACK:
            return


def paper(table: "Table"):
    """Player by player: the cash in hand and where the token stands; deeds come one by one."""
    game = table.game
    for seat in range(len(game.cash)):
        if game.out[seat]:
            continue
        who = table.who(seat)
        text = say("banker cash_now", game.cash[seat])
        answer = yield Panel("paper_cash", who, text, say("banker keys_skip"), None, -6)
        if answer == BACK:
            return
        if type(answer) is int and answer != game.cash[seat]:
            more = answer - game.cash[seat]
            payer, payee = ("bank", seat) if more > 0 else (seat, "bank")
            table.give("transfer", payer=payer, payee=payee, amount=abs(more))
        yield from token_of(table, seat)
    while True:
        lines = []
        for deed in game.edition.deeds:
            if game.owner[deed] is not None:
                lines.append(padded(table.place(deed), 13) + " " + table.who(game.owner[deed])[:7])
        panel = Panel("paper_deeds", say("banker deeds"), lines, say("banker keys_deeds"))
        panel.at = max(0, len(lines) - ROWS)
        answer = yield panel
        if answer != "#":
            return
        yield from assign(table, True)


def row_by_row(game, deed: int, owner, houses: int) -> list:
    """Every street of the set one house higher, until they all have as many."""
    commands: list = []
    for level in range(1, houses + 1):
        if level != 4 or game.mode != "short" or houses < 5:
            for member in game.edition.set_of[deed]:
                if game.houses[member] < level:
                    told = {"deed": member, "owner": owner, "houses": level, "mortgaged": False}
                    commands.append(("assign", told))
    return commands
