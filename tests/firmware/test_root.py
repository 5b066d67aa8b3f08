"""The unit's own /main.py and /boot.py, on MicroPython: find an app that starts, whatever a broken
copy has left behind, and start again after a crash."""

import shutil
from pathlib import Path

import pytest

from host_tools.mpy import build
from tests.micropython_port import ROOT, needs_port, run_module

POWER_ON, SOFT_RESET = 1, 5  # as machine.reset_cause() says it in the chip models

STARTS = """
class Loop:
    def run(self):
        %s

def start():
    return Loop()
"""
SAYS = STARTS % 'print("this is %s")'
CRASHES = STARTS % "raise ValueError(17)"
CANNOT_BE_BUILT = 'def start():\n    raise ValueError("%s")\n'
SENTENCE = "Neither /a nor /b holds an app that starts. Copy one with: deedbox flash"

pytestmark = needs_port


def unit(folder: Path, **apps: str) -> Path:
    """A unit's files, with an app of a few lines in /a, in /b or in both."""
    for name in ("main.py", "boot.py"):
        shutil.copy(ROOT / "firmware/root" / name, folder)
    for name, program in apps.items():
        package = folder / name / "firmware"
        package.mkdir(parents=True)
        (package / "__init__.py").write_text("")
        (package / "main.py").write_text(program)
    return folder


def told(*arguments: str) -> list[str]:
    done = run_module("tests.firmware.root_on_micropython", *arguments)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout.splitlines()


def started(folder: Path, cause: int = POWER_ON) -> list[str]:
    """What the unit printed, and how it ended, without what the display shows."""
    printed = told(str(folder), "start", str(cause))
    return printed[: [line.startswith("watchdog") for line in printed].index(True)]


