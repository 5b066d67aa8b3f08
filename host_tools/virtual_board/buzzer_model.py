"""The piezo buzzer: remembers every tone, and tells which of the unit's words they were.

Faults, counted by changes of the tone: "no_answer" is a PWM that refuses this one, "stuck" one
that refuses them all from then on, "garbage" another pitch; "late" means nothing here.
"""

from firmware.drivers.buzzer import HERTZ
from host_tools.virtual_board.faults import EIO

TYPE_CHECKING = False
if TYPE_CHECKING:
    from host_tools.virtual_board.clock import Clock
    from host_tools.virtual_board.faults import FaultPlan


class BuzzerModel:
    """A part on its pin, for `machine.PWM`."""

    def __init__(self, clock: "Clock", plan: "FaultPlan | None" = None) -> None:
        self.clock = clock
        self.plan = plan
        self._stuck = False
        self._done: list[tuple[int, int, int]] = []
        self._hertz = 0  # of the tone that sounds now
        self._duty = 0
        self._since = 0

    def level(self, number: int) -> None:
        return None

    def changed(self, number: int, level: "int | None") -> None:
        """A passive piezo makes no tone of a level that stays."""

    def tone(self, hertz: int, duty: int) -> None:
        if hertz == self._hertz and duty == self._duty:
            return
        fault = self.plan.next() if self.plan is not None else None
        if fault == "stuck":
            self._stuck = True
        if self._stuck or fault == "no_answer":
            raise OSError(EIO, "EIO")
        if fault == "garbage" and hertz:
            hertz += HERTZ // 2
        if self._hertz and self.clock.us > self._since:
            self._done.append(self._sounding())
        self._hertz = hertz
        self._duty = duty
        self._since = self.clock.us

    @property
    def tones(self) -> list:
        """(microseconds at its begin, hertz, milliseconds) of each, the present one too."""
        return self._done + [self._sounding()] if self._hertz else self._done[:]

    def words(self, tunes: dict) -> list:
        """The words heard, by their tunes; "?" for a tone that begins none of them. A tune that
        was cut short counts: its first tone is its own."""
        beginnings = {}
        for word in tunes:
            tune = tunes[word]
            pitches = [tune[n] * HERTZ for n in range(0, len(tune), 2) if tune[n]]
            beginnings[pitches[0]] = (word, pitches)
        words = []
        expected: list[int] = []
        for _, hertz, _ in self.tones:
            if hertz in beginnings:
                word, pitches = beginnings[hertz]
                words.append(word)
                expected = pitches[1:]
            elif expected and expected[0] == hertz:
                expected = expected[1:]
            else:
                words.append("?")
                expected = []
        return words

    def _sounding(self) -> tuple:
        return self._since, self._hertz, (self.clock.us - self._since) // 1000
