"""The unit's heartbeat: asks the parts what happened, tells the screen, and shows what it drew.

    keypad, reader ─► screen ─► canvas ─► display
                         └────► sound ─► buzzer

A screen has a `name`, `draw(canvas)`, and an answer to each input: `key(key)`, `hold(key)`,
`tag(event)`, each returning the word of a sound, or None where nothing changed.
"""

from firmware.app.canvas import Canvas
from firmware.app.sounds import TUNES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

_BUSY_MS = 5  # while something is going on
_IDLE_MS = 20  # a finger is on a key for longer


class Loop:
    """`reader` and `battery` may be None: a unit without them."""

    def __init__(self, display, keypad, reader, buzzer, battery):
        self.display = display
        self.keypad = keypad
        self.reader = reader
        self.buzzer = buzzer
        self.battery = battery
        self.canvas = Canvas()
        self.screen: "Any" = None
        self.drawn = False

    def show(self, screen) -> None:
        self.screen = screen
        self.drawn = False

    def step(self, now: int) -> int:
        """One beat; returns in how many milliseconds the next one is due."""
        event = self.keypad.step(now)
        if event is not None:
            self._tell(event)
        if self.reader is not None:
            event = self.reader.step(now)
            if event is not None:
                self._tell(event)
        if self.battery is not None:
            self.battery.step(now)
        if not self.drawn:
            self.drawn = True
            self.canvas.clear()
            self.screen.draw(self.canvas)
            self.display.show(self.canvas)
        self.display.step(now)
        self.buzzer.step(now)
        return _BUSY_MS if self.busy else _IDLE_MS

    @property
    def busy(self) -> bool:
        """Whether there is something that has to be gone on with soon."""
        if self.keypad.busy or self.display.busy or self.buzzer.busy or not self.drawn:
            return True
        return self.reader is not None and self.reader.busy

    def _tell(self, event: tuple) -> None:
        if event[0] == "key":
            sound = self.screen.key(event[1])
        elif event[0] == "hold":
            sound = self.screen.hold(event[1])
        else:
            sound = self.screen.tag(event)
        if sound is not None:
            self.drawn = False
            self.buzzer.play(TUNES[sound])
