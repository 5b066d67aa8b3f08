"""Something is wrong: a code, one sentence, one thing to do. The list of codes is closed."""

from engine_core.loader import bring
from firmware.app.panel import Panel
from firmware.app.words import say, text_of, wrap
from firmware.storage.faults import Damaged, StorageFailed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from firmware.app.table import Table

_CODES = {"damaged": "S1", "version": "S2", "differs": "S3", "edition": "S4", "full": "S5"}
_MENDED = ("S1", "S3", "S6", "S7")  # for which # tries again, or goes on with what there is


def code_of(failed) -> str:
    return _CODES.get(failed.code, "S6")


def flow(table: "Table"):
    code = table.trouble
    what, _, remedy = text_of("troubles " + code[:2]).partition("|")
    lines = wrap(what) + wrap(remedy)
    if code[2:]:
        lines.append(code[2:].strip())
    keys = "#OK" if code[:2] in _MENDED or table.game is not None else ""
    answer: "Any" = ()
    while type(answer) is tuple:  # a card on the reader is no answer
        answer = yield Panel("trouble", say("table trouble", code[:2]), lines, keys)
    table.trouble = ""
    if table.game is None and code[:2] in _MENDED:
        table.lost = code  # so that * finds it again
    if answer == "#" and table.game is None:
        try:
            if bring_back(table):
                table.news = []
                table.evening = bring("firmware.storage.evening").load(table.saved.journal)
        except StorageFailed as failed:
            table.fail(failed)
    return None


def bring_back(table: "Table") -> bool:
    """A game that could not be gone on with: all of it if that goes now, else what can be read of
    it, else the mirror."""
    for lenient in (False, True):
        try:
            if table.saved.resume(lenient):
                return True
        except Damaged:
            pass
    bring("firmware.storage.evening").for_mirror(table.saved.journal)
    return table.saved.resume_from_mirror()
