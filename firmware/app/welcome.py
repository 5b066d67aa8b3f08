"""Home without a game: what a new owner sees first."""

from firmware.app.panel_drawing import draw_keys
from firmware.app.words import say, text_of, wrap
from firmware.version import VERSION

TYPE_CHECKING = False
if TYPE_CHECKING:
    from firmware.app.table import Table


def draw(table: "Table", canvas) -> None:
    canvas.text(0, 0, "%-21s" % ("Deedbox " + VERSION), True)
    row = 2
    text = text_of("table lost" if table.lost else "table welcome")
    for line in table.note or wrap(text):
        canvas.text(row, 0, line)
        row += 1
    draw_keys(canvas, say("table keys_welcome"))


def key(table: "Table", key: str) -> None:
    if key == "#":
        table.open("setup")
    elif key == "D":
        table.open("menu")
    elif key == "*" and table.lost:
        table.trouble = table.lost
        table.home()
    elif key != "*":
        table.sound = "refused"
