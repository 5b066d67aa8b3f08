"""`deedbox sheet`: the numbers of deeds, spaces and cards, to be printed and laid on the table."""

from pathlib import Path

import click

from engine_core import edition_ids
from host_tools.edition_file import edition_named
from host_tools.errors import Failed
from host_tools.sheet import PAPERS, sheet_of


@click.command()
@click.option("--edition", required=True, help="An id, a file, or all.")
@click.option(
    "--out",
    type=click.Path(path_type=Path),
    help="The HTML file; with --edition all a folder.  [default: sheet.html, sheets]",
)
@click.option("--paper", type=click.Choice(list(PAPERS)), default="a4", show_default=True)
def sheet(edition: str, out: Path | None, paper: str) -> None:
    """Write a sheet to print: every deed, space and card with the number to press.

    It is an HTML file for both sides of one paper, in the edition's language: open it in a
    browser and print it. With --edition all there is one for each printed edition.
    """
    if edition != "all":
        write(edition, out or Path("sheet.html"), paper)
        return
    folder = out or Path("sheets")
    if folder.exists() and not folder.is_dir():
        raise Failed(f"{folder} is a file; name a folder for all editions.")
    for name in edition_ids():
        write(name, folder / f"{name}.html", paper)


def write(edition: str, path: Path, paper: str) -> None:
    text = sheet_of(edition_named(edition), paper)
    if path.is_dir():
        raise Failed(f"{path} is a folder; name a file.")
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")
    click.echo(path)
