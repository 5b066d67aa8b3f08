"""The whole unit on its models, from outside: power, keys, tags, pixels, sounds, buses."""

import sys

from engine_core import Game
from firmware.storage.faults import StorageFailed
from firmware.storage.settings import Settings
from host_tools.virtual_board.faults import FaultPlan
from host_tools.virtual_board.i2c_model import FOR_EVER
from host_tools.virtual_board.tags import Tag
from host_tools.virtual_board.unit import Unit

MICRO = sys.implementation.name == "micropython"  # where the flash has no faults of its own
NEW_GAME = ">Ann            1500"


def started(**options) -> Unit:
    unit = Unit(**options)
    unit.boot()
    return unit


def playing(**options) -> Unit:
    unit = started(**options)
    unit.press("A")
    assert unit.lines()[1] == NEW_GAME
    return unit


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


def test_the_same_inputs_lead_to_the_same_game():
    unit = playing(seed=5)
    unit.press("34#")
    unit.tap("deed", 1)
    unit.hold("1", 1000)
    unit.run(3000)
    unit.press("6#")
    again = started(seed=5)
    again.replay(unit.inputs)
    assert again.game.snapshot() == unit.game.snapshot() and again.inputs == unit.inputs
    assert again.pixels() == unit.pixels() and again.sounds == unit.sounds


def test_inputs_can_be_replayed_with_power_cuts_and_tags_of_all_kinds():
    unit = playing(seed=5)
    unit.press("3")
    unit.cut_power()
    unit.press("##")
    unit.tap("deed", 1)
    unit.boot()
    unit.press("4")
    unit.tap("deed", 1, ms=2000)
    unit.tap_tag(Tag(b"\x04\x01\x02\x03\x04\x05\x06", {4: b"\x03\x00\xfe\x00"}), ms=500)
    unit.field = [Tag(None, kind="phone")]
    unit.run(2000)
    again = started(seed=5)
    again.replay(unit.inputs)
    assert again.inputs == unit.inputs and again.pixels() == unit.pixels()
    assert again.game.snapshot() == unit.game.snapshot() and again.sounds == unit.sounds


def test_a_safe_start_and_a_cut_while_starting_are_replayed_too():
    unit = Unit()
    unit.boot(hold="*")
    unit.press("#A12")
    unit.cut_power()
    unit.cut_power(after_writes=2)
    unit.boot()
    unit.press("#34#56")
    unit.boot()
    again = started()
    again.replay(unit.inputs)
    assert again.game.snapshot() == unit.game.snapshot() and again.pixels() == unit.pixels()


def test_a_cut_before_the_very_first_boot_and_one_that_was_called_off_are_replayed():
    for writes in (1, 0):
        unit = Unit()
        unit.cut_power(after_writes=1)
        if not writes:
            unit.cut_power()
        unit.boot()
        unit.press("A")
        again = started()
        again.replay(unit.inputs)
        assert again.on == unit.on == (not writes)


def mistake(action) -> str:
    try:
        action()
    except ValueError as error:
        return str(error)
    raise AssertionError("nobody complained")


def test_a_wrong_call_says_what_there_is_and_is_no_input():
    unit = started()
    assert "123A456B789C*0#D" in mistake(lambda: unit.press("1z"))
    assert "123A456B789C*0#D" in mistake(lambda: unit.boot(hold="z"))
    assert '("deed", space)' in mistake(lambda: unit.tap("dead", 39))
    assert '("deed", space)' in mistake(lambda: unit.tap())
    assert "garbled" in mistake(lambda: unit.cut_power(1, "torn"))
    assert "sh1106" in mistake(lambda: Unit(display="oled"))
    assert "keys" in mistake(lambda: Unit(faults={"keypad": FaultPlan()}))
    assert "stuck" in mistake(lambda: FaultPlan({1: "nonsense"}))
    assert unit.inputs == [] and unit.on


