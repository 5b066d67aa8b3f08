"""The keypad: one finger is understood, several are not guessed at."""

import gc

from firmware.drivers.keypad import KEYS
from host_tools.virtual_board.faults import FaultPlan, random_faults
from tests.firmware.fingers import Bench, Gestures

# As printed on the keypad.
ROWS = ("123A", "456B", "789C", "*0#D")


def test_every_key_says_its_own_name():
    bench = Bench()
    for row in ROWS:
        for key in row:
            assert bench.press(key) == [("key", key)]


def test_a_press_is_told_within_a_twentieth_of_a_second():
    for late in range(20):
        bench = Bench()
        bench.run(100 + late)
        bench.matrix.press("5", 0)
        assert bench.run(50) == [("key", "5")]


def test_a_bouncing_key_counts_once():
    for seed in range(1, 60):
        assert Bench(seed).press("8", bounce_ms=15) == [("key", "8")]


def test_the_same_key_twice_counts_twice():
    bench = Bench()
    assert bench.press("7", 80, 10) + bench.press("7", 80, 10) == [("key", "7"), ("key", "7")]


def test_a_short_spike_is_no_key():
    bench = Bench()
    bench.matrix.press("4", 0)
    bench.run(15)
    bench.matrix.release("4", 0)
    assert bench.run(500) == []
    assert not bench.keypad.busy


def test_a_held_key_says_so_once_after_eight_tenths_of_a_second():
    bench = Bench()
    bench.matrix.press("D", 10)
    assert bench.run(790) == [("key", "D")]
    assert bench.run(60) == [("hold", "D")]
    assert bench.run(5000) == []
    bench.matrix.release("D", 10)
    assert bench.run(200) == []


def test_a_key_let_go_in_time_is_not_held():
    assert Bench().press("D", 700) == [("key", "D")]


def test_a_second_finger_takes_the_hold_away():
    bench = Bench()
    bench.matrix.press("D", 0)
    bench.run(300)
    bench.matrix.press("3", 0)
    bench.run(100)
    bench.matrix.release("3", 0)
    bench.run(2000)
    assert bench.events == [("key", "D")]


def test_two_keys_say_nothing_until_both_are_up():
    for keys in ("12", "14", "16", "*D"):
        bench = Bench()
        bench.matrix.press(keys, 0)
        bench.run(200)
        bench.matrix.release(keys[0], 0)
        bench.run(200)
        assert bench.events == []
        bench.matrix.release(keys[1], 0)
        bench.run(100)
        assert bench.press("5") == [("key", "5")]


def test_three_corners_do_not_make_a_fourth():
    """1, 2 and 4 let current reach 5 as well."""
    for keys in ("124", "13*", "1AD", "06B9"):
        assert Bench().press(keys, 2000, 10) == []


def test_nothing_is_reported_that_was_not_pressed():
    """A short run of what test_keypad_sequences.py does ten thousand times."""
    bench = Bench(3)
    gestures = Gestures(bench, 3)
    for _ in range(150):
        first = len(bench.events)
        expected = gestures.one()
        heard = "".join([key for kind, key in bench.events[first:] if kind == "key"])
        if expected is None:
            assert len(heard) < 2 and heard in gestures.used, (heard, gestures.used)
        else:
            assert heard == expected, (heard, expected)


def test_slow_steps_still_need_three_looks():
    bench = Bench()
    bench.matrix.press("6", 0)
    told = [bench.keypad.step(now) for now in (0, 30, 60, 90)]
    assert told == [None, None, ("key", "6"), None]


def test_steps_that_come_too_often_change_nothing():
    bench = Bench()
    bench.matrix.press("6", 0)
    told = [bench.keypad.step(now) for now in range(40)]
    assert told.index(("key", "6")) == 20
    assert told.count(None) == 39


def test_nobody_at_the_keypad_costs_four_readings():
    plan = FaultPlan()
    bench = Bench(plan=plan)
    before = bench.clock.us
    for now in range(0, 2000, 20):
        assert bench.keypad.step(now) is None
    assert plan.done == 4 * 100
    assert bench.clock.us == before
    assert not bench.keypad.busy


