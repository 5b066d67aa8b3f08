"""Whole games of the sensible bot on the unit, by keys and taps alone, beside the rules alone."""

from itertools import product
from random import Random
from typing import Any, NamedTuple

from engine_core import Game, edition_ids, load_edition
from host_tools.bots.sensible_bot import play as sensible
from host_tools.virtual_board import Unit

NAMES = ("Ann", "Ben", "Cy", "Dörte", "Ed", "Flo", "Gus", "Hal", "Ida", "Jo")
MODES = ("standard", "short", "timed")
OPTIONS: tuple[dict[str, Any], ...] = (
    {},
    {"dice": "unit", "cards": "unit", "rent": "ask", "first": None},
    {"special": True, "rent": "ask", "first": 1},
    {"special": True, "dice": "unit", "first": None},
)
COMBINATIONS = tuple(product(OPTIONS, MODES, edition_ids()))
COMPARE_EVERY = 50  # commands


class Plan(NamedTuple):
    """One game: what is set up, and the seed of dice, cards and bot."""

    edition: str
    players: list[str]
    seed: int
    options: dict[str, Any]


class Played(NamedTuple):
    commands: int
    keys: int
    taps: int
    i2c: int
    erases: int
    journal: int
    stalled: bool


def plan(number: int) -> Plan:
    """The n-th of a list without end that goes through all editions, modes and options."""
    chosen, mode, edition = COMBINATIONS[number % len(COMBINATIONS)]
    board = load_edition(edition)
    options = {**chosen, "mode": mode}
    if options.get("special") and not board.special_rules:
        del options["special"]
    most = len(board.tokens)
    if mode != "standard":
        most = min(most, len(board.deeds) // 3)
    return Plan(edition, list(NAMES[: 2 + number % (most - 1)]), number, options)


def play(game: Plan, turns: int) -> tuple[Played, Unit]:
    """Plays until it is over. One that has not ended after so many turns ends by the clock, or by
    everybody but one leaving."""
    unit = Unit(seed=game.seed)
    unit.boot()
    unit.start(game.edition, game.players, **game.options)
    alone = Game(game.edition, game.players, seed=game.seed, **{"first": 0, **game.options})
    commands = 0
    before = counts(unit)
    first = len(unit.inputs)

    def do(command: str, **arguments: Any) -> Any:
        nonlocal commands
        events = alone.do(command, **arguments)
        unit.play(command, **arguments)
        commands += 1
        if commands % COMPARE_EVERY == 0:
            compare(unit, alone, f"{game} after {commands} commands, {command} {arguments}")
        return events

    sensible(alone, Random(game.seed), turns, do)
    stalled = not alone.over
    if stalled and alone.mode == "timed":
        do("time_up")
    while not alone.over:
        do("resign", seat=next(s for s in reversed(range(len(alone.cash))) if not alone.out[s]))
    compare(unit, alone, f"{game} at its end")
    i2c, erases, journal = (now - then for now, then in zip(counts(unit), before, strict=True))
    kinds = [told[0] for told in unit.inputs[first:]]
    keys, taps = kinds.count("key"), kinds.count("tap")
    return Played(commands, keys, taps, i2c, erases, journal, stalled), unit


def counts(unit: Unit) -> tuple[int, int, int]:
    saved = unit.loop.saved
    length = saved.journal.length + len(saved.journal.newest)
    shown = unit.bus.i2c["display"] - unit.loop.display.refresh_bytes
    return shown, unit.bus.flash_erased, length


def compare(unit: Unit, alone: Game, where: str) -> None:
    if unit.game.snapshot() != alone.snapshot():
        raise AssertionError(f"The unit's game is not that of the rules alone: {where}")


def replay(unit: Unit) -> Unit:
    """The same inputs on a fresh unit."""
    fresh = Unit(seed=unit.seed)
    fresh.boot()
    fresh.replay(unit.inputs)
    return fresh