def test_sounds_begin_anew_with_each_boot():
    unit = playing()
    assert unit.sounds == ["ok"]
    unit.press("9")
    unit.cut_power()
    unit.boot()
    assert unit.sounds == []


def test_the_power_can_be_cut_while_the_unit_starts():
    unit = playing()
    unit.press("34")
    before = unit.game.snapshot()
    unit.cut_power()
    unit.cut_power(after_writes=1)
    unit.boot()
    unit.press("#")
    assert not unit.on  # it wrote something, then
    unit.boot()
    assert unit.game.snapshot() == before


def test_nothing_goes_to_the_display_while_nothing_changes():
    unit = playing()
    before = dict(unit.bus.i2c)
    unit.run(40000)
    assert unit.bus.i2c == before


def test_the_display_is_refreshed_once_a_minute():
    unit = playing()
    before = unit.bus.i2c["display"]
    unit.run(180000)
    assert 3 * 1024 < unit.bus.i2c["display"] - before < 3 * 1200
    assert unit.loop.display.refresh_bytes == unit.bus.i2c["display"] - before


def test_a_display_that_is_pulled_out_and_put_back_shows_the_game_again():
    unit = playing()
    unit.board.display.plugged = False
    unit.press("34")
    unit.board.display.power_on()
    unit.board.display.plugged = True
    unit.run(3000)
    assert unit.game.place[0] == 7 and unit.lines()[1] == NEW_GAME


def test_a_stuck_bus_is_freed():
    for clocks in (1, 9):
        unit = playing()
        unit.board.i2c.stuck = clocks
        unit.press("34")
        unit.run(3000)
        assert unit.game.waiting == "card" and unit.lines()[5].strip() == "card"


def test_a_display_that_hangs_for_ever_does_not_stop_the_game():
    unit = playing()
    unit.board.i2c.stuck = FOR_EVER
    unit.press("34")
    assert unit.on and unit.game.place[0] == 7


def test_the_reader_comes_back_after_it_was_pulled_out():
    unit = started()
    unit.board.reader.plugged = False
    unit.run(20000)
    unit.board.reader.plugged = True
    unit.run(5000)
    unit.tap("deed", 39)
    assert unit.lines()[6] == "deed;classic;39"


def test_faults_everywhere_do_not_stop_a_game():
    faults = {
        "display": FaultPlan({n: "no_answer" for n in range(20, 60, 3)}),
        "reader": FaultPlan({n: "garbage" for n in range(20, 90, 4)}),
        "battery": FaultPlan({n: "no_answer" for n in range(1, 9)}),
    }
    unit = playing(faults=faults)
    unit.press("34#12#")
    unit.run(10000)
    unit.tap("deed", 39)
    assert unit.lines()[6] == "deed;classic;39" and unit.game.place[0] == 7


def test_the_time_of_a_timed_game_is_kept_each_minute():
    unit = started()
    unit.loop.saved.begin(Game("classic", ["Ann", "Ben"], mode="timed"))
    unit.run(185000)
    unit.cut_power()
    unit.boot()
    assert unit.loop.saved.journal.played == 180
    unit.press("A")
    unit.run(120000)
    assert unit.loop.saved.journal.played == 0


def test_a_key_held_at_power_on_leads_to_the_safe_start_and_back():
    unit = playing()
    unit.press("34")
    before = unit.game.snapshot()
    unit.cut_power()
    unit.boot(hold="*")
    assert unit.screen == "safe_start" and unit.lines()[2] == "C1 Safe start"
    assert unit.game is None and unit.machine.watchdog is None
    unit.run(60000)
    assert unit.screen == "safe_start"
    unit.press("#")
    assert unit.screen == "demo" and unit.game.snapshot() == before


def test_other_keys_at_power_on_do_nothing():
    unit = Unit()
    unit.boot(hold="5")
    assert unit.screen == "demo" and unit.sounds == []


def hang(unit):
    """The program gets nowhere, until the watchdog ends it."""
    unit.loop.step = lambda now: unit.board.clock.sleep_ms(60000)
    unit.run(100)
    assert unit.machine.cause == unit.machine.WDT_RESET


