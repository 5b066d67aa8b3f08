"""A game that is watched: every command is noted, counted and followed by all the checks."""

from collections import Counter
from random import Random
from typing import Any

from engine_core import Game, Refused, load_edition
from host_tools.bots.fired import fired_after, fired_by_refusal
from host_tools.invariants import Broken, check


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
    """Makes the game of a setting; `do` is the game's own `do` with eyes on it.

    `share` of the refusals are checked for having changed nothing, and as many of the accepted
    commands for a snapshot that restores to the same game: both are slow.
    """

    def __init__(self, setting: dict[str, Any], counts: Counts, share: float = 0.02) -> None:
        self.setting = setting
        self.counts = counts
        self.share = share
        self.random = Random(1)
        self.commands: list[tuple[str, dict[str, Any]]] = []
        options = {name: setting[name] for name in setting if name not in ("edition", "players")}
        self.edition = load_edition(setting["edition"])
        self.game = Game(self.edition, setting["players"], **options)
        self._guard(check, self.game)

    def do(self, command: str, **arguments: Any) -> tuple[Any, ...]:
        game = self.game
        self.commands.append((command, arguments))
        looked_at = self.random.random() < self.share
        before = game.snapshot() if looked_at else None
        waiting, jail_turns = game.waiting, game.seats[game.turn or 0].jail_turns
        try:
            events = game.do(command, **arguments)
        except Refused as refused:
            self.counts.refused[refused.code] += 1
            fired_by_refusal(self.counts.fired, game, refused.code)
            if before and before != game.snapshot():
                raise Trouble(f"The refused command {command} changed the game.") from None
            raise
        except Exception as error:
            text = f"{type(error).__name__}: {error}"
            raise Trouble(f"The command {command} with {arguments} failed: {text}.") from error
        self.counts.accepted[command] += 1
        self._guard(check, game)
        fired_after(self.counts.fired, game, command, arguments, (waiting, jail_turns), events)
        if looked_at:
            self._guard(self._round_trip)
        return events

    def _round_trip(self) -> None:
        """A game that was saved and restored is the same game."""
        saved = self.game.snapshot()
        again = Game.restore(saved, self.edition)
        if again.snapshot() != saved:
            raise Broken("A restored game has another snapshot.")
        if list(again.legal()) != list(self.game.legal()):
            raise Broken("A restored game has other legal commands.")
        check(again)

    def _guard(self, looks: Any, *arguments: Any) -> None:
        try:
            looks(*arguments)
        except Broken as broken:
            raise Trouble(f"{broken.sentence[:-1]}, after {self._last()}.") from None
        except Refused as refused:
            raise Trouble(f"Restoring was refused: {refused}") from None

    def _last(self) -> str:
        return f"the command {self.commands[-1][0]}" if self.commands else "the set-up"

    def saved(self, sentence: str) -> dict[str, Any]:
        """What `deedbox replay` needs to come to the same place again."""
        return {"trouble": sentence, "setting": self.setting, "commands": self.commands}
