"""The display controllers' models against the data sheets: every byte here is written by hand."""

from host_tools.virtual_board.display_model import SH1106Model, SSD1306Model

UPRIGHT = b"\x00\xa1\xc8\xaf"
BOTH = (SSD1306Model, SH1106Model)


def lit_up(kind):
    """On, upright, its memory empty."""
    model = kind()
    for page in range(8):
        model.write(bytes([0x00, 0xB0 | page, 0x00, 0x10]))
        model.write(b"\x40" + bytes(model.columns))
    model.write(UPRIGHT)
    model.write(b"\x00\x8d\x14" if kind is SSD1306Model else b"\x00\xad\x8b")
    assert sum(model.pixels()) == 0
    return model


def put(model, page, column, data):
    model.write(bytes([0x00, 0xB0 | page, column & 15, 0x10 | column >> 4]))
    model.write(b"\x40" + data)


def dots(model):
    """The lit pixels as (x, y)."""
    seen = model.pixels()
    return [(place % 128, place // 128) for place in range(8192) if seen[place]]


def test_a_byte_is_eight_pixels_one_below_the_other_the_lowest_bit_on_top():
    model = lit_up(SSD1306Model)
    put(model, 2, 5, b"\x01\x80")
    assert dots(model) == [(5, 16), (6, 23)]


def test_the_sh1106_shows_its_columns_2_to_129():
    model = lit_up(SH1106Model)
    put(model, 0, 0, b"\x01\x01\x01\x01")
    assert dots(model) == [(0, 0), (1, 0)]
    put(model, 1, 128, b"\x01\x01\x01\x01")
    assert dots(model) == [(0, 0), (1, 0), (126, 8), (127, 8)]


def test_after_the_last_column_the_ssd1306_begins_again_and_the_sh1106_stops():
    model = lit_up(SSD1306Model)
    put(model, 0, 127, b"\x01\x02")
    assert dots(model) == [(127, 0), (0, 1)]
    model = lit_up(SH1106Model)
    put(model, 0, 129, b"\x01\x02\x02\x02\x02")
    assert dots(model) == [(127, 0)]
    assert model.ram[129:132] == b"\x01\x02\x02"


def test_a_fresh_display_is_black_though_its_memory_is_noise():
    for kind in BOTH:
        model = kind()
        assert sum(model.pixels()) == 0
        assert len(set(model.ram)) > 100
        model.write(b"\x00\x8d\x14\xaf")
        assert 3000 < sum(model.pixels()) < 5000
        before = bytes(model.ram)
        model.power_on()
        assert model.ram != before and sum(model.pixels()) == 0
        assert kind().ram == before and kind(2).ram != before


def test_without_its_charge_pump_the_ssd1306_stays_black():
    model = lit_up(SSD1306Model)
    put(model, 0, 0, b"\x01")
    model.write(b"\x00\x8d\x10")
    assert dots(model) == []
    model.write(b"\x00\x8d\x14")
    assert dots(model) == [(0, 0)]


def test_without_its_converter_the_sh1106_stays_black():
    model = lit_up(SH1106Model)
    put(model, 0, 2, b"\x01")
    model.write(b"\x00\xad\x8a")
    assert dots(model) == []
    model.write(b"\x00\xad\x8b")
    assert dots(model) == [(0, 0)]


def test_the_status_says_whether_it_is_off():
    for kind in BOTH:
        model = lit_up(kind)
        assert model.read(1) == b"\x00"
        model.write(b"\x00\xae")
        assert model.read(2) == b"\x40\x40" and sum(model.pixels()) == 0


def test_single_commands_and_single_picture_bytes_can_be_mixed_in_one_transfer():
    """Control bytes 80 and C0 hex are for one byte; 40 and 00 for all that follow."""
    for kind in BOTH:
        model = lit_up(kind)
        model.write(b"\x80\xb1\x80\x04\x80\x10\xc0\x01\xc0\x02\x80\xb2\x40\x04\x80")
        x = 4 if kind is SSD1306Model else 2
        assert dots(model) == [(x, 8), (x + 1, 9), (x + 2, 18), (x + 3, 23)]
        model.write(b"\x80\xa7\x00\xb3\x05\x10")
        assert (model.inverse, model.page, model.column) == (True, 3, 5)


def test_an_empty_transfer_and_a_lone_control_byte_do_nothing():
    for kind in BOTH:
        model = lit_up(kind)
        before = bytes(model.ram)
        for data in (b"", b"\x00", b"\x40", b"\x80", b"\xc0"):
            model.write(data)
        assert model.ram == before and model.on


def test_an_operand_may_come_in_a_later_transfer():
    for kind in BOTH:
        model = lit_up(kind)
        model.write(b"\x80\x81")
        model.write(b"\x80\xae")
        assert model.contrast == 0xAE and model.on
        model.write(b"\x00\x81")
        model.write(b"\x40\x01")
        model.write(b"\x00\x07\xa7")
        assert model.contrast == 7 and model.inverse


def test_horizontal_addressing_fills_a_window_line_by_line():
    model = lit_up(SSD1306Model)
    model.write(b"\x00\x20\x00\x21\x0a\x0b\x22\x01\x02")
    model.write(b"\x40\x01\x02\x04\x08\x10")
    assert sorted(dots(model)) == [(10, 12), (10, 18), (11, 9), (11, 19)]


def test_vertical_addressing_fills_a_window_column_by_column():
    model = lit_up(SSD1306Model)
    model.write(b"\x00\x20\x01\x21\x0a\x0b\x22\x01\x02")
    model.write(b"\x40\x01\x02\x04\x08\x10")
    assert sorted(dots(model)) == [(10, 12), (10, 17), (11, 10), (11, 19)]


def test_the_sh1106_takes_the_operands_of_addressing_for_commands():
    """What follows 21 hex becomes a column and a first line: the well-known shifted picture."""
    model = lit_up(SH1106Model)
    put(model, 0, 2, b"\x01")
    model.write(b"\x00\x20\x05")
    assert model.column == 5
    model.write(b"\x00\x21\x00\x7f")
    assert model.column == 0 and model.start_line == 63
    assert dots(model) == [(0, 1)]


def test_columns_are_mirrored_when_written_on_one_chip_and_when_shown_on_the_other():
    for kind in BOTH:
        model = lit_up(kind)
        left = 0 if kind is SSD1306Model else 2
        put(model, 0, left, b"\x01")
        model.write(b"\x00\xa0")
        assert dots(model) == ([(0, 0)] if kind is SSD1306Model else [(127, 0)])
        put(model, 1, left + 1, b"\x01")
        assert (126, 8) in dots(model)


def test_rows_are_turned_over_at_once():
    for kind in BOTH:
        model = lit_up(kind)
        put(model, 0, 2, b"\x01")
        x = dots(model)[0][0]
        model.write(b"\x00\xc0")
        assert dots(model) == [(x, 63)]


def test_first_line_offset_and_number_of_rows_move_the_picture():
    for kind in BOTH:
        model = lit_up(kind)
        put(model, 2, 2, b"\x01")
        x = dots(model)[0][0]
        model.write(b"\x00\x44")
        assert dots(model) == [(x, 12)]
        model.write(b"\x00\x40\xd3\x03")
        assert dots(model) == [(x, 13)]
        model.write(b"\x00\xd3\x00\xa8\x1f")
        assert dots(model) == [(x, 48)]
        model.write(b"\x00\xa8\x0f")
        assert dots(model) == []


def test_wrong_pins_tear_even_and_odd_rows_apart():
    for kind in BOTH:
        model = lit_up(kind)
        put(model, 0, 2, b"\x0f")
        x = dots(model)[0][0]
        model.write(b"\x00\xda\x02")
        assert sorted([y for _, y in dots(model)]) == [0, 2, 4, 6]
        model.write(b"\x00\xda\x32")
        assert dots(model) == [(x, 0), (x, 1), (x, 2), (x, 3)]
        put(model, 0, 2, b"\x01")
        assert dots(model) == [(x, 1)]


def test_inverse_and_all_on():
    for kind in BOTH:
        model = lit_up(kind)
        put(model, 0, 2, b"\x01")
        model.write(b"\x00\xa7")
        assert sum(model.pixels()) == 8191
        model.write(b"\x00\xa5")
        assert sum(model.pixels()) == 8192
        model.write(b"\x00\xa4\xa6")
        assert sum(model.pixels()) == 1


def test_scrolling_spoils_the_ssd1306s_memory_and_keeps_it_from_being_written():
    model = lit_up(SSD1306Model)
    put(model, 0, 5, b"\x01")
    model.write(b"\x00\x27\x00\x00\x07\x07\x00\xff\x2f")
    put(model, 0, 9, b"\x01")
    assert dots(model) == [(4, 0)]
    model.write(b"\x00\x2e")
    put(model, 0, 9, b"\x01")
    assert dots(model) == [(4, 0), (9, 0)]


def test_read_modify_write_of_the_sh1106_brings_the_column_back():
    model = lit_up(SH1106Model)
    model.write(b"\x00\xb0\x05\x10\xe0")
    model.write(b"\x40\x00\x00")
    model.write(b"\x00\xee")
    assert model.column == 5
    model.write(b"\x00\xee")
    assert model.column == 5


def test_bytes_that_are_no_commands_do_nothing():
    for kind in BOTH:
        model = lit_up(kind)
        put(model, 3, 7, b"\x55")
        before = dots(model)
        model.write(b"\x00\xe3\xe3\xe4\x24\xff\x3c\xe3")
        assert dots(model) == before
