"""The unit's heartbeat: asks the parts what happened, tells the screen, and shows what it drew.

    keypad, reader ─► screen ─► canvas ─► display
                         └────► sound ─► buzzer

A screen has a `name`, `draw(canvas)`, and an answer to each input: `key(key)`, `hold(key)`,
`tag(event)`, each returning the word of a sound, or None where nothing changed. Where nobody does
anything for long, the unit sleeps; the key that wakes it does nothing else.
"""

from engine_core.loader import bring
from firmware.storage.faults import Damaged, StorageFailed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

_BUSY_MS = 5  # while something is going on
_IDLE_MS = 20  # a finger is on a key for longer
_ASLEEP_MS = 30  # a quick finger is down for 60, and the keypad needs 25 of them
_LASTED_MS = 30000  # a start that came so far was a good one
_MINUTE = 60000
_WATCH_MS = 2000
_SILENT_MS = 6000  # a reader that says nothing for longer is gone
BRIGHTNESS = (1, 48, 160, 255)  # for the setting from 0 to 3


class Loop:
    """`reader`, `battery` and `watchdog` may be None: a unit without them."""

    def __init__(self, time, nvs, display, keypad, buzzer):
        self.time = time
        self.nvs = nvs
        self.display = display
        self.keypad = keypad
        self.buzzer = buzzer
        self.reader: "Any" = None
        self.battery: "Any" = None
        self.watchdog: "Any" = None
        self.saved: "Any" = None  # the game
        self.buffer = bytearray(1024)  # what the display shows, or soon will
        self.screen: "Any" = None
        self.drawn = False
        self.lasted = False
        self.minute = 0  # when the time played was last kept,
        self.timed = 0  # and of which game
        self.now = 0  # milliseconds since the start; it never begins again, as the chip's ticks do
        self.ticks = time.ticks_ms()
        self.sleep_after = 0  # ms without an input; 0 never
        self.asleep = False
        self.touched = 0  # when the last input was
        self.watched = 0  # when the parts were last looked after
        self.answered = 0  # when the reader last was well; 0 never
        self.told: list = []  # troubles that were told and are not over

    def run(self) -> None:
        """For ever, or until Ctrl-C."""
        while True:
            self.time.sleep_ms(self.beat())

    def show(self, screen) -> None:
        self.screen = screen
        self.drawn = False

    def brightness(self, level: int) -> None:
        self.display.contrast(BRIGHTNESS[level])

    def beat(self) -> int:
        """Once around; returns how many milliseconds there is nothing to do."""
        ticks = self.time.ticks_ms()
        self.now += self.time.ticks_diff(ticks, self.ticks)
        self.ticks = ticks
        self.step(self.now)
        if self.watchdog is not None:
            self.watchdog.feed()
        if not self.lasted and self.now >= _LASTED_MS:
            self.lasted = True
            bring("firmware.starts").forget(self.nvs)
        if self.saved is not None:
            self._keep_time(self.saved)
            if self.now - self.watched >= _WATCH_MS:
                self.watched = self.now
                self._watch()
        if self.asleep and not self.keypad.busy:
            return _ASLEEP_MS
        return _BUSY_MS if self.busy else _IDLE_MS

    def _keep_time(self, saved) -> None:
        """Of a timed game a power cut takes a minute at most."""
        if saved.journal.game != self.timed:
            self.timed = saved.journal.game
            self.minute = self.now
        if self.now - self.minute < _MINUTE:
            return
        self.minute = self.now
        game = saved.game
        if game is not None and game.mode == "timed" and not game.over and not self.asleep:
            try:
                saved.played(_MINUTE // 1000)
            except (Damaged, StorageFailed):
                pass  # the next command will say so, to somebody who is listening
            if self.screen.time_is_up:
                self._sound("warning")

    def _watch(self) -> None:
        """Looks after the parts, and tells of each trouble once."""
        troubles = []
        if self.battery is not None and self.battery.state in ("low", "empty"):
            troubles.append("B1" if self.battery.state == "low" else "B2")
        if self.keypad.stuck:
            troubles.append("H2")
        if self.reader is not None and not self.asleep:
            if self.reader.ok:
                self.answered = self.now
            elif self.answered and self.now - self.answered > _SILENT_MS:
                troubles.append("H1")
        for code in troubles:
            if code not in self.told:
                self._sound(self.screen.warn(code))
        self.told = troubles
        if self.sleep_after and not self.asleep and self.now - self.touched >= self.sleep_after:
            self.asleep = True
            self.display.power(False)
            if self.reader is not None:
                self.reader.sleep()

    def _wake(self) -> None:
        self.asleep = False
        self.display.power(True)
        self.answered = 0
        if self.reader is not None:
            self.reader.start()

    def step(self, now: int) -> None:
        self._tell(self.keypad.step(now))
        if self.reader is not None:
            self._tell(self.reader.step(now))
        if self.battery is not None:
            self.battery.step(now)
        if not self.drawn:
            self.drawn = True
            canvas = bring("firmware.app.canvas").Canvas(self.buffer)
            canvas.clear()
            self.screen.draw(canvas)
            self.display.show(canvas)
        self.display.step(now)
        self.buzzer.step(now)

    @property
    def busy(self) -> bool:
        """Whether there is something that has to be gone on with soon."""
        if self.keypad.busy or self.display.busy or self.buzzer.busy or not self.drawn:
            return True
        return self.reader is not None and self.reader.busy

    def _tell(self, event) -> None:
        if event is None:
            return
        self.touched = self.now
        if self.asleep:
            self._wake()
        elif event[0] == "key":
            self._sound(self.screen.key(event[1]))
        elif event[0] == "hold":
            self._sound(self.screen.hold(event[1]))
        else:
            self._sound(self.screen.tag(event))

    def _sound(self, word) -> None:
        if word is not None:
            self.drawn = False
            self.buzzer.play(bring("firmware.app.sounds").tune(word))
