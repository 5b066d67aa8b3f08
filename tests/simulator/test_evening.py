"""An evening in the page: set up, bought by dragging, auctioned, unplugged, reloaded, in German.

The same on the page that `deedbox sim` serves and on the one that it writes, on a phone and on a
wide screen, by day and by night. Pictures of all steps go to build/simulator/shots.
"""

from pathlib import Path
from typing import Any

import pytest

from tests.simulator.conftest import Visit
from tests.simulator.page_unit import PageUnit

PHONE = {"width": 360, "height": 740}
WIDE = {"width": 1440, "height": 900}
LOOKS = [("served", WIDE, "light"), ("served", PHONE, "dark"), ("built", WIDE, "dark")]
LOOKS += [("built", PHONE, "light")]


class Evening:
    def __init__(self, unit: PageUnit, folder: Path) -> None:
        self.unit = unit
        self.page = unit.page
        self.folder = folder
        self.count = 0
        folder.mkdir(parents=True, exist_ok=True)

    def shot(self, name: str, tab: str = "keys") -> None:
        self.count += 1
        self.unit.show(tab)
        self.page.mouse.move(1, 1)
        path = self.folder / f"{self.count:02}-{name}.png"
        self.page.screenshot(path=path, animations="disabled")
        assert self.sideways() == 0

    def sideways(self) -> int:
        """How far the page is wider than the screen."""
        return int(self.page.evaluate("document.documentElement.scrollWidth - innerWidth"))

    def sees(self, *words: str) -> None:
        told = " ".join(" ".join(self.unit.told()).split())
        assert all(word in told for word in words), told

    def owner(self, deed: int) -> str:
        return str(self.page.text_content(f'[data-card="deed;classic;{deed}"] .owner'))

    def newest(self) -> str:
        return " ".join(self.page.locator("#log li").first.locator("span").all_text_contents())


@pytest.mark.parametrize(
    ("place", "screen", "scheme"), LOOKS, ids=lambda value: str(value).replace("'", "")
)
def test_a_family_plays_in_the_page(
    place: str,
    screen: dict[str, int],
    scheme: str,
    visit: Visit,
    shots: Path,
    request: pytest.FixtureRequest,
) -> None:
    address = request.getfixturevalue(place)
    watched = visit(address, viewport=screen, color_scheme=scheme)
    unit = PageUnit(watched, started=True)
    evening = Evening(unit, shots / f"{screen['width']}-{scheme}")
    page: Any = unit.page
    evening.sees("No game yet")
    evening.shot("first")

    unit.start("classic", ["Ann", "Ben", "Cy"])
    evening.sees("Ann: roll")
    evening.shot("set_up")

    # A turn by keyboard, and the deed by dragging it.
    unit.press("12")
    evening.sees("Baltic Avenue 60?")
    assert page.locator(".card.deed.wanted").get_attribute("data-card") == "deed;classic;3"
    evening.shot("for_sale", "cards")
    unit.tap("deed", 3)
    evening.sees("Ann buys Baltic", "Ann 1440")
    assert evening.owner(3) == "Ann"
    assert evening.newest() == "Ann buys Baltic Avenue 60"
    evening.shot("bought", "cards")

    # An auction: player cards bid, and the battery goes in the middle of it.
    unit.press("33A")
    unit.tap("player", 2)
    unit.tap("player", 1)
    evening.sees("Oriental", "20 Ben")
    evening.shot("auction")
    before = unit.call("snapshot"), unit.lines()[6:]
    unit.cut_power()
    assert unit.told() == [] and not unit.on
    assert not any(unit.pixels())
    assert evening.owner(3) == "Ann"  # cards and board still lie there
    assert evening.newest().startswith("Ben bids")
    evening.shot("battery_out")
    unit.boot()
    assert (unit.call("snapshot"), unit.lines()[6:]) == before
    unit.tap("player", 2)
    unit.press("#")
    evening.sees("Cy 1470")
    assert evening.owner(6) == "Cy"
    evening.shot("board", "board")
    evening.shot("log", "log")

    # The page is closed and opened again.
    snapshot = unit.call("snapshot")
    page.reload()
    page.evaluate("deedbox.ready")
    unit.run(500)
    assert unit.call("snapshot") == snapshot
    assert evening.owner(6) == "Cy"
    assert "Ann buys Baltic Avenue 60" in page.text_content("#log")
    evening.shot("reloaded")

    # In German, and a step taken back.
    unit.press("D81*")
    evening.sees("Ben: nochmal")
    assert page.evaluate("document.documentElement.lang") == "de"
    assert page.locator(".cards h2").text_content() == "Karten"
    evening.shot("german", "log")
    unit.press("*")
    evening.sees("Zuschlag")
    unit.press("#")
    assert evening.owner(6) == "bei der Bank"
    assert unit.game.waiting == "auction"
    evening.shot("taken_back")
