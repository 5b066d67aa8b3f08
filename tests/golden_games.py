"""The games of golden_games.txt: one for each edition and mode, with what is legal counted.

    python -m tests.golden_games > tests/golden_games.txt     after a change that was meant

Any change of behaviour shows up there as a diff to be read and accepted.
"""

from engine_core import Game, edition_ids, load_edition
from engine_core.rules.start import seeded
from tests.engine_core.seeded_games import MODES, NAMES, choose

COMMANDS = 800


def line_of(edition: str, mode: str) -> str:
    """How a game went: commands given, entries that were legal on the way, and how it stands."""
    book = load_edition(edition)
    settings = {"mode": mode, "special": bool(book.special_rules), "rent": "ask", "seed": 11}
    game = Game(book, list(NAMES[: min(4, len(book.tokens))]), **settings)
    state = seeded(7)
    legal = done = 0
    while done < COMMANDS and not game.over:
        legal += len(list(game.legal()))
        command, arguments = choose(game, state)
        game.do(command, **arguments)
        done += 1
    seats = ["%d/%d" % (seat.cash, len(seat.deeds)) for seat in game.seats]
    houses = game.edition.houses - game.houses_left
    return "%s %s: %d commands, %d legal, %s, %d houses, cash/deeds %s" % (
        edition, mode, done, legal, game.waiting, houses, " ".join(seats)
    )  # fmt: skip


def lines() -> list:
    return [line_of(edition, mode) for edition in edition_ids() for mode in MODES]


if __name__ == "__main__":
    for line in lines():
        print(line)