def test_a_program_that_hangs_is_ended_by_the_watchdog():
    unit = playing()
    unit.press("34")
    before = unit.game.snapshot()
    hang(unit)
    assert unit.screen == "demo" and unit.game.snapshot() == before


def test_three_crashes_in_a_row_lead_to_the_safe_start():
    unit = playing()
    before = unit.game.snapshot()
    hang(unit)
    unit.run(10000)
    hang(unit)
    assert unit.screen == "demo"
    hang(unit)
    unit.run(100)
    assert unit.screen == "safe_start" and unit.lines()[3] == "It crashed 3 times."
    unit.press("#")
    assert unit.screen == "demo" and unit.game.snapshot() == before


def test_the_usual_start_after_a_safe_one_is_no_crash():
    unit = Unit()
    unit.boot(hold="*")
    unit.press("#")
    hang(unit)
    hang(unit)
    assert unit.screen == "demo"


def test_crashes_with_good_starts_between_them_are_forgotten():
    unit = playing()
    for _ in range(6):
        hang(unit)
        unit.run(40000)
        assert unit.screen == "demo"


def test_switching_on_and_off_is_no_crash():
    unit = playing()
    for _ in range(6):
        unit.cut_power()
        unit.boot()
        assert unit.screen == "demo"


def test_a_computer_can_ask_for_the_safe_start():
    unit = started()
    unit.flash.write_nvs("deedbox", "safe", 1)
    unit.cut_power()
    unit.boot()
    assert unit.screen == "safe_start"
    unit.cut_power()
    unit.boot()
    assert unit.screen == "demo"


# -- what can be wrong with what is stored


def test_a_game_that_cannot_be_read_is_said_so_and_brought_back_by_a_key():
    unit = playing()
    unit.press("34")
    unit.run(1000)
    before = unit.game.snapshot()
    unit.files.replace("games/now", b"\x01noise")
    unit.cut_power()
    unit.boot()
    assert unit.game is None and unit.lines()[6] == "S1 Game damaged"
    unit.press("#")
    assert unit.game is not None and unit.game.cash == before["seats"]["cash"]


def test_a_game_whose_files_are_gone_comes_back_from_the_mirror():
    unit = playing()
    for name in unit.files.names("games"):
        unit.files.replace("games/" + name, b"\x01noise")
    unit.cut_power()
    unit.boot()
    assert unit.lines()[6] == "S1 Game damaged"
    unit.press("#")
    assert unit.lines()[1] == NEW_GAME


def test_a_new_game_keeps_what_could_not_be_read_of_the_old_one():
    unit = playing()
    unit.press("34")
    now = unit.files.read("games/now")
    unit.files.replace("games/now", b"\x02" + now[1:])
    unit.cut_power()
    unit.boot()
    assert unit.lines()[6] == "S1 Game version"
    unit.press("A")
    assert unit.files.read("games/unread") == b"\x02" + now[1:]
    assert unit.files.size_of("games/1") > 100 and unit.lines()[1] == NEW_GAME


def test_a_read_that_fails_does_not_throw_the_game_back_to_the_mirror():
    unit = playing()
    unit.press("34")
    before = unit.game.snapshot()
    files = unit.files
    unit.loop.saved.journal.files = Broken()
    unit.press("#")
    assert unit.game is None
    unit.press("#1#")
    assert unit.sounds[-1] == "refused" and unit.lines()[6] == "Not saved: broken"
    unit.loop.saved.journal.files = files
    unit.press("#")
    assert unit.game.snapshot() == before


class Broken:
    """Files that fail, whatever is asked of them."""

    def __getattr__(self, name):
        def fail(*arguments):
            raise StorageFailed("broken")

        return fail


