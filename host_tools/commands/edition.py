"""`deedbox edition`: look an edition file over, list the printed editions."""

import click
from rich.console import Console
from rich.table import Table

from engine_core import edition_ids, load_edition
from engine_core.editions.check import mistakes
from host_tools.edition_file import read_file
from host_tools.errors import Failed


@click.group()
def edition() -> None:
    """Check an edition of your own, or list the printed ones."""


@edition.command("check")
@click.argument("file")
def check(file: str) -> None:
    """Look an edition FILE over and say what is wrong with it, and where."""
    raw = read_file(file)
    found = list(mistakes(raw))
    for sentence in found:
        click.echo(f"{file}: {sentence}")
    if found:
        count = "1 mistake" if len(found) == 1 else f"{len(found)} mistakes"
        raise Failed(f"{file} has {count}.")
    assert isinstance(raw, dict)
    board = load_edition(raw)
    click.echo(
        f"{file}: {board.title} is fine: {board.size} spaces, {len(board.deeds)} deeds, "
        f"{len(board.tokens)} tokens."
    )


@edition.command("list")
def list_editions() -> None:
    """List the printed editions."""
    table = Table("id", "title", "players", "special rules", box=None)
    for name in edition_ids():
        board = load_edition(name)
        table.add_row(name, board.title, f"2-{len(board.tokens)}", board.special_rules)
    Console().print(table)
