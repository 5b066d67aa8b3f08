"""One game: what lies on the table, and the one door through which it changes.

`do` looks the command up in the table of commands and lets that chapter check and change.
A chapter that needs an answer from the table puts it on `todo`, newest last; `waiting` says what
the newest one is. With nothing on `todo`, `rest` says how the turn goes on: "roll" or "end".
What belongs to seats and deeds are columns, `cash[seat]`, `owner[space]`, as in an edition.
"""

from engine_core.commands import row_of
from engine_core.edition import load_edition
from engine_core.loader import SMALL, bring, zeros
from engine_core.refused import Refused
from engine_core.rules import turn
from engine_core.rules.bank import charge

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

RESTORED = object()  # stands for the players of a game whose seats come from a snapshot

# command: its function, and the name of its argument if it has just one; on the unit only of the
# chapter that always stays in memory
_rules: dict = {"roll": (turn.roll, "dice"), "end_turn": (turn.end_turn, "")}


def rule_of(command) -> tuple:
    """The same for any command; its chapter is brought in when it is needed."""
    row = row_of(command)
    sole = row[2].rstrip("?") if len(row) == 3 else ""
    rule = getattr(bring("engine_core.rules." + row[1]), command), sole
    if not SMALL:
        _rules[command] = rule
    return rule


class Entries:
    """What is legal, one after the other: `parts` are functions that yield it, each as "module
    function". Only one module is held on to at a time, and none when all are told: on the unit
    there is no room for more, even while somebody still holds this."""

    def __init__(self, game: "Game", parts: list) -> None:
        self._game = game
        self._parts = parts
        self._entries: "Any" = iter(())

    def __iter__(self) -> "Entries":
        return self

    def __next__(self) -> tuple:
        while True:
            try:
                return next(self._entries)
            except StopIteration:
                self._entries = iter(())
                if not self._parts:
                    raise
            module, function = self._parts.pop(0).split(" ")
            self._entries = getattr(bring("engine_core." + module), function)(self._game)


