"""`deedbox sheet`: what is printed for the table is what the edition and the unit say."""

import json
import re
from html import unescape
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from engine_core import edition_ids, load_edition
from engine_core.decks import card_ids
from engine_core.views import Space, group_name
from host_tools.cli import main
from host_tools.sheet import sheet_of
from host_tools.sheet_words import WORDS
from host_tools.virtual_board import Unit

RAW = Path(__file__).parent.parent / "engine_core" / "raw_editions"
Capture = pytest.CaptureFixture[str]
each_edition = pytest.mark.parametrize("edition", edition_ids())


def text_of(html: str) -> str:
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", html)).split())


def deed_rows(html: str) -> dict[int, str]:
    """The text of the row of each deed, by its number; the set that may begin it is left out."""
    rows = re.findall(r"<tr[^>]*>(.*?)</tr>", html, re.DOTALL)[1:]
    rows = [re.sub(r'<td class="(?:swatch|group)".*?</td>', "", row) for row in rows]
    told = [text_of(row) for row in rows]
    return {int(row[:2]): row[3:] for row in told}


def ends_with(deed: Space, said: dict[str, str]) -> str:
    mark = "" if deed.values_sure else "*"
    values = [f"{deed.price}{mark}", deed.house, deed.mortgage]
    values += deed.rents if deed.rents is not None else [said["utility"]]
    return " ".join(str(value) for value in values if value is not None)


@each_edition
def test_every_deed_stands_there_with_its_number_and_its_values(edition: str) -> None:
    board = load_edition(edition)
    rows = deed_rows(sheet_of(board))
    assert set(rows) == set(board.deeds)
    for deed in board.deeds:
        space = board.spaces[deed]
        assert rows[deed].startswith(space.name)
        assert rows[deed].endswith(ends_with(space, WORDS[board.language]))
        assert ("*" in rows[deed]) is not (space.sure and space.values_sure)


@each_edition
def test_every_other_space_and_every_set_stands_there(edition: str) -> None:
    board = load_edition(edition)
    text = text_of(sheet_of(board))
    for space in board.spaces:
        if space.price:
            assert group_name(board, space.group) in text
        else:
            assert f"{space.space:02} {space.name}" in text
        if space.flat:
            assert f"{space.name}{'' if space.sure else '*'}: {space.flat}" in text


def test_a_tax_with_a_choice_shows_both() -> None:
    assert "04 Income Tax: 200 or 10 %" in text_of(sheet_of(load_edition("classic")))
    assert "22 Tax: as printed" in text_of(sheet_of(load_edition("child")))


@pytest.mark.parametrize("edition", ["classic", "saga_de"])
def test_a_card_has_the_number_by_which_the_unit_lists_it(edition: str) -> None:
    board = load_edition(edition)
    text = text_of(sheet_of(board))
    unit = Unit(seed=1)
    unit.boot()
    if board.language == "de":
        unit.press("D81**")
    unit.start(edition, ["Ann", "Ben"], player_cards=False)
    unit.play("move_token", seat=0, space=4)
    unit.play("roll", dice=(1, 2))  # onto space 7
    unit.press("A")
    assert unit.screen == "card_list"
    for number in range(1, 1 + len(card_ids(board, "chance"))):
        line = next(line.strip() for line in unit.lines() if line.startswith(f"{number:02} "))
        place = re.sub(r"(Go to|Vor bis) .*", r"\1", line)  # the sheet adds the space's number
        assert place in text
        unit.press("C")


@each_edition
def test_a_set_has_the_key_with_which_the_unit_builds_on_it(edition: str) -> None:
    board = load_edition(edition)
    html = sheet_of(board)
    keys = re.findall(r'class="group"[^>]*>([^<]*)<br><kbd>B</kbd> <kbd>(\d)</kbd>', html)
    unit = Unit(seed=1)
    unit.boot()
    unit.start(edition, ["Ann", "Ben"], player_cards=False)
    streets = [deed for deed in board.deeds if board.kind[deed] == "street"]
    for deed in streets:
        unit.play("assign", deed=deed, owner=0)
    unit.press("B")
    assert keys
    for name, key in keys:
        line = next(line for line in unit.lines() if line.startswith(key + " "))
        assert line[2:].startswith(name[:9])
        unit.press("C")


@each_edition
def test_there_is_a_line_for_each_player(edition: str) -> None:
    board = load_edition(edition)
    players = sheet_of(board).split('<div class="players">')[1].split("<h2>")[0]
    digits = re.findall(r'<span class="no">(\d)</span>', players)
    assert digits == list("1234567890"[: len(board.tokens)])


@each_edition
def test_it_is_one_file_without_anything_from_elsewhere(edition: str) -> None:
    board = load_edition(edition)
    html = sheet_of(board)
    assert f'<html lang="{board.language}">' in html
    assert not re.search(r"https?:|src=|url\(|@import|<script", html)
    HTMLParser().feed(html)


def test_the_page_is_as_large_as_the_paper() -> None:
    board = load_edition("classic")
    assert "size: A4 portrait" in sheet_of(board)
    assert "size: letter portrait" in sheet_of(board, "letter")


def own(**changes: Any) -> dict[str, Any]:
    raw = json.loads((RAW / "classic.json").read_text("utf-8"))
    raw |= {"id": "mine", "plays_like": "classic"} | changes
    return raw


def test_what_an_own_edition_says_is_text_and_no_html(tmp_path: Path) -> None:
    raw = own(title="<b>Mine</b> & yours")
    raw["spaces"][1]["name"] = "<script>Street</script>"
    raw["spaces"][0]["name"] = "Go & get"
    raw["decks"]["chance"]["name"] = "<i>Chance</i>"
    file, out = tmp_path / "mine.json", tmp_path / "new" / "sheet.html"
    file.write_text(json.dumps(raw), "utf-8")
    assert main(["sheet", "--edition", str(file), "--out", str(out)]) == 0
    html = out.read_text("utf-8")
    assert "<script" not in html and "<b>" not in html and "<i>" not in html
    assert "&lt;script&gt;Street&lt;/script&gt;" in html
    assert "Go &amp; get" in html and "&lt;i&gt;Chance&lt;/i&gt;" in html


def test_an_edition_in_another_language_has_an_english_sheet() -> None:
    html = sheet_of(load_edition(own(language="fr")))
    assert '<html lang="fr">' in html and WORDS["en"]["title"] in html


def test_both_languages_have_the_same_words() -> None:
    assert WORDS["en"].keys() == WORDS["de"].keys()


def test_all_editions_are_a_folder_of_files(tmp_path: Path, capsys: Capture) -> None:
    out = tmp_path / "sheets"
    assert main(["sheet", "--edition", "all", "--out", str(out), "--paper", "letter"]) == 0
    assert {path.stem for path in out.glob("*.html")} == set(edition_ids())
    assert len(capsys.readouterr().out.splitlines()) == len(edition_ids())


@pytest.mark.parametrize(
    ("arguments", "code", "says"),
    [
        (["--edition", "nowhere"], 1, "There is no edition nowhere"),
        (["--edition", "classic", "--paper", "a3"], 2, "Invalid value for '--paper'"),
        ([], 2, "Missing option '--edition'"),
        (["--edition", "classic", "--out", "."], 1, ". is a folder; name a file."),
        (["--edition", "all", "--out", __file__], 1, f"{__file__} is a file; name a folder"),
    ],
)
def test_wrong_use_is_one_sentence(
    arguments: list[str], code: int, says: str, capsys: Capture
) -> None:
    assert main(["sheet", *arguments]) == code
    said = capsys.readouterr().err
    assert said.startswith(says) and said.count("\n") == 1
