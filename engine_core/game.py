"""One game: what lies on the table, and the one door through which it changes.

`do` looks the command up in the table of commands and lets that chapter check and change.
A chapter that needs an answer from the table puts it on `todo`, newest last; `waiting` says what
the newest one is. With nothing on `todo`, `rest` says how the turn goes on: "roll" or "end".
What belongs to seats and deeds are columns, `cash[seat]`, `owner[space]`, as in an edition.
"""

from engine_core.commands import row_of
from engine_core.loader import SMALL, bring, hold
from engine_core.refused import Refused
from engine_core.rules.bank import charge

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from engine_core.edition import Edition
    from engine_core.entries import Entries

RESTORED = object()  # stands for the players of a game whose seats come from a snapshot

_rules: dict = {}  # on a PC, for each command what `rule_of` says


def rule_of(command) -> tuple:
    """The function of a command, and the name of its argument if it has just one. Its chapter is
    brought in when it is needed."""
    row = row_of(command)
    sole = row[2].rstrip("?") if len(row) == 3 else ""
    rule = getattr(bring("engine_core.rules." + row[1]), command), sole
    if not SMALL:
        _rules[command] = rule
    return rule


class Game:
    # On a PC an object with so many attributes is quicker with them laid out beforehand.
    if not SMALL:
        __slots__ = bring("engine_core.blank_table").NAMES

    edition: "Edition"
    mode: str
    special_rules: str
    rent: str
    cards: str
    dice: str
    # A column for everything about players, by seat.
    players: list  # (name, number of the token, side)
    cash: list
    place: "Any"  # the space where the token stands
    jailed: "Any"  # 0 or 1
    jail_turns: "Any"  # throws that failed
    out: "Any"  # 0 or 1
    held: list  # jail cards in hand, a tuple each of "deck:card"
    owner: list  # for every space: a seat, or None for the bank
    houses: "Any"  # 0 to 4, 5 for the hotel
    mortgaged: "Any"  # 0 or 1
    houses_left: int
    hotels_left: int
    bank_balance: int
    turn: "Any"  # the seat whose turn it is
    fresh: bool  # nobody has rolled since the turn was passed
    rolled: "Any"  # the last roll of this turn
    doubles: int
    power: int  # the double that the Force may be used for
    mission: int  # the mission that may be tried
    rest: str
    todo: list
    waiting: str
    waiting_seat: "Any"
    rents_due: list  # (owner, payer, amount, rolls left, times), oldest first
    decks: list  # cards="unit": the order of each deck, next card first
    opening: (
        list  # for each seat: its start roll, 0 to be made, None for no part; then deeds dealt
    )
    over: bool
    winner: "Any"
    events: list
    random: list

    def __init__(self, *arguments, **settings) -> None:
        """Game(edition, players, mode=..., ...): blank_table.py has all settings."""
        bring("engine_core.blank_table").lay(self, *arguments, **settings)

    def do(*call: "Any", **arguments) -> tuple:
        """game.do(command, name=value, ...) gives a command; whatever an argument is called, even
        `self`. Returns the events; raises Refused, and then nothing has changed."""
        try:
            self, command = call
        except ValueError:
            raise Refused("unknown_argument" if len(call) > 2 else "unknown_command")
        if self.over:
            raise Refused("game_over")
        events: list = []
        self.events = events
        hold(True)
        try:
            self._do(command, arguments)
        finally:
            hold(False)
        return tuple(events)

    def _do(self, command, arguments: dict) -> None:
        try:
            rule, sole = _rules[command]
        except (KeyError, TypeError):
            rule, sole = rule_of(command)
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
            bring("engine_core.rules.turn").pass_turn(self)
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

    def legal(self) -> "Entries":
        """Commands that would be accepted now, as (command, arguments); read it before the next
        command is given."""
        return bring("engine_core.entries").entries(self)

    # -- saved games

    def snapshot(self) -> dict:
        return bring("engine_core.snapshot").snapshot(self)

    @classmethod
    def restore(cls, snapshot: dict, edition=None, trusted=False) -> "Game":
        """`trusted` is a snapshot that nobody but this program has had in hand: then only its sum
        is looked at, which takes far less memory."""
        return bring("engine_core.restoring").restore(cls, snapshot, edition, trusted)
