"""Tags that are pulled away too soon, and a chip that fails while a tag lies there."""

from host_tools.virtual_board.faults import ERROR, FaultPlan
from host_tools.virtual_board.tags import Tag
from tests.firmware.reader_bench import (
    ANN,
    CARD,
    OTHER,
    Bench,
    bench_at_rest,
    message_on,
    written_tag,
)

ANNS = ("tag", ANN, CARD, "ntag")
GONE = ("gone",)


def test_a_card_pulled_away_while_it_is_read_still_counts_by_its_number():
    for steps in range(1, 25):
        bench = bench_at_rest()
        tag = written_tag()
        bench.chip.field = [tag]
        while not tag.commands:
            bench.step()
        for _ in range(steps):
            bench.step()
        told = list(bench.events)
        bench.chip.field = []
        bench.run(1500)
        if told:
            assert bench.events == [ANNS, GONE]
        else:
            assert bench.events[0][:2] == ("tag", ANN)
            assert bench.events[0][2] in (None, CARD)
            assert bench.events[1:] == [GONE]


def test_a_tap_counts_by_its_number_when_the_chip_fails_while_reading_it():
    bench = bench_at_rest()
    tag = written_tag()
    bench.chip.field = [tag]
    while not tag.commands:
        bench.step()
    bench.chip.fault("late")
    bench.run(100)
    bench.chip.field = []
    bench.run(2000)
    assert bench.reader.restarts == 1
    assert bench.events == [("tag", ANN, None, "ntag"), GONE]


def test_a_tap_that_was_held_up_for_seconds_is_not_told_any_more():
    bench = bench_at_rest()
    tag = written_tag()
    bench.chip.field = [tag]
    while not tag.commands:
        bench.step()
    bench.chip.plugged = False
    bench.chip.field = []
    bench.run(3000)
    bench.chip.plugged = True
    bench.run(3000)
    assert bench.reader.ok
    assert bench.events == [GONE]


def test_a_tag_behind_a_password_counts_by_its_number():
    bench = bench_at_rest()
    tag = written_tag()
    tag.memory[40 * 4 + 7] = 0  # AUTH0: from page 0 on
    tag.memory[40 * 4 + 8] |= 0x80  # PROT: for reading too
    assert bench.tap(tag, 1000) == [("tag", ANN, None, "ntag"), GONE]


def test_a_slip_of_the_radio_while_reading_costs_nothing_but_time():
    for quirk in (False, True):
        for number in range(1, 4):
            bench = bench_at_rest()
            bench.chip.every_second_list_fails = quirk
            tag = written_tag()
            bench.chip.field = [tag]
            while len(tag.commands) < number:
                bench.step()
            tag.mute = True  # until it is activated again
            bench.run(700)
            assert bench.events == [ANNS], (quirk, number)


def test_unplugged_and_plugged_back_it_goes_on():
    for bus in ("spi", "i2c", "uart"):
        bench = Bench(bus)
        bench.run(300)
        bench.chip.plugged = False
        bench.run(7000)
        assert not bench.reader.ok
        bench.chip.plugged = True
        assert bench.run(2500) == []
        assert bench.reader.ok and bench.reader.restarts >= 1
        assert bench.tap(written_tag()) == [ANNS, GONE], bus


def test_a_card_that_lies_there_while_the_chip_fails_does_not_count_twice():
    bench = bench_at_rest()
    bench.chip.field = [written_tag()]
    bench.run(500)
    bench.chip.plugged = False
    bench.run(3000)
    bench.chip.plugged = True
    bench.run(3000)
    assert bench.events == [ANNS]
    bench.chip.field = []
    assert bench.run(1000) == [GONE]


def test_a_reader_gone_deaf_hears_again_within_ten_seconds():
    bench = bench_at_rest()
    bench.chip.deaf_after = 2
    while not bench.chip.radio.deaf:
        bench.step()
    assert bench.tap(written_tag()) == []
    bench.chip.field = [written_tag()]
    assert bench.run_until("tag", 10000) == ANNS
    assert bench.reader.restarts == 0


def test_a_bus_that_fails_at_any_time_is_a_chip_that_does_not_answer():
    """No exception leaves a driver but its own."""
    for bus in ("spi", "uart"):
        for number in range(0, 60):
            plan = FaultPlan({number: ERROR, number + 1: ERROR})
            bench = Bench(bus, plan)
            bench.chip.field = [written_tag()]
            assert bench.run_until("tag") is not None, (bus, number)
        bench = Bench(bus, FaultPlan({number: ERROR for number in range(500)}))
        assert bench.run(2000) == [] and not bench.reader.ok
        bench.reader.sleep()
        assert bench.run(100) == []


def test_an_i2c_bus_that_cannot_be_opened_is_a_chip_that_does_not_answer():
    for error in (OSError, ValueError, RuntimeError):

        def fail(error=error):
            raise error

        bench = Bench("i2c")
        bench.run(300)
        honest = bench.pn532.transport.open_bus
        bench.pn532.transport.open_bus = fail
        bench.pn532.transport.i2c = None
        assert bench.run(6000) == [] and not bench.reader.ok
        bench.pn532.transport.open_bus = honest
        bench.run(4000)
        assert bench.tap(written_tag()) == [ANNS, GONE]


def test_writing_without_a_card_is_told_as_lost_at_once():
    bench = bench_at_rest()
    bench.reader.write(ANN, CARD)
    assert bench.step() == ("written", ANN, "lost")


def test_writing_with_a_dead_reader_is_told_after_five_seconds():
    bench = Bench("spi", None, True, False)
    bench.run(300)
    bench.chip.field = [Tag(ANN)]
    bench.run(300)
    bench.chip.fault("stuck")
    bench.run(300)
    bench.reader.write(ANN, CARD)
    assert bench.run(4900) == []
    assert bench.run(300) == [("written", ANN, "no_answer")]


def test_a_write_that_takes_the_place_of_another_is_never_told_as_done_because_of_that():
    """The first one goes through; then the chip falls silent before the second is on the tag."""
    for steps in range(25):
        bench = bench_at_rest()
        tag = Tag(ANN)
        bench.chip.field = [tag]
        bench.run_until("tag")
        bench.reader.write(ANN, CARD)
        bench.run(50)
        bench.reader.write(ANN, OTHER)
        while message_on(tag) != CARD:
            bench.step()
        for _ in range(steps):
            bench.step()
        bench.chip.plugged = False
        told = [event for event in bench.run(6000) if event[0] == "written"]
        assert len(told) == 1 and told[0][2] == "no_answer", steps


def test_a_card_can_be_written_the_moment_it_is_told():
    bench = bench_at_rest()
    tag = Tag(ANN)
    bench.chip.field = [tag]
    assert bench.run_until("tag") == ("tag", ANN, b"", "ntag")
    bench.reader.write(ANN, CARD)
    assert bench.run_until("written", 1000) == ("written", ANN, None)
    assert message_on(tag) == CARD
    bench.chip.field = []
    assert bench.run(1000) == [GONE]


def test_a_loop_that_steps_only_twenty_times_a_second_misses_nothing():
    bench = bench_at_rest()
    tag = written_tag()
    events = []
    for number in range(240):
        bench.chip.field = [tag] if number % 60 < 30 else []
        event = bench.reader.step(bench.clock.us // 1000)
        if event is not None:
            events.append(event)
        bench.clock.sleep_ms(50)
    assert events == [ANNS, GONE] * 4


def test_before_start_a_step_does_nothing():
    bench = Bench()
    bench.reader._job = None
    assert bench.reader.step(5) is None
    assert bench.wire_bytes == 0
