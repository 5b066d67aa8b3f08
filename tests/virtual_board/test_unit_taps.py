"""Cards on the reader, from outside: what counts, what counts once, and what never counts."""

from engine_core import Game
from host_tools.virtual_board.card_box import enrol, tag_of
from host_tools.virtual_board.tags import Tag
from tests.engine_core.table import give
from tests.virtual_board.question_bench import (
    ASKED,
    auction,
    buy,
    deals,
    place,
    roll,
    unit_with,
    units,
)
from tests.virtual_board.unit_bench import playing, told

UID = b"\x04\x01\x02\x03\x04\x05\x06"
LOOKED_UP = (("deed", 1), ("deed", 5), ("deed", 39), ("player", 0), ("player", 1))
# Where a deed that is laid down is the answer that the unit asked for.
DEED_ANSWERS = ("deals", "place")
# From a game in which the first player has a set, by keys to all kinds of pages and questions.
PAGES = (
    "*",
    "A",
    "A1",
    "A1A",
    "A1A2",
    "A1A21",
    "A1A21500",
    "A1A22",
    "A1B",
    "A1D",
    "A1D1",
    "AA39",
    "AA01C",
    "AA01A",
    "B",
    "B1",
    "C",
    "C1",
    "C101",
    "D",
    "D1",
    "D2",
    "D3",
    "D31",
    "D311",
    "D311A",
    "D311A500",
    "D32",
    "D321",
    "D33",
    "D3301",
    "D33012",
    "D34",
    "D3450",
    "D4",
    "D41",
    "D5",
    "D6",
    "D6#1",
    "D8",
    "D9",
)


def money(unit) -> list:
    return list(unit.game.cash) + [unit.game.bank_balance]


def estate(unit) -> list:
    """What everybody has; the banker may move a token by laying down a deed."""
    game = unit.game
    return money(unit) + [list(game.owner), list(game.houses), list(game.mortgaged)]


def after(game, command: str, **arguments) -> dict:
    """What the rules make of it, done once."""
    copy = Game.restore(game.snapshot())
    copy.do(command, **arguments)
    return copy.snapshot()


def of_another_set(name: str) -> Tag:
    """The same record, on a tag that this unit does not know."""
    card = tag_of(name)
    return Tag(UID, {page: bytes(card.memory[4 * page : 4 * page + 4]) for page in range(4, 20)})


def strangers(unit) -> tuple:
    """Tags that are none of this evening's cards, and what the unit has to say of each."""
    edition = unit.game.edition.id
    other = "saga" if edition == "classic" else "classic"
    enrol(unit.files, other)
    link = {4: b"\x03\x0c\xd1\x01", 5: b"\x08U\x04a", 6: b".bc/", 7: b"def\xfe"}
    return (
        ("phone", Tag(None, kind="phone")),
        ("empty", Tag(UID)),
        ("foreign", Tag(UID, link)),
        ("foreign", Tag(b"\x11\x22\x33\x44", kind="bank")),
        ("foreign", Tag(b"\x11\x22\x33\x55", kind="classic")),
        ("not of this unit's set", of_another_set("deed;%s;%d" % (edition, ASKED))),
        ("not of this unit's set", of_another_set("player;;0")),
        ("another edition", tag_of("deed;%s;%d" % (other, ASKED))),
        ("another edition", tag_of("card;%s;ch07" % other)),
    )


# -- what counts once


def test_a_deed_that_stays_for_ten_seconds_is_bought_once():
    unit = unit_with(buy())
    bought = after(unit.game, "buy")
    unit.tap("deed", ASKED, ms=10000)
    assert unit.game.snapshot() == bought and unit.screen == "idle"


def test_a_card_that_stays_for_ten_seconds_raises_the_bid_once():
    unit = unit_with(auction())
    unit.tap("player", 0, ms=10000)
    assert unit.game.auction == (ASKED, 10, 0)
    unit.tap("player", 1, ms=10000)
    assert unit.game.auction == (ASKED, 20, 1)


def test_a_card_waved_past_twice_within_a_second_bids_once():
    for laid, gone in ((200, 500), (100, 100), (300, 450), (200, 650), (100, 800)):
        unit = unit_with(auction())
        unit.tap("player", 1)
        ann = tag_of("player;;0")
        heard = len(unit.sounds)
        for _ in range(2):
            unit.field = [ann]
            unit.run(laid)
            unit.field = []
            unit.run(gone)
        unit.run(2000)
        assert unit.game.auction == (ASKED, 20, 0), (laid, gone)
        assert len(unit.sounds) == heard + 1
        unit.tap("player", 0)
        assert unit.game.auction == (ASKED, 30, 0)


def test_a_deed_waved_past_twice_is_bought_and_not_looked_up():
    unit = unit_with(buy())
    bought = after(unit.game, "buy")
    deed = tag_of("deed;classic;%d" % ASKED)
    for _ in range(2):
        unit.field = [deed]
        unit.run(150)
        unit.field = []
        unit.run(750)
    unit.run(2000)
    assert unit.game.snapshot() == bought and unit.screen == "idle"


