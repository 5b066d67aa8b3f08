"""Drivers that nobody here wrote work on the PN532 model: that is what makes it believable.

Adafruit's on I2C, SPI and UART, and nfcpy with its whole stack on the UART. No second of real
time passes: they are given the board's clock.
"""

import os
from collections.abc import Callable
from typing import Any

import pytest

from host_tools.virtual_board.tags import Tag
from tests.virtual_board.others_bench import IRQ, RESET, SELECT, Board

os.environ["BLINKA_OS_AGNOSTIC"] = "1"  # or Blinka looks for a board to run on

UID = bytes.fromhex("04112233445566")
OTHER = bytes.fromhex("04a1b2c3d4e5f6")
BUSES = ("i2c", "spi", "uart")


@pytest.fixture
def board() -> Board:
    board = Board()
    board.clock.sleep_ms(10)
    return board


@pytest.fixture
def adafruit(board: Board, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Any]:
    """Makes Adafruit's driver for a bus, with what it talks to."""
    import adafruit_pn532.adafruit_pn532
    import adafruit_pn532.i2c
    import adafruit_pn532.spi
    import adafruit_pn532.uart

    package: Any = adafruit_pn532
    for module in (package.adafruit_pn532, package.i2c, package.spi, package.uart):
        monkeypatch.setattr(module, "time", board.time)

    def make(bus: str, **pins: Any) -> Any:
        if bus == "i2c":
            return package.i2c.PN532_I2C(board.i2c(), **pins)
        if bus == "spi":
            return package.spi.PN532_SPI(board.spi(), board.pin(SELECT), **pins)
        return package.uart.PN532_UART(board.serial(), **pins)

    return make


@pytest.mark.parametrize("bus", BUSES)
def test_adafruits_driver_finds_the_chip_and_reads_and_writes_a_tag(
    board: Board, adafruit: Callable[..., Any], bus: str
) -> None:
    driver = adafruit(bus)
    assert driver.firmware_version == (0x32, 1, 6, 7)
    tag = Tag(UID)
    board.chip.field = [tag]
    assert driver.read_passive_target() == UID
    assert driver.ntag2xx_read_block(3) == b"\xe1\x10\x12\x00"
    assert driver.ntag2xx_write_block(6, b"Deed")
    assert tag.memory[24:28] == b"Deed"
    assert driver.ntag2xx_read_block(6) == b"Deed"


@pytest.mark.parametrize("bus", BUSES)
def test_adafruits_driver_gives_up_without_a_card_and_finds_the_next_one(
    board: Board, adafruit: Callable[..., Any], bus: str
) -> None:
    driver = adafruit(bus)
    before = board.clock.us
    assert driver.read_passive_target(timeout=0.5) is None
    assert 500000 <= board.clock.us - before < 1100000
    tag = Tag(UID)
    board.chip.field = [tag]
    if bus == "uart":
        assert driver.read_passive_target(timeout=0.5) == UID
        return
    # The chip still searches for the first call, finds the tag, and has that answer ready when
    # the second command comes; its users report just this message.
    board.clock.sleep_ms(20)
    with pytest.raises(RuntimeError, match="Did not receive expected ACK"):
        driver.read_passive_target(timeout=0.5)


@pytest.mark.parametrize("bus", BUSES)
def test_adafruits_driver_sees_that_a_locked_tag_cannot_be_written(
    board: Board, adafruit: Callable[..., Any], bus: str
) -> None:
    driver = adafruit(bus)
    tag = Tag(UID)
    tag.lock()
    board.chip.field = [tag]
    assert driver.read_passive_target() == UID
    assert not driver.ntag2xx_write_block(6, b"Deed")
    assert tag.memory[24:28] == bytes(4)


