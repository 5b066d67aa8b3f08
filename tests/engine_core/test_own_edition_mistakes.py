"""What is wrong with an edition of one's own is refused, and a saved game knows its edition."""

from engine_core import Game, Refused, load_edition
from tests.engine_core.table import roll_to
from tests.engine_core.village import village


def mistake(**changes) -> str:
    try:
        load_edition(village(**changes))
    except Refused as refusal:
        assert refusal.code == "bad_edition"
        return refusal.text
    raise AssertionError("%s was accepted" % changes)


def test_entries_that_do_not_belong_to_a_kind_of_space_are_refused():
    """P32: or GO with a price would be a deed."""
    for key, value in (("price", 1), ("group", "x"), ("rents", 5), ("deck", "d"), ("flat", 3)):
        edition = village()
        edition["spaces"][0][key] = value
        assert mistake(spaces=edition["spaces"]) == (
            "space 0: a space of kind go has no entry %s." % key
        )


def test_odd_notes_and_odd_letters_are_refused():
    for notes in ({"05": 1}, {"\u00b2": 1}, {"": 1}, {"9999999": 1}):
        assert mistake(start_notes=notes).startswith("start_notes: write notes")
    assert mistake(title="a|b").startswith("title: write a text")


def test_a_card_to_the_nearest_of_what_the_board_lacks_is_refused():
    cards = [{"id": "n1", "effect": ["nearest", "transport"]}]
    decks = {"chance": {"cards": cards}, "community": {"cards": []}}
    spaces = village()["spaces"]
    spaces[5] = {"kind": "free_parking", "name": "Quay"}
    told = mistake(decks=decks, spaces=spaces)
    assert told == "deck chance, card 1: the board has no transport."


def test_a_deck_whose_only_card_is_held_is_told_by_its_effect():
    """P8 P9: legal offers another way out."""
    decks = {"chance": {"cards": [{"id": "j1", "effect": ["jail_card"]}]}}
    game = Game(village(decks=decks), ["A", "B"])
    roll_to(game, 3)
    game.do("card", card="j1")
    game.do("end_turn")
    roll_to(game, 3)
    assert [command for command, _ in game.legal()] == ["card_says"] * 9


def test_a_timed_game_needs_start_money_for_the_deeds_dealt():
    """R82 P31: everybody can pay for whatever is dealt."""
    try:
        Game(village(start_cash=459), ["A", "B"], mode="timed")
    except Refused as refusal:
        assert refusal.code == "deals_too_dear"
    else:
        raise AssertionError("nobody could have been dealt the castle and the church")
    assert Game(village(start_cash=460), ["A", "B"], mode="timed").waiting == "deals"


def test_a_saved_game_knows_that_its_edition_was_changed():
    """P32: prices, decks and switches count, names do not."""
    saved = Game(village(), ["A", "B"], cards="unit").snapshot()
    assert Game.restore(saved, village(title="Renamed")).seats[0].cash == 900
    for change in ({"salary": 121}, {"lowest_bid": 2}, {"plays_like": "saga_de"}, {"decks": {}}):
        if "decks" in change:
            change = {"decks": {"chance": {"cards": []}, "community": {"cards": []}}}
        try:
            Game.restore(saved, village(**change))
        except Refused as refusal:
            assert refusal.code == "wrong_edition"
        else:
            raise AssertionError("%s was not noticed" % change)
