"""A reader on a table: the chip's model, one of its three faces, and the firmware's own driver.

Every step's duration and every event is kept. Time between steps passes as in the app's loop: two
milliseconds where the driver is busy, twenty where not.
"""

from firmware.drivers import ndef
from firmware.drivers.i2c_bus import free_bus
from firmware.drivers.pn532 import PN532
from firmware.drivers.pn532_i2c import PN532I2C
from firmware.drivers.pn532_spi import PN532SPI
from firmware.drivers.pn532_uart import PN532UART
from firmware.drivers.tag_reader import TagReader
from host_tools.virtual_board.clock import Clock
from host_tools.virtual_board.i2c_model import I2CBus
from host_tools.virtual_board.machine_model import Machine
from host_tools.virtual_board.pn532_i2c_model import PN532I2C as I2CFace
from host_tools.virtual_board.pn532_model import PN532Model
from host_tools.virtual_board.pn532_spi_model import PN532SPI as SPIFace
from host_tools.virtual_board.pn532_uart_model import PN532UART as UARTFace
from host_tools.virtual_board.spi_model import SPIBus
from host_tools.virtual_board.tags import Tag
from host_tools.virtual_board.uart_model import SerialLine
from host_tools.virtual_board.wires import Wires

IRQ = 4
RESET = 5
SELECT = 15
ANN = b"\x04\x01\x02\x03\x04\x05\x06"
BEN = b"\x04\x11\x12\x13\x14\x15\x16"
CARD = ndef.encode(b"deedbox:card", b"1;deed;saga;39")
OTHER = ndef.encode(b"deedbox:card", b"1;player;;0")


class Bench:
    def __init__(self, bus: str = "spi", plan=None, irq: bool = True, reset: bool = True) -> None:
        self.clock = Clock()
        self.wires = Wires()
        self.machine = Machine(self.clock, self.wires)
        self.chip = PN532Model(self.clock)
        self.bus_kind = bus
        self.wires.parts[RESET] = self.chip.reset_pin
        self.wires.parts[IRQ] = self.chip.irq_pin
        self.irq = irq
        self.reset = reset
        self.bus: SPIBus | I2CBus | SerialLine
        if bus == "spi":
            spi = self.bus = SPIBus(self.clock)
            spi.attach(SELECT, SPIFace(self.chip), "nfc", plan)
            self.wires.parts[SELECT] = spi
            self.wires.spi[(18, 23, 19)] = spi
        elif bus == "i2c":
            i2c = self.bus = I2CBus(self.clock, 22, 21)
            i2c.attach(0x24, I2CFace(self.chip), "nfc", plan)
            self.wires.parts[22] = self.wires.parts[21] = i2c
            self.wires.i2c[(22, 21)] = i2c
        else:
            line = self.bus = SerialLine(UARTFace(self.chip), "nfc", plan)
            self.wires.uart[(17, 16)] = line
        self.longest = 0  # step, in microseconds
        self.events: list = []
        self.restart()

    def restart(self) -> None:
        """The unit begins anew; the chip does not notice."""
        pin = self.machine.Pin
        irq = pin(IRQ, pin.IN, pin.PULL_UP) if self.irq else None
        reset = pin(RESET, pin.OUT, value=1) if self.reset else None
        self.pn532 = PN532(self._transport(pin), irq, reset)
        self.reader = TagReader(self.pn532)
        self.reader.start()

    def _transport(self, pin):
        if self.bus_kind == "spi":
            select = pin(SELECT, pin.OUT, value=1)
            return PN532SPI(
                self.machine.SPI(1, baudrate=1000000, sck=pin(18), mosi=pin(23), miso=pin(19)),
                select,
            )
        if self.bus_kind == "i2c":
            return PN532I2C(self._open_bus)
        return PN532UART(self.machine.UART(1, baudrate=115200, tx=pin(17), rx=pin(16)))

    def _open_bus(self):
        pin = self.machine.Pin
        scl = pin(22, pin.OPEN_DRAIN, value=1)
        sda = pin(21, pin.OPEN_DRAIN, value=1)
        free_bus(scl, sda, self.clock.sleep_us)
        return self.machine.I2C(1, scl=scl, sda=sda, freq=400000, timeout=1000)

    @property
    def wire_bytes(self) -> int:
        return self.bus.bytes["nfc"]

    def step(self):
        before = self.clock.us
        event = self.reader.step(before // 1000)
        self.longest = max(self.longest, self.clock.us - before)
        if event is not None:
            self.events.append(event)
        self.clock.sleep_ms(2 if self.reader.busy else 20)
        return event

    def run(self, ms: int) -> list:
        """What happened in that time."""
        count = len(self.events)
        until = self.clock.us + ms * 1000
        while self.clock.us < until:
            self.step()
        return self.events[count:]

    def perform(self, job):
        """Runs a generator of the driver to its end, with the reader itself at rest."""
        while True:
            self.pn532.now = self.clock.us // 1000
            try:
                next(job)
            except StopIteration as end:
                return end.value
            self.clock.sleep_ms(2)

    def run_until(self, name: str, ms: int = 10000):
        """The first event of that name; None where none comes in time."""
        until = self.clock.us + ms * 1000
        while self.clock.us < until:
            event = self.step()
            if event is not None and event[0] == name:
                return event
        return None

    def tap(self, tag: "Tag", ms: int = 300, rest_ms: int = 800) -> list:
        self.chip.field = [tag]
        events = self.run(ms)
        self.chip.field = []
        return events + self.run(rest_ms)


def bench_at_rest() -> "Bench":
    """Started, and nothing lies on it."""
    bench = Bench()
    bench.run(300)
    return bench


def written_tag(message: bytes = CARD, uid: bytes = ANN, kind: str = "ntag213") -> "Tag":
    """With this message, behind whatever the factory put in front."""
    tag = Tag(uid, kind=kind)
    put_message(tag, message)
    return tag


def put_message(tag: "Tag", message: bytes) -> None:
    start = 21 if tag.kind == "ntag213" else 16
    block = b"\x03" + bytes([len(message)]) + message + b"\xfe"
    tag.memory[start : start + len(block)] = block


def message_on(tag: "Tag"):
    """What any other reader would find, by the book; None where no message block is there."""
    memory = bytes(tag.memory)
    at = 16
    while at < 16 + memory[14] * 8:
        kind = memory[at]
        if kind == 0:
            at += 1
            continue
        if kind == 0xFE:
            return None
        size = memory[at + 1]
        start = at + 2
        if size == 0xFF:
            size = memory[at + 2] << 8 | memory[at + 3]
            start = at + 4
        if kind == 3:
            return memory[start : start + size]
        at = start + size
    return None
