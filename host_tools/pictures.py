"""Pictures of the display: taken in journeys, kept as references, and made nice to look at.

A reference is a PNG of 128 by 64 pixels and two colours, a few hundred bytes. What counts are its
pixels: another Pillow may write other bytes for them.
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from PIL import Image, ImageDraw

from host_tools.journeys import Journey, run
from host_tools.unix_port import ROOT
from host_tools.virtual_board import Unit

JOURNEYS = ROOT / "tests" / "journeys"
REFERENCES = JOURNEYS / "pictures"
SIZE = (128, 64)

LIT = (160, 219, 255)
BETWEEN = (118, 166, 197)  # the grid that a close look at a real one shows
DARK = (2, 4, 7)
BEZEL = (27, 30, 36)
EDGE = (62, 67, 77)
MARGIN = 8  # around the display, in its pixels
SMOOTH = 4
GRID_FROM = 3  # with smaller pixels there is no room for it


class Shot(NamedTuple):
    """A picture that a journey took; `file` is JOURNEY-NN-NAME."""

    journey: str
    file: str
    name: str
    pixels: bytes


def journey_files() -> list[Path]:
    return sorted(JOURNEYS.glob("*.txt"))


def shots_of(
    journey: Path,
    make: Callable[..., Unit] = Unit,
    each: Callable[[Journey], None] | None = None,
) -> list[Shot]:
    """Plays the journey, on units that `make` makes; its Unexpected says what went wrong."""
    taken: list[Shot] = []

    def shot(name: str, pixels: bytes) -> None:
        file = f"{journey.stem}-{len(taken) + 1:02}-{name}"
        taken.append(Shot(journey.stem, file, name, pixels))

    run(str(journey), make, shot, each)
    return taken


def title_of(journey: Path) -> str:
    """Its first line, where that is a comment."""
    with journey.open(encoding="utf-8") as file:
        line = file.readline()
    return line.strip("# \n") if line.startswith("#") else ""


# -- references


def picture(pixels: bytes) -> Image.Image:
    return Image.frombytes("L", SIZE, bytes(255 * pixel for pixel in pixels)).convert("1")


def pixels_in(path: Path) -> bytes:
    """As `Unit.pixels()` has them: 0 or 1, row by row."""
    with Image.open(path) as image:
        if image.size != SIZE:
            return b""
        return bytes(level >> 7 for level in image.convert("L").tobytes())


def references_of(journey: str, folder: Path) -> set[Path]:
    return {path for path in folder.glob("*.png") if path.name.split("-")[0] == journey}


def changes(shots: list[Shot], folder: Path = REFERENCES) -> Iterator[Shot]:
    """Those that are new or other than their reference."""
    for shot in shots:
        path = folder / f"{shot.file}.png"
        if not path.exists() or pixels_in(path) != shot.pixels:
            yield shot


def update(journey: str, shots: list[Shot], folder: Path = REFERENCES) -> list[str]:
    """The names of the references that were written or removed; all others stay untouched."""
    done = []
    folder.mkdir(parents=True, exist_ok=True)
    for shot in changes(shots, folder):
        path = folder / f"{shot.file}.png"
        picture(shot.pixels).save(path, optimize=True)
        done.append(path.name)
    for path in references_of(journey, folder) - {folder / f"{shot.file}.png" for shot in shots}:
        path.unlink()
        done.append(path.name)
    return sorted(done)


# -- to look at


def portrait(pixels: bytes, scale: int) -> Image.Image:
    """Light blue on black in a dark bezel, as the display looks in its case."""
    width, height = SIZE[0] * scale, SIZE[1] * scale
    lit = picture(pixels).resize((width, height), Image.Resampling.NEAREST)
    glass = Image.new("RGB", (width, height), DARK)
    glass.paste(LIT, (0, 0), lit)
    if scale >= GRID_FROM:
        glass.paste(BETWEEN, (0, 0), Image.composite(grid(scale), Image.new("1", lit.size), lit))
    whole = bezel(scale)
    whole.paste(glass, (MARGIN * scale, MARGIN * scale))
    return whole


def bezel(scale: int) -> Image.Image:
    """Drawn larger and made smaller again, for round corners."""
    width, height = (side + 2 * MARGIN for side in SIZE)
    unit = SMOOTH * scale
    whole = Image.new("RGBA", (width * unit, height * unit))
    draw = ImageDraw.Draw(whole)
    right, bottom = whole.width - 1, whole.height - 1
    draw.rounded_rectangle((0, 0, right, bottom), 5 * unit, BEZEL, EDGE, unit // 2)
    rim = (MARGIN - 3) * unit
    draw.rounded_rectangle((rim, rim, right - rim, bottom - rim), unit, DARK)
    return whole.resize((width * scale, height * scale), Image.Resampling.BOX)


def grid(scale: int) -> Image.Image:
    """The right and the lower edge of each pixel."""
    lines = Image.new("1", (SIZE[0] * scale, SIZE[1] * scale))
    draw = ImageDraw.Draw(lines)
    for x in range(scale - 1, lines.width, scale):
        draw.line((x, 0, x, lines.height), 1)
    for y in range(scale - 1, lines.height, scale):
        draw.line((0, y, lines.width, y), 1)
    return lines
