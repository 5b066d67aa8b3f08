"""The PN532 model on SPI, as a unit's `machine` reaches it. Plain."""

from host_tools.virtual_board.faults import FaultPlan
from host_tools.virtual_board.pn532_frames import ACK, NACK
from host_tools.virtual_board.pn532_spi_model import PN532SPI, turn
from host_tools.virtual_board.spi_model import SPIBus
from tests.virtual_board.pn532_bench import ASK, CONFIGURE, CONFIGURED, RESET, VERSION, Bench


class SPIBench(Bench):
    def connect(self):
        bus = SPIBus(self.clock)
        bus.attach(5, PN532SPI(self.chip), "nfc", self.plan)
        self.wires.spi[(1, 2, 3)] = bus
        self.wires.parts[5] = bus
        pin = self.machine.Pin
        self.select = pin(5, pin.OUT, value=1)
        self.spi = self.machine.SPI(1, baudrate=1000000, sck=pin(1), mosi=pin(2), miso=pin(3))

    def transfer(self, data):
        """From chip select low to high, with the lowest bit first as the chip wants it."""
        answer = bytearray(len(data))
        self.select(0)
        self.spi.write_readinto(turn(data), answer)
        self.select(1)
        return turn(answer)

    def wake(self):
        self.select(0)
        self.clock.sleep_ms(2)
        self.select(1)

    def status(self):
        return self.transfer(b"\x02\x00")[1]

    def read(self, count):
        return self.transfer(b"\x03" + bytes(count))[1:]

    def ask(self, frame):
        self.transfer(b"\x01" + frame)
        self.clock.sleep_ms(2)
        assert self.read(6) == ACK
        self.clock.sleep_ms(2)


def test_on_spi_a_status_tells_when_there_is_something_to_read():
    bench = SPIBench()
    bench.wake()
    bench.transfer(b"\x01" + CONFIGURE)
    assert bench.status() == 0 and bench.irq() == 1
    bench.clock.sleep_ms(2)
    assert bench.status() == 1 and bench.status() == 1 and bench.irq() == 0
    assert bench.read(6) == ACK
    assert bench.irq() == 1
    bench.clock.sleep_ms(2)
    assert bench.read(9) == CONFIGURED
    assert bench.status() == 0


def test_on_spi_reading_too_early_gives_zeros_and_loses_nothing():
    bench = SPIBench()
    bench.wake()
    bench.transfer(b"\x01" + CONFIGURE)
    assert bench.read(6) == bytes(6)
    bench.clock.sleep_ms(2)
    assert bench.read(8) == ACK + bytes(2)


def test_on_spi_a_transfer_may_come_in_pieces():
    bench = SPIBench()
    bench.wake()
    bench.select(0)
    for byte in b"\x01" + CONFIGURE:
        bench.spi.write(turn(bytes([byte])))
    bench.select(1)
    bench.clock.sleep_ms(2)
    bench.select(0)
    bench.spi.write(turn(b"\x03"))
    pieces = b""
    for _ in range(3):
        piece = bytearray(2)
        bench.spi.readinto(piece)
        pieces += turn(piece)
    bench.select(1)
    assert pieces == ACK


def test_on_spi_a_frame_read_in_part_comes_again_only_after_a_nack():
    bench = SPIBench()
    bench.wake()
    bench.ask(CONFIGURE)
    assert bench.read(9) == CONFIGURED
    bench.ask(ASK)
    assert bench.read(5) == VERSION[:5]
    assert bench.status() == 0
    bench.transfer(b"\x01" + NACK)
    bench.clock.sleep_ms(2)
    assert bench.read(13) == VERSION


def test_on_spi_nothing_is_heard_before_the_chip_is_awake():
    bench = SPIBench()
    bench.transfer(b"\x01" + CONFIGURE)
    bench.clock.sleep_ms(5)
    assert bench.status() == 0
    bench.transfer(b"\x01" + CONFIGURE)  # its chip select woke it the first time
    bench.clock.sleep_ms(2)
    assert bench.status() == 1


def test_on_spi_a_transfer_begun_before_the_chip_is_awake_is_lost_as_a_whole():
    bench = SPIBench()
    bench.select(0)
    bench.spi.write(turn(b"\x01"))
    bench.clock.sleep_ms(2)
    bench.spi.write(turn(CONFIGURE))
    bench.select(1)
    bench.clock.sleep_ms(5)
    assert bench.status() == 0


def test_on_spi_a_chip_unplugged_and_plugged_in_again_has_to_be_woken():
    bench = SPIBench()
    bench.wake()
    bench.ask(CONFIGURE)
    bench.chip.plugged = False
    assert bench.status() == 0xFF and bench.irq() == 1
    bench.chip.plugged = True
    bench.clock.sleep_ms(5)
    bench.transfer(b"\x01" + ASK)
    bench.clock.sleep_ms(2)
    assert bench.status() == 0
    bench.transfer(b"\x01" + CONFIGURE)
    bench.clock.sleep_ms(2)
    assert bench.read(6) == ACK


def test_the_reset_pin_empties_the_chip_and_sends_it_to_sleep():
    bench = SPIBench()
    bench.wake()
    bench.transfer(b"\x01" + CONFIGURE)
    bench.clock.sleep_ms(2)
    assert bench.irq() == 0
    pin = bench.machine.Pin
    reset = pin(RESET, pin.OUT, value=0)
    bench.clock.sleep_ms(1)
    assert bench.irq() == 1
    reset(1)
    bench.clock.sleep_ms(5)
    assert bench.irq() == 1 and not bench.chip.awake()
    bench.wake()
    bench.ask(CONFIGURE)
    assert bench.read(9) == CONFIGURED


def test_faults_on_spi_reach_the_chip():
    bench = SPIBench(FaultPlan({0: "late", 4: "stuck"}))
    bench.wake()
    bench.transfer(b"\x01" + CONFIGURE)  # 0
    bench.clock.sleep_ms(2)
    assert bench.read(6) == ACK  # 1
    bench.clock.sleep_ms(200)
    assert bench.status() == 0  # 2
    bench.clock.sleep_ms(100)
    assert bench.read(9) == CONFIGURED  # 3
    bench.transfer(b"\x01" + ASK)  # 4
    bench.clock.sleep_ms(100)
    assert bench.status() == 0 and bench.irq() == 1
