"""Writes a game file and reads it again, also what zlib packed into the
file named; prints "same". Runs on MicroPython."""

import sys

from host_tools import game_file

FILES = {"games/1": bytes(range(256)) * 9, "games/now": b""}
NVS = {"deedbox": {"crashes": 2, "mirror": b"\x00\xff\x80"}}

if __name__ == "__main__":
    whole = game_file.written(FILES, NVS, "0.1.0")
    same = game_file.read(whole) == (FILES, NVS)
    far = bytes([number * number % 251 for number in range(3000)])
    with open(sys.argv[1], "rb") as file:
        packed = file.read()
    same = same and game_file._unpacked(packed, 8, 6000) == far + far
    try:
        game_file.read(whole[:-9])
        same = False
    except game_file.BadFile as bad:
        same = same and bad.why != ""
    print("same" if same else "other")
