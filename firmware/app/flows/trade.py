"""A trade of anything against anything: what each side gives, and then both consents."""

from engine_core import Refused
from engine_core.loader import bring
from engine_core.rules.bank import deeds_of
from firmware.app.panel import BACK, Panel
from firmware.app.words import say, text_of, wrap

TYPE_CHECKING = False
if TYPE_CHECKING:
    from firmware.app.table import Table


def flow(table: "Table", a: int):
    game = table.game
    pick = bring("firmware.app.flows.who").pick
    b = yield from pick(table, "trade_with", say("trade with", table.who(a)), "", (a,))
    if type(b) is not int:
        return "player", a
    gives: list = [{"cash": 0, "deeds": [], "jail_cards": 0} for _ in range(2)]
    lift: list = []
    title = say("trade title", table.who(a), table.who(b))
    at = 0
    warned = False
    while True:
        lines = []
        for seat, offer in ((a, gives[0]), (b, gives[1])):
            lines.append(say("trade cash", table.who(seat), offer["cash"], width=19))
            lines.append(say("trade deeds", table.who(seat), len(offer["deeds"]), width=19))
            if game.held[seat]:
                lines.append(say("trade cards", table.who(seat), offer["jail_cards"], width=19))
            else:
                lines.append("-")
        lines.append(say("trade lift", len(lift)))
        panel = Panel("trade", title, lines, say("trade keys"), (1, 2, 3, 4, 5, 6, 7))
        panel.at = at
        answer = yield panel
        at = answer - 1 if type(answer) is int else panel.at
        if answer == BACK:
            if warned or not any([any(offer.values()) for offer in gives]):
                return "player", a
            table.note = wrap(text_of("trade again"))
        warned = answer == BACK
        if answer == "#":
            if (yield from agreed(table, a, b, gives, lift)):
                return None
        elif answer == 7:
            traded = gives[0]["deeds"] + gives[1]["deeds"]
            yield from marked(table, title, [d for d in traded if game.mortgaged[d]], lift)
        elif type(answer) is int:
            side = (answer - 1) // 3
            if answer % 3 == 0 and not game.held[(a, b)[side]]:
                table.refuse("no_jail_card")
                continue
            yield from offered(table, (a, b)[side], gives[side], answer % 3)
            traded = gives[0]["deeds"] + gives[1]["deeds"]
            lift = [deed for deed in lift if deed in traded]
        elif type(answer) is tuple:
            laid(table, (a, b), gives, answer)


def laid(table: "Table", seats: tuple, gives: list, card: tuple) -> None:
    """A deed laid down is given by its owner, or not given any more."""
    if card[0] == "deed" and table.game.owner[card[1]] in seats:
        toggle(gives[seats.index(table.game.owner[card[1]])]["deeds"], card[1])
    else:
        table.refuse("not_owner", "trade neither")


def offered(table: "Table", seat: int, offer: dict, what: int):
    """1 cash, 2 deeds, 0 jail cards."""
    if what == 2:
        deeds = deeds_of(table.game, seat)
        yield from marked(table, table.who(seat), deeds, offer["deeds"])
        return
    name = "cash" if what == 1 else "jail_cards"
    text = say("trade how_much" if what == 1 else "trade how_many")
    answer = yield Panel("trade_" + name, table.who(seat), text, "#OK", None, -6)
    if type(answer) is int:
        offer[name] = answer


def marked(table: "Table", title: str, deeds: list, chosen: list):
    """Marks and unmarks deeds by number or card, until *."""
    at = 0
    while True:
        lines = []
        for deed in deeds:
            mark = "+" if deed in chosen else " "
            place = table.place(deed)
            lines.append(mark + (place[:14] + " M" if table.game.mortgaged[deed] else place[:16]))
        text = lines or say("player none")
        panel = Panel("trade_deeds", title, text, say("trade keys_deeds"), deeds, 2)
        panel.at = at
        answer = yield panel
        at = panel.at
        if type(answer) is tuple:
            answer = answer[1] if answer[0] == "deed" and answer[1] in deeds else None
        if type(answer) is int:
            toggle(chosen, answer)
        elif answer == "A" and deeds:
            toggle(chosen, deeds[at])
        elif answer == BACK or answer == "#":
            return


def toggle(chosen: list, deed: int) -> None:
    if deed in chosen:
        chosen.remove(deed)
    else:
        chosen.append(deed)


def agreed(table: "Table", a: int, b: int, gives: list, lift: list):
    """Both consents, to what can be done and stands there, and then the deal; whether it was
    made."""
    offers = []
    for offer in gives:
        offers.append({name: value for name, value in offer.items() if value})
    arguments: dict = {"a": a, "b": b, "a_gives": offers[0], "b_gives": offers[1]}
    if lift:
        arguments["lift"] = lift
    try:
        bring("engine_core.rules.trade").checked(table.game, a, b, offers[0], offers[1], lift)
    except Refused as refused:
        table.refuse(refused.code)
        return False
    title = in_short(table, a, gives[0]) + "|" + in_short(table, b, gives[1])
    consent = bring("firmware.app.flows.consent")
    for seat in (a, b):
        if not (yield from consent.agreed(table, seat, title)):
            return False
    return table.give("trade", **arguments)


def in_short(table: "Table", seat: int, offer: dict) -> str:
    """One deed by its name, several by their number."""
    deeds = offer["deeds"]
    cards = offer["jail_cards"]
    who = table.who(seat)
    if len(deeds) == 1 and not cards:
        return say("trade gives_one", who, offer["cash"], table.place(deeds[0]))
    if cards:
        return say("trade gives_cards", who, offer["cash"], len(deeds), cards)
    return say("trade gives", who, offer["cash"], len(deeds))
