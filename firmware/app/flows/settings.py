"""The owner's choices: language, sound, brightness, sleep, the banker's PIN."""

from engine_core.loader import bring
from firmware.app import words
from firmware.app.panel import Panel
from firmware.app.words import say, text_of
from firmware.storage.faults import StorageFailed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from firmware.app.table import Table

# In the order of the screen: the setting and its values, one after the other.
_CHOICES = (
    ("language", ("en", "de")),
    ("volume", (0, 1, 2, 3)),
    ("brightness", (0, 1, 2, 3)),
    ("sleep_minutes", (0, 5, 10, 30, 60)),
    ("display", ("ssd1306", "sh1106")),
)


def flow(table: "Table"):
    settings = table.settings
    at = 0
    while True:
        lines = [say("settings " + name, value_of(settings, name)) for name, _ in _CHOICES]
        lines.append(say("settings pin_set" if settings["bank_pin"] else "settings pin_none"))
        panel = Panel("settings", say("menu settings"), lines, "", (1, 2, 3, 4, 5, 6))
        panel.at = at
        answer = yield panel
        at = panel.at
        if type(answer) is not int:
            return None
        try:
            if answer == 6:
                yield from pin(table)
            else:
                name, values = _CHOICES[answer - 1]
                now = settings[name]
                place = values.index(now) + 1 if now in values else 0
                if name == "display":
                    text = text_of("settings other_display")
                    title = say("settings display", values[place % len(values)])
                    if (yield Panel("display", title, text, say("table keys_yes"))) != "#":
                        continue
                settings.change(name, values[place % len(values)])
                use(table)
        except StorageFailed as failed:
            table.fail(failed)
            return None


def value_of(settings, name: str) -> str:
    value = settings[name]
    if name == "language":
        return say("settings this_language")
    if name == "sleep_minutes" and not value:
        return say("settings never")
    return str(value)


def pin(table: "Table"):
    """The old one first; A takes it away."""
    if not (yield from bring("firmware.app.flows.consent").banker(table)):
        return
    panel = Panel(
        "new_pin", say("player bank_pin"), say("setup pin"), say("setup keys_pin"), None, -8
    )
    told = yield panel
    if type(told) is int:
        table.settings.change("bank_pin", panel.typed)
    elif told == "A":
        table.settings.change("bank_pin", "")


def use(table: "Table") -> None:
    """What was chosen counts from now on."""
    words.choose(table.settings["language"])
    table.news = []
    table.unit.buzzer.volume = table.settings["volume"]
    table.unit.brightness(table.settings["brightness"])
    table.unit.sleep_after = 60000 * table.settings["sleep_minutes"]
