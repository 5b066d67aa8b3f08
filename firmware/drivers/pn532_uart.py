"""The PN532 on a serial line of 115,200 baud; NXP calls it HSU. Frames are cut out of the stream.

The line must not wait: a `machine.UART` with timeout=0, which is what it has by itself. The IRQ
wire is of no use here.
"""

_WAKE = b"\x55\x55\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00"  # UM0701-02, 7.2.11
_WAKE_MS = 4  # sixteen bytes of 87 us, and 2 ms for the chip
_START = b"\x00\x00\xff"
_LONGEST = 48


class PN532UART:
    POLL_MS = 0  # asking costs nothing here: bytes come by themselves
    WAKE_UP = 0x10

    def __init__(self, uart) -> None:
        self._uart = uart
        self._waking = -1  # since when; -1 when not
        self._buffer = bytearray(_LONGEST)
        self._view = memoryview(self._buffer)
        self._count = 0  # bytes of a frame so far
        self._whole = 6  # bytes that it has; six until its length is known

    def wake(self, now: int) -> bool:
        if self._waking < 0:
            self._forget()
            self._uart.write(_WAKE)
            self._waking = now
        elif now - self._waking >= _WAKE_MS:
            self._waking = -1
            return True
        return False

    def ready(self) -> bool:
        while self._count < self._whole:
            came = self._uart.readinto(self._view[self._count : self._whole])
            if not came:
                return False
            self._count += came
            self._align()
            if self._count == 6 and self._buffer[3]:
                size = self._buffer[3]
                if (size + self._buffer[4]) & 0xFF == 0:
                    self._whole = min(7 + size, _LONGEST)
        return True

    def _align(self) -> None:
        """Drops what is before the start of a frame."""
        buffer = self._buffer
        while self._count and buffer[: min(self._count, 3)] != _START[: self._count]:
            self._count -= 1
            buffer[: self._count] = buffer[1 : 1 + self._count]

    def read(self, into) -> int:
        count = min(self._count, len(into)) if self.ready() else 0
        into[:count] = self._view[:count]
        self._forget()
        return count

    def write(self, frame) -> None:
        self._uart.write(frame)

    def _forget(self) -> None:
        self._count = 0
        self._whole = 6
