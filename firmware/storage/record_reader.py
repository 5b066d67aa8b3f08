"""Records, read: see records.py."""

from engine_core.loader import bring
from firmware.storage.faults import BadData
from firmware.storage.records import COMMANDS, LEFT_OUT, LONG, SNAPSHOT, sum_of
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
        start = self.at + 1
        if start >= len(data):
            return False
        size = data[self.at]
        if size >= LONG:
            size = (size - LONG) << 8 | data[start]
            start += 1
        end = start + size
        if not size or end + 4 > len(data):
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


def decoded(data: bytes, start: int, end: int) -> list:
    """The (command, arguments) of a body."""
    table = bring("engine_core.commands").COMMANDS
    reader = Reader(data, start)
    commands = []
    while reader.at != end:  # who misses it comes to the end of the data, which is bad as well
        code = reader.byte() - COMMANDS
        if not 0 <= code < len(table):
            raise BadData
        words = table[code].split(" ")
        arguments = {}
        for name in words[2:]:
            if reader.at < len(data) and data[reader.at] == LEFT_OUT:
                reader.at += 1
            else:
                arguments[name[:-1] if name[-1] == "?" else name] = reader.value()
        commands.append((words[0], arguments))
    return commands
