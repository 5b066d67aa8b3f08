"""The Force of the saga editions: what a double can do instead of another roll."""

from engine_core import Game
from tests.engine_core.table import cash, game_of, give, refused, roll_to, set_cash


def doubled(number, edition="saga", players=3, **settings):
    """Seat 0 has rolled this double and rests on Free Parking, where nothing happens."""
    game = game_of(edition, players, special=True, **settings)
    roll_to(game, 20, (number, number))
    return game


def test_after_a_double_the_player_may_still_roll_again():
    """F1 P2: the extra roll stays possible, ending the turn does not; a roll loses the Force."""
    game = doubled(2)
    assert (game.waiting, game.waiting_seat, game.turn) == ("roll", 0, 0)
    assert refused(game, "end_turn") == "must_roll_again"
    game.do("roll", dice=(1, 2))
    game.do("buy")
    assert game.waiting == "end" and cash(game)[0] == 1280
    assert refused(game, "force") == "no_force_now"


def test_using_the_force_ends_the_turn_and_works_once():
    """F1 F3 P2: double twos bring 200 from the bank, then the turn is over."""
    for edition in ("saga", "saga_de"):
        game = doubled(2, edition)
        game.do("force")
        assert cash(game) == [1700, 1500, 1500] and game.bank_balance == -200
        assert (game.waiting, game.waiting_seat, game.turn) == ("end", 0, 0)
        assert refused(game, "roll", dice=(1, 2)) == "no_roll_now"
        assert refused(game, "force") == "no_force_now"
        game.do("end_turn")
        assert (game.waiting, game.turn) == ("roll", 1)
        assert refused(game, "force") == "no_force_now"


def test_the_force_needs_a_double():
    """F1: there is no Force before the roll nor after two different dice."""
    game = game_of("saga", special=True)
    assert refused(game, "force") == "no_force_now"
    roll_to(game, 20, (1, 3))
    assert refused(game, "force") == "no_force_now"


def test_the_force_waits_until_the_space_is_resolved():
    """F1: a property offered or auctioned comes first."""
    game = game_of("saga", special=True)
    roll_to(game, 21, (2, 2))
    assert refused(game, "force") in ("something_open", "no_force_now")
    game.do("decline")
    assert refused(game, "force") in ("something_open", "no_force_now")
    game.do("hammer")
    assert game.waiting == "roll"
    game.do("force")
    assert cash(game)[0] == 1700 and game.waiting == "end"


def test_without_the_special_rules_there_is_no_force():
    """F1: the Force is optional and only some editions know it."""
    for edition in ("saga", "saga_de", "classic", "clone_wars"):
        game = game_of(edition)
        roll_to(game, 20, (2, 2))
        assert refused(game, "force") in ("no_special_rules", "no_force_now")


def test_the_latest_double_gives_the_power():
    """F1 F4: threes after twos collect from the players; the twos are forgotten."""
    game = doubled(2)
    roll_to(game, 20, (3, 3))
    game.do("force")
    assert cash(game) == [1600, 1450, 1450] and game.waiting == "end"


def test_the_force_outlasts_a_deal_made_before_the_next_roll():
    """P2: in the state after the double others may deal, the power is still there."""
    game = doubled(2)
    give(game, 1, 5)
    game.do("mortgage", seat=1, deed=5)
    game.do("force")
    assert cash(game) == [1700, 1600, 1500]


def test_the_third_doubles_go_to_jail_and_have_no_power():
    """F1 I26 I8: the third double is neither moved nor used."""
    for edition in ("saga", "saga_de"):
        game = doubled(2, edition)
        roll_to(game, 20, (4, 4))
        game.do("roll", dice=(2, 2))
        assert game.seats[0].jailed and game.seats[0].space == 10
        assert game.waiting == "end" and cash(game)[0] == 1500
        assert refused(game, "force") == "no_force_now"
        assert refused(game, "roll", dice=(1, 2)) == "no_roll_now"


def jailed_on_turn(edition="saga"):
    """Seat 0 sits in jail and is on turn again, before the roll."""
    game = game_of(edition, 2, special=True)
    roll_to(game, 30)
    game.do("end_turn")
    roll_to(game, 20)
    game.do("end_turn")
    assert game.seats[0].jailed
    return game


def test_doubles_out_of_jail_give_neither_roll_nor_force():
    """F1 I26: the double that frees is moved and that is all."""
    for edition in ("saga", "saga_de"):
        game = jailed_on_turn(edition)
        game.do("roll", dice=(5, 5))
        assert not game.seats[0].jailed and game.seats[0].space == 20
        assert game.waiting == "end"
        assert refused(game, "force") == "no_force_now"


def test_doubles_after_the_fine_are_ordinary_doubles_with_their_power():
    """F1 I8: who has paid before the roll is free, so the double counts."""
    game = jailed_on_turn()
    game.do("pay_fine")
    game.do("roll", dice=(2, 2))
    game.do("buy")
    assert (game.seats[0].space, game.waiting, cash(game)[0]) == (14, "roll", 1290)
    game.do("force")
    assert cash(game)[0] == 1490 and game.waiting == "end"


