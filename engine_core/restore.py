"""From a snapshot back to a game. Nothing in it is believed before it was looked at."""

from engine_core.edition import load_edition
from engine_core.game import RESTORED, Seat
from engine_core.refused import Refused
from engine_core.rules.check import LARGEST
from engine_core.rules.deeds import give
from engine_core.rules.settings import check_settings
from engine_core.snapshot import LISTS, PLAIN, SETTINGS, VERSION, as_lists, sum_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine_core.edition import Edition
    from engine_core.game import Game

RESTS = ("roll", "end", "start_rolls", "deals", "over")

# What the table can be waiting for, or has still to come to, and what follows the word: a seat
# in play, one or the Bank, one or nObody, a Deed, a Lot, an amount, a kind of landing, ...
TASKS = {
    "land": "sk",
    "buy": "sd",
    "auction": "-lao",
    "estate": "-d",
    "card": "sc",
    "tax": "sx",
    "rent_roll": "ssm",
    "debt": "sbat",
    "pay": "sbat",
    "move": "sii",
    "duel": "-ssd",
    "inherit": "sh",
    "place": "sz",
}
LANDINGS = ("", "transport", "utility", "advance_to", "back")
LOTS = ("house", "hotel")


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
    try:
        edition = load_edition(saved["edition"] if own_edition is None else own_edition)
        if edition.id != saved["edition"] or edition.fingerprint != saved["board"]:
            raise Refused("wrong_edition")
        return rebuilt(kind, saved, edition)
    except (KeyError, IndexError, TypeError, ValueError, AttributeError, OverflowError):
        raise Refused("bad_snapshot")


def must(sound) -> None:
    if not sound:
        raise Refused("bad_snapshot")


def number(value, least: int, most: int) -> bool:
    return type(value) is int and least <= value <= most


def as_tuples(value):
    if type(value) is list:
        return tuple([as_tuples(item) for item in value])
    return value


def rebuilt(kind, saved: dict, edition: "Edition") -> "Game":
    game = kind(edition, RESTORED)
    for name in SETTINGS + PLAIN:
        setattr(game, name, saved[name])
    try:
        check_settings(game)
    except Refused:
        must(False)
    for name in LISTS:
        setattr(game, name, as_lists(saved[name]))
    game.rolled = as_tuples(saved["rolled"])
    game.todo = [as_tuples(task) for task in saved["todo"]]
    game.rents_due = [as_tuples(claim) for claim in saved["rents_due"]]
    for row in saved["seats"]:
        must(len(row) == 9)
        seat = Seat(row[0], row[1], row[2], row[3], row[4])
        seat.jailed, seat.jail_turns, seat.out = row[5], row[6], row[7]
        seat.held = list(row[8])
        game.seats.append(seat)
    check_seats(game)
    check_board(game, saved["owners"], saved["buildings"], saved["mortgages"])
    check_turn(game)
    check_lists(game)
    for task in game.todo:
        must(type(task) is tuple and task and fits(game, task[1:], TASKS[task[0]]))
    for claim in game.rents_due:
        must(fits(game, claim[:2], "ss") and len(claim) == 5)
        must(claim[2] is None or number(claim[2], 0, LARGEST))
        must(number(claim[3], 1, 999) and number(claim[4], 0, 10))
        must((claim[2] is None) == (claim[4] > 0))
    game.carry_on()
    game.events = []
    return game


def check_seats(game: "Game") -> None:
    """Everybody has a name and a token of their own, stands on the board, and money adds up."""
    must(2 <= len(game.seats) <= len(game.edition.tokens))
    tokens = [token for token, _ in game.edition.tokens]
    sides = [side for _, side in game.edition.tokens]
    money = game.bank_balance
    must(type(money) is int)
    held: list = []
    for seat in game.seats:
        must(type(seat.name) is str and 0 < len(seat.name) <= 40)
        must(seat.token in tokens and seat.side in sides)
        tokens.remove(seat.token)
        must(type(seat.cash) is int and seat.cash >= 0)
        must(number(seat.space, 0, game.edition.size - 1))
        must(type(seat.jailed) is bool and type(seat.out) is bool)
        must(number(seat.jail_turns, 0, 3 if seat.jailed else 0))
        must(not seat.jailed or seat.space == game.edition.jail)
        must(not seat.out or not seat.cash and not seat.held and not seat.jailed)
        for name in seat.held:
            must(name not in held and name.split(":")[0] in game.edition.decks)
            must(name.count(":") == 1)
            held.append(name)
        money += seat.cash
    must(money == game.edition.start_cash * len(game.seats))


