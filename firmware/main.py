"""Builds the unit and wires it together: the only file of the app that knows `machine`.

`start` is what the board calls. Everything that a board or a model of one differs in is handed to
`build`: the module `machine`, the clock, the files, the NVS and where dice get their seed. When
all is built nobody needs this file any more, and it goes.
"""

from engine_core.loader import bring, let_go
from firmware.storage.faults import Damaged, StorageFailed

# First of all: what something that is brought in takes along would go with it, and come twice.
from firmware.storage.saved_game import SavedGame, own_edition_in
from firmware.version import VERSION

TYPE_CHECKING = False
if TYPE_CHECKING:
    from firmware.app.loop import Loop
    from firmware.drivers.keypad import Keypad
    from firmware.drivers.tag_reader import TagReader

# Bytes: what is garbage goes before what stays is scattered among it, and nothing large fits.
COLLECT_EVERY = 4096
# The chip's own I2C driver may wait 100 ms for each byte of a page, on a bus that hangs.
WATCHDOG_MS = 20000


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
    print("Deedbox", VERSION)
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
    crashed = machine.reset_cause() in (machine.HARD_RESET, machine.WDT_RESET)
    starts = bring("firmware.starts")
    why = starts.why_safe(nvs, keypad.held_at_start(), crashed)
    # The chip's own drivers take memory that Python must not have taken before.
    open_bus = bus_on(machine, time, profile["display"])
    open_bus()
    spi = spi_on(machine, profile["reader"]) if reader else None
    pwm = machine.PWM(machine.Pin(profile["buzzer"]), freq=2000, duty_u16=0)
    adc = machine.ADC(machine.Pin(profile["battery"]["adc"]), atten=machine.ADC.ATTN_11DB)
    saved = None
    trouble = ""
    if not why:
        # Before the drivers are in memory: reading an edition and a game takes the most there is.
        saved = SavedGame(files, nvs, own_edition_in(files))
        trouble = resumed(saved)
        let_go()
    from firmware.app.loop import Loop
    from firmware.drivers.buzzer import Buzzer

    display = display_on(open_bus, settings["display"])
    display.start()
    buzzer = Buzzer(pwm)
    buzzer.volume = settings["volume"]
    loop = Loop(time, nvs, display, keypad, buzzer)
    loop.brightness(settings["brightness"])
    if why:
        language = settings["language"]
        loop.show(bring("firmware.app.safe_start").SafeStart(why, nvs, machine.reset, language))
        starts.forget(nvs)
        return loop
    if reader:
        loop.reader = reader_on(machine, spi, profile["reader"])
        loop.reader.start()
    from firmware.drivers.battery import Battery

    loop.battery = Battery(adc, profile["battery"]["ratio"])
    loop.saved = saved
    loop.sleep_after = 60000 * settings["sleep_minutes"]
    loop.show(table_of(loop, files, settings, seed, trouble))
    if crashed:
        starts.count(nvs)
        loop.screen.warn("C2")
    loop.beat()  # what the first screen brings in has to be there: else the other folder may help
    loop.watchdog = machine.WDT(timeout=WATCHDOG_MS)
    return loop


def resumed(saved: "SavedGame") -> str:
    """Goes on with the game that was saved; the code of what is wrong with it, if anything is."""
    try:
        if not saved.resume() and saved.in_mirror():
            return "S7"
    except Damaged as damaged:
        code = bring("firmware.app.flows.trouble").code_of(damaged)
        return (code + " " + damaged.firmware).rstrip(" ")
    except StorageFailed:
        return "S6"
    return ""


def table_of(loop: "Loop", files, settings, seed: int, trouble: str):
    """What a person meets, as it was left."""
    from firmware.app.table import Table
    from firmware.app.words import choose

    choose(settings["language"])
    table = Table(loop.saved, files, settings, seed)
    table.unit = loop
    table.evening = bring("firmware.storage.evening").load(loop.saved.journal)
    table.trouble = trouble
    if loop.saved.game is not None:
        bring("firmware.app.flows.undo").remind(table)
    table.home()
    let_go()
    return table


# Each part is imported when it is its turn: see `build`.


def keypad_on(machine, time, profile: dict) -> "Keypad":
    from firmware.drivers.keypad import Keypad

    rows = [machine.Pin(number) for number in profile["rows"]]
    columns = [machine.Pin(number) for number in profile["columns"]]
    return Keypad(rows, columns, time.sleep_us)


def bus_on(machine, time, wiring: dict):
    from firmware.drivers.i2c_bus import opener

    return opener(machine, 0, wiring["scl"], wiring["sda"], wiring["hertz"], time.sleep_us)


def display_on(open_bus, kind: str):
    import firmware.drivers.oled  # noqa: F401  (stays, as above)

    if kind == "sh1106":
        return bring("firmware.drivers.sh1106").SH1106(open_bus)
    return bring("firmware.drivers.ssd1306").SSD1306(open_bus)


def spi_on(machine, wiring: dict):
    pin = machine.Pin
    return machine.SPI(
        2,
        baudrate=wiring["hertz"],
        sck=pin(wiring["sck"]),
        mosi=pin(wiring["mosi"]),
        miso=pin(wiring["miso"], pin.IN, pin.PULL_UP),  # high where there is no reader
    )


def reader_on(machine, spi, wiring: dict) -> "TagReader":
    from firmware.drivers.pn532 import PN532
    from firmware.drivers.pn532_spi import PN532SPI
    from firmware.drivers.tag_reader import TagReader

    pin = machine.Pin
    transport = PN532SPI(spi, pin(wiring["cs"], pin.OUT, value=1))
    irq = pin(wiring["irq"], pin.IN)
    # Open drain: on some boards this pad is an output of the chip, which must not be fought.
    reset = pin(wiring["reset"], pin.OPEN_DRAIN, value=1)
    return TagReader(PN532(transport, irq, reset))
