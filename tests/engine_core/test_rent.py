"""Rent that is collected by itself."""

from tests.engine_core.table import cash, game_of, give, refused, roll_to, set_cash, total_money

ORDERED = ("classic", "classic_2008", "trilogy", "saga", "clone_wars", "saga_de")


def test_a_visitor_pays_the_printed_rent_to_the_owner():
    """R30: the bank has no part in it."""
    game = game_of()
    give(game, 1, 39)
    roll_to(game, 39)
    assert cash(game) == [1450, 1550, 1500]
    assert (game.waiting, game.bank_balance) == ("end", 0)
    assert not list(game.claims)


def test_every_bare_street_costs_its_printed_rent_in_every_edition():
    """R30: the renamed boards have the classic values."""
    rents = (
        ((1, 2), (3, 4), (6, 6), (8, 6), (9, 8), (11, 10), (13, 10), (14, 12))
        + ((16, 14), (18, 14), (19, 16), (21, 18), (23, 18), (24, 20), (26, 22))
        + ((27, 22), (29, 24), (31, 26), (32, 26), (34, 28), (37, 35), (39, 50))
    )
    for edition in ORDERED:
        game = game_of(edition)
        for street, rent in rents:
            give(game, 1, street)
            assert game.rent_of(street, 7) == rent
            give(game, None, street)
            assert game.rent_of(street, 7) == 0


def test_a_mortgaged_property_costs_nothing():
    """R30: street, railroad and utility; nor is there a claim."""
    for edition in ("classic", "saga_de"):
        for deed in (39, 5, 12):
            game = game_of(edition)
            give(game, 1, deed, mortgaged=True)
            assert game.rent_of(deed, 7) == 0
            roll_to(game, deed)
            assert cash(game) == [1500, 1500, 1500]
            assert game.waiting == "end"


def test_a_full_set_doubles_the_rent_of_its_bare_streets():
    """R31: two of two and three of three; two of three do not."""
    game = game_of()
    give(game, 1, 37, 39)
    assert (game.rent_of(37, 7), game.rent_of(39, 7)) == (70, 100)
    give(game, 1, 6, 9)
    assert (game.rent_of(6, 7), game.rent_of(9, 7)) == (6, 8)
    give(game, 2, 8)
    assert (game.rent_of(6, 7), game.rent_of(8, 7), game.rent_of(9, 7)) == (6, 6, 8)
    give(game, 1, 8)
    assert (game.rent_of(6, 7), game.rent_of(8, 7), game.rent_of(9, 7)) == (12, 12, 16)
    roll_to(game, 39)
    assert cash(game) == [1400, 1600, 1500]


def test_buildings_cost_the_rent_printed_for_them():
    """R31: one to four houses and the hotel, without doubling."""
    for houses, rent in ((1, 200), (2, 600), (3, 1400), (4, 1700), (5, 2000)):
        game = game_of()
        set_cash(game, 0, 3000)
        give(game, 1, 37, 39, houses=houses)
        roll_to(game, 39)
        assert cash(game) == [3000 - rent, 1500 + rent, 1500]


def test_the_bare_street_of_a_set_begun_to_be_built_on_costs_double():
    """R31: its neighbour with a house costs the rent for one house."""
    game = game_of()
    give(game, 1, 37, 39)
    game.do("assign", deed=39, owner=1, houses=1)
    assert (game.rent_of(37, 7), game.rent_of(39, 7)) == (70, 200)


def test_a_mortgaged_sibling_takes_the_double_rent_only_in_the_german_saga():
    """R31: elsewhere the unmortgaged streets of the full set still cost double."""
    for edition in ORDERED:
        game = game_of(edition)
        give(game, 1, 37, mortgaged=True)
        give(game, 1, 39)
        assert game.rent_of(37, 7) == 0
        assert game.rent_of(39, 7) == (50 if edition == "saga_de" else 100)
        roll_to(game, 39)
        assert game.seats[1].cash == (1550 if edition == "saga_de" else 1600)
    game = game_of("child")
    give(game, 1, 15, mortgaged=True)
    give(game, 1, 16)
    assert (game.rent_of(15, 7), game.rent_of(16, 7)) == (0, 100)


