"""Compiling for the unit: the layout, what is compiled again, and what a person is told."""

from pathlib import Path

import pytest

from host_tools.errors import Failed
from host_tools.mpy import build, build_from


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A folder with a very small engine_core and firmware."""
    root = tmp_path / "project"
    for path, text in (
        ("engine_core/__init__.py", ""),
        ("engine_core/rules/rent.py", "def due(a):\n    assert a\n    return a\n"),
        ("firmware/main.py", "print(1)\n"),
    ):
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_text(text)
    return root


def ages(target: Path) -> dict[str, int]:
    return {path.name: path.stat().st_mtime_ns for path in target.rglob("*.mpy")}


def test_every_file_of_the_unit_is_compiled_in_its_package(tmp_path: Path) -> None:
    for path, py_bytes, mpy_bytes in build(tmp_path):
        mpy = (tmp_path / path).with_suffix(".mpy")
        assert mpy.read_bytes()[:2] == b"M\x06"
        assert mpy.stat().st_size == mpy_bytes
        assert (Path(__file__).parents[2] / path).stat().st_size == py_bytes


def test_only_what_changed_is_compiled_again(project: Path, tmp_path: Path) -> None:
    target = tmp_path / "mpy"
    first = build_from(project, target)
    before = ages(target)
    assert build_from(project, target) == first
    assert ages(target) == before

    (project / "engine_core/rules/rent.py").write_text("x = 1\n")
    build_from(project, target)
    after = ages(target)
    assert [name for name in sorted(after) if after[name] != before[name]] == ["rent.mpy"]


def test_another_level_of_optimisation_is_compiled_anew(project: Path, tmp_path: Path) -> None:
    with_assert = build_from(project, tmp_path / "mpy", optimise=0)[1].mpy_bytes
    without = build_from(project, tmp_path / "mpy", optimise=2)[1].mpy_bytes
    assert without < with_assert


def test_the_mpy_of_a_deleted_source_goes_away(project: Path, tmp_path: Path) -> None:
    target = tmp_path / "mpy"
    build_from(project, target)
    (project / "engine_core/rules/rent.py").unlink()
    build_from(project, target)
    assert sorted(ages(target)) == ["__init__.mpy", "main.mpy"]


def test_a_damaged_note_only_means_compiling_again(project: Path, tmp_path: Path) -> None:
    first = build_from(project, tmp_path)
    (tmp_path / ".built.json").write_text("{")
    assert build_from(project, tmp_path) == first


def test_what_micropython_cannot_read_is_named_with_its_line(
    project: Path, tmp_path: Path
) -> None:
    (project / "firmware/main.py").write_text("a = {}\nb = {**a}\n")
    with pytest.raises(Failed) as failed:
        build_from(project, tmp_path)
    assert failed.value.sentence == (
        "firmware/main.py:2: MicroPython cannot compile this: SyntaxError: invalid syntax"
    )


def test_no_path_of_this_computer_is_compiled_in(project: Path, tmp_path: Path) -> None:
    target = tmp_path / "mpy"
    build_from(project, target)
    content = (target / "engine_core/rules/rent.mpy").read_bytes()
    assert b"engine_core.rules.rent" in content
    assert str(project).encode() not in content