def check_board(game: "Game", owners: list, buildings: list, mortgages: list) -> None:
    """The deeds go to their owners; buildings stand on full sets, and none is missing."""
    edition = game.edition
    must(len(owners) == len(buildings) == len(edition.deeds))
    for space in mortgages:
        must(number(space, 0, edition.size - 1))
    for place in range(len(owners)):
        space, owner, standing = edition.deeds[place], owners[place], buildings[place]
        must(number(standing, 0, 5))
        if owner is not None:
            must(number(owner, 0, len(game.seats) - 1) and not game.seats[owner].out)
            give(game, space, owner)
            game.mortgaged[space] = space in mortgages
        game.houses[space] = standing
    must(sum(game.mortgaged) == len(mortgages))
    houses, hotels = game.houses_left, game.hotels_left
    must(number(houses, 0, edition.houses) and number(hotels, 0, edition.hotels))
    for space in edition.deeds:
        standing = game.houses[space]
        if standing:
            must(edition.kind[space] == "street")
            for member in edition.set_of[space]:
                must(game.owner[member] == game.owner[space] is not None)
                must(not game.mortgaged[member])
            houses += standing % 5
            hotels += standing // 5
    must(houses == edition.houses and hotels == edition.hotels)


def check_turn(game: "Game") -> None:
    must(game.rest in RESTS and type(game.fresh) is bool and type(game.over) is bool)
    must(game.over == (game.rest == "over") and game.over == (game.winner is not None))
    must((game.turn is None) == (game.rest == "start_rolls"))
    for seat in (game.turn, game.winner):
        must(seat is None or number(seat, 0, len(game.seats) - 1))
    if game.turn is not None and not game.over and not game.todo:
        must(not game.seats[game.turn].out)
    must(number(game.doubles, 0, 3) and number(game.power, 0, 6) and number(game.mission, 0, 6))
    must(not game.power or game.special_rules == "force")
    must(not game.mission or game.special_rules == "missions")
    must(game.rolled is None or fits(game, game.rolled, "ii"))
    must(game.rolled is not None or not (game.power or game.mission or game.doubles))


def check_lists(game: "Game") -> None:
    """Start rolls, deals, the unit's decks and the state of its dice."""
    players = len(game.seats) if game.rest == "start_rolls" else 0
    must(len(game.starting) == players)
    for total in game.starting:
        must(total is None or total == 0 or number(total, 2, 12))
    must(not players or 0 in [total for total in game.starting if total is not None])
    players = len(game.seats) if game.rest == "deals" else 0
    must(len(game.dealt) == players and (not players or game.mode != "standard"))
    for dealt in game.dealt:
        must(number(dealt, 0, 3 if game.mode == "short" else 2))
    edition = game.edition
    must(len(game.decks) == (len(edition.decks) if game.cards == "unit" else 0))
    for place in range(len(game.decks)):
        size = edition.deck_size(edition.decks[place])
        for card in game.decks[place]:
            must(number(card, 0, size - 1) and game.decks[place].count(card) == 1)
    must(len(game.random) == 2)
    for state in game.random:
        must(number(state, 1, 2**29))


def fits(game: "Game", items: tuple, shape: str) -> bool:
    """Whether the items are of the shape: one letter of TASKS each."""
    if type(items) is not tuple or len(items) != len(shape):
        return False
    for place in range(len(shape)):
        if not fits_one(game, items[place], shape[place]):
            return False
    return True


def fits_one(game: "Game", item, letter: str) -> bool:
    edition = game.edition
    if letter == "-":
        return item is None
    if letter == "b" and item == "bank" or letter == "o" and item is None:
        return True
    if letter in "sbo":
        return number(item, 0, len(game.seats) - 1) and not game.seats[item].out
    if letter == "l" and item in LOTS:
        return True
    if letter in "dl":
        return type(item) is int and item in edition.deeds
    if letter == "h":
        return type(item) is tuple and all([game.mortgaged[deed] for deed in item]) and item != ()
    if letter in "ami":
        return number(item, 0 if letter == "a" else 1, {"a": LARGEST, "m": 10, "i": 6}[letter])
    if letter == "x":
        return item in edition.taxes
    known = {"c": edition.decks, "k": LANDINGS, "z": LOTS}
    return type(item) is str and (letter == "t" or item in known[letter])
