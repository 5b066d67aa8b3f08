"""Packed bytes back to values: see packing.py."""

from firmware.storage.faults import BadData
from firmware.storage.packing import WORDS

_DEEPEST = 8  # nothing that is saved lies deeper than a few lists in each other


def unpacked(data: bytes):
    """The one value in these bytes."""
    reader = Reader(data)
    value = reader.value()
    if reader.at != len(data):
        raise BadData
    return value


class Reader:
    """Values one after the other, from a place on."""

    def __init__(self, data: bytes, at: int = 0):
        self.data = data
        self.at = at

    def byte(self) -> int:
        if self.at >= len(self.data):
            raise BadData
        self.at += 1
        return self.data[self.at - 1]

    def number(self) -> int:
        number = shift = 0
        while True:
            byte = self.byte()
            number |= (byte & 127) << shift
            if byte < 128:
                return number
            shift += 7
            if shift > 63:
                raise BadData

    def take(self, count: int) -> bytes:
        self.at += count
        if self.at > len(self.data):
            raise BadData
        return bytes(self.data[self.at - count : self.at])

    def text(self, count: int) -> str:
        try:
            return str(self.take(count), "utf-8")
        except UnicodeError:
            raise BadData

    def value(self, depth: int = 0):
        code = self.byte()
        if code < 0x80:
            return code
        if code < 0xA0:
            return self.text(code - 0x80)
        if code < 0xC0:
            return self.items(code - 0xA0, depth)
        if code < 0xC3:
            return (None, False, True)[code - 0xC0]
        if 0xD0 <= code < 0xD0 + 36:
            return [1 + (code - 0xD0) // 6, 1 + (code - 0xD0) % 6]
        if code > 0xC8 and code != 0xCF:
            raise BadData
        number = self.number()
        if code == 0xC3:
            return number
        if code == 0xC4:
            return -number
        if code == 0xC5:
            return self.text(number)
        if code == 0xC6:
            return self.items(number, depth)
        if code == 0xC8:
            return self.take(number)
        if code == 0xCF:
            words = WORDS.split(" ")
            if number >= len(words) - 2:  # it begins and ends with a blank
                raise BadData
            return words[number + 1]
        if depth > _DEEPEST:
            raise BadData
        pairs = {}
        for _ in range(number):
            key = self.value(_DEEPEST + 1)
            if type(key) is not str:
                raise BadData
            pairs[key] = self.value(depth + 1)
        return pairs

    def items(self, count: int, depth: int) -> list:
        if depth > _DEEPEST or count > len(self.data):
            raise BadData
        return [self.value(depth + 1) for _ in range(count)]
