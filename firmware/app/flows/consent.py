"""Consent of a player: the tap of the own card, the PIN, or # where neither is in use."""

from firmware.app.panel import BACK, Panel, slip
from firmware.app.words import say

TYPE_CHECKING = False
if TYPE_CHECKING:
    from firmware.app.table import Table


def agreed(table: "Table", seat: int, title: str):
    """Whether the player has agreed; False where somebody went back."""
    evening = table.evening
    pin = evening["pins"][seat] if seat < len(evening["pins"]) else ""
    reader = table.unit.reader
    cards = evening["cards"] and reader is not None and reader.ok
    how = "pin" if pin else "tap" if cards else "yes"
    while True:
        text = say("player agree_" + how, table.who(seat))
        if pin:
            panel = Panel("consent", text, title, "", None, -8)
            panel.secret = True
        else:
            keys = say("player keys_tap" if how == "tap" else "table keys_yes")
            panel = slip("consent", title, text, keys)
        answer = yield panel
        if answer == BACK:
            return False
        if answer == "A":  # the card is lost: then the banker vouches for the player
            if not (yield from banker(table)):
                return False
            how = "yes"
            continue
        if answer == ("player", seat) or answer == pin and pin or answer == "#" and how == "yes":
            return True
        table.refuse("not_agreed", "player not_agreed")


def banker(table: "Table"):
    """Whether the banker's PIN was given, or none is set."""
    pin = table.settings["bank_pin"]
    while pin:
        panel = Panel("bank_pin", say("player bank_pin"), "", "", None, -8)
        panel.secret = True
        answer = yield panel
        if answer == BACK:
            return False
        if answer == pin:
            return True
        if type(answer) is tuple:
            table.refuse("not_now", "cards not_now")
            continue
        table.refuse("wrong_pin", "player wrong_pin")
    return True
