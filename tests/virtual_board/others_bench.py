"""What NFC drivers by others expect to stand on, made of this project's machine and chip models:
CircuitPython's buses and pins, a serial port, and a `time` that is the board's own clock."""

from typing import Any

from host_tools.virtual_board.clock import Clock
from host_tools.virtual_board.i2c_model import I2CBus
from host_tools.virtual_board.machine_model import Machine
from host_tools.virtual_board.pn532_i2c_model import ADDRESS, PN532I2C
from host_tools.virtual_board.pn532_model import PN532Model
from host_tools.virtual_board.pn532_spi_model import PN532SPI
from host_tools.virtual_board.pn532_uart_model import PN532UART
from host_tools.virtual_board.spi_model import SPIBus
from host_tools.virtual_board.uart_model import SerialLine
from host_tools.virtual_board.wires import Wires

SCK, MOSI, MISO, SELECT, IRQ, RESET, SCL, SDA, TX, RX = range(10, 20)


class Board:
    """One board with one PN532, on whichever bus is asked for."""

    def __init__(self) -> None:
        self.clock = Clock()
        self.wires = Wires()
        self.chip = PN532Model(self.clock)
        self.wires.parts[IRQ] = self.chip.irq_pin
        self.wires.parts[RESET] = self.chip.reset_pin
        self.machine = Machine(self.clock, self.wires)
        self.time = BoardTime(self.clock)

    def i2c(self) -> "CircuitI2C":
        bus = I2CBus(self.clock, SCL, SDA)
        bus.attach(ADDRESS, PN532I2C(self.chip), "pn532")
        self.wires.i2c[(SCL, SDA)] = bus
        pin = self.machine.Pin
        return CircuitI2C(self.machine.I2C(1, scl=pin(SCL), sda=pin(SDA), freq=100000))

    def spi(self) -> "CircuitSPI":
        bus = SPIBus(self.clock)
        bus.attach(SELECT, PN532SPI(self.chip), "pn532")
        self.wires.spi[(SCK, MOSI, MISO)] = bus
        self.wires.parts[SELECT] = bus
        pin = self.machine.Pin
        return CircuitSPI(self.machine.SPI(1, sck=pin(SCK), mosi=pin(MOSI), miso=pin(MISO)))

    def serial(self) -> "SerialPort":
        self.face = PN532UART(self.chip)
        self.wires.uart[(TX, RX)] = SerialLine(self.face, "pn532")
        pin = self.machine.Pin
        return SerialPort(self.clock, self.machine.UART(1, tx=pin(TX), rx=pin(RX)))

    def pin(self, number: int) -> "CircuitPin":
        return CircuitPin(self.machine.Pin(number, self.machine.Pin.IN))


class BoardTime:
    """Python's `time`."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock

    def time(self) -> float:
        return self.clock.us / 1000000

    monotonic = time

    def sleep(self, seconds: float) -> None:
        self.clock.sleep_us(int(seconds * 1000000))


class Lockable:
    def try_lock(self) -> bool:
        return True

    def unlock(self) -> None:
        pass


class CircuitI2C(Lockable):
    """CircuitPython's `busio.I2C`."""

    def __init__(self, bus: Any) -> None:
        self.bus = bus

    def writeto(
        self, address: int, data: bytes, *, start: int = 0, end: int | None = None
    ) -> None:
        self.bus.writeto(address, bytes(data[start:end]))

    def readfrom_into(
        self, address: int, data: bytearray, *, start: int = 0, end: int | None = None
    ) -> None:
        end = len(data) if end is None else end
        data[start:end] = self.bus.readfrom(address, end - start)


class CircuitSPI(Lockable):
    """CircuitPython's `busio.SPI`."""

    def __init__(self, bus: Any) -> None:
        self.bus = bus

    def configure(self, baudrate: int = 100000, polarity: int = 0, phase: int = 0) -> None:
        assert (polarity, phase) == (0, 0)  # AN10609: this chip knows no other mode
        self.bus.baudrate = baudrate

    def write(self, data: bytes) -> None:
        self.bus.write(data)

    def write_readinto(self, data: bytes, answer: bytearray) -> None:
        self.bus.write_readinto(data, answer)


class CircuitPin:
    """CircuitPython's `digitalio.DigitalInOut`."""

    direction: Any

    def __init__(self, pin: Any) -> None:
        self.pin = pin

    def switch_to_output(self, value: bool = False) -> None:
        self.pin.init(self.pin.OUT, value=value)

    @property
    def value(self) -> bool:
        return bool(self.pin.value())

    @value.setter
    def value(self, value: bool) -> None:
        self.pin.init(self.pin.OUT, value=value)


class SerialPort:
    """`busio.UART` and pyserial's `Serial` in one: a read waits for its bytes, not for ever."""

    def __init__(self, clock: Clock, uart: Any, timeout: float = 0.1) -> None:
        self.clock = clock
        self.uart = uart
        self.timeout = timeout
        self.port = "model"
        self.baudrate = 115200

    @property
    def in_waiting(self) -> int:
        return self.uart.any()

    def read(self, count: int) -> bytes:
        end = self.clock.us + int(self.timeout * 1000000)
        while self.uart.any() < count and self.clock.us < end:
            self.clock.sleep_us(100)
        return self.uart.read(count) or b""

    def write(self, data: bytes) -> None:
        """Returns when the bytes are over, as a flushed port does."""
        self.uart.write(data)
        self.clock.sleep_us(len(data) * 10000000 // self.baudrate)

    def reset_input_buffer(self) -> None:
        self.uart.read()

    flushInput = reset_input_buffer

    def flushOutput(self) -> None:
        pass

    def close(self) -> None:
        pass
