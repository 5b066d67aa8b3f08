"""Taking back what was confirmed last: named first, then done."""

from engine_core.commands import row_of
from firmware.app.panel import slip
from firmware.app.words import say
from firmware.storage.faults import Damaged, StorageFailed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from firmware.app.table import Table

_SEATS = ("seat", "a", "b", "payer", "payee", "owner")
_PLACES = ("deed", "space")


def flow(table: "Table"):
    try:
        last = table.saved.last()
    except (StorageFailed, Damaged) as failed:
        table.fail(failed)
        return None
    if not last:
        table.refuse("nothing_to_undo", "undo nothing")
        return None
    news, table.news = table.news, []  # else they would read as a part of the question
    told = named(table, last)
    answer = yield slip("undo", say("undo title"), told, say("table keys_yes"))
    if answer != "#":
        table.news = news
    else:
        try:
            table.saved.undo()
        except (StorageFailed, Damaged) as failed:
            table.fail(failed)
            return None
        table.undone()
        table.news = [say("undo done"), told]
        table.recalled = "undo"
        table.sound = "undo"
    return answer if type(answer) is tuple else None


def named(table: "Table", commands: list) -> str:
    """What one confirmation did, in a few words: of several commands the last one."""
    command, arguments = commands[-1]
    fields = []
    for name in row_of(command)[2:]:
        value = arguments.get(name.rstrip("?"))
        if name in _SEATS:
            value = table.who(value)
        elif name.rstrip("?") in _PLACES and value is not None:
            value = table.place(value)
        elif type(value) is tuple or type(value) is list:
            value = "+".join([str(number) for number in value])
        fields.append(value if type(value) is int else str(value or ""))
    if len(commands) > 1 and command == "build":
        return say("undo row", fields[0], len(commands), fields[1])
    turn = table.game.turn
    if turn is not None:  # for those that do not name a seat
        fields += [table.who(turn), table.place(table.game.place[turn])]
    return say("undo " + command, *fields).replace(" ,", ",").rstrip(" :,")


def remind(table: "Table") -> None:
    """After a start: what was done last."""
    try:
        last = table.saved.last()
    except (StorageFailed, Damaged):
        return
    if last:
        table.news = [say("undo last"), named(table, last)]
        if table.game.waiting == "debt":  # whose screen has but one line for it
            table.news.pop(0)
        table.recalled = "start"
