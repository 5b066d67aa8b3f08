"""`deedbox soak`: plays many whole games, checks everything after every command, and counts."""

from collections.abc import Iterator, Sequence
from typing import Any

import click
from rich.console import Console
from rich.progress import track

from engine_core import edition_ids
from engine_core.edition import Edition
from host_tools.bots.watched import Counts
from host_tools.edition_file import edition_named, read_file
from host_tools.errors import Failed
from host_tools.soaking.could_fire import could_fire
from host_tools.soaking.playing import BOTS, Played, Stopped, play_all
from host_tools.soaking.report import report
from host_tools.soaking.settings import DEALT, MODES, playable, settings
from host_tools.soaking.trouble_file import write


@click.command()
@click.option("--edition", default="all", show_default=True, help="An id, a file, or all.")
@click.option("--players", type=int, default=4, show_default=True)
@click.option(
    "--games", type=click.IntRange(1), default=100, show_default=True, help="Of each edition."
)
@click.option("--seed", type=int, default=1, show_default=True, help="Another seed, other games.")
@click.option("--bot", type=click.Choice(sorted(BOTS)), default="sensible", show_default=True)
@click.option("--mode", type=click.Choice([*MODES, "all"]), default="all", show_default=True)
@click.option(
    "--turns",
    type=click.IntRange(1, 20_000),
    default=4000,
    show_default=True,
    help="A game that takes longer is left unfinished.",
)
@click.option(
    "--out",
    type=click.Path(dir_okay=False),
    default="soak-trouble.json",
    show_default=True,
    help="Where a game with trouble is left.",
)
def soak(
    edition: str, players: int, games: int, seed: int, bot: str, mode: str, turns: int, out: str
) -> None:
    """Play many whole games by bots, with all the checks after every command.

    The options of the games are varied, so that every rule gets its chance, and in every third
    game of the sensible bot a guest who does anything sits in. The same seed gives the same games.
    Stops at the first trouble and leaves that game in a file for 'deedbox replay'.
    """
    modes = MODES if mode == "all" else (mode,)
    console = Console(highlight=False)
    # All first: nobody should wait for six editions to learn that the seventh is too small.
    tables = [(*one, modes_for(one[1], players, modes)) for one in editions(edition)]
    for source, board, allowed in tables:
        plan = settings(source, board, players, allowed, games, seed)
        counts = Counts()
        try:
            played = list(shown(play_all(plan, bot, seed, turns, counts), games, board.id))
        except Stopped as stopped:
            raise Failed(left_in(out, board, stopped)) from None
        title = f"{board.id}, {players} players"
        for part in report(title, played, counts, could_fire(board, players, allowed)):
            console.print(part)


def editions(name: str) -> Iterator[tuple[str | dict[str, Any], Edition]]:
    """What Game is to be told as the edition, and the edition."""
    for one in edition_ids() if name == "all" else (name,):
        board = edition_named(one)
        raw = one if one in edition_ids() else read_file(one)
        assert isinstance(raw, (str, dict))
        yield raw, board


def modes_for(board: Edition, players: int, modes: Sequence[str]) -> tuple[str, ...]:
    most = len(board.tokens)
    if not 2 <= players <= most:
        raise click.UsageError(f"{board.id} is for 2 to {most} players, not for {players}.")
    allowed = playable(board, players, modes)
    if not allowed:
        wanted = DEALT[modes[0]] * players
        raise click.UsageError(
            f"{board.id} has {len(board.deeds)} deeds, and {wanted} would have to be dealt."
        )
    return allowed


def shown(played: Iterator[Played], games: int, title: str) -> Iterator[Played]:
    """The same, with a progress bar for a person who waits."""
    console = Console(stderr=True)
    hidden = not console.is_terminal
    yield from track(played, title, games, console=console, transient=True, disable=hidden)


def left_in(out: str, board: Edition, stopped: Stopped) -> str:
    """Writes the file and says in one sentence what broke and where it is."""
    said = f"Game {stopped.number} of {board.id} broke: {stopped.trouble[:-1]}"
    try:
        write(out, stopped.trouble, stopped.blamed, stopped.watched)
    except OSError as error:
        return f"{said}; it could not be left in {out}: {error.strerror}."
    return f"{said}; 'deedbox replay {out}' plays it again."
