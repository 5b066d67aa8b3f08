"""`deedbox soak` as a person meets it: what it counts, what it misses, and how it stops."""

import json
import os
import re
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from engine_core import Game, Refused, edition_ids, load_edition
from engine_core.commands import rows
from engine_core.rules import moving
from host_tools.bots import sensible_bot
from host_tools.bots.fired import EVENTS
from host_tools.bots.watched import Counts
from host_tools.cli import main
from host_tools.soaking import could_fire, playing
from host_tools.soaking.settings import MODES, settings
from tests.host_tools.test_edition_command import classic

Capture = pytest.CaptureFixture[str]
TINY = ("--games", "2", "--turns", "15")


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Trouble files are left in the current folder."""
    monkeypatch.chdir(tmp_path)


def never(output: str, kind: str) -> list[str]:
    """What the list at the end of a report names, as in `commands: place, contest`."""
    listed = re.search(rf"^  {kind}: (.*(?:\n    .*)*)", output, re.MULTILINE)
    assert listed
    return [] if listed[1] == "none" else listed[1].replace("\n    ", " ").split(", ")


def mark(output: str, name: str) -> str:
    """How often something happened, as in the tables: `1,234`, `0 !` or `0 -`."""
    found = re.search(rf"(?:^|  ){name} +([\d,]+(?: [!-])?)", output, re.MULTILINE)
    assert found, name
    return found[1]


def loses_money(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on the bank pays a salary and books one unit less."""
    paid = moving.pay_salary

    def wrong(game: Game, seat: int) -> None:
        paid(game, seat)
        game.bank_balance += 1

    monkeypatch.setattr(moving, "pay_salary", wrong)


def test_a_soak_tells_how_many_games_turns_and_commands(capsys: Capture) -> None:
    assert main(["soak", "--edition", "saga", "--games", "4", "--mode", "short"]) == 0
    printed = capsys.readouterr()
    first = printed.out.splitlines()[0]
    assert re.fullmatch(
        r"saga, 4 players: 4 of 4 games finished, [\d,]+ turns, [\d,]+ commands\.", first
    )
    assert printed.err == ""


def test_games_that_take_too_long_are_left_unfinished(capsys: Capture) -> None:
    """Also those in which a guest sits in: every third."""
    options = ("--mode", "standard", "--games", "6", "--turns", "10")
    assert main(["soak", "--edition", "classic", *options]) == 0
    assert "0 of 6 games finished, 60 turns" in capsys.readouterr().out


def test_every_command_is_in_the_table_and_a_zero_is_marked(capsys: Capture) -> None:
    assert main(["soak", "--edition", "saga", "--mode", "standard", *TINY]) == 0
    output = capsys.readouterr().out
    for row in rows():
        mark(output, row.split(" ")[0])
    assert mark(output, "bankrupt") == "0 !"
    assert "bankrupt" in never(output, "commands")
    # No mission is printed in this edition, and nothing is dealt in the standard game.
    for name in ("mission", "deal"):
        assert mark(output, name) == "0 -"
        assert name not in never(output, "commands")
    assert int(mark(output, "roll")) >= 30


def test_what_is_not_a_terminal_gets_no_colours_and_no_progress(capsys: Capture) -> None:
    assert main(["soak", "--edition", "child", *TINY]) == 0
    printed = capsys.readouterr()
    assert "\x1b" not in printed.out and printed.err == ""


def test_the_same_seed_gives_the_same_counts_and_another_seed_others() -> None:
    """Also where strings are hashed differently, as in every new Python."""
    outputs = []
    for seed, hashes in (("1", "1"), ("1", "2"), ("2", "1")):
        command = [sys.executable, "-m", "host_tools", "soak", "--edition", "clone_wars"]
        command += ["--games", "6", "--turns", "60", "--seed", seed]
        folder = Path(__file__).parents[2]
        environment = {**os.environ, "PYTHONHASHSEED": hashes, "PYTHONPATH": str(folder)}
        outputs.append(subprocess.run(command, capture_output=True, env=environment, check=True))
    assert outputs[0].stdout == outputs[1].stdout != outputs[2].stdout


