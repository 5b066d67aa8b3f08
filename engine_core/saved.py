"""A game as plain data, and back: dicts with string keys, lists, whole numbers, strings, None.

The sum at the end is made over everything else, so that a snapshot that was damaged or changed is
found and not believed. It is no secret: whoever can compute it can also cheat with paper money.
"""

from engine_core.edition import load_edition
from engine_core.refused import Refused

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine_core.edition import Edition
    from engine_core.game import Game

VERSION = 1

# What is saved of a game as it stands, and of what type it is.
SETTINGS = ("mode", "special", "rent", "cards", "dice")
PLAIN = (
    ("houses_left", int),
    ("hotels_left", int),
    ("bank_balance", int),
    ("fresh", bool),
    ("doubles", int),
    ("power", int),
    ("mission", int),
    ("rest", str),
    ("over", bool),
    ("decks", list),
    ("starting", list),
    ("dealt", list),
    ("random", list),
)
SEAT = ("name", "token", "side", "cash", "space", "jailed", "jail_turns", "out")


def snapshot(game: "Game") -> dict:
    saved: dict = {"version": VERSION, "edition": game.edition.id}
    saved["board"] = fingerprint(game.edition)
    for name in SETTINGS:
        saved[name] = getattr(game, name)
    for name, _ in PLAIN:
        saved[name] = as_lists(getattr(game, name))
    saved["turn"] = game.turn
    saved["winner"] = game.winner
    saved["rolled"] = as_lists(game.rolled)
    saved["todo"] = as_lists(game.todo)
    saved["rents_due"] = as_lists(game.rents_due)
    saved["seats"] = [
        [getattr(seat, name) for name in SEAT] + [list(seat.held)] for seat in game.seats
    ]
    titles = [game.deeds[space] for space in game.edition.deeds]
    saved["owners"] = [title.owner for title in titles]
    saved["buildings"] = [title.houses for title in titles]
    saved["mortgages"] = [space for space in game.edition.deeds if game.deeds[space].mortgaged]
    saved["sum"] = sum_of(saved, 1)
    return saved


def as_lists(value):
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


def fingerprint(edition: "Edition") -> int:
    """A number that changes with the board's prices and rents: an own edition may have been edited
    since the game was saved."""
    columns = [edition.kind, edition.price, edition.mortgage, edition.house, edition.flat]
    return sum_of([as_lists(column) for column in columns + [edition.rents]], 1)


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
    edition = load_edition(saved["edition"] if own_edition is None else own_edition)
    if edition.id != saved["edition"] or fingerprint(edition) != saved["board"]:
        raise Refused("wrong_edition")
    try:
        return rebuilt(kind, saved, edition)
    except (KeyError, IndexError, TypeError, ValueError, AttributeError):
        raise Refused("bad_snapshot")


def rebuilt(kind, saved: dict, edition: "Edition") -> "Game":
    from engine_core.game import RESTORED, Seat
    from engine_core.rules.deeds import give
    from engine_core.rules.start import check_settings

    game = kind(edition, RESTORED)
    for name in SETTINGS:
        setattr(game, name, saved[name])
    check_settings(game)
    for name, wanted in PLAIN:
        if type(saved[name]) is not wanted:
            raise Refused("bad_snapshot")
        setattr(game, name, as_lists(saved[name]))
    game.turn = saved["turn"]
    game.winner = saved["winner"]
    game.rolled = as_tuples(saved["rolled"])
    game.todo = [as_tuples(task) for task in saved["todo"]]
    game.rents_due = [as_tuples(claim) for claim in saved["rents_due"]]
    for row in saved["seats"]:
        seat = Seat(row[0], row[1], row[2], row[3], row[4])
        seat.jailed, seat.jail_turns, seat.out = row[5], row[6], row[7]
        seat.held = list(row[8])
        game.seats.append(seat)
    for place in range(len(edition.deeds)):
        space = edition.deeds[place]
        if saved["owners"][place] is not None:
            give(game, space, saved["owners"][place])
        game.deeds[space].houses = saved["buildings"][place]
    for space in saved["mortgages"]:
        game.deeds[space].mortgaged = True
    check_sound(game)
    game._carry_on()
    game.events = []
    return game


def check_sound(game: "Game") -> None:
    """What is true of every game: money, buildings and dice are accounted for."""
    money = game.bank_balance
    for seat in game.seats:
        if type(seat.cash) is not int or seat.cash < 0 or type(seat.name) is not str:
            raise Refused("bad_snapshot")
        money += seat.cash
    houses, hotels = game.houses_left, game.hotels_left
    for space in game.edition.deeds:
        standing = game.deeds[space].houses
        houses += standing % 5
        hotels += standing // 5
    if (
        money != game.edition.start_cash * len(game.seats)
        or houses != game.edition.houses
        or hotels != game.edition.hotels
    ):
        raise Refused("bad_snapshot")
