"""The PN532 model on I2C, as a unit's `machine` reaches it. Plain."""

from host_tools.virtual_board.i2c_model import I2CBus
from host_tools.virtual_board.pn532_frames import ACK, NACK
from host_tools.virtual_board.pn532_i2c_model import PN532I2C
from tests.virtual_board.pn532_bench import CONFIGURE, CONFIGURED, Bench


class I2CBench(Bench):
    def connect(self):
        bus = I2CBus(self.clock, 8, 9)
        self.face = PN532I2C(self.chip)
        bus.attach(0x24, self.face, "nfc", self.plan)
        self.wires.i2c[(8, 9)] = bus
        pin = self.machine.Pin
        self.i2c = self.machine.I2C(1, scl=pin(8), sda=pin(9), freq=400000, timeout=5000)

    def read(self, count):
        return self.i2c.readfrom(0x24, count)


def test_on_i2c_every_read_begins_with_the_ready_byte():
    bench = I2CBench()
    bench.i2c.writeto(0x24, CONFIGURE)
    assert bench.read(1) == b"\x00"
    assert bench.read(7)[0] == 0
    bench.clock.sleep_ms(2)
    assert bench.read(1) == b"\x01" and bench.read(1) == b"\x01"
    assert bench.read(7) == b"\x01" + ACK
    assert bench.irq() == 1
    bench.clock.sleep_ms(2)
    assert bench.read(20) == b"\x01" + CONFIGURED + bytes(10)
    assert bench.read(1) == b"\x00"


def test_on_i2c_a_frame_read_in_part_comes_again_only_after_a_nack():
    bench = I2CBench()
    bench.i2c.writeto(0x24, CONFIGURE)
    bench.clock.sleep_ms(2)
    assert bench.read(7) == b"\x01" + ACK
    bench.clock.sleep_ms(2)
    assert bench.read(6) == b"\x01" + CONFIGURED[:5]
    assert bench.read(1) == b"\x00"
    bench.i2c.writeto(0x24, NACK)
    bench.clock.sleep_ms(2)
    assert bench.read(10) == b"\x01" + CONFIGURED


def test_on_i2c_the_own_address_wakes_the_chip_which_holds_the_clock_meanwhile():
    bench = I2CBench()
    bench.chip.wake_us = 2000
    before = bench.clock.us
    bench.i2c.writeto(0x24, CONFIGURE)
    assert bench.clock.us - before == 2000 + (1 + len(CONFIGURE)) * 9 * 10 // 4
    bench.clock.sleep_ms(2)
    assert bench.read(7) == b"\x01" + ACK


def test_on_i2c_a_clock_held_too_long_is_a_time_out():
    bench = I2CBench()
    bench.face.stretch = 6000
    try:
        bench.i2c.writeto(0x24, CONFIGURE)
        raise AssertionError
    except OSError as error:
        assert error.args[0] == 116


def test_on_i2c_nobody_answers_for_a_chip_that_is_dead_or_sleeps_without_i2c():
    for reason in ("stuck", "asleep", "unplugged"):
        bench = I2CBench()
        bench.i2c.writeto(0x24, CONFIGURE)
        if reason == "stuck":
            bench.chip.fault("stuck")
        elif reason == "unplugged":
            bench.face.plugged = False
        else:
            bench.chip.awake_from = None
            bench.chip.wakes_by = 0x20
        assert 0x24 not in bench.i2c.scan()
