"""Runs on MicroPython: tells what each module of the unit takes of the heap.

    micropython -m host_tools.bench_modules

One line a module: its name, and the bytes that it keeps. Everything is imported once, and then
each module a second time: the names in a program are kept for ever and shared, and where the table
of them grows, one module would seem to take it all. They are the last line, with what remains.
"""

import gc
import sys

MODULES = (
    "engine_core engine_core.edition engine_core.game engine_core.loader engine_core.refused "
    "engine_core.chance engine_core.rules.bank engine_core.rules.moving engine_core.rules.rent "
    "engine_core.rules.turn firmware.app.big_digits firmware.app.canvas firmware.app.font "
    "firmware.app.icons firmware.app.loop firmware.app.sounds firmware.drivers.battery "
    "firmware.drivers.buzzer firmware.drivers.i2c_bus firmware.drivers.keypad "
    "firmware.drivers.ntag firmware.drivers.oled firmware.drivers.pn532 "
    "firmware.drivers.pn532_spi firmware.drivers.ssd1306 firmware.drivers.tag_reader "
    "firmware.main firmware.storage.files firmware.storage.journal firmware.storage.packing "
    "firmware.storage.records firmware.storage.saved_game "
    "firmware.app.cards firmware.app.demo firmware.board firmware.drivers.ndef "
    "firmware.drivers.ntag_write firmware.starts firmware.storage.card_set "
    "firmware.storage.faults firmware.storage.journal_reader firmware.storage.mirror "
    "firmware.storage.record_reader firmware.storage.replay firmware.storage.segment "
    "firmware.storage.settings firmware.storage.unpacking firmware.version"
).split(" ")


def used() -> int:
    gc.collect()
    return gc.mem_alloc()  # type: ignore[attr-defined]


def main() -> None:
    start = used()
    for name in MODULES:
        __import__(name)
    everything = used() - start
    for name in MODULES:
        kept = sys.modules.pop(name)
        before = used()
        __import__(name)
        size = used() - before
        sys.modules[name] = kept
        everything -= size
        print(name, size)
    print("names", everything)


if __name__ == "__main__":
    main()
