"""The power goes while a unit writes, on a PC and on MicroPython: a file is old or new."""

from tests.firmware.storage_table import MICRO, model

if MICRO:
    flash_module = model("flash_on_file")
    mounted = flash_module.mounted
else:
    flash_module = model("flash")
    mounted = model("littlefs_files").LittlefsFiles
Flash = flash_module.Flash
PowerCut = flash_module.PowerCut

PATH = "games/now"


def is_dark(action) -> bool:
    try:
        action()
    except PowerCut:
        return True
    return False


def test_the_power_goes_at_the_very_program_or_erase_told():
    """Formatting erases a block and programs it, and so on."""
    left = []
    for count in (1, 2, 3):
        flash = Flash()
        flash.cut_after(count)
        assert is_dark(lambda flash=flash: mounted(flash))
        left.append((flash.erased, flash.programmed > 0))
    assert left == [(0, False), (1, False), (1, True)]


def test_what_was_written_before_the_power_went_stays():
    for count in range(1, 12):
        flash = Flash()
        files = mounted(flash)
        files.replace(PATH, b"old" * 100)
        files.replace(PATH, b"new" * 100)
        flash.cut_after(count)
        done = 0
        while not is_dark(lambda files=files, done=done: files.append(PATH, bytes([done]))):
            done += 1
        assert done < count
        flash.power_on()
        assert mounted(flash).read(PATH) == b"new" * 100 + bytes(range(done))


def test_without_power_nothing_works_until_the_unit_is_started_again():
    flash = Flash()
    files = mounted(flash)
    files.replace(PATH, b"old")
    flash.cut_after(1)
    flash.write_nvs("deedbox", "a", 1)  # is neither a program nor an erase
    assert is_dark(lambda: files.replace(PATH, b"new" * 100)) and flash.dead
    assert is_dark(lambda: files.read(PATH))
    assert is_dark(lambda: flash.write_nvs("deedbox", "a", 2))
    assert is_dark(lambda: mounted(flash))
    flash.power_on()
    assert flash.nvs == {"deedbox": {"a": 1}}
    files = mounted(flash)
    assert files.read(PATH) == b"old"
    files.replace(PATH, b"new")
    assert mounted(flash).read(PATH) == b"new"


def test_the_power_can_go_at_once():
    flash = Flash()
    flash.cut_after(0)
    assert is_dark(lambda: mounted(flash))
    assert flash.programmed == 0 and flash.erased == 0


def test_wherever_the_power_goes_a_file_is_old_or_new_and_one_can_go_on():
    flash = Flash()
    old = b"first"
    files = mounted(flash)
    files.replace(PATH, old)
    cuts = 0
    for size in (20, 700, 9000):
        for count in range(1, 30):
            new = bytes([count]) * size
            flash.cut_after(count)
            if is_dark(lambda files=files, new=new: files.replace(PATH, new)):
                cuts += 1
            flash.power_on()
            files = mounted(flash)
            found = files.read(PATH)
            assert found in (old, new), (size, count)
            old = found
            files.append("games/old/%d" % (count % 3), b"more")
            files.remove("games/old/%d" % ((count + 1) % 3))
    assert cuts > 20, cuts
