"""A piece of a game's log: a snapshot, and the steps after it that still stand."""

from firmware.storage.faults import BadData, Damaged
from firmware.storage.record_reader import Records, body_of
from firmware.storage.records import SNAPSHOT, UNDO, framed, last_sum
from firmware.storage.unpacking import Reader

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


class Segment:
    """Made from the record of the snapshot, which `records` has just read."""

    def __init__(self, records: "Records", place: int):
        self.data = records.data
        self.place = place + records.begin  # in the log
        reader = Reader(self.data, records.start + 1)
        try:
            self.previous: "Any" = reader.value()  # place of the snapshot before,
            self.stood: "Any" = reader.value()  # and how many steps after it stood then
            self.depth: "Any" = reader.value()  # all steps that stood
            self.firmware = reader.value()  # its version
            self.edition = reader.value()  # its id
        except BadData:
            raise Damaged("damaged")
        self.at = reader.at
        self.start, self.end = records.begin, records.at  # the record of the snapshot, in data
        self.steps: list = []  # where in data the record of each begins
        self.count = 0  # records, those that were taken back too

    def snapshot(self) -> dict:
        """Not made before it is needed: an edition may have to be read first, and both together
        are too much."""
        try:
            return Reader(self.data, self.at).value()
        except BadData:
            raise Damaged("damaged")

    def copy(self) -> bytes:
        """The snapshot and the steps that stand, as they would be in a log."""
        result = bytearray(self.data[self.start : self.end])
        total = last_sum(result)
        for at in self.steps:
            start, end = body_of(self.data, at)
            check = self.data[end] | self.data[end + 1] << 8
            record = framed(bytearray(self.data[start:end]), check, total)
            total = last_sum(record)
            result.extend(record)
        return bytes(result)

    def read(self, records: "Records") -> bool:
        """Takes in what follows; True where it is another snapshot."""
        while records.next():
            kind = records.data[records.start]
            if kind == SNAPSHOT:
                return True
            self.count += 1
            if kind != UNDO:
                self.steps.append(records.begin)
            elif self.steps:
                self.steps.pop()
        return False


def last_segment(records: "Records", place: int) -> "Segment":
    """The last one in a piece of the log that begins with a snapshot, at that place."""
    if not records.next() or records.data[records.start] != SNAPSHOT:
        raise Damaged("damaged")
    segment = Segment(records, place)
    while segment.read(records):
        segment = Segment(records, place)
    return segment
