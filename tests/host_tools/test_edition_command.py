"""`deedbox edition check`: each mistake in an own edition is one plain sentence with its place."""

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from host_tools.cli import main
from host_tools.commands.edition import edition

RAW = Path(__file__).parent.parent / "engine_core" / "raw_editions"


def classic() -> dict[str, Any]:
    raw = json.loads((RAW / "classic.json").read_text(encoding="utf-8"))
    raw["id"] = "mine"
    raw["plays_like"] = "classic"
    return raw


def checked(tmp_path: Path, raw: object) -> list[str]:
    """The lines that the check prints for an edition."""
    file = tmp_path / "mine.json"
    file.write_text(json.dumps(raw), encoding="utf-8")
    result = CliRunner().invoke(edition, ["check", str(file)])
    return [line.split("mine.json: ", 1)[1] for line in result.stdout.splitlines()]


def test_an_edition_without_mistakes_is_fine(tmp_path: Path) -> None:
    (line,) = checked(tmp_path, classic())
    assert line.endswith("is fine: 40 spaces, 28 deeds, 10 tokens.")


def change(raw: dict[str, Any], path: str, value: object) -> None:
    *way, last = path.split("/")
    place: Any = raw
    for step in way:
        place = place[int(step)] if isinstance(place, list) else place[step]
    place[int(last) if isinstance(place, list) else last] = value


@pytest.mark.parametrize(
    ("path", "value", "says"),
    [
        ("spaces/1/rents", None, "space 1: the rents are missing"),
        ("spaces/1/rents", [1, 2, 3], "space 1: a street has six rents"),
        ("spaces/1/group", "alone", "set alone: it has 1 streets"),
        ("spaces/5/group", "brown", "set brown: it mixes streets"),
        ("spaces/3/house", 75, "set brown: its streets differ in the price of a house"),
        ("spaces/5/rents", [25], "space 5: give a rent for each of the 4 transports"),
        ("spaces/7/kind", "castle", "space 7: unknown kind 'castle'"),
        ("spaces/7/deck", "tarot", "decks: the deck tarot is missing"),
        ("spaces/9/price", "120", "space 9: give the price"),
        ("spaces/9/price", 10**9, "space 9: give the price"),
        ("spaces/9/price", True, "space 9: give the price"),
        ("spaces/9/mortgage", 500, "space 9: the mortgage"),
        ("spaces/9/name", "x" * 41, "space 9: a name has 1 to 40 letters"),
        ("spaces/9/name", "two\nlines", "space 9: a name has 1 to 40 letters"),
        ("spaces/9/short", "x" * 17, "space 9: a short name has 1 to 16 letters"),
        ("spaces/9/colour", "red", "space 9: there is no such entry as 'colour'"),
        ("spaces/4/flat", -5, "space 4: a flat tax"),
        ("spaces/10/kind", "free_parking", "spaces: a board has one space of kind jail"),
        ("spaces", [{"kind": "go"}] * 65, "spaces: a board has 2 to 64 spaces"),
        ("tokens", [{"name": "Cat"}], "tokens: list 2 to 10 tokens"),
        ("tokens/1/name", "Scottie dog", "token 2: there are two tokens called Scottie dog"),
        ("decks/chance/cards/3/effect", ["explode"], "deck chance, card 4: unknown effect"),
        ("decks/chance/cards/3/effect", ["pay", "x"], "deck chance, card 4: the numbers"),
        ("decks/chance/cards/1/id", "ch01", "deck chance, card 2: the id ch01 stands twice"),
        ("start_cash", 0, "start_cash: write a whole number"),
        ("plays_like", "chess", "plays_like: name the edition"),
        ("id", "my board", "id: give the edition a short id"),
        ("lowest_bid", "ten", "lowest_bid: write a value like 1"),
        ("python", "import os", "edition: there is no such entry as 'python'"),
    ],
)
def test_a_mistake_is_named_with_its_place(
    tmp_path: Path, path: str, value: object, says: str
) -> None:
    raw = classic()
    change(raw, path, value)
    lines = checked(tmp_path, raw)
    assert any(line.startswith(says) for line in lines), lines
    assert all(line.endswith(".") for line in lines)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (b"[1, 2]", "mine.json has 1 mistake."),
        (b"{", "line 1: this is not JSON"),
        (b"\xff\xfe", "is not a text in UTF-8."),
        (b" " * 33000 + b"{}", "has over 32 KB"),
        (b"[" * 20000, "nested too deep"),
        (b"9" * 9000, "huge numbers"),
    ],
)
def test_a_file_that_is_no_edition_gets_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: bytes, says: str
) -> None:
    file = tmp_path / "mine.json"
    file.write_bytes(text)
    assert main(["edition", "check", str(file)]) == 1
    error = capsys.readouterr().err
    assert says in error and error.count("\n") == 1
