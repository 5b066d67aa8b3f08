"""The table: what a key or a tap means, and what the display shows.

Mostly the home picture is there (home.py): balances, news, and what the unit waits for. Anything
longer than a key or two is a flow (flows/): a generator that yields one panel after the other and
is sent the answers. It ends with None for home, or with the name and arguments of the next flow.

    key, tag ─► panel ─► flow ─► do ─► saved game ─► events ─► news

Nothing of a flow outlives a power cut: only what was done does.
"""

from engine_core import Refused
from engine_core.edition import line_of
from engine_core.loader import bring, let_go
from firmware.app import panel  # noqa: F401  (stays: every flow would bring one of its own)
from firmware.app.words import choose, say, text_of, wrap
from firmware.storage.faults import Damaged, StorageFailed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

# What fills the whole display while the game waits for it: its flow.
_OWN_SCREEN = {"debt": "cash", "over": "ranking"}
_AGAIN_MS = 1000  # a tag waved past twice within this time counts once
_STEPS = (10, 50, 100, 1)  # by which a tap raises a bid


class Table:
    def __init__(self, saved, files, settings, seed: int) -> None:
        self.saved = saved
        self.files = files
        self.settings = settings
        self.seed = seed
        self.unit: "Any" = None  # the loop, with the parts
        self.trouble = ""  # why there is no game, or why it could not be kept
        self.lost = ""  # the same, once it has been told and left
        self.begun = 0  # games since the start
        self.evening: dict = {}  # what the table agreed on besides the rules: PINs, cards, minutes
        self.news: list = []  # what happened last, in words
        self.recalled = ""  # "start" or "undo": they are of before that, and go with the next
        self.dice: tuple = ()  # that the unit rolled last
        self.note: list = []  # why not
        self.refused = ""  # the code of that
        self.typed = ""
        self.chosen: "Any" = None  # the seat whose start roll or deal it is, if not the next one
        self.step = 0  # of _STEPS
        self.flow: "Any" = None
        self.panel: "Any" = None
        self.sound = ""
        self.last_tag = b""
        self.last_tag_at = 0
        self.crowded = False  # several cards lay on the reader, and it was not empty since

    # -- what the loop asks

    @property
    def game(self) -> "Any":
        return self.saved.game

    @property
    def name(self) -> str:
        if self.panel is not None:
            return self.panel.name
        game = self.saved.game
        if game is None or game.waiting == "roll" or game.waiting == "end":
            return "idle"
        return game.waiting

    def draw(self, canvas) -> None:
        choose(self.settings["language"])  # on a PC other units may speak another one
        if self.panel is not None:
            if self.note:
                self.panel.note = self.note
            if self.panel.slip and self.saved.game is not None:
                rows = len(self.panel.lines) + (1 if self.panel.title else 0)
                _home().draw_board(self, canvas, self.panel.numbers, rows)
            self.panel.draw(canvas)
        else:
            _home().draw(self, canvas)

    def key(self, key: str) -> str:
        choose(self.settings["language"])
        self.sound = "key"
        self.note = []
        self.refused = ""
        if self.panel is None:
            _home_keys().key(self, key)
        else:
            self.answer(self.panel.key(key))
        return self.sound

    def hold(self, key: str) -> None:
        return None

    def tag(self, event: tuple) -> "str | None":
        if event[0] == "gone":
            self.crowded = False
            return None
        choose(self.settings["language"])
        self.note = []
        self.refused = ""
        self.sound = "tap"
        if event[0] == "tags":
            self.crowded = True
            self.refuse("two_tags", "cards two_tags")
        elif event[0] == "written":
            if self.panel is None:
                return None
            self.answer(event)
        elif self.panel is not None and self.panel.raw:
            self.answer(event)
        elif self.crowded:
            return None  # of several cards one was lifted, and the other was not meant alone
        elif event[1] == self.last_tag and self.unit.now - self.last_tag_at < _AGAIN_MS:
            return None
        else:
            self.last_tag = event[1]
            self.last_tag_at = self.unit.now
            card = bring("firmware.app.tapped").card(self, event)
            if card is not None:
                if self.panel is not None and card[0] in ("player", "deed"):
                    self.answer(card)
                else:
                    if self.panel is not None:  # a card of a deck answers the game, not a page
                        self.home()
                    _home_keys().tap(self, card)
        return self.sound

    # -- flows

    def open(self, name: str, *arguments) -> None:
        """Begins a flow, in place of what there was."""
        self.typed = ""
        self.panel = None
        if self.saved.game is None and name in ("player", "deed"):
            self.refuse("no_game", "cards no_game")
            self.home()
            return
        self.flow = bring("firmware.app.flows." + name).flow(self, *arguments)
        self.answer(None, True)

    def answer(self, answer, first: bool = False) -> None:
        """To the flow; None where the panel goes on by itself."""
        if answer is None and not first:
            return
        if answer == "?":
            self.sound = "refused"
            return
        if answer == "??":
            self.refuse("not_listed", "table not_listed")
            return
        try:
            self.panel = self.flow.send(answer)
        except StopIteration as stop:
            self.flow = self.panel = None
            if stop.value:
                self.open(*stop.value)
            else:
                self.home()
        if self.trouble and self.panel is not None and self.panel.name != "trouble":
            self.home()  # something could not be kept, and the flow would go on

    def home(self) -> None:
        """To what the game waits for."""
        self.flow = self.panel = None
        self.typed = ""
        game = self.saved.game
        if self.trouble:
            self.open("trouble")
        elif game is not None and game.waiting in _OWN_SCREEN:
            self.open(_OWN_SCREEN[game.waiting])

    # -- what flows and the home picture use

    def do(self, *commands) -> bool:
        """One confirmation: all of its commands, or none. Whether that went well."""
        try:
            events = self.saved.do(commands)
        except Refused as refused:
            self.refuse(refused.code)
            return False
        except (StorageFailed, Damaged) as failed:
            self.fail(failed)
            return False
        self.chosen = None
        if self.saved.game.waiting != "auction":
            self.step = 0
        story = bring("firmware.app.story")
        dice = story.dice(self.saved.game, events)
        before = [] if self.recalled else self.news
        self.news = story.news(self.saved.game, events) or before
        self.recalled = ""
        self.sound = story.sound(events)
        if dice:
            self.dice = dice
        return True

    def give(self, command: str, **arguments) -> bool:
        """Does a single command."""
        return self.do((command, arguments))

    def refuse(self, code: str, what: str = "") -> None:
        self.refused = code
        self.note = wrap(text_of(what or "refusals " + code))[:3]
        self.sound = "refused"

    def warn(self, code: str) -> str:
        """Tells of a trouble of the unit itself, until the next key; returns the sound."""
        self.note = wrap(code + " " + text_of("troubles " + code))[:3]
        return "warning"

    def fail(self, failed) -> None:
        """Something could not be kept: nothing was changed, and the table is told."""
        self.refused = failed.code
        self.trouble = bring("firmware.app.flows.trouble").code_of(failed)
        self.sound = "error"

    @property
    def asked(self):
        """Whom the table waits for; at the end of a turn who rolls next."""
        game = self.saved.game
        if game.waiting == "end":
            return bring("firmware.app.choices").roller(game)
        return game.turn if game.waiting_seat is None else game.waiting_seat

    def place(self, space: int) -> str:
        """What a space is called, for a narrow display."""
        edition = self.saved.game.edition
        return line_of(edition.shorts, space) or line_of(edition.names, space)

    def who(self, seat) -> str:
        if type(seat) is not int:
            return say("table bank")
        return self.saved.game.players[seat][0]

    def raised(self, seat: int) -> int:
        """The bid that a tap of this player's card makes."""
        if self.typed:
            return int(self.typed)
        return bring("firmware.app.choices").raised(self.saved.game, seat, self.step_size)

    def other_step(self) -> None:
        self.step = (self.step + 1) % len(_STEPS)

    @property
    def step_size(self) -> int:
        return _STEPS[self.step]

    @property
    def time_is_up(self) -> bool:
        minutes = self.evening["minutes"]
        if not minutes or self.saved.game.mode != "timed" or self.saved.game.over:
            return False
        return self.saved.journal.played >= 60 * minutes

    def undone(self) -> None:
        """After a step back: nothing is news any more."""
        self.news = []
        self.dice = ()
        self.chosen = None
        let_go()


def _home():
    """The home picture, which goes where memory is short."""
    return bring("firmware.app.home")


def _home_keys():
    return bring("firmware.app.home_keys")
