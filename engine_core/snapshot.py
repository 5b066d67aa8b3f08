"""A game as plain data, and back: dicts with string keys, lists, whole numbers, strings, None.

The sum at the end is made over everything else, so that a snapshot that was damaged or changed is
found and not believed. It is no secret: whoever can compute it can also cheat with paper money.
"""

from engine_core.edition import IDS, load_edition
from engine_core.game import RESTORED
from engine_core.loader import bring
from engine_core.refused import Refused

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine_core.game import Game

VERSION = 1

# What is saved of a game as it stands, in parts; all of it is an attribute of Game. In several
# small dicts, because a large one needs more memory in one piece than the device may have.
PARTS = (
    ("settings", "mode special_rules rent cards dice"),
    ("bank", "bank_balance houses_left hotels_left"),
    ("seats", "cash place jailed jail_turns out"),
    ("flow", "turn fresh rolled doubles power mission rest over winner"),
    ("open", "todo rents_due decks opening random"),
)


def snapshot(game: "Game") -> dict:
    edition = game.edition
    saved: dict = {"version": VERSION, "edition": edition.id, "board": edition.fingerprint}
    for part, names in PARTS:
        saved[part] = {name: as_lists(getattr(game, name)) for name in names.split(" ")}
    sides = [side for _, side in edition.tokens]
    saved["seats"]["names"] = [player[0] for player in game.players]
    saved["seats"]["tokens"] = [player[1] for player in game.players]
    saved["seats"]["sides"] = [sides.index(player[2]) for player in game.players]
    saved["held"] = [[seat, card] for seat in range(len(game.held)) for card in game.held[seat]]
    saved["deeds"] = {
        "owner": [game.owner[space] for space in edition.deeds],
        "houses": [game.houses[space] for space in edition.deeds],
        "mortgaged": [space for space in edition.deeds if game.mortgaged[space]],
    }
    saved["sum"] = sum_of(saved, 1)
    return saved


def restore(kind, saved: dict, edition, trusted) -> "Game":
    """The game goes on exactly as the one that was saved. `kind` is the class Game."""
    try:
        sound = type(saved) is dict and saved.get("sum") == sum_of(saved, 1)
    except (TypeError, ValueError, RuntimeError):  # keys of several types, bad letters, too deep
        sound = False
    if not sound:
        raise Refused("bad_snapshot")
    if saved.get("version") != VERSION:
        raise Refused("bad_snapshot", "The game was saved by another version of the rules.")
    if type(saved.get("edition")) is not str:
        raise Refused("bad_snapshot")
    if edition is None and saved["edition"] not in IDS:
        raise Refused("wrong_edition", "An edition of one's own has to be given again.")
    edition = load_edition(saved["edition"] if edition is None else edition)
    if edition.id != saved["edition"] or edition.fingerprint != saved.get("board"):
        raise Refused("wrong_edition")
    if not trusted:
        bring("engine_core.sound").check(saved, edition)
    game = kind(edition, RESTORED)
    for part, names in PARTS:
        for name in names.split(" "):
            value = saved[part][name]
            if type(getattr(game, name)) is bytearray:
                setattr(game, name, bytearray(value))
            else:
                setattr(game, name, as_lists(value))
    game.decks = [bytes(order) for order in game.decks]
    sides = [side for _, side in edition.tokens]
    seats = saved["seats"]
    for seat in range(len(game.cash)):
        side = sides[seats["sides"][seat]]
        game.players.append((seats["names"][seat], seats["tokens"][seat], side))
    game.held = [()] * len(game.cash)
    for seat, card in saved["held"]:
        game.held[seat] += (card,)
    game.rolled = as_tuples(game.rolled)
    game.todo = [as_tuples(task) for task in game.todo]
    game.rents_due = [as_tuples(claim) for claim in game.rents_due]
    for place in range(len(edition.deeds)):
        space = edition.deeds[place]
        game.owner[space] = saved["deeds"]["owner"][place]
        game.houses[space] = saved["deeds"]["houses"][place]
        game.mortgaged[space] = space in saved["deeds"]["mortgaged"]
    game.carry_on()
    return game


def as_lists(value):
    if type(value) is bytearray or type(value) is bytes:
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
        total = (total * 31 + 13) % 16777213  # so that no number is taken for True or None
        return (total * 31 + value % 16777213) % 16777213
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
