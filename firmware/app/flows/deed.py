"""A deed's page: who has it and what it earns; build, sell, mortgage, lift. Looking costs nothing."""

from engine_core.loader import bring
from engine_core.rules.estate import HOTEL, cost_to_lift
from firmware.app.panel import BACK, Panel
from firmware.app.words import say

TYPE_CHECKING = False
if TYPE_CHECKING:
    from firmware.app.table import Table


def flow(table: "Table", deed: int):
    game = table.game
    edition = game.edition
    if not 0 <= deed < edition.size or not edition.price[deed]:
        table.refuse("not_a_deed")
        return None
    title = "%02d %s" % (deed, table.place(deed))
    while True:
        answer = yield Panel("deed", title, page(table, deed), say("deed keys"))
        if answer == BACK:
            return None
        if type(answer) is tuple:
            return answer
        owner = game.owner[deed]
        command, key, amount = asked(game, deed, answer)
        ask = Panel("deed_ask", title, say("deed " + key), say("table keys_yes"))
        ask.big = str(amount)
        if (yield ask) == "#":
            if command == "sell_hotels":
                table.give(command, seat=owner, group=edition.group_of(deed))
            elif owner is None:
                table.refuse("not_owner")
            else:
                table.give(command, seat=owner, deed=deed)
            if not table.note:
                return None


def asked(game, deed: int, key: str) -> tuple:
    """What the key would do: the command, its words and its amount."""
    house = game.edition.house[deed]
    if key == "A":
        return "build", "build", house
    if key == "B":
        return "sell_building", "sell", house // 2
    if key == "D":
        values = bring("engine_core.rules.estate")
        members = game.edition.set_of[deed]
        return "sell_hotels", "sell_all", sum([values.resale(game, m) for m in members])
    if game.mortgaged[deed]:
        return "lift", "lift", cost_to_lift(game, deed)
    return "mortgage", "mortgage", game.edition.mortgage[deed]


def page(table: "Table", deed: int) -> list:
    game = table.game
    edition = game.edition
    owner = game.owner[deed]
    houses = game.houses[deed]
    lines = [say("deed owner", table.who(owner))]
    lines.append(say("deed price", edition.price[deed], edition.mortgage[deed]))
    if game.mortgaged[deed]:
        lines.append(say("deed mortgaged", cost_to_lift(game, deed)))
    elif owner is not None and edition.kind[deed] != "utility":
        lines.append(say("deed rent", game.rent_of(deed)))
    if edition.kind[deed] == "street":
        rents = edition.rents[deed * edition.levels : deed * edition.levels + 6]
        lines.append(say("deed rents", rents[0], rents[1], rents[2]))
        lines.append(say("deed rents_more", rents[3], rents[4], rents[5]))
        built = say("deed hotel") if houses == HOTEL else str(houses)
        lines.append(say("deed houses", built, edition.house[deed]))
    elif edition.kind[deed] == "utility":
        lines.append(say("deed utility"))
    else:
        rents = bring("engine_core.views").rents_of(edition, deed)
        lines.append(" ".join([str(rent) for rent in rents])[:21])
    return lines
