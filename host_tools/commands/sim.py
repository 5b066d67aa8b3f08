"""`deedbox sim`: the whole unit in a browser."""

import hashlib
import time
import webbrowser
from pathlib import Path
from typing import Any

import click

from engine_core import edition_ids
from engine_core.refused import Refused
from host_tools import game_file
from host_tools.edition_file import edition_named, read_file
from host_tools.edition_for_unit import packed_edition
from host_tools.errors import Failed
from host_tools.simulator.npm import installed
from host_tools.simulator.server import PORT, serve_from
from host_tools.simulator.site import site, write


@click.command()
@click.option(
    "--port",
    type=click.IntRange(0, 65535),
    default=PORT,
    show_default=True,
    help="Where to serve it; 0 for any.",
)
@click.option("--no-open", is_flag=True, help="Do not open a browser.")
@click.option("--edition", help="Whose cards lie there before a game: an id or a file.")
@click.option("--language", type=click.Choice(["en", "de"]), help="What the unit speaks.")
@click.option(
    "--game",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    help="Go on with the game in this .deedbox file.",
)
@click.option(
    "--build",
    "target",
    type=click.Path(path_type=Path),
    metavar="DIR",
    help="Write the page as files for any web host, and stop.",
)
def sim(
    port: int,
    no_open: bool,
    edition: str | None,
    language: str | None,
    game: Path | None,
    target: Path | None,
) -> None:
    """Play in a browser, on the real firmware.

    The page is served to this computer only. What is played stays in the browser, also when the
    page is closed. Ctrl-C ends the server.
    """
    options, saved = started_with(edition, language, game)
    if installed() is None:
        click.echo("Fetching MicroPython for the page, once.")
    if target is not None:
        size = write(target, site({**options, "offline": True}, saved))
        click.echo(f"{size / 1e6:.1f} MB: {target / 'index.html'}")
        return
    server, asked = serve_from(port, site(options, saved))
    if not asked and port:
        click.echo(f"Port {port} is busy, so it is {server.server_port} this time.")
    click.echo(f"Deedbox is at {server.address} (Ctrl-C ends it)")
    if not no_open:
        opened(server.address)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        click.echo("\nStopped.")
    finally:
        server.server_close()


def started_with(
    edition: str | None, language: str | None, game: Path | None
) -> tuple[dict[str, Any], bytes | None]:
    """What start.js is told, and the game that it goes on with."""
    options: dict[str, Any] = {}
    if edition is not None:
        options["edition"] = edition_named(edition).id
        if edition not in edition_ids():
            options["own"] = own_edition(edition)
    if language is not None:
        options |= {"language": language, "asked": f"{language} {time.time_ns()}"}
    if game is None:
        return options, None
    saved = game.read_bytes()
    try:
        game_file.read(saved)
    except game_file.BadFile as bad:
        raise Failed(f"{game}: {bad.why}.") from None
    options["game"] = f"{hashlib.sha256(saved).hexdigest()[:16]} {time.time_ns()}"
    return options, saved


def own_edition(path: str) -> dict[str, str]:
    raw = read_file(path)
    assert isinstance(raw, dict)
    try:
        place, content = packed_edition(raw)
    except Refused as refused:
        raise Failed(f"{path}: {refused.text}") from None
    return {"path": place, "content": game_file.text_of(content)}


def opened(address: str) -> None:
    """Where there is a browser; a computer without a screen has none."""
    try:
        webbrowser.get()
    except webbrowser.Error:
        click.echo("There is no browser here to open it with.")
        return
    webbrowser.open(address)
