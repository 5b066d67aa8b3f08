"""Builds the unit and wires it together: the only file that knows `machine`.

`start` is what the board calls. Everything that a board or a model of one differs in is handed to
`build`: the module `machine`, the clock, the files, the NVS and where dice get their seed. When
all is built nobody needs this file any more, and it goes.
"""

from engine_core.loader import bring, let_go
from firmware.storage.faults import Damaged, StorageFailed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from firmware.app.loop import Loop
    from firmware.drivers.battery import Battery
    from firmware.drivers.buzzer import Buzzer
    from firmware.drivers.keypad import Keypad
    from firmware.drivers.tag_reader import TagReader
    from firmware.storage.saved_game import SavedGame

# Bytes: what is garbage goes before what stays is scattered among it, and nothing large fits.
COLLECT_EVERY = 4096
WATCHDOG_MS = 8000  # a flash erase and a full redraw are far below


def start() -> "Loop":
    """On the board: the unit, built and ready to run."""
    import gc
    import os
    import sys
    import time

    import machine
    from esp32 import NVS

    from firmware.storage.files import Files

    gc.threshold(COLLECT_EVERY)
    print("Deedbox", bring("firmware.version").VERSION)
    seed = int.from_bytes(os.urandom(3), "little")
    profile = bring("firmware.board").profile(sys.implementation._machine)
    return build(machine, time, profile, Files(""), NVS("deedbox"), seed)


def build(machine, time, profile: dict, files, nvs, seed: int, reader: bool = True) -> "Loop":
    """Every part is started, whatever happens to the others."""
    settings = bring("firmware.storage.settings").Settings(files)
    try:
        settings.load()
    except StorageFailed:
        pass  # the defaults will do; the game says what is wrong
    keypad = keypad_on(machine, time, profile)
    keypad.start()
    why = bring("firmware.starts").why_safe(nvs, keypad.held_at_start())
    saved = None
    trouble = ""
    if not why:
        # Before the drivers are in memory: reading an edition and a game takes the most there is.
        from firmware.storage.saved_game import SavedGame

        saved = SavedGame(files, nvs)
        trouble = resumed(saved)
        let_go()
    from firmware.app.loop import Loop

    display = display_on(machine, time, profile["display"], settings["display"])
    display.start()
    buzzer = buzzer_on(machine, profile["buzzer"])
    buzzer.volume = settings["volume"]
    loop = Loop(time, nvs, display, keypad, buzzer)
    if why:
        loop.show(bring("firmware.app.safe_start").SafeStart(why, machine.reset))
        return loop
    if reader:
        loop.reader = reader_on(machine, profile["reader"])
        loop.reader.start()
    loop.battery = battery_on(machine, profile["battery"])
    loop.saved = saved
    loop.show(bring("firmware.app.demo").Demo(saved, files, seed, trouble))
    loop.watchdog = machine.WDT(timeout=WATCHDOG_MS)
    return loop


def resumed(saved: "SavedGame") -> str:
    """Goes on with the game that was saved; what is wrong with it, if anything is."""
    try:
        saved.resume()
    except Damaged as damaged:
        return "S1 Game " + damaged.code
    except StorageFailed:
        return "S1 Storage damaged"
    return ""


# Each part is imported when it is its turn: see `build`.


def keypad_on(machine, time, profile: dict) -> "Keypad":
    from firmware.drivers.keypad import Keypad

    rows = [machine.Pin(number) for number in profile["rows"]]
    columns = [machine.Pin(number) for number in profile["columns"]]
    return Keypad(rows, columns, time.sleep_us)


def display_on(machine, time, wiring: dict, kind: str):
    from firmware.drivers.i2c_bus import opener

    open_bus = opener(machine, 0, wiring["scl"], wiring["sda"], wiring["hertz"], time.sleep_us)
    if kind == "sh1106":
        return bring("firmware.drivers.sh1106").SH1106(open_bus)
    return bring("firmware.drivers.ssd1306").SSD1306(open_bus)


def reader_on(machine, wiring: dict) -> "TagReader":
    from firmware.drivers.pn532 import PN532
    from firmware.drivers.pn532_spi import PN532SPI
    from firmware.drivers.tag_reader import TagReader

    pin = machine.Pin
    spi = machine.SPI(
        2,
        baudrate=wiring["hertz"],
        sck=pin(wiring["sck"]),
        mosi=pin(wiring["mosi"]),
        miso=pin(wiring["miso"]),
    )
    transport = PN532SPI(spi, pin(wiring["cs"], pin.OUT, value=1))
    irq = pin(wiring["irq"], pin.IN)
    reset = pin(wiring["reset"], pin.OUT, value=1)
    return TagReader(PN532(transport, irq, reset))


def buzzer_on(machine, number: int) -> "Buzzer":
    from firmware.drivers.buzzer import Buzzer

    return Buzzer(machine.PWM(machine.Pin(number), freq=2000, duty_u16=0))


def battery_on(machine, wiring: dict) -> "Battery":
    from firmware.drivers.battery import Battery

    adc = machine.ADC(machine.Pin(wiring["adc"]), atten=machine.ADC.ATTN_11DB)
    return Battery(adc, wiring["ratio"])
