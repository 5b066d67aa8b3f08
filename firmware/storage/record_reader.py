"""Records, read: see records.py."""

from engine_core.commands import row
from engine_core.refused import Refused
from firmware.storage.faults import BadData
from firmware.storage.records import FIRST, LEFT_OUT, LONG, SNAPSHOT, sum_of
from firmware.storage.unpacking import Reader


class Records:
    """Goes through records, one `next()` each; False at the first that is torn or wrong.

    `begin` is where the record began, `start` and `end` are those of its body, and `at` is where
    the next one begins.
    """

    def __init__(self, data: bytes, at: int = 0, before: int = 0):
        self.data = data
        self.at = at
        self.sum = before
        self.begin = self.start = self.end = at
        self.check = 0

    def next(self) -> bool:
        data = self.data
        if self.at + 1 >= len(data):
            return False
        start, end = body_of(data, self.at)
        if start == end or end + 4 > len(data):
            return False
        before = 0 if data[start] == SNAPSHOT else self.sum
        found = sum_of(data[start : end + 2], before)
        if found != data[end + 2] | data[end + 3] << 8:
            return False
        self.begin = self.at
        self.start = start
        self.end = end
        self.at = end + 4
        self.sum = found
        self.check = data[end] | data[end + 1] << 8
        return True


def body_of(data: bytes, at: int) -> tuple:
    """Start and end of the body of the record that begins there."""
    size = data[at]
    if size < LONG:
        return at + 1, at + 1 + size
    return at + 2, at + 2 + ((size - LONG) << 8 | data[at + 1])


def decoded(data: bytes, start: int, end: int) -> list:
    """The (command, arguments) of a body."""
    reader = Reader(data, start)
    commands = []
    while reader.at != end:  # who misses it comes to the end of the data, which is bad as well
        try:
            words = row(reader.byte() - FIRST)
        except Refused:
            raise BadData
        arguments = {}
        for name in words[2:]:
            if reader.at < len(data) and data[reader.at] == LEFT_OUT:
                reader.at += 1
            else:
                arguments[name[:-1] if name[-1] == "?" else name] = reader.value()
        commands.append((words[0], arguments))
    return commands
