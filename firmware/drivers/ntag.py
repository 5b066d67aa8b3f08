"""The NDEF message on a Type 2 tag (NTAG21x, Ultralight): found, read, and written tear-safe.

User memory begins at page 4, four bytes a page, with blocks of type, length, value (NFC Forum,
Type 2 Tag, 2.3): 00 is padding, 01 and 02 tell what is locked or reserved and are left as they
are, 03 is the message, FE the end.

Writing: length 0, body, look, length, look. Each page write of the two that touch the length
changes nothing else, so that a tag pulled away at any moment holds the old message, none, or the
new one. Pages 0 to 3, lock and configuration pages are never written.
"""

try:
    from micropython import const
except ImportError:

    def const(number):  # type: ignore[misc]
        return number


MOST = 200  # bytes of a message; a card's has about thirty

_IN_DATA_EXCHANGE = const(0x40)
_READ = const(0x30)  # four pages
_WRITE = const(0xA2)
_EXCHANGE_MS = const(250)  # the chip gives up after 51 ms without an answer
_FIRST_PAGE = const(4)
_SEARCHED = const(48)  # bytes in which a message has to begin

_PADDING = const(0x00)
_LOCKED = const(0x01)
_RESERVED = const(0x02)
_MESSAGE = const(0x03)
_OWN = const(0xFD)
_END = const(0xFE)


class TagLost(Exception):
    """The tag does not answer."""


class TagRefused(TagLost):
    """The tag did not take a page, or was pulled away at that very moment."""


class CannotWrite(Exception):
    """`reason` is "locked", "small" or "verify"."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class Ntag:
    """The tag that the chip has listed as its first. Everything here is a generator."""

    def __init__(self, chip) -> None:
        self._chip = chip
        self._data = bytearray(_SEARCHED + 4 + MOST + 16)  # user memory, as far as it is known
        self._known = 0
        self._size = 0  # bytes of user memory; 0 where none is for messages
        self._locks = 0  # a bit for each of pages 3 to 15
        self._read_only = False
        self._at = 0  # where the message's block is, or could be

    def read(self):
        """The message; b"" for none yet; None where there can be none, or one that is too long."""
        yield from self._open()
        if not self._size:
            return None
        length = yield from self._find()
        if length <= 0:
            return b""
        start = self._at + (4 if self._data[self._at + 1] == 0xFF else 2)
        if length > MOST or start + length > self._size:
            return None
        yield from self._know(start + length)
        return bytes(self._data[start : start + length])

    def write(self, message: bytes):
        """Nothing at all is written where this message is already."""
        there = yield from self.read()
        if there is not None and there == message:
            return
        at = self._at
        end = at + 2 + len(message)
        if not self._size or self._read_only:
            raise CannotWrite("locked")
        if len(message) > MOST or end > self._size:
            raise CannotWrite("small")
        last = min(end, self._size - 1) // 4
        for page in range(at // 4, last + 1):
            if self._locks >> _FIRST_PAGE + page & 1:
                raise CannotWrite("locked")
        yield from self._know(4 * last + 4)
        yield from self._put(at + 1, 0)
        yield from self._put(at, _MESSAGE)
        for page in range((at + 2) // 4, last + 1):
            wanted = bytearray(self._data[4 * page : 4 * page + 4])
            for place in range(4):
                offset = 4 * page + place - at - 2
                if 0 <= offset < len(message):
                    wanted[place] = message[offset]
                elif offset == len(message):
                    wanted[place] = _END
            yield from self._put_page(page, wanted)
        yield from self._verify(at // 4, last)
        yield from self._put(at + 1, len(message))
        yield from self._verify((at + 1) // 4, (at + 1) // 4)

    def _open(self):
        """One look at pages 2 to 5: lock bits, capability container, and the first user bytes."""
        head = yield from self._look(2)
        self._locks = head[2] | head[3] << 8
        good = head[4] == 0xE1 and head[5] >> 4 == 1 and not head[7] >> 4
        self._size = 8 * head[6] if good else 0
        self._read_only = head[7] != 0
        self._data[:8] = head[8:16]
        self._known = 8

    def _find(self):
        """The message's length, and where its block is; -1, and where one could be put."""
        data = self._data
        at = self._at = 0
        while at < min(_SEARCHED, self._size - 4):
            yield from self._know(at + 2)
            kind = data[at]
            if kind == _PADDING:
                at += 1
                continue
            length = data[at + 1]
            if length == 0xFF:
                yield from self._know(at + 4)
                length = data[at + 2] << 8 | data[at + 3]
            if kind == _MESSAGE:
                self._at = at
                return length
            if kind == _LOCKED or kind == _RESERVED:
                if length != 3:  # the book knows no other: a message whose type was torn
                    break
                self._at = at + 5
            elif kind != _OWN:
                break
            at += 2 + length
        return -1

    def _know(self, end: int):
        while self._known < end:
            start = self._known
            self._data[start : start + 16] = yield from self._look(_FIRST_PAGE + start // 4)
            self._known += 16

    def _put(self, at: int, byte: int):
        page = at // 4
        wanted = bytearray(self._data[4 * page : 4 * page + 4])
        wanted[at % 4] = byte
        yield from self._put_page(page, wanted)

    def _put_page(self, page: int, wanted):
        """Not where the page is like this already."""
        if self._data[4 * page : 4 * page + 4] != wanted:
            try:
                yield from self._exchange(bytes([1, _WRITE, _FIRST_PAGE + page]) + wanted, 0)
            except TagLost:
                raise TagRefused
            self._data[4 * page : 4 * page + 4] = wanted

    def _verify(self, page: int, last: int):
        while page <= last:
            seen = yield from self._look(_FIRST_PAGE + page)
            count = 4 * min(4, last + 1 - page)
            if seen[:count] != self._data[4 * page : 4 * page + count]:
                raise CannotWrite("verify")
            page += 4

    def _look(self, page: int):
        return (yield from self._exchange(bytes([1, _READ, page]), 16))

    def _exchange(self, parameters: bytes, size: int):
        """1 in front is the number that the chip gave the tag. A status of 0 means well done."""
        answer = yield from self._chip.command(
            _IN_DATA_EXCHANGE, parameters, 1 + size, _EXCHANGE_MS
        )
        if len(answer) != 1 + size or answer[0]:
            raise TagLost
        return answer[1:]
