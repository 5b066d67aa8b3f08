"""Several tags: laid down together, swapped, hidden by each other."""

from host_tools.virtual_board.tags import Tag
from tests.firmware.reader_bench import ANN, BEN, CARD, OTHER, bench_at_rest, written_tag

ANNS = ("tag", ANN, CARD, "ntag")
BENS = ("tag", BEN, OTHER, "ntag")
GONE = ("gone",)


def test_a_card_swapped_for_another_within_a_blink_is_a_new_tap():
    for gap_ms in (0, 30, 200):
        bench = bench_at_rest()
        bench.chip.field = [written_tag()]
        bench.run(500)
        bench.chip.field = []
        bench.run(gap_ms)
        bench.chip.field = [written_tag(OTHER, BEN)]
        bench.run(500)
        bench.chip.field = []
        bench.run(1000)
        assert bench.events == [ANNS, BENS, GONE], gap_ms


def test_two_cards_at_once_are_told_as_two():
    bench = bench_at_rest()
    bench.chip.field = [written_tag(), written_tag(OTHER, BEN)]
    bench.run(1000)
    bench.chip.field = []
    bench.run(1000)
    assert bench.events == [("tags", 2), GONE]


def test_shaky_cards_lying_together_are_told_as_two_once():
    for seed in range(20):
        bench = bench_at_rest()
        tags = [written_tag(), written_tag(OTHER, BEN)]
        bench.chip.field = tags
        bench.run(300)
        for number, tag in enumerate(tags):
            tag.chance = [seed * 17 + number + 1, seed + 3]
            tag.flaky = 30
        bench.run(3000)
        bench.chip.field = []
        bench.run(1000)
        assert bench.events == [("tags", 2), GONE], seed


def test_a_card_hidden_for_a_moment_by_a_new_one_was_not_taken_away():
    bench = bench_at_rest()
    ann = written_tag()
    ben = written_tag(OTHER, BEN)
    bench.chip.field = [ann]
    bench.run(500)
    ann.flaky = 100
    bench.chip.field = [ann, ben]
    while ben not in bench.chip.radio.targets.values():
        bench.step()
    ann.flaky = 0
    bench.run(1000)
    assert bench.events == [ANNS, ("tags", 2)]


def test_when_one_of_two_cards_is_taken_away_the_other_one_counts():
    bench = bench_at_rest()
    ann = written_tag()
    bench.chip.field = [ann, written_tag(OTHER, BEN)]
    bench.run(500)
    bench.chip.field = [ann]
    bench.run(1500)
    bench.chip.field = []
    bench.run(1000)
    assert bench.events == [("tags", 2), ANNS, GONE]


def test_a_card_that_counted_does_not_count_again_after_a_second_one_lay_beside_it():
    bench = bench_at_rest()
    ann = written_tag()
    bench.chip.field = [ann]
    bench.run(500)
    bench.chip.field = [ann, written_tag(OTHER, BEN)]
    bench.run(500)
    bench.chip.field = [ann]
    bench.run(1500)
    bench.chip.field = []
    bench.run(1000)
    assert bench.events == [ANNS, ("tags", 2), GONE]


def test_a_card_swapped_while_it_is_read_is_never_mixed_up_with_the_new_one():
    for steps in range(30):
        bench = bench_at_rest()
        tag = written_tag()
        bench.chip.field = [tag]
        while not tag.commands:
            bench.step()
        for _ in range(steps):
            bench.step()
        bench.chip.field = [written_tag(OTHER, BEN)]
        bench.run(1000)
        assert bench.events in ([ANNS, BENS], [ANNS[:2] + (None, "ntag"), BENS]), bench.events


def test_every_second_search_may_find_nothing_as_with_real_chips():
    bench = bench_at_rest()
    bench.chip.every_second_list_fails = True
    assert bench.tap(written_tag(), 3000) == [ANNS, GONE]
    bench.chip.field = [written_tag(), written_tag(OTHER, BEN)]
    assert bench.run(3000) == [("tags", 2)]
    bench.chip.field = []
    assert bench.run(1000) == [GONE]
    tag = Tag(BEN)
    bench.chip.field = [tag]
    bench.run(500)
    bench.reader.write(BEN, CARD)
    assert bench.run_until("written", 1000) == ("written", BEN, None)


def test_another_card_than_the_one_to_be_written_is_not_written():
    bench = bench_at_rest()
    tag = written_tag()
    bench.chip.field = [tag]
    bench.run(300)
    bench.reader.write(BEN, OTHER)
    assert bench.run(300) == [("written", BEN, "other_tag")]
    bench.chip.field = [tag, Tag(BEN)]
    bench.run(300)
    bench.reader.write(BEN, OTHER)
    assert bench.run(300) == [("written", BEN, "other_tag")]
    assert tag.writes == 0
