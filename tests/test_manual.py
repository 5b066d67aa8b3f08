"""The manual is true: its keys do what it says on a unit, and its pictures are what is shown."""

import re
from collections.abc import Callable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

import pytest
from PIL import Image

from firmware.app.lang import en_troubles
from host_tools.pictures import JOURNEYS, Shot, portrait, shots_of
from host_tools.virtual_board import Tag, Unit

ROOT = Path(__file__).resolve().parent.parent
MANUAL = (ROOT / "MANUAL.md").read_text("utf-8")
PICTURES = ROOT / "firmware" / "manual"
SCALE = 3
RENEW = f"deedbox shots manual --out firmware/manual --scale {SCALE} --plain"


# -- pictures


@lru_cache
def taken() -> dict[str, Shot]:
    return {shot.name: shot for shot in shots_of(JOURNEYS / "manual.txt")}


@pytest.mark.parametrize("path", sorted(PICTURES.glob("*.png")), ids=lambda path: path.stem)
def test_a_picture_shows_what_the_unit_shows(path: Path) -> None:
    assert path.stem in taken(), f"{path.name}: that shot is not taken any more"
    with Image.open(path) as image:
        now = portrait(taken()[path.stem].pixels, SCALE)
        same = image.size == now.size and image.convert("RGBA").tobytes() == now.tobytes()
    assert same, f"{path.name} is out of date; look at it after '{RENEW}'"


def test_every_picture_is_shown_and_every_shown_one_is_there() -> None:
    shown = re.findall(r"!\[[^\]]+\]\(firmware/manual/(\w+)\.png\)", MANUAL)
    assert len(shown) == MANUAL.count("![")
    assert len(set(shown)) == len(shown)
    assert set(shown) == {path.stem for path in PICTURES.iterdir()} == set(taken())


# -- what its text says


def test_every_code_of_trouble_is_explained() -> None:
    codes = re.findall(r"^(\w+)=", en_troubles.TEXT, re.MULTILINE)
    explained = re.findall(r"^\| ([A-Z]\d) \|", MANUAL, re.MULTILINE)
    assert codes and explained == codes


