"""Journeys with the firmware on MicroPython: do they fit into the unit's heap?

The firmware has the heap for itself, in a process of its own; the models of its parts are here
(virtual_board/far_unit.py).
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from host_tools.journeys import Journey, Unexpected
from host_tools.mpy import FOR_UNIT, build, compile_text
from host_tools.pictures import Shot, shots_of
from host_tools.unix_port import ROOT
from host_tools.virtual_board.far_unit import FarUnit

FAR_BOARD = "host_tools/virtual_board/far_board.py"
HEAP_KB = 128  # objects of 64 bits take more here than those of the ESP32 do
PLENTY_KB = 4096


class Heap(NamedTuple):
    """The most bytes that the firmware had on the heap at this screen: after a collection, and at
    any beat."""

    screen: str
    kept: int
    peak: int


class Played(NamedTuple):
    """Why a journey went wrong, if it did, its pictures, and the heap by screen."""

    wrong: str
    shots: list[Shot]
    heaps: dict[str, Heap]


class Compiled(NamedTuple):
    """The firmware, ready for a FarUnit, and how many bytes are not the firmware's."""

    folder: Path
    beside: int


def compiled_into(folder: Path) -> Compiled:
    build(folder, FOR_UNIT, (FAR_BOARD,))
    program = (ROOT / FAR_BOARD).read_text(encoding="utf-8")
    compile_text(program, FAR_BOARD, folder / "far_board.mpy")
    unit = FarUnit(folder, PLENTY_KB)
    try:
        unit.boot()
        return Compiled(folder, unit.loop.beside)
    finally:
        unit.close()


def play(
    journey: Path, compiled: Compiled, heap_kb: int = HEAP_KB, measured: bool = False
) -> Played:
    """With a heap of so many KB for the firmware. To measure it, what nobody needs is collected
    after each step, which the firmware does by itself, but not just then."""
    units: list[FarUnit] = []
    heaps: dict[str, Heap] = {}

    def make(**options: Any) -> FarUnit:
        units.append(FarUnit(compiled.folder, heap_kb, compiled.beside, **options))
        return units[0]

    def note(played: Journey) -> None:
        unit = units[0]
        if unit.on:
            loop = unit.loop
            peak, loop.peak = loop.peak, 0
            loop.collect()
            add(heaps, Heap(unit.screen, loop.used, peak))

    wrong = ""
    shots: list[Shot] = []
    try:
        shots = shots_of(journey, make, note if measured else None)
    except Unexpected as error:
        wrong = str(error)
    finally:
        for unit in units:
            unit.close()
    return Played(wrong, shots, heaps)


def add(most: dict[str, Heap], heap: Heap) -> None:
    old = most.get(heap.screen, heap)
    most[heap.screen] = Heap(heap.screen, max(old.kept, heap.kept), max(old.peak, heap.peak))


def by_screen(journeys: Sequence[Path], folder: Path) -> tuple[list[Heap], list[str]]:
    """The most that each screen had in any of the journeys, and the names of those that did not
    fit."""
    compiled = compiled_into(folder)
    most: dict[str, Heap] = {}
    failed = []
    for journey in journeys:
        played = play(journey, compiled, measured=True)
        if played.wrong:
            failed.append(journey.stem)
        for heap in played.heaps.values():
            add(most, heap)
    return sorted(most.values()), failed
