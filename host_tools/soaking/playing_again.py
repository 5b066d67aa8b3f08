"""Plays a game with trouble again, command by command, and looks closer than the soak did."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from engine_core import Refused
from host_tools.bots.watched import Counts, Trouble, Watched
from host_tools.errors import Failed
from host_tools.soaking.trouble_file import Case

EVERYTHING = 1.0  # the share of commands that the slow checks follow


class Step(NamedTuple):
    """One command and what came of it: events, a refusal's code, or trouble."""

    command: str
    arguments: dict[str, Any]
    events: tuple[Any, ...] = ()
    refused: str = ""
    trouble: str = ""


def seated(case: Case) -> Watched:
    """The game before its first command; a set-up that has trouble already raises Trouble."""
    watched = Watched(case.setting, Counts(), EVERYTHING)
    try:
        watched.begin()
    except Refused as refused:
        raise Failed(f"The setting in the file is refused: {refused.text}") from None
    return watched


def steps(case: Case, watched: Watched) -> Iterator[Step]:
    """Every command in turn; the last step is the one with trouble, if there is any."""
    for number, (command, arguments) in enumerate(case.commands, 1):
        try:
            yield Step(command, arguments, events=watched.do(command, **arguments))
        except Refused as refused:
            last = number == len(case.commands)
            if last and case.blamed == "refusal":
                yield Step(command, arguments, trouble=watched.complaint(refused))
            else:
                yield Step(command, arguments, refused=refused.code)
        except Trouble as trouble:
            yield Step(command, arguments, trouble=trouble.sentence)
            return
