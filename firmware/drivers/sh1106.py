"""The SH1106, the controller of most 1.3 inch modules: 132 columns of memory, 128 of glass.

It knows no addressing but page by page, and would take the SSD1306's commands for that, and for
the charge pump, as something else. Numbers are those of its data sheet's command table, V2.3.
"""

from firmware.drivers.oled import Oled


class SH1106(Oled):
    COLUMN = 2
    SETUP = (
        b"\xee"  # no read-modify-write (20), which nobody asked for unless a byte came wrong
        b"\x40"  # the picture begins with line 0 of the memory (4)
        b"\xa1\xc8"  # columns and rows the way round that the glass is mounted (6, 13)
        b"\xa8\x3f\xd3\x00"  # 64 rows (9), not shifted (14)
        b"\xda\x12"  # even and odd rows come from different sides of the glass (17)
        b"\xd5\x80\xd9\x22\xdb\x35"  # clock, pre-charge, level of dark rows (15, 16, 18)
        b"\xa4\xa6"  # shows the memory (7), not inverted (8)
        b"\x32"  # 8 V (3)
    )
    WHILE_DARK = b"\xad\x8b"  # from its own converter (10): never while the panel is lit
