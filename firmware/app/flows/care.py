"""The self-test: every part, with what is to be expected; and how much room is left."""

from firmware.app.panel import BACK, Panel
from firmware.app.words import padded, say, text_of
from firmware.drivers.keypad import KEYS
from firmware.storage.faults import StorageFailed
from firmware.version import VERSION

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from firmware.app.table import Table


class Lit(Panel):
    """Every pixel lit, but for one line that says so."""

    def draw(self, canvas) -> None:
        for row in range(8):
            canvas.invert(row, 0, 21)
        canvas.text(3, 0, " " + padded(self.title, 20), True)


class KeyTest(Panel):
    """Every key once; what is left of them is shown. Two * in a row leave."""

    left = KEYS
    before = ""

    def draw(self, canvas) -> None:
        self.lines = [" ".join(list(self.left))[at : at + 20] for at in (0, 20)]
        super().draw(canvas)

    def key(self, key: str) -> "Any":
        if key == "*" and self.before == "*":
            return BACK
        self.before = key
        self.left = "".join([other for other in self.left if other != key])
        return None if self.left else "#"


def flow(table: "Table"):
    while True:
        lines = [
            say("care " + name)
            for name in ("display", "keys", "reader", "sound", "about", "delete")
        ]
        answer = yield Panel("care", say("menu care"), lines, "", (1, 2, 3, 4, 5, 6))
        if answer == 1:
            yield Lit("care_display", say("care lit"), "", "# A B C D")
        elif answer == 2:
            done = yield KeyTest("care_keys", say("care press_all"), "")
            table.sound = "ok" if done == "#" else "key"
        elif answer == 3:
            yield from reader(table)
        elif answer == 4:
            table.sound = "won"
        elif answer == 5:
            yield Panel("care_about", "Deedbox " + VERSION, about(table))
        elif answer == 6:
            yield from delete(table)
        else:
            return answer if type(answer) is tuple else None


def delete(table: "Table"):
    """The older games that are kept for the report; never the one in play."""
    old = table.saved.finished()
    if not old:
        table.refuse("nothing_to_delete", "care no_games")
        return
    text = text_of("care sure").format(len(old))
    if (yield Panel("care_delete", say("care delete"), text, say("table keys_yes"))) == "#":
        try:
            for number in old:
                table.files.remove(table.saved.journal.log(number))
            table.sound = "ok"
        except StorageFailed as failed:
            table.fail(failed)


def reader(table: "Table"):
    """Any tag shows its number, whatever it is."""
    chip = table.unit.reader
    lines = [say("care no_reader" if chip is None else "care ok" if chip.ok else "care silent")]
    while True:
        panel = Panel("care_reader", say("care lay"), lines)
        panel.raw = True
        answer = yield panel
        if answer == BACK:
            return
        if type(answer) is tuple and answer[0] == "tag":
            lines = [answer[3], "".join(["%02x" % byte for byte in answer[1]])]


def about(table: "Table") -> list:
    unit = table.unit
    battery = unit.battery
    if battery is None or battery.state == "none":
        lines = [say("care no_battery")]
    else:
        lines = [say("care battery", battery.millivolts, battery.percent)]
    try:
        lines.append(say("care free", table.files.free() // 1024))
    except StorageFailed as failed:
        lines.append(say("care storage", failed.code))
    lines.append(say("care stuck", unit.keypad.stuck or "-"))
    lines.append(say("care games", len(table.saved.finished())))
    return lines
