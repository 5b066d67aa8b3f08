"""What the unit says by sound: a word for each tune. Played by firmware/drivers/buzzer.py.

A tune is its tones, each a pitch in 20 Hz (0 is a rest) and a length in 5 ms. A piezo is loudest
from 2 to 4 kHz: good news is up there and rises, a refusal is low and falls. The first tone of a
word is nowhere else in any of them, so that a tune cut short by the next is still known.
"""

# One text, because a dict of many small tunes takes four times the memory.
SOUNDS = """
key 150 3
tap 170 8
ok 120 8 160 12
refused 35 16 25 14
card 100 6 130 6 110 8
money_in 132 8 165 8 198 16
money_out 190 8 158 8 126 16
hammer 60 6 0 16 55 6 0 16 50 20
your_turn 105 16 0 6 140 24
undo 155 8 115 12
warning 90 30 0 12 85 30
error 30 60 20 80
start 103 14 131 14 157 24
won 104 20 131 20 156 20 209 36 0 8 156 16 209 60
"""


def tune(word: str) -> bytes:
    """The tones of a word: pitch and length, pitch and length."""
    start = SOUNDS.index("\n" + word + " ") + len(word) + 2
    return bytes([int(number) for number in SOUNDS[start : SOUNDS.index("\n", start)].split(" ")])


def words() -> list:
    return [line.split(" ")[0] for line in SOUNDS.split("\n") if line]
