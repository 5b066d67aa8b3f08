"""The editions to choose from: the printed ones and one's own."""

from engine_core.loader import bring
from firmware.app.panel import Panel
from firmware.app.words import say

TYPE_CHECKING = False
if TYPE_CHECKING:
    from firmware.app.table import Table


def which(table: "Table"):
    """Its id; None where none was chosen."""
    own = bring("firmware.storage.own_editions").names(table.files)
    printed = bring("engine_core.edition").edition_ids()
    editions = list(printed) + own
    lines = [say("setup ed_" + name) for name in printed] + own
    numbers = list(range(1, 1 + len(editions)))
    answer = yield Panel("edition", say("setup edition"), lines, "", numbers)
    return editions[answer - 1] if type(answer) is int else None
