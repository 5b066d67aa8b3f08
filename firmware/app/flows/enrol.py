"""Making the unit's own cards: each in turn is asked for, written, checked and learnt.

Stickers on one's original deeds are cards as well. A tag that cannot be written, because it is
locked or of another kind, is known by its number alone.
"""

from engine_core.decks import card_ids
from engine_core.loader import bring
from engine_core.refused import Refused
from firmware.app.cards import message_of
from firmware.app.panel import BACK, Panel
from firmware.app.words import say
from firmware.storage.faults import StorageFailed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from firmware.app.table import Table

PLAYERS = 10


def flow(table: "Table", name: str = ""):
    if table.unit.reader is None:
        table.refuse("no_reader", "cards no_reader")
        return None
    if name:
        yield from one(table, name, True)
        return None
    edition = table.game.edition if table.game is not None else None
    if edition is None:
        chosen = yield from bring("firmware.app.edition_list").which(table)
        if chosen is None:
            return None
        try:
            edition = bring("firmware.storage.own_editions").edition(table.files, chosen)
        except Refused as refused:
            table.refuse(refused.code)
            return None
    lines = [say("cards " + what) for what in ("players", "deeds", "decks", "replace")]
    answer = yield Panel("enrol", say("menu enrol"), lines, "", (1, 2, 3, 4))
    if type(answer) is not int:
        return None
    if answer == 4:
        lines = [say("cards " + what) for what in ("players", "deeds", "decks")]
        answer = yield Panel("enrol_kind", say("cards replace"), lines, "", (1, 2, 3))
        if type(answer) is not int:
            return None
        names = names_of(edition, answer)
        lines = [title_of(name, edition)[3 if answer == 2 else 0 :] for name in names]
        numbers = edition.deeds if answer == 2 else list(range(1, 1 + len(names)))
        number = yield Panel("enrol_which", say("cards replace"), lines, "", numbers, 2)
        if type(number) is int:
            place = list(numbers).index(number)
            yield from one(table, names[place], True, edition)
        return None
    for card in names_of(edition, answer):
        if not (yield from one(table, card, False, edition)):
            return None
    return None


def names_of(edition, what: int) -> list:
    """1 players, 2 deeds, 3 jail cards and the cards of the decks."""
    if what == 1:
        return ["player;;%d" % seat for seat in range(min(PLAYERS, len(edition.tokens)))]
    if what == 2:
        return ["deed;%s;%d" % (edition.id, deed) for deed in edition.deeds]
    names = []
    for deck in edition.decks:
        names.append("jail_card;%s;%s" % (edition.id, deck))
        names += ["card;%s;%s" % (edition.id, card) for card in card_ids(edition, deck)]
    return names


def title_of(name: str, edition) -> str:
    kind, _, number = name.split(";")
    if kind == "player":
        return say("cards a_player", int(number) + 1)
    if kind == "deed":
        spaces = bring("engine_core.views").Spaces(edition)
        return "%02d %s" % (int(number), spaces[int(number)].short)
    return say("cards a_" + kind, number)


def one(table: "Table", name: str, again: bool, edition=None):
    """One card; False where somebody went back. One that has its tag is passed over, but for a
    lost one that shall be made again."""
    try:
        cards = bring("firmware.storage.card_set").CardSet(table.files)
        if not again and cards.uid_of(name) is not None:
            return True
        if edition is None:
            edition = table.game.edition
        title = title_of(name, edition)
        told = say("cards lay")
        while True:
            panel = Panel("enrol_lay", title, told, say("cards keys_skip"))
            panel.raw = True
            answer = yield panel
            if answer == BACK:
                return False
            if answer == "A":
                return True
            if type(answer) is not tuple or answer[0] == "gone":
                continue
            if answer[0] == "written":
                if answer[2] is None or answer[2] in ("locked", "small"):
                    cards.enrol(answer[1], name)
                    table.sound = "ok"
                    return True
                told = say("cards failed_" + answer[2])
                table.sound = "refused"
                continue
            _, uid, _, kind = answer
            known = cards.name_of(uid)
            if kind == "phone":
                table.refuse("phone", "cards phone")
            elif known is not None and known.split(";")[1] not in ("", edition.id):
                table.refuse("other_edition", "cards other_edition")
            elif known is not None and known != name:
                told = say("cards is_already", title_of(known, edition))
                table.sound = "refused"
            elif kind == "ntag":
                table.unit.reader.write(uid, message_of(name))
                told = say("cards writing")
            else:
                cards.enrol(uid, name)
                table.sound = "ok"
                return True
    except StorageFailed as failed:
        table.fail(failed)
        return False