def crashes(folder: Path) -> str:
    return (folder / "crash.txt").read_text()


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A unit with the real firmware, in both folders."""
    folder = unit(tmp_path_factory.mktemp("unit"))
    build(folder / "a")
    shutil.copytree(folder / "a", folder / "b")
    return folder


# -- which app


def test_the_app_in_a_starts(tmp_path: Path) -> None:
    printed = started(unit(tmp_path, a=SAYS % "a", b=SAYS % "b"))
    assert printed == ["this is a", "prompt after 0 ms"]
    assert not (tmp_path / "crash.txt").exists()


@pytest.mark.parametrize(("chosen", "said"), [("a", "a"), ("b", "b"), ("", "a"), ("x\n", "a")])
def test_a_file_says_which_app_to_start(tmp_path: Path, chosen: str, said: str) -> None:
    unit(tmp_path, a=SAYS % "a", b=SAYS % "b")
    (tmp_path / "app").write_text(chosen)
    assert started(tmp_path)[0] == "this is " + said


@pytest.mark.parametrize(
    "broken",
    ["def start(:\n", "import nothing_of_this_name\n", "1 / 0\n", "x = 1\n", CANNOT_BE_BUILT],
)
def test_an_app_that_does_not_start_is_passed_over(tmp_path: Path, broken: str) -> None:
    printed = started(unit(tmp_path, a=broken, b=SAYS % "b"))
    assert printed[-2:] == ["this is b", "prompt after 0 ms"]
    assert crashes(tmp_path).startswith("/a\nTraceback")


def test_the_app_in_a_helps_out_for_the_one_in_b(tmp_path: Path) -> None:
    unit(tmp_path, a=SAYS % "a", b=CANNOT_BE_BUILT)
    (tmp_path / "app").write_text("b")
    assert started(tmp_path)[-2] == "this is a"


def test_the_second_app_gets_nothing_of_the_first(tmp_path: Path) -> None:
    """Both have modules of the same names."""
    program = "def start():\n    import firmware.part, engine_core\n"
    unit(tmp_path, a=program + "    1 / 0\n", b=program)
    for folder in ("a", "b"):
        (tmp_path / folder / "firmware/part.py").write_text(f"print('part of {folder}')\n")
        (tmp_path / folder / "engine_core.py").write_text(f"print('engine of {folder}')\n")
    said = [line for line in started(tmp_path) if " of " in line]
    assert said == ["part of a", "engine of a", "part of b", "engine of b"]


def test_what_has_built_the_unit_is_not_kept_in_memory(tmp_path: Path) -> None:
    asks = "import sys, firmware; print('firmware.main' in sys.modules, hasattr(firmware, 'main'))"
    assert started(unit(tmp_path, a=STARTS % asks))[0] == "False False"


def test_no_flash_for_the_note_is_no_reason_not_to_start(tmp_path: Path) -> None:
    unit(tmp_path, a=CANNOT_BE_BUILT, b=SAYS % "b")
    (tmp_path / "crash.txt").mkdir()  # so that it cannot be written
    assert started(tmp_path)[-2] == "this is b"


# -- when nothing helps


def test_without_any_app_it_says_what_to_do(tmp_path: Path) -> None:
    assert started(unit(tmp_path))[-2:] == [SENTENCE, "prompt after 0 ms"]


def test_if_neither_app_starts_the_prompt_is_there_and_both_reasons(tmp_path: Path) -> None:
    unit(tmp_path, a=CANNOT_BE_BUILT % "this", b=CANNOT_BE_BUILT % "that")
    assert started(tmp_path)[-2:] == [SENTENCE, "prompt after 0 ms"]
    first, second = crashes(tmp_path).split("/b\n")
    assert first.startswith("/a\n") and "ValueError: this" in first
    assert "ValueError: that" in second


# -- crashes


def test_after_a_crash_the_unit_starts_again_and_keeps_what_happened(tmp_path: Path) -> None:
    unit(tmp_path, a=CRASHES, b=SAYS % "b")
    assert started(tmp_path)[-1] == "reset 2 after 3000 ms"
    assert "ValueError: 17" in crashes(tmp_path)


def test_what_is_known_of_a_crash_survives_the_next_start(tmp_path: Path) -> None:
    unit(tmp_path, b=CRASHES)
    for _ in range(2):
        assert started(tmp_path)[-1] == "reset 2 after 3000 ms"
    assert crashes(tmp_path).count("ValueError: 17") == 2


def test_the_notes_about_crashes_do_not_fill_the_flash(tmp_path: Path) -> None:
    unit(tmp_path, a=CRASHES)
    (tmp_path / "crash.txt").write_text("long ago\n" * 1000)
    started(tmp_path)
    assert len(crashes(tmp_path)) < 500 and "ValueError: 17" in crashes(tmp_path)


@pytest.mark.parametrize(
    "pressed",
    [
        "raise KeyboardInterrupt\n",
        "def start():\n    raise KeyboardInterrupt\n",
        STARTS % "raise KeyboardInterrupt",
        # While the unit waits after a crash: after a minute Ctrl-C is pressed in the next sleep.
        STARTS % "import time; time.us = 60000000; raise ValueError",
    ],
)
def test_ctrl_c_leads_to_the_prompt_at_any_time(tmp_path: Path, pressed: str) -> None:
    unit(tmp_path, a=pressed, b=SAYS % "b")
    printed = started(tmp_path)
    assert printed[-1] == "stopped by hand" and "this is b" not in printed


# -- the watchdog


@pytest.mark.parametrize(
    ("cause", "watchdog"), [(POWER_ON, "watchdog none"), (SOFT_RESET, "watchdog 3600000")]
)
def test_files_can_be_copied_for_an_hour_after_a_soft_reset(
    tmp_path: Path, cause: int, watchdog: str
) -> None:
    assert watchdog in told(str(unit(tmp_path)), "start", str(cause))


# -- the real firmware


def test_the_compiled_firmware_starts_and_shows_its_first_screen(compiled: Path) -> None:
    shown = told(str(compiled), "start", str(SOFT_RESET))
    assert shown[:3] == ["Deedbox 0.1.0", "stopped by hand", "watchdog 20000"]
    assert shown[3] == "Deedbox 0.1.0" and "No game yet." in shown


def test_a_file_that_is_gone_or_empty_costs_a_folder_and_not_the_unit(compiled: Path) -> None:
    """Each file of the app in turn. In one folder: the first screen comes all the same. In both:
    it comes if the file was not needed for it, else the sentence and the prompt, never a reset."""
    files = [path.relative_to(compiled / "a").as_posix() for path in compiled.glob("a/**/*.mpy")]
    printed = told(str(compiled), "damage", *sorted(files))
    starts = [line.split("|")[1:] for line in printed if line.startswith("=|")]
    ends = {(file, where): tuple(end) for file, _, where, *end in starts}
    kinds = {(kind, where, end[0]) for _, kind, where, *end in starts}
    assert len(ends) == len(starts) == 2 * len(files)
    needed = 0
    for file in files:
        in_a, in_both = ends[file, "in /a"], ends[file, "in both"]
        if in_a == ("stopped by hand", "/b", "True"):
            needed += 1
            assert in_both == ("prompt", "", "False"), file
        else:
            assert in_a == in_both == ("stopped by hand", "/a", "True"), file
    assert needed > 25 and printed.count(SENTENCE) == needed
    assert {("gone", "in both", "prompt"), ("empty", "in both", "prompt")} <= kinds
