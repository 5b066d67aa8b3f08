"""I2C, SPI and serial line: what arrives, what it costs, and what each fault does."""

from host_tools.virtual_board.clock import Clock
from host_tools.virtual_board.faults import EIO, ERROR, FaultPlan
from host_tools.virtual_board.i2c_model import ENODEV, ETIMEDOUT, FOR_EVER, I2CBus
from host_tools.virtual_board.machine_model import Machine
from host_tools.virtual_board.spi_model import SPIBus
from host_tools.virtual_board.uart_model import SerialLine
from host_tools.virtual_board.wires import Wires


class Echo:
    """A part on any bus: keeps what it got, answers 1, 2, 3, ..."""

    def __init__(self):
        self.plugged = True
        self.stretch_us = 0
        self.got = []
        self.faults = []
        self.waiting = b""

    def write(self, data):
        self.got.append(data)

    def read(self, count):
        return bytes(range(1, count + 1))

    def selected(self, chosen):
        self.got.append(chosen)

    def transfer(self, data):
        self.got.append(data)
        return self.read(len(data))

    def receive(self, data):
        self.got.append(data)

    def available(self):
        return len(self.waiting)

    def take(self, count):
        data, self.waiting = self.waiting[:count], self.waiting[count:]
        return data

    def fault(self, kind):
        self.faults.append(kind)


def i2c_board(plan=None):
    """Machine, opened bus, its wires, and the part at address 9."""
    clock, wires, part = Clock(), Wires(), Echo()
    bus = I2CBus(clock, 22, 21)
    bus.attach(9, part, "echo", FaultPlan(plan))
    wires.i2c[(22, 21)] = bus
    wires.parts[22] = wires.parts[21] = bus
    machine = Machine(clock, wires)
    i2c = machine.I2C(0, scl=machine.Pin(22), sda=machine.Pin(21), freq=400000)
    return machine, i2c, bus, part


def errno_of(action):
    try:
        action()
    except OSError as error:
        return error.errno
    return None


def test_i2c_carries_bytes_and_counts_them_with_their_address():
    machine, i2c, bus, part = i2c_board()
    assert i2c.writeto(9, b"\x01\x02") == 2
    i2c.writevto(9, [b"\x03", bytearray(b"\x04\x05")])
    assert part.got == [b"\x01\x02", b"\x03\x04\x05"]
    assert i2c.readfrom(9, 3) == b"\x01\x02\x03"
    buffer = bytearray(2)
    i2c.readfrom_into(9, buffer)
    assert buffer == b"\x01\x02"
    assert bus.bytes == {"echo": 3 + 4 + 4 + 3}
    assert machine.clock.us == 67 + 90 + 90 + 67  # nine bits a byte, 2.5 us a bit


def test_on_i2c_nobody_answers_for_an_absent_part():
    machine, i2c, bus, part = i2c_board()
    assert i2c.scan() == [9]
    assert errno_of(lambda: i2c.writeto(10, b"1")) == ENODEV
    part.plugged = False
    assert errno_of(lambda: i2c.readfrom(9, 1)) == ENODEV
    assert i2c.scan() == []
    lost = machine.I2C(1, scl=machine.Pin(1), sda=machine.Pin(2))
    assert errno_of(lambda: lost.writeto(9, b"1")) == ENODEV


def test_faults_on_i2c_do_what_they_say():
    plan = {0: "no_answer", 1: "garbage", 2: "late", 3: "garbage", 4: "stuck"}
    machine, i2c, bus, part = i2c_board(plan)
    assert errno_of(lambda: i2c.writeto(9, b"abcd")) == ENODEV and not part.got
    i2c.writeto(9, b"abcd")
    assert len(part.got[0]) == 4 and part.got[0] != b"abcd"
    before = machine.clock.us
    i2c.writeto(9, b"abcd")
    assert part.got[1] == b"abcd" and machine.clock.us - before > 30000
    assert i2c.readfrom(9, 2) != b"\x01\x02"
    before = machine.clock.us
    assert errno_of(lambda: i2c.writeto(9, b"abcd")) == ETIMEDOUT
    assert part.got[2] == b"ab"  # it hangs in the middle
    assert machine.clock.us - before == 50000
    assert errno_of(lambda: i2c.writeto(9, b"")) == ETIMEDOUT


def test_a_part_that_holds_the_clock_too_long_ends_the_transfer():
    machine, i2c, bus, part = i2c_board()
    part.stretch_us = 40000
    i2c.writeto(9, b"1")
    part.stretch_us = 60000
    assert errno_of(lambda: i2c.writeto(9, b"2")) == ETIMEDOUT
    assert part.got == [b"1"]


def test_a_held_data_wire_is_let_go_after_its_clocks():
    machine, i2c, bus, part = i2c_board()
    bus.stuck = 3
    pin = machine.Pin
    scl, sda = pin(22, pin.OPEN_DRAIN, value=1), pin(21, pin.OPEN_DRAIN, value=1)
    for _ in range(3):
        assert (scl.value(), sda.value()) == (1, 0)
        scl.value(0)
        scl.value(1)
    assert sda.value() == 1
    assert errno_of(lambda: i2c.writeto(9, b"1")) is None


