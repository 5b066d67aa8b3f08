"""A player's page: cash, worth, place, deeds; and from there to everything a player can do."""

from engine_core.rules.bank import deeds_of
from firmware.app.panel import BACK, Panel, slip
from firmware.app.words import padded, say

TYPE_CHECKING = False
if TYPE_CHECKING:
    from firmware.app.table import Table


def flow(table: "Table", seat: int):
    game = table.game
    if not 0 <= seat < len(game.cash):
        table.refuse("bad_seat")
        return None
    if game.waiting in ("roll", "end"):
        for owner, payer, amount in game.claims:
            if owner == seat:
                answer = yield from ask_rent(table, owner, payer, amount)
                if answer == "#":
                    return None
                if answer != BACK and type(answer) is tuple:
                    return answer
                break
    name = game.players[seat][0]
    while True:
        lines = []
        if game.waiting != "tax":  # R40: nobody is told before the choice
            lines.append(say("player worth", game.worth(seat)))
        if game.jailed[seat]:
            lines.append(say("player in_jail", game.jail_turns[seat] + 1))
        else:
            lines.append(table.place(game.place[seat]))
        deeds = deeds_of(game, seat)
        if game.held[seat]:
            lines.append(say("player deeds_cards", len(deeds), len(game.held[seat])))
        else:
            mortgaged = sum([game.mortgaged[deed] for deed in deeds])
            lines.append(say("player deeds", len(deeds), mortgaged))
        title = "%d %s" % (1 + seat, name)
        panel = Panel("player", title, lines, say("player keys"))
        panel.big = str(game.cash[seat])
        answer = yield panel
        if answer == "A":
            return "trade", seat
        if answer == "B":
            lines = [deed_line(table, deed) for deed in deeds]
            answer = yield Panel("deeds", name, lines or say("player none"), "", deeds, 2)
            if answer == BACK:
                continue
            return ("deed", answer) if type(answer) is int else answer
        if answer == "C":
            return "cash", seat
        if answer == "D":
            return "leave", seat
        if type(answer) is tuple:
            return answer
        return None


def ask_rent(table: "Table", owner: int, payer: int, amount):
    """The owner asks for the rent that fell due; "#" where it was done."""
    text = say("player due_roll", table.who(payer))
    if amount is not None:
        text = say("player due", table.who(owner), table.who(payer), amount)
    answer = yield slip("claim", "", text, say("player keys_claim"))
    if answer == "#":
        table.give("claim_rent", seat=owner)
    return answer


def deed_line(table: "Table", deed: int) -> str:
    """Its name, and at the end M for mortgaged or the number of houses."""
    game = table.game
    mark = "M" if game.mortgaged[deed] else "H" if game.houses[deed] == 5 else ""
    if not mark and game.houses[deed]:
        mark = "%d" % game.houses[deed]
    return padded(table.place(deed), 16) + " " + mark