def test_railroads_cost_more_the_more_their_owner_has():
    """R32: 25, 50, 100, 200; those of other players do not count."""
    game = game_of()
    give(game, 2, 35)
    give(game, 1, 5)
    assert (game.rent_of(5, 7), game.rent_of(35, 7)) == (25, 25)
    give(game, 1, 15)
    assert (game.rent_of(5, 7), game.rent_of(15, 7)) == (50, 50)
    give(game, 1, 25)
    assert (game.rent_of(25, 7), game.rent_of(35, 7)) == (100, 25)
    give(game, 1, 35)
    roll_to(game, 35)
    assert cash(game) == [1300, 1700, 1500]


def test_a_mortgaged_railroad_earns_nothing_but_counts():
    """R32 I2: three owned, one of them mortgaged: the other two cost 100 each."""
    for edition in ORDERED:
        game = game_of(edition)
        give(game, 1, 5, 15)
        give(game, 1, 25, mortgaged=True)
        assert [game.rent_of(deed, 7) for deed in (5, 15, 25)] == [100, 100, 0]
        roll_to(game, 25)
        assert cash(game) == [1500, 1500, 1500]
        game.do("end_turn")
        assert game.turn == 1
        roll_to(game, 20)
        game.do("end_turn")
        roll_to(game, 5)
        assert cash(game) == [1500, 1600, 1400]


def test_a_utility_costs_four_times_the_roll_that_brought_the_player():
    """R33: both in one hand ten times; the editions with a fresh roll are apart."""
    for edition in ("classic", "classic_2008", "trilogy", "saga", "clone_wars"):
        game = game_of(edition)
        give(game, 1, 12)
        roll_to(game, 12, (3, 4))
        assert cash(game) == [1472, 1528, 1500] and game.waiting == "end"
        game = game_of(edition)
        give(game, 1, 12, 28)
        roll_to(game, 28, (3, 4))
        assert cash(game) == [1430, 1570, 1500]


def test_utilities_of_two_owners_cost_four_times_each():
    """R33: both must belong to one player for ten times; a mortgaged one counts (I2)."""
    game = game_of()
    give(game, 1, 12)
    give(game, 2, 28)
    assert (game.rent_of(12, 9), game.rent_of(28, 9)) == (36, 36)
    give(game, 1, 28, mortgaged=True)
    assert (game.rent_of(12, 9), game.rent_of(28, 9)) == (90, 0)
    roll_to(game, 12, (1, 2))
    assert cash(game) == [1470, 1530, 1500]


def test_doubles_onto_a_utility_are_paid_and_rolled_again():
    """R33 R11: 4 x 4 is 16."""
    game = game_of()
    give(game, 1, 12)
    roll_to(game, 12, (2, 2))
    assert cash(game) == [1484, 1516, 1500]
    assert (game.waiting, game.turn) == ("roll", 0)


def test_the_german_saga_rolls_afresh_for_the_utility():
    """R33 P5 P6: the payer rolls, and the doubles of that roll give no extra roll."""
    for owned, dice, rent in (((12,), (6, 6), 48), ((12, 28), (2, 3), 50)):
        game = game_of("saga_de")
        give(game, 1, *owned)
        roll_to(game, 12, (1, 2))
        assert (game.waiting, game.waiting_seat) == ("rent_roll", 0)
        assert cash(game) == [1500, 1500, 1500]
        game.do("rent_roll", dice=dice)
        assert cash(game) == [1500 - rent, 1500 + rent, 1500]
        assert (game.waiting, game.seats[0].space) == ("end", 12)


def test_the_fresh_rent_roll_keeps_the_extra_roll_of_the_doubles_before():
    """P5 R11: doubles in the rent roll between two doubles do not make them the third."""
    game = game_of("saga_de")
    give(game, 1, 12)
    roll_to(game, 12, (1, 1))
    game.do("rent_roll", dice=(3, 3))
    assert (game.waiting, game.turn, game.seats[1].cash) == ("roll", 0, 1524)
    roll_to(game, 20, (2, 2))
    assert (game.waiting, game.seats[0].jailed) == ("roll", False)


