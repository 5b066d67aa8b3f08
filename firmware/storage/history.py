"""What was done lately, played again: for the log."""

from engine_core import Game
from engine_core.loader import bring

TYPE_CHECKING = False
if TYPE_CHECKING:
    from firmware.storage.saved_game import SavedGame


def steps(saved: "SavedGame", most: int):
    """(game, events) of each confirmation, the oldest first: at least so many, if there are. The
    game on the table plays them, because there is no room for a second one: until the last step
    there is none, and then it is what it was."""
    edition = saved.game.edition
    saved.game = game = None
    try:
        for back in (True, False):
            found = _stretch(saved, back, most)
            if found is None:
                continue
            snapshot, data, places = found
            found = None
            game = Game.restore(snapshot, edition, trusted=True)
            snapshot = None
            records = bring("firmware.storage.record_reader")
            for at in places:
                start, end = records.body_of(data, at)
                events: tuple = ()
                for command, arguments in records.decoded(data, start, end):
                    events += game.do(command, **arguments)
                yield game, events
            records = game = None
                saved.game = None if back else game
    finally:
        if saved.game is None:
            saved.back()


def _stretch(saved: "SavedGame", back: bool, most: int) -> "tuple | None":
    """A snapshot, bytes, and where in them the steps after it begin: the last there is, or the one
    before it, where that is wanted."""
    reader = bring("firmware.storage.journal_reader")
    segment = reader.opened(saved.journal)
    if back and segment is not None:
        segment = reader.previous(saved.journal, segment) if len(segment.steps) < most else None
    return None if segment is None else (segment.snapshot(), segment.data, segment.steps)
