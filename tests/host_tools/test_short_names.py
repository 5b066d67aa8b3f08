"""Shorter names in what is compiled: what becomes short, what stays, and that lines stay."""

import ast
from pathlib import Path

import pytest

from host_tools.mpy import PACKAGES, build_from
from host_tools.short_names import known_to, private_names_of_others, shortened

ROOT = Path(__file__).resolve().parents[2]
SOURCES = sorted(path for package in PACKAGES for path in (ROOT / package).rglob("*.py"))


def short(source: str, *known: str) -> str:
    return shortened(source, frozenset(known))


def test_private_names_begin_anew_in_each_file() -> None:
    assert short("def _help(): pass\n_help()\n") == "def _a(): pass\n_a()\n"
    assert short("class A:\n    def __init__(self):\n        self._deep = 1\n", "A") == (
        "class A:\n    def __init__(self):\n        self._a = 1\n"
    )


def test_public_names_stay_where_another_file_or_a_text_knows_them() -> None:
    source = "def price(): pass\ndef rent(): pass\n"
    assert short(source, "price") == "def price(): pass\ndef _a(): pass\n"
    assert short(source + "TABLE = 'rent price'\n", "TABLE") == source + "TABLE = 'rent price'\n"


def test_what_a_file_does_not_make_is_somebody_elses() -> None:
    source = "import sys\nboard = sys.implementation._machine\n"
    assert short(source, "board") == source
    assert short("from a.price import rent\ndef price(): pass\n", "rent") == (
        "from a.price import rent\ndef price(): pass\n"
    )


def test_what_looks_like_a_method_of_any_text_or_list_stays() -> None:
    source = "class Pile:\n    def append(self): [].append(1)\n"
    assert short(source, "Pile") == source


def test_parameters_become_short_unless_a_call_names_them() -> None:
    source = "def due(space, owner):\n    return space + owner\n"
    assert short(source, "due") == "def due(a, b):\n    return a + b\n"
    assert short(source, "due", "owner=") == "def due(a, owner):\n    return a + owner\n"


def test_a_parameter_never_takes_a_name_that_its_function_uses() -> None:
    assert short("def due(space):\n    a = b = 1\n    return space + a + b\n", "due") == (
        "def due(c):\n    a = b = 1\n    return c + a + b\n"
    )


def test_a_default_is_not_the_functions_own_name() -> None:
    source = "space = 3\ndef due(space=space):\n    return space\n"
    assert short(source, "due", "space") == "space = 3\ndef due(a=space):\n    return a\n"


def test_inner_functions_go_along() -> None:
    source = "def sorted_by(key):\n    return lambda item: item[key]\n"
    assert short(source, "sorted_by") == "def sorted_by(a):\n    return lambda b: b[a]\n"
    kept = "def count(many):\n    def up():\n        nonlocal many\n        many += 1\n"
    assert short(kept, "count", "up") == kept


def test_parameters_of_rules_stay_because_commands_name_them() -> None:
    source = "def bid(game, seat, amount): pass\n"
    assert short(source, "bid") == source


def test_whole_numbers_of_one_file_become_constants() -> None:
    assert short("_MOST = 4\nx = _MOST\n", "x") == "_a = const(4)\nx = _a\n"
    assert short("_MOST = 4\n_MOST = 5\n") == "_a = 4\n_a = 5\n"
    assert short("def f():\n    return _MOST\n_MOST = 4\n", "f") == (
        "def f():\n    return _a\n_a = 4\n"
    )


def test_what_is_only_for_checking_types_goes_and_lines_stay() -> None:
    source = (
        "from firmware.const import const\nTYPE_CHECKING = False\nif TYPE_CHECKING:\n"
        "    from typing import Any\n\n_MOST = const(1)\n"
    )
    assert short(source) == "\n\n\n\n\n_a = const(1)\n"


def test_letters_of_two_bytes_do_not_shift_what_follows() -> None:
    assert short('def due(space): return "ä", space\n', "due") == 'def due(a): return "ä", a\n'


def test_a_class_on_top_of_one_from_another_file_keeps_its_names() -> None:
    """Its short names could be those of the other."""
    source = (
        "from a import Base\nclass Top(Base):\n    def __init__(self):\n        self._mine = 1\n"
    )
    assert short(source, "Top") == source


def test_no_private_name_of_another_file_is_used() -> None:
    found = {
        (path.relative_to(ROOT).as_posix(), name)
        for path in SOURCES
        for name in private_names_of_others(path.read_text("utf-8"))
    }
    assert found == {("firmware/main.py", "_machine")}
    assert private_names_of_others("class A(B):\n    def f(self): self._x()\n") == ["_x"]


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.stem)
def test_every_file_stays_a_program_with_the_same_lines(path: Path) -> None:
    source = path.read_text("utf-8")
    made = short(source)
    assert made.count("\n") == source.count("\n")
    assert len(list(ast.walk(ast.parse(made)))) <= len(list(ast.walk(ast.parse(source)))) + 99


def test_what_another_file_begins_to_use_is_compiled_again(tmp_path: Path) -> None:
    root = tmp_path / "project"
    (root / "engine_core").mkdir(parents=True)
    (root / "engine_core/rent.py").write_text("def street_rent():\n    pass\n")
    (root / "engine_core/turn.py").write_text("")
    build_from(root, tmp_path / "mpy")
    compiled = tmp_path / "mpy/engine_core/rent.mpy"
    assert b"street_rent" not in compiled.read_bytes()
    (root / "engine_core/turn.py").write_text("from engine_core.rent import street_rent\n")
    build_from(root, tmp_path / "mpy")
    assert b"street_rent" in compiled.read_bytes()


def test_words_that_only_explain_do_not_count() -> None:
    used, named = known_to('"""All about rent."""\nx.price(owner="bank")\n')
    assert used == {"price", "bank"} and named == {"owner"}
