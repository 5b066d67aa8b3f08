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


_PIECE = 200  # bytes


class Lines:
    """Many lines in few texts, as a list would have them: a text for each would take four times
    the memory, and a single one more than there is in one piece."""

    def __init__(self) -> None:
        self.pieces = [""]  # the first lines first; each line ends with "\n"

    def put_first(self, lines: list) -> None:
        text = "\n".join(lines) + "\n"
        if len(self.pieces[0]) + len(text) > _PIECE:
            self.pieces.insert(0, "")
        self.pieces[0] = text + self.pieces[0]

    def drop_last(self) -> None:
        text = self.pieces.pop()
        text = text[: text.rfind("\n", 0, len(text) - 1) + 1]
        if text:
            self.pieces.append(text)

    def __len__(self) -> int:
        return sum([text.count("\n") for text in self.pieces])

    def __getitem__(self, line: int) -> str:
        for text in self.pieces:
            count = text.count("\n")
            if line < count:
                return line_of(text, line)
            line -= count
        raise IndexError


def flow(table: "Table"):
    try:
        lines = told(table)
    except (StorageFailed, Damaged) as failed:
        table.fail(failed)
        return None
    answer = yield Panel("log", say("menu log"), lines if len(lines) else say("menu nothing"))
    return answer if type(answer) is tuple else None


def told(table: "Table") -> Lines:
    lines = Lines()
    counts: list = []  # of each action how many lines it has, the oldest first
    for game, events in bring("firmware.storage.history").steps(table.saved, MOST):
        sentences = in_words(game, events)
        if sentences:  # the end of a turn is no news
            sentences.reverse()
            lines.put_first(sentences)
            counts.append(len(sentences))
            if len(counts) > MOST:
                for _ in range(counts.pop(0)):
                    lines.drop_last()
    return lines


def in_words(game, events) -> list:
    return bring("firmware.app.story").sentences(game, events)
