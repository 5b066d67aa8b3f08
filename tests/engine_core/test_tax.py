"""Taxes and what a player is worth."""

from tests.engine_core.table import cash, game_of, give, refused, roll_to, set_cash, total_money

CHOICE = ("classic", "trilogy", "saga")
FLAT = ("classic_2008", "clone_wars", "saga_de")


def test_a_flat_tax_is_paid_by_itself():
    """R40: 200 on the first tax space and 100 on the second, where there is no choice."""
    for edition in FLAT:
        game = game_of(edition)
        roll_to(game, 4)
        assert (cash(game), game.waiting) == ([1300, 1500, 1500], "end")
        game.do("end_turn")
        roll_to(game, 38)
        assert (cash(game), game.waiting) == ([1300, 1400, 1500], "end")
        assert game.bank_balance == 300


def test_the_second_tax_of_the_older_boards_is_75():
    """R40: it has no choice."""
    for edition in CHOICE:
        game = game_of(edition)
        roll_to(game, 38)
        assert (cash(game), game.waiting) == ([1425, 1500, 1500], "end")
        assert refused(game, "tax", how="percent") == "no_tax_now"


def test_the_first_tax_of_the_older_boards_is_chosen():
    """R40 P6: 200 or a tenth of the worth, by the player who landed there."""
    for edition in CHOICE:
        for how, paid in (("flat", 200), ("percent", 150)):
            game = game_of(edition)
            roll_to(game, 4)
            assert (game.waiting, game.waiting_seat) == ("tax", 0)
            assert cash(game) == [1500, 1500, 1500]
            game.do("tax", how=how)
            assert cash(game) == [1500 - paid, 1500, 1500]
            assert (game.waiting, game.bank_balance) == ("end", paid)


def test_the_choice_is_made_before_the_worth_is_known():
    """R40: nothing that happens on landing tells the worth of 1900 or its tenth."""
    game = game_of()
    give(game, 0, 39)
    for event in roll_to(game, 4):
        assert 1900 not in event and 190 not in event
    game.do("tax", how="percent")
    assert game.seats[0].cash == 1310


def test_worth_is_cash_and_printed_prices_and_buildings():
    """R41 I20: mortgaged deeds count in full, houses at what they cost, jail cards never."""
    game = game_of()
    assert game.worth(0) == 1500
    give(game, 0, 1, 3, houses=2)
    give(game, 0, 5, mortgaged=True)
    give(game, 0, 12)
    assert game.worth(0) == 1500 + 120 + 200 + 200 + 150
    assert sorted(game.seats[0].deeds) == [1, 3, 5, 12]
    assert game.worth(1) == 1500
    roll_to(game, 7)
    game.do("card", card="ch08")
    assert (game.seats[0].jail_cards, game.worth(0)) == (1, 2170)


def test_a_hotel_is_worth_its_price_and_the_houses_turned_in():
    """R41: five times 200 on each of the two dark blue streets."""
    game = game_of()
    give(game, 0, 37, 39, houses=5)
    assert game.worth(0) == 4250
    roll_to(game, 4)
    game.do("tax", how="percent")
    assert game.seats[0].cash == 1075


def test_a_tenth_is_rounded_up():
    """R41 R40: of 1501 it is 151, of 1509 as well, of 1510 it is 151."""
    for money in (1501, 1509, 1510):
        game = game_of()
        set_cash(game, 0, money)
        roll_to(game, 4)
        game.do("tax", how="percent")
        assert game.seats[0].cash == money - 151


def test_a_player_worth_nothing_pays_nothing():
    """R41: a tenth of 0 is 0 and no debt."""
    game = game_of()
    set_cash(game, 0, 0)
    roll_to(game, 4)
    game.do("tax", how="percent")
    assert (game.waiting, game.debt, game.seats[0].cash) == ("end", None, 0)


