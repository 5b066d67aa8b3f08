"""A new game takes the place of the one before, which is kept among the older ones."""

from engine_core.loader import bring
from engine_core.refused import Refused
from firmware.storage.faults import Damaged, StorageFailed
from firmware.storage.journal import HEADER, NOW, snapshot_record
from firmware.storage.records import check_of
from firmware.storage.saved_game import snapshot_body

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine_core import Game
    from firmware.storage.journal import Journal
    from firmware.storage.saved_game import SavedGame

KEEP = 5  # older games
UNREAD = "games/unread"  # a `now` that a new game has taken the place of
LEAST_FREE = 64 * 1024  # for a new game; a long one takes about that much


def begin(saved: "SavedGame", game: "Game") -> None:
    """Of the older games the oldest make room where there is too little."""
    _know_journal(saved)
    _begin(saved, game)


def begin_with(saved: "SavedGame", make) -> None:
    """The game that the function `make` makes. The one before goes first, because there is no
    memory for both; where nothing comes of the new one it is there again."""
    _know_journal(saved)
    saved.game = None
    try:
        _begin(saved, make())
    except (Refused, StorageFailed):
        saved.back()
        raise


def _know_journal(saved: "SavedGame") -> None:
    if saved.game is None:  # then what the journal knows may be out of date
        try:
            saved.resume()
        except Damaged:
            pass


def _begin(saved: "SavedGame", game: "Game") -> None:
    older = saved.finished()
    if not saved.journal.game:
        older = older[:-1]  # the newest may be one that nobody could read
    while saved.journal.files.free() < LEAST_FREE:
        if not older:
            raise StorageFailed("full")
        saved.journal.files.remove(saved.journal.log(older.pop(0)))
    snapshot = game.snapshot()
    try:
        saved.journal.begin(snapshot_body(None, 0, 0, snapshot), check_of(game))
    except StorageFailed:
        saved.back()
        raise
    saved.game = game
    saved.after_snapshot(snapshot, 0)


def begin_log(journal: "Journal", body: list, check: int) -> None:
    """Up to its last write a power cut brings back the old one."""
    if journal.newest:  # only `now` has them, and it is the new game's from here on
        journal.files.append(journal.log(journal.game), journal.newest)
        journal.length += len(journal.newest)
        journal.in_log = journal.count
        journal.newest = b""
    if not journal.game:  # nobody could read it; somebody may yet
        unread = journal.files.read(NOW)
        if unread:
            journal.files.replace(UNREAD, unread)
    for game in journal.games():  # one behind that of the game may be left from a cut in here
        if 0 < journal.game < game:
            if not bring("firmware.storage.recovery").goes_on(journal, game):
                journal.files.remove(journal.log(game))
    games = journal.games()
    for game in games[:-KEEP]:
        journal.files.remove(journal.log(game))
    game = 1 + max([0] + games)
    record = snapshot_record(body, check)
    journal.files.replace(journal.log(game), HEADER + record)
    journal.game = game
    journal.played = 0
    journal.length = len(HEADER)
    journal.after_snapshot(record)
    journal.touch()
