"""The battery: one Li-ion cell behind a voltage divider on the chip's ADC.

Says when it is time to charge, early enough: the 3.3 V regulator of a board needs about 3.4 V,
and a brown-out comes without a warning. A unit on a USB cable has no divider; what is read then is
no voltage that a cell has, or jumps about, and the state is "none".
"""

from firmware.const import const

_EVERY_MS = const(2000)
_READINGS = const(5)
_BACK_MV = const(100)  # a cell recovers by that much when its load goes: not yet a change
_LOW_MV = const(3500)
_EMPTY_MV = const(3300)
# Outside of these there is no cell: its own protection cuts it off at 2.5 V, a charger at 4.2 V.
_LEAST_MV = const(2500)
_MOST_MV = const(4500)
_JUMP_MV = const(500)  # between readings; a loaded cell sags by 100 or 200

# Millivolts and percent of what can be used, at a light load. A typical cell, not a measured one.
_CURVE = (3300, 0, 3500, 5, 3680, 10, 3740, 20, 3790, 40, 3870, 60, 3980, 80, 4160, 100)


class Battery:
    """`adc` offers read_uv(), or is None where the board has no such pin; `ratio` is what the
    divider divides by."""

    def __init__(self, adc, ratio=2):
        self.millivolts = 0
        self.state = "none"  # "ok", "low", "empty"
        self._adc = adc
        self._ratio = ratio
        self._readings = [0] * _READINGS
        self._next = 0
        self._due = None

    @property
    def percent(self) -> int:
        """0 to 100; 0 where there is no battery."""
        mv = self.millivolts
        if mv <= _CURVE[0]:
            return 0
        for n in range(2, len(_CURVE), 2):
            if mv < _CURVE[n]:
                mv_below, below, mv_above, above = _CURVE[n - 2 : n + 2]
                return below + (mv - mv_below) * (above - below) // (mv_above - mv_below)
        return 100

    def step(self, now: int) -> None:
        """Reads when it is time: the first time at once as often as it takes for a judgement."""
        if self._adc is None or self._due is not None and now < self._due:
            return
        count = _READINGS if self._due is None else 1
        self._due = now + _EVERY_MS
        try:
            for _ in range(count):
                self._readings[self._next] = int(self._adc.read_uv() * self._ratio) // 1000
                self._next = (self._next + 1) % _READINGS
        except OSError:
            return  # the next one will do
        self._judge()

    def _judge(self) -> None:
        readings = sorted(self._readings)
        middle = readings[_READINGS // 2]
        # The lowest and the highest may be a single bad reading each.
        steady = readings[_READINGS - 2] - readings[1] < _JUMP_MV
        if not steady or not _LEAST_MV < middle < _MOST_MV:
            self.millivolts = 0
            self.state = "none"
            return
        self.millivolts = middle
        low, empty = _LOW_MV, _EMPTY_MV
        if self.state == "empty":
            empty += _BACK_MV
        if self.state in ("low", "empty"):
            low += _BACK_MV
        self.state = "empty" if middle < empty else "low" if middle < low else "ok"
