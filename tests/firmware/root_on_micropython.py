"""Runs on MicroPython: a folder becomes the root of a unit's files, and its /main.py is started.

    micropython -m tests.firmware.root_on_micropython FOLDER [lines]

`machine` and `esp32` are those of the chip models, `time` is their clock: after a minute of it
somebody presses Ctrl-C. With "lines" the display is read at the end.
"""

import sys

import vfs

from firmware.board import DEVKITC
from host_tools.virtual_board.board_model import BoardModel
from host_tools.virtual_board.nvs_model import nvs_maker
from host_tools.virtual_board.reading import lines

MINUTE = 60 * 1000 * 1000


class Module:
    """Something to be imported."""

    NVS: object


def main(folder: str, wanted: list) -> None:
    board = BoardModel(DEVKITC)
    clock = board.clock
    pause = clock.sleep_ms

    def sleep_ms(ms):
        pause(ms)
        if clock.us > MINUTE:
            raise KeyboardInterrupt

    clock.sleep_ms = sleep_ms  # type: ignore[method-assign]
    machine = board.machine(1)
    esp32 = Module()
    esp32.NVS = nvs_maker({})
    modules: dict = sys.modules
    modules["machine"] = machine
    modules["time"] = clock
    modules["esp32"] = esp32
    for name in [
        name for name in sys.modules if name.split(".")[0] in ("firmware", "engine_core")
    ]:
        del sys.modules[name]
    sys.path.clear()
    vfs.umount("/")
    vfs.mount(vfs.VfsPosix(folder), "/")
    with open("/main.py") as file:
        program = file.read()
    try:
        exec(program, {"__name__": "__main__"})
    except KeyboardInterrupt:
        print("stopped by hand")
    except BaseException as reset:
        print("reset", getattr(reset, "cause", ""))
    if wanted:
        print("\n".join(lines(board.display.pixels())))


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
