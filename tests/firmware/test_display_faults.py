"""A display whose bus goes wrong: nothing is raised, and the picture comes back by itself."""

from host_tools.virtual_board.faults import KINDS, FaultPlan, random_faults
from host_tools.virtual_board.i2c_model import FOR_EVER
from tests.firmware.display_bench import CHIPS, Bench, draw_screen

SECOND = 1000
MINUTE = 60 * SECOND


def evening(bench) -> None:
    """Some drawing, not waiting for anything that goes wrong."""
    draw_screen(bench.canvas)
    bench.display.start()
    bench.display.show(bench.canvas)
    bench.run(200, 10)
    for digit in range(4):
        bench.canvas.big(2, 4 + 2 * digit, "%d" % digit)
        bench.display.show(bench.canvas)
        bench.run(20, 10)
    bench.display.contrast(40)
    draw_screen(bench.canvas, 33)
    bench.display.show(bench.canvas)
    bench.run(100, 10)


def transfers_of_an_evening(chip: str) -> int:
    plan = FaultPlan()
    bench = Bench(chip, plan)
    evening(bench)
    assert bench.is_right() and not bench.display.busy
    return plan.done


def time_until_right(bench, most: int) -> int:
    """Milliseconds, or more than `most`."""
    since = bench.now()
    while not (bench.is_right() and bench.model.contrast == 40) and bench.now() - since <= most:
        bench.run(100, 50)
    return bench.now() - since


def test_one_fault_at_any_transfer_is_over_in_three_seconds_if_it_can_be_noticed():
    """Bytes that arrive wrong cannot: they are right again when the minute is over."""
    for chip in CHIPS:
        for number in range(transfers_of_an_evening(chip)):
            for kind in KINDS:
                plan = FaultPlan({number: kind}, number + 1)
                bench = Bench(chip, plan)
                evening(bench)
                assert plan.happened == [(number, kind)]
                most = MINUTE - SECOND if kind == "garbage" else 3 * SECOND
                assert time_until_right(bench, most) <= most, (chip, number, kind)
                assert bench.display.ok and not bench.display.busy


def test_garbage_in_the_refresh_itself_is_over_a_minute_later():
    for chip in CHIPS:
        done = transfers_of_an_evening(chip)
        for number in range(done, done + 17):
            for seed in range(4):
                plan = FaultPlan({number: "garbage"}, 100 * number + seed + 1)
                bench = Bench(chip, plan)
                evening(bench)
                while not plan.happened:
                    bench.run(100, 50)
                assert time_until_right(bench, MINUTE) <= MINUTE, (chip, number, seed)


def test_two_hundred_evenings_of_any_faults_end_with_the_right_picture():
    for chip in CHIPS:
        for seed in range(100):
            plan = random_faults(seed + 1, transfers=120, share=(2, 5, 10, 30)[seed % 4])
            bench = Bench(chip, plan)
            bench.bus.stuck_next = 1 + seed % 9
            evening(bench)
            number = 0
            while plan.done < 120:
                number += 1
                draw_screen(bench.canvas, number)
                bench.display.show(bench.canvas)
                bench.run(SECOND, 50)
            assert time_until_right(bench, MINUTE) <= MINUTE, (chip, seed)
            bench.run(3 * SECOND, 50)
            assert bench.is_right() and bench.display.ok and not bench.display.busy


def test_a_display_that_holds_the_data_wire_lets_go_when_the_bus_is_opened_again():
    for chip in CHIPS:
        for clocks in range(1, 10):
            bench = Bench(chip)
            evening(bench)
            assert bench.opened == 1
            bench.bus.stuck = clocks
            bench.canvas.text(1, 0, "stuck for %d" % clocks)
            bench.display.show(bench.canvas)
            bench.run(300)
            assert not bench.display.ok
            bench.run(2700)
            assert bench.is_right() and bench.display.ok and bench.opened == 2


def test_a_display_that_was_stuck_before_the_unit_started_shows_its_first_picture():
    for chip in CHIPS:
        bench = Bench(chip)
        bench.bus.stuck = 9
        bench.start()
        assert bench.is_right() and bench.opened == 1


