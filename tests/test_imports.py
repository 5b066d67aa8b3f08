"""Who may import whom: engine_core ← firmware ← host_tools, and only what the unit has.

engine_core runs unchanged on CPython and MicroPython and decides nothing by files, clocks or
chance, so its list is very short. In firmware only main.py touches the chip, its clock and its
file system; everything else gets them handed in. What is in root/ starts main.py.
"""

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent

CORE = {"engine_core", "micropython", "sys", "gc", "array"}
FIRMWARE = CORE | {"firmware", "struct", "binascii"}
ANYTHING_BUT_TESTS = None

# The longest matching start of a path wins.
ALLOWED: dict[str, set[str] | None] = {
    "engine_core/": CORE,
    "firmware/": FIRMWARE,
    "firmware/storage/": FIRMWARE | {"os"},
    "firmware/main.py": FIRMWARE | {"machine", "esp32", "os", "time"},
    "firmware/root/": {"firmware", "gc", "machine", "micropython", "sys", "time"},
    "host_tools/": ANYTHING_BUT_TESTS,
}


def imported(source: str) -> list[tuple[int, str]]:
    """Line and full name of everything that a source imports; relative imports stay inside, and
    what only the type checker sees does not count."""
    found = []
    tree = ast.parse(source)
    for part in tree.body:
        if isinstance(part, ast.If) and ast.unparse(part.test) == "TYPE_CHECKING":
            part.body = [ast.Pass()]
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found += [(node.lineno, alias.name) for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and not node.level:
            found.append((node.lineno, node.module or ""))
    return sorted(found)


def complaints(path: str, source: str) -> list[str]:
    """One sentence for each import that a file at this path may not have."""
    place = max((start for start in ALLOWED if path.startswith(start)), key=len)
    allowed = ALLOWED[place]
    result = []
    for line, name in imported(source):
        top = name.split(".")[0]
        if top == "tests":
            advice = "only tests may import tests; move what is shared to host_tools"
        elif allowed is not None and top not in allowed:
            advice = (
                f"{place} may import only {', '.join(sorted(allowed))}; have the value handed in, "
                "or move the code to the side that may"
            )
        else:
            continue
        result.append(f"{path}:{line}: imports {name}: {advice}.")
    return result


@pytest.mark.parametrize("package", ["engine_core", "firmware", "host_tools"])
def test_a_package_imports_only_what_it_may(package: str) -> None:
    found = []
    for file in sorted((ROOT / package).rglob("*.py")):
        found += complaints(file.relative_to(ROOT).as_posix(), file.read_text("utf-8"))
    assert not found, "\n" + "\n".join(found)


@pytest.mark.parametrize(
    ("path", "source", "lines"),
    [
        ("engine_core/a.py", "from micropython import const\nimport engine_core.b", []),
        ("engine_core/a.py", "from . import b\nfrom .rules.rent import due", []),
        ("engine_core/a.py", "import sys\nimport random", [2]),
        ("engine_core/a.py", "def f():\n    from typing import Any", [2]),
        ("engine_core/a.py", "import firmware.board", [1]),
        ("firmware/app/a.py", "from engine_core.game import Game", []),
        ("firmware/app/a.py", "import machine\nimport time\nimport host_tools", [1, 2, 3]),
        ("firmware/storage/a.py", "import os\nimport machine", [2]),
        ("firmware/main.py", "import machine\nimport os\nimport json", [3]),
        ("host_tools/a.py", "import random, engine_core\nfrom tests import b", [2]),
    ],
)
def test_a_wrong_import_is_reported_with_its_line(
    path: str, source: str, lines: list[int]
) -> None:
    found = complaints(path, source)
    assert [text.split(": ")[0] for text in found] == [f"{path}:{line}" for line in lines]
