"""The buzzer as an ear: tones, and the words they make."""

from firmware.drivers.buzzer import Buzzer
from host_tools.virtual_board.buzzer_model import BuzzerModel
from host_tools.virtual_board.clock import Clock
from host_tools.virtual_board.faults import FaultPlan
from host_tools.virtual_board.machine_model import Machine
from host_tools.virtual_board.wires import Wires

TUNES = {"up": bytes((50, 2, 0, 2, 60, 2)), "down": bytes((70, 2, 60, 2))}


class Ear:
    def __init__(self, plan=None):
        self.clock = Clock()
        wires = Wires()
        self.model = wires.parts[9] = BuzzerModel(self.clock, plan)
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


def refuses(ear, hertz) -> bool:
    try:
        ear.model.tone(hertz, 32768 if hertz else 0)
    except OSError:
        return True
    ear.clock.sleep_ms(10)
    return False


def test_faults_of_the_buzzer_do_what_they_say():
    ear = Ear(FaultPlan({1: "no_answer", 2: "garbage", 3: "late", 5: "stuck"}))
    told = [refuses(ear, hertz) for hertz in (1000, 1200, 1400, 1500, 0, 1600, 1700)]
    assert told == [False, True, False, False, False, True, True]
    pitches = [hertz for _, hertz, _ in ear.model.tones]
    assert pitches[0] == 1000 and pitches[1] not in (1000, 1400) and pitches[2:] == [1500]


def test_a_buzzer_that_refuses_is_silent_and_nothing_more():
    for kind in ("no_answer", "garbage", "late", "stuck"):
        for number in range(8):
            ear = Ear(FaultPlan({number: kind}))
            buzzer = Buzzer(ear.pwm)
            for now in range(0, 400, 5):
                if now % 100 == 0:
                    buzzer.play(TUNES["up"])
                buzzer.step(now)
                ear.clock.sleep_ms(5)
            assert not buzzer.busy
            assert buzzer.ok or kind == "stuck"