def test_a_double_that_ends_in_jail_has_no_power():
    """I8: by the space or by a card, who sits in jail has no Force."""
    game = game_of("saga", special=True)
    roll_to(game, 30, (2, 2))
    assert game.seats[0].jailed and game.waiting == "end"
    assert refused(game, "force") == "no_force_now"
    game = game_of("saga", special=True)
    roll_to(game, 7, (2, 2))
    game.do("card", card="ch10")
    assert game.seats[0].jailed and game.waiting == "end"
    assert refused(game, "force") == "no_force_now"


def test_doubles_on_free_parking_still_give_the_extra_roll():
    """I26: in every edition, with and without special rules."""
    for edition in ("classic", "classic_2008", "trilogy", "saga", "clone_wars", "saga_de"):
        game = game_of(edition)
        roll_to(game, 20, (2, 2))
        assert (game.waiting, game.turn, game.seats[0].jailed) == ("roll", 0, False)
    assert doubled(5).waiting == "roll"


def test_in_the_german_saga_the_turn_may_end_instead():
    """P2: the extra roll is optional there, with the Force in play or not."""
    for special in (True, False):
        game = game_of("saga_de", special=special)
        roll_to(game, 20, (2, 2))
        assert game.waiting == "roll"
        game.do("end_turn")
        assert (game.waiting, game.turn) == ("roll", 1)
        assert refused(game, "force") in ("no_force_now", "no_special_rules")


def test_double_threes_collect_from_everybody_still_in():
    """F4: 50 from each player in saga, 40 in the German saga; who is out pays nothing."""
    for edition, amount in (("saga", 50), ("saga_de", 40)):
        game = doubled(3, edition, 4)
        game.do("resign", seat=2)
        game.do("force")
        assert cash(game) == [1500 + 2 * amount, 1500 - amount, 0, 1500 - amount]
        assert game.waiting == "end"


def test_double_threes_open_debts_from_the_left_of_the_roller():
    """F4: who cannot pay owes it to the roller, one after the other."""
    game = Game("saga", ["A", "B", "C", "D"], special=True, first=1)
    give(game, 3, 5)
    give(game, 0, 15)
    set_cash(game, 3, 20)
    set_cash(game, 0, 0)
    roll_to(game, 20, (3, 3))
    game.do("force")
    assert cash(game) == [0, 1550, 1450, 20]
    assert (game.waiting, game.waiting_seat, tuple(game.debt)) == ("debt", 3, (3, 1, 50))
    game.do("mortgage", seat=3, deed=5)
    game.do("settle", seat=3)
    assert (game.waiting_seat, tuple(game.debt)) == (0, (0, 1, 50))
    game.do("mortgage", seat=0, deed=15)
    game.do("settle", seat=0)
    assert cash(game) == [50, 1650, 1450, 70]
    assert (game.waiting, game.waiting_seat, game.turn, game.debt) == ("end", 1, 1, None)


def test_double_fours_draw_a_jedi_card_and_double_fives_a_sith_card():
    """F5 F6: the card is obeyed and the turn is over."""
    for edition in ("saga", "saga_de"):
        game = doubled(4, edition)
        game.do("force")
        assert (game.waiting, game.waiting_seat, game.deck) == ("card", 0, "community")
        assert refused(game, "card", card="ch07") == "unknown_card"
        game.do("card", card="cc02")
        assert cash(game)[0] == 1700 and game.waiting == "end"
        game = doubled(5, edition)
        game.do("force")
        assert (game.waiting, game.waiting_seat, game.deck) == ("card", 0, "chance")
        game.do("card", card="ch08")
        assert game.seats[0].jail_cards == 1 and game.waiting == "end"


def test_a_card_drawn_by_the_force_is_obeyed_to_its_end():
    """F6: moves, purchases and jail follow before the turn is over."""
    game = doubled(5)
    game.do("force")
    game.do("card", card="ch02")
    assert game.waiting == "buy" and game.seats[0].space == 24
    game.do("buy")
    assert game.waiting == "end" and cash(game)[0] == 1260
    game = doubled(5)
    game.do("force")
    game.do("card", card="ch10")
    assert game.seats[0].jailed and game.waiting == "end"
    game = doubled(5)
    give(game, 1, 28)
    game.do("force")
    game.do("card", card="ch04")
    assert (game.waiting, game.waiting_seat) == ("rent_roll", 0)
    game.do("rent_roll", dice=(2, 2))
    assert cash(game)[:2] == [1460, 1540] and game.waiting == "end"


def test_the_unit_draws_the_card_of_the_force_too():
    """F5: with the unit's decks the draw waits for a card without a name."""
    game = doubled(4, cards="unit")
    game.do("force")
    assert game.waiting == "card" and game.deck == "community"
    assert refused(game, "card", card="cc02") == "unit_draws"
    game.do("card")
    assert game.waiting != "roll"
