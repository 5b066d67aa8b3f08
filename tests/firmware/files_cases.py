"""What holds for the files object wherever the files lie: one set of cases for every back end."""

from firmware.storage.faults import StorageFailed


def code_of(action) -> str:
    """The code with which the action fails; "" where it does not."""
    try:
        action()
    except StorageFailed as failed:
        return failed.code
    return ""


def case_a_missing_file_is_nothing_and_no_error(files):
    assert files.read("a") is None and files.read("games/1", 3, 4) is None
    assert files.size_of("a") == files.size_of("games/1") == -1
    assert files.names("") == files.names("games") == []
    files.remove("a")
    files.remove("games/1")
    assert files.names("") == []


def case_what_is_appended_lies_behind_what_was_there(files):
    """From a file inside its folder's block to one over several blocks."""
    whole = b""
    for length in (0, 1, 16, 100, 30, 4000, 5000):
        piece = bytes([(length + index) % 251 for index in range(length)])
        files.append("journal", piece)
        whole += piece
        assert files.read("journal") == whole
        assert files.size_of("journal") == len(whole)


def case_what_is_replaced_is_gone(files):
    for data in (b"x" * 5000, b"short", b"", b"y" * 200):
        files.replace("settings", data)
        assert files.read("settings") == data
        assert files.size_of("settings") == len(data)


def case_any_kind_of_bytes_can_be_written(files):
    buffer = bytearray(b"0123456789")
    files.replace("a", buffer)
    files.append("a", memoryview(buffer)[2:5])
    assert files.read("a") == b"0123456789234"


def case_a_part_can_be_read(files):
    data = bytes([index % 256 for index in range(9000)])
    files.replace("log", data)
    for offset, size in ((0, 4), (255, 2), (4090, 20), (8999, 1), (8000, 5000), (5, 0)):
        assert files.read("log", offset, size) == data[offset : offset + size]
    assert files.read("log", 8990) == data[8990:]
    assert files.read("log", 9000) == files.read("log", 20000, 8) == b""


def case_folders_are_made_as_needed(files):
    files.append("games/12/journal", b"one")
    files.replace("games/12/snapshot", b"two")
    files.replace("games/7", b"three")
    assert files.read("games/12/journal") == b"one"
    assert files.read("games/12/snapshot") == b"two"
    assert files.names("") == ["games"] and files.names("games") == ["12", "7"]
    assert files.names("games/12") == ["journal", "snapshot"]


def case_names_are_sorted(files):
    for name in ("b", "10", "a", "9", "B"):
        files.append("all/" + name, b"")
    assert files.names("all") == ["10", "9", "B", "a", "b"]


def case_a_folder_is_no_file_and_a_file_no_folder(files):
    files.replace("games/1", b"x")
    assert files.read("games") is None and files.size_of("games") == -1
    assert files.read("games/1/a") is None and files.size_of("games/1/a") == -1
    assert files.names("games/1") == []
    files.remove("games/1/a")
    assert code_of(lambda: files.append("games/1/a", b"y")) == "broken"
    assert code_of(lambda: files.replace("games", b"y")) == "broken"
    assert files.read("games/1") == b"x"


def case_a_removed_file_is_gone(files):
    files.replace("games/1", b"x")
    files.remove("games/1")
    assert files.read("games/1") is None and files.names("games") == []
    files.append("games/1", b"new")
    assert files.read("games/1") == b"new"


def case_there_is_room(files):
    assert files.free() > 64 * 1024


def flash_case_a_full_flash_says_so_and_keeps_everything(files):
    """Also what was there of the very file that could not grow."""
    files.replace("kept", b"k" * 300)
    piece = bytes(40000)
    grown = 0
    while code_of(lambda: files.append("big", piece)) == "":
        grown += len(piece)
        assert grown < 2 * 1024 * 1024
    assert grown > 1700000 and files.size_of("big") == grown
    assert code_of(lambda: files.append("big", piece)) == "full"
    assert code_of(lambda: files.replace("kept", bytes(100000))) == "full"
    assert files.read("kept") == b"k" * 300 and files.size_of("big") == grown
    assert files.free() < 100000
    files.remove("big")
    files.append("kept", b"more")
    assert files.read("kept", 300) == b"more" and files.free() > 1700000


def flash_case_free_room_is_what_the_chip_has_left(files):
    """But for the two blocks of a folder, which MicroPython counts twice."""
    before = files.free()
    files.replace("games/1", bytes(10 * 4096 - 200))
    assert before - files.free() in ((2 + 10) * 4096, (4 + 10) * 4096)
    files.remove("games/1")
    assert before - files.free() in (2 * 4096, 4 * 4096)


CASES = [case for name, case in sorted(globals().items()) if name.startswith("case_")]
FLASH_CASES = [case for name, case in sorted(globals().items()) if name.startswith("flash_case_")]


def a_days_work(files) -> None:
    """Some of everything, to compare what two flashes went through; enough for littlefs to go
    round the whole flash, and to rewrite its folders."""
    for number in range(600):
        files.append("games/1/journal", bytes([number % 256]) * 16)
        if number % 10 == 0:
            files.replace("games/1/snapshot", bytes([number % 256]) * 700)
        if number % 25 == 0:
            files.remove("games/1/snapshot")
    files.replace("settings", b"language=en")
