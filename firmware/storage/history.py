"""What was done lately, played again beside the game: for the log."""

from engine_core import Game
from firmware.storage.journal_reader import opened, previous
from firmware.storage.record_reader import body_of, decoded

TYPE_CHECKING = False
if TYPE_CHECKING:
    from firmware.storage.saved_game import SavedGame


def steps(saved: "SavedGame", most: int):
    """(game, events) of each confirmation, the oldest first: at least so many, if there are."""
    segment = opened(saved.journal)
    if segment is None:
        return
    before = previous(saved.journal, segment) if len(segment.steps) < most else None
    if before is not None:
        yield from _played(saved, before)
        before = None
    yield from _played(saved, segment)


def _played(saved: "SavedGame", segment):
    game = Game.restore(segment.snapshot(), saved.game.edition, trusted=True)
    for at in segment.steps:
        start, end = body_of(segment.data, at)
        events: tuple = ()
        for command, arguments in decoded(segment.data, start, end):
            events += game.do(command, **arguments)
        yield game, events
