"""The journal of a game: every record, durable when `add` returns. journal_reader.py finds them.

Goals: one write a record, few flash erases, a resume that reads the same at any length of a game.

    games/12    the log of game 12: a header, then snapshots and records, only ever appended
    games/now   which game it is, where its last snapshot is in the log, the time played, and the
                newest records, which the log does not have yet

littlefs keeps a file of up to 128 bytes inside its folder, where a new version of it costs some
dozen bytes; an append to the log costs the copy of a block and an erase. So records gather in
`now`, and go to the log together with the first one that does not fit any more. `now` is then out
of date until the next record replaces it, and says so: it counts the records before its own.

A snapshot names the one before it, and how many of the steps that followed that one still stood.
So the steps of a game are a chain, which undo walks backwards as far as the game goes back.

What we gave up: the newest records are written twice, and one bad byte in a log ends what can be
read of it. The mirror in the NVS is the answer to that.
"""

from struct import pack

from engine_core.loader import bring
from firmware.storage.packing import pack as pack_value
from firmware.storage.records import SNAPSHOT, framed, last_sum, sum_of

FORMAT = 1
HEADER = b"deedbox" + bytes([FORMAT])
NOW = "games/now"
_NOW_SIZE = 128  # what littlefs keeps inside the folder: its cache, as the ESP32 mounts it
# Format, game, place of the snapshot, records in the log, seconds played, bytes that follow
HEAD = "<BHIHIB"
HEAD_SIZE = 14 + 2  # and a sum


class Journal:
    def __init__(self, files):
        self.files = files
        self.game = 0  # its number; 0: there is none
        self.played = 0  # seconds
        self.place = 0  # of the last snapshot in the log
        self.length = 0  # of the log
        self.count = 0  # records since the snapshot,
        self.in_log = 0  # how many of them the log has,
        self.newest = b""  # and the others, which are in `now`
        self.sum = 0
        self.behind = False  # `now` does not know the last snapshot yet

    def log(self, game: int) -> str:
        return "games/%d" % game

    def games(self) -> list:
        """The numbers of all games that are kept, oldest first."""
        return sorted([int(name) for name in self.files.names("games") if name.isdigit()])

    def begin(self, body: list, check: int) -> None:
        """A new game. Up to its last write a power cut brings back the old one."""
        bring("firmware.storage.new_game").begin_log(self, body, check)

    def add(self, body: bytearray, check: int, snapshot=None) -> None:
        """One record. Where it goes to the log, a snapshot may go with it, whose body the function
        `snapshot` makes."""
        record = framed(body, check, self.sum)
        newest = self.newest + record
        if HEAD_SIZE + len(newest) <= _NOW_SIZE:
            self._write_now(newest, self.played)
            self.newest = newest
            self.count += 1
            self.sum = last_sum(record)
            return
        extra = b"" if snapshot is None else snapshot_record(snapshot(), check)
        self._append(newest, extra)
        self.newest = b""
        self.count += 1
        self.in_log = self.count
        self.sum = last_sum(record)
        if extra:
            self.after_snapshot(extra)

    def add_snapshot(self, body: list, check: int) -> None:
        """Goes on from a state that the records so far do not lead to."""
        record = snapshot_record(body, check)
        self._append(self.newest, record)
        self.after_snapshot(record)

    def add_copy(self, copy: bytes, count: int) -> None:
        """A snapshot that the log has already, and so many of the records after it, to step back
        into them one by one."""
        self._append(self.newest, copy)
        self.after_snapshot(copy)
        self.count = self.in_log = count

    def _append(self, records: bytes, snapshot: bytes) -> None:
        """To the log, whose length is then that without the snapshot."""
        if snapshot and self.behind:  # else the next start would have to read many of them
            self.touch()
        self.files.append(self.log(self.game), records + snapshot)
        self.length += len(records)

    def touch(self, seconds: int = 0) -> None:
        """So much more time was played."""
        self._write_now(self.newest, self.played + seconds)
        self.played += seconds

    def after_snapshot(self, record: bytes) -> None:
        self.place = self.length
        self.length += len(record)
        self.count = self.in_log = 0
        self.newest = b""
        self.sum = last_sum(record)
        self.behind = True

    def _write_now(self, newest: bytes, played: int) -> None:
        head = pack(HEAD, FORMAT, self.game, self.place, self.in_log, played, len(newest))
        self.files.replace(NOW, head + pack("<H", sum_of(head, 0)) + newest)
        self.behind = False


def snapshot_record(body: list, check: int) -> bytes:
    packed = bytearray([SNAPSHOT])
    for value in body:
        pack_value(value, packed)
    return framed(packed, check, 0)
