"""What the steps of a journey mean, on a unit of paper: whatever the screens are."""

from pathlib import Path
from typing import Any

import pytest

from engine_core import Game
from host_tools.journey_values import options, value
from host_tools.journeys import Journey, Unexpected, run
from host_tools.virtual_board import Unit

SCREEN = ["Ann pays", "  Ben 50", "", "", "", "", "Ben: roll", "# yes  * back"]
DONE: list[tuple[Any, ...]] = []


class Paper:
    """Writes down what it is told, and shows one screen."""

    def __init__(self, **given: Any) -> None:
        DONE.clear()
        DONE.append(("unit", given))
        self.on = True
        self.screen = "idle"
        self.sounds = ["key", "refused"]
        self.text = list(SCREEN)
        self.game: Game | None = Game("classic", ["Ann", "Ben"])

    def lines(self) -> list[str]:
        return self.text

    def pixels(self) -> bytes:
        return bytes(8192)

    def play(self, command: str, **arguments: Any) -> None:
        assert self.game is not None
        self.game.do(command, **arguments)

    def tap_tag(self, tag: Any, ms: int) -> None:
        DONE.append(("tap_tag", tag.kind, ms))

    def cut_power(self, after: int, tear: str) -> None:
        DONE.append(("cut_power", after, tear))
        self.on = bool(after)

    def boot(self, hold: str) -> None:
        self.on = True

    def __getattr__(self, name: str) -> Any:
        return lambda *given, **named: DONE.append((name, *given, *sorted(named.items())))


def journey(*steps: str) -> Journey:
    table = Journey("evening.txt", Paper)
    for step in steps:
        table.take(step)
    return table


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("34", 34),
        ("-5", -5),
        ("yes", True),
        ("no", False),
        ("none", None),
        ("saga", "saga"),
        ("ch07", "ch07"),
        ("3,4", (3, 4)),
        ("1,", (1,)),
        ("light,3,none", ("light", 3, None)),
        ("[1,3]", [1, 3]),
        ("[]", []),
        ("[[1,2],yes]", [[1, 2], True]),
        ("{}", {}),
        (
            "{cash:50,deeds:[1,3],jail_cards:1}",
            {"cash": 50, "deeds": [1, 3], "jail_cards": 1},
        ),
        ("{cards:[chance:ch07]}", {"cards": ["chance:ch07"]}),
    ],
)
def test_a_value_is_what_it_looks_like(text: str, meant: object) -> None:
    assert value(text) == meant and type(value(text)) is type(meant)


@pytest.mark.parametrize(
    "text", ["", ",", "[1", "1]", "{cash}", "{cash:", "{cash:1", "[1,,2]", "}"]
)
def test_half_a_value_is_none(text: str) -> None:
    with pytest.raises(ValueError):
        value(text)


def test_players_have_names_with_blanks_and_tokens() -> None:
    told = options("edition=classic_2008 players=Ann,Big_Ben:Top_hat,7 first=none")
    players = ["Ann", ("Big Ben", "Top hat"), "7"]
    assert told == {"edition": "classic_2008", "players": players, "first": None}


@pytest.mark.parametrize(
    ("step", "done"),
    [
        ("press 34#", ("press", "34#")),
        ("hold D 1500", ("hold", "D", 1500)),
        ("run 500", ("run", 500)),
        ("tap deed 39", ("tap", "deed", 39, ("ms", 300))),
        ("tap player 0 ms=10000", ("tap", "player", 0, ("ms", 10000))),
        ("tap card chance ch07", ("tap", "card", "chance", "ch07", ("ms", 300))),
        ("foreign phone", ("tap_tag", "phone", 300)),
        ("foreign empty ms=50", ("tap_tag", "ntag213", 50)),
        ("foreign other", ("tap_tag", "classic", 300)),
        ("start edition=saga special=yes", ("start", ("edition", "saga"), ("special", True))),
        ("cut", ("cut_power", 0, "none")),
        ("cut 3", ("cut_power", 3, "none")),
        ("cut 3 half", ("cut_power", 3, "half")),
        ("unit seed=3 reader=no display=sh1106", None),
    ],
)
def test_a_step_is_given_to_the_unit(step: str, done: "tuple[Any, ...] | None") -> None:
    journey(step)
    if done is None:
        assert DONE == [("unit", {"seed": 3, "reader": False, "display": "sh1106"})]
    else:
        assert DONE == [("unit", {}), done]


TRUE = (
    "screen idle",
    "see Ann pays Ben 50",
    "see  Ben   50",
    "not_see Cy",
    "line 6 Ben: roll",
    "line 1   Ben 50",
    "line 2",
    "sound refused",
    "cash 0 1500",
    "owner 39 none",
    "waiting roll",
    "turn 0",
)


@pytest.mark.parametrize("step", TRUE)
def test_what_is_true_passes(step: str) -> None:
    assert journey(step).taken == 1


