"""Every letter that the unit shows is there, and none is taken for another."""

from engine_core import edition_ids, load_edition
from firmware.app.big_digits import NARROW, NARROW_COLUMNS, WIDE, WIDE_COLUMNS
from firmware.app.font import EXTRA, FONT, MISSING
from firmware.app.icons import SMALL_COLUMNS, SMALL_NAMES, WIDE_ICON_COLUMNS, WIDE_NAMES

GLYPHS = [FONT[at : at + 5] for at in range(0, len(FONT), 5)]


def texts(value):
    """All strings in a value, however deep."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, (tuple, list)):
        for item in value:
            yield from texts(item)


def has(letter):
    return " " <= letter <= "~" or letter in EXTRA


def test_the_font_has_every_letter_of_every_edition():
    for name in edition_ids():
        edition = load_edition(name)
        names = (edition.title, edition.currency, edition.names, edition.shorts)
        others = (edition.token_lines, edition.buildings, edition.groups, edition.cards)
        for text in texts((names, others)):
            missing = [letter for letter in text if letter not in "\n\t" and not has(letter)]
            assert not missing, (name, text, missing)


def test_the_font_has_umlauts_currencies_and_typographic_signs():
    assert all([has(letter) for letter in "äöüßÄÖÜ$€£¤§’„“”–—…½×éèêáàåíóúñçøÉ"])


def test_the_font_is_complete():
    """Five bytes for each of ASCII, the hollow box, and the letters beyond."""
    assert MISSING == 95 and len(GLYPHS) == 96 + len(EXTRA) and len(FONT) % 5 == 0
    assert len(WIDE_COLUMNS) == 30 * len(WIDE) and len(NARROW_COLUMNS) == 15 * len(NARROW)
    assert len(SMALL_COLUMNS) == 5 * len(SMALL_NAMES.split())
    assert len(WIDE_ICON_COLUMNS) == 11 * len(WIDE_NAMES.split())


def test_no_two_letters_look_alike_even_where_a_line_hides_their_tails():
    """Nor does a letter look like another one dark on lit."""
    looks = []
    for glyph in GLYPHS:
        looks.append(bytes([byte & 0x7F for byte in glyph]))
        looks.append(bytes([~byte & 0x7F for byte in glyph]))
    assert len(set(looks)) == 2 * len(GLYPHS)


def test_only_tails_reach_the_lowest_pixel_row():
    """Frames and lines run there."""
    tails = ""
    for number in range(MISSING):
        if max(GLYPHS[number]) > 0x7F:
            tails += chr(32 + number)
    assert tails == ",;gjpqy"


def test_pictures_and_big_digits_leave_the_lowest_pixel_row_free():
    assert max(SMALL_COLUMNS) < 0x80 and max(WIDE_ICON_COLUMNS) < 0x80
    for size, columns in ((10, WIDE_COLUMNS), (5, NARROW_COLUMNS)):
        for at in range(2 * size, len(columns), 3 * size):
            assert max(columns[at : at + size]) < 0x80


def test_every_icon_and_every_big_digit_looks_different():
    small = [SMALL_COLUMNS[at : at + 5] for at in range(0, len(SMALL_COLUMNS), 5)]
    wide = [WIDE_ICON_COLUMNS[at : at + 11] for at in range(0, len(WIDE_ICON_COLUMNS), 11)]
    digits = [WIDE_COLUMNS[at : at + 30] for at in range(0, len(WIDE_COLUMNS), 30)]
    for shapes in (small, wide, digits):
        assert len(set(shapes)) == len(shapes)
    names = (SMALL_NAMES + WIDE_NAMES).split()
    assert len(set(names)) == len(names) == len(small) + len(wide)
