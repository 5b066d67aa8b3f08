"""Whole games through the unit, by keys and taps alone, are those of the rules alone."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from engine_core import Game, Refused
from engine_core.commands import rows
from host_tools.bots import random_bot
from host_tools.unit_games import COMBINATIONS, plan, play, replay
from host_tools.virtual_board import Unit

# Every edition and mode; `deedbox bench unit --games 200 --turns 1000` plays many more.
GAMES = range(0, len(COMBINATIONS), 3)
TURNS = 25


@pytest.mark.parametrize("number", GAMES)
def test_a_game_of_the_sensible_bot_ends_as_that_of_the_rules_alone(number: int) -> None:
    played, unit = play(plan(number), TURNS)
    assert played.commands > 20 and unit.game.over
    assert unit.screen == "over"


@pytest.mark.parametrize("number", (1, 8, 24))
def test_the_same_inputs_on_a_fresh_unit_lead_to_the_same_end(number: int) -> None:
    _, unit = play(plan(number), TURNS)
    assert replay(unit).game.snapshot() == unit.game.snapshot()


class Both:
    """The same commands, also wrong ones, to a unit and to the rules alone."""

    def __init__(self, number: int) -> None:
        game = plan(number)
        self.unit = Unit(seed=game.seed)
        self.unit.boot()
        self.unit.start(game.edition, game.players, **game.options)
        options = {"first": 0, **game.options}
        self.alone = Game(game.edition, game.players, seed=game.seed, **options)
        self.done: Counter[str] = Counter()

    def do(self, command: str, **arguments: Any) -> None:
        code = answer(self.alone.do, command, arguments)
        told = answer(self.unit.play, command, arguments)
        where = f"{command} {arguments} at {self.alone.waiting}"
        assert told == code, f"{where}: the unit says {told}, the rules {code}"
        assert self.unit.game.snapshot() == self.alone.snapshot(), where
        if code:
            raise Refused(code)
        self.done[command] += 1


def answer(do: Any, command: str, arguments: dict[str, Any]) -> str:
    """The code of the refusal, empty where there was none."""
    try:
        do(command, **arguments)
    except Refused as refused:
        return refused.code
    return ""


@pytest.mark.parametrize("number", range(0, 84, 6))
def test_the_unit_refuses_what_the_rules_refuse_and_for_the_same_reason(number: int) -> None:
    both = Both(number)
    random = Random(number)
    for _ in range(150):
        if both.alone.over:
            break
        random_bot.one_move(both.alone, random, both.do, wild=0.4, resigning=0.01)
    assert sum(both.done.values()) > 30


def test_every_command_of_the_rules_has_its_keys() -> None:
    """What bots come to in a few games, and an evening for what they seldom do."""
    done: Counter[str] = Counter()
    for number in (0, 5, 24, 48, 56, 81):
        both = Both(number)
        random = Random(number)
        for _ in range(120):
            if not both.alone.over:
                random_bot.one_move(both.alone, random, both.do, wild=0.2, resigning=0)
        done += both.done
    both = Both(2)
    for line in EVENING.strip().splitlines():
        command, _, told = line.partition(" ")
        both.do(command, **eval(f"dict({told})"))
    done += both.done
    assert {row.split(" ")[0] for row in rows()} - set(done) == set()


# Four players with the classic values. Seat 1 goes bankrupt to seat 0, seat 3 to the bank.
EVENING = """
assign deed=12, owner=2
roll dice=(3, 4)
card_says effect="jail_card", numbers=()
end_turn
roll dice=(3, 4)
card_says effect="go_to_jail", numbers=()
end_turn
roll dice=(1, 2)
buy
end_turn
roll dice=(3, 4)
card_says effect="nearest", numbers=("utility",)
rent_roll dice=(1, 2)
end_turn
roll dice=(4, 6)
card_says effect="go_to_jail", numbers=()
end_turn
pay_fine
roll dice=(4, 6)
end_turn
roll dice=(1, 2)
buy
end_turn
roll dice=(3, 5)
end_turn
use_jail_card
roll dice=(4, 6)
end_turn
assign deed=6, owner=0
assign deed=8, owner=0
assign deed=9, owner=0
assign deed=1, owner=1
assign deed=3, owner=1
contest seats=[0, 1], kind="house"
bid seat=0, amount=10
hammer
place seat=0, deed=6
sell_building seat=0, deed=6
assign deed=37, owner=0
assign deed=39, owner=0
assign deed=37, owner=0, houses=1
assign deed=39, owner=0, houses=1
assign deed=37, owner=0, houses=2
assign deed=39, owner=0, houses=2
assign deed=37, owner=0, houses=3
assign deed=39, owner=0, houses=3
assign deed=37, owner=0, houses=4
assign deed=39, owner=0, houses=4
assign deed=37, owner=0, houses=5
sell_hotels seat=0, group="dark_blue"
transfer payer=1, payee="bank", amount=1440
assign deed=5, owner=1, mortgaged=True
assign deed=15, owner=1, mortgaged=True
move_token seat=1, space=34
roll dice=(1, 2)
mortgage seat=1, deed=1
mortgage seat=1, deed=3
settle seat=1
end_turn
move_token seat=2, space=20
roll dice=(1, 2)
decline
hammer
end_turn
roll dice=(1, 2)
decline
hammer
end_turn
roll dice=(4, 6)
assign deed=39, owner=0, houses=1
assign deed=37, owner=0, houses=1
end_turn
move_token seat=1, space=34
roll dice=(1, 2)
bankrupt seat=1
keep_mortgage seat=0, deed=5
lift seat=0, deed=1
keep_mortgage seat=0, deed=3
keep_mortgage seat=0, deed=15
resign seat=3
"""
