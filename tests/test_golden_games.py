"""A change of behaviour is seen: the golden games go as they are written down."""

from pathlib import Path

from tests.golden_games import lines

WRITTEN = Path(__file__).with_name("golden_games.txt")


def test_the_golden_games_go_as_written_down() -> None:
    assert lines() == WRITTEN.read_text("utf-8").splitlines(), (
        "if the change was meant: python -m tests.golden_games > tests/golden_games.txt"
    )
