"""What happened, in the unit's own words: what its log screen tells, with whole names.

A command is told when it was done. After a start, an undo or a change of language the last ones
are told anew: from a copy of the files, so that the game on the table stays as it is.
"""

from engine_core.edition import line_of
from engine_core.loader import bring
from firmware.app.words import say
from firmware.storage.faults import Damaged, StorageFailed
from firmware.storage.saved_game import SavedGame, own_edition_in
from host_tools.virtual_board.flash_of_files import Flash, mounted
from host_tools.virtual_board.nvs_model import nvs_maker

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

MOST = 60
WIDE = 200


class Log:
    def __init__(self) -> None:
        self.news: list = []  # sentences that the page has not taken yet, one list an action
        self.stale = True  # all of them are to be told anew

    def listen(self, unit) -> None:
        """To what is done from now on."""
        saved = unit.loop.saved
        self.stale = True
        self.news = []
        done, undone, begun = saved.do, saved.undo, saved.begin

        def do(commands):
            events = done(commands)
            sentences = in_full(saved.game, events)
            if sentences:
                self.news.append(sentences)
            return events

        def undo():
            self.stale = True
            return undone()

        def begin(game):
            self.stale = True
            return begun(game)

        saved.do, saved.undo, saved.begin = do, undo, begin

    def taken(self, unit) -> dict:
        """For the page: what is new, or all."""
        if not self.stale:
            news, self.news = self.news, []
            return {"all": False, "lines": news}
        self.stale = False
        self.news = []
        return {"all": True, "lines": [] if unit.game is None else recalled(unit)}


def recalled(unit) -> list:
    files = mounted(Flash(dict(unit.flash.files)))
    saved = SavedGame(files, nvs_maker(copy_of(unit.flash.nvs))("deedbox"), own_edition_in(files))
    told = []
    try:
        saved.resume()
        if saved.game is not None:
            for game, events in bring("firmware.storage.history").steps(saved, MOST):
                sentences = in_full(game, events)
                if sentences:
                    told.append(sentences)
    except (Damaged, StorageFailed):
        pass  # the unit says so itself
    return told[-MOST:]


def copy_of(nvs: dict) -> dict:
    copy: dict = {}
    for space in nvs:
        copy[space] = dict(nvs[space])
    return copy


def in_full(game, events) -> list:
    """The sentences of firmware/app/story.py, with room for whole names."""
    story: Any = bring("firmware.app.story")
    narrow = story.say, story.named
    story.say, story.named = say_wide, named_in_full(story.named)
    try:
        return story.sentences(game, events)
    finally:
        story.say, story.named = narrow


def say_wide(what: str, *fields) -> str:
    return say(what, *fields, width=WIDE)


def named_in_full(named):
    def full(game, kind: str, value):
        if kind == "d" and type(value) is int:
            return line_of(game.edition.names, value)
        return named(game, kind, value)

    return full
