"""A player who plays to win, for all seats at once, and quickly: the benchmark plays it.

The loop of `play` handles a plain turn by itself. For everything rarer it asks `Mind`. What a
seat could do with its cash costs at least `need[seat]`; as long as it has less, nobody looks.
"""

from collections.abc import Callable
from random import Random
from typing import Any

from engine_core import Game
from host_tools.bots.answers import ANSWERS
from host_tools.bots.improving import improve
from host_tools.bots.sensible_mind import Mind

PAIRS = tuple((a, b) for a in range(1, 7) for b in range(1, 7))
SMALL_RESERVE = 50  # what is left after buying


def play(game: Game, random: Random, turns: int, do: Callable[..., Any]) -> int:
    """Plays until the game is over or so many turns have passed; returns how many did."""
    mind = Mind(game, random, do)
    cash, jailed, price = game.cash, game.jailed, game.edition.price
    need, chance = mind.need, random.random
    told = game.dice == "table"
    # Where nothing but rolling can be done before a roll, unless one sits in jail.
    plain = not game.special_rules and game.rent == "auto" and game.edition.must_roll_again
    passed = 0
    while True:
        waiting = game.waiting
        if waiting == "end":
            seat = game.turn
            if cash[seat] >= need[seat]:
                improve(mind, seat)
                if game.waiting != "end":
                    continue
            if not plain and mind.before_end():
                continue
            do("end_turn")
            passed += 1
            if passed >= turns:
                return passed
            waiting = "roll"  # of the next player
        if waiting == "roll":
            if (jailed[game.turn] or not plain) and mind.before_roll():
                continue
            if told:
                do("roll", dice=PAIRS[int(chance() * 36)])
            else:
                do("roll")
        elif waiting == "buy":
            deed = game.todo[-1][2]
            if cash[game.waiting_seat] >= price[deed] + SMALL_RESERVE:
                do("buy")
                mind.bought(deed)
            else:
                do("decline")
        elif waiting == "over":
            return passed
        else:
            ANSWERS[waiting](mind)
