"""Which pin goes where: the only file with pin numbers, one profile for each kind of board.

The data sheets set limits. Columns and rows are RTC pins, so that a key can wake the chip from
deep sleep: the columns are looked at then, the rows stay high. The battery is on ADC1. Nothing is
on the pins of the flash, the USB port and the console. tests/firmware/test_board.py checks it.
"""

# ESP32-WROOM-32 DevKitC. Pin 34 is an input only and has no pull: the reader drives its IRQ
# both ways. The level of pin 5 at power-on only sets the timing of an SDIO slave, which this is
# not; its pull-up keeps the reader unselected. Pins 16 and 17 are free on a WROOM, not a WROVER.
DEVKITC: dict = {
    "name": "devkitc",
    "display": {"scl": 22, "sda": 21, "hertz": 400000},
    "reader": {
        "sck": 18,
        "mosi": 23,
        "miso": 19,
        "cs": 5,
        "irq": 34,
        "reset": 16,
        "hertz": 1000000,
    },
    "rows": (13, 14, 27, 26),
    "columns": (32, 33, 25, 4),
    "buzzer": 17,
    "battery": {"adc": 35, "ratio": 2},
}

# ESP32-S3 DevKitC-1. Pins 26 to 37 belong to flash and PSRAM, 19 and 20 to USB, 38 or 48 to the
# coloured lamp.
S3: dict = {
    "name": "s3",
    "display": {"scl": 9, "sda": 8, "hertz": 400000},
    "reader": {
        "sck": 12,
        "mosi": 11,
        "miso": 13,
        "cs": 10,
        "irq": 14,
        "reset": 21,
        "hertz": 1000000,
    },
    "rows": (4, 5, 6, 7),
    "columns": (15, 16, 17, 18),
    "buzzer": 2,
    "battery": {"adc": 1, "ratio": 2},
}


def profile(machine_name: str) -> dict:
    """For what `sys.implementation._machine` says, as "Generic ESP32 module with ESP32". What is
    no ESP32 at all is a computer with the chip models, and takes the first."""
    chip = machine_name.split(" ")[-1]
    if chip == "ESP32S3":
        return S3
    if chip[:5] != "ESP32" or chip == "ESP32" and "SPIRAM" not in machine_name:
        return DEVKITC
    raise ValueError("There is no wiring for this board: " + machine_name)
