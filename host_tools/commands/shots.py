"""`deedbox shots`: plays the journeys and writes the pictures that they take."""

from pathlib import Path

import click
from rich.console import Console
from rich.progress import track

from host_tools.errors import Failed
from host_tools.journeys import Unexpected
from host_tools.pictures import (
    JOURNEYS,
    REFERENCES,
    Shot,
    journey_files,
    portrait,
    shots_of,
    title_of,
    update,
)
from host_tools.shots_page import page


@click.command()
@click.argument("journeys", nargs=-1, metavar="[JOURNEY]...")
@click.option(
    "--out",
    type=click.Path(file_okay=False, path_type=Path),
    default=Path("build/shots"),
    show_default=True,
    help="The folder for the pictures and index.html.",
)
@click.option(
    "--scale",
    type=click.IntRange(1, 16),
    default=4,
    show_default=True,
    help="How wide a pixel of the display becomes.",
)
@click.option("--update", "renew", is_flag=True, help="Rewrite the references of the tests, too.")
@click.option("--plain", is_flag=True, help="NAME.png only, as a manual wants it, and no page.")
def shots(journeys: tuple[str, ...], out: Path, scale: int, renew: bool, plain: bool) -> None:
    """Play journeys on the virtual board and write the pictures that they take.

    A JOURNEY is a file, or the name of one in tests/journeys; all of those are played if none is
    named. Each picture becomes JOURNEY-NN-NAME.png; index.html shows them all.
    """
    files = [found(name) for name in journeys] or journey_files()
    if not files:
        raise Failed("There are no journeys: tests/journeys of the project's folder has none.")
    if len({file.stem for file in files}) < len(files):
        raise click.UsageError("Two journeys have the same name, and so would their pictures.")
    console = Console(stderr=True)
    hidden = not console.is_terminal
    told: list[tuple[str, str, list[Shot]]] = []
    renewed: list[str] = []
    out.mkdir(parents=True, exist_ok=True)
    for file in track(files, "Journeys", console=console, transient=True, disable=hidden):
        taken = played(file)
        for shot in taken:
            name = shot.name if plain else shot.file
            portrait(shot.pixels, scale).save(out / f"{name}.png", optimize=True)
        if renew and file.resolve().parent == JOURNEYS:
            renewed += update(file.stem, taken, REFERENCES)
        told.append((file.stem, title_of(file), taken))
    if plain:
        check_names([shot.name for _, _, taken in told for shot in taken])
    else:
        (out / "index.html").write_text(page(told, scale), "utf-8")
    for name in renewed:
        click.echo(f"renewed {name}")
    count = sum(len(taken) for _, _, taken in told)
    click.echo(
        f"{count} picture{'' if count == 1 else 's'}: {out if plain else out / 'index.html'}"
    )


def check_names(names: list[str]) -> None:
    for name in names:
        if names.count(name) > 1:
            raise Failed(
                f"Several pictures are called {name}: with --plain each needs its own name."
            )


def found(name: str) -> Path:
    """By its path, or by its name alone."""
    for path in (Path(name), JOURNEYS / f"{name}.txt"):
        if path.is_file():
            if "-" in path.stem:
                raise Failed(f"{path.name}: the name of a journey has no '-'.")
            return path
    raise Failed(f"There is no journey {name}.")


def played(file: Path) -> list[Shot]:
    try:
        return shots_of(file)
    except Unexpected as wrong:
        click.echo(wrong.screen, err=True)
        raise Failed(wrong.sentence) from None
    except UnicodeDecodeError:
        raise Failed(f"{file}: is not a text.") from None
