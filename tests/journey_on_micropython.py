"""Runs on MicroPython: plays one journey under a heap limit, and tells what the heap held.

    micropython -X heapsize=4M -m journey_on_micropython models LIST
    micropython -X heapsize=400K -m journey_on_micropython play JOURNEY MODELS

The first prints `models N`: what the chip models keep, and what plays the journey, this program
too; and before that what names take, by `qstr_info`, when there is only this program. LIST is a
file with the modules that the unit itself has, one a line.

The second plays. It prints the unit's modules that it met, as `module NAME`, and for each screen
`heap SCREEN KEPT PEAK`: the most after a collection, which is made after each step, and the most
seen at any beat of the loop; both without the models.

Whose memory is it? The models use modules of the firmware, and would bring them in for it, or keep
those that the unit would let go. So they have copies of their own, which count as theirs: before
each start of the unit its modules are taken out of `sys.modules`, and it brings in what it needs,
as on the board. Only what always stays there is common to both, and counts as the unit's. So do
the names in its programs, which MicroPython keeps for ever, and only once. What looking takes for
a moment, at the screen or at a snapshot, is kept in reserve, so that nobody else can have it.
"""

import gc
import sys

import micropython

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from host_tools.journeys import Journey

ALWAYS = ("engine_core", "firmware.storage.faults", "firmware.storage.files")
EMPTY = 1024  # bytes that a program of one line finds taken
UNIT = "host_tools.virtual_board.unit"
COLLECT_EVERY = 4096  # bytes, as in firmware/main.py
PIECE = 480  # with its bytearray it takes 512
PIECES = 128  # 64 KB: all that is allocated when a screen is read
TONES = 8  # more than any tune has
MANY_TONES = 40  # within one step, as where many names are typed

always: set = set()
met: set = set()


def used() -> int:
    gc.collect()
    return gc.mem_alloc()  # type: ignore[attr-defined]


def forget(name: str) -> None:
    package, _, last = name.rpartition(".")
    del sys.modules[name]
    if package in sys.modules and hasattr(sys.modules[package], last):
        delattr(sys.modules[package], last)


def app_modules() -> list:
    return [name for name in sys.modules if name.split(".")[0] in ("engine_core", "firmware")]


def forget_app() -> None:
    """As if the unit had just been switched on."""
    loader = sys.modules["engine_core.loader"]
    loader.let_go()
    loader.seen.clear()
    for name in app_modules():
        if name not in always:
            forget(name)
    gc.collect()


def leave(modules: list) -> None:
    """Only these of the unit's modules."""
    loader = sys.modules["engine_core.loader"]
    for name in app_modules():
        if name not in modules:
            forget(name)
            for noted in (loader.brought, loader.seen):
                if name in noted:
                    noted.remove(name)


def build(*arguments):
    """In place of the `build` that the model of the unit has: brought in at each start, and then
    forgotten, as firmware/root/main.py does."""
    forget_app()
    from firmware.main import build

    loop = build(*arguments)
    forget("firmware.main")
    return loop


class Heap:
    """The most that there was, by screen; and the reserve."""

    def __init__(self, models: int):
        self.models = models
        self.kept: dict = {}
        self.peak: dict = {}
        self.reserve: list = []
        self.fill()

    def fill(self) -> None:
        gc.collect()
        try:
            while len(self.reserve) < PIECES:
                self.reserve.append(bytearray(PIECE))
        except MemoryError:
            pass  # somebody has taken more than was there for him, and will soon learn it

    def aside(self, look: "Callable[..., Any]") -> "Callable[..., Any]":
        """The same function, but it works on the reserve, and what it brings in goes with it."""

        def looked(*arguments):
            if not self.reserve:
                return look(*arguments)
            self.reserve.clear()
            gc.collect()
            before = app_modules()
            found = look(*arguments)
            leave(before)
            self.fill()
            return found

        return looked

    def note(self, most: dict, unit) -> None:
        alloc = gc.mem_alloc() - self.models  # type: ignore[attr-defined]
        if unit.screen and alloc > most.get(unit.screen, 0):
            most[unit.screen] = alloc

    def after_step(self, journey: "Journey") -> None:
        self.aside(journey.unit.trim)()
        gc.collect()
        self.note(self.kept, journey.unit)


def watched(heap: Heap) -> type:
    """A Unit of which the heap is watched."""

    class Watched(sys.modules[UNIT].Unit):  # type: ignore
        def _beat(self, until: int) -> None:
            super()._beat(until)
            heap.note(heap.peak, self)
            if len(self.board.buzzer._done) > MANY_TONES:
                heap.aside(self.trim)()

        def pixels(self) -> bytes:
            return heap.aside(super().pixels)()

        def lines(self) -> list:
            return heap.aside(super().lines)()

        def trim(self) -> None:
            """What the models remember would grow all evening."""
            self.inputs.clear()
            self._tags.clear()
            board = self.board
            board.display._seen = None
            if board.reader is not None:
                board.reader.log = []
            count = len(self.sounds)
            board.buzzer._done = board.buzzer._done[-TONES:]
            self._heard = max(0, len(self._words()) - count)

    return Watched


def keep_always() -> None:
    # Else what stays would be scattered among garbage, and be in everybody's way for ever.
    gc.threshold(COLLECT_EVERY)  # type: ignore[attr-defined]
    for name in ALWAYS:
        __import__(name)
    for name in sys.modules:
        always.add(name)


def prepare(models: int) -> tuple:
    """The models and the player of journeys, before anything of the unit."""
    __import__("host_tools.journeys")
    journeys, unit = sys.modules["host_tools.journeys"], sys.modules[UNIT]
    sys.modules["host_tools.virtual_board.reading"].learn()
    if hasattr(unit, "hands"):  # now, and not when somebody plays: they are the models' too
        __import__("host_tools.virtual_board.hands")
    forget_app()
    heap = Heap(models)
    unit.build = build  # type: ignore[attr-defined]
    unit.enrol = heap.aside(unit.enrol)  # type: ignore[attr-defined]
    journeys.game_mark = heap.aside(journeys.game_mark)  # type: ignore[attr-defined]
    return heap, watched(heap)


def tell_models(path: str) -> None:
    program = used() - EMPTY
    micropython.qstr_info()  # type: ignore[attr-defined]
    keep_always()
    with open(path) as file:
        for line in file:
            __import__(line.strip())
    forget_app()
    before = used() - program
    heap, make = prepare(0)
    journey = sys.modules["host_tools.journeys"].Journey("", make)
    journey.take("boot")
    journey.take("see Deedbox")
    heap.after_step(journey)
    journey.unit._stop()  # and all that is left of it are the models
    forget_app()
    print("models", used() - before)


def play(path: str, models: int) -> None:
    keep_always()
    loader = sys.modules["engine_core.loader"]
    let_go = loader.let_go

    def noted() -> None:
        met.update(app_modules())
        let_go()

    if not models:
        loader.let_go = noted  # type: ignore[attr-defined]
    heap, make = prepare(models)
    met.clear()
    try:
        steps = sys.modules["host_tools.journeys"].run(path, make, each=heap.after_step)
    finally:
        heap.reserve.clear()
        gc.collect()
        for screen in sorted(heap.kept):
            print("heap", screen, heap.kept[screen], heap.peak.get(screen, heap.kept[screen]))
    met.update(app_modules())
    for name in met:
        print("module", name)
    print("steps", steps)


if __name__ == "__main__":
    if sys.argv[1] == "models":
        tell_models(sys.argv[2])
    else:
        play(sys.argv[2], int(sys.argv[3]))