def test_all_editions_are_soaked_one_after_the_other(capsys: Capture) -> None:
    assert main(["soak", "--bot", "random", "--games", "1", "--turns", "3"]) == 0
    lines = capsys.readouterr().out.splitlines()
    titles = [line.split(",")[0] for line in lines if " games finished, " in line]
    assert titles == list(edition_ids())


@pytest.mark.parametrize(
    ("arguments", "sentence", "code"),
    [
        (["--edition", "child", "--players", "5"], "child is for 2 to 4 players, not for 5.", 2),
        (["--edition", "saga", "--players", "1"], "saga is for 2 to 8 players, not for 1.", 2),
        (["--players", "6"], "child is for 2 to 4 players, not for 6.", 2),
        (
            ["--edition", "classic", "--players", "10", "--mode", "short"],
            "classic has 28 deeds, and 30 would have to be dealt.",
            2,
        ),
        (["--games", "0"], "Invalid value for '--games'", 2),
        (["--mode", "long"], "Invalid value for '--mode'", 2),
        (["--edition", "nowhere"], "There is no edition nowhere;", 1),
    ],
)
def test_wrong_use_is_one_sentence(
    arguments: list[str], sentence: str, code: int, capsys: Capture
) -> None:
    assert main(["soak", *arguments]) == code
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.startswith(sentence) and printed.err.count("\n") == 1


def test_with_ten_players_a_soak_of_all_modes_leaves_out_the_short_game(capsys: Capture) -> None:
    assert main(["soak", "--edition", "classic", "--players", "10", *TINY]) == 0
    assert mark(capsys.readouterr().out, "short_game_flat_tax") == "0 -"


def test_a_soak_stops_at_a_rule_that_loses_money_and_replay_meets_it_again(
    capsys: Capture,
) -> None:
    said = r"All cash and the bank's balance make 6001 and not 6000, after the command \w+"
    with pytest.MonkeyPatch.context() as broken:
        loses_money(broken)
        assert main(["soak", "--edition", "saga", "--mode", "standard"]) == 1
        printed = capsys.readouterr()
        file = "'deedbox replay soak-trouble.json' plays it again"
        assert re.fullmatch(rf"Game 1 of saga broke: {said}; {file}\.\n", printed.err)
        assert printed.out == ""

        assert main(["replay", "soak-trouble.json"]) == 1
        again = capsys.readouterr().err
        assert re.fullmatch(rf"[\d,]+ commands, the trouble comes again: {said}\.\n", again)

    assert main(["replay", "soak-trouble.json"]) == 0
    assert re.fullmatch(r"[\d,]+ commands, all fine now\.\n", capsys.readouterr().out)


