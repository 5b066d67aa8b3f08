"""`deedbox shots`: pictures of journeys, a page of them, and the references of the tests."""

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest
from PIL import Image

from host_tools import pictures
from host_tools.cli import main
from host_tools.commands import shots as command
from host_tools.pictures import Shot, changes, picture, pixels_in, portrait, update

Capture = pytest.CaptureFixture[str]
TWO = "# Safe & sound\nboot *\nscreen safe_start\nshot safe_start\nrun 100\nshot still_there\n"


@pytest.fixture
def journey(tmp_path: Path) -> Path:
    path = tmp_path / "evening.txt"
    path.write_text(TWO)
    return path


def shot(file: str, *lit: int) -> Shot:
    pixels = bytearray(8192)
    for place in lit:
        pixels[place] = 1
    return Shot(file.split("-")[0], file, file.split("-")[2], bytes(pixels))


def test_each_picture_is_a_file_with_its_number_and_name(
    journey: Path, tmp_path: Path, capsys: Capture
) -> None:
    out = tmp_path / "new" / "shots"
    assert main(["shots", str(journey), "--out", str(out), "--scale", "2"]) == 0
    names = ["evening-01-safe_start.png", "evening-02-still_there.png"]
    assert sorted(path.name for path in out.glob("*.png")) == names
    with Image.open(out / names[0]) as image:
        assert image.size == (2 * (128 + 16), 2 * (64 + 16))
        assert image.getpixel((0, 0)) == (0, 0, 0, 0)  # round corners
    assert capsys.readouterr().out == f"2 pictures: {out / 'index.html'}\n"


def test_the_page_shows_all_of_them_with_what_stands_there(journey: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    assert main(["shots", str(journey), "--out", str(out)]) == 0
    text = (out / "index.html").read_text("utf-8")
    sources = re.findall(r'<img src="([^"]+)"', text)
    assert sources == ["evening-01-safe_start.png", "evening-02-still_there.png"]
    assert all((out / source).is_file() for source in sources)
    assert "<figcaption>01 Safe start</figcaption>" in text
    assert "<p>Safe &amp; sound</p>" in text and "# usual start" in text
    assert "prefers-color-scheme: dark" in text
    assert "http" not in text
    HTMLParser().feed(text)


@pytest.mark.parametrize("scale", [1, 3, 5])
def test_what_is_lit_is_light_blue_and_all_else_is_dark(scale: int) -> None:
    pixels = shot("a-01-b", 0, 8191).pixels
    image = portrait(pixels, scale)
    for x, y, lit in ((0, 0, True), (1, 0, False), (127, 63, True), (127, 62, False)):
        place = ((pictures.MARGIN + x) * scale, (pictures.MARGIN + y) * scale)
        found = image.getpixel(place)
        assert isinstance(found, tuple)
        assert found[:3] == (pictures.LIT if lit else pictures.DARK)


def test_a_reference_is_small_and_keeps_every_pixel(tmp_path: Path) -> None:
    one = shot("evening-01-x", *range(0, 8192, 7))
    path = tmp_path / "x.png"
    picture(one.pixels).save(path)
    assert pixels_in(path) == one.pixels
    with Image.open(path) as image:
        assert image.mode == "1" and image.size == (128, 64)


def test_only_what_changed_is_written_and_what_is_gone_is_removed(tmp_path: Path) -> None:
    first, second = shot("evening-01-a", 1), shot("evening-02-b", 2)
    assert update("evening", [first, second], tmp_path) == [
        "evening-01-a.png",
        "evening-02-b.png",
    ]
    update("evening_2", [shot("evening_2-01-a", 1)], tmp_path)
    assert update("evening", [first, second], tmp_path) == []
    other = shot("evening-01-a", 3)
    assert list(changes([other, second], tmp_path)) == [other]
    assert update("evening", [other], tmp_path) == ["evening-01-a.png", "evening-02-b.png"]
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "evening-01-a.png",
        "evening_2-01-a.png",
    ]


def test_the_references_are_renewed_when_that_is_asked_for(
    journey: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    references = tmp_path / "references"
    monkeypatch.setattr(command, "JOURNEYS", journey.resolve().parent)
    monkeypatch.setattr(command, "REFERENCES", references)
    out = str(tmp_path / "out")
    assert main(["shots", "evening", "--out", out]) == 0
    assert not references.exists()
    capsys.readouterr()
    assert main(["shots", "evening", "--out", out, "--update"]) == 0
    assert capsys.readouterr().out.splitlines()[:2] == [
        "renewed evening-01-safe_start.png",
        "renewed evening-02-still_there.png",
    ]
    assert main(["shots", "evening", "--out", out, "--update"]) == 0
    assert "renewed" not in capsys.readouterr().out


def test_a_journey_that_is_not_of_the_tests_renews_nothing(
    journey: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    references = tmp_path / "references"
    monkeypatch.setattr(command, "REFERENCES", references)
    assert main(["shots", str(journey), "--out", str(tmp_path / "out"), "--update"]) == 0
    assert not references.exists()


def test_a_journey_that_fails_is_one_sentence_below_its_screen(
    journey: Path, tmp_path: Path, capsys: Capture
) -> None:
    journey.write_text("boot *\nsee the sea\n")
    assert main(["shots", str(journey), "--out", str(tmp_path / "out")]) == 1
    *screen, sentence = capsys.readouterr().err.splitlines()
    assert sentence == f"{journey}, line 2, 'see the sea': that cannot be read."
    assert len(screen) == 10 and screen[-1].endswith("screen safe_start")


@pytest.mark.parametrize(
    ("arguments", "code", "sentence"),
    [
        (["nowhere"], 1, "There is no journey nowhere."),
        (["--scale", "0"], 2, "Invalid value for '--scale'"),
    ],
)
def test_wrong_use_is_one_sentence(
    arguments: list[str], code: int, sentence: str, capsys: Capture
) -> None:
    assert main(["shots", *arguments]) == code
    said = capsys.readouterr().err
    assert said.startswith(sentence) and said.count("\n") == 1


def test_two_journeys_of_one_name_would_overwrite_each_other(
    journey: Path, tmp_path: Path, capsys: Capture
) -> None:
    twin = tmp_path / "twin" / "evening.txt"
    twin.parent.mkdir()
    twin.write_text(TWO)
    assert main(["shots", str(journey), str(twin), "--out", str(tmp_path / "out")]) == 2
    assert capsys.readouterr().err.startswith("Two journeys have the same name")


def test_what_is_no_text_is_one_sentence(tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "evening.txt"
    path.write_bytes(b"boot *\n\xff\xfe\n")
    assert main(["shots", str(path), "--out", str(tmp_path / "out")]) == 1
    assert capsys.readouterr().err == f"{path}: is not a text.\n"


def test_plain_pictures_have_their_own_names_and_no_page(
    journey: Path, tmp_path: Path, capsys: Capture
) -> None:
    out = tmp_path / "out"
    assert main(["shots", str(journey), "--out", str(out), "--plain"]) == 0
    names = ["safe_start.png", "still_there.png"]
    assert sorted(path.name for path in out.iterdir()) == names
    assert capsys.readouterr().out == f"2 pictures: {out}\n"


def test_two_plain_pictures_of_one_name_are_one_sentence(
    journey: Path, tmp_path: Path, capsys: Capture
) -> None:
    journey.write_text("boot *\nshot twice\nshot twice\n")
    assert main(["shots", str(journey), "--out", str(tmp_path / "out"), "--plain"]) == 1
    assert capsys.readouterr().err.startswith("Several pictures are called twice")
