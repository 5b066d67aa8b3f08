"""What happened, in words: the events of the rules as short sentences."""

from engine_core.decks import deck_row, effect_of
from engine_core.edition import line_of
from engine_core.loader import bring
from firmware.app.words import say

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine_core import Game

_SILENT = ("turned", "returned", "challenged")
# Payments that another sentence tells already.
_TOLD = ("price", "bid", "building", "mortgage", "lift")
_SOUNDS = (
    ("won", "won"),
    ("jailed", "warning"),
    ("owed", "warning"),
    ("went_out", "warning"),
    ("auctioned", "hammer"),
    ("unsold", "hammer"),
    ("drew", "card"),
    ("bid", "money_in"),
    ("paid", "money_out"),
)


def sound(events: tuple) -> str:
    happened = [heard(event) for event in events]
    for event, word in _SOUNDS:
        if event in happened:
            return word
    return "ok"


def heard(event: tuple) -> str:
    """A payment sounds by who gets it, that of a bid as the hammer does."""
    if event[0] != "paid":
        return event[0]
    if event[4] == "bid":
        return "unsold"
    return "paid" if type(event[1]) is int else "bid"


def dice(game: "Game", events: tuple) -> tuple:
    """The unit's own dice, to be drawn."""
    if game.dice == "unit":
        for event in events:
            if event[0] == "rolled":
                return event[2:]
            if event[0] == "fought":
                return event[3:]
            if event[0] == "tried":
                return event[2], 0
    return ()


def news(game: "Game", events: tuple) -> list:
    """The one or two sentences that matter most: money first, then places, then dice. A place
    that the table is asked about is told by the question."""
    several = in_one(game, events)
    if several:
        return [several]
    minors: tuple = (("rolled", "moved"), ("rolled",), ())
    if game.waiting in ("buy", "card", "tax"):
        minors = minors[:1]
    for minor in minors:
        lines = sentences(game, [event for event in events if event[0] not in minor])
        if lines:
            return lines[-2:]
    return []


def in_one(game: "Game", events: tuple) -> str:
    """A row of buildings, or what everybody pays one player, in one sentence; "" for the rest."""
    built = [event for event in events if event[0] == "built"]
    paid = [event for event in events if event[0] == "paid"]
    cost = sum([event[3] for event in paid])
    if len(built) > 1:
        _, seat, _, houses = built[-1]
        what = building(game, seat, houses == 5)
        return say("story row", named(game, "s", seat), len(built), what, cost)
    if len(paid) > 2 and len(set([event[2:] for event in paid])) == 1 and paid[0][1] != paid[1][1]:
        return say("story all_pay", named(game, "s", paid[0][2]), paid[0][3])
    if len(paid) > 2 and len(set([event[1] for event in paid])) == 1 and paid[0][3] == paid[1][3]:
        return say("story pays_all", named(game, "s", paid[0][1]), paid[0][3])
    return ""


def sentences(game: "Game", events) -> list:
    silent: tuple = _SILENT
    if events and events[-1][0] == "assigned":  # which tells what stands there now
        silent += ("unbuilt",)
    lines = [sentence(game, event) for event in events if event[0] not in silent]
    return [line for line in lines if line]


def sentence(game: "Game", event: tuple) -> str:
    what = event[0]
    if what == "paid":
        return paid(game, event)
    if what == "drew":
        return drew(game, event)
    fields = []
    for kind, value in zip(_KINDS.get(what, "ssss"), event[1:]):
        fields.append(named(game, kind, value))
    if what == "built" and event[3] == 5:
        return say("story built_hotel", *fields[:2], building(game, event[1], True))
    if what == "fought" and event[3] <= event[4]:
        what = "fought_tie" if event[3] == event[4] else "fought_kept"
    elif what == "moved" and game.edition.kind[event[2]] == "jail":
        what = "visiting"
    elif what == "tried" or what == "assigned":
        what += "_" + str(event[-1]).lower()
    return say("story " + what, *fields)


# What the values of an event are: a seat, a deed or lot, a number as it is.
_KINDS = {
    "rolled": "snn",
    "moved": "sd",
    "bought": "sdn",
    "auctioned": "d",
    "unsold": "d",
    "bid": "sn",
    "built": "sdn",
    "unbuilt": "sdn",
    "mortgaged": "sd",
    "lifted": "sd",
    "kept": "sd",
    "handed_over": "ds",
    "owed": "ssnn",
    "lapsed": "ssn",
    "fell_due": "ssn",
    "dealt": "sd",
    "assigned": "dsnn",
    "forced": "sn",
    "fought": "ssnn",
    "taken": "sd",
    "tried": "snn",
}


def named(game: "Game", kind: str, value):
    if kind == "n":
        return value if type(value) is int else str(value)
    if kind == "s":
        return game.players[value][0] if type(value) is int else say("table bank")
    return lot_name(game, value)


def lot_name(game: "Game", lot) -> str:
    """A space, or a building that several want."""
    if type(lot) is str:
        return building(game, None, lot == "hotel")
    edition = game.edition
    return line_of(edition.shorts, lot) or line_of(edition.names, lot)


def paid(game: "Game", event: tuple) -> str:
    _, payer, payee, amount, why = event
    if why in _TOLD:
        return ""
    if type(payer) is not int:
        key = "salary" if why == "salary" else "gets"
        return say("story " + key, named(game, "s", payee), amount)
    if type(payee) is not int:
        return say("story pays_bank", named(game, "s", payer), amount)
    key = "rent" if why == "rent" else "pays"
    return say("story " + key, named(game, "s", payer), named(game, "s", payee), amount)


def drew(game: "Game", event: tuple) -> str:
    """What the card says; of one that was told by its effect the rest of the events does."""
    _, seat, deck, card = event
    if card is None:
        return ""
    return effect(game, effect_of(deck_row(game.edition, deck), card))


def effect(game: "Game", told: tuple) -> str:
    fields = list(told[1:])
    if told[0] == "advance_to":
        fields = [named(game, "d", told[1])]
    elif told[0] == "nearest":
        return say("effects nearest_" + told[1])
    return say("effects " + told[0], *fields)


def building(game: "Game", seat, hotel: bool) -> str:
    """What a house or a hotel of this player is called, or one that is nobody's: as the edition
    says, or where that has no word of its own, in the unit's language."""
    side = game.players[seat][2] if seat is not None else None
    name = bring("engine_core.views").building_names(game.edition, side)[1 if hotel else 0]
    return say("table a_" + name) if name in ("house", "hotel") else name
