"""A deed: who has it and what it earns; build, sell, mortgage, lift. Looking costs nothing."""

from engine_core.loader import bring
from engine_core.rules.estate import HOTEL, cost_to_lift
from firmware.app.panel import BACK, Panel, slip
from firmware.app.words import say

TYPE_CHECKING = False
if TYPE_CHECKING:
    from firmware.app.table import Table


KEYS = ("bank", "mortgaged", "hotel", "built", "street", "other")


def flow(table: "Table", deed: int):
    game = table.game
    edition = game.edition
    if not 0 <= deed < edition.size or not edition.price[deed]:
        table.refuse("not_a_deed")
        return None
    title = "%02d %s" % (deed, table.place(deed))
    asks = ""  # which key asked the question that is open
    while True:
        lines = in_short(table, deed)
        if asks:
            command, key, amount = asked(game, deed, asks)
            lines[-1] = say("deed " + key, amount)
        keys = say("deed keys_" + keys_now(game, deed))
        panel = slip("deed_ask" if asks else "deed", title, "|".join(lines), keys)
        panel.yes = bool(asks)
        answer = yield panel
        if answer == "#" and done(table, deed, command):
            return None
        asks = ""
        if answer == "D":
            keys = say("deed keys_page") if game.houses[deed] == HOTEL else ""
            answer = yield Panel("deed_page", title, page(table, deed), keys)
            if answer == "A":
                asks = "all"
            if answer == BACK or asks:
                continue
        if answer in ("A", "B", "C"):
            asks = answer
        elif answer != "#":
            return answer if type(answer) is tuple else None


def done(table: "Table", deed: int, command: str) -> bool:
    owner = table.game.owner[deed]
    if command == "sell_hotels":
        group = table.game.edition.group_of(deed)
        return table.give(command, seat=owner, group=group) or not table.note
    return table.give(command, seat=owner, deed=deed) or not table.note


def keys_now(game, deed: int) -> str:
    """Which of KEYS: what can be done with it."""
    if game.owner[deed] is None:
        return KEYS[0]
    if game.mortgaged[deed]:
        return KEYS[1]
    if game.houses[deed]:
        return KEYS[2 if game.houses[deed] == HOTEL else 3]
    return KEYS[4 if game.edition.kind[deed] == "street" else 5]


def asked(game, deed: int, key: str) -> tuple:
    """What the key would do: the command, its words and its amount."""
    house = game.edition.house[deed]
    if key == "A":
        return "build", "build", house
    if key == "B":
        return "sell_building", "sell", house // 2
    if key == "all":
        values = bring("engine_core.rules.estate")
        members = game.edition.set_of[deed]
        return "sell_hotels", "sell_all", sum([values.resale(game, m) for m in members])
    if game.mortgaged[deed]:
        return "lift", "lift", cost_to_lift(game, deed)
    return "mortgage", "mortgage", game.edition.mortgage[deed]


def in_short(table: "Table", deed: int) -> list:
    """Whose it is and what it costs somebody now; what stands on it."""
    game = table.game
    owner = table.who(game.owner[deed])
    if game.owner[deed] is None:
        return [say("deed for_sale", game.edition.price[deed])]
    if game.mortgaged[deed]:
        return [say("deed mortgaged", owner, cost_to_lift(game, deed))]
    if game.edition.kind[deed] == "utility":
        return [say("deed owner", owner), say("deed utility")]
    lines = [say("deed rent", owner, game.rent_of(deed))]
    if game.houses[deed]:
        built = names_of(table, deed)[1] if game.houses[deed] == HOTEL else str(game.houses[deed])
        lines.append(say("deed houses", built, game.edition.house[deed]))
    return lines


def page(table: "Table", deed: int) -> list:
    """All that is printed on it."""
    game = table.game
    edition = game.edition
    lines = [say("deed price", edition.price[deed]), say("deed value", edition.mortgage[deed])]
    if edition.kind[deed] == "street":
        rents = edition.rents[deed * edition.levels : deed * edition.levels + 6]
        lines.append(say("deed rents", rents[0], rents[1], rents[2]))
        lines.append(say("deed rents_more", rents[3], rents[4], rents[5]))
        lines.append(say("deed house", edition.house[deed], names_of(table, deed)[0]))
    elif edition.kind[deed] == "utility":
        lines.append(say("deed utility"))
    else:
        rents = bring("engine_core.views").rents_of(edition, deed)
        lines.append(" ".join([str(rent) for rent in rents])[:21])
    return lines


def names_of(table: "Table", deed: int) -> tuple:
    """What houses and hotels are called, for its owner."""
    story = bring("firmware.app.story")
    owner = table.game.owner[deed]
    return tuple([story.building(table.game, owner, hotel) for hotel in (False, True)])
