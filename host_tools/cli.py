"""The `deedbox` command: finds a sub-command, runs it, and turns every end into an exit code.

0 is success, 1 means it failed, 2 that it was called wrongly. What a user can do something about
is one sentence on stderr; a traceback means a mistake in Deedbox itself.
"""

import os
import sys
from collections.abc import Sequence
from importlib import import_module

import click

from host_tools.commands import COMMANDS
from host_tools.errors import Failed


class Lazy(click.Group):
    """A group that imports a sub-command only when that one is run."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return [name for name, _, _ in COMMANDS]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        for name, place, _ in COMMANDS:
            if name == cmd_name:
                module, function = place.split(":")
                command: click.Command = getattr(import_module(module), function)
                return command
        return None

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl([(name, line) for name, _, line in COMMANDS])


@click.group(cls=Lazy, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="deedbox", message="deedbox %(version)s")
def deedbox() -> None:
    """Deedbox, an electronic banker for property-trading board games."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run `deedbox` with these arguments (the command line's if None); returns the exit code."""
    try:
        code = deedbox.main(arguments, prog_name="deedbox", standalone_mode=False)
        # A reader that has gone is noticed here, and not when Python shuts down.
        sys.stdout.flush()
        return code if isinstance(code, int) else 0
    except click.exceptions.NoArgsIsHelpError as error:
        error.show()
        return error.exit_code
    except click.UsageError as error:
        return _say(f"{error.format_message()} {_hint(error.ctx)}", error.exit_code)
    except click.ClickException as error:
        return _say(error.format_message(), error.exit_code)
    except Failed as error:
        return _say(error.sentence)
    except (click.Abort, KeyboardInterrupt):
        return _say("Stopped.")
    except BrokenPipeError:
        _forget_stdout()
        return 1
    except OSError as error:
        # A file that is missing, protected or on a full disk is for the user to put right.
        if error.filename is None:
            raise
        return _say(f"{error.filename}: {error.strerror}.")


def _say(sentence: str, code: int = 1) -> int:
    click.echo(sentence, err=True)
    return code


def _hint(ctx: click.Context | None) -> str:
    return f"Try '{ctx.command_path if ctx else 'deedbox'} --help'."


def _forget_stdout() -> None:
    """Let Python's last flush go nowhere, so that it does not complain about the broken pipe."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
