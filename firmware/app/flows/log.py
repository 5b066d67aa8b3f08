"""The last actions in words, the newest first."""

from engine_core.edition import line_of
from engine_core.loader import bring
from firmware.app.panel import Panel
from firmware.app.words import say
from firmware.storage.faults import Damaged, StorageFailed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from firmware.app.table import Table

MOST = 50


class Lines:
    """The lines of one text, as a list would have them: many small texts take four times as much
    memory."""

    def __init__(self, text: str):
        self.text = text

    def __len__(self) -> int:
        return self.text.count("\n")

    def __getitem__(self, line: int) -> str:
        return line_of(self.text, line)


def flow(table: "Table"):
    try:
        text = told(table)
    except (StorageFailed, Damaged) as failed:
        table.fail(failed)
        return None
    lines = Lines(text) if text else say("menu nothing")
    answer = yield Panel("log", say("menu log"), lines, "")
    return answer if type(answer) is tuple else None


def told(table: "Table") -> str:
    """A line for each sentence."""
    text = ""
    counts: list = []  # of each action how many sentences it has, the oldest first
    for game, events in bring("firmware.storage.history").steps(table.saved, MOST):
        sentences = in_words(game, events)
        if sentences:  # the end of a turn is no news
            counts.append(len(sentences))
            if len(counts) > MOST:
                for _ in range(counts.pop(0)):
                    text = text[: text.rfind("\n", 0, len(text) - 1) + 1]
            text = "\n".join(sentences) + "\n" + text
    return text


def in_words(game, events) -> list:
    return bring("firmware.app.story").sentences(game, events)
