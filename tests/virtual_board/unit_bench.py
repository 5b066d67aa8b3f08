"""Units that have been started, or are being played on, for the tests about them."""

import sys

from firmware.storage.faults import StorageFailed
from host_tools.virtual_board.unit import Unit

MICRO = sys.implementation.name == "micropython"  # where the flash has no faults of its own
NEW_GAME = ">Ann            1500"


def started(**options) -> Unit:
    unit = Unit(**options)
    unit.boot()
    return unit


def playing(**options) -> Unit:
    unit = started(**options)
    unit.press("A")
    assert unit.lines()[1] == NEW_GAME
    return unit


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
