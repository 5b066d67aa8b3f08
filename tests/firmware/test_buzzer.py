"""The buzzer plays in the background, can be silenced, and never stops the game."""

from firmware.drivers.buzzer import Buzzer
from tests.firmware.room import Room

RISING = bytes((50, 4, 0, 2, 60, 6))  # 1000 Hz for 20 ms, 10 ms of rest, 1200 Hz for 30 ms
LOW = bytes((20, 10))


class BrokenPWM:
    def freq(self, hertz):
        raise ValueError("freq")

    def duty_u16(self, duty):
        raise OSError(22)


def test_a_tune_has_the_pitches_and_lengths_it_says():
    room = Room()
    room.run(5)
    room.buzzer.play(RISING)
    room.run(100)
    assert room.model.tones == [(5000, 1000, 20), (35000, 1200, 30)]


def test_a_tone_is_heard_before_the_next_step():
    room = Room()
    room.buzzer.play(LOW)
    room.clock.sleep_ms(1)
    assert room.model.tones == [(0, 400, 1)]


def test_it_says_whether_it_is_playing():
    room = Room()
    assert not room.run(3)
    room.buzzer.play(RISING)
    assert room.run(60)
    assert not room.run(2)
    assert not room.buzzer.busy


def test_late_steps_make_tones_longer_and_lose_none():
    room = Room()
    room.buzzer.play(RISING)
    room.run(200, every=17)
    assert [hertz for _, hertz, _ in room.model.tones] == [1000, 1200]
    assert min([ms for _, _, ms in room.model.tones]) >= 20


def test_a_new_tune_takes_the_place_of_the_old_one():
    room = Room()
    room.buzzer.play(RISING)
    room.run(10)
    room.buzzer.play(LOW)
    room.run(200)
    assert room.model.tones == [(0, 1000, 10), (10000, 400, 50)]


def test_a_muted_unit_is_silent_at_once_and_stays_so():
    room = Room()
    room.buzzer.play(LOW)
    room.run(10)
    room.buzzer.mute()
    assert not room.run(50)
    room.buzzer.play(RISING)
    assert not room.run(100)
    assert room.model.tones == [(0, 400, 10)]
    room.buzzer.volume = 1
    room.buzzer.play(LOW)
    room.run(100)
    assert len(room.model.tones) == 2


def test_each_volume_is_louder_than_the_one_before():
    """The nearer to a half the duty is, the louder."""
    room = Room()
    duties = []
    for volume in (0, 1, 2, 3):
        room.buzzer.volume = volume
        room.buzzer.play(LOW)
        duties.append(room.pwm.duty)
    assert duties == sorted(duties)
    assert len(set(duties)) == 4
    assert (duties[0], duties[3]) == (0, 32768)


def test_half_a_tone_and_no_tune_end_quietly():
    room = Room()
    for tune in (b"", bytes((50,)), bytes((50, 2, 60))):
        room.buzzer.play(tune)
        room.run(50)
        assert not room.buzzer.busy
        assert room.pwm.duty == 0


def test_a_broken_pwm_is_noticed_and_does_no_harm():
    buzzer = Buzzer(BrokenPWM())
    assert buzzer.ok
    buzzer.play(RISING)
    assert not buzzer.ok
    for now in range(0, 200, 5):
        buzzer.step(now)
    assert not buzzer.busy


def test_making_a_buzzer_is_silent():
    assert Room().model.tones == []
