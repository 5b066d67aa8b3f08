"""The screen of a unit that starts without its game: a key was held, or it kept crashing.

No watchdog runs but for the patient one of /boot.py, so that files can be copied at leisure. # is
for the usual start.
"""

from engine_core.loader import bring
from firmware.version import VERSION


class SafeStart:
    name = "safe_start"

    def __init__(self, why: str, nvs, reset, language: str):
        """`why`: "held", "asked" or "crashed 3"."""
        self.why = why
        self.nvs = nvs
        self.reset = reset
        self.language = language

    def draw(self, canvas) -> None:
        canvas.text(0, 0, "%-21s" % ("Deedbox " + VERSION), True)
        lines = ["C1 Safe start", self.why, "", "Nothing is lost.", "", "# usual start"]
        try:
            words = bring("firmware.app.words")
            words.choose(self.language)
            title, lost = words.say("safe_start title"), words.say("safe_start lost")
            why, _, number = self.why.partition(" ")
            cause = words.say("safe_start " + why, number)
            lines = ["C1 " + title, cause, "", lost, "", words.say("safe_start usual")]
        except Exception:  # its words may be what is damaged: English will do
            pass
        for row in range(len(lines)):
            canvas.text(2 + row, 0, lines[row])

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
