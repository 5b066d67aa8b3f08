"""Reads a JSON file that comes from anywhere: whatever is wrong with it is one sentence."""

import json
from typing import Any

from host_tools.errors import Failed


def read_json(path: str, most_bytes: int, what: str) -> Any:
    """`what` the file should be, as in "an edition". Nothing in it is executed."""
    with open(path, "rb") as file:  # a missing or protected one is told by the command line
        raw = file.read(most_bytes + 1)
    if len(raw) > most_bytes:
        raise Failed(f"{path} has over {most_bytes // 1024:,} KB; {what} is smaller.")
    try:
        return json.loads(raw.decode("utf-8"))
    except UnicodeDecodeError:
        raise Failed(f"{path} is not a text in UTF-8.") from None
    except json.JSONDecodeError as error:
        raise Failed(f"{path}, line {error.lineno}: this is not JSON: {error.msg}.") from None
    except (RecursionError, ValueError):  # brackets a thousand deep, numbers of many digits
        raise Failed(f"{path} is not {what}: it is nested too deep or has huge numbers.") from None
