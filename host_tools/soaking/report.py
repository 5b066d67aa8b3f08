"""What a soak has seen, as compact tables: above all, what it has never seen."""

from collections.abc import Iterable, Iterator
from textwrap import fill
from typing import NamedTuple

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from host_tools.bots.fired import EVENTS, SWITCH_NAMES
from host_tools.bots.watched import Counts
from host_tools.soaking.could_fire import COMMAND_NAMES, refusal_codes
from host_tools.soaking.playing import Played

WIDTH = 78  # fits a terminal, a log and an e-mail
BETWEEN = 2  # spaces between columns

LEGEND = "!  could have happened and never did      -  cannot happen in these games"


class Row(NamedTuple):
    """Something that happens: as it is shown, as could_fire.py calls it, and how often."""

    name: str
    key: str
    times: int


def report(
    title: str, games: list[Played], counts: Counts, can: set[str]
) -> Iterator[Text | Table]:
    """What there is to print, one after the other. `can` is what could have happened."""
    finished = sum(game.finished for game in games)
    turns = sum(game.turns for game in games)
    commands = sum(game.commands for game in games)
    yield Text(
        f"{title}: {finished:,} of {len(games):,} games finished, "
        f"{turns:,} turns, {commands:,} commands."
    )
    refused = [Row(code, "refused " + code, counts.refused[code]) for code in refusal_codes()]
    tables = {
        "Commands": [Row(name, name, counts.accepted[name]) for name in COMMAND_NAMES],
        "Refusals": refused,
        "Switches": [Row(name, name, counts.fired[name]) for name in SWITCH_NAMES],
        "Events": [Row(word, "event " + word, counts.fired["event " + word]) for word in EVENTS],
    }
    for heading, rows in tables.items():
        yield Text(f"\n{heading}", style="bold")
        # Refusals only where they were met: most of them are known by their absence.
        yield columns([row for row in rows if row.times or heading != "Refusals"], can)
    yield Text("\n" + LEGEND, style="dim")
    yield Text("\nNever happened, though it could have:", style="bold")
    for heading, rows in tables.items():
        missing = [row.name for row in rows if row.key in can and not row.times]
        listed = f"{heading.lower()}: {', '.join(missing) or 'none'}"
        yield Text(fill(listed, WIDTH, initial_indent="  ", subsequent_indent="    "))


def columns(rows: list[Row], can: set[str]) -> Table:
    """Name and count, in as many columns as fit, to be read downwards."""
    longest = max((len(row.name) for row in rows), default=0)
    across = max(1, WIDTH // (longest + len("1,000,000 !") + 2 * BETWEEN))
    table = Table.grid(padding=(0, BETWEEN))
    for _ in range(across):
        table.add_column(min_width=longest)
        table.add_column(justify="right")
    down = -(-len(rows) // across)
    for place in range(down):
        table.add_row(*cells(rows[place::down], can))
    return table


def cells(rows: Iterable[Row], can: set[str]) -> Iterator[RenderableType]:
    for row in rows:
        yield Text(row.name)
        if row.times:
            yield Text(f"{row.times:,}  ")
        elif row.key in can:
            yield Text("0 !", style="bold red")
        else:
            yield Text("0 -", style="dim")
