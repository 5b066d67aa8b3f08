"""What a journal holds, read: the last snapshot with what came after it, and those before it."""

from struct import unpack

from engine_core.loader import bring
from firmware.storage.faults import Damaged
from firmware.storage.journal import FORMAT, HEAD, HEAD_SIZE, NOW
from firmware.storage.record_reader import Records
from firmware.storage.records import SNAPSHOT, sum_of
from firmware.storage.segment import Segment, last_segment

TYPE_CHECKING = False
if TYPE_CHECKING:
    from firmware.storage.journal import Journal

_PIECE = 2048  # read at once; mostly more than a segment
_MOST = 16 * 1024  # no segment is longer, but one that is damaged would have no end


def opened(journal: "Journal", lenient: bool = False) -> "Segment | None":
    """The last snapshot and what came after it; None where there is no game. `lenient` takes
    what can be read, and then a snapshot has to be added before anything else. Where it fails,
    the journal stays as it was."""
    now = journal.files.read(NOW)
    if not now and not recovery().anything_played(journal):
        journal.game = 0
        return None
    game = played = 0
    try:
        if now and now[0] != FORMAT:
            raise Damaged("version")
        head = (now or b"")[: HEAD_SIZE - 2]
        if sum_of(head, 0).to_bytes(2, "little") != (now or b"")[len(head) : HEAD_SIZE]:
            raise Damaged("damaged")
        _, game, place, in_log, played, size = unpack(HEAD, head)
        records = Records(journal.files.read(journal.log(game), place) or b"")
        segment = last_segment(records, place)
    except Damaged:
        found = recovery().search(journal) if lenient else None
        if found is None:
            raise
        journal.played = played if journal.game == game else 0
        return found
    length = place + len(records.data)
    count = segment.count
    newest = now[HEAD_SIZE:]
    whole = records.at == len(records.data)
    if segment.place != place:
        newest = b""
    elif count == in_log:
        newest = _newest(segment, records, newest)
        whole = whole and len(newest) == size
    else:  # those in `now` went to the log, all of them at once
        whole = whole and count > in_log and newest in records.data
        newest = b""
    if not whole and not lenient:
        raise Damaged("damaged")
    journal.game = game
    journal.played = played
    journal.place = segment.place
    journal.length = length
    journal.in_log = count
    journal.count = segment.count
    journal.newest = newest
    journal.sum = records.sum
    journal.behind = segment.place != place
    return segment


def previous(journal: "Journal", segment: "Segment") -> "Segment | None":
    """The segment that this one goes on from, with the steps that stood then."""
    if segment.previous is None:
        return None
    size = _PIECE
    while True:
        data = journal.files.read(journal.log(journal.game), segment.previous, size) or b""
        records = Records(data)
        if records.next() and data[records.start] == SNAPSHOT:
            found = Segment(records, segment.previous)
            if found.read(records):  # else a step taken back might be taken for one that stood
                break
        if len(data) < size or size > _MOST:
            raise Damaged("damaged")
        size *= 2
    if len(found.steps) < segment.stood:
        raise Damaged("damaged")
    found.steps = found.steps[: segment.stood]
    return found


def _newest(segment: "Segment", records: "Records", newest: bytes) -> bytes:
    """Adds the records that only `now` has; returns those that are sound."""
    start = len(records.data)
    segment.data = records.data = records.data + newest
    records.at = start
    segment.read(records)
    return records.data[start : records.at]


def recovery():
    return bring("firmware.storage.recovery")
