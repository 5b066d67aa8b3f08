"""A game as plain data: dicts with string keys, lists, whole numbers, strings, True, False, None.

The sum at the end is made over everything else, so that a snapshot that was damaged or changed is
found and not believed. It is no secret: whoever can compute it can also cheat with paper money.
"""

from engine_core.refused import Refused

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine_core.game import Game

VERSION = 1

# What is saved of a game as it stands.
SETTINGS = ("mode", "special", "rent", "cards", "dice")
PLAIN = (
    "houses_left",
    "hotels_left",
    "bank_balance",
    "fresh",
    "doubles",
    "power",
    "mission",
    "rest",
    "over",
    "turn",
    "winner",
)
LISTS = ("rolled", "todo", "rents_due", "decks", "starting", "dealt", "random")
SEAT = ("name", "token", "side", "cash", "space", "jailed", "jail_turns", "out")


def snapshot(game: "Game") -> dict:
    edition = game.edition
    saved: dict = {"version": VERSION, "edition": edition.id, "board": edition.fingerprint}
    for name in SETTINGS + PLAIN:
        saved[name] = getattr(game, name)
    for name in LISTS:
        saved[name] = as_lists(getattr(game, name))
    saved["seats"] = [
        [getattr(seat, name) for name in SEAT] + [list(seat.held)] for seat in game.seats
    ]
    saved["owners"] = [game.owner[space] for space in edition.deeds]
    saved["buildings"] = [game.houses[space] for space in edition.deeds]
    saved["mortgages"] = [space for space in edition.deeds if game.mortgaged[space]]
    saved["sum"] = sum_of(saved, 1)
    return saved


def as_lists(value):
    if type(value) is tuple or type(value) is list:
        return [as_lists(item) for item in value]
    return value


def sum_of(value, total: int) -> int:
    """A check number below 2^24; its arithmetic stays below 2^30 on both interpreters."""
    if value is None:
        return (total * 31 + 7) % 16777213
    if value is True or value is False:
        return (total * 31 + 11 + value) % 16777213
    if type(value) is int:
        return (total * 31 + 13 + value % 16777213) % 16777213
    if type(value) is str:
        for byte in value.encode():
            total = (total * 31 + byte) % 16777213
        return (total * 31 + 17) % 16777213
    if type(value) is list:
        for item in value:
            total = sum_of(item, total)
        return (total * 31 + 19) % 16777213
    if type(value) is dict:
        for key in sorted(value):
            if key != "sum":
                total = sum_of(value[key], sum_of(key, total))
        return (total * 31 + 23) % 16777213
    raise Refused("bad_snapshot")
