"""An edition of one's own on the unit: installed, set up, played, and there after a power cut."""

import copy
import json
from pathlib import Path
from typing import Any

import pytest

from engine_core import Game, Refused, load_edition
from host_tools.edition_for_unit import packed_edition
from host_tools.virtual_board import Flash, Unit
from host_tools.virtual_board.littlefs_files import LittlefsFiles

RAW = Path(__file__).resolve().parent.parent / "engine_core" / "raw_editions"


def village() -> dict[str, Any]:
    """The Saga board, with an own name and a price of one's own."""
    raw = json.loads((RAW / "saga.json").read_text("utf-8"))
    raw = copy.deepcopy(raw)
    raw.update(id="our_village", plays_like="saga", title="Our village")
    raw["spaces"][39].update(name="Rathausplatz", price=444)
    return raw


@pytest.fixture
def unit() -> Unit:
    unit = Unit(seed=3)
    path, data = packed_edition(village())
    LittlefsFiles(unit.flash).replace(path, data)
    unit.boot()
    return unit


def test_an_own_edition_is_played_as_the_rules_alone_play_it(unit: Unit) -> None:
    unit.start("our_village", ["Ann", ("Ben", "Yoda")], special=True)
    board = load_edition(village())
    alone = Game(board, ["Ann", ("Ben", "Yoda")], special=True, seed=3)
    for command, arguments in (
        ("move_token", {"seat": 0, "space": 30}),
        ("roll", {"dice": (4, 5)}),
        ("buy", {}),
        ("end_turn", {}),
        ("roll", {"dice": (3, 3)}),
    ):
        alone.do(command, **arguments)
        unit.play(command, **arguments)
        assert unit.game.snapshot() == alone.snapshot(), command
    assert unit.game.cash[0] == 1500 - 444


def test_its_names_are_on_the_screen_and_in_the_list_of_editions(unit: Unit) -> None:
    unit.press("#")
    assert "our_village" in " ".join(unit.loop.screen.panel.lines)
    unit.start("our_village", ["Ann", "Ben"])
    unit.play("move_token", seat=0, space=30)
    unit.press("45")
    assert "Rathausplatz" in " ".join(unit.lines()) and "444" in " ".join(unit.lines())


def test_a_game_of_it_is_there_after_a_power_cut(unit: Unit) -> None:
    unit.start("our_village", ["Ann", "Ben"])
    unit.press("34")
    before = unit.game.snapshot()
    unit.cut_power()
    unit.boot()
    assert unit.game.snapshot() == before


def test_without_its_file_the_game_is_not_lost_and_the_unit_says_why(unit: Unit) -> None:
    unit.start("our_village", ["Ann", "Ben"])
    unit.press("34")
    flash = Flash(unit.flash.image())
    data = LittlefsFiles(flash).read("editions/our_village")
    LittlefsFiles(flash).remove("editions/our_village")
    other = Unit(flash=flash)
    other.boot()
    assert other.screen == "trouble" and "S4" in " ".join(other.lines())
    flash = Flash(other.flash.image())
    LittlefsFiles(flash).replace("editions/our_village", data)
    other = Unit(flash=flash)
    other.boot()
    assert other.game.snapshot() == unit.game.snapshot()


def test_a_file_that_is_damaged_is_refused_in_words(unit: Unit) -> None:
    flash = Flash(unit.flash.image())
    LittlefsFiles(flash).replace("editions/our_village", b"nonsense")
    other = Unit(flash=flash)
    other.boot()
    other.press("#8")
    assert other.on and other.screen == "idle" and other.sounds[-1] == "refused"


def test_a_mistake_in_it_is_told_on_the_pc() -> None:
    raw = village()
    del raw["spaces"][0]["kind"]
    with pytest.raises(Refused) as refused:
        packed_edition(raw)
    assert refused.value.code == "bad_edition"
