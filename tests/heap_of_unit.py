"""Runs on MicroPython under a heap limit: the firmware goes on with a saved late game.

    micropython -X heapsize=140K -m heap_of_unit IMAGE

The board is a bare one, the flash a real littlefs in a file. Plays some dozen commands that are
legal, with undo now and then; opens every screen that keys lead to; takes back several steps more;
and at last sets up a new game. After each key the loop beats, as on the board.
"""

import gc
import sys

import micropython
import vfs
from bare_board import Machine, Nvs, Time
from flash_file import FlashFile

# From the home picture and back to it. In the menu: ranking, log, banker, contest, clock, setup,
# cards, settings, care; then a player's page with deeds and trade, building, money, and a choice.
TOURS = (
    "D1**",
    "D2CC**",
    "D31*2**",
    "D4**",
    "D5**",
    "D7****",
    "D82345*",
    "D811*",
    "D91*2**3*5**",
    "A11**",
    "A1A**",
    "A1B***",
    "A1C***",
    "A2#***",
    "B1***",
    "CA**",
    "C12****",
    "7**",
    "9**",
)
DICE = ("11", "12", "13", "14", "15", "16", "26", "36")  # of start rolls, all of them different
MOST_KEYS = 60  # to set up a game


def tell(what: str) -> None:
    gc.collect()
    print(what, gc.mem_alloc())  # type: ignore[attr-defined]


def press(unit, keys: str) -> None:
    for key in keys:
        unit.screen.key(key)
        unit.drawn = False
        unit.beat()


def go_on(unit, turns: bool) -> None:
    """Some commands that are legal; with `turns` at least up to the next roll."""
    saved = unit.saved
    for number in range(60):
        chosen = None
        for chosen in saved.game.legal():
            if chosen[0] != "bankrupt" and chosen[0] != "resign":
                break
        if chosen is None or saved.game.over:
            break
        if turns and saved.game.waiting in ("roll", "end"):
            break
        saved.do([chosen])
        unit.screen.home()
        unit.drawn = False
        unit.beat()
        if number % 9 == 8:
            saved.undo()


def tour(unit) -> None:
    for keys in TOURS:
        go_on(unit, True)
        press(unit, keys)
        for _ in range(4):  # whatever it came to
            if unit.screen.panel is not None:
                press(unit, "*")
        unit.screen.home()
    tell("toured")
    for _ in range(8):
        press(unit, "*#")
    tell("undone")


def set_up(unit) -> None:
    """A new game, of the edition that has the most."""
    number = unit.saved.journal.game
    press(unit, "D6")
    rolled = 0
    for _ in range(MOST_KEYS):
        name = unit.screen.name
        if unit.saved.journal.game != number:
            break
        if name == "edition":
            press(unit, "4")
        elif name == "how_many":
            press(unit, "8")
        elif name == "start_roll":
            press(unit, DICE[rolled])
            rolled += 1
        elif name == "token_list":
            press(unit, "A")
        else:
            press(unit, "#")
    assert unit.saved.journal.game != number, unit.screen.name
    tell("set up")
    go_on(unit, False)
    tell("begun")
    micropython.qstr_info()  # type: ignore[attr-defined]


def main(image: str) -> None:
    tell("models")
    vfs.mount(vfs.VfsLfs2(FlashFile(image)), "/unit")
    from firmware.board import DEVKITC
    from firmware.main import COLLECT_EVERY, build
    from firmware.storage.files import Files

    gc.threshold(COLLECT_EVERY)  # type: ignore[attr-defined]
    tell("imported")
    unit = build(Machine, Time(), DEVKITC, Files("/unit"), Nvs(), 1)
    del build
    for name in ("firmware.main", "firmware.board"):
        del sys.modules[name]
        delattr(sys.modules["firmware"], name.split(".")[1])
    for _ in range(50):
        unit.beat()
    tell("started")
    for name in ("records", "packing", "journal"):  # else they would come a second time
        assert "firmware.storage." + name in sys.modules, name
    assert unit.saved.game is not None
    go_on(unit, False)
    tell("played")
    tour(unit)
    set_up(unit)


if __name__ == "__main__":
    main(sys.argv[1])
