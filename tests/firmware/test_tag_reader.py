"""One tap is one event, however shaky the hand, and it costs few bytes."""

from host_tools.virtual_board.tags import Tag
from tests.firmware.reader_bench import ANN, CARD, Bench, bench_at_rest, written_tag

ANNS = ("tag", ANN, CARD, "ntag")
GONE = ("gone",)


def test_a_tap_is_told_once_however_long_it_lasts():
    bench = bench_at_rest()
    for ms in (60, 300, 2000, 20000):
        assert bench.tap(written_tag(), ms) == [ANNS, GONE], ms


def test_a_tap_is_told_within_a_tenth_of_a_second():
    bench = bench_at_rest()
    bench.run(7777)
    bench.chip.field = [written_tag()]
    before = bench.clock.us
    assert bench.run_until("tag") == ANNS
    assert bench.clock.us - before < 100000, bench.clock.us - before


def test_a_tap_of_a_blink_is_told_soon_by_its_number_and_every_next_one_counts():
    for ms in (10, 20, 30, 40):
        bench = bench_at_rest()
        for number in range(10):
            bench.run(7 * number)
            bench.chip.field = [written_tag()]
            bench.run(ms)
            bench.chip.field = []
            before = bench.clock.us
            event = bench.events[-1] if bench.events[-1:] == [ANNS] else bench.run_until("tag")
            assert event in (ANNS, ("tag", ANN, None, "ntag")), (ms, number)
            assert bench.clock.us - before < 180000, (ms, number, bench.clock.us - before)
            bench.run(600 - (bench.clock.us - before) // 1000)
            assert bench.events[-1] == GONE, (ms, number)


def test_the_place_is_occupied_from_the_first_sight_until_gone_is_told():
    bench = bench_at_rest()
    assert not bench.reader.occupied
    bench.chip.field = [written_tag()]
    assert bench.run_until("tag") == ANNS and bench.reader.occupied
    bench.chip.field = []
    while bench.reader.occupied:
        assert bench.events == [ANNS]
        bench.step()
    assert bench.events == [ANNS, GONE]


def test_finding_a_tag_takes_at_most_46_bytes():
    """The search with its ACK, which waits already, and the answer; reading pages is extra."""
    bench = bench_at_rest()
    bench.run(5200)
    before = bench.wire_bytes
    bench.perform(bench.pn532.begin(0x4A, b"\x02\x00"))
    bench.chip.field = [Tag(ANN, kind="bank")]  # nothing of it is read
    assert bench.run_until("tag") is not None
    search = bench.wire_bytes - before
    assert search <= 46, search


def test_idle_costs_nothing_but_a_check_of_at_most_24_bytes_every_five_seconds():
    bench = bench_at_rest()
    before = bench.wire_bytes
    bench.run(4000)
    assert bench.wire_bytes == before
    bench.run(5000)
    assert 0 < bench.wire_bytes - before <= 24
    for _ in range(24):
        before = bench.wire_bytes
        bench.run(5000)
        assert bench.wire_bytes - before <= 24, bench.wire_bytes - before
    before = bench.wire_bytes
    bench.run(600000)
    assert bench.wire_bytes - before <= 600 // 5 * 24
    assert bench.reader.restarts == 0


def test_without_the_irq_wire_idle_costs_at_most_40_bytes_a_second():
    for bus in ("spi", "i2c"):
        bench = Bench(bus, None, False)
        bench.run(300)
        before = bench.wire_bytes
        bench.run(60000)
        assert bench.wire_bytes - before <= 40 * 60, bench.wire_bytes - before


def test_a_shaky_tap_counts_once_from_no_drop_outs_to_half_of_the_time():
    taps = 0
    for share in (0, 10, 20, 30, 40, 50):
        bench = bench_at_rest()
        for seed in range(40):
            tag = Tag(ANN, bytes(written_tag().memory), "ntag213", seed * 31 + share)
            tag.flaky = share
            events = bench.tap(tag, 200 + 37 * seed)
            assert [event[0] for event in events] == ["tag", "gone"], (share, seed, events)
            assert events[0][1] == ANN
            taps += events[0][2] == CARD
    assert taps > 230, taps


def test_long_drop_outs_below_400_ms_are_no_second_tap():
    bench = bench_at_rest()
    tag = written_tag()
    bench.chip.field = [tag]
    bench.run(500)
    for ms in (20, 50, 100, 200, 300, 350):
        bench.chip.field = []
        bench.run(ms)
        bench.chip.field = [tag]
        bench.run(600)
    assert bench.events == [ANNS]


def test_a_card_taken_away_for_a_second_and_laid_down_again_is_a_second_tap():
    bench = bench_at_rest()
    assert bench.tap(written_tag(), 300, 1000) == [ANNS, GONE]
    assert bench.tap(written_tag(), 300, 1000) == [ANNS, GONE]


def test_gone_is_told_about_half_a_second_after_the_card_was_last_seen():
    delays = []
    for ms in range(1000, 1140, 10):  # at any moment between two looks
        bench = bench_at_rest()
        bench.chip.field = [written_tag()]
        bench.run(ms)
        before = bench.clock.us
        bench.chip.field = []
        assert bench.run_until("gone") == GONE
        delays.append((bench.clock.us - before) // 1000)
    assert 270 <= min(delays) and 400 <= max(delays) <= 700, delays


def test_a_phone_is_one_tap_although_its_number_changes_all_the_time():
    bench = bench_at_rest()
    events = bench.tap(Tag(None, kind="phone"), 2000)
    assert [event[0] for event in events] == ["tag", "gone"]
    assert events[0][1][0] == 8 and events[0][2:] == (None, "phone")


def test_a_phone_that_stays_costs_no_more_than_a_card_that_stays():
    costs = []
    for tag in (Tag(b"\x12\x34\x56\x78", kind="bank"), Tag(None, kind="phone")):
        bench = bench_at_rest()
        before = bench.wire_bytes
        bench.tap(tag, 5000)
        costs.append(bench.wire_bytes - before)
    assert costs[1] <= costs[0] + 50, costs


def test_cards_from_the_wallet_are_told_by_number_and_never_talked_to():
    for kind, uid in (
        ("bank", ANN),
        ("bank", b"\x12\x34\x56\x78"),
        ("classic", b"\x12\x34\x56\x78"),
    ):
        bench = bench_at_rest()
        tag = Tag(uid, kind=kind)
        assert bench.tap(tag) == [("tag", uid, None, "other"), GONE]
        assert tag.commands == []
