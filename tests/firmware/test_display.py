"""The display drivers: what is seen, what it costs on the wire, and how long a step takes."""

from firmware.app.canvas import Canvas
from tests.firmware.display_bench import CHIPS, Bench, draw_screen, picture, step_time

BLACK = bytes(8192)


def started(chip):
    bench = Bench(chip)
    bench.start()
    return bench


def test_a_screen_arrives_pixel_for_pixel():
    for chip in CHIPS:
        bench = Bench(chip)
        draw_screen(bench.canvas)
        bench.start()
        assert bench.is_right()
        assert sum(bench.model.pixels()) > 500


def test_every_single_pixel_is_where_it_belongs():
    for chip in CHIPS:
        bench = started(chip)
        for page in range(8):
            for x in (0, 1, 2, 63, 126, 127):
                for bit in (0, 3, 7):
                    bench.canvas.buffer[page * 128 + x] = 1 << bit
                    bench.canvas.touch(page, x, x)
                    bench.shown()
                    seen = bench.model.pixels()
                    assert sum(seen) == 1 and seen[(page * 8 + bit) * 128 + x] == 1
                    bench.canvas.buffer[page * 128 + x] = 0
                    bench.canvas.touch(page, x, x)


def test_making_the_driver_does_not_talk_to_the_chip_and_neither_does_starting():
    for chip in CHIPS:
        bench = Bench(chip)
        bench.display.start()
        bench.display.show(bench.canvas)
        assert bench.wire_bytes() == 0 and bench.opened == 0
        assert bench.display.busy and not bench.display.ok
        bench.step()
        assert bench.wire_bytes() and bench.display.ok


def test_nothing_is_sent_before_the_start_and_then_black_until_there_is_a_picture():
    for chip in CHIPS:
        bench = Bench(chip)
        draw_screen(bench.canvas)
        assert not bench.step() and not bench.display.busy and bench.wire_bytes() == 0
        bench.display.start()
        bench.settle()
        assert bench.model.pixels() == BLACK and bench.model.on
        bench.shown()
        assert bench.is_right()


def test_the_noise_of_a_fresh_display_is_never_seen():
    for chip in CHIPS:
        bench = Bench(chip)
        draw_screen(bench.canvas)
        bench.display.start()
        bench.display.show(bench.canvas)
        while bench.step():
            assert bench.model.pixels() == BLACK
        assert bench.is_right()


def test_nor_is_it_seen_when_the_display_was_left_on_by_a_restart_of_the_unit():
    for chip in CHIPS:
        bench = started(chip)
        draw_screen(bench.canvas)
        bench.shown()
        old = bench.model.pixels()
        after = Bench(chip)
        after.bus.attach(0x3C, bench.model, "display")
        after.model = bench.model
        draw_screen(after.canvas, 7)
        assert after.model.pixels() == old
        after.display.start()
        after.display.show(after.canvas)
        while after.step():
            assert after.model.pixels() == BLACK
        assert after.is_right() and after.model.pixels() != old


def test_a_typed_digit_costs_at_most_thirty_bytes():
    for chip in CHIPS:
        bench = started(chip)
        for column in range(21):
            for digit in "1234567890":
                bench.canvas.text(column % 8, column, digit)
                assert 0 < bench.shown() <= 30
                assert bench.is_right()


def test_a_digit_with_a_cursor_behind_it_costs_at_most_thirty_bytes():
    for chip in CHIPS:
        bench = started(chip)
        for column in range(20):
            bench.canvas.text(4, column, "8_")
            assert 0 < bench.shown() <= 30


def test_a_big_digit_costs_at_most_seventy_bytes():
    for chip in CHIPS:
        bench = started(chip)
        for column in range(20):
            for digit in "1234567890":
                bench.canvas.big(2, column, digit)
                assert 0 < bench.shown() <= 70
                assert bench.is_right()


def test_nothing_changed_costs_nothing():
    for chip in CHIPS:
        bench = started(chip)
        draw_screen(bench.canvas)
        bench.shown()
        for _ in range(5):
            draw_screen(bench.canvas)
            assert bench.shown() == 0
        before = bench.wire_bytes()
        bench.run(50000)
        assert bench.wire_bytes() == before


def test_one_changed_letter_of_a_screen_drawn_anew_costs_one_letter():
    for chip in CHIPS:
        bench = started(chip)
        draw_screen(bench.canvas, 1)
        bench.shown()
        draw_screen(bench.canvas, 1)
        bench.canvas.text(7, 0, "*")
        assert 0 < bench.shown() <= 13


