"""The files object does the same on every back end: a folder and the flash model on a PC, a folder
and its own littlefs on MicroPython."""

from pathlib import Path

import pytest

from firmware.storage.faults import StorageFailed
from firmware.storage.files import Files
from host_tools.virtual_board.flash import BLANK, Flash
from host_tools.virtual_board.flash_of_files import Flash as PageFlash
from host_tools.virtual_board.flash_of_files import mounted
from host_tools.virtual_board.littlefs_files import LittlefsFiles
from tests.firmware.files_cases import CASES, FLASH_CASES
from tests.micropython_port import needs_port, run_module

ON = "tests.virtual_board.flash_on_micropython"


def lines_of(cases: list) -> list[str]:
    return ["ok " + case.__name__ for case in cases]


@pytest.mark.parametrize("case", CASES)
def test_files_in_a_folder(case, tmp_path: Path) -> None:
    case(Files(str(tmp_path)))


@pytest.mark.parametrize("case", CASES + FLASH_CASES)
def test_files_on_the_flash_model(case) -> None:
    case(LittlefsFiles(Flash()))


@pytest.mark.parametrize("case", CASES)
def test_files_in_a_page(case) -> None:
    case(mounted(PageFlash()))


def test_a_page_that_cannot_keep_a_file_leaves_the_old_one() -> None:
    class Refusing(PageFlash):
        full = False

        def keep(self, path: str, data: "bytes | None") -> None:
            if self.full:
                raise OSError(28, "ENOSPC")

    flash = Refusing()
    files = mounted(flash)
    files.replace("games/now", b"old")
    flash.full = True
    with pytest.raises(StorageFailed) as failed:
        files.replace("games/now", b"new")
    assert failed.value.code == "full"
    assert files.read("games/now") == b"old"


@needs_port
def test_files_in_a_folder_on_micropython(tmp_path: Path) -> None:
    done = run_module(ON, "cases_in_a_folder", str(tmp_path))
    assert done.stdout.splitlines() == lines_of(CASES), done.stdout + done.stderr


@needs_port
def test_files_on_micropythons_own_littlefs(tmp_path: Path) -> None:
    done = run_module(ON, "cases_on_flash", str(tmp_path / "image"))
    assert done.stdout.splitlines() == lines_of(CASES + FLASH_CASES), done.stdout + done.stderr


def test_there_are_as_many_cases_as_we_think() -> None:
    assert len(CASES) == 10 and len(FLASH_CASES) == 2


def test_reading_a_part_reads_little_however_long_the_file_is() -> None:
    """Going on with a game reads the end of its journal only."""
    flash = Flash()
    files = LittlefsFiles(flash)
    cost = []
    for length in (20_000, 200_000):
        files.replace("journal", bytes(length))
        for offset in (0, length - 100):
            before = flash.read
            assert len(files.read("journal", offset, 100)) == 100
            cost.append(flash.read - before)
    assert max(cost) < 2000


def test_a_folder_damaged_meanwhile_is_reported_and_nothing_else_is_lost() -> None:
    """At the next start it would be all: littlefs looks at every folder when it mounts."""
    flash = Flash()
    files = LittlefsFiles(flash)
    files.replace("settings", b"kept")
    files.replace("games/1", b"x" * 50)
    for number, block in enumerate(flash.blocks):
        if number > 1 and block != BLANK:
            flash.damage(number, bytes(4096))
    actions = (
        lambda: files.read("games/1"),
        lambda: files.size_of("games/1"),
        lambda: files.names("games"),
        lambda: files.append("games/1", b"y"),
        lambda: files.replace("games/2", b"y"),
        lambda: files.remove("games/1"),
    )
    for action in actions:
        with pytest.raises(StorageFailed) as caught:
            action()
        assert caught.value.code == "broken"
    assert files.read("settings") == b"kept"


def test_after_a_write_without_room_the_next_ones_work() -> None:
    """littlefs itself would end the process here."""
    files = LittlefsFiles(Flash())
    files.replace("games/now", b"1")
    files.append("big", bytes(files.free() - 12 * 4096))
    with pytest.raises(StorageFailed) as caught:
        for number in range(1000):
            files.append("small%d" % number, b"x" * 100)
    assert caught.value.code == "full"
    for text in (b"2", b"3"):
        try:
            files.replace("games/now", text)
        except StorageFailed as failed:
            assert failed.code == "full"
    files.remove("big")
    files.replace("games/now", b"4")
    assert files.read("games/now") == b"4"
