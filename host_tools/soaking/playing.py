"""Plays the games of a soak, and stops at the first trouble.

A player who plays to win never does most of what can be refused, nor what only a banker enters.
So in every third of those games a guest sits in now and then, who does anything.
"""

from collections.abc import Iterable, Iterator
from contextlib import suppress
from random import Random
from typing import NamedTuple

from engine_core import Refused
from host_tools.bots import random_bot, sensible_bot
from host_tools.bots.watched import Counts, Trouble, Watched, told
from host_tools.soaking.settings import Setting

BOTS = {"random": random_bot.play, "sensible": sensible_bot.play}
GUEST_EVERY = 3  # games
GUEST_MOVES = 150  # at most, at a time
GUEST_WILD = 0.75  # how often the guest does something that nobody offered
GUEST_RESIGNS = 0.0002  # how often that is to resign for somebody
STRETCH = 12  # turns at most between two visits of the guest
AT_REST = ("start_rolls", "deals", "roll", "end")
HOUR = 200  # turns at most until the time of a timed game is up


class Played(NamedTuple):
    """How one game went."""

    finished: bool
    turns: int
    commands: int


class Stopped(Exception):
    """Trouble in a game: what, and everything that a trouble file says."""

    def __init__(self, number: int, trouble: str, blamed: str, watched: Watched) -> None:
        super().__init__(trouble)
        self.number = number
        self.trouble = trouble
        self.blamed = blamed
        self.watched = watched


def play_all(
    games: Iterable[Setting], bot: str, seed: int, turns: int, counts: Counts
) -> Iterator[Played]:
    """Plays game after game and tells how each went; raises Stopped at the first trouble."""
    for number, setting in enumerate(games, 1):
        watched = Watched(setting, counts)
        try:
            watched.begin()
            passed = play(watched, bot, Random(f"game {seed} {number}"), turns, number)
        except Trouble as trouble:
            raise Stopped(number, trouble.sentence, "rules", watched) from trouble
        except Refused as refused:
            # A bot catches what it may be refused: this was legal, or should have been.
            raise Stopped(number, watched.complaint(refused), "refusal", watched) from refused
        except Exception as error:
            sentence = f"The {bot} bot failed: {told(error)}."
            raise Stopped(number, sentence, "bot", watched) from error
        yield Played(watched.game.over, passed, len(watched.commands))


def play(watched: Watched, bot: str, random: Random, turns: int, number: int) -> int:
    """One game to its end, or until so many turns have passed; returns how many did."""
    game, passed = watched.game, 0
    timed = watched.setting["mode"] == "timed"
    if timed:
        turns = min(turns, 1 + random.randrange(HOUR))
    has_guest = bot == "sensible" and number % GUEST_EVERY == 0
    while passed < turns and not game.over:
        stretch = turns - passed
        if has_guest:
            passed += visit(watched, random, stretch)
            stretch = min(turns - passed, 1 + random.randrange(STRETCH))
        if stretch:
            passed += BOTS[bot](game, random, stretch, watched.do)
    if timed and not game.over and game.waiting not in ("start_rolls", "deals"):
        watched.do("time_up")
    if game.over:
        with suppress(Refused):  # Watched complains if anything is accepted after the end
            watched.do("end_turn")
    return passed


def visit(watched: Watched, random: Random, turns: int) -> int:
    """The guest makes some moves, answers what is open then, and leaves, at the latest after so
    many turns; returns how many passed."""
    game, passed, moves = watched.game, 0, random.randrange(GUEST_MOVES)
    while passed < turns and not game.over and (moves > 0 or game.waiting not in AT_REST):
        wild = GUEST_WILD if moves > 0 else 0
        move = random_bot.one_move(game, random, watched.do, wild, GUEST_RESIGNS)
        passed += move == "end_turn"
        moves -= 1
    return passed
