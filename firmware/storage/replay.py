"""Plays again what a journal holds: to go on after a start, and to take a step back.

First the journal is read, then the game is made from its snapshot, then the steps are played.
What each of these needs is brought in for its time only, and nobody holds on to it: there is no
room for all of it at once. So what was read goes on as a stretch, a tuple of plain values:
edition, firmware and depth of the segment, its bytes, where in them the snapshot begins, and each
step.
"""

from engine_core import Game, Refused, load_edition
from engine_core.loader import bring
from firmware.storage.faults import BadData, Damaged, StorageFailed
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
    try:
        return _step(segment.data, segment.steps[-1])[0]
    except BadData:
        raise Damaged("differs")


def undo(saved: "SavedGame") -> bool:
    """Takes back what the last confirmation did; False where there is nothing to take back."""
    found = _without_last(saved)
    if found is None:
        return False
    stretch, copy = found
    try:
        _play(saved, stretch)
        if copy is None:
            saved.add(bytearray([UNDO]), saved.standing)
        else:
            saved.journal.add_copy(copy, saved.standing)
            saved.to_mirror(saved.game.snapshot())
    except (Damaged, StorageFailed):
        saved.back()
        raise
    return True


def resume(saved: "SavedGame", lenient: bool = False) -> bool:
    """The game as it was when the power went; False where there is none. Raises Damaged, which
    says why not. `lenient` goes on from what can be read and believed."""
    saved.game = None
    stretch = _stretch(reader().opened(saved.journal, lenient))
    if stretch is None:
        return False
    _play(saved, stretch, lenient)
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


def _without_last(saved: "SavedGame") -> "tuple | None":
    """The stretch up to the last step that stands, and where that is not in the newest segment, a
    copy of it; None where no step stands."""
    now = reader().opened(saved.journal)
    segment = _with_steps(saved, now)
    if segment is None:
        return None
    segment.steps.pop()
    return _stretch(segment), None if segment is now else segment.copy()


def _stretch(segment: "Segment | None") -> "tuple | None":
    if segment is None:
        return None
    about = segment.edition, segment.firmware, segment.depth
    return about + (segment.data, segment.at, segment.steps)


def _play(saved: "SavedGame", stretch: tuple, lenient: bool = False) -> None:
    """The game of a stretch. Where a step comes out otherwise than it did, that is Damaged, or
    with `lenient` the steps from there on are left out."""
    edition, firmware, depth, data, at, steps = stretch
    saved.game = None

    def snapshot() -> dict:
        try:
            return bring("firmware.storage.unpacking").Reader(data, at).value()
        except BadData:
            raise Damaged("damaged")

    game = _restored(saved, edition, snapshot, firmware)
    for number in range(len(steps)):
        try:
            commands, check = _step(data, steps[number])
            for command, arguments in commands:
                game.do(command, **arguments)
            if check_of(game) != check:
                raise Damaged("differs")
        except (Refused, BadData, Damaged):
            if not lenient:
                raise Damaged("differs", firmware)
            return _play(saved, stretch[:-1] + (steps[:number],))
    saved.game = game
    saved.depth = depth
    saved.standing = len(steps)


def _step(data: bytes, at: int) -> tuple:
    """The commands of a record, and the check of what they led to."""
    records = bring("firmware.storage.record_reader")
    start, end = records.body_of(data, at)
    return records.decoded(data, start, end), data[end] | data[end + 1] << 8


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
