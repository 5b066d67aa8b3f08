"""The flash of a unit in a page: no littlefs there, only its files, each a text of bytes.

What a unit needs of flash.py, with the same promise: a file that was closed is durable, and a
power cut leaves the old one or the new one. `keep(path, data)` is told of each file as it becomes
durable (None: it is gone) and `keep_nvs()` of the values beside them; whoever cannot keep them
raises OSError, and then the unit has not written either.
"""

from firmware.storage.faults import StorageFailed
from firmware.storage.files import Files
from host_tools.virtual_board.faults import EIO, ERROR
from host_tools.virtual_board.nvs_model import put_value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from host_tools.virtual_board.faults import FaultPlan

BLOCK_SIZE = 4096
BLOCK_COUNT = 512
SMALL = 128  # bytes: such a file lies inside of its folder
ENOENT = 2
ENOTDIR = 20
EISDIR = 21
ENOSPC = 28
_FILE, _FOLDER = 0x8000, 0x4000


class PowerCut(BaseException):
    """Not an Exception, so that nothing in the firmware can catch it."""


class Flash:
    def __init__(self, files: "dict | None" = None, nvs: "dict | None" = None):
        self.files: dict[str, bytes] = files or {}
        self.nvs: dict = nvs or {}
        self.plan: FaultPlan | None = None
        self.dead = False
        self.stuck = False
        self.lives = 0
        self.read = self.programmed = self.erased = 0
        self._left = 0  # writes until the power goes; 0: it does not
        self._garbled = False

    def keep(self, path: str, data: "bytes | None") -> None:
        """In a page, its storage."""

    def keep_nvs(self) -> None:
        """The same for the NVS."""

    def power_on(self) -> None:
        self.dead = self.stuck = False
        self.lives += 1
        self._left = 0

    def cut_after(self, count: int, tear: str = "none") -> None:
        """Cut the power in the count-th write from now, or now (0). Nothing is torn here."""
        self._left = count
        self.dead = not count

    def write_nvs(self, space: str, key: str, value) -> None:
        if self.dead:
            raise PowerCut
        put_value(self.nvs, space, key, value)
        self.keep_nvs()

    # -- what littlefs would do

    def begin(self) -> None:
        """A call of the file system, which a fault may hit."""
        if self.dead:
            raise PowerCut
        kind = self.plan.next() if self.plan is not None else None
        self.stuck = self.stuck or kind == "stuck"
        self._garbled = kind == "garbage"
        if self.stuck or kind in ("no_answer", ERROR):
            raise OSError(EIO, "EIO")

    def content(self, path: str) -> "bytes | None":
        data = self.files.get(path)
        if data is not None and self._garbled and self.plan is not None:
            return bytes(self.plan.garble(data))
        return data

    def put(self, path: str, data: "bytes | None") -> None:
        """Durable, or as it was before."""
        if self._left:
            self._left -= 1
            self.dead = not self._left
        if self.dead:
            raise PowerCut
        if data is not None and self.blocks(path, data) > BLOCK_COUNT:
            raise OSError(ENOSPC, "ENOSPC")
        self.keep(path, data)
        if data is None:
            self.files.pop(path, None)
        else:
            self.programmed += len(data) - len(self.files.get(path, b""))
            self.files[path] = data

    def blocks(self, path: str = "", data: bytes = b"") -> int:
        """That are taken, if this file were so."""
        count = 4
        for name in self.files:
            if name != path:
                count += taken(self.files[name])
        return count + taken(data)


def taken(data: bytes) -> int:
    return (len(data) + BLOCK_SIZE - 1) // BLOCK_SIZE if len(data) > SMALL else 0


class Mount:
    """The few calls of `os` and `open` that Files makes. A folder is there with its first file."""

    def __init__(self, flash: "Flash"):
        self.flash = flash
        self.life = flash.lives

    def begin(self) -> None:
        if self.life != self.flash.lives:
            raise PowerCut
        self.flash.begin()

    def open(self, path: str, mode: str) -> "_File":
        self.begin()
        path = path.strip("/")
        if self._is_folder(path):
            raise OSError(EISDIR, "EISDIR")
        if mode == "rb" and path not in self.flash.files:
            raise OSError(ENOENT, "ENOENT")
        for name in self.flash.files:
            if path.startswith(name + "/"):
                raise OSError(ENOTDIR, "ENOTDIR")
        return _File(self, path, mode)

    def stat(self, path: str) -> tuple:
        self.begin()
        path = path.strip("/")
        data = self.flash.files.get(path)
        if data is not None:
            return (_FILE, 0, 0, 0, 0, 0, len(data))
        if not self._is_folder(path):
            raise OSError(ENOENT, "ENOENT")
        return (_FOLDER, 0, 0, 0, 0, 0, 0)

    def listdir(self, path: str) -> list:
        self.begin()
        path = path.strip("/")
        if path and not self._is_folder(path):
            raise OSError(ENOENT, "ENOENT")
        start = path + "/" if path else ""
        names: set[str] = set()
        for name in self.flash.files:
            if name.startswith(start):
                names.add(name[len(start) :].split("/")[0])
        return list(names)

    def remove(self, path: str) -> None:
        self.begin()
        path = path.strip("/")
        if path not in self.flash.files:
            raise OSError(ENOENT, "ENOENT")
        self.flash.put(path, None)

    def mkdir(self, path: str) -> None:
        self.begin()

    def statvfs(self, path: str) -> tuple:
        self.begin()
        free = BLOCK_COUNT - self.flash.blocks()
        return (BLOCK_SIZE, BLOCK_SIZE, BLOCK_COUNT, free, free)

    def _is_folder(self, path: str) -> bool:
        for name in self.flash.files:
            if name.startswith(path + "/"):
                return True
        return False


class _File:
    def __init__(self, mount: "Mount", path: str, mode: str):
        self._mount = mount
        self._path = path
        self._writes = mode != "rb"
        held = mount.flash.content(path) or b""
        self._data = bytearray(b"" if mode == "wb" else held)
        self._at = 0

    def __enter__(self) -> "_File":
        return self

    def __exit__(self, kind: "Any", *error: object) -> None:
        if self._writes and kind is None:
            self._mount.begin()
            self._mount.flash.put(self._path, bytes(self._data))

    def seek(self, offset: int) -> None:
        self._at = offset

    def read(self, size: int = -1) -> bytes:
        end = len(self._data) if size < 0 else self._at + size
        piece = bytes(self._data[self._at : end])
        self._at += len(piece)
        self._mount.flash.read += len(piece)
        return piece

    def write(self, data: bytes) -> None:
        self._data += data


def mounted(flash: "Flash") -> Files:
    mount = Mount(flash)
    try:
        flash.begin()
    except OSError:
        raise StorageFailed("broken") from None
    return Files("", mount, mount.open)
