"""The game on the table together with its journal: nothing is told before it is durable.

What one confirmation does is one record: all of its commands, or none of them. A command that is
refused, or whose record cannot be written, leaves the game as the journal has it.
"""

from engine_core import Game, Refused
from firmware.storage.files import StorageFailed
from firmware.storage.journal import Journal
from firmware.storage.packing import BadData
from firmware.storage.records import UNDO, check_of, decoded, encoded
from firmware.storage.segment import Damaged, Segment
from firmware.version import VERSION

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

SNAPSHOT_EVERY = 64  # records: a resume, or one undo, plays at most about this many again
LEAST_FREE = 64 * 1024  # for a new game; a long one takes about that much


class SavedGame:
    """`edition_of(id)` gives an edition of one's own, or None for a printed one."""

    def __init__(self, files, mirror=None, edition_of=None):
        self.journal = Journal(files)
        self.mirror = mirror
        self.edition_of = edition_of
        self.game: "Any" = None
        self.standing = 0  # steps since the last snapshot
        self.depth = 0  # steps before it

    def begin(self, game: "Game") -> None:
        """A new game; the one before is kept among the older ones."""
        if self.journal.files.free() < LEAST_FREE:
            raise StorageFailed("full")
        snapshot = game.snapshot()
        try:
            self.journal.begin([None, 0, 0, VERSION, snapshot], check_of(game))
        except StorageFailed:
            self._back()
            raise
        self.game = game
        self._after_snapshot(snapshot, 0)

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
                self._add(encoded(commands), self.standing + 1)
        except Refused:
            if done:
                self.resume()
            raise
        except BadData:  # something that the rules did not look at, and that no record can hold
            self.resume()
            raise Refused("bad_choice")
        except StorageFailed:
            self._back()
            raise
        return events

    def last(self) -> "list | None":
        """The commands that `undo` would take back; None where there are none."""
        segment = self._with_steps(self.journal.open())
        if segment is None:
            return None
        start, end, _ = segment.steps[-1]
        try:
            return decoded(segment.data, start, end)
        except BadData:
            raise Damaged("differs")

    def undo(self) -> bool:
        """Takes back what the last confirmation did; False where there is nothing to take back."""
        now = self.journal.open()
        segment = self._with_steps(now)
        if segment is None:
            return False
        segment.steps.pop()
        try:
            self._play(segment)
            if segment is now:
                self._add(bytearray([UNDO]), self.standing)
            else:
                self._go_on_from(segment.place, self.standing, self.depth + self.standing)
        except (Damaged, StorageFailed):
            self._back()
            raise
        return True

    def played(self, seconds: int) -> None:
        """So much more time was played; durable when it returns."""
        if self.game is not None or self.resume():
            self.journal.touch(seconds)

    def resume(self, lenient: bool = False) -> bool:
        """The game as it was when the power went; False where there is none. Raises Damaged, which
        says why not. `lenient` goes on from what can be read and believed."""
        self.game = None
        segment = self.journal.open(lenient)
        if segment is None:
            return False
        self._play(segment, lenient)
        if lenient:
            try:
                self._go_on_from(None, 0, 0)  # nobody steps back into what was damaged
                self.journal.touch()  # else it would be found damaged again
            except StorageFailed:
                self.game = None
                raise
        return True

    def resume_from_mirror(self) -> bool:
        """What the mirror has, as a new game: for files that are gone or cannot be read."""
        snapshot = self.mirror.load() if self.mirror is not None else None
        if snapshot is None:
            return False
        self.begin(self._restored(snapshot))
        return True

    def finished(self) -> list:
        """The numbers of the older games that are kept."""
        now = self.journal.game
        return [number for number in self.journal.games() if number < now or not now]

    # -- inside

    def _add(self, body: bytearray, standing: int) -> None:
        """The record, after which so many steps stand, and a snapshot with it where one is due."""
        made = []

        def snapshot() -> list:
            made.append(self.game.snapshot())
            return [self.journal.place, standing, self.depth + standing, VERSION, made[0]]

        due = self.journal.count + 1 >= SNAPSHOT_EVERY
        self.journal.add(body, check_of(self.game), snapshot if due else None)
        self.standing = standing
        if made:
            self._after_snapshot(made[0], self.depth + standing)

    def _go_on_from(self, place: "int | None", stood: int, depth: int) -> None:
        snapshot = self.game.snapshot()
        self.journal.add_snapshot([place, stood, depth, VERSION, snapshot], check_of(self.game))
        self._after_snapshot(snapshot, depth)

    def _after_snapshot(self, snapshot: dict, depth: int) -> None:
        self.depth = depth
        self.standing = 0
        if self.mirror is not None:
            self.mirror.save(snapshot)

    def _with_steps(self, segment: "Segment | None") -> "Segment | None":
        """The segment of the last step that stands."""
        while segment is not None and not segment.steps:
            segment = self.journal.previous(segment)
        return segment

    def _back(self) -> None:
        """To what the journal has. Where that cannot be read now, there is no game until the next
        call, which tries again."""
        try:
            self.resume()
        except (Damaged, StorageFailed):
            pass

    def _play(self, segment: "Segment", lenient: bool = False) -> None:
        """The game of a segment. Where a step comes out otherwise than it did, that is Damaged, or
        with `lenient` the steps from there on are left out."""
        self.game = None
        game = self._restored(segment.snapshot)
        for number in range(len(segment.steps)):
            start, end, check = segment.steps[number]
            try:
                for command, arguments in decoded(segment.data, start, end):
                    game.do(command, **arguments)
                if check_of(game) != check:
                    raise Damaged("differs")
            except (Refused, BadData, Damaged):
                if not lenient:
                    raise Damaged("differs")
                segment.steps = segment.steps[:number]
                return self._play(segment)
        self.game = game
        self.depth = segment.depth
        self.standing = len(segment.steps)

    def _restored(self, snapshot: dict) -> "Game":
        edition = None
        try:
            if self.edition_of is not None and type(snapshot) is dict:
                edition = self.edition_of(snapshot.get("edition"))
            return Game.restore(snapshot, edition)
        except Refused as refused:
            raise Damaged("version" if refused.code == "bad_snapshot" else "edition")