@pytest.mark.parametrize(
    ("step", "why"),
    [
        ("screen menu", "it is 'idle'"),
        ("off", "it is on"),
        ("see Ann pays Cy", "that cannot be read"),
        ("see", "it ended in ValueError: which words?"),
        ("not_see pays Ben", "that can be read"),
        ("line 6 Ben:", "it is 'Ben: roll'"),
        ("line 1 Ben 50", "it is '  Ben 50'"),
        ("line 9 x", "it ended in IndexError"),
        ("sound ok", "it is 'refused'"),
        ("cash 0 1499", "it is 1500"),
        ("cash 0", "it ended in ValueError"),
        ("owner 39 0", "it is None"),
        ("waiting buy", "it is 'roll'"),
        ("turn 1", "it is 0"),
        ("over", "it goes on"),
        ("same", "it ended in ValueError: there was no cut before"),
        ("play buy", "it was refused with not_for_sale"),
        ("refused not_owner play roll dice=1,2", "it was not refused"),
        ("refused not_owner press 1", "it ended in ValueError: only play and start"),
        ("foreign cat", "it ended in ValueError: there are empty, other, phone"),
        ("shot a-b", "it ended in ValueError: the name of a shot"),
        ("shot", "it ended in ValueError: the name of a shot"),
        ("dance", "it ended in ValueError: no such step"),
        (" press 1", "it ended in ValueError: no such step"),
        ("start edition", "it ended in ValueError: 'edition' is no name=value"),
        ("hold D", "it ended in ValueError"),
    ],
)
def test_what_is_not_true_is_told_with_its_place_and_the_screen(step: str, why: str) -> None:
    table = journey("# A title", "", "boot")
    if step.startswith("play buy"):
        why = why.split(" with ")[0]  # whichever of its reasons the rule names first
    with pytest.raises(AssertionError) as raised:
        table.take(step + "\n")
    first, *screen = str(raised.value).splitlines()
    assert first.startswith(f"evening.txt, line 4, '{step}': {why}")
    assert screen[0] == "+---------------------+"
    assert screen[1:9] == ["|%-21s|" % line for line in SCREEN]
    assert screen[9] == "+---------------------+ screen idle"
    assert isinstance(raised.value, Unexpected)
    assert raised.value.sentence.startswith(first) and raised.value.sentence.endswith(".")


def test_a_refusal_has_to_have_the_right_code() -> None:
    table = journey("play assign deed=3 owner=0")
    table.take("refused set_incomplete play build seat=0 deed=3")
    with pytest.raises(Unexpected, match="it was refused with set_incomplete"):
        table.take("refused uneven play build seat=0 deed=3")


def test_a_game_that_is_over_is_over() -> None:
    assert journey("play resign seat=1", "over", "cash 0 1500").taken == 3


def test_without_a_game_nothing_is_true_of_it() -> None:
    table = journey("boot")
    table.unit.game = None
    for step in ("cash 0 1500", "owner 39 none", "waiting roll", "turn 0", "over"):
        with pytest.raises(Unexpected, match="there is no game"):
            table.take(step)


def test_only_the_first_step_says_which_unit_it_is() -> None:
    with pytest.raises(Unexpected, match="only the first step"):
        journey("boot", "unit seed=3")


def test_all_is_the_same_after_a_cut() -> None:
    assert journey("boot", "cut", "off", "boot", "same").taken == 5


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda unit: setattr(unit, "screen", "menu"), "the screen was idle"),
        (lambda unit: unit.text.__setitem__(7, "A"), "the last line was '# yes  [*] back'"),
        (lambda unit: unit.game.do("roll", dice=(1, 2)), "it was another game"),
        (lambda unit: setattr(unit, "game", None), "it was another game"),
    ],
)
def test_what_is_not_the_same_after_a_cut_is_told(change: Any, why: str) -> None:
    table = journey("boot", "cut", "boot")
    change(table.unit)
    with pytest.raises(Unexpected, match=why):
        table.take("same")


def test_lines_that_may_change_may_be_other_ones_after_a_cut() -> None:
    table = journey("boot", "cut", "boot")
    table.unit.text[5] = "Welcome back"
    table.take("same")


def test_shots_are_handed_over_with_their_names(tmp_path: Path) -> None:
    path = tmp_path / "evening.txt"
    path.write_text("# Two of them\nboot\nshot first\n\nshot the_2nd\n")
    taken: list[tuple[str, int]] = []
    steps: list[str] = []
    count = run(
        str(path),
        Paper,
        lambda name, pixels: taken.append((name, len(pixels))),
        lambda table: steps.append(table.line),
    )
    assert taken == [("first", 8192), ("the_2nd", 8192)]
    assert steps == ["boot", "shot first", "shot the_2nd"] and count == 3


def test_a_journey_without_a_step_fails(tmp_path: Path) -> None:
    path = tmp_path / "empty.txt"
    path.write_text("# Nothing\n")
    with pytest.raises(Unexpected, match="there is no step in it"):
        run(str(path), Paper)


def test_a_fault_of_the_program_keeps_its_cause() -> None:
    with pytest.raises(Unexpected) as raised:
        journey("boot", "cash 7 1500")
    assert isinstance(raised.value.__cause__, IndexError)


def test_a_real_unit_is_led_by_the_same_steps() -> None:
    table = Journey("real.txt", Unit)
    for step in ("unit seed=1 reader=no", "boot *", "screen safe_start", "press 1", "cut", "off"):
        table.take(step)
    assert table.unit.seed == 1 and table.unit.board.reader is None
