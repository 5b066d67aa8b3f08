"""The flash chip in a file, for MicroPython's own littlefs: `vfs.VfsLfs2(FlashFile("image"))`.

In memory the flash alone would break the unit's heap limit; here it costs about 1 KB, most of it
the count of erases. The file is the image itself: 2 MiB that flash.py and littlefs-python take.
"""

from array import array

BLOCK_SIZE = 4096
BLOCK_COUNT = 512
_PIECE = 256  # bytes written at once to blank a block: a page of a real chip, and little heap

# What VfsLfs2 asks by ioctl: MicroPython's library reference, os.AbstractBlockDev
_COUNT = 4
_SIZE = 5
_ERASE = 6


class FlashFile:
    """A block device that counts, and refuses to program a byte that is not erased."""

    def __init__(self, path: str):
        self._blank = b"\xff" * _PIECE
        try:
            self._file = open(path, "r+b")
        except OSError:
            with open(path, "wb") as file:
                for _ in range(BLOCK_SIZE * BLOCK_COUNT // _PIECE):
                    file.write(self._blank)
            self._file = open(path, "r+b")
        self._old = bytearray(_PIECE)
        self.read = 0  # bytes
        self.programmed = 0  # bytes
        self.erased = 0  # blocks
        self.erases = array("H", bytes(2 * BLOCK_COUNT))

    def readblocks(self, number: int, buffer: bytearray, offset: int = 0) -> None:
        self.read += len(buffer)
        self._file.seek(number * BLOCK_SIZE + offset)
        self._file.readinto(buffer)

    def writeblocks(self, number: int, data: bytearray, offset: int = 0) -> None:
        start = number * BLOCK_SIZE + offset
        old = memoryview(self._old)[: len(data)]
        self._file.seek(start)
        self._file.readinto(old)
        if old != self._blank[: len(data)]:
            raise AssertionError("programs bytes of block %d that are not erased" % number)
        self.programmed += len(data)
        self._file.seek(start)
        self._file.write(data)

    def ioctl(self, question: int, number: int) -> int:
        if question == _COUNT:
            return BLOCK_COUNT
        if question == _SIZE:
            return BLOCK_SIZE
        if question == _ERASE:
            self.erased += 1
            self.erases[number] += 1
            self._file.seek(number * BLOCK_SIZE)
            for _ in range(BLOCK_SIZE // _PIECE):
                self._file.write(self._blank)
        return 0

    def close(self) -> None:
        self._file.close()
