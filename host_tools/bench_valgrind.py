"""How many instructions the rules take, counted by valgrind's callgrind.

They are the same on a busy computer, so that even a small change of the code can be seen. What
Python takes to start is left out by playing a few games more in a second run.
"""

import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from host_tools.bench_core import count
from host_tools.edition_file import edition_named
from host_tools.errors import Failed

FEW, MANY = 2, 14  # games: some are over soon and some never, so it takes a dozen
ROOT = Path(__file__).resolve().parent.parent


class Instructions(NamedTuple):
    a_turn: float
    a_command: float


def instructions(valgrind: str, edition: str, seed: int) -> Instructions:
    """Of the games from the third to the fourteenth. `valgrind` is the path of the program."""
    board = edition_named(edition)
    few, many = count(board, seed, FEW), count(board, seed, MANY)
    number = collected(valgrind, edition, seed, MANY) - collected(valgrind, edition, seed, FEW)
    return Instructions(number / (many.turns - few.turns), number / (many.commands - few.commands))


def collected(valgrind: str, edition: str, seed: int, games: int) -> int:
    """All instructions of a Python that starts, plays so many games and ends."""
    with TemporaryDirectory() as folder:
        out = Path(folder) / "callgrind.out"
        tool = [valgrind, "--tool=callgrind", f"--callgrind-out-file={out}"]
        # The real program: that of a virtual environment is a link, or a script, which valgrind
        # would run under a shell. Without its site-packages this project's folder is enough.
        python = [os.path.realpath(sys.executable), "-S", "-s", "-m", "host_tools.bench_core"]
        run = subprocess.run(
            [*tool, *python, edition, str(seed), str(games)],
            env=environment(),
            capture_output=True,
            text=True,
            errors="replace",
        )
        if run.returncode or not out.exists():
            lines = run.stderr.strip().splitlines() or ["it gives no reason"]
            raise Failed(f"valgrind could not run Python: {lines[-1].rstrip('.')}.")
        return total(out.read_text(errors="replace"))


def environment() -> dict[str, str]:
    """One run like the other: no hashes by chance, and no .pyc written by the first only."""
    fixed = {"PYTHONHASHSEED": "0", "PYTHONDONTWRITEBYTECODE": "1", "PYTHONPATH": str(ROOT)}
    return {**os.environ, **fixed}


def total(profile: str) -> int:
    """The sum that callgrind writes into its file."""
    for line in profile.splitlines():
        if line.startswith(("totals:", "summary:")):
            return int(line.split()[1])
    raise Failed("valgrind wrote no total.")