def test_a_rent_roll_at_the_wrong_moment_is_refused():
    """R33 P11: and so are wrong dice, another roll or the end of the turn instead of it."""
    game = game_of("saga_de")
    give(game, 1, 12)
    assert refused(game, "rent_roll", dice=(1, 2)) == "no_rent_roll_now"
    roll_to(game, 12)
    assert refused(game, "rent_roll") == "dice_missing"
    assert refused(game, "rent_roll", dice=(1, 0)) == "bad_dice"
    assert refused(game, "roll", dice=(1, 2)) in ("something_open", "no_roll_now")
    assert refused(game, "end_turn") == "something_open"
    game.do("rent_roll", dice=(1, 2))
    assert refused(game, "rent_roll", dice=(1, 2)) == "no_rent_roll_now"
    game = game_of("classic")
    give(game, 1, 12)
    roll_to(game, 12)
    assert refused(game, "rent_roll", dice=(1, 2)) == "no_rent_roll_now"


def test_an_owner_in_jail_still_collects():
    """R35 R53: rent comes in by itself."""
    game = game_of(first=1)
    give(game, 1, 39)
    roll_to(game, 30)
    game.do("end_turn")
    roll_to(game, 39)
    assert game.seats[1].jailed
    assert cash(game) == [1500, 1550, 1450]


def test_rent_that_cash_does_not_cover_is_a_debt_to_the_owner():
    """R30 P6: nothing is paid until the debtor has it all."""
    game = game_of()
    give(game, 1, 39)
    set_cash(game, 0, 49)
    roll_to(game, 39)
    assert (game.waiting, game.waiting_seat) == ("debt", 0)
    assert tuple(game.debt) == (0, 1, 50)
    assert cash(game) == [49, 1500, 1500]
    game.do("transfer", payer="bank", payee=0, amount=1, why="test")
    game.do("settle", seat=0)
    assert cash(game) == [0, 1550, 1500]
    assert (game.debt, game.waiting, total_money(game)) == (None, "end", 4500)


def test_in_the_german_saga_a_full_set_without_a_mortgage_doubles_the_rent():
    """R31: mortgaging one street takes the double rent away, lifting it brings it back."""
    game = game_of("saga_de")
    give(game, 1, 37, 39)
    assert (game.rent_of(37, 7), game.rent_of(39, 7)) == (70, 100)
    give(game, 1, 6, 8, 9)
    assert [game.rent_of(deed, 7) for deed in (6, 8, 9)] == [12, 12, 16]
    game.do("mortgage", seat=1, deed=8)
    assert [game.rent_of(deed, 7) for deed in (6, 8, 9)] == [6, 0, 8]
    game.do("lift", seat=1, deed=8)
    assert [game.rent_of(deed, 7) for deed in (6, 8, 9)] == [12, 12, 16]
    set_cash(game, 1, 1500)
    roll_to(game, 39)
    assert cash(game) == [1400, 1600, 1500]


def test_a_rent_roll_is_off_when_the_owner_goes_out():
    """P13 P16 P17: nothing is paid; the turn goes on, after doubles with the extra roll."""
    for dice, then in (((1, 2), "end"), ((2, 2), "roll")):
        game = game_of("saga_de")
        give(game, 1, 12)
        roll_to(game, 12, dice)
        assert game.waiting == "rent_roll"
        game.do("resign", seat=1)
        assert game.auction == (12, 0, None)
        game.do("hammer")
        assert (game.waiting, game.waiting_seat, game.turn) == (then, 0, 0)
        assert cash(game) == [1500, 0, 1500]
        assert refused(game, "rent_roll", dice=(1, 2)) == "no_rent_roll_now"


def test_a_rent_roll_is_off_when_the_payer_goes_out():
    """P13 P17: the owner keeps the utility, gets nothing, and the next player rolls."""
    game = game_of("saga_de")
    give(game, 1, 12)
    roll_to(game, 12)
    game.do("resign", seat=0)
    assert (game.waiting, game.waiting_seat, game.turn) == ("roll", 1, 1)
    assert cash(game) == [0, 1500, 1500] and game.deeds[12].owner == 1


def test_a_rent_roll_outlasts_a_bystander_who_goes_out():
    """P17: after that estate's auction the payer rolls as before."""
    game = game_of("saga_de")
    give(game, 1, 12)
    give(game, 2, 5)
    roll_to(game, 12)
    game.do("resign", seat=2)
    game.do("hammer")
    assert (game.waiting, game.waiting_seat) == ("rent_roll", 0)
    game.do("rent_roll", dice=(1, 2))
    assert cash(game) == [1488, 1512, 0] and game.waiting == "end"
