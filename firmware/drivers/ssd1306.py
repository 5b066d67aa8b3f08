"""The SSD1306, the controller of most 0.96 inch modules. Sections: its data sheet, Rev 1.1."""

from firmware.drivers.oled import Oled


class SSD1306(Oled):
    SETUP = (
        b"\x2e"  # no scrolling (10.2.3), which nobody asked for unless a byte came wrong
        b"\x20\x02"  # page by page (10.1.3): as the SH1106 has it
        b"\x21\x00\x7f\x22\x00\x07"  # windows (10.1.4, 10.1.5): all, should they matter anyway
        b"\x40"  # the picture begins with line 0 of the memory (10.1.6)
        b"\xa1\xc8"  # columns and rows the way round that the glass is mounted (10.1.8, 10.1.14)
        b"\xa8\x3f\xd3\x00"  # 64 rows (10.1.11), not shifted (10.1.15)
        b"\xda\x12"  # even and odd rows come from different sides of the glass (10.1.18)
        b"\xd5\x80\xd9\xf1\xdb\x20"  # clock, pre-charge, level of dark rows (10.1.16, 17, 19)
        b"\xa4\xa6"  # shows the memory (10.1.9), not inverted (10.1.10)
        b"\x8d\x14"  # the charge pump makes the voltage (application note, section 2)
    )
