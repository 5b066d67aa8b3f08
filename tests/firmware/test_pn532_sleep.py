"""Sent to sleep to save power, and woken again."""

from tests.firmware.reader_bench import ANN, CARD, Bench, written_tag

BUSES = ("spi", "i2c", "uart")


def test_asleep_the_field_is_off_and_the_bus_is_silent_and_a_start_wakes_it():
    for bus in BUSES:
        bench = Bench(bus)
        bench.run(300)
        bench.reader.sleep()
        bench.run(300)
        assert not bench.chip.radio.on, bus
        assert bench.chip.awake_from is None, bus
        before = bench.wire_bytes
        bench.chip.field = [written_tag()]
        assert bench.run(20000) == []
        assert bench.wire_bytes == before
        bench.reader.start()
        assert bench.run(300) == [("tag", ANN, CARD, "ntag")], bus


def test_sent_to_sleep_at_any_moment_it_wakes_again():
    for bus in BUSES:
        for steps in range(60):
            bench = Bench(bus)
            bench.chip.field = [written_tag()]
            for _ in range(steps):
                bench.step()
            bench.reader.sleep()
            bench.run(200)
            bench.reader.start()
            bench.run(300)
            told = [event for event in bench.events if event[0] == "tag"]
            assert told == [("tag", ANN, CARD, "ntag")], (bus, steps, bench.events)


def test_a_chip_that_does_not_answer_to_sleep_is_left_alone():
    bench = Bench()
    bench.run(300)
    bench.chip.fault("stuck")
    bench.reader.sleep()
    bench.run(1000)
    assert not bench.reader.ok
    bench.reader.start()
    bench.run(1000)
    assert bench.reader.ok


def test_slow_chips_get_the_time_they_need_to_wake():
    for bus in BUSES:
        bench = Bench(bus)
        bench.chip.wake_us = 2000
        bench.run(1000)
        assert bench.reader.ok, bus