def test_a_display_that_is_stuck_for_ever_costs_little_time_until_it_is_pulled_and_put_back():
    for chip in CHIPS:
        bench = Bench(chip)
        evening(bench)
        bench.bus.stuck = FOR_EVER
        draw_screen(bench.canvas, 5)
        bench.display.show(bench.canvas)
        lost = 0
        for _ in range(3000):
            before = bench.clock.us
            bench.step()
            lost += bench.clock.us - before
            bench.clock.sleep_ms(20)
        assert not bench.display.ok and bench.display.busy
        assert lost < 60000000 // 20  # one part in twenty of that minute
        bench.model.plugged = False
        bench.run(2 * SECOND)
        bench.model.power_on()
        bench.model.plugged = True
        bench.run(3 * SECOND)
        assert bench.is_right() and bench.display.ok


def test_pulling_the_display_is_noticed_at_the_next_change_and_putting_it_back_at_once():
    for chip in CHIPS:
        bench = Bench(chip)
        evening(bench)
        bench.model.plugged = False
        bench.run(SECOND)
        draw_screen(bench.canvas, 5)
        bench.display.show(bench.canvas)
        bench.run(5 * SECOND)
        assert not bench.display.ok
        draw_screen(bench.canvas, 6)
        bench.display.show(bench.canvas)
        bench.model.power_on()
        bench.model.plugged = True
        bench.run(3 * SECOND)
        assert bench.is_right() and bench.display.ok


def test_a_unit_without_a_display_goes_on_blind_and_asks_rarely():
    for chip in CHIPS:
        bench = Bench(chip)
        bench.model.plugged = False
        bench.display.start()
        bench.display.show(bench.canvas)
        bench.run(MINUTE)
        assert not bench.display.ok and 25 < bench.opened < 40
        assert bench.wire_bytes() == 0


def test_a_bus_that_cannot_be_opened_raises_nothing_and_is_opened_later():
    for error in (OSError, ValueError, RuntimeError):

        def fail(error=error):
            raise error

        bench = Bench("ssd1306")
        honest = bench._open
        bench._open = fail
        bench.display.start()
        bench.display.show(bench.canvas)
        bench.run(5 * SECOND)
        assert not bench.display.ok
        bench._open = honest
        bench.run(3 * SECOND)
        assert bench.is_right() and bench.display.ok


def test_a_slow_display_is_waited_for():
    for chip in CHIPS:
        bench = Bench(chip)
        bench.model.stretch_us = 2000
        evening(bench)
        assert bench.settle() >= 0 and bench.is_right()


def test_starting_again_shows_the_picture_again():
    for chip in CHIPS:
        bench = Bench(chip)
        evening(bench)
        bench.model.power_on()
        bench.display.start()
        bench.settle()
        assert bench.is_right() and bench.opened == 2 and bench.model.contrast == 40


def test_whatever_command_the_chip_heard_by_mistake_the_refresh_undoes():
    """Every command there is, alone, and with some of its operands or all, after those that leave
    nothing as it was."""
    wrong = b"\x45\xa0\xc0\xa8\x1f\xd3\x07\xda\x02\xa5\xa7\xad\x8a\x8d\x10\x20\x00\x2f\xae"
    for chip in CHIPS:
        bench = Bench(chip)
        evening(bench)
        for command in range(256):
            for rest in (b"", b"\x00", b"\xff\xff", b"\x15\x2a\x01\x07\x3f\x00\x1b"):
                bench.model.write(b"\x00" + wrong + bytes([command]) + rest)
                bench.clock.sleep_ms(58000)
                bench.run(1200, 100)
                assert bench.is_right() and bench.model.contrast == 40, (chip, command, rest)


def test_a_unit_that_was_away_during_its_first_picture_shows_no_noise_either():
    for chip in CHIPS:
        for steps in range(1, 10):
            bench = Bench(chip)
            draw_screen(bench.canvas)
            bench.display.start()
            bench.display.show(bench.canvas)
            for _ in range(steps):
                bench.step()
            bench.clock.sleep_ms(100000)
            while bench.step():
                assert bench.is_right() or sum(bench.model.pixels()) == 0
                bench.clock.sleep_ms(50)
            assert bench.is_right()
