"""What the PN532 does with each command (UM0701-02, section 7): one function for each.

A function gets the chip and the command's parameters, and returns how long the chip works on it
with the answer's bytes (None: it never answers), or a Search, or None for an error frame.
"""

from host_tools.virtual_board.pn532_radio import FOR_EVER, NOT_NOW, TIME_OUT, Search

QUICK_US = 400  # what only the chip's processor does
LINE_TEST = 0
PRESENCE = 6


def diagnose(chip, data: bytes):
    if not data:
        return None
    if data[0] == LINE_TEST:
        return QUICK_US, data
    if data[0] in (1, 2):  # checksum of the ROM, test of the RAM
        return 30000, b"\x00"
    if data[0] == PRESENCE:
        for tag in chip.radio.targets.values():
            if tag.ats:
                here = tag in chip.radio.awake and chip.radio.on and not tag.torn
                return 3000, b"\x00" if here else bytes([TIME_OUT])
        return QUICK_US, bytes([NOT_NOW])
    return (QUICK_US, b"\x00") if data[0] in (4, 5, 7) else None


def get_firmware_version(chip, data: bytes):
    return QUICK_US, b"\x32\x01\x06\x07"


def get_general_status(chip, data: bytes):
    targets = b"".join([bytes([number, 0, 0, 0x10]) for number in sorted(chip.radio.targets)])
    return QUICK_US, bytes([chip.last_error, 0, len(targets) // 4]) + targets + b"\x00"


def read_register(chip, data: bytes):
    if not data or len(data) % 2:
        return None
    places = range(0, len(data), 2)
    return QUICK_US, bytes([chip.radio.register(data[n] << 8 | data[n + 1]) for n in places])


def write_register(chip, data: bytes):
    if not data or len(data) % 3:
        return None
    for n in range(0, len(data), 3):
        chip.radio.registers[data[n] << 8 | data[n + 1]] = data[n + 2]
    return QUICK_US, b""


def read_gpio(chip, data: bytes):
    return QUICK_US, b"\x3f\x06\x00"  # the free pins are pulled up


def write_gpio(chip, data: bytes):
    return (QUICK_US, b"") if len(data) == 2 else None


def set_serial_baud_rate(chip, data: bytes):
    """Takes effect with the host's ACK after the answer; see pn532_uart_model."""
    if len(data) != 1 or data[0] > 8:
        return None
    chip.new_baud_rate = data[0]
    return QUICK_US, b""


def set_parameters(chip, data: bytes):
    if len(data) != 1:
        return None
    chip.radio.automatic_rats = bool(data[0] & 0x10)
    return QUICK_US, b""


def sam_configuration(chip, data: bytes):
    if not data or not 1 <= data[0] <= 4:
        return None
    chip.low_battery = False
    chip.irq_used = len(data) < 3 or data[2] == 1
    return QUICK_US, b""


def power_down(chip, data: bytes):
    if not data:
        return None
    chip.sleep_with = data[0]
    return QUICK_US, b"\x00"


def rf_configuration(chip, data: bytes):
    return (QUICK_US, b"") if data and chip.radio.configure(data[0], data[1:]) else None


def in_list_passive_target(chip, data: bytes):
    if len(data) < 2 or not 1 <= data[0] <= 2 or data[1] > 4:
        return None
    retries = chip.radio.retries
    wanted = data[2:] if len(data) > 2 else None
    if data[1]:  # FeliCa, type B, Jewel: nobody lays such a thing down here
        wanted = b"none"
    return Search(
        chip.radio, chip.busy_from, data[0], wanted, 0 if retries == FOR_EVER else retries + 1
    )


def in_auto_poll(chip, data: bytes):
    if len(data) < 3 or not data[0] or not 1 <= data[1] <= 15:
        return None
    wanted = None if [kind for kind in data[2:] if kind in (0x00, 0x10, 0x20)] else b"none"
    # The period is in steps of 150 ms; the model looks more often, and as long.
    tries = 0 if data[0] == FOR_EVER else data[0] * data[1] * 150000 // 5300
    return Search(chip.radio, chip.busy_from, 2, wanted, tries, True)


def in_data_exchange(chip, data: bytes):
    if not data:
        return None
    tag = chip.radio.targets.get(data[0] & 0x3F)
    if tag is None:
        return QUICK_US, bytes([NOT_NOW])
    return chip.radio.exchange(tag, data[1:])


def in_communicate_thru(chip, data: bytes):
    return chip.radio.exchange_raw(data)


def in_select(chip, data: bytes):
    """Wakes a target that was put to sleep or refused something."""
    tag = chip.radio.targets.get(data[0]) if data else None
    if tag is None:
        return QUICK_US, bytes([NOT_NOW])
    if tag not in chip.radio.tags or tag.torn or not chip.radio.on or chip.radio.deaf:
        return chip.radio.silence_us(), bytes([TIME_OUT])
    tag.activate()
    if tag not in chip.radio.awake:
        chip.radio.awake.append(tag)
    return 5300, b"\x00"


def in_deselect(chip, data: bytes):
    """0 means every target; their numbers stay known."""
    return _let_go(chip, data, False)


def in_release(chip, data: bytes):
    return _let_go(chip, data, True)


def _let_go(chip, data: bytes, forget: bool):
    radio = chip.radio
    if not data or (data[0] and data[0] not in radio.targets):
        return QUICK_US, bytes([NOT_NOW])
    for number in list(radio.targets):
        if data[0] in (0, number):
            tag = radio.targets[number]
            radio.awake = [other for other in radio.awake if other is not tag]
            if forget:
                del radio.targets[number]
    return 1000, b"\x00"


def in_jump_for_dep(chip, data: bytes):
    """Nothing that could be a peer lies here: the time for its ATR_RES runs out."""
    return 102400, bytes([TIME_OUT])


COMMANDS = {
    0x00: diagnose,
    0x02: get_firmware_version,
    0x04: get_general_status,
    0x06: read_register,
    0x08: write_register,
    0x0C: read_gpio,
    0x0E: write_gpio,
    0x10: set_serial_baud_rate,
    0x12: set_parameters,
    0x14: sam_configuration,
    0x16: power_down,
    0x32: rf_configuration,
    0x40: in_data_exchange,
    0x42: in_communicate_thru,
    0x44: in_deselect,
    0x46: in_jump_for_dep,
    0x4A: in_list_passive_target,
    0x52: in_release,
    0x54: in_select,
    0x56: in_jump_for_dep,
    0x60: in_auto_poll,
}
