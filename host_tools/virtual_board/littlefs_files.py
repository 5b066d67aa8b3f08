"""The firmware's own files object on the flash model, through littlefs-python.

The library's low-level calls only: its file objects close twice after an error, which ends the
process, and its flush does not make anything durable.

CPython only; on MicroPython flash_on_file.py stands in.
"""

from collections.abc import Callable
from typing import Any

from littlefs import lfs
from littlefs.context import UserContext
from littlefs.errors import LittleFSError

from firmware.storage.faults import StorageFailed
from firmware.storage.files import Files
from host_tools.virtual_board.faults import EIO, ERROR
from host_tools.virtual_board.flash import BLANK, BLOCK_COUNT, BLOCK_SIZE, Flash, PowerCut

ENOSPC = 28

# As MicroPython mounts it: extmod/vfs_lfsx.c. Its disk version is 2.1 since MicroPython 1.22; 2.0
# did not notice what a power cut left behind the last commit, and wrote over it.
GEOMETRY = {
    "block_size": BLOCK_SIZE,
    "block_count": BLOCK_COUNT,
    "read_size": 32,
    "prog_size": 32,
    "cache_size": 128,
    "lookahead_size": 32,
    "block_cycles": 100,
    "disk_version": 0x00020001,
}

# Read only; write, create and truncate; write, create and append: lfs.h. The library's own "ab"
# does not create.
_FLAGS = {
    mode: lfs.LFSFileFlag(flags) for mode, flags in (("rb", 1), ("wb", 0x502), ("ab", 0x902))
}


class FlashFailed(OSError):
    """By the fault plan: littlefs was not called."""


class _Wires(UserContext):
    """What the library calls. An exception would be lost in there, so it is kept for later."""

    def __init__(self, flash: Flash):
        self.flash = flash
        self.fault: AssertionError | None = None

    def read(self, cfg: lfs.LFSConfig, block: int, off: int, size: int) -> bytearray:
        return bytearray(self.flash.fetch(block, off, size))

    def prog(self, cfg: lfs.LFSConfig, block: int, off: int, data: bytes) -> int:
        try:
            self.flash.program(block, off, bytes(data))
        except AssertionError as error:
            self.fault = error
        return 0

    def erase(self, cfg: lfs.LFSConfig, block: int) -> int:
        self.flash.erase(block)
        return 0

    def sync(self, cfg: lfs.LFSConfig) -> int:
        return 0


class Disk:
    """A mounted flash with the few calls of `os` and `open` that Files makes, and their errors.

    Without power the library is not called any more, not even to close a file.
    """

    def __init__(self, flash: Flash):
        self._flash = flash
        self._life = flash.lives
        self._wires = _Wires(flash)
        self._config = lfs.LFSConfig(self._wires, **GEOMETRY)
        self._system = lfs.LFSFilesystem()
        self._stale = False  # the last write failed
        self._kept: list[tuple[object, ...]] = []  # of calls that failed: littlefs knows them
        if flash.blocks[0] == flash.blocks[1] == BLANK:
            self.call(lfs.format, self._config)
        self.call(lfs.mount, self._config)

    def call(self, action: Callable[..., Any], *arguments: object) -> Any:
        """One call of the library, with its errors as the unit's file system has them."""
        self._check()
        fault = self._flash.fault()
        if fault == ERROR:
            self._kept.append(arguments)
            raise FlashFailed(EIO, "EIO")
        try:
            result = action(self._system, *arguments)
        except LittleFSError as error:
            self._check()
            self._stale = self._stale or -error.code == ENOSPC
            raise OSError(-error.code, error.name) from None
        self._check()
        if fault == "garbage" and action is lfs.file_read:
            assert self._flash.plan is not None
            return bytes(self._flash.plan.garble(result))
        return result

    def _fresh(self) -> None:
        """After a write for which there was no room littlefs stumbles over the next one, and takes
        the process with it: on the unit, which leaves its assertions out, it does not."""
        if self._stale:
            self._stale = False
            self._system = lfs.LFSFilesystem()
            self.call(lfs.mount, self._config)

    def _check(self) -> None:
        if self._wires.fault:
            raise self._wires.fault
        if self._flash.dead or self._flash.lives != self._life:
            raise PowerCut

    def open(self, path: str, mode: str) -> "DiskFile":
        self._fresh()
        return DiskFile(self, self.call(lfs.file_open, path, _FLAGS[mode]))

    def stat(self, path: str) -> tuple[int, ...]:
        found = self.call(lfs.stat, path)
        is_file = found.type == lfs.LFSStat.TYPE_REG
        return (0x8000, 0, 0, 0, 0, 0, found.size) if is_file else (0x4000, 0, 0, 0, 0, 0, 0)

    def listdir(self, path: str) -> list[str]:
        names = []
        folder = self.call(lfs.dir_open, path)
        try:
            entry = self.call(lfs.dir_read, folder)
            while entry:
                names.append(entry.name)
                entry = self.call(lfs.dir_read, folder)
        finally:
            self.call(lfs.dir_close, folder)
        return [name for name in names if name not in (".", "..")]

    def statvfs(self, path: str) -> tuple[int, ...]:
        free = BLOCK_COUNT - self.call(lfs.fs_size)
        return (BLOCK_SIZE, BLOCK_SIZE, BLOCK_COUNT, free, free)

    def mkdir(self, path: str) -> None:
        self._fresh()
        self.call(lfs.mkdir, path)

    def remove(self, path: str) -> None:
        self._fresh()
        self.call(lfs.remove, path)


class DiskFile:
    """An open file; `with` closes it, whatever happens. After a write that failed closing it
    changes nothing any more, as in littlefs."""

    def __init__(self, disk: Disk, handle: lfs.LFSFile):
        self._disk = disk
        self._handle = handle
        self._failed = False

    def __enter__(self) -> "DiskFile":
        return self

    def __exit__(self, *error: object) -> None:
        if not self._failed:
            self._disk.call(lfs.file_close, self._handle)

    def seek(self, offset: int) -> None:
        self._disk.call(lfs.file_seek, self._handle, offset, 0)

    def read(self, size: int = -1) -> bytes:
        if size < 0:
            whole = self._disk.call(lfs.file_size, self._handle)
            size = max(0, whole - self._disk.call(lfs.file_tell, self._handle))
        return bytes(self._disk.call(lfs.file_read, self._handle, size))

    def write(self, data: bytes) -> None:
        try:
            self._disk.call(lfs.file_write, self._handle, bytes(data))
        except FlashFailed:
            self._failed = True
            raise


class LittlefsFiles(Files):
    """Mounts the flash. A blank one is formatted, as the ESP32 does at its first start; a damaged
    one is StorageFailed("broken") and stays as it is."""

    def __init__(self, flash: Flash):
        try:
            disk = Disk(flash)
        except OSError:
            raise StorageFailed("broken") from None
        super().__init__("", disk, disk.open)
