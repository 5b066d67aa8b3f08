"""The file in which a soak leaves a game with trouble: its setting and its commands, as JSON.

It comes from anywhere, so whatever is wrong with it is one sentence, and nothing in it is ever
executed. An own edition is inside, so that nothing but this file is needed to play it again.
"""

import json
from pathlib import Path
from typing import Any, NamedTuple

from host_tools.bots.watched import Watched
from host_tools.errors import Failed
from host_tools.json_file import read_json

KIND = "deedbox trouble"
MOST_BYTES = 32 * 1024 * 1024  # several times the longest game that a soak can play
MOST_DEEP = 12  # an own edition inside the setting is six deep
BLAMED = ("rules", "refusal", "bot")
SETTING = ("edition", "players", "mode", "special", "rent", "cards", "dice", "seed", "first")
NEEDED = ("edition", "players")


class Case(NamedTuple):
    """`blamed` is what the trouble was: the rules broke, the last command was refused although it
    should not have been, or the bot broke."""

    trouble: str
    blamed: str
    setting: dict[str, Any]
    commands: list[tuple[str, dict[str, Any]]]


def write(path: str, trouble: str, blamed: str, watched: Watched) -> None:
    """One command a line, so that a person can read it and shorten it."""
    lines = [json.dumps(command, ensure_ascii=False) for command in watched.commands]
    about = {"kind": KIND, "trouble": trouble, "blamed": blamed, "setting": watched.setting}
    head = json.dumps(about, ensure_ascii=False)[:-1]
    text = head + ', "commands": [\n' + ",\n".join(lines) + "\n]}\n"
    Path(path).write_text(text, encoding="utf-8")


def read(path: str) -> Case:
    content = read_json(path, MOST_BYTES, "a trouble file")
    try:
        return case_of(content)
    except ValueError as error:
        raise Failed(f"{path} is no trouble file that can be played: {error}.") from None


def case_of(content: Any) -> Case:
    """Raises ValueError with what is wrong."""
    if not isinstance(content, dict) or content.get("kind") != KIND:
        raise ValueError("another program made it")
    check_plain(content, MOST_DEEP)
    trouble, blamed = content.get("trouble"), content.get("blamed")
    setting, commands = content.get("setting"), content.get("commands")
    if not isinstance(trouble, str) or not trouble.isprintable() or blamed not in BLAMED:
        raise ValueError("it does not say what the trouble was")
    if not isinstance(setting, dict) or not all(name in setting for name in NEEDED):
        raise ValueError("the setting is missing")
    for name in setting:
        if name not in SETTING:
            raise ValueError(f"there is no such setting as {name!r:.40}")
    if not isinstance(commands, list):
        raise ValueError("the commands are missing")
    for number, row in enumerate(commands, 1):
        if not is_command(row):
            raise ValueError(f"command {number} is not a name with arguments")
    return Case(trouble, blamed, setting, [(name, arguments) for name, arguments in commands])


def is_command(row: Any) -> bool:
    if not isinstance(row, list) or len(row) != 2:
        return False
    return isinstance(row[0], str) and isinstance(row[1], dict)


def check_plain(value: Any, deep: int) -> None:
    """Nothing that could not be shown again: half letters, or boxes in boxes in boxes."""
    if isinstance(value, str):
        if any("\ud800" <= letter <= "\udfff" for letter in value):
            raise ValueError("it has half letters in it")
    elif isinstance(value, (dict, list)):
        if not deep:
            raise ValueError("it is nested too deep")
        for item in value:
            check_plain(item, deep - 1)
            if isinstance(value, dict):
                check_plain(value[item], deep - 1)
