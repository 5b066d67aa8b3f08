"""The piezo buzzer: plays a tune in the background, by PWM. It never raises: sound is an extra.

A tune is bytes, two for each tone: its pitch in steps of 20 Hz (0 is a rest) and its length in
steps of 5 ms. What the tunes mean is no business of this file.
"""

HERTZ = 20
MS = 5
# Silent, quiet, normal, loud. The fundamental of a rectangle has the strength sin(pi * duty):
# a half is the loudest there is, a tenth is 10 dB and a thirtieth 20 dB below it.
_DUTIES = (0, 2184, 6554, 32768)
LOUDEST = 3


class Buzzer:
    """Step it every 5 ms or so while `busy`."""

    def __init__(self, pwm):
        self.ok = True  # False after the PWM refused something
        self.busy = False
        self.volume = LOUDEST
        self._pwm = pwm
        self._tune = b""
        self._next = 0
        self._until = -1  # when the tone ends; -1 where it has begun since the last step

    def play(self, tune) -> None:
        """Begins at once, in place of what was being played."""
        self._set(0, 0)
        self._tune = tune
        self._next = 0
        self.busy = bool(self.volume)
        if self.busy:
            self._go_on()

    def mute(self) -> None:
        """Silent from now on, until `volume` is set again."""
        self.volume = 0
        self.stop()

    def stop(self) -> None:
        self.busy = False
        self._set(0, 0)

    def step(self, now: int) -> bool:
        """Whether there is more to play. Each tone is at least as long as the tune says."""
        if not self.busy:
            return False
        if self._until < 0:
            self._until = now + self._tune[self._next - 1] * MS
        elif now >= self._until:
            self._go_on()
            if self.busy:
                self._until = now + self._tune[self._next - 1] * MS
        return self.busy

    def _go_on(self) -> None:
        start = self._next
        if start + 1 >= len(self._tune):
            self.stop()
            return
        self._next = start + 2
        self._until = -1
        self._set(self._tune[start] * HERTZ, _DUTIES[self.volume])

    def _set(self, hertz: int, duty: int) -> None:
        """The chip refuses 0 Hz; without duty the pin stays low, and a piezo draws nothing."""
        try:
            if hertz:
                self._pwm.freq(hertz)
                self._pwm.duty_u16(duty)
            else:
                self._pwm.duty_u16(0)
            self.ok = True
        except (OSError, ValueError, RuntimeError):
            self.ok = False
