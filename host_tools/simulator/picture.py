"""The picture of the page in the README: a game in full swing.

    python -m host_tools.simulator.picture

The game is played on the virtual board, by keys and taps, and the page goes on with it.
"""

import io
import threading
from pathlib import Path

from PIL import Image

from firmware.version import VERSION
from host_tools import game_file
from host_tools.simulator.browser import chromium, program
from host_tools.simulator.server import Server
from host_tools.simulator.site import site
from host_tools.virtual_board import Unit

TARGET = Path(__file__).resolve().parent / "page.png"
SIZE = {"width": 1440, "height": 900}
COLOURS = 256
HELD = {0: (1, 3, 5, 15, 25), 1: (6, 8, 9, 12, 39), 2: (16, 18, 19, 31), 3: (11, 13, 21, 37)}
BUILT = {1: 3, 3: 3, 6: 2, 8: 2, 9: 2, 16: 4, 18: 4, 19: 5}
ROLLS = ((3, 5), (6, 4), (2, 1), (6, 5))


def played() -> bytes:
    unit = Unit()
    unit.boot()
    unit.start("classic", ["Ann", "Ben", "Cleo", "Dan"])
    for seat, deeds in HELD.items():
        for deed in deeds:
            unit.play("assign", deed=deed, owner=seat)
    for houses in range(1, 6):  # evenly
        for deed in [deed for deed in BUILT if BUILT[deed] >= houses]:
            unit.play("assign", deed=deed, owner=unit.game.owner[deed], houses=houses)
    for seat, space in enumerate((10, 24, 30, 0)):
        unit.play("move_token", seat=seat, space=space)
    for dice in ROLLS:
        if unit.game.waiting == "end":
            unit.play("end_turn")
        if unit.game.waiting == "buy":
            unit.play("buy")
        if unit.game.waiting == "roll":
            unit.play("roll", dice=dice)
    return game_file.written(game_file.all_files(unit.files), unit.flash.nvs, VERSION)


def taken(path: str) -> Image.Image:
    with Server(0, site({"game": "picture"}, played())) as server, chromium(path) as browser:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        page = browser.new_page(viewport=SIZE)
        page.goto(server.address + "?time=told&seed=0")
        page.wait_for_function("globalThis.deedbox")
        page.evaluate("deedbox.ready")
        page.evaluate("deedbox.unit.settle()")
        picture = page.screenshot(animations="disabled")
        server.shutdown()
    return Image.open(io.BytesIO(picture)).convert("RGB")


def main() -> None:
    found = program()
    assert found is not None, "There is no Chromium on this computer."
    few = taken(found).quantize(COLOURS, dither=Image.Dither.NONE)
    few.save(TARGET, optimize=True)
    print(TARGET.name, TARGET.stat().st_size)


if __name__ == "__main__":
    main()
