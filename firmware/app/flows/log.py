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
    lines: list = []  # the newest first
    counts: list = []  # of each action how many lines it has, the oldest first
    try:
        story = bring("firmware.app.story")
        history = bring("firmware.storage.history")
        for game, events in history.steps(table.saved, MOST):
            told = story.sentences(game, events)
            if told:  # the end of a turn is no news
                counts.append(len(told))
                oldest = counts.pop(0) if len(counts) > MOST else 0
                lines = told + lines[: len(lines) - oldest]
    except (StorageFailed, Damaged) as failed:
        table.fail(failed)
        return None
    story = history = None  # they need not stay for as long as the page does
    answer = yield Panel("log", say("menu log"), lines or say("menu nothing"), "")
    return answer if type(answer) is tuple else None
