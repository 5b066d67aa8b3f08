"""`deedbox bench board`: the budgets of the unit, counted and kept."""

import io
import re
from contextlib import redirect_stdout

import pytest

from host_tools import bench_board
from host_tools.bench_board import Figure
from host_tools.cli import main
from tests.micropython_port import ROOT, needs_port

Capture = pytest.CaptureFixture[str]
LINE = re.compile(r"(.+): ([\d,.]+) ([\w ]+) \(at most ([\d,.]+)\)")


@pytest.fixture(scope="module")
def output() -> str:
    with redirect_stdout(io.StringIO()) as told:
        assert main(["bench", "board"]) == 0
    return told.getvalue()


@pytest.fixture
def told(output: str) -> dict[str, tuple[float, float]]:
    """By name: what was counted, and the most that is allowed."""
    found = [LINE.fullmatch(line) for line in output.splitlines()]
    return {
        match[1]: (float(match[2].replace(",", "")), float(match[4].replace(",", "")))
        for match in found
        if match
    }


def test_all_budgets_are_told_and_kept(told: dict[str, tuple[float, float]]) -> None:
    limits = {
        "display: a digit typed, small": 30,
        "display: a digit typed, big": 70,
        "display: nothing changed, 50 s": 0,
        "display: mean of all keys of a game": 200,
        "reader: idle, most in 5 s": 24,
        "reader: longest call": 2000,
        "journal: erases a command": 0.2,
        "journal: length a command, snapshots too": 16,
        "resume: mean": 20480,
        "resume: most seen": 20480,
    }
    for name, limit in limits.items():
        value, most = told[name]
        assert value <= limit == most, name
    assert told["resume: mean at ten times the length"][0] <= 1.1 * told["resume: mean"][0]


def test_what_is_counted_cannot_be_nothing(told: dict[str, tuple[float, float]]) -> None:
    """A digit is six bytes at least, a snapshot some hundred: less would mean nobody counted."""
    assert told["display: a digit typed, small"][0] > 6
    assert told["display: a digit typed, big"][0] > 20
    assert told["journal: length a command, snapshots too"][0] > 5
    assert told["resume: mean"][0] > 1000


def test_a_broken_budget_is_a_failure(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    monkeypatch.setattr(bench_board, "display", lambda: [Figure("x", 31, 30, "bytes")])
    monkeypatch.setattr(bench_board, "reader", lambda: [])
    monkeypatch.setattr(bench_board, "flash", lambda: [])
    monkeypatch.setattr(bench_board, "heap", lambda compiled: [])
    assert main(["bench", "board"]) == 1
    assert "x: 31 bytes (at most 30)" in capsys.readouterr().out


@needs_port
def test_the_units_own_littlefs_keeps_to_the_budget_too(
    told: dict[str, tuple[float, float]],
) -> None:
    assert 0 < told["journal on MicroPython: erases a command"][0] <= 0.2


@needs_port
def test_the_heap_of_each_module_is_told(output: str) -> None:
    for package in ("engine_core", "firmware"):
        for source in (ROOT / package).rglob("*.py"):
            if source.parent.name != "root":
                module = ".".join(source.relative_to(ROOT).with_suffix("").parts)
                assert f"heap of {module.removesuffix('.__init__')}: " in output
