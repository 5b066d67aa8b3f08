"""The power goes at any screen of any journey: the next start shows the question of the game
again, says what was done last, and nothing but what was half typed is lost."""

from pathlib import Path

import pytest

from firmware.app.flows.undo import named
from host_tools.journeys import Journey, run
from host_tools.pictures import journey_files
from host_tools.virtual_board import Flash, Unit
from host_tools.virtual_board.hands import HOMES


class PowerCuts:
    """Asked after every step: takes a copy of the flash to another unit, and starts that."""

    def __init__(self) -> None:
        self.seen: set[tuple[str, str]] = set()

    def __call__(self, journey: Journey) -> None:
        unit = journey.unit
        if unit is None or not unit.on or unit.game is None or unit.screen == "safe_start":
            return
        prompt = (unit.screen, unit.game.waiting)
        if prompt not in self.seen:
            self.seen.add(prompt)
            self.cut(unit, f"{journey.name}:{journey.number} at {prompt}")

    def cut(self, unit: Unit, where: str) -> None:
        other = Unit(flash=Flash(unit.flash.image()), seed=unit.seed)
        other.boot()
        assert other.game is not None, where
        assert other.game.snapshot() == unit.game.snapshot(), where
        waiting = unit.game.waiting
        question = "idle" if waiting in ("roll", "end") else waiting
        assert other.screen == question and question in HOMES, where
        last = other.loop.saved.last()
        if last and question != "over":  # where the ranking tells it all
            told = "\n".join(other.lines())
            assert named(other.loop.screen, last) in told, f"{where}: {told}"


@pytest.mark.parametrize("journey", journey_files(), ids=lambda journey: journey.stem)
def test_the_question_is_there_again_after_a_power_cut(journey: Path) -> None:
    run(str(journey), each=PowerCuts())