def test_two_players_may_bid_against_each_other_as_fast_as_they_can():
    unit = unit_with(auction())
    for number in range(4):
        unit.field = [tag_of("player;;%d" % (number % 2))]
        unit.run(300)
    unit.field = []
    unit.run(1000)
    assert unit.game.auction == (ASKED, 40, 1)


# -- two at once


def test_two_tags_at_once_are_refused_and_change_nothing():
    for waiting, unit in units():
        before, screen = unit.game.snapshot(), unit.screen
        edition = unit.game.edition.id
        deed = tag_of("deed;%s;%d" % (edition, ASKED))
        player = tag_of("player;;0")
        for pair in ([deed, player], [player, tag_of("player;;1")], [deed, Tag(UID)]):
            unit.field = pair
            unit.run(1000)
            assert unit.sounds[-1] == "refused", waiting
            assert "One card at a time" in told(unit), waiting
            unit.field = pair[:1]  # a hand that takes both away, one after the other
            unit.run(300)
            unit.field = []
            unit.run(1500)
            assert unit.game.snapshot() == before and unit.screen == screen, waiting


# -- strangers


def test_a_foreign_tag_never_changes_the_game_and_is_told_in_words():
    for waiting, unit in units():
        before, screen = unit.game.snapshot(), unit.screen
        for words, tag in strangers(unit):
            unit.tap_tag(tag)
            assert words in told(unit), (waiting, words, unit.lines())
            assert unit.sounds[-1] == "refused" and unit.screen == screen, (waiting, words)
            assert unit.game.snapshot() == before, (waiting, words)


def test_a_player_card_of_nobody_at_the_table_is_refused():
    for waiting, unit in units():
        before, screen = unit.game.snapshot(), unit.screen
        for seat in (len(unit.game.cash), 9):
            unit.tap("player", seat)
            assert "Nobody plays with this card." in told(unit), waiting
            assert unit.sounds[-1] == "refused" and unit.screen == screen, waiting
            assert unit.game.snapshot() == before, waiting


def test_a_card_of_nobody_at_the_table_agrees_to_nothing():
    unit = unit_with(roll())
    before = unit.game.snapshot()
    for page in PAGES:
        unit.press(page)
        screen = unit.screen
        unit.tap("player", 5)
        assert "Nobody plays with this card." in told(unit), page
        assert unit.screen == screen and unit.game.snapshot() == before, page
        leave(unit)


# -- looking up


def leave(unit) -> None:
    """Back to the question that is open; one * too many would ask for a step back."""
    for _ in range(10):
        if unit.loop.screen.panel is None:
            return
        unit.press("*")
    raise AssertionError("no way back from " + unit.screen)


def test_a_card_that_is_looked_up_never_moves_money():
    for waiting, unit in units():
        for kind, number in LOOKED_UP:
            if kind == "deed" and (
                waiting in DEED_ANSWERS or number not in unit.game.edition.deeds
            ):
                continue
            before, balances = unit.game.snapshot(), money(unit)
            unit.tap(kind, number)
            assert money(unit) == balances, (waiting, kind, number)
            if waiting != "auction" or kind != "player":
                assert unit.game.snapshot() == before, (waiting, kind, number)


def test_only_the_deed_that_is_asked_for_buys():
    unit = unit_with(buy())
    before = unit.game.snapshot()
    bought = after(unit.game, "buy")
    for deed in unit.game.edition.deeds:
        if deed != ASKED:
            unit.tap("deed", deed)
            assert unit.screen == "deed" and unit.game.snapshot() == before, deed
    leave(unit)
    assert unit.screen == "buy"
    unit.tap("deed", ASKED)
    assert unit.game.snapshot() == bought


def test_a_deed_that_is_dealt_or_built_on_is_the_one_that_was_laid_down():
    for game, command, seat in ((deals(), "deal", 0), (place(), "place", 1)):
        unit = unit_with(game)
        done = after(game, command, seat=seat, deed=39)
        unit.tap("deed", 39)
        assert unit.game.snapshot() == done, command


def test_a_card_laid_on_any_page_never_moves_money():
    game = roll()
    give(game, 0, 1, 3, 5)
    give(game, 1, 39)
    screens = []
    for number, page in enumerate(PAGES):
        if number % 8 == 0:  # a unit remembers all that it was given, which fills a small memory
            unit = unit_with(game)
            before = estate(unit)
        for card in (("deed", 1), ("deed", 39), ("player", 0), ("player", 1)):
            unit.press(page)
            if unit.screen not in screens:
                screens.append(unit.screen)
            unit.tap(*card)
            assert estate(unit) == before, (page, card)
            leave(unit)
    assert len(screens) > 25, screens


def test_only_the_card_of_the_player_who_is_asked_agrees():
    unit = playing()
    before = unit.game.snapshot()
    unit.press("A1D1#")
    assert unit.screen == "consent"
    for card in (("player", 1), ("deed", 1), ("jail_card", "chance")):
        unit.tap(*card)
        assert unit.sounds[-1] == "refused" and unit.game.snapshot() == before, card
        if unit.screen != "consent":  # a card of a deck leads back to the game
            unit.press("A1D1#")
    unit.press("#")
    assert unit.screen == "consent" and unit.game.snapshot() == before
    unit.tap("player", 0)
    assert unit.game.out[0]
