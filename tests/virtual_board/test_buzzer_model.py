"""The buzzer as an ear: tones, and the words they make."""

from host_tools.virtual_board.buzzer_model import BuzzerModel
from host_tools.virtual_board.clock import Clock
from host_tools.virtual_board.machine_model import Machine
from host_tools.virtual_board.wires import Wires

TUNES = {"up": bytes((50, 2, 0, 2, 60, 2)), "down": bytes((70, 2, 60, 2))}


class Ear:
    def __init__(self):
        self.clock = Clock()
        wires = Wires()
        self.model = wires.parts[9] = BuzzerModel(self.clock)
        machine = Machine(self.clock, wires)
        self.pwm = machine.PWM(machine.Pin(9, machine.Pin.OUT))

    def hear(self, hertz, ms):
        if hertz:
            self.pwm.freq(hertz)
        self.pwm.duty_u16(32768 if hertz else 0)
        self.clock.sleep_ms(ms)


def test_a_tone_has_a_begin_a_pitch_and_a_length():
    ear = Ear()
    ear.hear(0, 7)
    ear.hear(1000, 20)
    ear.hear(1500, 30)
    ear.hear(0, 50)
    ear.hear(800, 5)
    assert ear.model.tones == [(7000, 1000, 20), (27000, 1500, 30), (107000, 800, 5)]


def test_a_tone_that_lasts_no_time_is_not_heard():
    ear = Ear()
    ear.hear(1000, 0)
    ear.hear(1200, 10)
    assert ear.model.tones == [(0, 1200, 10)]


def test_words_are_told_apart_by_their_tones():
    ear = Ear()
    for hertz in (1000, 0, 1200, 0, 1400, 1200, 0, 1000, 0, 1200):
        ear.hear(hertz, 10)
    assert ear.model.words(TUNES) == ["up", "down", "up"]


def test_a_word_cut_short_by_the_next_is_heard():
    ear = Ear()
    for hertz in (1000, 1400, 1200):
        ear.hear(hertz, 10)
    assert ear.model.words(TUNES) == ["up", "down"]


def test_a_tone_of_no_word_is_a_question_mark():
    ear = Ear()
    for hertz in (1200, 1000, 1220):
        ear.hear(hertz, 10)
    assert ear.model.words(TUNES) == ["?", "up", "?"]