def test_a_tax_that_cash_does_not_cover_is_a_debt_to_the_bank():
    """R40: after the choice, or at once where it is flat."""
    for edition in ("classic", "classic_2008"):
        game = game_of(edition)
        give(game, 0, 39)
        set_cash(game, 0, 150)
        roll_to(game, 4)
        if edition == "classic":
            game.do("tax", how="flat")
        assert (game.waiting, game.waiting_seat) == ("debt", 0)
        assert tuple(game.debt) == (0, "bank", 200)
        assert game.seats[0].cash == 150
        assert refused(game, "settle", seat=0) == "still_short"
        game.do("mortgage", seat=0, deed=39)
        game.do("settle", seat=0)
        assert (game.seats[0].cash, game.waiting) == (150, "end")
        assert total_money(game) == 4500


def test_the_tenth_may_be_the_cheaper_choice_of_the_poor():
    """R40 R41: 100 in cash and a street of 400: 50."""
    game = game_of()
    give(game, 0, 39, mortgaged=True)
    set_cash(game, 0, 100)
    roll_to(game, 4)
    game.do("tax", how="percent")
    assert (game.seats[0].cash, game.waiting) == (50, "end")


def test_after_doubles_the_tax_leads_back_to_the_extra_roll():
    """R40 R11: with the choice and without."""
    for edition, paid in (("saga", 150), ("clone_wars", 200)):
        game = game_of(edition)
        game.do("roll", dice=(2, 2))
        if edition == "saga":
            game.do("tax", how="percent")
        assert (game.waiting, game.turn) == ("roll", 0)
        assert game.seats[0].cash == 1500 - paid


def test_a_wrong_tax_command_is_refused():
    """R40 P39: wrong moment, wrong word, and an amount that the edition knows itself."""
    game = game_of()
    assert refused(game, "tax", how="flat") == "no_tax_now"
    roll_to(game, 4)
    assert refused(game, "tax", how="half") == "bad_choice"
    assert refused(game, "tax", how=10) == "bad_choice"
    assert refused(game, "tax") in ("missing_argument", "bad_choice")
    assert refused(game, "tax", how="flat", amount=100) == "amount_known"
    assert refused(game, "roll", dice=(1, 2)) in ("something_open", "no_roll_now")
    assert refused(game, "end_turn") == "something_open"
    game.do("tax", how="flat")
    assert refused(game, "tax", how="flat") == "no_tax_now"


def test_a_tax_that_the_edition_does_not_know_is_told():
    """P39 I19 R40: a whole number above 0, and no percentage."""
    game = game_of("child")
    game.do("roll", dice=(1, 2))
    game.do("land", space=22)
    assert (game.waiting, game.waiting_seat) == ("tax", 0)
    assert refused(game, "tax", how="flat") == "amount_missing"
    for amount in (0, -1, 1.5, "100"):
        assert refused(game, "tax", how="flat", amount=amount) == "bad_amount"
    assert refused(game, "tax", how="percent", amount=100) == "tax_is_flat"
    assert refused(game, "tax", how="percent") == "tax_is_flat"
    game.do("tax", how="flat", amount=120)
    assert (cash(game), game.waiting) == ([1380, 1500, 1500], "end")
    assert game.bank_balance == 120


def test_a_told_tax_that_cash_does_not_cover_is_a_debt():
    """P39 I19: one more than the player has."""
    game = game_of("child")
    game.do("roll", dice=(1, 2))
    game.do("land", space=22)
    game.do("tax", how="flat", amount=1501)
    assert (game.waiting, tuple(game.debt)) == ("debt", (0, "bank", 1501))


def test_nobody_tells_the_tenth():
    """R40 R41: the unit works it out, whatever amount somebody names."""
    game = game_of()
    roll_to(game, 4)
    for amount in (150, 1, 0):
        assert refused(game, "tax", how="percent", amount=amount) == "amount_known"
    game.do("tax", how="percent")
    assert game.seats[0].cash == 1350
