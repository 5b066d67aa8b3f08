"""The PN532 on SPI, mode 0, at 1 to 2 MHz (the chip takes 5).

The chip sends and wants the lowest bit first. Not every port of MicroPython can, so bytes are
turned round here. Each transfer begins with a byte that says what it is: UM0701-02, 6.2.5.
"""

from firmware.const import const

# As they go over the wire: 01 data to the chip, 02 status, 03 data from it.
_WRITE = const(0x80)
_STATUS = const(b"\x40")
_READ = const(b"\xc0")
_WAKE_MS = const(3)  # the chip needs 2 with its select low
_LONGEST = const(48)
_TURNED = const(b"\x00\x08\x04\x0c\x02\x0a\x06\x0e\x01\x09\x05\x0d\x03\x0b\x07\x0f")  # half a byte


def _turn(byte: int) -> int:
    return _TURNED[byte & 15] << 4 | _TURNED[byte >> 4]


class PN532SPI:
    POLL_MS = 70
    WAKE_UP = 0x20

    def __init__(self, spi, select) -> None:
        self._spi = spi
        self._select = select
        self._waking = -1  # since when; -1 when not
        self._buffer = bytearray(1 + _LONGEST)
        self._view = memoryview(self._buffer)

    def wake(self, now: int) -> bool:
        if self._waking < 0:
            self._select.value(0)
            self._waking = now
        elif now - self._waking >= _WAKE_MS:
            self._end()
            return True
        return False

    def ready(self) -> bool:
        self._begin(_STATUS)
        self._spi.readinto(self._view[:1])
        self._end()
        return self._buffer[0] == _WRITE  # 01; a line that nobody drives reads as FF

    def write(self, frame) -> None:
        buffer = self._buffer
        buffer[0] = _WRITE
        at = 1
        for byte in frame:
            buffer[at] = _turn(byte)
            at += 1
        self._select.value(0)
        self._spi.write(self._view[:at])
        self._end()

    def read(self, into) -> int:
        """Six bytes are an ACK, and tell how many more anything else has."""
        self._begin(_READ)
        self._take(into, 0, 6)
        count = 6
        if into[3] and (into[3] + into[4]) & 0xFF == 0:
            count = min(into[3] + 7, len(into))
            self._take(into, 6, count)
        self._end()
        return count

    def _take(self, into, at: int, end: int) -> None:
        if at < end:
            self._spi.readinto(self._view[at:end])
        buffer = self._buffer
        while at < end:
            into[at] = _turn(buffer[at])
            at += 1

    def _begin(self, what: bytes) -> None:
        self._select.value(0)
        self._spi.write(what)

    def _end(self) -> None:
        self._select.value(1)
        self._waking = -1
