"""`deedbox bench`: how fast the rules are and what the unit costs, in lines a script can read."""

import shutil
import tempfile
from pathlib import Path

import click

from host_tools import bench_board, unit_costs, unit_games
from host_tools.bench_core import PLAYERS, TURNS, Speed, count, speed, times
from host_tools.bench_valgrind import FEW, MANY, instructions
from host_tools.edition_file import edition_named
from host_tools.errors import Failed
from host_tools.journey_heap import HEAP_KB, by_screen
from host_tools.mpy import build
from host_tools.pictures import journey_files
from host_tools.simulator import bench as bench_sim
from host_tools.simulator import browser
from host_tools.unit_fuzz import Fuzz
from host_tools.unix_port import PROGRAM

ROUNDS = 5


@click.group()
def bench() -> None:
    """Measure how fast the rules are, and what the unit costs."""


@bench.command("core")
@click.option("--games", type=click.IntRange(1), default=50, show_default=True, help="In a round.")
@click.option("--edition", default="classic", show_default=True, help="An id or a file.")
@click.option("--seed", type=int, default=1, show_default=True, help="Another seed, other games.")
@click.option("--no-valgrind", is_flag=True, help="Leave out the instructions, which take longer.")
def core(games: int, edition: str, seed: int, no_valgrind: bool) -> None:
    """Play whole games of the sensible bot and tell how fast.

    Time is that of the processor, the best and the median of several rounds. Where there is
    valgrind, instructions are told too, of a few games only: compare them with those of another
    day, not with the seconds. Seconds compare only with the same number of games and seed.
    """
    board = edition_named(edition)
    counted = count(board, seed, games)
    seconds = times(board, seed, games, ROUNDS)
    click.echo(f"{board.id}, {len(PLAYERS)} players, {games} games, best of {ROUNDS} rounds")
    click.echo(f"turns a game: {counted.turns / games:,.1f}")
    click.echo(f"commands a game: {counted.commands / games:,.1f}")
    click.echo(f"games cut off at {TURNS:,} turns: {counted.stalled}")
    click.echo(f"turns a second: {told(speed(seconds, counted.turns))}")
    click.echo(f"commands a second: {told(speed(seconds, counted.commands))}")
    if not no_valgrind:
        tell_instructions(edition, seed)


def told(speed: Speed) -> str:
    return f"{speed.best:,.0f} (median {speed.median:,.0f})"


def tell_instructions(edition: str, seed: int) -> None:
    valgrind = shutil.which("valgrind")
    if valgrind is None:
        click.echo("Instructions are left out, because there is no valgrind on this computer.")
        return
    found = instructions(valgrind, edition, seed)
    games = f"(games {FEW + 1} to {MANY})"
    click.echo(f"instructions a turn: {found.a_turn:,.0f} {games}")
    click.echo(f"instructions a command: {found.a_command:,.0f} {games}")


@bench.command("board")
def board() -> None:
    """Count what the unit costs: bytes on its buses, wear of its flash, heap of its modules.

    Everything is counted on the virtual board. What has a limit stands beside it; exits with 1
    where something is above. Heap is told module by module: they are never all there at once.
    """
    broken = 0
    for part in (bench_board.display, bench_board.reader, bench_board.flash):
        for figure in part():
            value = f"{figure.value:,.2f}".rstrip("0").rstrip(".")
            click.echo(f"{figure.name}: {value} {figure.unit} (at most {figure.most:,.10g})")
            broken += not figure.kept
    with tempfile.TemporaryDirectory() as folder:
        build(folder)
        modules = bench_board.heap(Path(folder))
    if not modules:
        click.echo("Heap is left out, because MicroPython is not installed beside this Python.")
    for name, size in modules:
        click.echo(f"heap of {name}: {size:,} bytes")
    if modules:
        total = sum(size for _, size in modules)
        click.echo(f"heap of all, were they there at once: {total:,} bytes (64-bit objects)")
    if broken:
        raise Failed(f"{broken} of these are above what is allowed.")


