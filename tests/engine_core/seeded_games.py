"""Random games that go the same way on every interpreter, chosen from what is legal.

    python -m tests.engine_core.seeded_games 0 50          number, commands, sum of each game
    python -m tests.engine_core.seeded_games 7 8 text      the saved states of game 7 in full

Plain Python, for CPython and MicroPython. Commands are chosen by name in alphabetical order,
because the order of a dict is not the same everywhere.
"""

import binascii
import hashlib
import sys

from engine_core import Game, edition_ids, load_edition
from engine_core.chance import below
from engine_core.rules.start import seeded

NAMES = ("Ann", "Zoë", "Šárka", "Ben", "Cy", "Ďuro", "Ève", "Fritz", "Gül", "Hal")
MODES = ("standard", "short", "timed")


def settings_of(number: int) -> dict:
    """Fifty numbers in a row cover every edition, mode and setting, and 2 to all players."""
    ids = edition_ids()
    edition = load_edition(ids[number % len(ids)])
    mode = MODES[number % 3]
    most = len(edition.tokens)
    if mode == "short":
        most = min(most, len(edition.deeds) // 3)
    lap = number // len(ids) % len(ids)
    return {
        "edition": edition.id,
        "mode": mode,
        "special": bool(edition.special_rules) and number % 2 == 0,
        "rent": "ask" if number // 2 % 2 else "auto",
        "cards": "unit" if number // 3 % 2 else "table",
        "dice": "unit" if number // 5 % 2 else "table",
        "first": None if number // 4 % 2 else 0,
        "players": most if lap == len(ids) - 1 else 2 + lap % (most - 1),
    }


def new_game(number: int) -> Game:
    settings = settings_of(number)
    edition = settings.pop("edition")
    players = list(NAMES[: settings.pop("players")])
    return Game(edition, players, seed=number, **settings)


def choose(game: Game, state: list) -> tuple:
    """One of the commands offered: first a name, then an entry of that name."""
    offered: dict = {}
    for command, arguments in game.legal():
        offered.setdefault(command, []).append(arguments)
    if "time_up" in offered and len(offered) > 1 and below(state, 200):
        del offered["time_up"]
    names = sorted(offered)
    name = names[below(state, len(names))]
    return name, offered[name][below(state, len(offered[name]))]


def play(number: int, note) -> int:
    """Play a game; every hundred commands, and at its end, note(text) gets the saved state."""
    game = new_game(number)
    state = seeded(1000 + number)
    most = 300 + below(state, 301)
    done = 0
    while done < most and not game.over:
        command, arguments = choose(game, state)
        game.do(command, **arguments)
        done += 1
        if done % 100 == 0:
            note(text_of(game.snapshot()))
    note(text_of(game.snapshot()))
    return done


def text_of(value) -> str:
    """Compact JSON with sorted keys and letters as they are; MicroPython's json cannot sort."""
    if value is None:
        return "null"
    if value is True or value is False:
        return "true" if value else "false"
    if type(value) is int:
        return str(value)
    if type(value) is str:
        return '"%s"' % "".join([letter_of(letter) for letter in value])
    if type(value) is list:
        return "[%s]" % ",".join([text_of(item) for item in value])
    if type(value) is dict:
        return "{%s}" % ",".join(
            [text_of(key) + ":" + text_of(value[key]) for key in sorted(value)]
        )
    raise TypeError("%s is not plain data" % type(value))


def letter_of(letter: str) -> str:
    if letter == '"' or letter == "\\":
        return "\\" + letter
    return "\\u%04x" % ord(letter) if ord(letter) < 32 else letter


def line_of(number: int) -> str:
    """Number, commands and the sum of everything noted."""
    total = hashlib.sha256()
    done = play(number, lambda text: total.update(text.encode()))
    return "%d %d %s" % (number, done, binascii.hexlify(total.digest()).decode())


def main(arguments: list) -> None:
    first, end = int(arguments[0]), int(arguments[1])
    for number in range(first, end):
        if len(arguments) > 2:
            play(number, print)
        else:
            print(line_of(number))


if __name__ == "__main__":
    main(sys.argv[1:])
