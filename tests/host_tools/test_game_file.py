"""A game as one file: a zip that other programs open, and that is not believed blindly."""

import io
import zipfile
import zlib
from pathlib import Path

import pytest

from host_tools import game_file
from tests.micropython_port import needs_port, run_module

FILES = {"games/1": bytes(range(256)) * 9, "games/now": b"", "settings": b"abc"}
NVS = {"deedbox": {"crashes": 2, "mirror": b"\x00\xff\x80"}}


def rezipped(data: bytes, **changed: bytes) -> bytes:
    """By another program, and packed."""
    whole = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(data)) as old, zipfile.ZipFile(whole, "w", 8) as new:
        for name in old.namelist():
            new.writestr(name, changed.get(name.replace(".json", ""), old.read(name)))
    return whole.getvalue()


def test_what_was_written_is_read() -> None:
    assert game_file.read(game_file.written(FILES, NVS, "0.1.0")) == (FILES, NVS)


def test_another_zip_program_reads_it() -> None:
    with zipfile.ZipFile(io.BytesIO(game_file.written(FILES, NVS, "0.1.0"))) as archive:
        assert archive.testzip() is None
        assert archive.read("files/games/1") == FILES["games/1"]


def test_one_that_was_packed_again_is_read() -> None:
    assert game_file.read(rezipped(game_file.written(FILES, NVS, "0.1.0"))) == (FILES, NVS)


def test_the_same_game_is_the_same_file() -> None:
    assert game_file.written(FILES, NVS, "1") == game_file.written(FILES, NVS, "1")


@pytest.mark.parametrize("data", [b"", b"PK\x05\x06", b"no zip", bytes(1000)])
def test_what_is_no_such_file_is_told(data: bytes) -> None:
    with pytest.raises(game_file.BadFile):
        game_file.read(data)


def test_a_newer_format_is_left_alone() -> None:
    newer = rezipped(game_file.written(FILES, NVS, "9"), deedbox=b'{"format": 2}')
    with pytest.raises(game_file.BadFile, match="newer version"):
        game_file.read(newer)


@pytest.mark.parametrize("name", ["../x", "/x", "a/../../x", "a\\b", ""])
def test_a_file_cannot_lie_outside(name: str) -> None:
    strange = game_file.zipped([("deedbox.json", b'{"format": 1}'), ("files/" + name + "x", b"")])
    if name:
        with pytest.raises(game_file.BadFile, match="strange name"):
            game_file.read(strange)


def test_whatever_is_damaged_is_told_or_does_no_harm() -> None:
    whole = game_file.written(FILES, NVS, "0.1.0")
    for at in range(0, len(whole), 7):
        for bit in (0, 5):
            spoilt = bytearray(whole)
            spoilt[at] ^= 1 << bit
            try:
                game_file.read(bytes(spoilt))
            except game_file.BadFile as bad:
                assert bad.why
        try:
            game_file.read(whole[:at])
        except game_file.BadFile as bad:
            assert bad.why


@needs_port
def test_micropython_reads_and_writes_the_same(tmp_path: Path) -> None:
    far = bytes(number * number % 251 for number in range(3000))
    packer = zlib.compressobj(wbits=-15)
    packed = tmp_path / "packed"
    packed.write_bytes(packer.compress(far + far) + packer.flush())
    done = run_module("tests.host_tools.game_file_on_micropython", str(packed))
    assert done.stdout.strip() == "same", done.stdout + done.stderr