def test_adafruits_driver_takes_one_of_two_tags_and_always_the_same(
    board: Board, adafruit: Callable[..., Any]
) -> None:
    driver = adafruit("spi")
    seen = set()
    for order in ([UID, OTHER], [OTHER, UID]):
        board.chip.field = [Tag(uid) for uid in order]
        seen.add(bytes(driver.read_passive_target()))
    assert len(seen) == 1 and seen < {UID, OTHER}


def test_adafruits_driver_opens_a_mifare_classic_with_its_key_only(
    board: Board, adafruit: Callable[..., Any]
) -> None:
    driver = adafruit("i2c")
    uid = b"\x11\x22\x33\x44"
    board.chip.field = [Tag(uid, kind="classic")]
    assert driver.read_passive_target() == uid
    assert driver.mifare_classic_read_block(4) is None
    assert driver.read_passive_target() == uid
    assert not driver.mifare_classic_authenticate_block(uid, 4, 0x60, b"secret")
    assert driver.read_passive_target() == uid
    assert driver.mifare_classic_authenticate_block(uid, 4, 0x60, b"\xff" * 6)
    assert driver.mifare_classic_write_block(4, b"sixteen bytes...")
    assert driver.mifare_classic_read_block(4) == b"sixteen bytes..."


@pytest.mark.parametrize("bus", BUSES)
def test_adafruits_driver_wakes_the_chip_after_a_power_down(
    board: Board, adafruit: Callable[..., Any], bus: str
) -> None:
    driver = adafruit(bus)
    assert driver.power_down()
    assert not board.chip.awake()
    board.chip.field = [Tag(UID)]
    assert driver.read_passive_target() == UID


def test_adafruits_driver_revives_a_dead_chip_by_its_reset_pin(
    board: Board, adafruit: Callable[..., Any]
) -> None:
    driver = adafruit("spi", reset=board.pin(RESET))
    board.chip.fault("stuck")
    with pytest.raises(RuntimeError):
        driver.firmware_version  # noqa: B018
    driver.reset()
    assert driver.firmware_version == (0x32, 1, 6, 7)


def test_adafruits_listening_is_told_of_a_tag_by_the_irq_pin(
    board: Board, adafruit: Callable[..., Any]
) -> None:
    driver = adafruit("i2c")
    irq = board.pin(IRQ)
    assert driver.listen_for_passive_target()
    board.clock.sleep_ms(1000)
    assert irq.value
    board.chip.field = [Tag(UID)]
    board.clock.sleep_ms(10)
    assert not irq.value
    assert driver.get_passive_target() == UID
    assert irq.value


@pytest.fixture
def nfcpy(board: Board, monkeypatch: pytest.MonkeyPatch) -> Any:
    """nfcpy's frontend with its driver for the PN532, on a serial port that is the model."""
    import nfc
    import nfc.clf.device
    import nfc.clf.pn532
    import nfc.clf.transport
    import nfc.tag.tt2

    for module in (nfc.clf, nfc.clf.pn532, nfc.clf.pn53x, nfc.tag.tt2):
        monkeypatch.setattr(module, "time", board.time, raising=False)
    monkeypatch.setattr(os, "system", lambda command: 0)  # "stty": this port can do any speed

    class Port(nfc.clf.transport.TTY):
        tty: Any

        def open(self, port: str, baudrate: int = 115200) -> None:
            if self.tty is None:
                self.tty = board.serial()
            self.tty.baudrate = baudrate

    frontend = nfc.ContactlessFrontend()
    frontend.device = nfc.clf.pn532.init(Port("model"))
    frontend.device._path = "tty:model"
    frontend.device._vendor_name = frontend.device._device_name = "model"
    return frontend


def sense(frontend: Any) -> Any:
    import nfc.clf

    return frontend.sense(nfc.clf.RemoteTarget("106A"))