def test_a_bus_held_for_ever_is_free_when_its_parts_are_pulled():
    machine, i2c, bus, part = i2c_board()
    bus.stuck = FOR_EVER
    assert errno_of(lambda: i2c.writeto(9, b"1")) == ETIMEDOUT
    assert machine.Pin(21).value() == 0
    part.plugged = False
    assert machine.Pin(21).value() == 1
    part.plugged = True
    assert errno_of(lambda: i2c.writeto(9, b"1")) is None


def spi_board(plan=None):
    clock, wires, part = Clock(), Wires(), Echo()
    bus = SPIBus(clock)
    bus.attach(5, part, "echo", FaultPlan(plan))
    wires.spi[(18, 23, 19)] = bus
    wires.parts[5] = bus
    machine = Machine(clock, wires)
    pin = machine.Pin
    select = pin(5, pin.OUT, value=1)
    spi = machine.SPI(1, baudrate=1000000, sck=pin(18), mosi=pin(23), miso=pin(19))
    return machine, spi, select, bus, part


def test_spi_talks_to_the_chosen_part_only():
    machine, spi, select, bus, part = spi_board()
    spi.write(b"nobody")
    select.value(0)
    spi.write(b"ab")
    buffer = bytearray(2)
    spi.write_readinto(b"cd", buffer)
    assert buffer == b"\x01\x02"
    select.value(1)
    spi.readinto(buffer)
    assert buffer == b"\xff\xff"
    assert part.got == [True, b"ab", b"cd", False]
    assert bus.bytes == {"echo": 4} and machine.clock.us == 12 * 8


def test_spi_knows_the_highest_bit_first_only():
    machine, spi, select, bus, part = spi_board()
    pin = machine.Pin
    try:
        machine.SPI(1, firstbit=machine.SPI.LSB, sck=pin(18), mosi=pin(23), miso=pin(19))
    except NotImplementedError:
        return
    raise AssertionError("it was opened")


def test_faults_on_spi_do_what_they_say():
    plan = {0: "no_answer", 1: "garbage", 2: "late", 3: "stuck"}
    machine, spi, select, bus, part = spi_board(plan)
    select.value(0)
    buffer = bytearray(4)
    spi.write_readinto(b"abcd", buffer)
    assert buffer == b"\xff\xff\xff\xff" and part.got == [True]
    spi.write_readinto(b"abcd", buffer)
    assert part.got[1] != b"abcd" and buffer != b"\x01\x02\x03\x04"
    spi.write(b"late")
    spi.write(b"stuck")
    assert part.faults == ["late", "stuck"]
    part.plugged = False
    spi.readinto(buffer)
    assert buffer == b"\xff\xff\xff\xff"


def test_a_bus_can_fail_on_the_units_own_side():
    machine, spi, select, bus, part = spi_board({0: ERROR})
    select.value(0)
    assert errno_of(lambda: spi.write(b"ab")) == EIO
    assert part.got == [True] and errno_of(lambda: spi.write(b"ab")) is None
    uart, line, part = uart_board({0: ERROR, 2: ERROR})
    assert errno_of(lambda: uart.write(b"ab")) == EIO and part.got == []
    assert errno_of(lambda: uart.write(b"ab")) is None
    part.waiting = b"hello"
    assert errno_of(uart.read) == EIO and uart.read() == b"hello"


def uart_board(plan=None):
    clock, wires, part = Clock(), Wires(), Echo()
    line = SerialLine(part, "echo", FaultPlan(plan))
    wires.uart[(17, 16)] = line
    machine = Machine(clock, wires)
    return machine.UART(2, baudrate=115200, tx=machine.Pin(17), rx=machine.Pin(16)), line, part


def test_a_serial_line_carries_bytes_both_ways_and_counts_them():
    uart, line, part = uart_board()
    assert uart.any() == 0 and uart.read() is None
    assert uart.write(b"abc") == 3
    part.waiting = b"hello"
    assert uart.any() == 5
    assert uart.read(2) == b"he"
    buffer = bytearray(8)
    assert uart.readinto(buffer) == 3
    assert buffer[:3] == b"llo" and uart.readinto(buffer) is None
    assert part.got == [b"abc"] and line.bytes == {"echo": 8}


def test_faults_on_a_serial_line_do_what_they_say():
    uart, line, part = uart_board({0: "no_answer", 1: "garbage", 2: "late", 3: "garbage"})
    uart.write(b"abcd")
    assert part.got == []
    uart.write(b"abcd")
    assert len(part.got) == 1 and part.got[0] != b"abcd"
    uart.write(b"abcd")
    assert part.faults == ["late"]
    part.waiting = b"hello"
    assert uart.read() != b"hello"
    line.plan.plan[4] = "no_answer"
    part.waiting = b"hello"
    assert uart.read() is None and uart.any() == 0
    part.waiting = b"hello"
    part.plugged = False
    assert uart.any() == 0 and uart.read() is None
