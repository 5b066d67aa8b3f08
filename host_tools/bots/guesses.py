"""What an argument of a command may be told by somebody who only knows its name.

Most guesses are of the right kind and some of them fit; the rest is rubbish. A bot that tries them
meets the refusals that a player of flesh and blood meets, and more.
"""

from random import Random
from typing import Any

from engine_core import Game
from engine_core.decks import card_ids
from engine_core.rules.cards import EFFECTS

RUBBISH: tuple[Any, ...] = (
    None, True, -1, 0, 1, 3, 7, 40, 999999, 10**9, 1.5, "", "bank", "flat", [], [0, 0], {},
)  # fmt: skip
RUBBISH_SHARE = 0.1

# Arguments whose guess does not depend on the game.
PLAIN: dict[str, tuple[Any, ...]] = {
    "passed_go": (True, False),
    "cash": (True, False),
    "mortgaged": (True, False),
    "how": ("flat", "percent"),
    "effect": tuple(EFFECTS),
    "numbers": ((50,), (25, 100), (), ("utility",), ("transport",), (3,), (0,)),
    "kind": ("house", "hotel"),
    "houses": (0, 1, 2, 3, 4, 5, 6),
    "why": ("", "a loan"),
    "die": (1, 2, 3, 4, 5, 6),
    "attacker": (1, 6),
    "defender": (1, 6),
}
SEATS = ("seat", "a", "b")
GIFTS = ("a_gives", "b_gives")


def guess(game: Game, random: Random, name: str, told: dict[str, Any]) -> Any:
    """`told` are the arguments guessed so far: a deed is often one of that seat's own."""
    if random.random() < RUBBISH_SHARE:
        return random.choice(RUBBISH)
    seats = range(len(game.seats))
    if name in PLAIN:
        return random.choice(PLAIN[name])
    if name in SEATS:
        return random.choice((*seats, game.waiting_seat, game.waiting_seat))
    if name in ("payer", "payee"):
        return random.choice(("bank", *seats))
    if name == "owner":
        return random.choice((None, *seats))
    if name == "seats":
        some = random.sample(seats, random.randrange(1, len(seats) + 1))
        return random.choice((list(seats), some, some + some[:1]))
    if name in GIFTS:
        return gift(game, random, told.get(name[0]))
    if name == "amount":
        return random.choice((0, 1, 9, 50, 200, 1500, game.seats[random.choice(seats)].cash))
    if name == "card":
        known = [card_ids(game.edition, deck) for deck in game.edition.decks]
        return random.choice(["joker", *[card for ids in known for card in ids]])
    if name == "dice":
        return [random.randrange(1, 7), random.randrange(1, 7)]
    if name == "space":
        return random.randrange(game.edition.size)
    return of_a_deed(game, random, name, told.get("seat"))


def gift(game: Game, random: Random, seat: Any) -> dict[str, Any]:
    """Nothing, too much, or the same deed twice."""
    deeds = [own_deed(game, random, seat)]
    cash = random.choice((0, 1, 100, 3000))
    return random.choice(
        ({}, {"cash": cash}, {"deeds": deeds}, {"deeds": deeds * 2}, {"jail_cards": 1})
    )


def own_deed(game: Game, random: Random, seat: Any) -> int:
    """One of the player's own, or any."""
    own: list[int] = []
    if type(seat) is int and 0 <= seat < len(game.seats):
        own = game.seats[seat].deeds
    return random.choice(own if own and random.random() < 0.8 else game.edition.deeds or (0,))


def of_a_deed(game: Game, random: Random, name: str, seat: Any) -> Any:
    deed = own_deed(game, random, seat)
    if name == "group":
        return game.edition.group_of(deed) if random.random() < 0.9 else "no_such"
    if name in ("deeds", "lift"):
        return random.choice(([], [deed], [deed, deed], [deed, own_deed(game, random, seat)]))
    assert name == "deed", name
    return deed
