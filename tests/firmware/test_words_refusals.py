"""Every refusal and every error screen has words that people at the table can read."""

from textwrap import wrap

from engine_core.refusals import SENTENCES
from firmware.app.font import EXTRA
from firmware.app.lang import de_refusals, de_troubles, en_refusals, en_troubles

COLUMNS = 21
LINES = 3

TROUBLES = "S1 S2 S3 S4 S5 S6 S7 H1 H2 B1 B2 C1 C2".split()


def entries(module):
    """The lines of a word file as (code, words)."""
    assert module.TEXT[0] == module.TEXT[-1] == "\n"
    return [tuple(line.split("=", 1)) for line in module.TEXT[1:-1].split("\n")]


def codes(module):
    return [entry[0] for entry in entries(module)]


def refusal_codes():
    lines = [line for line in SENTENCES.split("\n") if line and not line.startswith("#")]
    return [line.split(": ", 1)[0] for line in lines]


def shown_texts():
    """Every text that is wrapped on its own, with its code."""
    for module in (en_refusals, de_refusals):
        yield from entries(module)
    for module in (en_troubles, de_troubles):
        for code, words in entries(module):
            for half in words.split("|"):
                yield code, half


def test_every_refusal_has_words_in_both_languages_and_nothing_else_has():
    assert codes(en_refusals) == codes(de_refusals) == refusal_codes()


def test_every_error_screen_has_words_in_both_languages_and_nothing_else_has():
    assert codes(en_troubles) == codes(de_troubles) == TROUBLES


def test_every_error_screen_says_what_is_wrong_and_what_to_do():
    for module in (en_troubles, de_troubles):
        for code, words in entries(module):
            assert words.count("|") == 1, (code, words)


def test_both_languages_ask_for_the_same_key_on_an_error_screen():
    for (code, english), (_, german) in zip(
        entries(en_troubles), entries(de_troubles), strict=True
    ):
        assert ("|# " in english) == ("|# " in german), code


def test_the_font_has_every_letter_of_these_words():
    for code, text in shown_texts():
        missing = [letter for letter in text if not (" " <= letter <= "~" or letter in EXTRA)]
        assert not missing, (code, text, missing)


def test_every_text_fits_on_three_lines_without_breaking_a_word():
    for code, text in shown_texts():
        assert max([len(word) for word in text.split(" ")]) <= COLUMNS, (code, text)
        lines = wrap(text, COLUMNS, break_on_hyphens=False)
        assert 1 <= len(lines) <= LINES, (code, lines)


def test_words_are_parted_by_single_blanks_and_none_are_left_over():
    for code, text in shown_texts():
        assert text == " ".join(text.split()), (code, text)


def test_a_refusal_is_one_whole_sentence():
    for module in (en_refusals, de_refusals):
        for code, text in entries(module):
            assert text[0].isupper() and text[-1] in ".?!" and "|" not in text, (code, text)
