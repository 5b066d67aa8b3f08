"""The same commands give the same saved game, byte for byte, on CPython and on MicroPython."""

import json
from pathlib import Path

import pytest

from engine_core import edition_ids, load_edition
from host_tools.mpy import build
from tests.engine_core.seeded_games import line_of, new_game, play, settings_of, text_of
from tests.micropython_port import needs_port, run_module

GAMES = 50


@pytest.fixture(scope="module")
def expected() -> list[str]:
    return [line_of(number) for number in range(GAMES)]


def first_difference(number: int, folder: Path | None) -> str:
    """The saved states of a game side by side, from the first that differs."""
    here: list[str] = []
    play(number, here.append)
    there = run_module(
        "tests.engine_core.seeded_games", str(number), str(number + 1), "text", compiled=folder
    )
    for mine, other in zip(here, there.stdout.splitlines(), strict=False):
        if mine != other:
            return f"Game {number}:\n  CPython     {mine}\n  MicroPython {other}"
    return f"Game {number}: other states, or none: {there.stdout[-300:]}{there.stderr}"


def check(expected: list[str], folder: Path | None) -> None:
    done = run_module("tests.engine_core.seeded_games", "0", str(GAMES), compiled=folder)
    lines = done.stdout.splitlines()
    for number, line in enumerate(expected):
        if lines[number : number + 1] != [line]:
            pytest.fail(first_difference(number, folder))
    assert done.returncode == 0 and len(lines) == GAMES, done.stdout + done.stderr


@needs_port
def test_fifty_games_go_the_same_way_on_micropython(expected: list[str]) -> None:
    check(expected, None)


@needs_port
def test_fifty_games_go_the_same_way_when_compiled(expected: list[str], tmp_path: Path) -> None:
    build(tmp_path)
    check(expected, tmp_path)


def test_the_fifty_games_cover_every_setting() -> None:
    seen = [settings_of(number) for number in range(GAMES)]
    pairs = {(row["edition"], row["mode"]) for row in seen}
    assert len(pairs) == 3 * len(edition_ids())
    for edition in edition_ids():
        counts = [row["players"] for row in seen if row["edition"] == edition]
        assert min(counts) == 2 and max(counts) >= len(load_edition(edition).tokens) - 1
    for name in ("special", "rent", "cards", "dice", "first"):
        assert len({row[name] for row in seen}) == 2


def test_the_text_is_json_with_sorted_keys() -> None:
    for number in range(20):
        saved = new_game(number).snapshot()
        plain = json.dumps(saved, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
        assert text_of(saved) == plain
    for odd in ('a"b\\c', "\x01\n", "ž€😀"):
        assert text_of(odd).lower() in (
            json.dumps(odd, ensure_ascii=False),
            json.dumps(odd).replace("\\n", "\\u000a"),
        )
