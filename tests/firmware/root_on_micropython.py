"""Runs on MicroPython: a folder becomes the root of a unit's files, which then starts from it.

    micropython -m tests.firmware.root_on_micropython FOLDER start CAUSE
    micropython -m tests.firmware.root_on_micropython FOLDER damage FILE...

`machine` and `esp32` are those of the chip models, `time` is their clock. `start` starts the unit
once: its /boot.py where it has one, its /main.py, and after a minute somebody presses Ctrl-C. Then
it tells how that ended, and what the display and the watchdog are like.

`damage` starts it twice for each FILE of an app, for as long as a first screen takes: with the
file gone, or empty, in /a and then in /b as well. A line tells about each start.
"""

import os
import sys

import vfs

from firmware.board import DEVKITC
from host_tools.virtual_board.board_model import BoardModel
from host_tools.virtual_board.machine_model import Machine, Reset
from host_tools.virtual_board.nvs_model import nvs_maker
from host_tools.virtual_board.reading import lines

PATH = ("", ".frozen", "/lib")  # as on the ESP32; were it empty, built-in modules would come first
MINUTE_MS = 60 * 1000
FIRST_SCREEN_MS = 1000


class Module:
    """Something to be imported."""

    NVS: object
    const: object
    alloc_emergency_exception_buf: object


def power_on(board: "BoardModel", cause: int, ctrl_c_ms: int) -> "Machine":
    """Everything is as on a unit that has just started for that reason."""
    clock = board.clock
    pause = clock.sleep_ms

    def sleep_ms(ms):
        pause(ms)
        if clock.us > ctrl_c_ms * 1000:
            raise KeyboardInterrupt

    clock.sleep_ms = sleep_ms  # type: ignore[method-assign]
    machine = board.machine(cause)
    esp32 = Module()
    esp32.NVS = nvs_maker({})
    micropython = Module()
    micropython.const = lambda number: number
    micropython.alloc_emergency_exception_buf = lambda size: None  # which a PC does not have
    modules: dict = sys.modules
    for name in list(modules):
        if name.split(".")[0] in ("firmware", "engine_core"):
            del modules[name]
    modules["machine"] = machine
    modules["time"] = clock
    modules["esp32"] = esp32
    modules["micropython"] = micropython
    sys.path[:] = PATH
    return machine


def outcome(board: "BoardModel") -> str:
    """Runs the unit's own two files, one after the other, and says how that ended."""
    try:
        for name in ("boot.py", "main.py"):
            if name in os.listdir("/"):
                with open("/" + name) as file:
                    program = file.read()
                exec(program, {"__name__": "__main__"})
    except KeyboardInterrupt:
        return "stopped by hand"
    except Reset as reset:
        return "reset %d after %d ms" % (reset.cause, board.clock.us // 1000)
    return "prompt after %d ms" % (board.clock.us // 1000)


def start(cause: int) -> None:
    board = BoardModel(DEVKITC)
    machine = power_on(board, cause, MINUTE_MS)
    print(outcome(board))
    print("watchdog", machine.watchdog.timeout if machine.watchdog is not None else "none")
    print("\n".join(lines(board.display.pixels())))


def damage(files: list) -> None:
    empty = False
    for file in files:
        kind = "empty" if empty else "gone"
        with open("/a/" + file, "rb") as whole:
            content = whole.read()
        for folder, where in (("/a/", "in /a"), ("/b/", "in both")):
            os.remove(folder + file)
            if empty:
                write(folder + file, b"")
            tell(file, kind, where)
        for folder in ("/a/", "/b/"):
            write(folder + file, content)
        empty = not empty


def write(path: str, content: bytes) -> None:
    with open(path, "wb") as file:
        file.write(content)


def tell(file: str, kind: str, where: str) -> None:
    """In that line: what was done, how it ended, the folder in use, was the first screen seen."""
    board = BoardModel(DEVKITC)
    power_on(board, Machine.PWRON_RESET, FIRST_SCREEN_MS)
    end = outcome(board)
    seen = "No game yet." in lines(board.display.pixels())
    print("=", file, kind, where, end.split(" after ")[0], sys.path[0], seen, sep="|")


if __name__ == "__main__":
    vfs.umount("/")
    vfs.mount(vfs.VfsPosix(sys.argv[1]), "/")
    if sys.argv[2] == "start":
        start(int(sys.argv[3]))
    else:
        damage(sys.argv[3:])
