"""A 128x64 display on I2C: sends what has changed, a page at a time, and survives its bus.

The canvas is drawn on at any time; show() notes where, and each step() sends at most one page of
what differs from the shadow, the driver's copy of what the chip holds. What ssd1306.py and
sh1106.py add is how their chip is set up.

Nothing is ever raised. After an error the chip's state is unknown: it is set up again, dark, gets
all pages, and is lit when they are there. Bytes that arrive wrong raise no error, so everything is
sent once more in less than a minute (a chip that lost its power unseen comes back that way too).
"""

from firmware.const import const

_WIDTH = const(128)
_PAGES = const(8)
_ALL = const(255)  # pages, one bit each

# A run of bytes costs two transfers: address, control byte, page, low and high half of the column;
# then address, control byte and the bytes. Sending up to so many equal ones again costs no more.
_RUN_COST = const(7)

_COMMANDS = b"\x00"  # control bytes: only commands follow, only picture bytes follow
_PICTURE = const(0x40)
_OFF = const(0xAE)  # 0xAF is on
_CONTRAST = const(0x81)
# A chip that was left in the middle of a command takes these as the rest of it: the longest has
# six operands. Alone they do nothing (NOP).
_FINISH = b"\xe3\xe3\xe3\xe3\xe3\xe3"

# From the start of one refresh to the next, in ms: with its last page everything is right again
# within a minute of the last byte that came wrong.
_REFRESH_EVERY = const(58000)
_REFRESH_PAGE_EVERY = const(100)
_RETRY_FIRST = const(200)
_RETRY_LAST = const(2000)
_ERRORS_TO_REOPEN = const(3)


