"""A piece of a game's log: a snapshot, and the steps after it that still stand."""

from firmware.storage.packing import BadData, unpacked
from firmware.storage.records import SNAPSHOT, UNDO, Records


class Damaged(Exception):
    """What was saved cannot be gone on with: code is "damaged"; "version" for another format;
    "differs" where the rules of today lead elsewhere; "edition" where that is missing."""

    def __init__(self, code: str):
        super().__init__(code)
        self.code = code


class Segment:
    """Made from the record of the snapshot, which `records` has just read."""

    def __init__(self, records: "Records", place: int):
        self.data = records.data
        self.place = place + records.begin  # in the log
        try:
            body = unpacked(self.data[records.start + 1 : records.end])
            # The place of the snapshot before and how many steps stood after it then, all steps
            # that stood, the version of the firmware, the game.
            self.previous, self.stood, self.depth, self.firmware, self.snapshot = body
        except (BadData, TypeError, ValueError):
            raise Damaged("damaged")
        self.check = records.check
        self.steps: list = []  # (start, end, check) of each in data
        self.count = 0  # records, those that were taken back too

    def read(self, records: "Records") -> bool:
        """Takes in what follows; True where it is another snapshot."""
        while records.next():
            kind = records.data[records.start]
            if kind == SNAPSHOT:
                return True
            self.count += 1
            if kind != UNDO:
                self.steps.append((records.start, records.end, records.check))
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
