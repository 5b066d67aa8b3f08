"""What the unit says by sound can be told apart, by people and by the model of the buzzer."""

from firmware.app.sounds import tune, words
from firmware.drivers.buzzer import HERTZ, MS
from tests.firmware.room import Room

TUNES = {word: tune(word) for word in words()}

NEEDED = "key ok refused tap card money_in money_out hammer your_turn undo won warning error start"


def length(word):
    tones = TUNES[word]
    return sum([tones[n] * MS for n in range(1, len(tones), 2)])


def pitches(word):
    tones = TUNES[word]
    return [tones[n] * HERTZ for n in range(0, len(tones), 2) if tones[n]]


def test_every_word_has_a_tune():
    assert sorted(TUNES) == sorted(NEEDED.split())


def test_an_answer_takes_no_longer_than_a_moment():
    assert length("key") <= 20
    assert length("tap") <= 50
    assert length("ok") <= 150
    assert length("refused") <= 150
    for word in TUNES:
        assert len(TUNES[word]) % 2 == 0
        assert length(word) <= 1000


def test_a_refusal_is_an_octave_below_everything_pleasant():
    highest = max(pitches("refused"))
    for word in TUNES:
        if word not in ("refused", "error", "hammer"):
            assert min(pitches(word)) >= 2 * highest, word


def test_good_news_rises_and_bad_news_falls():
    for word in ("ok", "money_in", "your_turn", "start"):
        assert pitches(word) == sorted(pitches(word)), word
    for word in ("refused", "money_out", "undo", "error", "warning"):
        assert pitches(word) == sorted(pitches(word), reverse=True), word


def test_the_first_tone_of_a_word_is_nowhere_else():
    everywhere = []
    for word in TUNES:
        everywhere += pitches(word)
    for word in TUNES:
        assert everywhere.count(pitches(word)[0]) == 1, word


def test_every_word_is_understood_from_its_tones():
    room = Room()
    for word in NEEDED.split():
        room.buzzer.play(TUNES[word])
        room.run(1100, every=5)
    assert room.model.words(TUNES) == NEEDED.split()


def test_words_in_a_hurry_are_understood_too():
    room = Room()
    said = "key key tap ok refused card won money_in".split()
    for word in said:
        room.buzzer.play(TUNES[word])
        room.run(12, every=4)
    assert room.model.words(TUNES) == said
