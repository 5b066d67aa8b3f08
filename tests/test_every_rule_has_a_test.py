"""Every numbered rule is named by at least one test, in its name or its docstring.

The letters: R the rules, F the Force, M the missions, I interpretations where the rulebooks are
silent, P points made precise. `R60-R62` in a docstring names all three.
"""

import ast
import re
from pathlib import Path

TESTS = Path(__file__).resolve().parent
RULES = (
    "R1-R3 R10-R14 R20-R22 R30-R35 R40-R42 R50-R53 R60-R63 R70-R72 R75-R82 "
    "F1-F7 M1-M3 I1-I30 P1-P39"
)


def numbers_in(text: str) -> set[str]:
    """The rule numbers that a text names; a range names all between."""
    found = set()
    pattern = r"(?<![A-Za-z0-9])([RFMIP])(\d+)(?:\s?[-\u2013]\s?\1?(\d+))?(?![A-Za-z0-9])"
    for letter, first, last in re.findall(pattern, text.replace("_", " ")):
        for number in range(int(first), int(last or first) + 1):
            found.add(f"{letter}{number}")
    return found


def named_by_tests() -> set[str]:
    found: set[str] = set()
    for path in TESTS.rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found |= numbers_in(node.name + " " + (ast.get_docstring(node) or ""))
    return found


def test_every_numbered_rule_is_named_by_a_test() -> None:
    wanted = numbers_in(RULES)
    missing = sorted(wanted - named_by_tests(), key=lambda rule: (rule[0], int(rule[1:])))
    assert not missing, "no test names " + ", ".join(missing)


def test_ranges_and_lists_of_numbers_are_understood() -> None:
    assert numbers_in("R60-R62, F1 (P3): P10-12") == {
        "R60", "R61", "R62", "F1", "P3", "P10", "P11", "P12"
    }  # fmt: skip
    assert not numbers_in("MP3 X1 R2D2 P")
