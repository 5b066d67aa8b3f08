"""The plain tests of the rules once more, on MicroPython: from source and compiled.

Plain is a test file that imports nothing but engine_core and the helpers in table.py and
village.py.
"""

import ast
from pathlib import Path

import pytest

from host_tools.mpy import build
from tests.micropython_port import ROOT, needs_port, run_module
from tests.test_imports import imported

ALLOWED = ("engine_core", "tests.engine_core.table", "tests.engine_core.village")
AT_ONCE = 8  # files for each process: few enough to name the culprit, many enough to be quick


def is_plain(path: Path) -> bool:
    return all(
        name in ALLOWED or name.startswith("engine_core.")
        for _, name in imported(path.read_text("utf-8"))
    )


PLAIN = [path for path in sorted((ROOT / "tests/engine_core").glob("test_*.py")) if is_plain(path)]
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
def test_the_rules_hold_on_micropython(batch: list[Path]) -> None:
    check(batch, None)


@needs_port
@pytest.mark.parametrize("batch", BATCHES, ids=lambda batch: batch[0].stem + "...")
def test_the_rules_hold_on_micropython_when_compiled(batch: list[Path], compiled: Path) -> None:
    check(batch, compiled)


def test_most_files_about_the_rules_are_plain() -> None:
    assert len(PLAIN) > 25
