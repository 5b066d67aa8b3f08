"""The last actions in words, the newest first."""

from engine_core.loader import bring
from firmware.app.panel import Panel
from firmware.app.words import say
from firmware.storage.faults import Damaged, StorageFailed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from firmware.app.table import Table

MOST = 50


def flow(table: "Table"):
    lines: list = []
    try:
        story = bring("firmware.app.story")
        history = bring("firmware.storage.history")
        for game, events in history.steps(table.saved, MOST):
            told = story.sentences(game, events)
            if told:  # the end of a turn is no news
                lines.append("|".join(told))
                if len(lines) > MOST:
                    lines.pop(0)
    except (StorageFailed, Damaged) as failed:
        table.fail(failed)
        return None
    lines.reverse()
    shown = []
    for line in lines:
        shown += line.split("|")
    answer = yield Panel("log", say("menu log"), shown or say("menu nothing"), "")
    return answer if type(answer) is tuple else None
