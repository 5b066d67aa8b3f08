"""The 4x4 keypad as a circuit: eight lines, a contact where each row crosses each column.

There are no diodes: current takes any way through closed contacts, so three keys make a fourth
one appear, and a line that is let go passes on what reaches it. Low wins over high. Contacts
bounce when a finger comes and when it goes. A line that was high stays so for a moment after it
was let go (bleeding), and one that nobody drives or pulls reads anything.

Faults, counted by readings: "no_answer" is a loose wire, which reads low; "garbage" is the
opposite of what is there; "late" is what the line showed at its last reading; "stuck" is a key
that jams, one under a finger if there is one, and stays down until free().
"""

from engine_core.chance import below

TYPE_CHECKING = False
if TYPE_CHECKING:
    from host_tools.virtual_board.clock import Clock
    from host_tools.virtual_board.faults import FaultPlan
    from host_tools.virtual_board.wires import Wires

LAYOUT = "123A456B789C*0#D"  # row by row
BLEED_US = 5
NEVER = 1 << 60


class KeyMatrix:
    """A part on all its eight pins. Sets of lines and of keys are the bits of a number."""

    def __init__(
        self,
        clock: "Clock",
        wires: "Wires",
        rows: tuple,
        columns: tuple,
        seed: int = 1,
        plan: "FaultPlan | None" = None,
    ) -> None:
        self.clock = clock
        self.wires = wires
        self.plan = plan
        self.bounce_ms = 5
        self.chance = [seed % 16381 + 1, seed // 16381 % 16381 + 1]
        self._lines: dict[int, int] = {}  # by pin
        for pin in tuple(rows) + tuple(columns):
            self._lines[pin] = len(self._lines)
            wires.parts[pin] = self
        self._high = 0  # lines that the unit drives high
        self._low = 0
        self._bleeding = 0
        self._bleeds_until = 0
        self._last = [0] * 8  # readings
        self._fingers = 0  # keys
        self._jammed = 0
        self._closed = 0  # contacts, bouncing included
        self._coming: list[tuple[int, int, bool]] = []  # time, key, closes; in order
        self._next = NEVER  # the time of the first of them
        self._joined = self._join()

    @property
    def held(self) -> str:
        """The keys that have a finger on them."""
        return _names(self._fingers)

    @property
    def jammed(self) -> str:
        return _names(self._jammed)

    def press(self, keys: str, bounce_ms: int = -1) -> None:
        for key in keys:
            self._fingers |= 1 << LAYOUT.index(key)
            self._move(LAYOUT.index(key), True, bounce_ms)

    def release(self, keys: str, bounce_ms: int = -1) -> None:
        for key in keys:
            self._fingers &= ~(1 << LAYOUT.index(key))
            self._move(LAYOUT.index(key), False, bounce_ms)

    def jam(self, keys: str) -> None:
        """They stay down, whatever the fingers do."""
        for key in keys:
            self._jammed |= 1 << LAYOUT.index(key)
        self._joined = self._join()

    def free(self) -> None:
        self._jammed = 0
        self._joined = self._join()

    def level(self, number: int) -> "int | None":
        line = self._lines[number]
        result = self._quiet_level(number, line)
        if self.plan is not None:
            result = self._disturb(line, result, self.plan.next())
        self._last[line] = result or 0
        return result

    def changed(self, number: int, level: "int | None") -> None:
        bit = 1 << self._lines[number]
        if self._high & bit and level != 1:
            self._bleed()
        self._high = self._high | bit if level == 1 else self._high & ~bit
        self._low = self._low | bit if level == 0 else self._low & ~bit

    def _quiet_level(self, number: int, line: int) -> "int | None":
        now = self.clock.us
        if now >= self._next:
            self._catch_up()
        joined = self._joined[line]
        if joined & self._low:
            return 0
        if joined & self._high:
            return 1
        if now < self._bleeds_until and self._bleeding >> line & 1:
            return 1
        pin = self.wires.pins.get(number)
        if pin is not None and pin.pull is None:
            return below(self.chance, 2)
        return None

    def _disturb(self, line: int, level: "int | None", fault: "str | None") -> "int | None":
        if fault == "no_answer":
            return 0
        if fault == "garbage":
            return 0 if level else 1
        if fault == "late":
            return self._last[line]
        if fault == "stuck":
            self.jam((self.held or LAYOUT[below(self.chance, 16)])[0])
        return level

    def _bleed(self) -> None:
        """Every line that is high now stays so for a moment."""
        now = self.clock.us
        if now >= self._next:
            self._catch_up()
        if now >= self._bleeds_until:
            self._bleeding = 0
        for line in range(8):
            if self._high >> line & 1:
                self._bleeding |= self._joined[line]
        self._bleeds_until = now + BLEED_US

    def _move(self, key: int, closes: bool, bounce_ms: int) -> None:
        """A finger comes or goes now: the contact changes at once, and then back and forth."""
        self._catch_up()
        now = self.clock.us
        most = 1000 * (self.bounce_ms if bounce_ms < 0 else bounce_ms)  # 16 ms at most
        times: set[int] = set()
        for _ in range(2 * below(self.chance, 5) if most else 0):
            times.add(now + 1 + below(self.chance, most))
        coming = [entry for entry in self._coming if entry[1] != key]
        coming.append((now, key, closes))
        closed = closes
        for at in sorted(times)[len(times) % 2 :]:  # an even number: it ends as it began
            closed = not closed
            coming.append((at, key, closed))
        coming.sort()
        self._coming = coming
        self._next = coming[0][0]

    def _catch_up(self) -> None:
        """The contacts as they are now. Time is looked at only when somebody looks at a line."""
        coming = self._coming
        while coming and coming[0][0] <= self.clock.us:
            _, key, closes = coming.pop(0)
            self._closed = self._closed | 1 << key if closes else self._closed & ~(1 << key)
        self._next = coming[0][0] if coming else NEVER
        self._joined = self._join()

    def _join(self) -> list:
        """For each line, the lines that are one wire with it."""
        joined = [1 << line for line in range(8)]
        closed = self._closed | self._jammed
        for key in range(16) if closed else ():
            if closed >> key & 1:
                both = joined[key // 4] | joined[4 + key % 4]
                for line in range(8):
                    if both >> line & 1:
                        joined[line] = both
        return joined


def _names(keys: int) -> str:
    return "".join([LAYOUT[key] for key in range(16) if keys >> key & 1])
