"""A game that is watched: every command is noted, counted and followed by all the checks."""

from collections import Counter
from random import Random
from typing import Any

from engine_core import Game, Refused, load_edition
from host_tools.bots.fired import before, fired_after, fired_by_refusal
from host_tools.invariants import Broken, check

# Far more than the wildest turn takes: a game that needs more goes round in circles.
MOST_IN_A_TURN = 20_000
MOST_LETTERS = 200  # of arguments and errors, in a sentence for a person


class Trouble(Exception):
    """Something is wrong with the rules; `sentence` says what."""

    def __init__(self, sentence: str) -> None:
        super().__init__(sentence)
        self.sentence = sentence


class Counts:
    """How often what happened, over any number of games."""

    def __init__(self) -> None:
        self.accepted: Counter[str] = Counter()
        self.refused: Counter[str] = Counter()
        self.fired: Counter[str] = Counter()


class Watched:
    """`begin` makes the game of a setting; `do` is the game's own `do` with eyes on it.

    `share` of the refusals are checked for having changed nothing, and as many of the accepted
    commands for a snapshot that restores to the same game: both are slow.
    """

    game: Game

    def __init__(self, setting: dict[str, Any], counts: Counts, share: float = 0.02) -> None:
        self.setting = setting
        self.counts = counts
        self.share = share
        self.random = Random(1)
        self.commands: list[tuple[str, dict[str, Any]]] = []
        self.in_this_turn = 0

    def begin(self) -> None:
        """Raises Refused where the setting itself is refused."""
        options = {name: value for name, value in self.setting.items() if name != "edition"}
        try:
            self.edition = load_edition(self.setting["edition"])
            self.game = Game(self.edition, **options)
        except Refused:
            raise
        except Exception as error:
            raise Trouble(f"The set-up failed: {told(error)}.") from error
        self._guard(check, self.game)

    def do(self, command: str, /, **arguments: Any) -> tuple[Any, ...]:
        game = self.game
        self.commands.append((command, arguments))
        self.in_this_turn += 1
        if self.in_this_turn > MOST_IN_A_TURN:
            raise Trouble(f"No turn has ended for {MOST_IN_A_TURN} commands.")
        looked_at = self.random.random() < self.share
        saved = self._saved() if looked_at else None
        then = before(game)
        try:
            events = game.do(command, **arguments)
        except Refused as refused:
            self.counts.refused[refused.code] += 1
            self._guard(fired_by_refusal, self.counts.fired, game, refused.code)
            if looked_at and saved != self._saved():
                raise Trouble(f"The refused command {command} changed the game.") from None
            raise
        except Exception as error:
            given = short(arguments)
            raise Trouble(f"The command {command} with {given} failed: {told(error)}.") from error
        self.counts.accepted[command] += 1
        if then.waiting == "over":
            raise Trouble(f"The command {command} was accepted after the end.")
        self._guard(check, game)
        self._guard(fired_after, self.counts.fired, game, command, arguments, then, events)
        if game.turn != then.turn or command == "end_turn":
            self.in_this_turn = 0
        if looked_at:
            self._guard(self._round_trip)
        return events

    def _saved(self) -> dict[str, Any]:
        return self._guard(self.game.snapshot)

    def _round_trip(self) -> None:
        """A game that was saved and restored is the same game."""
        saved = self.game.snapshot()
        again = Game.restore(saved, self.edition)
        if again.snapshot() != saved:
            raise Broken("A restored game has another snapshot.")
        if list(again.legal()) != list(self.game.legal()):
            raise Broken("A restored game has other legal commands.")
        check(again)

    def _guard(self, looks: Any, *arguments: Any) -> Any:
        """Whatever goes wrong while looking at the game is the game's trouble."""
        try:
            return looks(*arguments)
        except Broken as broken:
            sentence = broken.sentence[:-1]
        except Refused as refused:
            sentence = f"Restoring was refused with {refused.code}"
        except Exception as error:
            sentence = f"Looking at the game failed: {told(error)}"
        raise Trouble(f"{sentence}, after {self._last()}.") from None

    def _last(self) -> str:
        return f"the command {self.commands[-1][0]}" if self.commands else "the set-up"

    def complaint(self, refused: Refused) -> str:
        """The sentence for a refusal of what is legal, or should have been."""
        return f"T{self._last()[1:]} was refused with {refused.code}."


def told(error: Exception) -> str:
    """An exception on one line."""
    return short(" ".join(f"{type(error).__name__}: {error}".split()))


def short(value: object) -> str:
    text = value if isinstance(value, str) else repr(value)
    return text if len(text) <= MOST_LETTERS else text[:MOST_LETTERS] + "..."