class Oled:
    COLUMN = 0  # of the memory, at the left edge of the glass
    SETUP = b""  # commands that set everything but contrast and on or off
    WHILE_DARK = b""  # those that the chip does not take while it is lit

    def __init__(self, open_bus, address: int = 0x3C) -> None:
        self._open_bus = open_bus
        self._address = address
        self.ok = False  # whether it answered last time
        self.refresh_bytes = 0  # on the wire, addresses counted
        self._bus = None
        self._started = False
        self._shadow = bytearray(_WIDTH * _PAGES)
        self._buffer = self._shadow  # the canvas's own; black until there is one
        self._unknown = _ALL  # pages of which the shadow says nothing
        self._touched = 0  # pages that may differ from their shadow,
        self._first = bytearray(b"\xff" * _PAGES)  # from this x
        self._last = bytearray(_PAGES)  # to that one
        self._set_up = False
        self._level = 0xCF
        self._on = True
        self._light = True  # contrast and on or off have to be sent
        self._errors = 0  # in a row
        self._pause_until = 0
        self._refresh_part = 0  # the setup, then the pages
        self._refresh_at = 0
        self._message = bytearray(_WIDTH + 1)
        self._view = memoryview(self._message)

    def start(self) -> None:
        """Begins, or begins again. The chip hears of it in the next step."""
        self._started = True
        self._bus = None
        self._errors = 0
        self._pause_until = 0
        self._lost()

    def show(self, canvas) -> None:
        """What was drawn so far shall be seen."""
        if canvas.buffer is not self._buffer:
            canvas.forget()
            self._buffer = canvas.buffer
        for page in range(_PAGES):
            first, last = canvas.first[page], canvas.last[page]
            if first <= last:
                self._touched |= 1 << page
                self._first[page] = min(first, self._first[page])
                self._last[page] = max(last, self._last[page])
        canvas.take_changes()

    def contrast(self, level: int) -> None:
        self._level = level
        self._light = True

    def power(self, on: bool) -> None:
        """Dark, its memory kept, at a few microamperes; or lit again."""
        self._on = on
        self._light = True

    @property
    def busy(self) -> bool:
        """Whether something that was asked for has not been sent yet."""
        return self._started and bool(self._light or self._unknown | self._touched)

    def step(self, now: int) -> bool:
        """Sends one page at most, about 3 ms. Whether there is more to send."""
        if self._started and now >= self._pause_until:
            try:
                self._send(now)
            except (OSError, ValueError, RuntimeError):  # the latter two from opening it
                self._failed(now)
        return self.busy

    def _send(self, now: int) -> None:
        if not self._set_up:
            self._write(_COMMANDS + _FINISH + bytes((_OFF,)) + self.WHILE_DARK + self.SETUP)
            self._set_up = True
            self._refresh_at = now + _REFRESH_EVERY
            return
        if now >= self._refresh_at:
            self._refresh(now)
            return
        for page in range(_PAGES):
            if self._unknown >> page & 1:
                self._send_run(page, 0, _WIDTH, self._buffer)
                self._unknown &= ~(1 << page)
                self._untouch(page)
                return
            if self._touched >> page & 1 and self._send_changes(page):
                return
        if self._light:
            self._write(_COMMANDS + self._light_commands())
            self._light = False

    def _light_commands(self) -> bytes:
        return bytes((_CONTRAST, self._level, _OFF | self._on))

    def _send_changes(self, page: int) -> bool:
        """Whether any byte of the page had changed. Equal bytes between two runs are sent along
        where that is cheaper."""
        buffer, shadow = self._buffer, self._shadow
        at = page * _WIDTH
        place = at + self._first[page]
        end = at + self._last[page] + 1
        if memoryview(buffer)[place:end] == memoryview(shadow)[place:end]:
            self._untouch(page)
            return False
        start = stop = -1  # of the run so far
        while place < end:
            if buffer[place] != shadow[place]:
                if start < 0:
                    start = place
                elif place - stop > _RUN_COST:
                    self._send_run(page, start - at, stop - at, buffer)
                    start = place
                stop = place + 1
            place += 1
        self._send_run(page, start - at, stop - at, buffer)
        self._untouch(page)
        return True

    def _untouch(self, page: int) -> None:
        self._touched &= ~(1 << page)
        self._first[page] = 255
        self._last[page] = 0

    def _send_run(self, page: int, start: int, stop: int, source) -> int:
        """The wire bytes it took."""
        at = page * _WIDTH
        column = start + self.COLUMN
        self._write(bytes((0x00, 0xB0 | page, column & 15, 0x10 | column >> 4)))
        count = stop - start
        self._message[0] = _PICTURE
        self._view[1 : count + 1] = memoryview(source)[at + start : at + stop]
        self._write(self._view[: count + 1])
        self._shadow[at + start : at + stop] = self._view[1 : count + 1]
        return count + _RUN_COST

    def _refresh(self, now: int) -> None:
        """One part of sending everything again, without going dark."""
        part = self._refresh_part
        if part == 0:
            commands = _COMMANDS + _FINISH
            if self.WHILE_DARK:  # for so short a moment that nobody sees it
                commands += bytes((_OFF,)) + self.WHILE_DARK
            if not self._unknown:  # else there is noise, and it is lit after the last page
                commands += self._light_commands()
            commands += self.SETUP
            self._write(commands)
            self.refresh_bytes += len(commands) + 1
        elif not self._unknown >> (part - 1) & 1:
            self.refresh_bytes += self._send_run(part - 1, 0, _WIDTH, self._shadow)
        if part < _PAGES:
            self._refresh_part = part + 1
            self._refresh_at = now + _REFRESH_PAGE_EVERY
        else:
            self._refresh_part = 0
            self._refresh_at = now + _REFRESH_EVERY - _PAGES * _REFRESH_PAGE_EVERY

    def _write(self, message) -> None:
        bus = self._bus
        if bus is None:
            bus = self._bus = self._open_bus()
        bus.writeto(self._address, message)
        self.ok = True
        self._errors = 0

    def _failed(self, now: int) -> None:
        self.ok = False
        self._pause_until = now + min(_RETRY_FIRST << min(self._errors, 4), _RETRY_LAST)
        self._errors += 1
        if self._errors >= _ERRORS_TO_REOPEN:
            self._bus = None
        self._lost()

    def _lost(self) -> None:
        """Nobody knows what the chip holds."""
        self._set_up = False
        self._unknown = _ALL
        self._light = True
        self._refresh_part = 0
