"""The unit's files: small, durable, and the same wherever they lie.

Paths are plain and relative, "games/12"; folders are made as needed. What was appended or replaced
is durable when the call returns: the file is closed then, and littlefs keeps nothing less. After a
power cut a file has all of its old bytes or all of its new ones; one that was being made may be
there with none. That is what littlefs does by itself, so there is no temporary file and no rename
(measured at ten times the reads).

A missing file is None, -1 or []. Everything else that goes wrong is StorageFailed.
"""

import os

from firmware.storage.faults import StorageFailed

_MISSING = (2, 20, 21)  # ENOENT; ENOTDIR and EISDIR: a file is no folder, and a folder no file
_FULL = 28  # ENOSPC, which MicroPython's errno has no name for
_FOLDER = 0x4000  # in the mode that stat tells


def _failed(error: OSError) -> StorageFailed:
    return StorageFailed("full" if error.errno == _FULL else "broken")


def _pass_if_missing(error: OSError) -> None:
    if error.errno not in _MISSING:
        raise _failed(error)


class Files:
    """The files below a folder; "" is the root. `system` is what os is, `opener` what open is."""

    def __init__(self, folder: str = "", system=os, opener=open):
        self._start = folder + "/"
        self._os = system
        self._open = opener

    def read(self, path: str, offset: int = 0, size: int = -1):
        """The bytes, fewer where the file ends; None where there is no such file."""
        try:
            with self._open(self._start + path, "rb") as file:
                if offset:
                    file.seek(offset)
                return file.read(size)
        except OSError as error:
            _pass_if_missing(error)
        return None

    def size_of(self, path: str) -> int:
        try:
            found = self._os.stat(self._start + path)
        except OSError as error:
            _pass_if_missing(error)
            return -1
        return -1 if found[0] & _FOLDER else found[6]

    def append(self, path: str, data: bytes) -> None:
        self._write(path, "ab", data)

    def replace(self, path: str, data: bytes) -> None:
        self._write(path, "wb", data)

    def remove(self, path: str) -> None:
        try:
            self._os.remove(self._start + path)
        except OSError as error:
            _pass_if_missing(error)

    def names(self, folder: str) -> list:
        """Files and folders in it, sorted; "" is the whole of it."""
        try:
            return sorted(self._os.listdir(self._start + folder))
        except OSError as error:
            _pass_if_missing(error)
        return []

    def free(self) -> int:
        """Bytes, rather too few; slow, because littlefs walks through everything to find out.

        MicroPython counts every folder twice, so on a full flash fewer blocks than none are free:
        -34 on the unit, 2 ** 32 - 34 on a PC.
        """
        try:
            found = self._os.statvfs(self._start)
        except OSError as error:
            raise _failed(error)
        return found[0] * found[3] if 0 <= found[3] <= found[2] else 0

    def _write(self, path: str, mode: str, data: bytes) -> None:
        full = self._start + path
        try:
            try:
                file = self._open(full, mode)
            except OSError as error:
                if error.errno != 2:
                    raise
                self._make_folders(path)
                file = self._open(full, mode)
            with file:
                file.write(data)
        except OSError as error:
            raise _failed(error)

    def _make_folders(self, path: str) -> None:
        end = path.find("/")
        while end >= 0:
            try:
                self._os.mkdir(self._start + path[:end])
            except OSError as error:
                if error.errno != 17:  # EEXIST
                    raise
            end = path.find("/", end + 1)
