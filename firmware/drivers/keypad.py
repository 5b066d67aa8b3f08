"""The 4x4 key matrix: says which single key was pressed or held, and never one nobody pressed.

Without diodes three keys make a fourth one appear. So exactly one key counts: when two or more are
down, nothing does until all are up again. Columns are pulled down; a row that is not being looked
at is let go. Between the looks all rows are high, so that any key lifts a column: that is how
four readings tell that nobody touches the keypad, and how a key wakes a sleeping chip.
"""

from firmware.const import const

KEYS = "123A456B789C*0#D"  # row by row

# The chip's pull-down has about 45 kOhm; with 100 pF of leads a column falls in 7 us.
_SETTLE_US = const(15)
_SAMPLE_MS = const(5)
_STABLE_MS = const(20)  # contacts bounce for up to 15 ms
_SAMPLES = const(3)  # at least, also where the steps come late
_HOLD_MS = const(800)
_STUCK_MS = const(30000)
_START_SCANS = const(4)
_START_GAP_US = const(300)


class Keypad:
    """Step it every 5 ms while `busy`, every 20 ms otherwise. Rows and columns are four pins each,
    as machine.Pin offers them."""

    def __init__(self, rows, columns, sleep_us):
        self.busy = False  # a key is down or bouncing
        self._rows = rows
        self._columns = columns
        self._sleep_us = sleep_us
        # Keys are the bits of a number, in the order of KEYS.
        self._seen = 0  # at the last look
        self._since = 0  # when that was first seen
        self._same = 0  # how many looks have agreed on it
        self._looked = -_SAMPLE_MS
        self._down = 0  # for sure, and not stuck
        self._began = 0  # when the first of them went down
        self._stuck = 0
        self._key = 0  # the one that can still become a hold
        self._spent = False  # nothing counts until all are up

    @property
    def stuck(self) -> str:
        """Keys that have been down for half a minute: ignored until they come up."""
        return _names(self._stuck)

    def start(self) -> None:
        for column in self._columns:
            column.init(column.IN, column.PULL_DOWN)
        for row in self._rows:
            row.init(row.IN, None)  # some pins have a pull after power-on
        self.arm()

    def arm(self) -> None:
        """All rows high: from now on any key makes its column high. For sleeping too."""
        for row in self._rows:
            row.init(row.OUT, value=1)

    def held_at_start(self) -> str:
        """The keys that are down at power-on; they count as pressed only after they were up.
        None where three or more are down, because ghosts may be among them. Takes 1.5 ms."""
        down = 0xFFFF
        for _ in range(_START_SCANS):
            down &= self._scan()
            self._sleep_us(_START_GAP_US)
        self._spent = self.busy = down != 0
        names = _names(down)
        return names if len(names) < 3 else ""

    def step(self, now: int):
        """None, or ("key", "5") at a press, or ("hold", "5") once when it has lasted."""
        if not self.busy and not self._seen and not self._touched():
            return None
        if now - self._looked < _SAMPLE_MS:
            return None
        self._looked = now
        seen = self._scan()
        if seen != self._seen:
            self._seen = seen
            self._since = now
            self._same = 1
            self.busy = True
            return None
        self._same += 1
        if self._same < _SAMPLES or now - self._since < _STABLE_MS:
            return None
        return self._settled(now)

    def _settled(self, now: int):
        """What is seen has been so for a while: what does it mean?"""
        self._stuck &= self._seen
        down = self._seen & ~self._stuck
        if down and not self._down:
            self._began = self._since
        self._down = down
        self.busy = down != 0
        if not down:
            self._spent = False
        elif now - self._began >= _STUCK_MS:
            self._stuck |= down
        elif not self._spent:
            self._spent = True
            self._key = 0 if down & (down - 1) else down
            if self._key:
                return "key", _names(down)
        elif down != self._key:
            self._key = 0
        elif now - self._began >= _HOLD_MS:
            self._key = 0
            return "hold", _names(down)
        return None

    def _touched(self) -> bool:
        for column in self._columns:
            if column.value():
                return True
        return False

    def _scan(self) -> int:
        """One row high at a time. The others are let go first: two keys in one column would
        short a high row with a low one."""
        for row in self._rows:
            row.init(row.IN)
        down = 0
        bit = 1
        for row in self._rows:
            row.init(row.OUT, value=1)
            self._sleep_us(_SETTLE_US)
            for column in self._columns:
                if column.value():
                    down |= bit
                bit <<= 1
            row.init(row.IN)
        self.arm()
        return down


def _names(keys: int) -> str:
    return "".join([KEYS[n] for n in range(16) if keys >> n & 1])
