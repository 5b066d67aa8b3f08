"""The whole unit on its models, from outside: power, keys, tags, pixels, sounds."""

from host_tools.virtual_board.tags import Tag
from host_tools.virtual_board.unit import Unit
from tests.virtual_board.unit_bench import FIRST_ROLL, playing, started, told


def test_without_power_nothing_is_seen_and_nothing_happens():
    unit = Unit()
    assert not unit.on and unit.game is None and unit.screen == ""
    assert unit.lines() == [""] * 8 and unit.pixels() == bytes(8192)
    unit.press("#1")
    unit.tap("deed", 39)
    unit.run(1000)
    assert not unit.on and unit.sounds == [] and unit.lines() == [""] * 8


def test_power_on_leads_to_the_first_screen():
    unit = started()
    assert unit.on and unit.screen == "idle" and unit.game is None
    assert unit.lines()[0] == "Deedbox 0.1.0" and unit.lines()[2] == "No game yet."


def test_two_digits_are_a_roll_and_each_is_shown_and_heard():
    unit = playing()
    unit.press("3")
    assert unit.lines()[6] == "Ann: roll 3_" and unit.sounds[-1] == "key"
    unit.press("4")
    assert unit.game.place[0] == 7 and unit.sounds[-1] == "ok"


def test_what_the_rules_forbid_sounds_otherwise_and_changes_nothing():
    unit = playing()
    before = unit.game.snapshot()
    unit.press("0")
    assert unit.sounds[-1] == "refused" and unit.game.snapshot() == before
    assert unit.lines()[6] != FIRST_ROLL  # but why not
    unit.press("3")
    assert unit.lines()[6] == "Ann: roll 3_"


def test_a_key_that_means_nothing_now_is_refused():
    unit = playing()
    unit.press("12")
    before = unit.game.snapshot()
    unit.press("5")
    assert unit.sounds[-1] == "refused" and unit.game.snapshot() == before


def test_the_star_takes_back_a_digit_and_then_asks_before_it_takes_back_what_was_done():
    unit = playing()
    begun = unit.game.snapshot()
    unit.press("3*")
    assert unit.lines()[6] == FIRST_ROLL
    unit.press("56")
    rolled = unit.game.snapshot()
    unit.press("#")
    bought = unit.game.snapshot()
    unit.press("*")
    assert unit.screen == "undo" and "Buy" in told(unit) and unit.game.snapshot() == bought
    unit.press("*")
    assert unit.screen == "idle" and unit.game.snapshot() == bought
    unit.press("*#")
    assert unit.sounds[-1] == "undo" and unit.game.snapshot() == rolled
    unit.press("*#")
    assert unit.game.snapshot() == begun
    unit.press("*")
    assert unit.sounds[-1] == "refused" and unit.screen == "idle"
    assert unit.game.snapshot() == begun


def test_the_game_is_there_again_after_a_power_cut():
    unit = playing()
    unit.press("34#12")
    before, lines, screen = unit.game.snapshot(), unit.lines(), unit.screen
    unit.cut_power()
    assert not unit.on and unit.game is None and unit.lines() == [""] * 8
    unit.boot()
    assert unit.game.snapshot() == before and unit.screen == screen
    assert unit.lines()[:4] == lines[:4] and unit.lines()[6:] == lines[6:]
    assert unit.lines()[4:6] == ["Last:", "Roll 1+2, Ben"]  # where there was news


def test_another_unit_goes_on_with_the_same_flash():
    unit = playing()
    unit.press("12")
    other = Unit(flash=unit.flash)
    other.boot()
    assert other.game.snapshot() == unit.game.snapshot()


def test_a_card_of_the_set_is_known_and_a_foreign_tag_is_refused():
    unit = playing()
    unit.tap("deed", 39)
    assert unit.screen == "deed" and "39 Boardwalk" in unit.lines()
    assert unit.sounds[-1] == "tap"
    unit.tap("player", 0)
    assert unit.screen == "player" and "1 Ann" in told(unit)
    unit.press("*")
    unit.tap_tag(Tag(b"\x04\x01\x02\x03\x04\x05\x06"))
    assert "An empty tag." in told(unit) and unit.sounds[-1] == "refused"
    unit.tap_tag(Tag(None, kind="phone"))
    assert "That is a phone." in told(unit) and unit.sounds[-1] == "refused"


def test_the_whole_set_is_enrolled_also_of_another_edition():
    unit = started()
    for card in (("jail_card", "chance"), ("card", "chance", "ch07"), ("player", 9)):
        unit.tap(*card)
        assert "# starts one." in told(unit), card  # and not "of another set"
    unit.start("classic", ["Ann", "Ben"])
    unit.press("34")
    unit.tap("card", "chance", "ch07")
    assert unit.sounds[-1] == "card" and unit.game.waiting != "card"
    unit.start("saga", ["Ann", "Ben"])
    unit.tap("deed", 39)
    assert unit.screen == "deed" and unit.sounds[-1] == "tap"
    assert "39 Dark blue 2" in unit.lines()


def test_a_unit_whose_cards_were_never_enrolled_knows_none():
    unit = playing(enrolled=False)
    for card in (("deed", 39), ("player", 0)):
        unit.tap(*card)
        assert "not of this unit's set" in told(unit), card
        assert unit.sounds[-1] == "refused" and unit.screen == "idle"


def test_a_card_that_stays_is_told_once_and_two_taps_are_two():
    for unit in (started(), playing()):
        before = len(unit.sounds)
        unit.tap("deed", 39, ms=5000)
        assert len(unit.sounds) == before + 1
        unit.tap("deed", 39)
        unit.tap("deed", 39)
        assert len(unit.sounds) == before + 3


def test_two_tags_at_once_are_refused():
    for unit in (started(), playing()):
        unit.field = [Tag(b"\x04\x01\x02\x03\x04\x05\x06"), Tag(b"\x04\x11\x12\x13\x14\x15\x16")]
        unit.run(1000)
        assert "One card at a time" in told(unit) and unit.sounds[-1] == "refused"


def test_a_unit_without_a_reader_plays_on():
    unit = playing(reader=False)
    unit.tap("deed", 39)
    assert unit.screen == "idle"
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
    assert unit.sounds[-1] == "start" and set(unit.sounds[:-1]) == {"key"}
    unit.press("9")
    assert unit.sounds[-1] == "refused"
    unit.cut_power()
    unit.boot()
    assert unit.sounds == []