def test_every_chapter_that_is_linked_to_is_there() -> None:
    titles = re.findall(r"^## (.+)$", MANUAL, re.MULTILINE)
    anchors = {re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-") for title in titles}
    links = set(re.findall(r"\]\(#([^)]+)\)", MANUAL))
    assert links and links <= anchors


# -- what do I press?

STEP = re.compile(r"`([^`]+)`|\*\*(?:(deed|player|card) (\d+)|(jail card))\*\*")


def table() -> dict[str, tuple[str, str]]:
    """For each action the keys alone, and the way with cards."""
    lines = MANUAL.split("## What do I press?")[1].split("\n## ")[0].splitlines()
    rows = [[cell.strip() for cell in line.split("|")[1:-1]] for line in lines if line[:1] == "|"]
    return {action: (keys, cards) for action, keys, cards in rows[2:]}


def do(unit: Unit, cell: str) -> None:
    """As it stands in a cell: `keys`, and in bold what is laid down."""
    for keys, kind, number, jail_card in STEP.findall(cell):
        if keys:
            unit.press(keys.replace(" ", ""))
        elif jail_card:
            unit.tap("jail_card", "chance")
        elif kind == "card":
            unit.tap("card", "chance", f"ch{number}")
        else:
            unit.tap(kind, int(number) - (kind == "player"))


class Case(NamedTuple):
    """The table before, and whether afterwards it is as the action says."""

    before: Callable[[Unit], None]
    done: Callable[[Unit], bool]
    edition: str = "classic"
    options: Mapping[str, object] = {}


def nothing(unit: Unit) -> None:
    pass


def rolled(*dice: str) -> Callable[[Unit], None]:
    """And whatever else was pressed."""
    return lambda unit: unit.press("".join(dice))


def light_blue(unit: Unit) -> None:
    """Ann's, with a house on each street."""
    for deed in (6, 8, 9):
        unit.play("assign", deed=deed, owner=0)
    unit.press("B2#")


def deed_6(unit: Unit) -> None:
    unit.play("assign", deed=6, owner=0)


def deed_6_mortgaged(unit: Unit) -> None:
    unit.play("assign", deed=6, owner=0, mortgaged=True)


def ben_has_5(unit: Unit) -> None:
    unit.play("assign", deed=5, owner=1)


def ann_owes(unit: Unit) -> None:
    """Luxury tax, after she has sold what she has."""
    unit.play("transfer", payer=0, payee="bank", amount=1480)
    unit.play("assign", deed=15, owner=0)
    unit.play("move_token", seat=0, space=35)
    unit.press("12")
    unit.press("15#")


def cy_is_broke(unit: Unit) -> None:
    """Cy owes Ann 50, and has 10 and a mortgaged deed."""
    unit.play("assign", deed=39, owner=0)
    unit.play("assign", deed=5, owner=2, mortgaged=True)
    unit.play("transfer", payer=2, payee="bank", amount=1490)
    for seat, space in ((0, 17), (1, 17), (2, 36)):
        unit.play("move_token", seat=seat, space=space)
    unit.press("121212")


def inherits(unit: Unit) -> None:
    cy_is_broke(unit)
    unit.play("bankrupt", seat=2)


def two_sets(unit: Unit) -> None:
    for deed, owner in ((6, 0), (8, 0), (9, 0), (1, 1), (3, 1)):
        unit.play("assign", deed=deed, owner=owner)


def dealt(unit: Unit) -> None:
    unit.press("010306080911#")


def on(space: int, dice: str) -> Callable[[Unit], None]:
    def before(unit: Unit) -> None:
        unit.play("move_token", seat=0, space=space)
        unit.press(dice)

    return before


def jailed(unit: Unit) -> None:
    """Ann, and it is her turn again; she has a jail card."""
    on(4, "12")(unit)
    unit.press("08#")
    unit.press("0")
    for seat, space in ((1, 17), (2, 17)):
        unit.play("move_token", seat=seat, space=space)
        unit.press("12")
    on(27, "12")(unit)
    for seat in (1, 2):
        unit.play("move_token", seat=seat, space=17)
        unit.press("12")


def bought(unit: Unit) -> None:
    unit.press("12#")


def houses(unit: Unit) -> list[int]:
    return [unit.game.houses[deed] for deed in (6, 8, 9)]


def utility_reached(unit: Unit) -> None:
    """The card sends Ben to Ann's, who gets ten times a fresh roll."""
    unit.play("assign", deed=12, owner=0)
    unit.play("move_token", seat=0, space=17)
    unit.press("12")
    unit.play("move_token", seat=1, space=4)
    unit.press("12")
    unit.press("04#")


ASK = {"rent": "ask"}
UNIT_ROLLS = {"dice": "unit"}
CASES = {
    "roll a 3 and a 4": Case(nothing, lambda u: u.game.place[0] == 7),
    "let the unit roll, if it has the dice": Case(
        nothing, lambda u: u.game.place[0] > 0, options=UNIT_ROLLS
    ),
    "buy what you came to": Case(rolled("12"), lambda u: u.game.owner[3] == 0),
    "not buy it: auction": Case(rolled("12"), lambda u: u.game.waiting == "auction"),
    "raise the bid by one step": Case(rolled("12A"), lambda u: u.game.auction == (3, 10, 1)),
    "bid a certain amount": Case(rolled("12A"), lambda u: u.game.auction == (3, 85, 1)),
    "make the step larger": Case(rolled("12A"), lambda u: u.lines()[6].rstrip()[-3:] == "+50"),
    "end the auction": Case(rolled("12A", "A2"), lambda u: u.game.owner[3] == 1),
    "pay rent, get your salary": Case(
        rolled("12#", "12"), lambda u: u.game.cash == [1444, 1496, 1500]
    ),
    "ask for rent, if it must be asked for": Case(
        rolled("12#", "12"), lambda u: u.game.cash == [1444, 1496, 1500], options=ASK
    ),
    "roll for the rent of a utility": Case(
        utility_reached, lambda u: u.game.cash == [1570, 1430, 1500]
    ),
    "pay a tax: the fixed amount": Case(rolled("13"), lambda u: u.game.cash[0] == 1300),
    "pay a tax: the share of all you have": Case(rolled("13"), lambda u: u.game.cash[0] == 1350),
    "pay a tax that only the board knows": Case(
        rolled("12", "22#"), lambda u: u.game.cash[0] == 1415, "child"
    ),
    "do what the card says: number 16": Case(on(4, "12"), lambda u: u.game.cash[0] == 1650),
    "do what the card says: it is not listed, collect 85": Case(
        on(4, "12"), lambda u: u.game.cash[0] == 1585
    ),
    "let the unit draw, if it has the cards": Case(
        on(4, "12"), lambda u: u.game.waiting != "card", options={"cards": "unit"}
    ),
    "end your turn yourself": Case(bought, lambda u: u.game.turn == 1),
    "look at a player": Case(nothing, lambda u: u.screen == "player" and "2 Ben" in u.lines()[0]),
    "look at a deed": Case(
        nothing, lambda u: u.screen == "deed" and "06 Orie" in "".join(u.lines()[4:7])
    ),
    "build one row on a set": Case(light_blue, lambda u: houses(u) == [2, 2, 2]),
    "build one house": Case(light_blue, lambda u: houses(u) == [2, 1, 1]),
    "sell one house": Case(light_blue, lambda u: houses(u) == [0, 1, 1]),
    "mortgage a deed": Case(deed_6, lambda u: u.game.mortgaged[6] == 1),
    "lift a mortgage": Case(deed_6_mortgaged, lambda u: u.game.mortgaged[6] == 0),
    "see all that a player can sell, and sell one": Case(
        ben_has_5, lambda u: u.game.mortgaged[5] == 1 and u.game.cash[1] == 1600
    ),
    "pay a debt": Case(ann_owes, lambda u: u.game.debt is None and u.game.cash[0] == 45),
    "give up: bankrupt": Case(cy_is_broke, lambda u: u.game.out[2] == 1 and u.game.owner[5] == 0),
    "leave the game": Case(nothing, lambda u: u.game.out[2] == 1),
    "lift a mortgage that you inherit": Case(
        inherits, lambda u: u.game.owner[5] == 0 and not u.game.mortgaged[5]
    ),
    "keep a mortgage that you inherit": Case(
        inherits, lambda u: u.game.waiting != "inherit" and u.game.mortgaged[5] == 1
    ),
    "trade: Ann's deed 06 for 85 of Ben": Case(
        deed_6, lambda u: u.game.owner[6] == 1 and u.game.cash[:2] == [1585, 1415]
    ),
    "pay 50 to leave jail": Case(
        jailed, lambda u: not u.game.jailed[0] and u.game.held[0] and u.game.waiting == "roll"
    ),
    "use a jail card": Case(jailed, lambda u: not u.game.jailed[0] and not u.game.held[0]),
    "use the Force": Case(
        rolled("22A"), lambda u: u.game.cash[0] == 1500, "saga", {"special": True}
    ),
    "try a mission with a 6 on the die": Case(
        on(9, "56"), lambda u: u.game.cash[0] == 4500, "clone_wars", {"special": True}
    ),
    "say where you are, on a board without an order": Case(
        rolled("12"), lambda u: u.game.place[0] == 5 and u.game.cash[0] == 1500, "child"
    ),
    "the same, and you came past GO": Case(
        rolled("12"), lambda u: u.game.place[0] == 5 and u.game.cash[0] == 1700, "child"
    ),
    "take the last thing back": Case(bought, lambda u: u.game.owner[3] is None),
    "see who is how rich": Case(nothing, lambda u: u.screen == "ranking"),
    "see what happened": Case(bought, lambda u: u.screen == "log"),
    "auction one of the last houses, players 1 and 2 want it": Case(
        two_sets, lambda u: u.game.waiting == "auction"
    ),
    "banker: the bank pays player 2": Case(nothing, lambda u: u.game.cash[1] == 1585),
    "banker: player 2 pays the bank": Case(nothing, lambda u: u.game.cash[1] == 1415),
    "banker: put a token on a space": Case(nothing, lambda u: u.game.place[1] == 24),
    "banker: give a deed to a player": Case(nothing, lambda u: u.game.owner[6] == 1),
    "end a timed game": Case(
        dealt, lambda u: u.game.over and u.screen == "over", options={"mode": "timed"}
    ),
    "begin a new game": Case(nothing, lambda u: u.screen == "edition"),
}


WAYS = [
    (action, way) for action, cells in table().items() for way in range(2) if cells[way] != "–"
]


def test_the_table_has_exactly_the_actions_that_are_tried() -> None:
    assert list(table()) == list(CASES)


@pytest.mark.parametrize(("action", "way"), WAYS)
def test_the_keys_of_the_table_do_what_it_says(action: str, way: int) -> None:
    case = CASES[action]
    unit = Unit(seed=1)
    unit.boot()
    players = ["Ann", "Ben", "Cy"]
    unit.start(case.edition, players, player_cards=way == 1, **case.options)
    case.before(unit)
    cell = table()[action][way]
    if cell != "nothing":
        assert not case.done(unit)
        do(unit, cell)
    assert case.done(unit), "\n".join(unit.lines())


# -- keys in its other chapters


def said(*spans: str) -> str:
    """The keys, if the manual has them."""
    for span in spans:
        assert f"`{span}`" in MANUAL, span
    return "".join(spans).replace(" ", "")


def started(**options: object) -> Unit:
    unit = Unit(seed=1)
    unit.boot()
    unit.start("classic", ["Ann", "Ben", "Cy"], **options)
    return unit


def new_tag(number: int) -> Tag:
    return Tag(bytes((4, number, 3, 4, 5, 6, 7)), kind="ntag213")


def test_a_game_of_three_begins_with_ten_keys() -> None:
    unit = Unit(seed=1)
    unit.boot()
    unit.press(said("# 1 3 #") + "122434")
    assert len(unit.inputs) == 10
    assert unit.screen == "idle" and unit.game.turn == 2


def test_the_choices_of_the_set_up_have_the_numbers_of_the_manual() -> None:
    unit = Unit(seed=1)
    unit.boot()
    unit.press("#43")
    seen = set(unit.lines())
    for key, wanted in (("2", "2 Short game"), ("3", "3 Special rules")):
        unit.press(said(key))
        assert wanted in [line.rstrip() for line in unit.lines()]
    for key in "2456889":
        unit.press(said(key))
        seen |= {line.rstrip() for line in unit.lines()}
    assert {"2 Game on time", "4 Rent must be asked", "5 Unit rolls dice"} <= seen
    assert {"6 Unit draws cards", "8 First: P1", "9 No player cards"} <= seen
    unit.press(said("7") + "60#")
    assert "7 Minutes: 60" in [line.rstrip() for line in unit.lines()]


def test_a_name_is_typed_as_on_a_telephone() -> None:
    unit = Unit(seed=1)
    unit.boot()
    unit.press("#12")
    unit.press("111**" + "266" + said("B") + "66" + said("#"))
    assert "1 Name Ann" in [line.rstrip() for line in unit.lines()]


def test_the_step_of_an_auction_goes_round() -> None:
    unit = started()
    unit.press("12A")
    steps = []
    for _ in range(4):
        steps.append(unit.lines()[6].split("+")[1].strip())
        unit.press("B")
    assert f"changes the step: {', '.join(steps)}." in MANUAL


def test_a_game_from_paper_goes_on() -> None:
    unit = started(first=1)
    unit.press(said("D 3 4"))
    unit.press("1200#07" + "#*" + "#*")
    for deed in ("06", "08", "09"):
        unit.press(f"#{deed}1#")
    unit.press("#152A#")
    for row in "12":
        for deed in ("06", "08", "09"):
            unit.press(f"#{deed}1{row}#")
    unit.press("*")
    game = unit.game
    assert unit.screen == "idle" and game.turn == 1
    assert game.cash == [1200, 1500, 1500] and list(game.place) == [7, 0, 0]
    assert houses(unit) == [2, 2, 2] and game.owner[15] == 1 and game.mortgaged[15]


def test_cards_are_made_and_lost_ones_made_again() -> None:
    unit = Unit(seed=1, enrolled=False)
    unit.boot()
    unit.press(said("D 7") + "1" + said("1"))
    for number in range(2):
        unit.tap_tag(new_tag(number), ms=1500)
    unit.press("*")
    unit.press("#12#1234")
    unit.tap_tag(new_tag(1))
    assert unit.screen == "player" and "2 P2" in unit.lines()[0]
    unit.press(said("D 3"))
    unit.tap_tag(new_tag(9), ms=1500)
    unit.tap_tag(new_tag(1))
    assert unit.screen == "idle"  # the lost one
    unit.tap_tag(new_tag(9))
    assert unit.screen == "player" and "2 P2" in unit.lines()[0]
    unit.press("*")
    unit.press(said("D 7 4 2") + "39")
    unit.tap_tag(new_tag(10), ms=1500)
    unit.tap_tag(new_tag(10))
    assert unit.screen == "deed" and "39 Boardwalk" in "".join(unit.lines()[4:7])


def test_each_setting_has_its_number() -> None:
    unit = started()
    unit.press(said("D 8"))
    before = [line.rstrip() for line in unit.lines()]
    for number in range(2, 6):
        unit.press(str(number))
        if number == 5:  # a wrong one would leave the display dark
            assert unit.screen == "display"
            unit.press("#")
        after = [line.rstrip() for line in unit.lines()]
        assert [at for at in range(8) if after[at] != before[at]] == [number]
        before = after
    unit.press("1")
    assert "Sprache" in unit.lines()[1]


def test_it_sleeps_after_ten_minutes_and_the_key_that_wakes_it_does_nothing() -> None:
    unit = started()
    unit.run(10 * 60000 + 5000)
    assert not any(unit.pixels())
    unit.press("3")
    assert any(unit.pixels()) and "3" not in unit.lines()[6]
    unit.press("34")
    assert unit.game.place[0] == 7


def test_care_tells_about_battery_and_storage() -> None:
    unit = started()
    unit.press(said("D 9 5"))
    assert "Battery" in unit.lines()[1] and "Free" in unit.lines()[2]
