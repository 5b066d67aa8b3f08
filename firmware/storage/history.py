"""What was done lately, played again: for the log.

As in replay.py, what reading and playing need is brought in for its time only.
"""

from engine_core import Game
from engine_core.loader import bring
from firmware.storage.faults import BadData, Damaged

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from firmware.storage.saved_game import SavedGame


def steps(saved: "SavedGame", most: int):
    """(game, events) of each confirmation, the oldest first: at least so many, if there are. The
    game on the table plays them, because there is no room for a second one: up to the last step
    there is none, and then it is what it was."""
    edition = saved.game.edition
    saved.game = None
    game: "Any" = None
    try:
        for back in (True, False):
            data, at, places = _read(saved, back, most)
            if game is None and data:
                game = _restored(data, at, edition)
            for at in places:
                events: tuple = ()
                for command, arguments in _commands(data, at):
                    events += game.do(command, **arguments)
                yield game, events
        saved.game = game
    finally:
        if saved.game is None:
            saved.back()


def _read(saved: "SavedGame", back: bool, most: int) -> tuple:
    """The newest segment, or the one before it where that has too few steps: its bytes, and where
    in them its snapshot and each of its steps begin."""
    reader = bring("firmware.storage.journal_reader")
    segment = reader.opened(saved.journal)
    if back and segment is not None:
        segment = reader.previous(saved.journal, segment) if len(segment.steps) < most else None
    return (b"", 0, ()) if segment is None else (segment.data, segment.at, segment.steps)


def _restored(data: bytes, at: int, edition) -> "Game":
    try:
        snapshot = bring("firmware.storage.unpacking").Reader(data, at).value()
    except BadData:
        raise Damaged("damaged")
    return Game.restore(snapshot, edition, trusted=True)


def _commands(data: bytes, at: int) -> list:
    records = bring("firmware.storage.record_reader")
    return records.decoded(data, *records.body_of(data, at))
