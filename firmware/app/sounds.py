"""What the unit says by sound: a word for each tune. Played by firmware/drivers/buzzer.py.

Two bytes a tone: pitch in 20 Hz, length in 5 ms. A piezo is loudest from 2 to 4 kHz: good news is
up there and rises, a refusal is low and falls. The first tone of a word is nowhere else in any of
them, so that a tune cut short by the next is still known.
"""

TUNES = {
    "key": bytes((150, 3)),  # a key was taken
    "tap": bytes((170, 8)),  # a tag is on the reader
    "ok": bytes((120, 8, 160, 12)),
    "refused": bytes((35, 16, 25, 14)),
    "card": bytes((100, 6, 130, 6, 110, 8)),  # a card was drawn
    "money_in": bytes((132, 8, 165, 8, 198, 16)),
    "money_out": bytes((190, 8, 158, 8, 126, 16)),
    "hammer": bytes((60, 6, 0, 16, 55, 6, 0, 16, 50, 20)),  # going, going, gone
    "your_turn": bytes((105, 16, 0, 6, 140, 24)),
    "undo": bytes((155, 8, 115, 12)),
    "warning": bytes((90, 30, 0, 12, 85, 30)),
    "error": bytes((30, 60, 20, 80)),
    "start": bytes((103, 14, 131, 14, 157, 24)),
    "won": bytes((104, 20, 131, 20, 156, 20, 209, 36, 0, 8, 156, 16, 209, 60)),
}
