"""Which refusal a call deserves whose arguments are not those of the table of commands."""

from engine_core.commands import row_of
from engine_core.refused import Refused


def refuse_call(command: str, arguments: dict) -> None:
    """Refuses where the arguments are not those of the table of commands."""
    known = row_of(command)[2:]
    for name in arguments:
        if name not in known and name + "?" not in known:
            raise Refused("unknown_argument")
    for name in known:
        if name[-1] != "?" and name not in arguments:
            raise Refused("missing_argument")
