"""The unit's own /main.py, on MicroPython: finds an app that starts, restarts after a crash."""

import shutil
from pathlib import Path

import pytest

from host_tools.mpy import build
from tests.micropython_port import ROOT, needs_port, run_module

APP = """
class Loop:
    def run(self):
        %s

def start():
    return Loop()
"""
SAYS = APP % 'print("this is %s")'
CRASHES = APP % "raise ValueError(17)"

pytestmark = needs_port


def unit(folder: Path, **apps: str) -> Path:
    """A unit's files, with an app of one line in /a, in /b or in both."""
    shutil.copy(ROOT / "firmware/root/main.py", folder / "main.py")
    for name, program in apps.items():
        package = folder / name / "firmware"
        package.mkdir(parents=True)
        (package / "__init__.py").write_text("")
        (package / "main.py").write_text(program)
    return folder


def started(folder: Path, *wanted: str) -> list[str]:
    done = run_module("tests.firmware.root_on_micropython", str(folder), *wanted)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout.splitlines()


def test_the_app_in_a_starts(tmp_path: Path) -> None:
    assert started(unit(tmp_path, a=SAYS % "a", b=SAYS % "b")) == ["this is a"]


@pytest.mark.parametrize(("chosen", "said"), [("a", "a"), ("b", "b"), ("", "a"), ("x\n", "a")])
def test_a_file_says_which_app_to_start(tmp_path: Path, chosen: str, said: str) -> None:
    unit(tmp_path, a=SAYS % "a", b=SAYS % "b")
    (tmp_path / "app").write_text(chosen)
    assert started(tmp_path) == ["this is " + said]


@pytest.mark.parametrize(
    "broken", ["def start(:\n", "import nothing_of_this_name\n", "1 / 0\n", "x = 1\n"]
)
def test_an_app_that_cannot_be_imported_is_passed_over(tmp_path: Path, broken: str) -> None:
    assert started(unit(tmp_path, a=broken, b=SAYS % "b"))[-1] == "this is b"
    assert (tmp_path / "crash.txt").read_text().startswith("Traceback")


def test_half_an_app_is_passed_over(tmp_path: Path) -> None:
    unit(tmp_path, a="", b=SAYS % "b")
    (tmp_path / "a/firmware/main.py").unlink()
    assert started(tmp_path)[-1] == "this is b"


def test_after_a_crash_the_unit_starts_again_and_keeps_what_happened(tmp_path: Path) -> None:
    assert started(unit(tmp_path, a=CRASHES))[-1] == "reset 2"
    assert "ValueError: 17" in (tmp_path / "crash.txt").read_text()


def test_a_crash_while_the_unit_is_built_counts_too(tmp_path: Path) -> None:
    assert started(unit(tmp_path, a="def start():\n    raise ValueError(18)\n"))[-1] == "reset 2"
    assert "ValueError: 18" in (tmp_path / "crash.txt").read_text()


def test_without_any_app_it_says_what_to_do(tmp_path: Path) -> None:
    assert "deedbox flash" in started(unit(tmp_path))[-1]


def test_the_compiled_firmware_starts_and_shows_its_first_screen(tmp_path: Path) -> None:
    build(tmp_path / "a")
    shutil.copy(ROOT / "firmware/root/main.py", tmp_path / "main.py")
    shown = started(tmp_path, "lines")
    assert shown[0] == "Deedbox 0.1.0" and shown[1] == "stopped by hand"
    assert shown[2] == "Deedbox 0.1.0" and "No game yet." in shown