@bench.command("unit")
@click.option("--games", type=click.IntRange(1), default=14, show_default=True, help="Of bots.")
@click.option("--turns", type=click.IntRange(1), default=400, show_default=True, help="At most.")
@click.option("--first", type=click.IntRange(0), default=0, show_default=True, help="Game number.")
@click.option("--inputs", type=click.IntRange(1), default=2000, help="Random ones, over 20 seeds.")
@click.option("--no-heap", is_flag=True, help="Leave out the heap by screen, which takes longer.")
def unit(games: int, turns: int, first: int, inputs: int, no_heap: bool) -> None:
    """Play the whole unit by keys and taps, and count what an evening takes.

    Whole games of the sensible bot go through the unit and must end as those of the rules alone,
    and again when all inputs are replayed on a fresh unit. Random inputs must leave it sound.
    """
    broken = 0
    click.echo("keys and taps (rivals: Electronic Banking / Ultimate Banking / Voice Banking)")
    for action in unit_costs.ACTIONS:
        number = unit_costs.count(action)
        told = f"{action.name}: {number} (at most {action.most}; rivals {action.rivals})"
        click.echo(told)
        broken += number > action.most
    totals: list[unit_games.Played] = []
    with click.progressbar(range(first, first + games), label="games", hidden=games < 2) as bar:
        for number in bar:
            played, board = unit_games.play(unit_games.plan(number), turns)
            if unit_games.replay(board).game.snapshot() != board.game.snapshot():
                raise Failed(f"Game {number}: its inputs replayed lead to another game.")
            totals.append(played)
    commands = sum(played.commands for played in totals)
    inputs = sum(played.keys + played.taps for played in totals)
    click.echo(f"games the same as the rules alone, and when replayed: {len(totals)}")
    click.echo(f"of them ended after {turns:,} turns by clock or leaving: {stalled(totals)}")
    click.echo(f"commands: {commands:,}")
    click.echo(f"keys and taps a command: {inputs / commands:.2f}")
    for name, total, each, most in (
        ("display bytes a key or tap", sum(p.i2c for p in totals), inputs, 200),
        ("flash erases a command", sum(p.erases for p in totals), commands, 0.2),
        ("journal bytes a command", sum(p.journal for p in totals), commands, 16),
    ):
        click.echo(f"{name}: {total / each:,.2f} (at most {most})")
        broken += total / each > most
    screens: set[str] = set()
    stars = 0
    for seed in range(20):
        fuzz = Fuzz(seed)
        fuzz.run(inputs // 20)
        screens |= fuzz.screens
        stars = max(stars, fuzz.most_stars)
    click.echo(f"random inputs: {inputs // 20 * 20:,}, screens met: {len(screens)}")
    click.echo(f"most * to get home: {stars} (at most 10)")
    broken += 0 if no_heap else tell_heap()
    if broken:
        raise Failed(f"{broken} of these are above what is allowed.")


def tell_heap() -> int:
    """Kept and peak heap by screen, over all journeys; how many of those did not fit."""
    if not PROGRAM.exists():
        click.echo("Heap is left out, because MicroPython is not installed beside this Python.")
        return 0
    with tempfile.TemporaryDirectory() as folder:
        heaps, failed = by_screen(journey_files(), Path(folder))
    click.echo(f"heap of the firmware by screen, of {HEAP_KB} KB (64-bit objects)")
    for heap in heaps:
        click.echo(f"heap at {heap.screen}: kept {heap.kept:,}, peak {heap.peak:,} bytes")
    for journey in failed:
        click.echo(f"journey {journey}: does not fit")
    return len(failed)


@bench.command("sim")
@click.option("--loads", type=click.IntRange(1), default=5, show_default=True, help="Warm starts.")
@click.option("--seconds", type=click.FloatRange(0.5), default=4, show_default=True)
def sim(loads: int, seconds: float) -> None:
    """Open the simulator's page in Chromium and tell how fast it is.

    The first picture is timed from the moment at which the page was asked for; a warm start is one
    in a browser that was there before. Pictures are counted while keys are pressed all the time.
    """
    path = browser.program()
    if path is None:
        raise Failed("There is no Chromium on this computer.")
    try:
        found = bench_sim.measured(path, loads, seconds)
    except ImportError:
        raise Failed("playwright is not installed: run 'make setup'.") from None
    warm = sorted(found.warm_ms)
    click.echo(f"first picture, cold start: {found.cold_ms:,.0f} ms")
    click.echo(
        f"first picture, warm start: {bench_sim.middle(warm):,.0f} ms "
        f"(best {warm[0]:,.0f}, worst {warm[-1]:,.0f}; goal 1,000)"
    )
    click.echo(f"pictures a second while typing: {found.pictures:.0f} (goal 30)")
    click.echo(f"longest wait for a picture: {found.slowest_ms:.0f} ms")


def stalled(totals: list[unit_games.Played]) -> int:
    return sum(played.stalled for played in totals)
