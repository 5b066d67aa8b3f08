"""`deedbox bench core`: the lines that it prints, and that counting does not change the games."""

import re
import shutil

import pytest

from engine_core import load_edition
from host_tools import bench_core, bench_valgrind
from host_tools.bench_core import count, play_games, speed
from host_tools.bench_valgrind import total
from host_tools.cli import main
from host_tools.errors import Failed

Capture = pytest.CaptureFixture[str]
QUICK = ("bench", "core", "--games", "2", "--no-valgrind")

NUMBER = r"[\d,]+(?:\.\d)?"
LINES = (
    r"classic, 4 players, 2 games, best of 5 rounds",
    rf"turns a game: {NUMBER}",
    rf"commands a game: {NUMBER}",
    r"games cut off at 4,000 turns: \d",
    rf"turns a second: {NUMBER} \(median {NUMBER}\)",
    rf"commands a second: {NUMBER} \(median {NUMBER}\)",
)


def lines(capsys: Capture) -> list[str]:
    return capsys.readouterr().out.splitlines()


def test_turns_and_commands_a_second_and_a_game_are_told(capsys: Capture) -> None:
    assert main(QUICK) == 0
    printed = lines(capsys)
    assert len(printed) == len(LINES)
    for line, wanted in zip(printed, LINES, strict=True):
        assert re.fullmatch(wanted, line)


def test_the_same_seed_plays_the_same_games_and_another_seed_others(capsys: Capture) -> None:
    games = []
    for seed in ("1", "1", "2"):
        assert main([*QUICK, "--seed", seed]) == 0
        games.append(lines(capsys)[1:4])
    assert games[0] == games[1] != games[2]


def test_another_edition_is_measured_by_its_id(capsys: Capture) -> None:
    assert main([*QUICK, "--edition", "child"]) == 0
    assert lines(capsys)[0].startswith("child, ")


def test_counting_the_commands_does_not_change_the_games() -> None:
    edition = load_edition("saga")
    turns, commands, _ = count(edition, 7, 2)
    assert turns == play_games(edition, 7, 2)
    assert commands > 2 * turns


def test_games_that_reach_the_limit_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench_core, "TURNS", 8)
    assert count(load_edition("classic"), 1, 3)[::2] == (24, 3)


def test_the_best_round_is_the_shortest_and_the_median_stands_in_the_middle() -> None:
    assert speed([4.0, 2.0, 8.0], 16) == (8.0, 4.0)


def test_without_valgrind_one_sentence_says_what_is_left_out(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: None)
    assert main(["bench", "core", "--games", "1"]) == 0
    last = lines(capsys)[-1]
    assert last == "Instructions are left out, because there is no valgrind on this computer."


@pytest.mark.parametrize(
    ("arguments", "code", "sentence"),
    [
        (["--edition", "nowhere"], 1, "There is no edition nowhere;"),
        (["--games", "0"], 2, "Invalid value for '--games'"),
        (["--seed", "x"], 2, "Invalid value for '--seed'"),
    ],
)
def test_wrong_use_is_one_sentence(
    arguments: list[str], code: int, sentence: str, capsys: Capture
) -> None:
    assert main(["bench", "core", *arguments]) == code
    said = capsys.readouterr().err
    assert said.startswith(sentence) and said.count("\n") == 1


def test_the_total_of_a_profile_is_read() -> None:
    assert total("events: Ir\nfn=(1) main\n16 400\n\ntotals: 467471921\n") == 467471921
    with pytest.raises(Failed):
        total("")


def test_a_valgrind_that_does_not_run_is_one_sentence() -> None:
    with pytest.raises(Failed, match="valgrind could not run Python: .*[.]$"):
        bench_valgrind.instructions(shutil.which("false") or "false", "classic", 1)


@pytest.mark.skipif(not shutil.which("valgrind"), reason="There is no valgrind here.")
def test_with_valgrind_instructions_a_turn_and_a_command_are_told(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    """No games and one are the fewest that differ."""
    monkeypatch.setattr(bench_valgrind, "FEW", 0)
    monkeypatch.setattr(bench_valgrind, "MANY", 1)
    assert main(["bench", "core", "--games", "1"]) == 0
    turn, command = lines(capsys)[-2:]
    assert re.fullmatch(r"instructions a turn: [\d,]+ \(games \d+ to \d+\)", turn)
    assert re.fullmatch(r"instructions a command: [\d,]+ \(games \d+ to \d+\)", command)
