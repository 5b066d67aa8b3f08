"""The PN532 on I2C, on a bus of its own: a chip that hangs must not take the display with it.

Every read begins with a byte whose lowest bit says whether the rest means anything: UM0701-02,
6.2.4. At 400 kHz no transfer is longer than 2 ms. The timeout of the bus has to be 1 ms up to
MicroPython 1.28, where it is about a clock held low; from 1.29 on, where it is about the whole
transfer, 10 ms.

Takes a function that frees and opens the bus, as firmware.drivers.i2c_bus makes one; it is called
before the first transfer, and after each error.
"""

from firmware.drivers.pn532 import NoAnswer

_ADDRESS = 0x24
_WAKE_MS = 3
_LONGEST = 48


class PN532I2C:
    POLL_MS = 70
    WAKE_UP = 0x80

    def __init__(self, open_bus) -> None:
        self.open_bus = open_bus
        self.i2c = None
        self._waking = -1  # since when; -1 when not
        self._buffer = bytearray(1 + _LONGEST)
        self._view = memoryview(self._buffer)

    def wake(self, now: int) -> bool:
        """Hearing its address wakes the chip. It may be too sleepy to acknowledge that."""
        if self._waking < 0:
            self._waking = now
            try:
                self.ready()
            except NoAnswer:
                pass
        elif now - self._waking >= _WAKE_MS:
            self._waking = -1
            return True
        return False

    def ready(self) -> bool:
        self._transfer(self._view[:1], True)
        return self._buffer[0] == 1

    def write(self, frame) -> None:
        self._transfer(frame, False)

    def read(self, into) -> int:
        count = len(into)
        self._transfer(self._view[: 1 + count], True)
        into[:] = self._view[1 : 1 + count]
        return count if self._buffer[0] == 1 else 0

    def _transfer(self, data, reading: bool) -> None:
        try:
            bus = self.i2c or self.open_bus()
            self.i2c = bus
            if reading:
                bus.readfrom_into(_ADDRESS, data)
            else:
                bus.writeto(_ADDRESS, data)
        except (OSError, ValueError, RuntimeError):  # the latter two from opening it
            self.i2c = None
            raise NoAnswer