def test_a_crash_inside_the_rules_stops_a_soak_and_comes_again(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    def crashes(game: Game, seat: int) -> None:
        raise ZeroDivisionError("by zero")

    monkeypatch.setattr(moving, "pay_salary", crashes)
    assert main(["soak", "--edition", "classic", "--mode", "standard", "--out", "crash.json"]) == 1
    said = capsys.readouterr().err
    assert "failed: ZeroDivisionError: by zero; 'deedbox replay crash.json' plays it" in said
    assert main(["replay", "crash.json"]) == 1
    assert "the trouble comes again: The command" in capsys.readouterr().err


def test_a_legal_command_that_is_refused_is_trouble_and_comes_again(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    monkeypatch.setattr(Game, "legal", lambda game: iter([("hammer", {})]))
    assert main(["soak", "--edition", "classic", "--bot", "random", "--mode", "standard"]) == 1
    assert "The command hammer was refused with no_auction;" in capsys.readouterr().err
    assert main(["replay", "soak-trouble.json"]) == 1
    assert "comes again: The command hammer was refused" in capsys.readouterr().err


def test_a_bot_that_fails_is_not_blamed_on_the_rules(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    def fails(game: Game, random: Any, turns: int, do: Any) -> int:
        sensible_bot.play(game, random, 3, do)
        raise KeyError("lost")

    monkeypatch.setitem(playing.BOTS, "sensible", fails)
    assert main(["soak", "--edition", "classic"]) == 1
    assert "The sensible bot failed: KeyError: 'lost';" in capsys.readouterr().err
    assert main(["replay", "soak-trouble.json"]) == 0
    assert "it was the bot that had trouble." in capsys.readouterr().out


def test_a_game_that_goes_round_in_circles_is_stopped(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    def circles(game: Game, random: Any, turns: int, do: Any) -> int:
        while True:
            with suppress(Refused):
                do("hammer")

    monkeypatch.setitem(playing.BOTS, "random", circles)
    monkeypatch.setattr("host_tools.bots.watched.MOST_IN_A_TURN", 50)
    assert main(["soak", "--edition", "classic", "--bot", "random", "--mode", "standard"]) == 1
    assert "No turn has ended for 50 commands;" in capsys.readouterr().err


def test_a_trouble_file_that_cannot_be_written_does_not_hide_the_trouble(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    loses_money(monkeypatch)
    assert main(["soak", "--edition", "saga", "--out", "nowhere/trouble.json"]) == 1
    said = capsys.readouterr().err
    assert "All cash and the bank's balance make" in said
    assert said.endswith(
        "it could not be left in nowhere/trouble.json: No such file or directory.\n"
    )


def test_an_own_edition_is_soaked_from_its_file_and_replayed_without_it(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    mine = Path("mine.json")
    mine.write_text(json.dumps(classic() | {"start_cash": 900, "lowest_bid": 20}), "utf-8")
    assert main(["soak", "--edition", "mine.json", *TINY]) == 0
    assert capsys.readouterr().out.startswith("mine, 4 players: ")

    loses_money(monkeypatch)
    assert main(["soak", "--edition", "mine.json", "--mode", "standard"]) == 1
    assert "make 3601 and not 3600" in capsys.readouterr().err
    mine.unlink()
    assert main(["replay", "soak-trouble.json"]) == 1
    assert "make 3601 and not 3600" in capsys.readouterr().err


def test_a_long_soak_plays_every_combination_of_options() -> None:
    saga = load_edition("saga")
    games = list(settings("saga", saga, 4, MODES, 96, seed=5))
    names = ("mode", "special", "rent", "cards", "dice")
    ways = {(*[game[name] for name in names], game["first"] is None) for game in games}
    assert len(ways) == 96
    assert {game["first"] for game in games} == {None, 0, 1, 2, 3}
    tokens = {token for game in games for _, token in game["players"]}
    assert tokens == {token for token, _ in saga.tokens}


def test_every_event_of_the_rules_is_one_that_the_report_knows() -> None:
    counts = Counts()
    for edition in ("saga", "clone_wars", "child"):
        games = settings(edition, load_edition(edition), 4, MODES, 12, seed=1)
        list(playing.play_all(games, "sensible", 1, 100, counts))
    words = {name[6:] for name in counts.fired if name.startswith("event ")}
    assert words <= set(EVENTS)


def test_what_can_happen_is_spelled_as_the_rules_spell_it() -> None:
    for names in could_fire.NEEDS.values():
        assert set(names.split(", ")) <= set(could_fire.ALL_NAMES)
    assert set(could_fire.facts(load_edition("saga"), 4, MODES)) == set(could_fire.NEEDS)


@pytest.mark.parametrize(
    ("edition", "modes", "can", "cannot"),
    [
        ("saga", MODES, "force duel tax red_die_side", "mission land"),
        ("clone_wars", MODES, "mission", "force tax short_game_flat_tax force_tribute"),
        ("child", MODES, "land tax rent_roll card_says", "card mission special_rules"),
        ("saga_de", MODES, "force_tribute rent_roll", "tax"),
        ("trilogy", ("short",), "deal", "tax time_up keep_mortgage fine_turns"),
        ("trilogy", ("standard",), "tax keep_mortgage fine_turns", "deal time_up"),
    ],
)
def test_what_can_happen_depends_on_the_edition_and_the_modes(
    edition: str, modes: tuple[str, ...], can: str, cannot: str
) -> None:
    names = could_fire.could_fire(load_edition(edition), 4, modes)
    assert set(can.split()) <= names
    assert not set(cannot.split()) & names
