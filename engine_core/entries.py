"""What is legal now: which functions tell it, and their entries one after the other."""

from engine_core.loader import bring

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from engine_core.game import Game


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


def entries(game: "Game") -> Entries:
    waiting = game.waiting
    parts = []
    if waiting == "roll" or waiting == "end":
        parts.append("legal " + waiting)
        if game.power:
            parts.append("rules.force legal")
        if game.mission:
            parts.append("rules.missions legal")
    elif waiting != "over":
        parts.append("legal_answers " + waiting)
    if waiting in ("roll", "end", "buy", "auction", "debt", "inherit"):
        parts.append("legal deals")
    if game.mode == "timed" and waiting not in ("start_rolls", "deals", "over"):
        parts.append("legal time_up")
    return Entries(game, parts)
