"""The flash of a unit that runs on MicroPython: littlefs as the board has it, on a file.

What flash.py is on CPython, as far as a unit needs it: a power cut leaves nothing torn, and its
plan of faults is not looked at.
"""

import os
from binascii import hexlify

import vfs

from firmware.storage.faults import StorageFailed
from firmware.storage.files import Files
from host_tools.virtual_board.faults import EIO
from host_tools.virtual_board.flash_file import BLOCK_COUNT, BLOCK_SIZE, FlashFile
from host_tools.virtual_board.nvs_model import put_value

FOLDER = "/unit"
_ERASE = 6  # as VfsLfs2 asks by ioctl


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
        self.plan = None
        self.dead = False
        self.lives = 0  # how often it was powered on again: who mounted it before must mount anew
        self._left = 0  # operations until the power goes; 0: it does not
        self.closing = False  # a file that the power cut left open

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

    def open(self, path: str, mode: str) -> "_File":
        if self.dead:
            raise PowerCut
        return _File(self, open(path, mode))

    def power_on(self) -> None:
        self.dead = False
        self.lives += 1
        self._left = 0

    def cut_after(self, count: int, tear: str = "none") -> None:
        """Cut the power before the count-th program or erase from now, or now (0)."""
        if tear != "none":
            raise NotImplementedError("here nothing is torn")
        self._left = count
        self.dead = not count

    def count(self) -> None:
        """A program or erase begins."""
        if self._left:
            self._left -= 1
            self.dead = not self._left

    def write_nvs(self, space: str, key: str, value) -> None:
        if self.dead:
            raise PowerCut
        put_value(self.nvs, space, key, value)


class _File:
    """An open file. One that a power cut leaves open has to be closed all the same: MicroPython
    would do it while it collects garbage, and there nothing can be raised."""

    def __init__(self, flash: "Flash", file):
        self._flash = flash
        self._file = file
        self.read = file.read
        self.write = file.write
        self.seek = file.seek

    def __enter__(self) -> "_File":
        return self

    def __exit__(self, *error: object) -> None:
        try:
            self._file.close()
        except PowerCut:
            self._flash.closing = True
            try:
                self._file.close()
            except OSError:
                pass
            self._flash.closing = False
            raise


class _Wires:
    """The chip as one mount of it sees it: without power, and after that, it is out of reach."""

    def __init__(self, flash: "Flash"):
        self._flash = flash
        self._life = flash.lives

    def _powered(self, operation: bool) -> bool:
        flash = self._flash
        if operation and flash.lives == self._life:
            flash.count()
        if flash.dead or flash.lives != self._life:
            if not flash.closing:
                raise PowerCut
            return False
        return True

    def readblocks(self, number: int, buffer: bytearray, offset: int = 0) -> int:
        if not self._powered(False):
            return -EIO
        self._flash.chip.readblocks(number, buffer, offset)
        return 0

    def writeblocks(self, number: int, data: bytearray, offset: int = 0) -> int:
        if not self._powered(True):
            return -EIO
        self._flash.chip.writeblocks(number, data, offset)
        return 0

    def ioctl(self, question: int, number: int) -> int:
        if question == _ERASE and not self._powered(True):
            return -EIO
        return self._flash.chip.ioctl(question, number)


def mounted(flash: "Flash") -> Files:
    """The files on it. A blank chip is formatted, as the board does at its first start."""
    wires = _Wires(flash)
    first = bytearray(32)
    wires.readblocks(0, first)
    try:
        vfs.umount(FOLDER)
    except OSError:
        pass
    try:
        if first == b"\xff" * 32:
            vfs.VfsLfs2.mkfs(wires)
        vfs.mount(vfs.VfsLfs2(wires), FOLDER)
    except OSError:
        raise StorageFailed("broken") from None
    return Files(FOLDER, os, flash.open)
