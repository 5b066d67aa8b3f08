"""Names that several files of the unit know become short: which, and which may be the same."""

from pathlib import Path

import pytest

from host_tools.mpy import build_from
from host_tools.shared_names import renamed


def short(*sources: str, known: str = "") -> list[str]:
    """Each source is a file of the package engine_core."""
    texts = {f"engine_core/file{number}.py": text for number, text in enumerate(sources)}
    return list(renamed(texts, frozenset(known.split())).values())


def test_a_function_has_the_same_short_name_in_every_file() -> None:
    assert short(
        "def street_rent():\n    pass\n",
        "from engine_core.file0 import street_rent\nstreet_rent()\n",
    ) == ["def a_():\n    pass\n", "from engine_core.file0 import a_\na_()\n"]


def test_names_that_never_meet_share_one() -> None:
    assert short("def price():\n    pass\n", "def owner():\n    pass\n") == [
        "def a_():\n    pass\n",
        "def a_():\n    pass\n",
    ]


def test_names_in_one_file_are_told_from_each_other() -> None:
    assert short("def price(): pass\ndef owner(): pass\n") == ["def b_(): pass\ndef a_(): pass\n"]


def test_members_of_one_class_are_told_from_each_other_and_from_those_below_it() -> None:
    base, top = short(
        "class Base:\n    def draw(self): pass\n",
        "from engine_core.file0 import Base\nclass Top(Base):\n"
        "    def __init__(self):\n        self.lines = 1\n",
    )
    draw = base.split("def ")[1].split("(")[0]
    lines = top.split("self.")[1].split(" ")[0]
    assert draw != lines


def test_members_of_two_classes_may_share_a_name() -> None:
    one, other = short(
        "class Bank:\n    def __init__(self):\n        self.houses = 1\n",
        "class Deck:\n    def __init__(self):\n        self.order = 1\n",
    )
    assert one == other


def test_a_local_variable_goes_along_and_stays_another_one() -> None:
    """In the third file both are locals, so there they must not be the same."""
    one, other, third = short(
        "class Bank:\n    def __init__(self):\n        self.houses = 1\n",
        "class Deck:\n    def __init__(self):\n        self.order = 1\n",
        "def f(a):\n    houses = a.houses\n    order = a.order\n    return houses - order\n",
    )
    value: dict = {}
    exec(one + other + third, value)
    names = [name for name in value if name[0] != "_" and name != "f"]
    assert len(names) <= 2
    assert third.split("return ")[1].split(" - ")[0] != third.split(" - ")[1].strip()


@pytest.mark.parametrize(
    "source",
    [
        "def roll(game): pass\nTABLE = 'roll x'\n",  # a word in a text
        "def append(a): pass\n",  # anybody's
        "def f(a): pass\n",  # short enough
        "def _help(): pass\n",  # short_names.py has it
        "import os\ndef listdir(): pass\n",  # Python's own
        "def rent(dice): pass\ndef f(a): a(rent=1)\n",  # named in a call
        "def __init__(): pass\n",
    ],
)
def test_what_stays(source: str) -> None:
    stays = source.split("def ")[1].split("(")[0]
    assert f"def {stays}(" in short(source)[0]


def test_names_of_programs_beside_stay() -> None:
    assert short("def beat(): pass\n", known="beat") == ["def beat(): pass\n"]


def test_paths_of_modules_stay() -> None:
    source = "from engine_core import file0\nfile0.street_rent()\ndef file0_of(): pass\n"
    assert short("def street_rent(): pass\n", source)[1].startswith(
        "from engine_core import file0\nfile0."
    )


def test_an_attribute_that_no_class_tells_of_stays() -> None:
    assert short("def note():\n    pass\ndef f(a):\n    a.unheard_of = 1\n")[0].endswith(
        "a.unheard_of = 1\n"
    )


def test_words_of_sentences_for_people_keep_nothing() -> None:
    texts = {
        "firmware/app/lang/en_table.py": "TEXT = '''\nbank=the bank\n'''\n",
        "firmware/app/home.py": "def bank():\n    pass\n",
    }
    assert renamed(texts, frozenset())["firmware/app/home.py"] == "def a_():\n    pass\n"


def test_they_are_shared_where_it_is_told_what_runs_beside(tmp_path: Path) -> None:
    root = tmp_path / "project"
    (root / "engine_core").mkdir(parents=True)
    (root / "engine_core/rent.py").write_text("def street_rent():\n    pass\n")
    (root / "engine_core/turn.py").write_text("from engine_core.rent import street_rent\n")
    build_from(root, tmp_path / "mpy", beside=())
    assert b"street_rent" not in (tmp_path / "mpy/engine_core/rent.mpy").read_bytes()
    (root / "board.py").write_text("import engine_core.rent as rent\nrent.street_rent()\n")
    build_from(root, tmp_path / "mpy", beside=("board.py",))
    assert b"street_rent" in (tmp_path / "mpy/engine_core/rent.mpy").read_bytes()
