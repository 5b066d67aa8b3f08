"""`deedbox sizes`: what the unit's code takes, file by file, with totals per package."""

from itertools import groupby
from pathlib import Path

import click
from rich.console import Console
from rich.table import Table

from host_tools.mpy import Compiled, build


@click.command()
@click.option(
    "--into",
    type=click.Path(file_okay=False, path_type=Path),
    default=Path("build/mpy"),
    show_default=True,
    help="The folder for the .mpy files.",
)
@click.option(
    "-O",
    "optimise",
    type=click.IntRange(0, 3),
    default=2,
    show_default=True,
    help="1 drops assertions, 3 drops line numbers too.",
)
def sizes(into: Path, optimise: int) -> None:
    """Compile the unit's code to .mpy and report the sizes."""
    Console().print(table(build(into, optimise, beside=())))


def table(files: list[Compiled]) -> Table:
    """One row a file, a total below each package, the grand total last."""
    result = Table("file")
    result.add_column(".py bytes", justify="right")
    result.add_column(".mpy bytes", justify="right")
    for package, group in groupby(files, key=lambda file: file.path.split("/")[0]):
        members = list(group)
        for file in members:
            result.add_row(file.path, f"{file.py_bytes:,}", f"{file.mpy_bytes:,}")
        result.add_section()
        _total(result, package, members)
    _total(result, "all", files)
    return result


def _total(result: Table, name: str, files: list[Compiled]) -> None:
    py_bytes = sum(file.py_bytes for file in files)
    mpy_bytes = sum(file.mpy_bytes for file in files)
    count = f"{name}: {len(files)} file{'' if len(files) == 1 else 's'}"
    result.add_row(count, f"{py_bytes:,}", f"{mpy_bytes:,}", style="bold")
    result.add_section()
