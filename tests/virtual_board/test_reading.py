"""A screen is read back from its pixels as a person would read it."""

from firmware.app.canvas import Canvas
from firmware.app.font import EXTRA
from host_tools.virtual_board.reading import lines
from tests.firmware.pixels import NAMES, pixels_of


def read(canvas):
    return lines(pixels_of(canvas))


def test_an_empty_screen_is_eight_empty_lines():
    assert read(Canvas()) == [""] * 8


def test_every_letter_is_read_back_lit_on_dark_and_dark_on_lit():
    letters = "".join([chr(code) for code in range(33, 127)]) + EXTRA
    for inverse in (False, True):
        canvas = Canvas()
        for at in range(0, len(letters), 21):
            canvas.text(at // 21, 0, letters[at : at + 21], inverse)
        assert "".join(read(canvas)) == letters


def test_every_letter_is_read_back_above_a_line_and_inside_a_frame():
    letters = "".join([chr(code) for code in range(33, 127)]) + EXTRA
    for at in range(0, len(letters), 21):
        canvas = Canvas()
        text = letters[at : at + 21]
        canvas.text(3, 0, text)
        canvas.text(5, 0, text, inverse=True)
        for column in range(0, 21, 2):
            canvas.box(3, column, 3, 1)
        assert read(canvas) == ["", "", "", text, "", text, "", ""]


def test_a_title_a_highlighted_row_and_a_last_line():
    canvas = Canvas()
    canvas.text(0, 0, " Ann is to roll       ", inverse=True)
    canvas.text(1, 1, "Ann")
    canvas.right(1, 21, "1500")
    canvas.text(2, 1, "Käthe")
    canvas.right(2, 21, "380")
    canvas.invert(2, 0, 21)
    canvas.line(6)
    canvas.text(7, 0, "A:Deed B:Pay *:Undo")
    assert read(canvas) == (
        [" Ann is to roll", " Ann             1500", " Käthe            380", "", "", "", ""]
        + ["A:Deed B:Pay *:Undo"]
    )


def test_big_digits_are_close_together_in_the_line_of_their_top_row():
    canvas = Canvas()
    canvas.big(2, 3, "$1,350")
    canvas.text(2, 16, "now")
    canvas.text(5, 3, "Buy?")
    assert read(canvas) == ["", "", "   $1,350       now", "", "", "   Buy?", "", ""]
    for number in ("+200/-3", "3-/002+"):
        canvas.clear()
        canvas.big(5, 3, number)
        assert read(canvas) == ["", "", "", "", "", "   " + number, "", ""]


def test_every_big_digit_is_read_back_at_every_place():
    for inverse in (False, True):
        for letter in "0123456789-+/$¤.,:":
            for row in range(6):
                for column in (0, 1, 10, 18, 19):
                    canvas = Canvas()
                    canvas.big(row, column, letter)
                    if inverse:
                        for line in range(3):
                            canvas.invert(row + line, column, canvas.big_width(letter))
                    expected = [""] * 8
                    expected[row] = " " * column + letter
                    assert read(canvas) == expected


def test_a_blank_between_big_digits_is_as_wide_as_a_digit():
    canvas = Canvas()
    canvas.big(0, 0, "1 2")
    canvas.big(4, 0, "7")
    canvas.big(4, 3, "7")
    assert read(canvas) == ["1   2", "", "", "", "7  7", "", "", ""]


def test_icons_dice_and_bars_are_left_out():
    for inverse in (False, True):
        canvas = Canvas()
        for number in range(len(NAMES) - 1):
            canvas.icon(number // 10, number % 10 * 2, NAMES[number])
        for pips in range(1, 6):
            canvas.die(5, 4 * pips - 4, pips)
        for part in range(4):
            canvas.bar(3 + part // 2, part % 2 * 10, 10, part, 3)
        if inverse:
            for row in range(8):
                canvas.invert(row, 0, 21)
        assert read(canvas) == [""] * 8
    for part in range(30):
        canvas = Canvas()
        canvas.bar(part % 8, 2, 1 + part % 5, part, 29)
        assert read(canvas) == [""] * 8


def test_the_hollow_box_is_an_unknown_letter():
    canvas = Canvas()
    canvas.text(1, 1, "a\u4e2db")
    canvas.icon(2, 0, "unheard-of")
    assert read(canvas)[1:3] == [" a\ufffdb", "\ufffd"]


def test_a_wrong_pixel_anywhere_in_a_letter_is_not_overlooked():
    """Wherever it does not make another letter of it, and where no frame runs."""
    canvas = Canvas()
    canvas.text(4, 9, "8")
    good = pixels_of(canvas)
    assert lines(good)[4] == " " * 9 + "8"
    for y in range(32, 40):
        for x in range(55, 61):
            pixels = bytearray(good)
            pixels[y * 128 + x] ^= 1
            corner = (x, y) == (55, 39)  # where a frame's line may end
            assert (lines(bytes(pixels))[4] == " " * 9 + "8") == corner
    pixels = bytearray(good)
    pixels[2 * 128 + 3] = 1
    assert lines(bytes(pixels))[0] == "\ufffd"


def test_half_a_big_digit_is_an_unknown_shape():
    canvas = Canvas()
    canvas.big(0, 20, "8")
    canvas.big(6, 4, "8")
    assert [line.strip() for line in read(canvas)] == (
        ["\ufffd"] * 3 + ["", "", ""] + ["\ufffd\ufffd"] * 2
    )


def test_letters_and_digits_changed_in_place_are_read_as_they_are_now():
    canvas = Canvas()
    canvas.box(1, 0, 4, 21)
    canvas.text(2, 2, "Old Kent Road")
    canvas.big(5, 0, "1234")
    canvas.text(2, 2, "The Angel    ", inverse=True)
    canvas.big(5, 4, "0 ")
    assert read(canvas) == ["", "", "  The Angel", "", "", "120", "", ""]
