"""Time that passes only when somebody lets it: the test, a sleep, or bytes on a bus."""

TICKS = 1 << 30  # where MicroPython's ticks begin again


class Clock:
    """Offers what the firmware uses of MicroPython's `time`."""

    def __init__(self) -> None:
        self.us = 0  # microseconds since power-on

    def ticks_us(self) -> int:
        return self.us % TICKS

    def ticks_ms(self) -> int:
        return self.us // 1000 % TICKS

    def ticks_diff(self, later: int, earlier: int) -> int:
        return (later - earlier + TICKS // 2) % TICKS - TICKS // 2

    def sleep_us(self, us: int) -> None:
        self.us += us

    def sleep_ms(self, ms: int) -> None:
        self.us += ms * 1000
