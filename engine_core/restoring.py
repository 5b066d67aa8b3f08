"""A game again from a snapshot, of which nothing is believed before its sum was looked at."""

from engine_core.edition import edition_ids, load_edition
from engine_core.game import RESTORED
from engine_core.loader import bring
from engine_core.refused import Refused
from engine_core.snapshot_parts import PARTS, VERSION, as_lists, sum_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine_core.game import Game


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
    if edition is None and saved["edition"] not in edition_ids():
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


def as_tuples(value):
    if type(value) is list:
        return tuple([as_tuples(item) for item in value])
    return value