class Game:
    # On a PC an object with so many attributes is quicker with them laid out beforehand.
    if not SMALL:
        __slots__ = (
            "edition mode special_rules rent cards dice players cash place jailed jail_turns out "
            "held owner houses mortgaged houses_left hotels_left bank_balance turn fresh rolled "
            "doubles power mission rest todo waiting waiting_seat rents_due decks opening over "
            "winner events random"
        ).split(" ")

    def __init__(
        self,
        edition=None,
        players=None,
        mode="standard",
        special=False,
        rent="auto",
        cards="table",
        dice="table",
        seed=0,
        first=0,
        **unknown,
    ) -> None:
        if unknown:
            raise Refused("bad_setting")
        self.edition = load_edition(edition)
        self.mode = mode
        self.rent = rent
        self.cards = cards
        self.dice = dice
        # A column for everything about players, by seat. Start fills them.
        self.players: list = []  # (name, number of the token, side)
        self.cash: list = []
        self.place = zeros(0)  # the space where the token stands
        self.jailed = zeros(0)  # 0 or 1
        self.jail_turns = zeros(0)  # throws that failed
        self.out = zeros(0)  # 0 or 1
        self.held: list = []  # jail cards in hand, a tuple each of "deck:card"
        self.owner: list = [None] * self.edition.size  # a seat, or None for the bank
        self.houses = zeros(self.edition.size)  # 0 to 4, 5 for the hotel
        self.mortgaged = zeros(self.edition.size)  # 0 or 1
        self.houses_left = self.edition.houses
        self.hotels_left = self.edition.hotels
        self.bank_balance = 0
        self.turn: "Any" = None  # the seat whose turn it is
        self.fresh = True  # nobody has rolled since the turn was passed
        self.rolled: "Any" = None  # the last roll of this turn
        self.doubles = 0
        self.power = 0  # the double that the Force may be used for
        self.mission = 0  # the mission that may be tried
        self.rest = "roll"
        self.todo: list = []
        self.waiting = "roll"
        self.waiting_seat: "Any" = None
        self.rents_due: list = []  # (owner, payer, amount, rolls left, times), oldest first
        self.decks: list = []  # cards="unit": the order of each deck, next card first
        # For each seat: its start roll, 0 to be made, None for no part; then the deeds dealt.
        self.opening: list = []
        self.over = False
        self.winner: "Any" = None
        self.events: list = []
        self.random: list = []
        self.special_rules = ""
        if players is not RESTORED:
            bring("engine_core.rules.start").seat_players(self, players, special, seed, first)
            self.carry_on()

    def do(*call: "Any", **arguments) -> tuple:
        """game.do(command, name=value, ...) gives a command; whatever an argument is called, even
        `self`. Returns the events; raises Refused, and then nothing has changed."""
        try:
            self, command = call
        except ValueError:
            raise Refused("unknown_argument" if len(call) > 2 else "unknown_command")
        if self.over:
            raise Refused("game_over")
        try:
            rule, sole = _rules[command]
        except (KeyError, TypeError):
            rule, sole = rule_of(command)
        events: list = []
        self.events = events
        try:
            if not arguments:
                rule(self)
            elif sole in arguments and len(arguments) == 1:
                rule(self, arguments[sole])  # quicker than by its name
            else:
                rule(self, **arguments)
        except TypeError:
            bring("engine_core.wrong_call").refuse_call(command, arguments)
            raise
        rest = self.rest
        if not self.todo and (rest == "end" or rest == "roll"):
            self.waiting = rest
            self.waiting_seat = self.turn
        else:
            self.carry_on()
        return tuple(events)

    def carry_on(self) -> None:
        """What goes on by itself, until the table has to answer something."""
        todo = self.todo
        while todo:
            task = todo[-1]
            kind = task[0]
            if kind == "pay":
                todo.pop()
                charge(self, task[1], task[2], task[3], task[4])
            elif kind == "estate":
                todo[-1] = ("auction", None, task[2], 0, None)
                self.events.append(("auctioned", task[2]))
            elif kind == "move":
                todo.pop()
                bring("engine_core.rules.jail").leave_by_roll(self, task[1], task[2], task[3])
            else:
                self.waiting = kind
                self.waiting_seat = task[1]
                return
        if self.rest == "next":
            turn.pass_turn(self)
        self.waiting = self.rest
        self.waiting_seat = self.turn if self.rest == "roll" or self.rest == "end" else None

    # -- views

    @property
    def seats(self):
        """The players by seat, to look at."""
        return bring("engine_core.views").Seats(self)

    @property
    def deeds(self):
        """The title deeds by space, to look at; None where a space has none."""
        return bring("engine_core.views").Deeds(self)

    @property
    def debt(self):
        """(debtor, creditor, amount) of the debt that the table waits for, or None."""
        return self.todo[-1][1:4] if self.waiting == "debt" else None

    @property
    def auction(self):
        """(deed or kind, bid, bidder), or None."""
        return self.todo[-1][2:] if self.waiting == "auction" else None

    @property
    def deck(self):
        """The deck of the card to be drawn, or None."""
        return self.todo[-1][2] if self.waiting == "card" else None

    @property
    def claims(self) -> list:
        """Open rent claims, oldest first: (owner, payer, amount)."""
        return [claim[:3] for claim in self.rents_due]

    def rent_of(self, space: int, dice_total: int = 0) -> int:
        return bring("engine_core.rules.rent").rent_of(self, space, dice_total)

    def worth(self, seat: int) -> int:
        return bring("engine_core.rules.estate").worth(self, seat)

    def ranking(self) -> list:
        return bring("engine_core.rules.ending").ranking(self)

    def legal(self) -> Entries:
        """Commands that would be accepted now, as (command, arguments); read it before the next
        command is given."""
        waiting = self.waiting
        parts = []
        if waiting == "roll" or waiting == "end":
            parts.append("legal " + waiting)
            if self.power:
                parts.append("rules.force legal")
            if self.mission:
                parts.append("rules.missions legal")
        elif waiting != "over":
            parts.append("legal_answers " + waiting)
        if waiting in ("roll", "end", "buy", "auction", "debt", "inherit"):
            parts.append("legal deals")
        if self.mode == "timed" and waiting not in ("start_rolls", "deals", "over"):
            parts.append("legal time_up")
        return Entries(self, parts)

    # -- saved games

    def snapshot(self) -> dict:
        return bring("engine_core.snapshot").snapshot(self)

    @classmethod
    def restore(cls, snapshot: dict, edition=None, trusted=False) -> "Game":
        """`trusted` is a snapshot that nobody but this program has had in hand: then only its sum
        is looked at, which takes far less memory."""
        return bring("engine_core.snapshot").restore(cls, snapshot, edition, trusted)
