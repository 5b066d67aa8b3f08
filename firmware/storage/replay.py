"""Plays again what a journal holds: to go on after a start, and to take a step back."""

from engine_core import Game, Refused, load_edition
from engine_core.loader import bring
from firmware.storage.faults import BadData, Damaged, StorageFailed
from firmware.storage.record_reader import body_of, decoded
from firmware.storage.records import UNDO, check_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from firmware.storage.saved_game import SavedGame
    from firmware.storage.segment import Segment


def last(saved: "SavedGame") -> "list | None":
    """The commands that `undo` would take back; None where there are none."""
    segment = _with_steps(saved, reader().opened(saved.journal))
    if segment is None:
        return None
    start, end = body_of(segment.data, segment.steps[-1])
    try:
        return decoded(segment.data, start, end)
    except BadData:
        raise Damaged("differs")


def undo(saved: "SavedGame") -> bool:
    """Takes back what the last confirmation did; False where there is nothing to take back."""
    now = reader().opened(saved.journal)
    segment = _with_steps(saved, now)
    if segment is None:
        return False
    segment.steps.pop()
    try:
        _play(saved, segment)
        if segment is now:
            saved.add(bytearray([UNDO]), saved.standing)
        else:
            saved.journal.add_copy(segment.copy(), saved.standing)
            saved.to_mirror(saved.game.snapshot())
    except (Damaged, StorageFailed):
        saved.back()
        raise
    return True


def resume(saved: "SavedGame", lenient: bool = False) -> bool:
    """The game as it was when the power went; False where there is none. Raises Damaged, which
    says why not. `lenient` goes on from what can be read and believed."""
    saved.game = None
    segment = reader().opened(saved.journal, lenient)
    if segment is None:
        return False
    _play(saved, segment, lenient)
    if lenient:
        try:
            saved.go_on_from_here()
            saved.journal.touch()  # else it would be found damaged again
        except StorageFailed:
            saved.game = None
            raise
    return True


def resume_from_mirror(saved: "SavedGame") -> bool:
    """What the mirror has, as a new game: for files that are gone or cannot be read."""
    mirror = bring("firmware.storage.mirror").Mirror(saved.nvs) if saved.nvs is not None else None
    snapshot = mirror.load() if mirror is not None else None
    if snapshot is None:
        return False
    saved.begin(_restored(saved, snapshot.get("edition"), lambda: snapshot))
    return True


def _with_steps(saved: "SavedGame", segment: "Segment | None") -> "Segment | None":
    """The segment of the last step that stands."""
    while segment is not None and not segment.steps:
        segment = reader().previous(saved.journal, segment)
    return segment


def _play(saved: "SavedGame", segment: "Segment", lenient: bool = False) -> None:
    """The game of a segment. Where a step comes out otherwise than it did, that is Damaged, or
    with `lenient` the steps from there on are left out."""
    saved.game = None
    game = _restored(saved, segment.edition, segment.snapshot, segment.firmware)
    for number in range(len(segment.steps)):
        start, end = body_of(segment.data, segment.steps[number])
        try:
            for command, arguments in decoded(segment.data, start, end):
                game.do(command, **arguments)
            if check_of(game) != segment.data[end] | segment.data[end + 1] << 8:
                raise Damaged("differs")
        except (Refused, BadData, Damaged):
            if not lenient:
                raise Damaged("differs", segment.firmware)
            segment.steps = segment.steps[:number]
            return _play(saved, segment)
    saved.game = game
    saved.depth = segment.depth
    saved.standing = len(segment.steps)


def _restored(saved: "SavedGame", edition, snapshot, firmware: str = "") -> "Game":
    """The game of the edition with that id, whose snapshot the function `snapshot` makes."""
    try:
        own = saved.edition_of(edition) if saved.edition_of is not None else None
        board = load_edition(edition if own is None else own)
        return Game.restore(snapshot(), board, trusted=True)
    except Refused as refused:
        raise Damaged("version" if refused.code == "bad_snapshot" else "edition", firmware)


def reader():
    """Not for the time of playing: there is no room for both."""
    return bring("firmware.storage.journal_reader")
