"""Finds what is left of a game whose `now` cannot be believed: the last snapshot in its log."""

from firmware.storage.journal import HEADER
from firmware.storage.record_reader import Records
from firmware.storage.records import SNAPSHOT
from firmware.storage.segment import Segment, last_segment

TYPE_CHECKING = False
if TYPE_CHECKING:
    from firmware.storage.journal import Journal

_PIECE = 4096 + 8  # more than the longest record
_MOST = 16 * 1024  # no snapshot and its records are longer


def anything_played(journal: "Journal") -> bool:
    """Whether a log goes further than its first snapshot. None does where `now` was never there:
    it is written last when the very first game begins, and then stays."""
    for game in journal.games():
        if goes_on(journal, game):
            return True
    return False


def goes_on(journal: "Journal", game: int) -> bool:
    """Whether a log has more than a first snapshot."""
    data = journal.files.read(journal.log(game), len(HEADER), _PIECE) or b""
    records = Records(data)
    records.next()
    return records.at < len(data)


def search(journal: "Journal") -> "Segment | None":
    """The newest game of which a snapshot can be read."""
    for game in reversed(journal.games()):
        log = journal.log(game)
        if journal.files.read(log, 0, len(HEADER)) != HEADER:
            continue
        place = last_place(journal, game)
        if place:
            records = Records(journal.files.read(log, place, _MOST) or b"")
            segment = last_segment(records, place)
            journal.game = game
            journal.length = journal.files.size_of(log)
            journal.newest = b""
            journal.behind = False
            return segment
    return None


def last_place(journal: "Journal", game: int) -> int:
    """Where in the log the last sound snapshot begins; 0: there is none."""
    at = len(HEADER)
    found = total = 0
    while True:
        records = Records(journal.files.read(journal.log(game), at, _PIECE) or b"", 0, total)
        while records.next():
            if records.data[records.start] == SNAPSHOT:
                found = at + records.begin
        if not records.at:
            return found
        at += records.at
        total = records.sum
