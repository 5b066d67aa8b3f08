"""Every journey goes as its script says, on both interpreters, and looks as it did last time."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from host_tools.journey_heap import Compiled, compiled_into, play
from host_tools.journeys import Journey, run
from host_tools.pictures import (
    REFERENCES,
    changes,
    journey_files,
    picture,
    references_of,
    shots_of,
)
from host_tools.unix_port import ROOT
from host_tools.virtual_board.hands import HOMES
from tests.micropython_port import needs_port

JOURNEYS = journey_files()
RENEW = "If it shall look like that, 'deedbox shots --update' makes it the reference."
# Where the source names a screen: the function, and which of its arguments that is.
NAMED_BY = {"Panel": 0, "slip": 0, "Typing": 0, "Lit": 0, "KeyTest": 0, "pick": 1}
NOBODY_MEETS: set[str] = set()  # screens that no journey can come to, each with its reason

each_journey = pytest.mark.parametrize("journey", JOURNEYS, ids=lambda journey: journey.stem)


@each_journey
def test_a_journey_goes_and_looks_as_it_should(journey: Path, tmp_path: Path) -> None:
    shots = shots_of(journey)
    wrong = []
    for shot in changes(shots):
        new = tmp_path / f"{shot.file}.png"
        picture(shot.pixels).save(new)
        reference = REFERENCES / new.name
        what = "looks other than before" if reference.exists() else "has no reference"
        wrong.append(f"{reference.name} {what}; now: {new}")
    left_over = references_of(journey.stem, REFERENCES) - {
        REFERENCES / f"{shot.file}.png" for shot in shots
    }
    wrong += [f"{path.name}: that shot is not taken any more" for path in sorted(left_over)]
    assert not wrong, "\n" + "\n".join([*wrong, RENEW])


def test_every_reference_is_of_a_journey() -> None:
    names = {journey.stem for journey in JOURNEYS}
    assert names, "There are no journeys."
    assert {path.name.split("-")[0] for path in REFERENCES.iterdir()} <= names


@each_journey
def test_the_name_of_a_journey_can_be_part_of_a_picture(journey: Path) -> None:
    assert journey.stem.replace("_", "").isalnum()


def screens() -> set[str]:
    """The names of all screens. One that ends with _ is the beginning of several."""
    names = {*HOMES, "safe_start"}
    for path in (ROOT / "firmware" / "app").rglob("*.py"):
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(call, ast.Call):
                names |= set(named_in(call))
    return names


def named_in(call: ast.Call) -> Iterator[str]:
    function = call.func
    word = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
    place = NAMED_BY.get(word)
    if place is not None and len(call.args) > place:
        for part in ast.walk(call.args[place]):
            if isinstance(part, ast.Constant) and isinstance(part.value, str):
                yield part.value


@cache
def screens_met() -> dict[str, bool]:
    """Which screens the journeys come to, and whether there is a picture of each."""
    met: dict[str, bool] = {}

    def note(journey: Journey) -> None:
        if journey.unit.on:
            name = journey.unit.screen
            met[name] = met.get(name, False) or journey.line.startswith("shot ")

    for journey in JOURNEYS:
        run(str(journey), each=note)
    return met


def missing(met: set[str]) -> list[str]:
    """Of all screens those that are not among these."""
    left = screens() - met - NOBODY_MEETS
    return sorted(n for n in left if not (n[-1] == "_" and any(m.startswith(n) for m in met)))


def test_every_screen_is_met_by_a_journey() -> None:
    assert not missing(set(screens_met()))
    assert not NOBODY_MEETS & set(screens_met())


def test_there_is_a_picture_of_every_screen() -> None:
    assert not missing({name for name, shown in screens_met().items() if shown})


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Compiled:
    return compiled_into(tmp_path_factory.mktemp("mpy"))


@needs_port
@each_journey
def test_a_journey_goes_in_the_memory_of_the_unit(journey: Path, compiled: Compiled) -> None:
    played = play(journey, compiled)
    assert not played.wrong, "\n" + played.wrong
    others = [shot.file for shot in changes(played.shots)]
    assert not others, "These look other than on CPython."


@needs_port
def test_the_heap_of_a_journey_is_told_by_screen(compiled: Compiled, tmp_path: Path) -> None:
    journey = tmp_path / "short.txt"
    journey.write_text("boot\nstart\npress 12\n")
    heaps = play(journey, compiled, measured=True).heaps
    assert sorted(heaps) == ["buy", "idle"]
    assert all(50_000 < heap.kept <= heap.peak < 128 * 1024 for heap in heaps.values())


@needs_port
def test_a_journey_that_fails_there_says_where(compiled: Compiled, tmp_path: Path) -> None:
    journey = tmp_path / "wrong.txt"
    journey.write_text("boot\nsee Nothing of that kind\n")
    wrong = play(journey, compiled).wrong
    assert "wrong.txt, line 2, 'see Nothing of that kind': that cannot be read" in wrong
    assert "+---------------------+ screen " in wrong


@needs_port
def test_a_journey_in_too_little_memory_fails(compiled: Compiled, tmp_path: Path) -> None:
    """Else the test in the memory of the unit would prove nothing."""
    journey = tmp_path / "boots.txt"
    journey.write_text("boot\n")
    assert "MemoryError" in play(journey, compiled, 40).wrong
