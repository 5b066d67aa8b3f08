"""The screen of a unit that starts without its game: a key was held, or it kept crashing.

No watchdog runs but for the patient one of /boot.py, so that files can be copied at leisure. # is
for the usual start.
"""

from engine_core.loader import bring
from firmware.version import VERSION


class SafeStart:
    name = "safe_start"

    def __init__(self, why: str, nvs, reset):
        self.why = why
        self.nvs = nvs
        self.reset = reset

    def draw(self, canvas) -> None:
        canvas.text(0, 0, "%-21s" % ("Deedbox " + VERSION), True)
        canvas.text(2, 0, "C1 Safe start")
        canvas.text(3, 0, self.why)
        canvas.text(5, 0, "Nothing is lost.")
        canvas.line(6)
        canvas.text(7, 0, "# usual start")

    def key(self, key: str) -> str:
        if key == "#":
            bring("firmware.starts").expect_reset(self.nvs)
            self.reset()
            return "ok"
        return "refused"

    def hold(self, key: str) -> None:
        return None

    def tag(self, event: tuple) -> None:
        return None
