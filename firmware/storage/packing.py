"""Plain values as few bytes, and back: None, booleans, whole numbers, text, bytes, lists, dicts.

Tuples come back as lists. Small numbers and two dice take one byte each, the words of a saved game
two. The same value gives the same bytes on every interpreter: the keys of a dict are sorted.

    00..7f  a number from 0 to 127          c0 None   c1 False   c2 True
    80..9f  text of 0 to 31 bytes           c3 a number       c4 a negative one
    a0..bf  a list of 0 to 31 values        c5 text   c6 a list   c7 a dict   c8 bytes
    cf      a word of WORDS                 d0..f3  two dice

A number after c3 to c8 and cf is written in groups of seven bits, the lowest first.
"""

# Only ever add at the end: saved games name these words by their places.
WORDS = (
    "version edition board sum settings bank seats flow open held deeds mode special_rules rent "
    "cards dice bank_balance houses_left hotels_left cash place jailed jail_turns out turn fresh "
    "rolled doubles power mission rest over winner todo rents_due decks opening random names "
    "tokens sides owner houses mortgaged standard short timed auto ask table unit"
).split(" ")


_DEEPEST = 8  # nothing that is saved lies deeper than a few lists in each other


class BadData(Exception):
    """These bytes are not a packed value: damaged, or written by somebody else."""


def packed(value) -> bytearray:
    out = bytearray()
    pack(value, out)
    return out


def unpacked(data: bytes):
    """The one value in these bytes."""
    reader = Reader(data)
    value = reader.value()
    if reader.at != len(data):
        raise BadData
    return value


def pack(value, out: bytearray) -> None:
    kind = type(value)
    if value is None:
        out.append(0xC0)
    elif kind is bool:
        out.append(0xC2 if value else 0xC1)
    elif kind is int:
        if 0 <= value < 128:
            out.append(value)
        elif value > 0:
            _number(0xC3, value, out)
        else:
            _number(0xC4, -value, out)
    elif kind is str:
        if value in WORDS:
            _number(0xCF, WORDS.index(value), out)
        else:
            try:
                data = value.encode()
            except UnicodeError:  # half a letter, as in "\\ud800"
                raise BadData
            _head(0x80, 0xC5, len(data), out)
            out.extend(data)
    elif kind is list or kind is tuple:
        if len(value) == 2 and _is_die(value[0]) and _is_die(value[1]):
            out.append(0xD0 + 6 * value[0] + value[1] - 7)
        else:
            _head(0xA0, 0xC6, len(value), out)
            for item in value:
                pack(item, out)
    elif kind is dict:
        _number(0xC7, len(value), out)
        for key in sorted(value):
            pack(key, out)
            pack(value[key], out)
    elif kind is bytes or kind is bytearray:
        _number(0xC8, len(value), out)
        out.extend(value)
    else:
        raise BadData


def _is_die(value) -> bool:
    return type(value) is int and 0 < value < 7


def _head(small: int, large: int, count: int, out: bytearray) -> None:
    if count < 32:
        out.append(small + count)
    else:
        _number(large, count, out)


def _number(code: int, number: int, out: bytearray) -> None:
    out.append(code)
    while number > 127:
        out.append(number & 127 | 128)
        number >>= 7
    out.append(number)


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
            if number >= len(WORDS):
                raise BadData
            return WORDS[number]
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
