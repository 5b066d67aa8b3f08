"""Drivers that nobody here wrote draw on our display models: that is what makes them believable.

The picture that arrives is compared with the driver's own image, pixel for pixel.
"""

import os
import random
from collections.abc import Callable
from typing import Any

import pytest
from PIL import Image, ImageDraw

from host_tools.virtual_board.display_model import DisplayModel, SH1106Model, SSD1306Model
from tests.firmware.display_bench import ADDRESS, Bench, picture

os.environ["BLINKA_OS_AGNOSTIC"] = "1"  # else Adafruit's library looks for a board it knows

pytestmark = pytest.mark.filterwarnings("ignore:Image.Image.getdata")  # luma uses it

SIZE = (128, 64)


def text_and_circles() -> Image.Image:
    image = Image.new("1", SIZE)
    draw = ImageDraw.Draw(image)
    draw.rectangle((0, 0, 127, 63), outline=1)
    draw.text((7, 3), "Mayfair 400", fill=1)
    draw.ellipse((30, 20, 70, 60), outline=1)
    draw.ellipse((80, 25, 110, 55), fill=1)
    return image


def noise() -> Image.Image:
    return Image.frombytes("1", SIZE, random.Random(3).randbytes(1024))


def one_corner(x: int, y: int) -> Image.Image:
    image = Image.new("1", SIZE)
    image.putpixel((x, y), 1)
    return image


PICTURES = [text_and_circles(), noise(), one_corner(0, 0), one_corner(127, 0), one_corner(0, 63)]


def pixels_of(image: Image.Image) -> bytes:
    return bytes(1 if image.getpixel((x, y)) else 0 for y in range(64) for x in range(128))


class BusioI2C:
    """What Adafruit's drivers use of CircuitPython's `busio.I2C`, on our bus."""

    def __init__(self, bench: Bench) -> None:
        self.bus = bench.open_bus()

    def try_lock(self) -> bool:
        return True

    def unlock(self) -> None:
        pass

    def scan(self) -> list[int]:
        return self.bus.scan()

    def writeto(
        self, address: int, buffer: bytes, *, start: int = 0, end: "int | None" = None
    ) -> None:
        self.bus.writeto(address, bytes(buffer[start:end]))

    def readfrom_into(
        self, address: int, buffer: bytearray, *, start: int = 0, end: "int | None" = None
    ) -> None:
        end = len(buffer) if end is None else end
        buffer[start:end] = self.bus.readfrom(address, end - start)


class SMBus:
    """What luma uses of Linux's SMBus, on our bus."""

    def __init__(self, bench: Bench) -> None:
        self.bus = bench.open_bus()

    def write_i2c_block_data(self, address: int, register: int, values: list[int]) -> None:
        self.bus.writeto(address, bytes([register]) + bytes(values))


@pytest.fixture
def adafruit() -> tuple[DisplayModel, Any]:
    import adafruit_ssd1306

    bench = Bench("ssd1306")
    return bench.model, adafruit_ssd1306.SSD1306_I2C(128, 64, BusioI2C(bench), addr=ADDRESS)


def luma(chip: str, **options: int) -> tuple[DisplayModel, Any]:
    from luma.core.interface.serial import i2c
    from luma.oled import device

    bench = Bench(chip)
    driver = getattr(device, chip)(i2c(bus=SMBus(bench), address=ADDRESS), **options)
    return bench.model, driver


@pytest.mark.parametrize("image", PICTURES)
def test_adafruits_ssd1306_driver_draws(
    adafruit: tuple[DisplayModel, Any], image: Image.Image
) -> None:
    model, driver = adafruit
    assert sum(model.pixels()) == 0 and model.on
    driver.image(image)
    driver.show()
    assert model.pixels() == pixels_of(image) == picture(driver.buffer[1:])


def test_adafruits_own_shapes_arrive(adafruit: tuple[DisplayModel, Any]) -> None:
    model, driver = adafruit
    driver.circle(64, 32, 20, 1)
    driver.fill_rect(3, 5, 11, 17, 1)
    driver.line(0, 63, 127, 0, 1)
    driver.show()
    assert model.pixels() == picture(driver.buffer[1:]) != bytes(8192)


def test_adafruits_commands_act(adafruit: tuple[DisplayModel, Any]) -> None:
    model, driver = adafruit
    driver.pixel(10, 20, 1)
    driver.show()
    driver.invert(True)
    assert sum(model.pixels()) == 8191
    driver.invert(False)
    driver.contrast(17)
    assert model.contrast == 17
    driver.rotate(False)
    driver.show()
    assert model.pixels().index(1) == (63 - 20) * 128 + 127 - 10
    driver.poweroff()
    assert sum(model.pixels()) == 0
    driver.poweron()
    assert sum(model.pixels()) == 1


@pytest.mark.parametrize("chip", ["ssd1306", "sh1106"])
@pytest.mark.parametrize("image", PICTURES)
def test_lumas_driver_draws(chip: str, image: Image.Image) -> None:
    model, driver = luma(chip)
    assert sum(model.pixels()) == 0 and model.on
    driver.display(image)
    assert model.pixels() == pixels_of(image)


@pytest.mark.parametrize("chip", ["ssd1306", "sh1106"])
def test_lumas_canvas_arrives_turned_as_asked(chip: str) -> None:
    from luma.core.render import canvas

    for turns in (0, 2):
        model, driver = luma(chip, rotate=turns)
        with canvas(driver) as draw:
            draw.text((20, 20), "Deedbox", fill="white")
            draw.point((3, 1), fill="white")
            image = draw._image.copy()
        expected = image.rotate(180) if turns else image
        assert model.pixels() == pixels_of(expected)


@pytest.mark.parametrize("chip", ["ssd1306", "sh1106"])
def test_lumas_commands_act(chip: str) -> None:
    model, driver = luma(chip)
    driver.display(one_corner(9, 9))
    driver.contrast(3)
    assert model.contrast == 3
    driver.hide()
    assert sum(model.pixels()) == 0
    driver.show()
    assert sum(model.pixels()) == 1


@pytest.mark.parametrize(("chip", "make"), [("ssd1306", SH1106Model), ("sh1106", SSD1306Model)])
def test_the_driver_for_the_other_chip_shows_something_else(
    chip: str, make: Callable[[], DisplayModel]
) -> None:
    """As makers know it: a wrong choice is seen at once."""
    from luma.core.interface.serial import i2c
    from luma.oled import device

    bench = Bench(chip)
    model = make()
    bench.bus.attach(ADDRESS, model, "display")
    driver = getattr(device, chip)(i2c(bus=SMBus(bench), address=ADDRESS))
    driver.display(text_and_circles())
    assert model.pixels() != pixels_of(text_and_circles())
