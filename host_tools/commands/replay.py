"""`deedbox replay`: plays a game that had trouble once more, with the same checks."""

import click

from host_tools.bots.watched import Trouble
from host_tools.errors import Failed
from host_tools.soaking.playing_again import Step, seated, steps
from host_tools.soaking.trouble_file import Case, read


@click.command()
@click.argument("file")
@click.option("-v", "--verbose", is_flag=True, help="Show every command and what came of it.")
def replay(file: str, verbose: bool) -> None:
    """Play a game that had trouble once more, from the FILE that 'deedbox soak' left.

    Says whether the trouble comes again (exit code 1) or all is fine now (0).
    """
    case = read(file)
    try:
        watched = seated(case)
    except Trouble as trouble:
        raise Failed(outcome(case, 0, trouble.sentence)) from None
    played = 0
    for played, step in enumerate(steps(case, watched), 1):
        if verbose:
            click.echo(f"{played} {line(step)}")
        if step.trouble:
            raise Failed(outcome(case, played, step.trouble))
    click.echo(outcome(case, played, ""))


def outcome(case: Case, played: int, trouble: str) -> str:
    commands = "1 command" if played == 1 else f"{played:,} commands"
    if trouble == case.trouble:
        return f"{commands}, the trouble comes again: {trouble}"
    if trouble:
        return f"{commands}, and there is trouble, but not as before: {trouble}"
    if case.blamed == "bot":
        return f"{commands}, all fine with the rules; it was the bot that had trouble."
    return f"{commands}, all fine now."


def line(step: Step) -> str:
    """As in: roll dice=[3, 4]: rolled 0 3 4, moved 0 7."""
    told = "".join(f" {plain(name)}={value!a}" for name, value in step.arguments.items())
    events = [" ".join([plain(str(part)) for part in event]) for event in step.events]
    came = step.trouble or (f"refused, {step.refused}" if step.refused else ", ".join(events))
    return f"{plain(step.command)}{told}: {came or 'done'}"


def plain(text: str) -> str:
    """The file may come from anybody: nothing in it gets at the terminal."""
    return text if text.isascii() and text.isprintable() else ascii(text)
