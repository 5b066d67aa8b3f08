"""The PN532 model on its serial line, as a unit's `machine` reaches it. Plain."""

from host_tools.virtual_board.pn532_frames import ACK, build
from host_tools.virtual_board.pn532_uart_model import PN532UART, rising_edges
from host_tools.virtual_board.uart_model import SerialLine
from tests.virtual_board.pn532_bench import ASK, CONFIGURE, CONFIGURED, VERSION, Bench

WAKE = b"\x55\x55" + bytes(14)


class SerialBench(Bench):
    def connect(self):
        self.face = PN532UART(self.chip)
        self.wires.uart[(16, 17)] = SerialLine(self.face, "nfc", self.plan)
        pin = self.machine.Pin
        self.uart = self.machine.UART(1, tx=pin(16), rx=pin(17))


def test_edges_are_counted_with_start_and_stop_bits():
    assert [rising_edges(byte) for byte in (0x00, 0xFF, 0x55, 0xF0, 0x0F)] == [1, 1, 5, 1, 2]


def test_on_the_serial_line_frames_arrive_byte_by_byte():
    bench = SerialBench()
    bench.uart.write(WAKE + CONFIGURE)
    assert bench.uart.read() is None
    sizes = []
    while bench.clock.us < 20000:
        bench.clock.sleep_us(40)
        sizes.append(bench.uart.any())
    assert sizes == sorted(sizes) and set(sizes) == set(range(len(ACK + CONFIGURED) + 1))
    assert bench.uart.read(4) == ACK[:4]
    assert bench.uart.read() == ACK[4:] + CONFIGURED


def test_on_the_serial_line_115200_baud_take_87_us_a_byte():
    bench = SerialBench()
    bench.uart.write(WAKE + CONFIGURE)
    start = bench.clock.us
    while not bench.uart.any():
        bench.clock.sleep_us(10)
    sent = (len(WAKE + CONFIGURE) - 1) * 87  # the postamble is not waited for
    assert sent + 300 < bench.clock.us - start < sent + 1000 + 120


def test_on_the_serial_line_the_chip_must_be_woken_with_enough_edges():
    for before, heard in ((b"", False), (b"\x00\x00", False), (bytes(10), True), (WAKE, True)):
        bench = SerialBench()
        bench.uart.write(before + ASK)
        bench.clock.sleep_ms(20)
        assert bool(bench.uart.any()) == heard
    bench = SerialBench()
    bench.uart.write(bytes(4))
    bench.clock.sleep_ms(5)
    assert not bench.chip.awake()
    bench.uart.write(bytes(1))
    bench.clock.sleep_ms(5)
    assert bench.chip.awake()


def test_on_the_serial_line_a_slow_chip_misses_the_first_command():
    bench = SerialBench()
    bench.chip.wake_us = 2000  # what the manual allows
    bench.uart.write(WAKE + CONFIGURE)
    bench.clock.sleep_ms(20)
    assert not bench.uart.any()
    bench.uart.write(CONFIGURE)
    bench.clock.sleep_ms(5)
    assert bench.uart.read() == ACK + CONFIGURED


def test_on_the_serial_line_noise_between_frames_does_no_harm():
    bench = SerialBench()
    bench.uart.write(WAKE + CONFIGURE)
    bench.clock.sleep_ms(10)
    bench.uart.read()
    for noise in (b"\xff\x00\xff\x12", ASK[:6], b"\x00\x00\xff\x05", b"\x55\x00"):
        bench.uart.write(noise + ASK)
        bench.clock.sleep_ms(10)
        assert bench.uart.read() == ACK + VERSION


def test_on_the_serial_line_the_speed_changes_with_the_hosts_ack():
    bench = SerialBench()
    bench.uart.write(WAKE + CONFIGURE)
    bench.clock.sleep_ms(10)
    bench.uart.read()
    bench.uart.write(build(b"\xd4\x10\x05"))
    bench.clock.sleep_ms(10)
    assert bench.uart.read() == ACK + build(b"\xd5\x11")
    assert bench.face.rate == 115200
    bench.uart.write(ACK)
    assert bench.face.rate == 230400
