"""The flash in a file, under MicroPython's own littlefs: the same chip as the model on a PC."""

from pathlib import Path

from host_tools.virtual_board.flash import Flash
from host_tools.virtual_board.littlefs_files import LittlefsFiles
from tests.firmware.files_cases import a_days_work
from tests.micropython_port import needs_port, run_module


def on_micropython(what: str, image: Path) -> str:
    done = run_module("tests.virtual_board.flash_on_micropython", what, str(image), heap="400K")
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout.strip()


@needs_port
def test_the_units_littlefs_and_the_pcs_do_exactly_the_same(tmp_path: Path) -> None:
    """Every byte of the image, and every byte read and programmed and block erased on the way."""
    image = tmp_path / "image"
    counted = on_micropython("work", image)
    flash = Flash()
    a_days_work(LittlefsFiles(flash))
    assert flash.image() == image.read_bytes()
    assert counted == "%d %d %d %s" % (flash.read, flash.programmed, flash.erased, flash.erases)
    assert flash.erased > 50


@needs_port
def test_a_flash_goes_from_the_pc_to_the_unit_and_back(tmp_path: Path) -> None:
    image = tmp_path / "image"
    flash = Flash()
    files = LittlefsFiles(flash)
    files.replace("settings", b"language=de")
    files.append("games/1/journal", b"0123456789" * 20)
    image.write_bytes(flash.image())
    assert on_micropython("look", image) == str([b"language=de", b"0123456789" * 20, None])

    on_micropython("cases_on_flash", tmp_path / "other")
    back = LittlefsFiles(Flash((tmp_path / "other").read_bytes()))
    assert back.names("")[:3] == ["0", "1", "10"]
    assert back.read("3/games/1") == b"new"


@needs_port
def test_the_flash_takes_little_of_the_heap(tmp_path: Path) -> None:
    assert int(on_micropython("heap", tmp_path / "image")) < 2500


@needs_port
def test_a_byte_is_programmed_only_once_on_micropython_too(tmp_path: Path) -> None:
    lines = on_micropython("program_twice", tmp_path / "image").splitlines()
    assert lines == ["programs bytes of block 7 that are not erased", "128 1 1"]
    assert (tmp_path / "image").stat().st_size == 2 * 1024 * 1024
