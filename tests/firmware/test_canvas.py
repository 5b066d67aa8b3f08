"""The pixels of what the canvas draws, spelled out."""

from binascii import crc32

from firmware.app.canvas import Canvas
from tests.firmware.pixels import Chance, draw_something, picture, pixels_of


def test_a_letter_stands_in_its_cell_with_a_blank_column_before_it():
    canvas = Canvas()
    canvas.text(3, 7, "Ag")
    assert picture(canvas, 3, 7, 1, 2) == [
        "..###.......",
        ".#...#......",
        ".#...#..####",
        ".#####.#...#",
        ".#...#.#...#",
        ".#...#..####",
        ".#...#.....#",
        "........###.",
    ]
    assert sum(pixels_of(canvas)) == 34


def test_inverse_letters_are_dark_in_a_lit_bar():
    canvas = Canvas()
    canvas.text(0, 2, "Ag", inverse=True)
    assert picture(canvas, 0, 2, 1, 2) == [
        "##...#######",
        "#.###.######",
        "#.###.##....",
        "#.....#.###.",
        "#.###.#.###.",
        "#.###.##....",
        "#.###.#####.",
        "########...#",
    ]
    assert sum(pixels_of(canvas)) == 96 - 34


def test_an_inverse_row_is_lit_from_edge_to_edge_and_leaves_nothing_behind():
    canvas = Canvas()
    canvas.text(2, 0, " " * 21, inverse=True)
    assert canvas.buffer[2 * 128 : 3 * 128] == b"\xff" * 128
    canvas.text(2, 0, " " * 21)
    assert not any(canvas.buffer)


def test_a_letter_that_the_font_lacks_is_a_hollow_box():
    canvas = Canvas()
    canvas.text(0, 0, "\u4e2d")
    assert picture(canvas, 0, 0, 1, 1) == [".#####"] + [".#...#"] * 5 + [".#####", "......"]


def test_a_big_digit_is_two_cells_wide_and_three_rows_high_and_a_comma_one_cell():
    canvas = Canvas()
    canvas.big(4, 5, "2,")
    assert picture(canvas, 4, 5, 3, 3) == [
        "...######.........",
        "..########........",
        ".##########.......",
        ".####..####.......",
        ".###....###.......",
        ".###....###.......",
        "........###.......",
        "........###.......",
        "........###.......",
        ".......####.......",
        "...########.......",
        "..########........",
        ".########.........",
        ".####.............",
        ".###..............",
        ".###..............",
        ".###..............",
        ".###..........###.",
        ".###..........###.",
        ".###..........###.",
        ".##########....##.",
        ".##########...##..",
        ".##########.......",
        "..................",
    ]
    assert canvas.big_width("2,") == 3 and canvas.big_width("- 12.50 x") == 16


def test_a_shorter_big_number_covers_a_longer_one_when_padded_with_blanks():
    canvas = Canvas()
    canvas.big(0, 0, "-12")
    canvas.big(0, 0, "   ")
    assert not any(canvas.buffer)


def test_what_the_big_digits_lack_is_written_small_beside_their_feet():
    one, other = Canvas(), Canvas()
    one.big(1, 0, "88")
    one.big(1, 0, "5ab")
    other.big(1, 0, "5 ")
    other.text(3, 2, "ab")
    assert one.buffer == other.buffer


def test_a_die_is_a_lit_square_with_dark_pips():
    canvas = Canvas()
    canvas.die(0, 0, 3)
    assert picture(canvas, 0, 0, 2, 3) == [
        "..#############...",
        ".###############..",
        ".##...##########..",
        ".##...##########..",
        ".##...##########..",
        ".###############..",
        ".######...######..",
        ".######...######..",
        ".######...######..",
        ".###############..",
        ".##########...##..",
        ".##########...##..",
        ".##########...##..",
        ".###############..",
        "..#############...",
        "..................",
    ]


