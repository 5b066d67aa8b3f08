"""Units that have been started, or are being played on, for the tests about them."""

import sys

from firmware.storage.faults import StorageFailed
from host_tools.virtual_board.unit import Unit

MICRO = sys.implementation.name == "micropython"  # where the flash has no faults of its own
NEW_GAME = [" Ann             1500", " Ben             1500"]
FIRST_ROLL = "Ann: roll"  # what the unit waits for then


def started(**options) -> Unit:
    unit = Unit(**options)
    unit.boot()
    return unit


def playing(**options) -> Unit:
    """Ann and Ben on the classic board, with the unit's own cards and their own dice."""
    unit = started(**options)
    new_game(unit)
    assert unit.lines()[:2] == NEW_GAME and unit.lines()[6] == FIRST_ROLL
    return unit


def new_game(unit: "Unit") -> None:
    unit.start("classic", ["Ann", "Ben"], cards="unit")


def told(unit: "Unit") -> str:
    """All that the display says, as one text: a sentence may go over several lines."""
    return " ".join([line.strip() for line in unit.lines() if line.strip()])


def hang(unit):
    """The program gets nowhere, until the watchdog ends it."""
    unit.loop.step = lambda now: unit.board.clock.sleep_ms(60000)
    unit.run(100)
    assert unit.machine.cause == unit.machine.WDT_RESET


class Broken:
    """Files that fail, whatever is asked of them."""

    def __getattr__(self, name):
        def fail(*arguments):
            raise StorageFailed("broken")

        return fail