def test_equal_bytes_are_sent_along_only_where_a_new_address_would_cost_more():
    """A run of one byte costs eight; two in one page are one up to seven bytes between them."""
    for chip in CHIPS:
        for gap, cost in ((0, 9), (1, 10), (6, 15), (7, 16), (8, 16), (9, 16), (100, 16)):
            bench = started(chip)
            for x in (5, 6 + gap):
                bench.canvas.buffer[3 * 128 + x] = 255
                bench.canvas.touch(3, x, x)
            assert bench.shown() == cost
            assert bench.is_right()


def test_a_whole_new_screen_costs_less_than_the_stock_driver_sends_for_a_digit():
    for chip in CHIPS:
        bench = started(chip)
        draw_screen(bench.canvas)
        assert bench.shown() < 1044


def test_no_step_keeps_the_unit_longer_than_a_page_takes():
    """A page is 135 bytes of nine bits at 400 kHz."""
    for chip in CHIPS:
        bench = Bench(chip)
        bench.display.start()
        for number in range(40):
            for place in range(number % 3, 1024, 1 + number % 11):
                bench.canvas.buffer[place] ^= 255
            bench.canvas.forget()
            bench.display.show(bench.canvas)
            while bench.display.busy:
                assert step_time(bench) <= 135 * 9000 // 400 + 100
        assert bench.is_right()


def test_what_is_drawn_while_a_picture_is_on_its_way_is_seen_in_the_end():
    for chip in CHIPS:
        for steps in range(12):
            bench = started(chip)
            draw_screen(bench.canvas, 1)
            bench.display.show(bench.canvas)
            for _ in range(steps):
                bench.step()
            draw_screen(bench.canvas, 2)
            bench.canvas.text(1, 3, "in between")
            bench.shown()
            assert bench.is_right()


def test_another_canvas_is_shown_whole_though_little_was_drawn_on_it():
    for chip in CHIPS:
        bench = started(chip)
        draw_screen(bench.canvas)
        bench.shown()
        bench.canvas = Canvas()
        bench.canvas.take_changes()
        bench.canvas.text(2, 2, "alone")
        bench.shown()
        assert bench.is_right()


def test_contrast_and_sleep_reach_the_chip_and_the_picture_is_kept():
    for chip in CHIPS:
        bench = started(chip)
        draw_screen(bench.canvas)
        bench.shown()
        bench.display.contrast(1)
        assert bench.display.busy
        assert bench.settle() == 5
        assert bench.model.contrast == 1 and bench.is_right()
        bench.display.power(False)
        bench.settle()
        assert bench.model.pixels() == BLACK and bench.model.read(1) == b"\x40"
        bench.canvas.text(1, 0, "in the dark")
        bench.shown()
        bench.run(130000, 100)
        assert bench.model.pixels() == BLACK
        bench.display.power(True)
        bench.settle()
        assert bench.is_right() and bench.model.contrast == 1


def test_once_a_minute_everything_is_sent_again_slowly_and_without_going_dark():
    for chip in CHIPS:
        bench = started(chip)
        draw_screen(bench.canvas)
        bench.shown()
        before = bench.wire_bytes()
        for _ in range(3000):
            longest = step_time(bench)
            assert longest <= 135 * 9000 // 400 + 100
            assert bench.is_right() and not bench.display.busy
            bench.clock.sleep_ms(20)
        sent = bench.wire_bytes() - before
        assert sent == bench.display.refresh_bytes
        assert 1080 < sent < 1150


def test_the_refresh_goes_on_while_the_picture_changes_all_the_time():
    for chip in CHIPS:
        bench = started(chip)
        for number in range(3200):
            draw_screen(bench.canvas, number)
            bench.display.show(bench.canvas)
            bench.step()
            bench.clock.sleep_ms(20)
        assert 1080 < bench.display.refresh_bytes < 1150
        bench.shown()
        assert bench.is_right()


def test_a_display_that_lost_its_power_unseen_is_right_again_within_a_minute():
    for chip in CHIPS:
        bench = started(chip)
        draw_screen(bench.canvas)
        bench.shown()
        bench.model.power_on()
        assert not bench.is_right()
        bench.run(60000)
        assert bench.is_right()


def test_the_picture_of_the_bench_is_the_canvas_bit_by_bit():
    """The comparison above is only as good as this."""
    buffer = bytearray(1024)
    buffer[2 * 128 + 5] = 0b10000001
    seen = picture(buffer)
    assert [place for place in range(8192) if seen[place]] == [16 * 128 + 5, 23 * 128 + 5]
