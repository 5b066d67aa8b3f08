"""`deedbox bench unit`: keys an action takes, and budgets over whole games."""

import re

import pytest

from host_tools import unit_costs
from host_tools.cli import main
from host_tools.unit_costs import ACTIONS, Action, count

Capture = pytest.CaptureFixture[str]


@pytest.mark.parametrize("action", ACTIONS, ids=lambda action: action.name)
def test_an_action_takes_no_more_keys_and_taps_than_promised(action: Action) -> None:
    assert count(action) <= action.most


def test_the_promises_are_those_of_the_design() -> None:
    promised = {action.name: action.most for action in ACTIONS}
    assert promised == {
        "roll": 2,
        "buy": 1,
        "decline": 1,
        "pay rent": 0,
        "pass GO": 0,
        "see balances": 0,
        "raise a bid": 1,
        "build a row": 3,
        "mortgage": 3,
        "undo": 2,
    }


def test_whole_games_keep_the_budgets(capsys: Capture) -> None:
    """Whole ones: the first turns of a game, and everybody's leaving, cost more than the rest."""
    options = ["--games", "2", "--first", "9", "--turns", "400", "--inputs", "60", "--no-heap"]
    assert main(["bench", "unit", *options]) == 0
    told = capsys.readouterr().out
    assert "games the same as the rules alone, and when replayed: 2" in told
    for name, most in (
        ("display bytes a key or tap", 200),
        ("flash erases a command", 0.2),
        ("journal bytes a command", 16),
    ):
        found = re.search(rf"{name}: ([\d.,]+) \(at most {most}\)", told)
        assert found and 0 < float(found[1]) <= most, told


def test_a_promise_that_is_not_kept_is_a_failure(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    slow = Action("wave", 0, "-", lambda unit: 3)
    monkeypatch.setattr(unit_costs, "ACTIONS", (slow,))
    options = ["--games", "1", "--turns", "2", "--inputs", "20", "--no-heap"]
    assert main(["bench", "unit", *options]) == 1
    assert "wave: 3 (at most 0; rivals -)" in capsys.readouterr().out
