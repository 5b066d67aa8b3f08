"""The NDEF message on a Type 2 tag (NTAG21x, Ultralight): found and read. ntag_write.py writes it.

User memory begins at page 4, four bytes a page, with blocks of type, length, value (NFC Forum,
Type 2 Tag, 2.3): 00 is padding, 01 and 02 tell what is locked or reserved and are left as they
are, 03 is the message, FE the end.
"""

from firmware.const import const

MOST = 200  # bytes of a message; a card's has about thirty

_IN_DATA_EXCHANGE = const(0x40)
_READ = const(0x30)  # four pages
_EXCHANGE_MS = const(250)  # the chip gives up after 51 ms without an answer
FIRST_PAGE = 4
_SEARCHED = const(48)  # bytes in which a message has to begin

_PADDING = const(0x00)
_LOCKED = const(0x01)
_RESERVED = const(0x02)
MESSAGE = 0x03
_OWN = const(0xFD)


class TagLost(Exception):
    """The tag does not answer."""


class Ntag:
    """The tag that the chip has listed as its first. Everything here is a generator."""

    def __init__(self, chip) -> None:
        self._chip = chip
        self.data = bytearray(_SEARCHED + 4 + MOST + 16)  # user memory, as far as it is known
        self._known = 0
        self.size = 0  # bytes of user memory; 0 where none is for messages
        self.locks = 0  # a bit for each of pages 3 to 15
        self.read_only = False
        self.at = 0  # where the message's block is, or could be

    def read(self):
        """The message; b"" for none yet; None where there can be none, or one that is too long."""
        yield from self._open()
        if not self.size:
            return None
        length = yield from self._find()
        if length <= 0:
            return b""
        start = self.at + (4 if self.data[self.at + 1] == 0xFF else 2)
        if length > MOST or start + length > self.size:
            return None
        yield from self.know(start + length)
        return bytes(self.data[start : start + length])

    def _open(self):
        """One look at pages 2 to 5: lock bits, capability container, and the first user bytes."""
        head = yield from self.look(2)
        self.locks = head[2] | head[3] << 8
        good = head[4] == 0xE1 and head[5] >> 4 == 1 and not head[7] >> 4
        self.size = 8 * head[6] if good else 0
        self.read_only = head[7] != 0
        self.data[:8] = head[8:16]
        self._known = 8

    def _find(self):
        """The message's length, and where its block is; -1, and where one could be put."""
        data = self.data
        at = self.at = 0
        while at < min(_SEARCHED, self.size - 4):
            yield from self.know(at + 2)
            kind = data[at]
            if kind == _PADDING:
                at += 1
                continue
            length = data[at + 1]
            if length == 0xFF:
                yield from self.know(at + 4)
                length = data[at + 2] << 8 | data[at + 3]
            if kind == MESSAGE:
                self.at = at
                return length
            if kind == _LOCKED or kind == _RESERVED:
                if length != 3:  # the book knows no other: a message whose type was torn
                    break
                self.at = at + 5
            elif kind != _OWN:
                break
            at += 2 + length
        return -1

    def know(self, end: int):
        while self._known < end:
            start = self._known
            self.data[start : start + 16] = yield from self.look(FIRST_PAGE + start // 4)
            self._known += 16

    def look(self, page: int):
        return (yield from self.exchange(bytes([1, _READ, page]), 16))

    def exchange(self, parameters: bytes, size: int):
        """1 in front is the number that the chip gave the tag. A status of 0 means well done."""
        answer = yield from self._chip.command(
            _IN_DATA_EXCHANGE, parameters, 1 + size, _EXCHANGE_MS
        )
        if len(answer) != 1 + size or answer[0]:
            raise TagLost
        return answer[1:]
