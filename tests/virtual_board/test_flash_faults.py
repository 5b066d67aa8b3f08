"""A flash that fails by plan: an error from the file system, never a crash of the library."""

import pytest

from firmware.storage.faults import StorageFailed
from host_tools.virtual_board.faults import KINDS, FaultPlan, random_faults
from host_tools.virtual_board.flash import Flash
from host_tools.virtual_board.littlefs_files import LittlefsFiles

OLD, NEW = b"old" * 50, b"new" * 2000


def table() -> tuple[Flash, LittlefsFiles]:
    flash = Flash()
    files = LittlefsFiles(flash)
    files.replace("games/1", OLD)
    return flash, files


def calls_of_a_replacement() -> int:
    flash, files = table()
    plan = flash.plan = FaultPlan()
    files.replace("games/1", NEW)
    return plan.done


def test_one_error_at_any_call_is_told_and_the_file_is_old_or_new() -> None:
    for number in range(calls_of_a_replacement()):
        flash, files = table()
        flash.plan = FaultPlan({number: "no_answer"})
        with pytest.raises(StorageFailed):
            files.replace("games/1", NEW)
        assert files.read("games/1") == OLD
        files.replace("games/1", NEW)
        files.append("games/2", b"more")
        files.remove("games/2")
        assert LittlefsFiles(flash).read("games/1") == NEW


def test_a_flash_that_is_stuck_fails_until_the_power_was_off() -> None:
    flash, files = table()
    flash.plan = FaultPlan({1: "stuck"})
    for _ in range(5):
        with pytest.raises(StorageFailed):
            files.replace("games/1", NEW)
    with pytest.raises(StorageFailed):
        files.free()
    with pytest.raises(StorageFailed):
        LittlefsFiles(flash)
    flash.power_on()
    assert LittlefsFiles(flash).read("games/1") == OLD


def test_garbage_is_read_once_and_nothing_is_written() -> None:
    flash, files = table()
    image = flash.image()
    seen = []
    for number in range(6):
        flash.plan = FaultPlan({number: "garbage"})
        seen.append(files.read("games/1") == OLD)
    assert seen.count(False) == 1
    flash.plan = FaultPlan({0: "late"})
    assert files.read("games/1") == OLD and flash.image() == image


def test_any_faults_leave_a_file_system_that_can_be_mounted() -> None:
    for seed in range(60):
        flash, files = table()
        plan = flash.plan = random_faults(seed, 300, 3 + seed % 20, KINDS)
        number = 0
        while plan.done < 300:
            number += 1
            try:
                files.append("games/%d" % (number % 4), bytes([number % 256]) * (number % 300))
                files.names("games")
                files.remove("games/%d" % ((number + 2) % 4))
            except StorageFailed:
                flash.power_on()
                flash.plan = None
                files = LittlefsFiles(flash)
                flash.plan = plan
        flash.power_on()
        LittlefsFiles(flash).append("games/1", b"and on")
