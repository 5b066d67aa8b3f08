"""Runs on MicroPython: imports the unit's program module by module and tells what each takes.

    micropython -m host_tools.bench_modules

One line a module: its name, and the bytes of heap that it keeps, with all that it imports itself
and that was not there before.
"""

import gc
import sys

# In the order in which a module finds most of what it imports there already.
MODULES = (
    "engine_core firmware.version firmware.board firmware.app.sounds firmware.app.font "
    "firmware.app.big_digits firmware.app.icons firmware.app.canvas firmware.app.loop "
    "firmware.drivers.i2c_bus firmware.drivers.oled firmware.drivers.ssd1306 "
    "firmware.drivers.keypad firmware.drivers.buzzer firmware.drivers.battery "
    "firmware.drivers.pn532 firmware.drivers.pn532_spi firmware.drivers.ntag "
    "firmware.drivers.ndef firmware.drivers.tag_reader firmware.app.cards "
    "firmware.storage.files firmware.storage.packing firmware.storage.records "
    "firmware.storage.segment firmware.storage.journal firmware.storage.saved_game "
    "firmware.storage.mirror firmware.storage.settings firmware.storage.card_set "
    "firmware.main firmware.app.demo"
).split(" ")


def main() -> None:
    for name in MODULES:
        gc.collect()
        before = gc.mem_alloc()  # type: ignore[attr-defined]
        __import__(name)
        gc.collect()
        print(name, gc.mem_alloc() - before)  # type: ignore[attr-defined]


if __name__ == "__main__":
    main()
    sys.exit(0)
