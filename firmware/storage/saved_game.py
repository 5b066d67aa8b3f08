"""The game on the table together with its journal: nothing is told before it is durable.

What one confirmation does is one record: all of its commands, or none of them. A command that is
refused, or whose record cannot be written, leaves the game as the journal has it.
"""

from engine_core import Refused
from engine_core.loader import SMALL, bring, make_room
from firmware.storage.faults import BadData, Damaged, StorageFailed
from firmware.storage.journal import Journal
from firmware.storage.records import check_of, encoded
from firmware.version import VERSION

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from engine_core import Game

SNAPSHOT_EVERY = 64  # records: a resume, or one undo, plays at most about this many again
LONGEST = 8 * 1024  # bytes from one snapshot to the next, where records are unusually long


class SavedGame:
    """`edition_of(id)` gives an edition of one's own, or None for a printed one."""

    def __init__(self, files, nvs=None, edition_of=None):
        self.journal = Journal(files)
        self.nvs = nvs  # for the mirror,
        self.mirrored = True  # which worked last time
        self.edition_of = edition_of
        self.game: "Any" = None
        self.standing = 0  # steps since the last snapshot
        self.depth = 0  # steps before it

    def begin(self, game: "Game") -> None:
        """A new game; the one before is kept among the older ones, of which the oldest make room
        where there is too little."""
        bring("firmware.storage.new_game").begin(self, game)

    def do(self, commands) -> tuple:
        """The (command, arguments) of one confirmation; the events of all of them."""
        if self.game is None and not self.resume():
            raise Refused("not_started")
        game = self.game
        commands = list(commands)
        events: tuple = ()
        done = 0
        try:
            for command, arguments in commands:
                events += game.do(command, **arguments)
                done += 1
            if done:
                self.add(encoded(commands), self.standing + 1)
        except Refused:
            if done:
                self.resume()
            raise
        except BadData:  # something that the rules did not look at, and that no record can hold
            self.resume()
            raise Refused("bad_choice")
        except StorageFailed:
            self.back()
            raise
        return events

    def last(self) -> "list | None":
        """The commands that `undo` would take back; None where there are none."""
        return replay().last(self)

    def undo(self) -> bool:
        """Takes back what the last confirmation did; False where there is nothing to take back."""
        return replay().undo(self)

    def resume(self, lenient: bool = False) -> bool:
        """The game as it was when the power went; False where there is none. Raises Damaged, which
        says why not. `lenient` goes on from what can be read and believed."""
        return replay().resume(self, lenient)

    def in_mirror(self) -> bool:
        """Whether there is a game in the mirror."""
        if self.nvs is None:
            return False
        return bring("firmware.storage.mirror").Mirror(self.nvs).load() is not None

    def resume_from_mirror(self) -> bool:
        """What the mirror has, as a new game: for files that are gone or cannot be read."""
        return replay().resume_from_mirror(self)

    def played(self, seconds: int) -> None:
        """So much more time was played; durable when it returns."""
        if self.game is not None or self.resume():
            self.journal.touch(seconds)

    def finished(self) -> list:
        """The numbers of the older games that are kept."""
        now = self.journal.game
        return [number for number in self.journal.games() if number < now or not now]

    # -- for replay.py, too

    def add(self, body: bytearray, standing: int) -> None:
        """The record, after which so many steps stand, and a snapshot with it where one is due."""
        if SMALL:
            make_room()  # the chapters have done their part, and writing takes memory
        journal = self.journal
        made = []

        def snapshot() -> list:
            made.append(self.game.snapshot())
            return snapshot_body(journal.place, standing, self.depth + standing, made[0])

        due = journal.count + 1 >= SNAPSHOT_EVERY or journal.length - journal.place > LONGEST
        journal.add(body, check_of(self.game), snapshot if due else None)
        self.standing = standing
        if made:
            self.after_snapshot(made[0], self.depth + standing)

    def go_on_from_here(self) -> None:
        """Nobody steps back to before it."""
        snapshot = self.game.snapshot()
        self.journal.add_snapshot(snapshot_body(None, 0, 0, snapshot), check_of(self.game))
        self.after_snapshot(snapshot, 0)

    def after_snapshot(self, snapshot: dict, depth: int) -> None:
        self.depth = depth
        self.standing = 0
        self.to_mirror(snapshot)

    def to_mirror(self, snapshot: dict) -> None:
        if self.nvs is not None:
            mirror = bring("firmware.storage.mirror").Mirror(self.nvs)
            mirror.save(snapshot)
            self.mirrored = mirror.ok

    def back(self) -> None:
        """To what the journal has. Where that cannot be read now, there is no game until the next
        call, which tries again."""
        try:
            self.resume()
        except (Damaged, StorageFailed):
            pass


def own_edition_in(files):
    """For `edition_of`: those that lie in the files. Made here and not where it is asked for: a
    function holds on to all of its file, and this one stays anyway."""
    return lambda name: bring("firmware.storage.own_editions").own_edition(files, name)


def snapshot_body(place: "int | None", stood: int, depth: int, snapshot: dict) -> list:
    """Of a record with a snapshot: segment.py says what these are."""
    return [place, stood, depth, VERSION, snapshot["edition"], snapshot]


def replay():
    """Reading and playing again, which takes memory that a game mostly needs otherwise."""
    return bring("firmware.storage.replay")
