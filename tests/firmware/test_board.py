"""The pins of both boards, against what the chips' data sheets allow."""

from firmware.board import DEVKITC, S3, profile

# ESP32 data sheet, tables of pins and of strapping pins; ESP32-S3 data sheet, the same.
ESP32 = {
    "pins": (0, 1, 2, 3, 4, 5, 12, 13, 14, 15, 16, 17, 18, 19)
    + (21, 22, 23, 25, 26, 27, 32, 33, 34, 35, 36, 39),  # without 6 to 11, the flash
    "console": (1, 3),
    "strapping": (0, 2, 5, 12, 15),
    "input_only": (34, 35, 36, 37, 38, 39),
    "adc1": (32, 33, 34, 35, 36, 37, 38, 39),
    "rtc": (0, 2, 4, 12, 13, 14, 15, 25, 26, 27, 32, 33, 34, 35, 36, 37, 38, 39),
}
ESP32S3 = {
    # Without 19 and 20 (USB), 26 to 37 (flash and PSRAM), 38 and 48 (lamp, by board version).
    "pins": tuple(range(19)) + (21, 39, 40, 41, 42, 43, 44, 45, 46, 47),
    "console": (43, 44),
    "strapping": (0, 3, 45, 46),
    "input_only": (),
    "adc1": tuple(range(1, 11)),
    "rtc": tuple(range(22)),
}
BOARDS = ((DEVKITC, ESP32), (S3, ESP32S3))
READER_PINS = ("sck", "mosi", "miso", "cs", "irq", "reset")


def used(board):
    reader = [board["reader"][name] for name in READER_PINS]
    display = [board["display"]["scl"], board["display"]["sda"]]
    others = [board["buzzer"], board["battery"]["adc"]]
    return reader + display + others + list(board["rows"]) + list(board["columns"])


def test_every_pin_exists_and_is_used_once():
    for board, chip in BOARDS:
        pins = used(board)
        assert len(pins) == 18
        assert len(set(pins)) == 18
        assert [pin for pin in pins if pin not in chip["pins"]] == []
        assert [pin for pin in pins if pin in chip["console"]] == []


def test_a_pin_that_decides_how_the_chip_starts_is_left_alone():
    """But for pin 5 of the ESP32, which matters only to an SDIO slave. It has a pull-up after
    power-on, so a chip select belongs there: the reader is not selected by accident."""
    for board, chip in BOARDS:
        pins = used(board)
        found = [pin for pin in pins if pin in chip["strapping"]]
        assert found in ([], [5])
        if found:
            assert board["reader"]["cs"] == 5


def test_only_inputs_are_on_pins_that_cannot_drive():
    for board, chip in BOARDS:
        inputs = (board["reader"]["irq"], board["battery"]["adc"])
        for pin in used(board):
            assert pin in inputs or pin not in chip["input_only"]


def test_the_battery_is_measured_where_the_radio_does_not_disturb():
    for board, chip in BOARDS:
        assert board["battery"]["adc"] in chip["adc1"]
        full = 4200 / board["battery"]["ratio"]
        assert full < 2450  # millivolts: the ESP32's ADC is straight up to there


def test_a_key_can_wake_the_chip():
    """Rows stay high and columns are pulled down in deep sleep: both need RTC pins with pulls."""
    for board, chip in BOARDS:
        assert (len(board["rows"]), len(board["columns"])) == (4, 4)
        for pin in board["rows"] + board["columns"]:
            assert pin in chip["rtc"]
            assert pin not in chip["input_only"]


def test_the_buses_run_no_faster_than_their_chips():
    """SSD1306 data sheet, table 13-6: 400 kHz. PN532 data sheet: SPI up to 5 MHz."""
    for board, _ in BOARDS:
        assert board["display"]["hertz"] <= 400000
        assert board["reader"]["hertz"] <= 5000000


def test_the_board_is_known_by_the_name_of_its_chip():
    """As MicroPython's own images call themselves."""
    for name, expected in (
        ("Generic ESP32 module with ESP32", "devkitc"),
        ("Generic ESP32S3 module with ESP32S3", "s3"),
        ("Generic ESP32S3 module with Octal-SPIRAM with ESP32S3", "s3"),
        ("a computer", "devkitc"),
    ):
        assert profile(name)["name"] == expected


def test_a_board_whose_pins_are_not_known_is_refused():
    """Where there is SPIRAM, pins 16 and 17 belong to it."""
    for name in (
        "Generic ESP32 module with SPIRAM with ESP32",
        "ESP32C3 module with ESP32C3",
        "Generic ESP32S2 module with ESP32S2",
    ):
        try:
            profile(name)
        except ValueError as refused:
            assert name in str(refused)
        else:
            raise AssertionError(name)
