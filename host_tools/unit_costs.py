"""How many keys and taps an action takes on the unit, counted by doing it, beside the rivals'.

The rivals' figures are steps as their manuals and reviews describe them (a card pushed in or laid
down, a key, a spoken command): Electronic Banking of 2006, Ultimate Banking of 2016, Voice Banking
of 2019. A dash: the game does not have it; "not found": no source tells the steps.
"""

from collections.abc import Callable
from typing import NamedTuple

from host_tools.virtual_board import Unit


class Action(NamedTuple):
    name: str
    most: int
    rivals: str
    inputs: Callable[[Unit], int]


def started() -> Unit:
    """Two players; Ann stands on GO with the whole light blue set."""
    unit = Unit(seed=1)
    unit.boot()
    unit.start("classic", ["Ann", "Ben"])
    for deed in (6, 8, 9):
        unit.play("assign", deed=deed, owner=0)
    return unit


def counted(unit: Unit, *steps: "str | tuple[object, ...]") -> int:
    """Presses keys or lays cards, and says how many that was."""
    before = len(unit.inputs)
    for step in steps:
        if isinstance(step, str):
            unit.press(step)
        else:
            unit.tap(*step)
    return len(unit.inputs) - before


def changed(done: bool) -> None:
    if not done:
        raise AssertionError("the keys did something else")


def roll(unit: Unit) -> int:
    count = counted(unit, "12")
    changed(unit.game.place[0] == 3)
    return count


def buy(unit: Unit) -> int:
    unit.press("12")
    count = counted(unit, "#")
    changed(unit.game.owner[3] == 0)
    return count


def decline(unit: Unit) -> int:
    unit.press("12")
    count = counted(unit, "A")
    changed(unit.game.waiting == "auction")
    return count


def rent(unit: Unit) -> int:
    """After the two digits of the roll."""
    unit.play("roll", dice=(5, 5))
    unit.play("roll", dice=(5, 6))
    unit.play("decline")
    unit.play("hammer")
    before = unit.game.cash[0]
    unit.press("24")
    changed(unit.game.cash[0] > before)
    return 0


def pass_go(unit: Unit) -> int:
    unit.play("move_token", seat=0, space=39)
    unit.press("46")
    changed(unit.game.cash[0] == 1700)
    return 0


def balances(unit: Unit) -> int:
    lines = unit.lines()
    changed("1500" in lines[0] and "1500" in lines[1] and unit.screen == "idle")
    return 0


def raise_bid(unit: Unit) -> int:
    unit.press("12A")
    count = counted(unit, ("player", 1))
    changed(unit.game.auction == (3, 10, 1))
    return count


def build_row(unit: Unit) -> int:
    count = counted(unit, "B2#")
    changed([unit.game.houses[deed] for deed in (6, 8, 9)] == [1, 1, 1])
    return count


def mortgage(unit: Unit) -> int:
    count = counted(unit, ("deed", 6), "C#")
    changed(unit.game.mortgaged[6] == 1)
    return count


def undo(unit: Unit) -> int:
    unit.press("12")
    count = counted(unit, "*#")
    changed(unit.game.place[0] == 0)
    return count


# The rivals: Electronic Banking / Ultimate / Voice
ACTIONS = (
    Action("roll", 2, "- / - / -", roll),
    Action("buy", 1, "4 / 3 / 2", buy),
    Action("decline", 1, "not found", decline),
    Action("pay rent", 0, "5 / 2 / 2", rent),
    Action("pass GO", 0, "2 / not found / 2", pass_go),
    Action("see balances", 0, "1 / 1 / 2", balances),
    Action("raise a bid", 1, "by mouth / not found / not found", raise_bid),
    Action("build a row", 3, "4 a house / by itself / 2 a house", build_row),
    Action("mortgage", 3, "3 to 4 / - / -", mortgage),
    Action("undo", 2, "- / - / -", undo),
)


def count(action: Action) -> int:
    return action.inputs(started())
