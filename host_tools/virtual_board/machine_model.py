"""MicroPython's `machine` for one board: an object with the same names, on the board's wires.

Any number of them may live in one process; each has its own pins and parts.
"""

from host_tools.virtual_board.clock import Clock
from host_tools.virtual_board.i2c_model import I2CModel
from host_tools.virtual_board.spi_model import SPIModel
from host_tools.virtual_board.uart_model import UARTModel
from host_tools.virtual_board.wires import PinModel, Wires


class Reset(BaseException):
    """The unit starts again. Not an Exception, so that no `except Exception` can keep it up."""

    def __init__(self, cause: int, asleep: bool = False) -> None:
        self.cause = cause
        self.asleep = asleep  # deep sleep: only a key wakes the unit


class Machine:
    PWRON_RESET = 1
    HARD_RESET = 2
    WDT_RESET = 3
    DEEPSLEEP_RESET = 4
    SOFT_RESET = 5

    def __init__(self, clock: "Clock", wires: "Wires", cause: int = PWRON_RESET) -> None:
        self.clock = clock
        self.wires = wires
        self.cause = cause
        self.watchdog: WDTModel | None = None
        machine = self

        # One class for each board: that is how a pin made from nothing but its number finds it.
        class Pin(PinModel):
            pass

        class I2C(I2CModel):
            pass

        class SPI(SPIModel):
            pass

        class UART(UARTModel):
            pass

        for kind in (Pin, I2C, SPI, UART):
            kind.wires = wires
        self.Pin = Pin
        self.I2C = I2C
        self.SPI = SPI
        self.UART = UART
        self.ADC = ADCMaker(wires)
        self.PWM = lambda pin, freq=0, duty_u16=0: PWMModel(wires, pin, freq, duty_u16)

        def watch(timeout: int = 5000) -> "WDTModel":
            machine.watchdog = WDTModel(clock, timeout)
            return machine.watchdog

        self.WDT = watch

    def reset_cause(self) -> int:
        return self.cause

    def unique_id(self) -> bytes:
        return b"\x24\x0a\xc4\x00\x00\x01"

    def freq(self, hertz: int = 0) -> int:
        return 160000000

    def reset(self) -> None:
        raise Reset(self.HARD_RESET)

    def deepsleep(self, ms: int = 0) -> None:
        raise Reset(self.DEEPSLEEP_RESET, True)  # by place: on MicroPython they take no names

    def lightsleep(self, ms: int = 0) -> None:
        self.clock.sleep_ms(ms)


class WDTModel:
    """Bites when it was not fed in time; the board looks whenever time has passed."""

    def __init__(self, clock: "Clock", timeout: int) -> None:
        self.clock = clock
        self.timeout = timeout
        self.until = clock.us + timeout * 1000

    def feed(self) -> None:
        if self.bites():
            raise Reset(Machine.WDT_RESET)  # it would have done so before it got here
        self.until = self.clock.us + self.timeout * 1000

    def bites(self) -> bool:
        return self.clock.us > self.until


class ADCMaker:
    """`machine.ADC`: makes one for a pin, and has its constants."""

    ATTN_0DB = 0
    ATTN_11DB = 3

    def __init__(self, wires: "Wires") -> None:
        self.wires = wires

    def __call__(self, pin: "PinModel", atten: int = 0) -> "ADCModel":
        return ADCModel(self.wires, pin, atten)


class ADCModel:
    """Measures the part on its pin: an object with microvolts(). Saturates as the ESP32 does."""

    # Upper ends of the ranges that Espressif's data sheet recommends, for 0 and 11 dB.
    MOST = {0: 950000, 3: 2450000}

    def __init__(self, wires: "Wires", pin: "PinModel", atten: int) -> None:
        self.wires = wires
        self.number = pin.number
        self.most = self.MOST[atten]

    def read_uv(self) -> int:
        part = self.wires.parts.get(self.number)
        return 142000 if part is None else min(part.microvolts(), self.most)

    def read_u16(self) -> int:
        return self.read_uv() * 65535 // 3300000


class PWMModel:
    """Tells the part on its pin, an object with tone(hertz, duty), what it gets to hear."""

    def __init__(self, wires: "Wires", pin: "PinModel", freq: int, duty_u16: int) -> None:
        self.part = wires.parts.get(pin.number)
        self.hertz = freq
        self.duty = duty_u16
        self._tell()

    def freq(self, hertz: int = -1) -> "int | None":
        if hertz == -1:
            return self.hertz
        if hertz < 1:
            raise ValueError("freq")  # as on the ESP32
        self.hertz = hertz
        self._tell()
        return None

    def duty_u16(self, duty: int = -1) -> "int | None":
        if duty == -1:
            return self.duty
        self.duty = duty
        self._tell()
        return None

    def deinit(self) -> None:
        self.duty = 0
        self._tell()

    def _tell(self) -> None:
        if self.part is not None:
            self.part.tone(self.hertz if self.duty else 0, self.duty)
