"""The whole unit on its models, from outside: power, keys, tags, pixels, sounds."""

from engine_core import Game
from host_tools.virtual_board.tags import Tag
from host_tools.virtual_board.unit import Unit
from tests.virtual_board.unit_bench import playing, started


def test_without_power_nothing_is_seen_and_nothing_happens():
    unit = Unit()
    assert not unit.on and unit.game is None and unit.screen == ""
    assert unit.lines() == [""] * 8 and unit.pixels() == bytes(8192)
    unit.press("A1")
    unit.tap("deed", 39)
    unit.run(1000)
    assert not unit.on and unit.sounds == [] and unit.lines() == [""] * 8


def test_power_on_leads_to_the_first_screen():
    unit = started()
    assert unit.on and unit.screen == "demo" and unit.game is None
    assert unit.lines()[0] == "Deedbox 0.1.0" and unit.lines()[2] == "No game yet."


def test_two_digits_are_a_roll_and_each_is_shown_and_heard():
    unit = playing()
    unit.press("3")
    assert unit.lines()[3] == "3" and unit.sounds[-1] == "key"
    unit.press("4")
    assert unit.game.place[0] == 7 and unit.sounds[-1] == "ok"


def test_what_the_rules_forbid_sounds_otherwise_and_changes_nothing():
    unit = playing()
    before = unit.game.snapshot()
    unit.press("9")
    assert unit.sounds[-1] == "refused" and unit.game.snapshot() == before


def test_the_star_takes_back_a_digit_and_then_what_was_done():
    unit = playing()
    before = unit.game.snapshot()
    unit.press("3*")
    assert unit.lines()[3] == ""
    unit.press("3412")
    unit.press("*")
    assert unit.sounds[-1] == "undo"
    unit.press("*")
    assert unit.game.snapshot() == before


def test_the_game_is_there_again_after_a_power_cut():
    unit = playing()
    unit.press("34#12")
    before, lines = unit.game.snapshot(), unit.lines()
    unit.cut_power()
    assert not unit.on and unit.game is None and unit.lines() == [""] * 8
    unit.boot()
    assert unit.game.snapshot() == before and unit.lines() == lines


def test_another_unit_goes_on_with_the_same_flash():
    unit = playing()
    unit.press("12")
    other = Unit(flash=unit.flash)
    other.boot()
    assert other.game.snapshot() == unit.game.snapshot()


def test_a_card_of_the_set_is_known_and_a_foreign_tag_is_refused():
    unit = started()
    unit.tap("deed", 39)
    assert unit.lines()[6] == "deed;classic;39" and unit.sounds[-1] == "tap"
    unit.tap("player", 0)
    assert unit.lines()[6] == "player;;0"
    unit.tap_tag(Tag(b"\x04\x01\x02\x03\x04\x05\x06"))
    assert unit.lines()[6] == "An empty tag." and unit.sounds[-1] == "refused"
    unit.tap_tag(Tag(None, kind="phone"))
    assert unit.lines()[6] == "That is a phone."


def test_the_whole_set_is_enrolled_also_of_another_edition():
    unit = started()
    for card in (("jail_card", "chance"), ("card", "chance", "ch07"), ("player", 9)):
        unit.tap(*card)
        assert unit.sounds[-1] == "tap", card
    unit.loop.saved.begin(Game("saga", ["Ann", "Ben"]))
    unit.tap("deed", 39)
    assert unit.lines()[6] == "deed;saga;39"


def test_a_unit_whose_cards_were_never_enrolled_knows_none():
    unit = started(enrolled=False)
    unit.tap("deed", 39)
    assert unit.lines()[6] == "Not of this set."


def test_a_card_that_stays_is_told_once_and_two_taps_are_two():
    unit = started()
    before = len(unit.sounds)
    unit.tap("deed", 39, ms=5000)
    assert len(unit.sounds) == before + 1
    unit.tap("deed", 39)
    unit.tap("deed", 39)
    assert len(unit.sounds) == before + 3


def test_two_tags_at_once_are_refused():
    unit = started()
    unit.field = [Tag(b"\x04\x01\x02\x03\x04\x05\x06"), Tag(b"\x04\x11\x12\x13\x14\x15\x16")]
    unit.run(1000)
    assert unit.lines()[6] == "One tag at a time."


def test_a_unit_without_a_reader_plays_on():
    unit = playing(reader=False)
    unit.tap("deed", 39)
    unit.press("34")
    assert unit.game.place[0] == 7 and unit.bus.spi == {}


def test_the_other_display_shows_the_same_picture():
    assert playing(display="sh1106").pixels() == playing().pixels()


def test_two_units_share_nothing():
    one, two = playing(), started()
    one.press("34")
    assert two.game is None and two.lines()[2] == "No game yet."


def test_sounds_begin_anew_with_each_boot():
    unit = playing()
    assert unit.sounds == ["ok"]
    unit.press("9")
    unit.cut_power()
    unit.boot()
    assert unit.sounds == []
