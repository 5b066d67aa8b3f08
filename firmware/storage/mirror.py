"""The last snapshot once more, outside the file system: for the day when that no longer mounts.

The NVS is the only other place on a stock board. Two blobs take turns: one is always whole.
"""

from firmware.storage.faults import BadData
from firmware.storage.packing import packed
from firmware.storage.records import sum_of
from firmware.storage.unpacking import Reader, unpacked

_SLOTS = ("game0", "game1")
_SIZE = 1900  # an NVS page takes a blob of up to 1,984 bytes in one piece;
_MOSTLY = 800  # snapshots have a third
_TOO_LONG = -0x110C  # ESP_ERR_NVS_INVALID_LENGTH: the buffer is too small for the blob


class Mirror:
    """`nvs` is an open namespace of esp32.NVS. A mirror that fails never stops a game."""

    def __init__(self, nvs):
        self.nvs = nvs
        self.ok = True
        self.number = -1  # of the last one saved; unknown at first

    def save(self, snapshot: dict) -> None:
        if self.number < 0:
            self.number = max([self._number(slot) for slot in _SLOTS])
        data = packed([self.number + 1, snapshot])
        data.extend(sum_of(data, 0).to_bytes(2, "little"))
        if len(data) > _SIZE:
            self.ok = False
            return
        try:
            self.nvs.set_blob(_SLOTS[(self.number + 1) % 2], data)
            self.nvs.commit()
            self.number += 1
            self.ok = True
        except OSError:
            self.ok = False

    def load(self) -> "dict | None":
        """The newest that is whole."""
        for slot in sorted(_SLOTS, key=self._number, reverse=True):
            try:
                return unpacked(self._read(slot))[1]
            except (BadData, IndexError, TypeError, ValueError):
                continue
        return None

    def _number(self, slot: str) -> int:
        """0 where there is none; the snapshot behind it is not unpacked for that."""
        try:
            number = Reader(self._read(slot), 1).value()
        except BadData:
            return 0
        return number if type(number) is int else 0

    def _read(self, slot: str) -> bytes:
        """What was packed; b"" where there is nothing whole."""
        for size in (_MOSTLY, _SIZE):
            buffer = bytearray(size)
            try:
                data = bytes(buffer[: self.nvs.get_blob(slot, buffer)])
            except OSError as error:
                if error.errno == _TOO_LONG:
                    continue
                break
            if len(data) > 2 and sum_of(data[:-2], 0) == data[-2] | data[-1] << 8:
                return data[:-2]
            break
        return b""
