"""Writes a game file and reads it again, also packed; prints "same". Runs on MicroPython."""

from host_tools import game_file

FILES = {"games/1": bytes(range(256)) * 9, "games/now": b""}
NVS = {"deedbox": {"crashes": 2, "mirror": b"\x00\xff\x80"}}

if __name__ == "__main__":
    whole = game_file.written(FILES, NVS, "0.1.0")
    same = game_file.read(whole) == (FILES, NVS)
    # "hello hello hello hello", as zlib packs it
    packed = b"\xcb\x48\xcd\xc9\xc9\x57\xc8\x40\x27\x01"
    same = same and game_file._unpacked(packed, 8, 23) == b"hello hello hello hello"
    print("same" if same else "other")
