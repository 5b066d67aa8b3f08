"""What tests have MicroPython do with a flash image in a file, or with a folder.

    micropython -m tests.virtual_board.flash_on_micropython cases_on_flash PATH

The name of one of the functions below, and where; each prints what it found.
"""

import gc
import os
import sys

import vfs  # type: ignore[import-not-found]

from firmware.storage.files import Files
from host_tools.virtual_board.flash_file import FlashFile
from tests.firmware.files_cases import CASES, FLASH_CASES, a_days_work


def run(cases: list, folder: str) -> None:
    for number, case in enumerate(cases):
        own = "%s/%d" % (folder, number)
        os.mkdir(own)
        case(Files(own))
        print("ok", case.__name__)


def mounted(path: str, mtime: bool) -> FlashFile:
    flash = FlashFile(path)
    vfs.mount(vfs.VfsLfs2(flash, mtime=mtime), "/chip")
    return flash


def cases_in_a_folder(path: str) -> None:
    run(CASES, path)


def cases_on_flash(path: str) -> None:
    """With the time of each file, which VfsLfs2 adds unless told otherwise."""
    vfs.VfsLfs2.mkfs(FlashFile(path))
    mounted(path, True)
    run(CASES + FLASH_CASES, "/chip")


def work(path: str) -> None:
    """Without the time of each file, which the littlefs of the PC does not add."""
    flash = FlashFile(path)
    vfs.VfsLfs2.mkfs(flash)
    vfs.mount(vfs.VfsLfs2(flash, mtime=False), "/chip")
    a_days_work(Files("/chip"))
    print(flash.read, flash.programmed, flash.erased, list(flash.erases))


def look(path: str) -> None:
    mounted(path, False)
    files = Files("/chip")
    print([files.read(name) for name in ("settings", "games/1/journal", "games/2/journal")])


def heap(path: str) -> None:
    gc.collect()
    before = gc.mem_alloc()  # type: ignore[attr-defined]
    flash = FlashFile(path)
    gc.collect()
    print(gc.mem_alloc() - before)  # type: ignore[attr-defined]
    flash.close()


def program_twice(path: str) -> None:
    flash = FlashFile(path)
    flash.writeblocks(7, bytearray(64), 32)
    try:
        flash.writeblocks(7, bytearray(64), 64)
    except AssertionError as error:
        print(error)
    flash.ioctl(6, 7)
    flash.writeblocks(7, bytearray(64), 64)
    print(flash.programmed, flash.erased, flash.erases[7])


if __name__ == "__main__":
    globals()[sys.argv[1]](sys.argv[2])
