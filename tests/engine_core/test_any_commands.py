"""Any commands in any order, legal, wrong and nonsense: what must hold holds after each of them.

A game is a list of numbers, each of which becomes a command in a fixed way; that is quick, and
hypothesis can shorten a failing game to the few numbers that matter. The choice of games is the
same on every run, so that a check never fails for somebody who changed nothing.
"""

import copy
import json
from typing import Any

from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from engine_core import Game, Refused, edition_ids, load_edition
from engine_core.commands import rows
from engine_core.snapshot_parts import sum_of
from host_tools.invariants import check
from tests.engine_core.seeded_games import MODES, NAMES

COMMON = settings(
    deadline=None,
    derandomize=True,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
ROWS = sorted(row.split(" ") for row in rows())
PLANS = st.integers(0, 2**24)
NUMBERS = st.lists(st.integers(0, 2**30), min_size=1, max_size=60)

# What a command may be told although it makes no sense.
NONSENSE: tuple[Any, ...] = (
    None, True, False, -1, 0, 7, 39, 40, 999999, 10**30, 1.5, "", "bank", "flat", "house", "ž",
    b"x", (), [], {}, (1,), (7, 1), (3, 3), [1, "a"], ["a", None], {"cash": -1}, {"deeds": 3},
    {"cash": 10, "deeds": []}, {5: 1}, object(), float("nan"), ([],), {"jail_cards": True},
)  # fmt: skip


class Digits:
    """A number taken apart, one choice after the other."""

    def __init__(self, number: int) -> None:
        self.number = number

    def below(self, limit: int) -> int:
        self.number, choice = divmod(self.number, limit)
        return choice

    def of(self, choices: Any) -> Any:
        return choices[self.below(len(choices))]


def text_of(game: Game) -> str:
    return json.dumps(game.snapshot(), sort_keys=True, ensure_ascii=False, separators=(",", ":"))


def game_for(plan: int) -> Game:
    """A game by its number: any edition, mode and settings; some begin with owned sets."""
    digits = Digits(plan)
    edition = load_edition(digits.of(edition_ids()))
    mode = digits.of(MODES)
    late = digits.below(2)
    special = bool(digits.below(2)) and bool(edition.special_rules)
    count = 2 + digits.below(min(len(edition.tokens), 9) - 1)
    game = Game(
        edition,
        list(NAMES[:count]),
        mode=mode,
        special=special,
        rent=digits.of(("auto", "ask")),
        cards=digits.of(("table", "unit")),
        dice=digits.of(("table", "unit")),
        first=None if not late and digits.below(2) else 0,
        seed=plan,
    )
    if late:
        own_sets(game)
    return game


def own_sets(game: Game) -> None:
    """Past the deals, every set in one hand, and nearly all money gone from some."""
    while game.waiting == "deals":
        command, arguments = next(iter(game.legal()))
        game.do(command, **arguments)
    for place, deed in enumerate(game.edition.deeds):
        owner = game.edition.set_of[deed][0] % len(game.seats)
        game.do("assign", deed=deed, owner=owner, mortgaged=place % 9 == 8)
    for seat, player in enumerate(game.seats):
        if seat % 3 == 1 and player.cash > 60:
            game.do("transfer", payer=seat, payee="bank", amount=player.cash - 60)
        else:
            game.do("transfer", payer="bank", payee=seat, amount=4000)


def sensible(game: Game, name: str, digits: Digits) -> Any:
    """A value of the right kind for an argument, seldom the right one."""
    name = name.rstrip("?")
    seat = digits.below(len(game.seats))
    deed = digits.of(game.edition.deeds)
    if name in ("seat", "a", "b"):
        return seat
    if name in ("payer", "payee"):
        return digits.of(("bank", seat, seat))
    if name == "owner":
        return digits.of((None, seat, seat))
    if name == "deed":
        held = sorted(game.seats[seat].deeds)
        return digits.of(held) if held and digits.below(3) else deed
    if name == "dice":
        return (1 + digits.below(6), 1 + digits.below(6)) if game.dice == "table" else None
    if name in ("die", "attacker", "defender"):
        return 1 + digits.below(6) if game.dice == "table" else None
    if name in ("deeds", "lift"):
        return digits.of(([], [deed], [deed, digits.of(game.edition.deeds)]))
    if name in ("a_gives", "b_gives"):
        held = sorted(game.seats[seat].deeds)
        return {
            "cash": digits.of((0, 1, 200, 1600)),
            "deeds": held[: digits.below(3)],
            "jail_cards": digits.below(4) // 3,
        }
    if name == "seats":
        return digits.of(([0, 1], [seat], [1, 0, seat], list(range(len(game.seats)))))
    return digits.of(
        {
            "space": range(game.edition.size),
            "amount": (1, 10, 50, 200, 1500, 5000, 0),
            "houses": range(6),
            "group": [game.edition.group_of(deed)],
            "kind": ("house", "hotel"),
            "effect": ("collect", "pay", "pay_each", "repairs", "nearest", "back", "jail_card"),
            "numbers": ((50,), (25, 100), (), ("utility",), ("transport",), (3,)),
            "how": ("flat", "percent"),
            "card": ("ch1", "cc1", "ch11", None),
            "why": ("", "rent"),
        }.get(name, (True, False))
    )


def told(game: Game, number: int) -> tuple[str, dict[str, Any], bool]:
    """Command, arguments, and whether it has to be accepted."""
    digits = Digits(number)
    manner = digits.below(8)
    if manner < 5:
        offers = list(game.legal())
        names = sorted({command for command, _ in offers})
        if len(names) > 1 and "time_up" in names and digits.below(50):
            names.remove("time_up")
        name = digits.of(names)
        return name, digits.of([given for command, given in offers if command == name]), True
    command, _, *names = digits.of(ROWS)
    arguments = {}
    for name in names:
        if name[-1] == "?" and not digits.below(2):
            continue
        if manner == 7 and not digits.below(2):
            arguments[name.rstrip("?")] = digits.of(NONSENSE)
        else:
            arguments[name.rstrip("?")] = sensible(game, name, digits)
    if manner == 7:
        extra = digits.below(8)
        if extra == 0:
            arguments["speed"] = 1
        elif extra == 1 and arguments:
            del arguments[sorted(arguments)[0]]
    return command, arguments, False


def give(game: Game, number: int) -> bool:
    """Give the command of this number; whether it was accepted. A refusal changes nothing."""
    command, arguments, must = told(game, number)
    before = None if must else text_of(game)
    try:
        game.do(command, **arguments)
    except Refused as refusal:
        assert not must, f"{command} {arguments} is legal and refused: {refusal.code}"
        assert text_of(game) == before, f"refused {command} {arguments} changed something"
        return False
    check(game)
    return True


@settings(COMMON, max_examples=250)
@given(PLANS, NUMBERS)
def test_whatever_is_told_the_table_stays_sound(plan: int, numbers: list[int]) -> None:
    """R1 R60-R62 R70 P33: money, deeds and buildings add up; a refusal changes nothing."""
    game = game_for(plan)
    check(game)
    for number in numbers:
        if game.over:
            break
        give(game, number)


@settings(COMMON, max_examples=60)
@given(PLANS, NUMBERS)
def test_everything_legal_is_accepted(plan: int, numbers: list[int]) -> None:
    game = game_for(plan)
    for step, number in enumerate(numbers):
        if game.over:
            break
        give(game, number)
        if step % 10 == 9:
            saved = game.snapshot()
            for command, arguments in game.legal():
                again = Game.restore(saved, game.edition)
                try:
                    again.do(command, **arguments)
                except Refused as refusal:
                    raise AssertionError(f"{command} {arguments}: {refusal.code}") from None
                check(again)
    assert game.over == (not list(game.legal()))


@settings(COMMON, max_examples=60)
@given(PLANS, NUMBERS)
def test_a_restored_game_is_the_same_game(plan: int, numbers: list[int]) -> None:
    game = game_for(plan)
    for number in numbers:
        if game.over:
            break
        give(game, number)
        saved = game.snapshot()
        again = Game.restore(json.loads(json.dumps(saved)), game.edition)
        assert again.snapshot() == saved
        assert list(again.legal()) == list(game.legal())
        assert (again.waiting, again.waiting_seat) == (game.waiting, game.waiting_seat)
        game = again  # the rest of the game goes on with the restored one


STRANGE: tuple[Any, ...] = (
    None, True, -1, 3, 10**20, 1.5, "", "debt", b"", [], [None], ["debt"], {}, {"a": 1}, {1: 2},
    [["debt", 0]], [["auction", None, 1, 0, 99]], [[1, 2, 3, 4, 5]], object(), {None: 1, "a": 2},
)  # fmt: skip


def places_in(value: Any) -> list[tuple[Any, Any]]:
    """(container, key) of everything inside plain data."""
    found: list[tuple[Any, Any]] = []
    keys: Any = ()
    if isinstance(value, dict):
        keys = sorted(value, key=str)
    elif isinstance(value, list):
        keys = range(len(value))
    for key in keys:
        found.append((value, key))
        found += places_in(value[key])
    return found


def tamper(saved: dict[str, Any], number: int) -> dict[str, Any]:
    """A copy with one thing in it changed, removed, or of another type."""
    digits = Digits(number)
    changed = copy.deepcopy(saved)
    places = places_in(changed)
    top = [place for place in places if place[0] is changed]
    container, key = digits.of(top if digits.below(2) else places)
    if digits.below(4) == 0:
        del container[key]
    elif type(container[key]) is int and digits.below(2):
        container[key] += digits.of((1, -1, 5))
    else:
        container[key] = digits.of(STRANGE)
    return changed


def tampered(plan: int, numbers: list[int], changes: list[int]) -> list[dict[str, Any]]:
    """A game after some commands, saved and changed in one place, for each of the changes."""
    game = game_for(plan)
    for number in numbers[:30]:
        if game.over:
            break
        give(game, number)
    saved = game.snapshot()
    changed = [tamper(saved, number) for number in changes]
    return [other for other in changed if plain_text(other) != plain_text(saved)]


def restored(saved: dict[str, Any]) -> bool:
    """Whether it could be restored and played on; any exception but the two refusals is raised."""
    try:
        list(Game.restore(saved).legal())
    except Refused as refusal:
        assert refusal.code in ("bad_snapshot", "wrong_edition"), refusal.code
        return False
    return True


CHANGES = st.lists(st.integers(0, 2**30), min_size=1, max_size=8)


@settings(COMMON, max_examples=100)
@given(PLANS, NUMBERS, CHANGES)
def test_a_tampered_saved_game_is_refused(
    plan: int, numbers: list[int], changes: list[int]
) -> None:
    """P31: whatever was changed, removed or given another type."""
    for changed in tampered(plan, numbers, changes):
        assert not restored(changed), "a tampered game was restored"


@settings(COMMON, max_examples=100, phases=[Phase.generate])
@given(PLANS, NUMBERS, CHANGES)
def test_a_tampered_saved_game_with_a_fitting_sum_does_no_harm(
    plan: int, numbers: list[int], changes: list[int]
) -> None:
    """P31: it may be a possible game; if not, it is refused as one that was changed."""
    for changed in tampered(plan, numbers, changes):
        try:
            changed["sum"] = sum_of(changed, 1)
        except (Refused, TypeError):
            continue
        restored(changed)


def plain_text(value: Any) -> str:
    """1 and True are the same to Python and not in a saved game; repr tells them apart."""
    return repr(value)


def test_nonsense_instead_of_a_saved_game_is_refused() -> None:
    for nonsense in STRANGE:
        try:
            Game.restore(nonsense)
        except Refused as refusal:
            assert refusal.code == "bad_snapshot"
        else:
            raise AssertionError(f"{nonsense} was restored")
