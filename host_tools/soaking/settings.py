"""The games of a soak: which options each of them has, from the seed alone.

All combinations of options are shuffled once and then taken in turn, so that a long soak plays
every one of them equally often and a short one a fair mixture.
"""

from collections.abc import Iterator, Sequence
from itertools import product
from random import Random
from typing import Any

from engine_core.edition import Edition

Setting = dict[str, Any]  # the arguments of Game by name, as plain data

MODES = ("standard", "short", "timed")
DEALT = {"standard": 0, "short": 3, "timed": 2}
NAMES = ("Ann", "Zoë", "Ben", "Šárka", "Cy", "Ďuro", "Ève", "Fritz", "Gül", "Hal")


def playable(edition: Edition, players: int, modes: Sequence[str]) -> tuple[str, ...]:
    """The modes for which the edition has enough deeds to deal."""
    return tuple(mode for mode in modes if DEALT[mode] * players <= len(edition.deeds))


def settings(
    source: str | dict[str, Any],
    edition: Edition,
    players: int,
    modes: Sequence[str],
    games: int,
    seed: int,
) -> Iterator[Setting]:
    """`source` is what Game is told as the edition: an id, or an own edition as a dict."""
    random = Random(f"settings {seed}")
    special = (False, True) if edition.special_rules else (False,)
    # The last one: start rolls, or a seat that begins.
    ways = list(
        product(
            modes, special, ("auto", "ask"), ("table", "unit"), ("table", "unit"), (True, False)
        )
    )
    random.shuffle(ways)
    tokens = [token for token, _ in edition.tokens]
    for number in range(games):
        mode, powers, rent, cards, dice, start_rolls = ways[number % len(ways)]
        seated = zip(NAMES, random.sample(tokens, players), strict=False)
        first = random.randrange(players)
        yield {
            "edition": source,
            "players": [list(player) for player in seated],
            "mode": mode,
            "special": powers,
            "rent": rent,
            "cards": cards,
            "dice": dice,
            "seed": random.randrange(2**28),
            "first": None if start_rolls else first,
        }