def test_a_command_that_cannot_be_saved_is_taken_back_and_said_so():
    unit = playing()
    files = unit.loop.saved.journal.files
    unit.loop.saved.journal.files = unit.loop.screen.files = Broken()
    unit.press("34")
    assert unit.lines()[6] == "Not saved: broken" and unit.sounds[-1] == "refused"
    unit.tap("deed", 39)
    assert unit.lines()[6] == "S1 Storage broken"
    unit.loop.saved.journal.files = unit.loop.screen.files = files
    unit.press("#34")
    assert unit.game.place[0] == 7


# -- that everything is wired


def test_settings_decide_on_volume_and_brightness():
    unit = Unit()
    unit.boot()
    settings = Settings(unit.files)
    settings.load()
    settings.change("volume", 0)
    settings.change("brightness", 0)
    bright = unit.board.display.contrast
    unit.cut_power()
    unit.boot()
    unit.press("A")
    assert unit.sounds == [] and unit.board.display.contrast < bright


def test_the_battery_is_measured_through_its_divider():
    unit = started()
    unit.run(10000)
    assert 3800 < unit.loop.battery.millivolts < 4000 and unit.loop.battery.state == "ok"
    unit.board.battery.millivolts = 3400
    unit.run(60000)
    assert unit.loop.battery.state == "low"


def test_the_reset_pin_revives_a_reader_that_hangs():
    unit = started()
    unit.board.reader.fault("stuck")
    unit.run(15000)
    unit.tap("deed", 39)
    assert unit.lines()[6] == "deed;classic;39"


def test_a_reader_that_hangs_at_any_transfer_comes_back():
    for number in range(0, 60, 7):
        unit = started(faults={"reader": FaultPlan({number: "stuck"})})
        unit.run(15000)
        unit.tap("player", 0)  # it may hang in this one
        unit.run(15000)
        unit.tap("deed", 39)
        assert unit.lines()[6] == "deed;classic;39", number


def test_faults_of_buzzer_and_nvs_do_not_stop_a_game():
    faults = {
        "buzzer": FaultPlan({n: "no_answer" for n in range(3, 40, 5)}),
        "nvs": FaultPlan({n: "no_answer" for n in range(0, 40, 2)}),
    }
    unit = playing(faults=faults)
    unit.press("34#12#")
    before = unit.game.snapshot()
    unit.cut_power()
    unit.boot()
    assert unit.game.snapshot() == before


def test_a_flash_that_fails_now_and_then_never_tells_a_wrong_game():
    unit = playing()
    unit.press("34")
    unit.run(1000)
    for number in range(12):
        unit.flash.plan = FaultPlan({number: "no_answer"})
        before = unit.game.snapshot()
        unit.press("12")
        unit.flash.plan = None
        if unit.game is None:
            unit.press("#")
        assert unit.game.snapshot() == before or unit.sounds[-1] != "refused"


def test_a_flash_that_fails_while_the_unit_starts_costs_no_game():
    unit = playing()
    unit.press("34")
    before = unit.game.snapshot()
    seen = []
    for number in range(16):
        again = Unit(flash=unit.flash, faults={"flash": FaultPlan({number: "no_answer"})})
        again.boot()
        if again.on and again.game is None:
            seen.append(again.lines()[6])
            again.press("#")
        assert not again.on or again.game.snapshot() == before
    assert MICRO or set(seen) == {"S1 Storage damaged"}


def test_a_minute_that_cannot_be_kept_is_no_reason_to_stop():
    unit = started()
    unit.loop.saved.begin(Game("classic", ["Ann", "Ben"], mode="timed"))
    unit.loop.saved.journal.files = Broken()
    unit.run(61000)
    assert unit.on and unit.screen == "demo"


def test_the_watchdog_waits_for_a_bus_that_hangs_and_no_longer():
    unit = playing()
    unit.loop.step = lambda now: unit.board.clock.sleep_ms(14000)
    unit.run(30000)
    assert unit.machine.cause == unit.machine.PWRON_RESET
    unit.loop.step = lambda now: unit.board.clock.sleep_ms(25000)
    unit.run(100)
    assert unit.machine.cause == unit.machine.WDT_RESET