def test_nfcpy_tests_the_line_with_its_longest_frame_and_speeds_it_up(
    board: Board, nfcpy: Any
) -> None:
    assert nfcpy.device.chipset.get_firmware_version() == b"\x32\x01\x06\x07"
    line_tests = [command for command in board.chip.log if command[:2] == b"\x00\x00"]
    assert [len(command) for command in line_tests] == [264]
    assert nfcpy.device.chipset.diagnose("rom") and nfcpy.device.chipset.diagnose("ram")
    assert board.face.rate == 921600
    nfcpy.device.close()
    assert board.face.rate == 115200
    board.clock.sleep_ms(5)
    assert not board.face.available()
    assert not board.chip.awake()


@pytest.mark.parametrize("kind", ["ntag213", "ntag215", "ntag216"])
def test_nfcpy_names_the_tag_and_reads_and_rewrites_its_message(
    board: Board, nfcpy: Any, kind: str
) -> None:
    import ndef
    import nfc.tag

    card = Tag(UID, kind=kind)
    board.chip.field = [card]
    tag = nfc.tag.activate(nfcpy, sense(nfcpy))
    assert tag.product == "NXP " + kind.upper()
    assert tag.identifier == UID
    assert tag.ndef.length == 0 and tag.ndef.is_writeable
    assert tag.ndef.capacity > 130
    for text in ("1;deed;saga;39", "1;player;;0", "x" * 120):
        tag.ndef.records = [ndef.Record("urn:nfc:ext:deedbox:card", "", text.encode())]
        again = nfc.tag.activate(nfcpy, sense(nfcpy))
        assert [record.data for record in again.ndef.records] == [text.encode()]
    assert text.encode() in card.memory


def test_nfcpy_sees_nothing_where_nothing_lies_and_when_the_tag_is_taken_away(
    board: Board, nfcpy: Any
) -> None:
    import nfc.tag

    assert sense(nfcpy) is None
    board.chip.field = [Tag(UID)]
    tag = nfc.tag.activate(nfcpy, sense(nfcpy))
    assert tag.is_present
    board.chip.field = []
    assert not tag.is_present
    assert sense(nfcpy) is None


def test_nfcpy_reads_a_locked_tag_and_is_refused_to_write_it(board: Board, nfcpy: Any) -> None:
    import nfc.tag
    import nfc.tag.tt2

    card = Tag(UID)
    card.lock()
    board.chip.field = [card]
    tag = nfc.tag.activate(nfcpy, sense(nfcpy))
    assert tag.ndef is not None and not tag.ndef.is_writeable
    with pytest.raises(nfc.tag.tt2.Type2TagCommandError, match="invalid page number"):
        tag.write(6, b"Deed")


def test_nfcpy_locks_and_protects_tags_for_good(board: Board, nfcpy: Any) -> None:
    import nfc.tag

    card = Tag(UID)
    board.chip.field = [card]
    assert nfc.tag.activate(nfcpy, sense(nfcpy)).protect()
    assert card.memory[10:16] == b"\xff\xff\xe1\x10\x12\x0f"

    board.chip.field = [Tag(OTHER)]
    tag = nfc.tag.activate(nfcpy, sense(nfcpy))
    assert tag.protect(b"secret", protect_from=4)
    tag = nfc.tag.activate(nfcpy, sense(nfcpy))
    with pytest.raises(nfc.tag.TagCommandError):
        tag.write(6, b"Deed")
    tag = nfc.tag.activate(nfcpy, sense(nfcpy))
    assert not tag.authenticate(b"wrong!")
    tag = nfc.tag.activate(nfcpy, sense(nfcpy))
    assert tag.authenticate(b"secret") and tag.write(6, b"Deed")


def test_nfcpy_picks_one_of_two_tags_and_finds_each_by_its_uid(board: Board, nfcpy: Any) -> None:
    import nfc.clf

    board.chip.field = [Tag(UID), Tag(OTHER)]
    assert bytes(sense(nfcpy).sdd_res) in (UID, OTHER)
    for uid in (UID, OTHER):
        target = nfc.clf.RemoteTarget("106A", sel_req=bytearray(uid))
        assert nfcpy.sense(target).sdd_res == uid
