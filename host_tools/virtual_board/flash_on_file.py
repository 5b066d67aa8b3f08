"""The flash of a unit that runs on MicroPython: littlefs as the board has it, on a file.

What flash.py is on CPython, as far as a unit needs it: power is cut between two operations only.
"""

import os
from binascii import hexlify

import vfs

from firmware.storage.faults import StorageFailed
from firmware.storage.files import Files
from host_tools.virtual_board.flash_file import BLOCK_COUNT, BLOCK_SIZE, FlashFile

FOLDER = "/unit"


class PowerCut(BaseException):
    """Not an Exception, so that nothing in the firmware can catch it."""


class Flash:
    """One chip; only one at a time can be mounted. Without a path its file is a nameless one."""

    def __init__(self, path: str = ""):
        name = path or "/tmp/deedbox-%s" % hexlify(os.urandom(8)).decode()
        self.chip = FlashFile(name)
        if not path:
            os.remove(name)  # it lives as long as it is open
        self.nvs: dict = {}
        self.dead = False

    @property
    def read(self) -> int:
        return self.chip.read

    @property
    def programmed(self) -> int:
        return self.chip.programmed

    @property
    def erased(self) -> int:
        return self.chip.erased

    def image(self) -> bytes:
        whole = bytearray(BLOCK_SIZE * BLOCK_COUNT)
        self.chip.readblocks(0, whole)
        return bytes(whole)

    def power_on(self) -> None:
        self.dead = False

    def cut_after(self, count: int, tear: str = "none") -> None:
        if count:
            raise NotImplementedError("here the power can be cut between two operations only")
        self.dead = True

    def write_nvs(self, space: str, key: str, value) -> None:
        values = self.nvs.setdefault(space, {})
        if value is None:
            values.pop(key, None)
        else:
            values[key] = value


def mounted(flash: "Flash") -> Files:
    """The files on it. A blank chip is formatted, as the board does at its first start."""
    try:
        vfs.umount(FOLDER)
    except OSError:
        pass
    first = bytearray(32)
    flash.chip.readblocks(0, first)
    try:
        if first == b"\xff" * 32:
            vfs.VfsLfs2.mkfs(flash.chip)
        vfs.mount(vfs.VfsLfs2(flash.chip), FOLDER)
    except OSError:
        raise StorageFailed("broken") from None
    return Files(FOLDER)
