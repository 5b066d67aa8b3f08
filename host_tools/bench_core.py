"""How fast the rules are: whole games of the sensible bot, four players, the standard game.

Time is measured over several rounds of the same games, and the best of them tells most about the
program: whatever else the computer does only makes a round slower.
As a program, `python -m host_tools.bench_core classic 1 4` plays four games and says nothing; some
others come before them, until every chapter of the rules has been brought in.
"""

import sys
from random import Random
from statistics import median
from time import process_time
from typing import Any, NamedTuple

from engine_core import Game
from engine_core.edition import Edition
from host_tools.bots.sensible_bot import play
from host_tools.edition_file import edition_named

PLAYERS = ("Ann", "Ben", "Cy", "Dee")
WARM_UP = 8  # games
TURNS = 4 * 1000  # a thousand rounds of the table


class Counted(NamedTuple):
    """`stalled` games were cut off at TURNS. Their turns are quick, and so many that a few such
    games decide how many turns a second there are."""

    turns: int
    commands: int
    stalled: int


class Speed(NamedTuple):
    """Of the best round and of the one in the middle."""

    best: float
    median: float


def play_games(edition: Edition, seed: int, games: int) -> int:
    """Plays them and returns how many turns they took."""
    turns = 0
    for number in range(games):
        game = Game(edition, PLAYERS)
        turns += play(game, Random(seed + number), TURNS, game.do)
    return turns


def count(edition: Edition, seed: int, games: int) -> Counted:
    """The same games with every command counted, which would be too slow to be timed."""
    commands = turns = stalled = 0

    def counted(*command: str, **arguments: Any) -> Any:
        nonlocal commands
        commands += 1
        return game.do(*command, **arguments)

    for number in range(games):
        game = Game(edition, PLAYERS)
        turns += play(game, Random(seed + number), TURNS, counted)
        stalled += not game.over
    return Counted(turns, commands, stalled)


def times(edition: Edition, seed: int, games: int, rounds: int) -> list[float]:
    """The seconds of the processor that each round took."""
    result = []
    for _ in range(rounds):
        start = process_time()
        play_games(edition, seed, games)
        result.append(process_time() - start)
    return result


def speed(seconds: list[float], number: int) -> Speed:
    """How many of these a second."""
    return Speed(number / min(seconds), number / median(seconds))


if __name__ == "__main__":
    board = edition_named(sys.argv[1])
    play_games(board, 0, WARM_UP)
    play_games(board, int(sys.argv[2]), int(sys.argv[3]))
