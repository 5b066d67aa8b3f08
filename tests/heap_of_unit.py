"""Runs on MicroPython under a heap limit: the firmware goes on with a saved late game.

    micropython -X heapsize=152K -m heap_of_unit IMAGE

The board is a bare one, the flash a real littlefs in a file. Plays some dozen commands that are
legal, with undo now and then, and the loop beating in between.
"""

import gc
import sys

import vfs
from bare_board import Machine, Nvs, Time
from flash_file import FlashFile


def tell(what: str) -> None:
    gc.collect()
    print(what, gc.mem_alloc())  # type: ignore[attr-defined]


def main(image: str) -> None:
    tell("models")
    vfs.mount(vfs.VfsLfs2(FlashFile(image)), "/unit")
    from firmware.board import DEVKITC
    from firmware.main import COLLECT_EVERY, build
    from firmware.storage.files import Files

    gc.threshold(COLLECT_EVERY)  # type: ignore[attr-defined]
    tell("imported")
    unit = build(Machine, Time(), DEVKITC, Files("/unit"), Nvs(), 1)
    del build
    for name in ("firmware.main", "firmware.board"):
        del sys.modules[name]
        delattr(sys.modules["firmware"], name.split(".")[1])
    for _ in range(50):
        unit.beat()
    tell("started")
    for name in ("records", "packing", "journal"):  # else they would come a second time
        assert "firmware.storage." + name in sys.modules, name
    saved = unit.saved
    assert saved.game is not None
    for number in range(60):
        chosen = None
        for chosen in saved.game.legal():
            if chosen[0] != "bankrupt" and chosen[0] != "resign":
                break
        if chosen is None or saved.game.over:
            break
        saved.do([chosen])
        unit.drawn = False
        unit.beat()
        if number % 9 == 8:
            saved.undo()
    tell("played")


if __name__ == "__main__":
    main(sys.argv[1])
