"""Wakes a PN532 up and sets it up, and puts it to sleep: at the start, and after trouble."""

from firmware.const import const
from firmware.drivers.pn532 import TROUBLES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from firmware.drivers.pn532 import PN532

_ACK = const(b"\x00\x00\xff\x00\xff\x00")
_SET_PARAMETERS = const(0x12)
_SAM_CONFIGURATION = const(0x14)
_POWER_DOWN = const(0x16)
_RF_CONFIGURATION = const(0x32)


def start(chip: "PN532"):
    """Until the chip answers: see PN532.start."""
    chip.ok = False
    pause = 50
    while True:
        for _ in range(3):
            try:
                yield from _set_up(chip)
                chip.ok = True
                return
            except TROUBLES:
                pass
            yield from chip.pause(5)
        if chip.reset is not None:
            chip.reset.value(0)
            yield from chip.pause(5)
            chip.reset.value(1)
        yield from chip.pause(pause)
        pause = min(2 * pause, 1600)


def _set_up(chip: "PN532"):
    transport = chip.transport
    chip.irq_works = False
    yield from _wake(chip)
    # It may still be busy for, or hold the answer to, what was asked before a restart.
    transport.write(_ACK)
    yield from chip.pause(2)
    for _ in range(3):
        if not transport.ready():
            break
        yield
        transport.read(chip.view)
        yield
    # Until it is configured the chip falls asleep after a moment: it may need another call.
    yield from _wake(chip)
    # A wire that came off must not make the unit blind: the pin is believed if it moves.
    was_high = chip.irq is not None and chip.irq.value() == 1
    # Normal mode; the second byte is of no use in it; drive the IRQ pin.
    yield from chip.begin(_SAM_CONFIGURATION, b"\x01\x00\x01")
    chip.irq_works = was_high and chip.irq_low
    yield from chip.finish(_SAM_CONFIGURATION)
    # No automatic RATS: a bank card's or phone's number is all that anybody wants to know.
    yield from chip.command(_SET_PARAMETERS, b"\x00")
    # Item 5, retries: as delivered; the third, of looking for a tag, is "for ever".
    yield from chip.command(_RF_CONFIGURATION, b"\x05\xff\x01\xff")


def _wake(chip: "PN532"):
    yield
    chip.last = chip.now  # step soon: it takes milliseconds, not a pause of the loop
    while not chip.transport.wake(chip.now):
        yield
    yield


def power_down(chip: "PN532"):
    """Until start(). The field has to be off before: RFConfiguration, item 1."""
    yield from chip.command(_RF_CONFIGURATION, b"\x01\x00")
    yield from chip.command(_POWER_DOWN, bytes([chip.transport.WAKE_UP]), 1)
    chip.ok = False
