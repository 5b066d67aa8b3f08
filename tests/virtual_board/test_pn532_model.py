"""Frames in and out of the PN532 model, and its power states. Plain."""

from host_tools.virtual_board.clock import Clock
from host_tools.virtual_board.pn532_frames import ACK, ERROR, NACK, build, crc_a, parse
from host_tools.virtual_board.pn532_model import PN532Model
from host_tools.virtual_board.tags import Tag
from tests.virtual_board.pn532_bench import Host

UID = b"\x04\x11\x22\x33\x44\x55\x66"
VERSION = b"\x32\x01\x06\x07"
LIST = b"\x4a\x01\x00"


def test_frames_are_those_of_the_manual():
    # UM0701-02, the example of GetFirmwareVersion and its answer.
    assert build(b"\xd4\x02") == bytes.fromhex("0000ff02fed4022a00")
    assert build(b"\xd5\x03" + VERSION) == bytes.fromhex("0000ff06fad50332010607e800")
    assert build(bytes(265))[:8] == bytes.fromhex("0000ffffff0109f6")
    assert crc_a(b"\x60") == b"\xf8\x32"  # as sniffed from readers that ask for the version


def test_a_frame_is_found_in_whatever_comes_before_and_behind_it():
    frame = build(b"\xd4\x02")
    for before in (b"", b"\x55\x55" + bytes(14), b"\xff\x00\xff", frame[:-3]):
        kind, data, done = parse(before + frame + ACK)
        assert (kind, data) == ("data", b"\xd4\x02")
        assert parse((before + frame + ACK)[done:])[0] == "ack"
    assert parse(NACK)[0] == "nack"


def test_half_a_frame_is_kept_and_noise_is_not():
    for frame in (build(b"\xd4\x02"), build(b"\xd4\x00" + bytes(260))):
        for size in range(3, len(frame) - 1):
            assert parse(frame[:size]) == ("", b"", 1)
    assert parse(b"\x12\x34\x56") == ("", b"", 3)
    assert parse(b"\x12\x34\x00") == ("", b"", 2)


def test_a_command_is_acknowledged_and_answered_each_in_its_time():
    times = set()
    for seed in range(10):
        host = Host(seed=seed)
        before = host.clock.us
        host.chip.receive(build(b"\xd4\x02"))
        assert not host.chip.ready() and host.chip.irq == 1
        assert host.wait(15)
        assert 300 <= host.clock.us - before <= 1050
        times.add(host.clock.us - before)
        assert host.chip.irq == 0
        assert host.chip.take() == ACK
        assert host.chip.irq == 1 and host.chip.busy
        assert host.answer(0x02, 5) == VERSION
        assert not host.chip.busy
    assert len(times) > 3


def test_a_bad_frame_is_as_if_it_was_never_sent():
    host = Host()
    good = build(b"\xd4\x02")
    for place in range(1, len(good) - 1):
        bad = bytearray(good)
        bad[place] ^= 0x10
        host.chip.receive(bytes(bad))
        assert not host.wait(20)
    good = build(b"\xd4\x00" + bytes(260))
    for place in range(1, 9):
        bad = bytearray(good)
        bad[place] ^= 0x10
        host.chip.receive(bytes(bad))
        assert not host.wait(20)
    host.chip.receive(build(b"\xd5\x02"))  # that is how the chip itself begins
    assert not host.wait(20)
    assert host.ask(b"\x02") == VERSION


def test_an_unknown_or_impossible_command_gets_the_error_frame():
    host = Host()
    for command in (b"\x99", b"\x8c\x00", b"\x4a", b"\x4a\x03\x00", b"\x4a\x01\x09", b"\x14\x09"):
        assert host.ask(command) == ERROR


def test_the_line_test_returns_as_much_as_fits_into_an_extended_frame():
    host = Host()
    for size in (0, 1, 252, 253, 254, 262):
        data = b"\x00" + bytes([n & 255 for n in range(size)])
        assert host.ask(b"\x00" + data) == data


def test_a_nack_gets_the_last_frame_again():
    host = Host()
    host.send(b"\x02")
    for _ in range(3):
        assert host.answer(0x02, 5) == VERSION
        host.chip.receive(NACK)
    assert host.answer(0x02, 5) == VERSION
    assert not host.wait(50)


def test_an_ack_from_the_host_ends_the_command_without_an_answer():
    host = Host()
    host.send(LIST)
    assert host.chip.busy
    host.chip.receive(ACK)
    assert not host.chip.busy
    host.chip.field = [Tag(UID)]
    assert not host.wait(1000)


def test_a_new_command_takes_the_place_of_one_not_yet_answered():
    host = Host()
    host.send(LIST)
    assert host.ask(b"\x02") == VERSION
    host.chip.field = [Tag(UID)]
    assert not host.wait(1000)


