"""The PN532, an NFC reader chip: its frames and commands. How bytes reach it is its transport's.

A transport has
    wake(now) -> bool   begins to wake the chip up; True once it should be awake
    ready() -> bool     asks over the bus whether a frame can be read
    read(into) -> int   one frame, or its beginning where it is longer; how many bytes came
    write(frame)
    POLL_MS, WAKE_UP    how seldom to ask ready(), and the chip's bit for "wake up by this bus"
and raises nothing but NoAnswer, or the OSError of its bus.

Whatever takes several steps is a generator: it yields where it has to wait, and after every
transfer, so that no step is longer than one transfer. Whoever drives it sets `now` before.
Numbers of commands and their fields: NXP UM0701-02, chapters 6 and 7.
"""

from engine_core.loader import bring
from firmware.const import const

_NACK = const(b"\x00\x00\xff\xff\x00\x00")
_ACK_MS = const(20)  # the chip itself promises 15
_QUICK_MS = const(30)  # after a frame the next one is near, and worth asking for often
_LONGEST = const(48)  # two tags with ids of ten bytes need 40


class NoAnswer(Exception):
    """The chip is silent, or not there."""


class BadFrame(Exception):
    """What the chip says makes no sense, twice in a row."""


# Nothing else comes out of a generator here. A bus that fails is as good as a silent chip.
TROUBLES = (NoAnswer, BadFrame, OSError)


class PN532:
    """`irq` and `reset` are pins, or None where they are not wired."""

    def __init__(self, transport, irq=None, reset=None) -> None:
        self.ok = False
        self.now = 0  # milliseconds
        self.transport = transport
        self.irq = irq
        self.reset = reset
        self.irq_works = False
        self.irq_low = False  # when an ACK was there
        self.last = 0  # when the last frame went either way
        self._ask_at = 0
        self._buffer = bytearray(_LONGEST)
        self.view = memoryview(self._buffer)

    @property
    def busy(self) -> bool:
        """A frame went by just now: step again soon."""
        return self.now - self.last < _QUICK_MS

    def start(self):
        """Until the chip answers, however long that takes: three tries, then the reset pin, then
        ever longer pauses."""
        return bring("firmware.drivers.pn532_power").start(self)

    def power_down(self):
        """Until start()."""
        return bring("firmware.drivers.pn532_power").power_down(self)

    def command(self, code: int, parameters=b"", size: int = 0, wait_ms: int = 100):
        """The answer, of at most `size` bytes; it lies in a buffer that is used again."""
        yield from self.begin(code, parameters)
        return (yield from self.finish(code, size, wait_ms))

    def finish(self, code: int, size: int = 0, wait_ms: int = 100):
        answer = yield from self.collect(code, size, self.now + wait_ms)
        if answer is None:
            raise NoAnswer
        return answer

    def begin(self, code: int, parameters):
        """Sends a command, which also ends the one before, and sees it acknowledged."""
        frame = self._buffer
        count = 2 + len(parameters)
        frame[:7] = bytes((0, 0, 0xFF, count, -count & 0xFF, 0xD4, code))
        frame[7 : 5 + count] = parameters
        frame[5 + count] = -sum(self.view[5 : 5 + count]) & 0xFF
        frame[6 + count] = 0
        self._write(self.view[: 7 + count])
        yield
        until = self.now + _ACK_MS
        while (yield from self._wait(until)):
            self.irq_low = self.irq is not None and not self.irq.value()
            acknowledged = self._read(6) == b""
            yield
            if acknowledged:
                return
            if self.now >= until:  # its IRQ pin says for ever that there is something
                break
        raise NoAnswer

    def collect(self, code: int, size: int, until: int):
        """The answer to a command that was begun; None where there is none by then."""
        complained = False
        while (yield from self._wait(until)):
            answer = self._read(9 + size)
            yield
            if answer is None or len(answer) == 1:  # broken, or the chip's own error frame
                if complained:
                    raise BadFrame
                complained = True
                self._write(_NACK)
                yield
            elif len(answer) and answer[0] == 0xD5 and answer[1] == code + 1:
                return answer[2:]
            elif self.now >= until:  # all others answer something that was asked earlier
                break
        return None

    def pause(self, ms: int):
        until = self.now + ms
        yield
        while self.now < until:
            yield

    def _wait(self, until: int):
        """Whether something can be read by then. Looks once at least, however late it is."""
        while not self._ready():
            if self.now >= until:
                return False
            yield
        if not self.irq_works:
            yield  # asking was this step's transfer
        return True

    def _ready(self) -> bool:
        if self.irq_works:
            return not self.irq.value()
        if self.now < self._ask_at:
            return False
        if not self.busy:
            self._ask_at = self.now + self.transport.POLL_MS
        return self.transport.ready()

    def _write(self, frame) -> None:
        self.transport.write(frame)
        self.last = self._ask_at = self.now

    def _read(self, most: int):
        """What a frame carries, from its TFI on; b"" for an ACK; None for a bad one."""
        frame = self._buffer
        self.last = self._ask_at = self.now
        count = self.transport.read(self.view[:most])
        if count < 6 or frame[0] or frame[1] or frame[2] != 0xFF:
            return None
        size = frame[3]
        if size + frame[4] == 0xFF and not size:
            return b""
        if (size + frame[4]) & 0xFF or size + 6 > count or sum(self.view[5 : 6 + size]) & 0xFF:
            return None
        return self.view[5 : 5 + size]
