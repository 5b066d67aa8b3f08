"""Journeys through the page itself: the same screens as on the virtual board, pixel by pixel."""

import pytest

from host_tools.journeys import Journey, run
from host_tools.pictures import JOURNEYS
from tests.simulator.conftest import Visit
from tests.simulator.page_unit import PageUnit

# Each another kind of evening: English and German, cards and keys, four boards, power cuts.
PLAYED = "first_evening german saga saga_de child trade power unit_dice options".split()

Seen = list[tuple[str, list[str], bytes]]


@pytest.mark.parametrize("name", PLAYED)
def test_a_journey_through_the_page_shows_what_the_virtual_board_shows(
    name: str, place: str, visit: Visit
) -> None:
    path = str(JOURNEYS / f"{name}.txt")
    wanted: Seen = []
    run(path, each=lambda journey: wanted.append(seen(journey)))
    steps = iter(wanted)

    def compare(journey: Journey) -> None:
        line, lines, pixels = next(steps)
        now = seen(journey)
        assert now[:2] == (line, lines), journey.place
        assert now[2] == pixels, f"{journey.place}: other pixels"

    run(path, make=lambda **options: PageUnit(visit(place), **options), each=compare)
    assert next(steps, None) is None


def seen(journey: Journey) -> tuple[str, list[str], bytes]:
    unit = journey.unit
    return (journey.line, unit.lines() if unit.on else [], unit.pixels() if unit.on else b"")