def test_an_answer_that_nobody_read_is_still_there_after_the_host_was_restarted():
    host = Host()
    host.send(LIST)
    host.chip.field = [Tag(UID)]
    assert host.wait(50)
    host.chip.receive(ACK)  # the host begins anew
    host.chip.receive(build(b"\xd4\x02"))
    assert host.answer(0x4A, 0) == b"\x01\x01\x00\x44\x00\x07" + UID
    assert host.wait(15) and host.chip.take() == ACK
    assert host.answer(0x02, 5) == VERSION


def test_only_one_frame_can_be_left_over():
    host = Host()
    for _ in range(3):
        host.chip.receive(build(b"\xd4\x02"))
        host.clock.sleep_ms(5)
    assert host.chip.take() == ACK  # of the first
    assert host.wait(1) and host.chip.take() == ACK  # of the last
    assert host.answer(0x02, 5) == VERSION
    assert not host.wait(20)


def test_the_log_holds_the_commands_and_does_not_grow_for_ever():
    host = Host()
    assert host.chip.log == [b"\x14\x01\x14\x01"]
    for _ in range(500):
        host.chip.receive(build(b"\xd4\x02"))
    assert host.chip.log[-1] == b"\x02" and 100 <= len(host.chip.log) <= 200


def test_after_power_on_it_sleeps_and_hears_nothing():
    host = Host(start=False)
    host.chip.receive(build(b"\xd4\x02"))
    assert not host.wait(50)
    host.chip.wake("spi")
    host.chip.receive(build(b"\xd4\x02"))  # too early
    assert not host.wait(50)
    assert host.ask(b"\x02") == VERSION


def test_it_needs_2_ms_after_power_before_it_can_be_woken():
    clock = Clock()
    chip = PN532Model(clock)
    chip.wake("spi")
    clock.sleep_us(2000)
    assert not chip.awake()
    clock.sleep_us(500)
    assert chip.awake()


def test_until_it_is_configured_it_sleeps_after_each_answer_and_finds_no_tag():
    host = Host(start=False)
    host.wake()
    assert host.ask(b"\x02") == VERSION
    assert not host.chip.awake()
    host.wake()
    host.chip.field = [Tag(UID)]
    assert host.ask(LIST) is None
    assert host.ask(b"\x14\x01\x14\x01") == b""
    assert host.ask(b"\x02") == VERSION and host.chip.awake()
    assert host.ask(LIST) is not None


def test_power_down_ends_only_by_what_was_chosen():
    host = Host()
    assert host.ask(b"\x16\x20") == b"\x00"
    assert not host.chip.awake()
    for source in ("i2c", "hsu"):
        host.chip.wake(source)
        host.clock.sleep_ms(5)
        assert not host.chip.awake()
    host.wake()
    assert host.ask(b"\x02") == VERSION and host.chip.awake()


def test_power_down_takes_the_field_from_the_tags():
    host = Host()
    host.chip.field = [Tag(UID)]
    assert host.ask(LIST) is not None
    assert host.ask(b"\x16\x20") == b"\x00"
    host.wake()
    assert host.ask(b"\x40\x01\x30\x04") == b"\x01"


def test_without_the_irq_option_the_pin_stays_high():
    host = Host()
    assert host.ask(b"\x14\x01\x14\x00") == b""
    host.chip.receive(build(b"\xd4\x02"))
    assert host.wait(15) and host.chip.irq == 1


def test_a_late_answer_comes_300_ms_later_and_only_once():
    host = Host()
    host.chip.fault("late")
    assert host.ask(b"\x02", 290) is None
    assert host.answer(0x02, 20) == VERSION
    assert host.ask(b"\x02", 5) == VERSION


def test_a_dead_chip_is_revived_by_its_reset_pin_or_by_power():
    for revive in ("pin", "power"):
        host = Host()
        host.chip.fault("stuck")
        host.chip.receive(build(b"\xd4\x02"))
        assert not host.wait(100)
        assert host.chip.irq_pin.level(0) is None
        if revive == "pin":
            host.chip.reset_pin.changed(0, 0)
            host.wake()
            assert not host.chip.awake()
            host.chip.reset_pin.changed(0, 1)
        else:
            host.chip.plugged = False
            host.chip.plugged = True
        host.clock.sleep_ms(5)
        host.wake()
        assert host.ask(b"\x14\x01\x14\x01") == b""
        assert host.ask(b"\x02") == VERSION


def test_the_general_status_tells_the_last_error_and_the_targets():
    host = Host()
    assert host.ask(b"\x04") == b"\x00\x00\x00\x00"
    host.chip.field = [Tag(UID)]
    assert host.ask(LIST) is not None
    assert host.ask(b"\x40\x02\x30\x04") == b"\x27"
    assert host.ask(b"\x04") == b"\x27\x00\x01\x01\x00\x00\x10\x00"