def test_nobody_at_the_keypad_costs_no_memory():
    bench = Bench()
    if not hasattr(gc, "mem_alloc"):
        return
    step = bench.keypad.step
    gc.collect()
    gc.disable()
    step(1)
    before = gc.mem_alloc()
    for _ in range(100):
        step(1)
    used = gc.mem_alloc() - before
    gc.enable()
    assert used < 100, used


def test_a_noisy_reading_is_no_key():
    for place in range(4, 200, 7):
        bench = Bench(plan=FaultPlan({place: "garbage"}))
        assert bench.run(600) == []
        assert bench.press("0") == [("key", "0")]


def test_a_held_key_survives_a_noisy_reading():
    for place in range(100, 400, 13):
        bench = Bench(plan=FaultPlan({place: "garbage"}))
        bench.matrix.press("9", 0)
        assert bench.run(1000) == [("key", "9"), ("hold", "9")]


def test_a_stuck_key_is_named_and_the_others_go_on():
    bench = Bench()
    bench.matrix.jam("5")
    bench.run(29500)
    assert bench.keypad.stuck == ""
    bench.run(1000)
    assert bench.keypad.stuck == "5"
    assert not bench.keypad.busy
    assert bench.events == [("key", "5"), ("hold", "5")]
    for key in KEYS:
        if key != "5":
            assert bench.press(key) == [("key", key)]
    assert bench.press("16") == []
    assert bench.keypad.stuck == "5"


def test_a_stuck_key_that_comes_free_works_again():
    bench = Bench()
    bench.matrix.jam("5")
    bench.run(31000)
    bench.matrix.free()
    bench.run(200)
    assert bench.keypad.stuck == ""
    assert bench.press("5") == [("key", "5")]


def test_a_book_on_the_keypad_types_nothing():
    bench = Bench()
    bench.matrix.press("4578", 15)
    assert bench.run(40000) == []
    bench.matrix.release("4578", 15)
    assert bench.run(200) == []
    assert bench.press("4") == [("key", "4")]


def test_a_key_held_at_power_on_is_known_and_is_no_press():
    bench = Bench(started=False)
    bench.matrix.press("*", 0)
    bench.keypad.start()
    before = bench.clock.us
    assert bench.keypad.held_at_start() == "*"
    assert bench.clock.us - before < 2000
    assert bench.run(1500) == []
    bench.matrix.release("*", 10)
    bench.run(100)
    assert bench.press("*") == [("key", "*")]


def test_two_keys_at_power_on_are_both_known_three_are_not():
    for keys, known in (("", ""), ("*#", "*#"), ("1D", "1D"), ("124", "")):
        bench = Bench()
        bench.matrix.press(keys, 0)
        assert bench.keypad.held_at_start() == known
        bench.matrix.release(keys, 0)
        bench.run(100)
        assert bench.press("8") == [("key", "8")]


def test_any_key_lifts_a_column_while_the_unit_sleeps():
    bench = Bench()
    bench.press("1")
    bench.keypad.arm()
    for key in KEYS:
        bench.matrix.press(key, 0)
        assert [column.value() for column in bench.columns].count(1) == 1
        bench.matrix.release(key, 0)
        assert [column.value() for column in bench.columns].count(1) == 0


def test_making_a_keypad_touches_no_pin():
    bench = Bench(started=False)
    assert [bench.wires.driven(row.number) for row in bench.rows] == [None] * 4
    assert [column.pull for column in bench.columns] == [None] * 4


def test_a_noisy_line_types_nothing_by_itself():
    """One reading in thirty is wrong, loose or late."""
    for seed in range(1, 9):
        plan = random_faults(seed, 4000, 30, ("garbage", "no_answer", "late"))
        bench = Bench(seed, plan)
        assert bench.run(20000) == []
        assert len(plan.happened) > 50
