"""The plain tests of the rules, the firmware and the chip models once more, on MicroPython: from
source, and with the rules and the firmware compiled as on the unit.

Plain is a test file that imports nothing but what runs on both: the unit's own packages, the
models, a few modules that MicroPython has, and helpers in tests that are plain themselves.
"""

import ast
from pathlib import Path

import pytest

from host_tools.mpy import build
from tests.micropython_port import ROOT, needs_port, run_module
from tests.test_imports import imported

FOLDERS = ("engine_core", "firmware", "virtual_board")
ALLOWED = (
    "engine_core",
    "firmware",
    "host_tools.virtual_board",
    "binascii",
    "gc",
    "struct",
    "sys",
)
# The flash of a PC, on littlefs-python; on MicroPython flash_on_file.py has that place.
PC_ONLY = ("flash", "littlefs_files", "power_cuts")
AT_ONCE = 8  # files for each process: few enough to name the culprit, many enough to be quick


def runs_on_both(name: str) -> bool:
    if name.startswith("tests."):
        return is_plain(ROOT / (name.replace(".", "/") + ".py"))
    if name in ("host_tools.virtual_board." + module for module in PC_ONLY):
        return False
    return any(name == allowed or name.startswith(allowed + ".") for allowed in ALLOWED)


def is_plain(path: Path) -> bool:
    return path.is_file() and all(
        runs_on_both(name) for _, name in imported(path.read_text("utf-8"))
    )


PLAIN = [
    path
    for folder in FOLDERS
    for path in sorted((ROOT / "tests" / folder).glob("test_*.py"))
    if is_plain(path)
]
BATCHES = [PLAIN[start : start + AT_ONCE] for start in range(0, len(PLAIN), AT_ONCE)]


def module_of(path: Path) -> str:
    return ".".join(path.relative_to(ROOT).with_suffix("").parts)


def number_of_tests(path: Path) -> int:
    body = ast.parse(path.read_text("utf-8")).body
    return sum(isinstance(node, ast.FunctionDef) and node.name[:5] == "test_" for node in body)


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("mpy")
    build(folder)
    return folder


def check(batch: list[Path], folder: Path | None) -> None:
    done = run_module("tests.on_micropython", *map(module_of, batch), compiled=folder)
    output = done.stdout + done.stderr
    wrong = [line for line in output.splitlines() if not line.startswith("ok ")]
    expected = f"{sum(map(number_of_tests, batch))} passed, 0 failed"
    assert done.returncode == 0 and wrong == [expected], "\n" + "\n".join(wrong)


@needs_port
@pytest.mark.parametrize("batch", BATCHES, ids=lambda batch: batch[0].stem + "...")
def test_the_unit_works_on_micropython(batch: list[Path]) -> None:
    check(batch, None)


@needs_port
@pytest.mark.parametrize("batch", BATCHES, ids=lambda batch: batch[0].stem + "...")
def test_the_unit_works_on_micropython_when_compiled(batch: list[Path], compiled: Path) -> None:
    check(batch, compiled)


@pytest.mark.parametrize(
    ("folder", "least"), [("engine_core", 25), ("firmware", 15), ("virtual_board", 8)]
)
def test_most_files_about_the_unit_are_plain(folder: str, least: int) -> None:
    assert sum(path.parent.name == folder for path in PLAIN) >= least


@needs_port
def test_a_compiled_file_is_taken_before_its_source(compiled: Path) -> None:
    """Else the tests above would prove nothing about what is flashed."""
    done = run_module("tests.where_from", "firmware.main", "engine_core.game", compiled=compiled)
    assert done.stdout.split() == ["firmware/main.mpy", "engine_core/game.mpy"], done.stderr
