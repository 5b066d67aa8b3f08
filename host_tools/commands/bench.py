"""`deedbox bench`: how fast the rules are and what the unit costs, in lines a script can read."""

import shutil
import tempfile
from pathlib import Path

import click

from host_tools import bench_board
from host_tools.bench_core import PLAYERS, TURNS, Speed, count, speed, times
from host_tools.bench_valgrind import FEW, MANY, instructions
from host_tools.edition_file import edition_named
from host_tools.errors import Failed
from host_tools.mpy import build

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
