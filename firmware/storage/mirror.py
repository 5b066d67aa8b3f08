"""The last snapshot once more, outside the file system: for the day when that no longer mounts.

The NVS is the only other place on a stock board. Two blobs take turns: one is always whole.
"""

from firmware.storage.faults import BadData
from firmware.storage.packing import packed
from firmware.storage.records import sum_of
from firmware.storage.unpacking import unpacked

_SLOTS = ("game0", "game1")
_SIZE = 1900  # an NVS page takes a blob of up to 1,984 bytes in one piece; snapshots have a third


class Mirror:
    """`nvs` is an open namespace of esp32.NVS. A mirror that fails never stops a game."""

    def __init__(self, nvs):
        self.nvs = nvs
        self.ok = True
        self.number = -1  # of the last one saved; unknown at first

    def save(self, snapshot: dict) -> None:
        if self.number < 0:
            self.number = self._newest()[0]
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
        return self._newest()[1]

    def _newest(self) -> tuple:
        newest: tuple = (0, None)
        buffer = bytearray(_SIZE)
        for slot in _SLOTS:
            try:
                data = bytes(buffer[: self.nvs.get_blob(slot, buffer)])
                if sum_of(data[:-2], 0) != data[-2] | data[-1] << 8:
                    raise BadData
                number, snapshot = unpacked(data[:-2])
                if number > newest[0]:
                    newest = number, snapshot
            except (OSError, BadData, IndexError, TypeError, ValueError):
                continue
        return newest
