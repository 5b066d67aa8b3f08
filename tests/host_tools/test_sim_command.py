"""`deedbox sim`: what it says, where it serves, and what it writes for other web hosts."""

import os
import re
import signal
import socket
import subprocess
import sys
import urllib.error
import urllib.request
from pathlib import Path

import pytest

from host_tools.cli import main
from host_tools.simulator import npm
from host_tools.simulator.server import HOST, Server, serve_from

needs_package = pytest.mark.skipif(
    npm.installed() is None, reason="NOT TESTED: MicroPython for the page is not installed"
)


@needs_package
def test_what_it_builds_names_no_place_but_its_own(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    target = tmp_path / "web"
    assert main(["sim", "--build", str(target)]) == 0
    assert str(target / "index.html") in capsys.readouterr().out
    assert main(["sim", "--build", str(target)]) == 0  # once more over it
    for name in ("index.html", "unit.tar", "micropython.mjs", "micropython.wasm", "offline.js"):
        assert (target / name).stat().st_size > 500, name
    for path in target.rglob("*"):
        if path.suffix in (".html", ".css", ".js", ".webmanifest"):
            text = path.read_text("utf-8")
            assert not re.search(r"(?:src|href|from|import)\s*=?\(?\s*[\"']/", text), path
            assert not re.search(r"https?://(?!www\.w3\.org/)", text), path


@pytest.mark.parametrize(
    ("arguments", "code", "words"),
    [
        (["--edition", "nowhere"], 1, "There is no edition nowhere"),
        (["--game", __file__], 1, "it is not a .deedbox file"),
        (["--game", "/nowhere/x"], 2, "does not exist"),
        (["--language", "fr"], 2, "'fr' is not one of"),
        (["--port", "70000"], 2, "--port"),
    ],
)
def test_a_wrong_call_gets_a_sentence(
    arguments: list[str], code: int, words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["sim", "--no-open", *arguments]) == code
    said = capsys.readouterr().err
    assert words in said and "Traceback" not in said


@needs_package
def test_it_does_not_write_between_other_files(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "letter.txt").write_text("dear Ann")
    assert main(["sim", "--build", str(tmp_path)]) == 1
    assert "has other files in it" in capsys.readouterr().err


def test_a_busy_port_makes_way_for_the_next() -> None:
    with socket.socket() as busy:
        busy.bind((HOST, 0))
        busy.listen()
        port = busy.getsockname()[1]
        server, asked = serve_from(port, {})
        with server:
            assert not asked and server.server_port > port


def test_a_page_elsewhere_that_has_its_name_lead_here_gets_nothing() -> None:
    import threading

    with Server(0, {"index.html": b"hello"}) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        with urllib.request.urlopen(server.address) as answer:
            assert answer.read() == b"hello"
        for path, host in (("", "evil.example:80"), ("../x", None), ("none", None)):
            asked = urllib.request.Request(server.address + path)
            if host:
                asked.add_header("Host", host)
            with pytest.raises(urllib.error.HTTPError):
                urllib.request.urlopen(asked)
        server.shutdown()


@needs_package
@pytest.mark.skipif(os.name == "nt", reason="Ctrl-C is sent otherwise there")
def test_it_says_where_it_is_and_stops_at_ctrl_c() -> None:
    command = [sys.executable, "-m", "host_tools", "sim", "--no-open", "--port", "0"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8"
    ) as run:
        assert run.stdout and run.stderr
        line = run.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:\d+/", line)
        assert found, line + run.stderr.read()
        with urllib.request.urlopen(found[0]) as page:
            assert b"<title>Deedbox</title>" in page.read()
        run.send_signal(signal.SIGINT)
        rest, complaints = run.communicate(timeout=20)
        assert run.returncode == 0 and "Stopped." in rest and not complaints
