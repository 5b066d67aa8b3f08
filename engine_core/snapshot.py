"""A game as plain data, and back: dicts with string keys, lists, whole numbers, strings, None.

The sum at the end is made over everything else, so that a snapshot that was damaged or changed is
found and not believed. It is no secret: whoever can compute it can also cheat with paper money.
"""

from engine_core.edition import load_edition
from engine_core.game import RESTORED
from engine_core.loader import bring
from engine_core.refused import Refused

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine_core.game import Game

VERSION = 1

# What is saved of a game as it stands; all of it is an attribute of Game.
PLAIN = (
    "mode special rent cards dice houses_left hotels_left bank_balance fresh doubles power "
    "mission rest over turn winner"
)
LISTS = (
    "names tokens sides cash held owner rolled todo rents_due decks starting dealt random place "
    "jailed jail_turns out houses mortgaged"
)


def snapshot(game: "Game") -> dict:
    edition = game.edition
    saved: dict = {"version": VERSION, "edition": edition.id, "board": edition.fingerprint}
    for name in PLAIN.split(" "):
        saved[name] = getattr(game, name)
    for name in LISTS.split(" "):
        saved[name] = as_lists(getattr(game, name))
    saved["sum"] = sum_of(saved, 1)
    return saved


def restore(kind, saved: dict, own_edition) -> "Game":
    """The game goes on exactly as the one that was saved. `kind` is the class Game."""
    try:
        sound = type(saved) is dict and saved.get("sum") == sum_of(saved, 1)
    except TypeError:  # keys that cannot be sorted
        sound = False
    if not sound:
        raise Refused("bad_snapshot")
    if saved.get("version") != VERSION:
        raise Refused("bad_snapshot", "The game was saved by another version of the rules.")
    if own_edition is None and type(saved.get("edition")) is not str:
        raise Refused("bad_snapshot")
    edition = load_edition(saved["edition"] if own_edition is None else own_edition)
    if edition.id != saved.get("edition") or edition.fingerprint != saved.get("board"):
        raise Refused("wrong_edition")
    bring("engine_core.sound").check(saved, edition)
    game = kind(edition, RESTORED)
    for name in PLAIN.split(" "):
        setattr(game, name, saved[name])
    for name in LISTS.split(" "):
        old = getattr(game, name)
        value = as_lists(saved[name])
        setattr(game, name, bytearray(value) if type(old) is bytearray else value)
    game.rolled = as_tuples(game.rolled)
    game.todo = [as_tuples(task) for task in game.todo]
    game.rents_due = [as_tuples(claim) for claim in game.rents_due]
    game.special_rules = edition.special_rules if game.special else ""
    game.carry_on()
    return game


def as_lists(value):
    if type(value) is bytearray:
        return list(value)
    if type(value) is tuple or type(value) is list:
        return [as_lists(item) for item in value]
    return value


def as_tuples(value):
    if type(value) is list:
        return tuple([as_tuples(item) for item in value])
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
