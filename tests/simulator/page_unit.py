"""A unit in a page, with the face of a `Unit`: its keys are typed, its cards are dragged.

Its time passes only as it is told to (`?time=told`), so that nothing here depends on how fast the
computer is, and the same inputs show the same pictures as on the virtual board.
"""

import ast
import base64
import json
from typing import Any, cast

from engine_core import Game
from firmware.storage.files import Files
from host_tools import game_file
from host_tools.virtual_board import hands
from host_tools.virtual_board.card_box import card_name, check_card
from host_tools.virtual_board.far_unit import Far, FarTable
from host_tools.virtual_board.flash_of_files import Flash, mounted
from host_tools.virtual_board.unit import AWAY_MS, BEAT_MS, FINGER_MS, GONE_MS, TAP_MS, Unit
from tests.simulator.chromium import Watched

TYPED = {"#": "Enter", "*": "Escape"}
PIXELS = """() => {
    const { data } = deedbox.glass.context.getImageData(0, 0, 128, 64);
    let text = "";
    for (let at = 0; at < data.length; at += 4) text += data[at] > 80 ? 1 : 0;
    return text;
}"""
GONE = f"""() => {{
    let left = {AWAY_MS};
    while (left > 0 && (left > {AWAY_MS - GONE_MS} || deedbox.unit.call("occupied"))) {{
        deedbox.unit.pass({BEAT_MS});
        left -= {BEAT_MS};
    }}
    deedbox.unit.settle();
}}"""


class PageLoop:
    """What a test may ask of the firmware inside."""

    def __init__(self, unit: "PageUnit") -> None:
        self.unit: Any = unit
        self.reader: Any = None  # whether there is one

    def value(self, path: str) -> Any:
        return ast.literal_eval(self.unit.call("told", path))

    @property
    def screen(self) -> Any:
        return FarTable(self, "screen")

    @property
    def saved(self) -> Any:
        return Far(self, "saved")


class PageUnit:
    """`started`: as the page comes up, and not as a test wants its unit to be."""

    _game: tuple[str, Any] = ("null", None)

    def __init__(self, watched: Watched, started: bool = False, **options: Any) -> None:
        self.watched = watched
        self.inputs: list[tuple[Any, ...]] = []
        if started:
            self.page = watched.open("?time=told&seed=0")
            self._pass(0, True)
        else:
            self.page = watched.open("?time=told&power=off")
            told = {"seed": 0, **options}
            self.page.evaluate("told => deedbox.start(deedbox.kept, told, false)", told)
        self.enrolled = options.get("enrolled", True)
        self.loop = PageLoop(self)
        self.loop.reader = self if options.get("reader", True) else None

    def call(self, name: str, *given: Any) -> Any:
        return self.page.evaluate("told => deedbox.unit.call(...told)", [name, *given])

    # -- power and time

    @property
    def on(self) -> bool:
        return bool(self.page.evaluate("deedbox.unit.value('table').on"))

    def boot(self, hold: str = "") -> None:
        if self.on:
            self.click("#battery")
        for key in hold:
            self._pass(FINGER_MS)
            self.page.keyboard.down(TYPED.get(key, key.lower()))
            self._pass(FINGER_MS)
        self.click("#battery")
        self._pass(0, True)
        for key in hold:
            self.page.keyboard.up(TYPED.get(key, key.lower()))
        self._pass(2 * FINGER_MS, True)

    def cut_power(self, after_writes: int = 0, tear: str = "none") -> None:
        assert tear == "none"
        if after_writes:
            self.call("cut_later", after_writes)
        elif self.on:
            self.click("#battery")

    def run(self, ms: int) -> None:
        self._pass(ms)

    def _pass(self, ms: int, settle: bool = False) -> None:
        self.page.evaluate(
            "([ms, settle]) => { deedbox.unit.pass(ms); if (settle) deedbox.unit.settle(); }",
            [ms, settle],
        )

    # -- keys and cards

    def press(self, keys: str) -> None:
        for key in keys:
            self.hold(key, FINGER_MS)

    def hold(self, key: str, ms: int) -> None:
        self.inputs.append(("key", key))
        typed = TYPED.get(key, key.lower())
        self.page.keyboard.down(typed)
        self._pass(ms)
        self.page.keyboard.up(typed)
        self._pass(FINGER_MS, True)

    def tap(self, *card: Any, ms: int = TAP_MS) -> None:
        check_card(card)
        self.inputs.append(("tap", *card))
        if self.on:
            self.drag(card_name(card, self.call("edition_now").split()[0]), ms)

    def tap_tag(self, tag: Any, ms: int = TAP_MS) -> None:
        kind = {"phone": "phone", "classic": "other"}.get(tag.kind, "empty")
        self.drag(f"foreign;{kind}", ms)

    def drag(self, card: str, ms: int = TAP_MS) -> None:
        """From its place to the reader, for so long, and back."""
        self.show("cards")
        place = self.page.locator(f'[data-card="{card}"]')
        place.evaluate("card => card.scrollIntoView({ block: 'center' })")
        # By the card's own edge: a sticky display may be over the rest of it.
        box = place.bounding_box()
        reader = self.page.locator("#reader").bounding_box()
        assert box and reader
        mouse = self.page.mouse
        mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] - 8)
        mouse.down()
        mouse.move(box["x"] + box["width"] / 2 + 10, box["y"] + box["height"] - 18)
        mouse.move(reader["x"] + reader["width"] / 2, reader["y"] + reader["height"] / 2)
        self._pass(ms)
        mouse.up()
        self.page.evaluate(GONE)

    def show(self, tab: str) -> None:
        """On a narrow screen."""
        button = self.page.locator(f'.tabs [data-tab="{tab}"]')
        if button.is_visible():
            button.click()

    def click(self, selector: str) -> None:
        self.show("keys")
        self.page.click(selector)

    def start(self, edition: str = "classic", players: Any = ("Ann", "Ben"), **more: Any) -> None:
        hands.start(cast(Unit, self), edition, list(players), more)

    def play(self, command: str, **arguments: Any) -> list[tuple[Any, ...]]:
        return hands.play(cast(Unit, self), command, arguments)

    # -- what a person sees and hears

    def lines(self) -> list[str]:
        """As the firmware's own pixels read."""
        return json.loads(self.call("lines"))

    def told(self) -> list[str]:
        """As the page tells them to somebody who does not see the display."""
        return self.page.locator("#lines > div").all_text_contents()

    def pixels(self) -> bytes:
        """As they are on the canvas."""
        return bytes(int(pixel) for pixel in self.page.evaluate(PIXELS))

    @property
    def screen(self) -> str:
        return str(self.page.evaluate("deedbox.unit.value('table').screen"))

    @property
    def sounds(self) -> list[str]:
        return json.loads(self.call("sounds"))

    @property
    def game(self) -> Any:
        told = self.call("snapshot")
        if told != self._game[0]:
            snapshot = json.loads(told)
            self._game = (told, Game.restore(snapshot) if snapshot else None)
        return self._game[1]

    @property
    def files(self) -> Files:
        saved = json.loads(self.call("saved"))
        files, _ = game_file.read(base64.b64decode(saved["content"]))
        return mounted(Flash(files))