def test_a_die_shows_as_many_pips_as_were_rolled():
    """A pip is 9 dark pixels."""
    canvas = Canvas()
    canvas.die(2, 3, 0)
    lit = sum(pixels_of(canvas))
    for pips in range(1, 7):
        canvas.die(2, 3, pips)
        assert sum(pixels_of(canvas)) == lit - 9 * pips


def test_an_icon_takes_one_cell_or_two():
    canvas = Canvas()
    canvas.icon(0, 0, "reader")
    canvas.icon(0, 2, "house")
    assert picture(canvas, 0, 0, 1, 3) == [
        "........#.........",
        ".####....#.....#..",
        ".#..#..#..#...###.",
        ".#..#...#.#..#####",
        ".#..#..#..#...###.",
        ".####....#....#.#.",
        "........#.....#.#.",
        "..................",
    ]


def test_a_bar_fills_from_the_left():
    canvas = Canvas()
    canvas.bar(5, 18, 3, 1, 2)
    assert picture(canvas, 5, 18, 1, 3) == [
        "..................",
        ".#################",
        ".########........#",
        ".########........#",
        ".########........#",
        ".#################",
        "..................",
        "..................",
    ]


def test_a_bar_is_never_more_than_full_nor_less_than_empty():
    def lit(part, whole):
        canvas = Canvas()
        canvas.bar(0, 0, 10, part, whole)
        return sum(pixels_of(canvas))

    assert lit(0, 5) == lit(-3, 5) == lit(1, 0) < lit(1, 5) < lit(4, 5) < lit(5, 5) == lit(9, 5)
    assert lit(5, 5) == 59 * 5


def test_a_frame_runs_between_the_letters():
    canvas = Canvas()
    canvas.text(1, 2, "go")
    canvas.box(1, 1, 1, 4)
    assert picture(canvas, 0, 1, 2, 5)[7:] == [
        "#########################.....",
        "#.......................#.....",
        "#.......................#.....",
        "#.......####..###.......#.....",
        "#......#...#.#...#......#.....",
        "#......#...#.#...#......#.....",
        "#.......####.#...#......#.....",
        "#..........#..###.......#.....",
        "#########################.....",
    ]


def test_a_frame_of_full_width_takes_the_outermost_columns():
    canvas = Canvas()
    canvas.box(1, 0, 7, 21)
    pixels = pixels_of(canvas)
    assert not any(pixels[: 7 * 128]) and all(pixels[7 * 128 : 8 * 128])
    for y in range(8, 63):
        assert pixels[y * 128 : (y + 1) * 128] == b"\x01" + bytes(126) + b"\x01"
    assert all(pixels[63 * 128 :])


def test_a_line_is_the_lowest_pixel_row_of_its_row():
    canvas = Canvas()
    canvas.line(6)
    assert pixels_of(canvas) == bytes(55 * 128) + b"\x01" * 128 + bytes(8 * 128)


def test_inverting_twice_changes_nothing():
    canvas = Canvas()
    canvas.text(4, 0, "Ann      1500 credits")
    before = bytes(canvas.buffer)
    canvas.invert(4, 0, 21)
    assert sum(pixels_of(canvas)[4 * 1024 : 5 * 1024]) > 512
    canvas.invert(4, -2, 40)
    assert canvas.buffer == before


def test_text_ends_before_a_column_or_stands_in_the_middle():
    one, other = Canvas(), Canvas()
    one.right(2, 21, "1500")
    one.centre(3, "Hello")
    one.centre(4, "x" * 30)
    other.text(2, 17, "1500")
    other.text(3, 8, "Hello")
    other.text(4, 0, "x" * 21)
    assert one.buffer == other.buffer


def test_a_picture_is_the_same_on_every_interpreter():
    """The checksum is of what CPython drew; this runs on MicroPython too."""
    canvas = Canvas()
    chance = Chance(1)
    for _ in range(400):
        draw_something(canvas, chance)
    assert crc32(bytes(canvas.buffer)) == 4021661486
