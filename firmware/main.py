"""Builds the unit and wires it together: the only file that knows `machine`.

`run` is what the board calls. Everything that a board or a model of one differs in is handed to
Main: the module `machine`, the clock, the files, the NVS and where dice get their seed.
"""

from engine_core.loader import bring
from firmware.app.loop import Loop
from firmware.drivers.battery import Battery
from firmware.drivers.buzzer import Buzzer
from firmware.drivers.i2c_bus import opener
from firmware.drivers.keypad import Keypad
from firmware.drivers.pn532 import PN532
from firmware.drivers.pn532_spi import PN532SPI
from firmware.drivers.tag_reader import TagReader
from firmware.storage.card_set import CardSet
from firmware.storage.files import StorageFailed
from firmware.storage.mirror import Mirror
from firmware.storage.saved_game import SavedGame
from firmware.storage.segment import Damaged
from firmware.storage.settings import Settings
from firmware.version import VERSION

SAFE_KEY = "*"
CRASHES = 3  # starts in a row that did not last: then the next one is safe
LASTED_MS = 30000
WATCHDOG_MS = 8000  # a flash erase and a full redraw are far below


class Main:
    def __init__(self, machine, time, profile: dict, files, nvs, seed: int, reader: bool = True):
        self.machine = machine
        self.time = time
        self.profile = profile
        self.files = files
        self.nvs = nvs
        self.seed = seed
        self.has_reader = reader
        self.now = 0  # milliseconds since the start; it never begins again, as the chip's ticks do
        self._ticks = time.ticks_ms()
        self.watchdog = None
        self.lasted = False
        self.saved: "SavedGame | None" = None

    def start(self) -> None:
        """Every part is started, whatever happens to the others."""
        settings = Settings(self.files)
        try:
            settings.load()
        except StorageFailed:
            pass  # the defaults will do; the game says what is wrong
        keypad = self._keypad()
        keypad.start()
        held = keypad.held_at_start()
        starts = self._count("starts", 1)
        why = ""
        if SAFE_KEY in held:
            why = "A key was held."
        elif self._count("safe", 0):
            why = "A computer asked."
        elif starts > CRASHES:
            why = "It crashed %d times." % (starts - 1)
        display = self._display(settings)
        display.start()
        if why:
            self._forget_starts()
            self.loop = Loop(display, keypad, None, self._buzzer(settings), None)
            self.loop.show(bring("firmware.app.safe_start").SafeStart(why, self.machine.reset))
            return
        reader = self._reader() if self.has_reader else None
        if reader is not None:
            reader.start()
        self.loop = Loop(display, keypad, reader, self._buzzer(settings), self._battery())
        self.loop.show(self._first_screen())
        self.watchdog = self.machine.WDT(timeout=WATCHDOG_MS)

    def beat(self) -> int:
        """One turn of the loop; returns how many milliseconds there is nothing to do."""
        ticks = self.time.ticks_ms()
        self.now += self.time.ticks_diff(ticks, self._ticks)
        self._ticks = ticks
        pause = self.loop.step(self.now)
        if self.watchdog is not None:
            self.watchdog.feed()
        if not self.lasted and self.now >= LASTED_MS:
            self.lasted = True
            self._forget_starts()
        return pause

    # -- the parts

    def _keypad(self) -> "Keypad":
        pin = self.machine.Pin
        rows = [pin(number) for number in self.profile["rows"]]
        columns = [pin(number) for number in self.profile["columns"]]
        return Keypad(rows, columns, self.time.sleep_us)

    def _display(self, settings: "Settings"):
        wiring = self.profile["display"]
        open_bus = opener(
            self.machine, 0, wiring["scl"], wiring["sda"], wiring["hertz"], self.time.sleep_us
        )
        if settings["display"] == "sh1106":
            return bring("firmware.drivers.sh1106").SH1106(open_bus)
        return bring("firmware.drivers.ssd1306").SSD1306(open_bus)

    def _reader(self):
        machine = self.machine
        pin = machine.Pin
        wiring = self.profile["reader"]
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

    def _buzzer(self, settings: "Settings") -> "Buzzer":
        pin = self.machine.Pin(self.profile["buzzer"])
        buzzer = Buzzer(self.machine.PWM(pin, freq=2000, duty_u16=0))
        buzzer.volume = settings["volume"]
        return buzzer

    def _battery(self) -> "Battery":
        wiring = self.profile["battery"]
        adc = self.machine.ADC
        return Battery(adc(self.machine.Pin(wiring["adc"]), atten=adc.ATTN_11DB), wiring["ratio"])

    # -- the game

    def _first_screen(self):
        saved = self.saved = SavedGame(self.files, Mirror(self.nvs))
        trouble = ""
        try:
            saved.resume()
        except Damaged as damaged:
            trouble = "S1 Game " + damaged.code
        except StorageFailed:
            trouble = "S1 Storage damaged"
        cards = CardSet(self.files)
        return bring("firmware.app.demo").Demo(saved, cards, self.seed, trouble)

    # -- starts that did not last

    def _count(self, key: str, more: int) -> int:
        """A number in the NVS, changed by that much; one that is missing is 0."""
        try:
            number = self.nvs.get_i32(key)
        except OSError:
            number = 0
        if more:
            self._set(key, number + more)
        return number + more

    def _forget_starts(self) -> None:
        for key in ("starts", "safe"):
            if self._count(key, 0):
                self._set(key, 0)

    def _set(self, key: str, number: int) -> None:
        try:
            self.nvs.set_i32(key, number)
            self.nvs.commit()
        except OSError:
            pass  # a unit that cannot count its crashes still plays


def run() -> None:
    """On the board: for ever, or until Ctrl-C."""
    import os
    import sys
    import time

    import machine
    from esp32 import NVS

    from firmware.board import profile
    from firmware.storage.files import Files

    print("Deedbox", VERSION)
    seed = int.from_bytes(os.urandom(3), "little")
    wiring = profile(sys.implementation._machine)
    main = Main(machine, time, wiring, Files(""), NVS("deedbox"), seed)
    main.start()
    while True:
        time.sleep_ms(main.beat())
