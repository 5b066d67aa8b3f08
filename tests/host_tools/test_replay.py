"""`deedbox replay`: a game from a file goes the same way again, and no file does any harm."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine_core import edition_ids, load_edition
from host_tools.bots import random_bot, sensible_bot
from host_tools.bots.watched import Counts, Watched
from host_tools.cli import main
from host_tools.soaking import trouble_file
from host_tools.soaking.playing_again import seated, steps
from host_tools.soaking.settings import MODES, settings
from tests.host_tools.test_edition_command import classic

Capture = pytest.CaptureFixture[str]
ROLL: list[Any] = ["roll", {"dice": [1, 2]}]


def case(**changes: Any) -> dict[str, Any]:
    """A trouble file of two players and one command, with something changed."""
    content = {
        "kind": "deedbox trouble",
        "trouble": "Something broke.",
        "blamed": "rules",
        "setting": {"edition": "classic", "players": ["Ann", "Ben"]},
        "commands": [ROLL],
    }
    return content | changes


def replayed(folder: Path, content: object, *options: str) -> int:
    """The exit code of a replay of this content, bytes as they are."""
    file = folder / "trouble.json"
    if isinstance(content, bytes):
        file.write_bytes(content)
    else:
        file.write_text(json.dumps(content), "utf-8")
    return main(["replay", str(file), *options])


@pytest.mark.parametrize("bot", [random_bot, sensible_bot])
@pytest.mark.parametrize("edition", [*edition_ids(), "mine"])
def test_a_game_from_a_file_ends_exactly_as_the_one_that_was_played(
    edition: str, bot: Any, tmp_path: Path
) -> None:
    source: Any = classic() if edition == "mine" else edition
    board = load_edition(source)
    for setting in settings(source, board, 3, MODES, 3, seed=2):
        watched = Watched(setting, Counts())
        watched.begin()
        bot.play(watched.game, Random(3), 12, watched.do)
        trouble_file.write(str(tmp_path / "game.json"), "None.", "rules", watched)

        read = trouble_file.read(str(tmp_path / "game.json"))
        again = seated(read)
        assert not any(step.trouble for step in steps(read, again))
        assert len(read.commands) == len(watched.commands)
        assert again.game.snapshot() == watched.game.snapshot()


def test_without_trouble_a_replay_says_so(tmp_path: Path, capsys: Capture) -> None:
    assert replayed(tmp_path, case()) == 0
    assert capsys.readouterr() == ("1 command, all fine now.\n", "")


def test_step_by_step_every_command_is_shown_with_what_came_of_it(
    tmp_path: Path, capsys: Capture
) -> None:
    commands = [ROLL, ["buy", {}], ["buy", {}], ["jump", {"high": None}]]
    assert replayed(tmp_path, case(commands=commands), "-v") == 0
    assert capsys.readouterr().out.splitlines() == [
        "1 roll dice=[1, 2]: rolled 0 1 2, moved 0 3",
        "2 buy: paid 0 bank 60 price, bought 0 3 60",
        "3 buy: refused, nothing_to_buy",
        "4 jump high=None: refused, unknown_command",
        "4 commands, all fine now.",
    ]


def test_a_command_that_should_have_been_accepted_is_trouble_again(
    tmp_path: Path, capsys: Capture
) -> None:
    refused = "The command hammer was refused with no_auction."
    content = case(blamed="refusal", trouble=refused, commands=[ROLL, ["hammer", {}]])
    assert replayed(tmp_path, content) == 1
    assert capsys.readouterr().err == f"2 commands, the trouble comes again: {refused}\n"


def test_arguments_may_have_any_name(tmp_path: Path, capsys: Capture) -> None:
    names = ("self", "command", "call", "game", "arguments", "__class__", "", "two words")
    commands = [["roll", {name: 1}] for name in names]
    assert replayed(tmp_path, case(commands=commands)) == 0
    assert capsys.readouterr().out == "8 commands, all fine now.\n"


def test_nothing_in_a_file_reaches_the_terminal_as_a_control_code(
    tmp_path: Path, capsys: Capture
) -> None:
    red = "\x1b[31m"
    loan = {"payer": 0, "payee": 1, "amount": 5, "why": red}
    commands = [[red, {red: red}], ["transfer", loan]]
    assert replayed(tmp_path, case(commands=commands), "--verbose") == 0
    assert replayed(tmp_path, case(trouble=red)) == 1
    printed = capsys.readouterr()
    assert "\x1b" not in printed.out + printed.err


PLAYERS = ["Ann", "Ben"]


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (b"", "line 1: this is not JSON"),
        (b'{"kind": ', "line 1: this is not JSON"),
        (b"\xff\xfe\x00", "is not a text in UTF-8."),
        (b"[" * 100_000, "is nested too deep or has huge numbers."),
        (b"9" * 9000, "is nested too deep or has huge numbers."),
        (b"[1, 2]", "another program made it."),
        (b'{"kind": "deedbox edition"}', "another program made it."),
        (case(trouble=None), "it does not say what the trouble was."),
        (case(blamed="Ann"), "it does not say what the trouble was."),
        (case(blamed=[]), "it does not say what the trouble was."),
        (case(setting=None), "the setting is missing."),
        (case(setting={"players": PLAYERS}), "the setting is missing."),
        (
            case(setting={"edition": "classic", "players": PLAYERS, "self": 1}),
            "there is no such setting as 'self'.",
        ),
        (case(setting={"edition": "chess", "players": PLAYERS}), "There is no such edition."),
        (case(setting={"edition": {"id": "x"}, "players": PLAYERS}), "in the file is refused: "),
        (case(setting={"edition": "saga", "players": [[[]]]}), "in the file is refused: "),
        (case(setting={"edition": "saga", "players": PLAYERS, "mode": {}}), "is refused: "),
        (case(commands=None), "the commands are missing."),
        (case(commands=[ROLL, "roll"]), "command 2 is not a name with arguments."),
        (case(commands=[["roll"]]), "command 1 is not a name with arguments."),
        (case(commands=[["roll", []]]), "command 1 is not a name with arguments."),
        (case(commands=[[1, {}]]), "command 1 is not a name with arguments."),
        (case(commands=[["roll", {"dice": "\ud800"}]]), "it has half letters in it."),
        (
            json.dumps(case()).replace("[1, 2]", "[" * 50 + "]" * 50).encode(),
            "it is nested too deep.",
        ),
    ],
)
def test_a_file_that_is_no_trouble_file_gets_one_sentence(
    content: object, says: str, tmp_path: Path, capsys: Capture
) -> None:
    assert replayed(tmp_path, content) == 1
    printed = capsys.readouterr()
    assert printed.out == ""
    assert says in printed.err and printed.err.count("\n") == 1


def test_a_huge_file_is_not_read_to_its_end(
    tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(trouble_file, "MOST_BYTES", 1024**2)
    with (tmp_path / "trouble.json").open("wb") as file:
        file.truncate(1024**3)
    assert main(["replay", str(tmp_path / "trouble.json")]) == 1
    assert capsys.readouterr().err.endswith(
        "trouble.json has over 1,024 KB; a trouble file is smaller.\n"
    )


def test_a_missing_file_and_a_folder_get_one_sentence(tmp_path: Path, capsys: Capture) -> None:
    assert main(["replay", str(tmp_path / "none.json")]) == 1
    assert main(["replay", str(tmp_path)]) == 1
    missing, folder = capsys.readouterr().err.splitlines()
    assert missing.endswith("none.json: No such file or directory.")
    assert folder.endswith(": Is a directory.")


def test_values_of_any_kind_are_refused_and_not_believed(tmp_path: Path, capsys: Capture) -> None:
    strange: tuple[Any, ...] = (
        None,
        True,
        -1,
        10**30,
        1.5,
        float("inf"),
        "x" * 9999,
        [[]],
        {"": 1},
    )
    commands = [["roll", {"dice": value}] for value in strange]
    commands += [["trade", dict.fromkeys(("a", "b", "a_gives", "b_gives"), v)] for v in strange]
    assert replayed(tmp_path, case(commands=commands), "-v") == 0
    assert capsys.readouterr().out.count(": refused, ") == len(commands)
