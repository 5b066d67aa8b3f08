"""Rent that the owner has to ask for in time (`rent="ask"`)."""

from tests.engine_core.table import cash, game_of, give, refused, roll_to, set_cash

NEXT = ("clone_wars", "saga_de", "classic_2008", "child")
SECOND = ("trilogy", "saga", "classic")


def street_of(game):
    """The dearest street, which is space 39 on every board but the child's."""
    return 16 if game.edition.spaces[16].group == "set_8" else 39


def arrive(game, space, dice=(1, 2)):
    """The current player comes to rest there, also on a board without an order."""
    roll_to(game, space, dice)
    if game.waiting == "land":
        game.do("land", space=space)


def rest(game):
    """The current player spends the turn on Free Parking."""
    arrive(game, 20)
    game.do("end_turn")


def asked(edition="classic", players=3, owner=1, **settings):
    """Seat 0 has just landed on the dearest street, rent 50, of the owner."""
    game = game_of(edition, players, rent="ask", **settings)
    give(game, owner, street_of(game))
    arrive(game, street_of(game))
    return game


def test_rent_waits_until_the_owner_asks():
    """R34 I16: landing opens a claim, asking collects it once."""
    game = asked()
    assert (game.waiting, game.waiting_seat) == ("end", 0)
    assert [tuple(claim) for claim in game.claims] == [(1, 0, 50)]
    assert cash(game) == [1500, 1500, 1500]
    game.do("claim_rent", seat=1)
    assert cash(game) == [1450, 1550, 1500]
    assert not list(game.claims) and game.waiting == "end"
    assert refused(game, "claim_rent", seat=1) == "no_claim"


def test_rent_not_asked_for_by_the_next_players_roll_is_lost():
    """R34 I16 P13: clone_wars, saga_de, child and classic_2008."""
    for edition in NEXT:
        game = asked(edition, owner=2)
        game.do("end_turn")
        assert len(list(game.claims)) == 1
        arrive(game, 20)
        assert not list(game.claims)
        assert refused(game, "claim_rent", seat=2) == "no_claim"
        assert cash(game) == [1500, 1500, 1500]


def test_rent_may_be_asked_for_until_the_next_player_rolls():
    """R34 P13 P12: the turn has passed, the claim is still good, the turn stays where it is."""
    for edition in NEXT:
        game = asked(edition)
        game.do("end_turn")
        game.do("claim_rent", seat=1)
        assert cash(game) == [1450, 1550, 1500]
        assert (game.turn, game.waiting, game.waiting_seat) == (1, "roll", 1)


def test_rent_not_asked_for_by_the_second_players_roll_is_lost():
    """R34 I16 P13: trilogy, saga and classic let the next player roll first."""
    for edition in SECOND:
        game = asked(edition)
        game.do("end_turn")
        rest(game)
        assert [tuple(claim) for claim in game.claims] == [(1, 0, 50)]
        arrive(game, 20)
        assert not list(game.claims)
        assert refused(game, "claim_rent", seat=1) == "no_claim"


def test_rent_may_be_asked_for_until_the_second_player_rolls():
    """R34 P13: by the owner whose own turn has just gone by."""
    for edition in SECOND:
        game = asked(edition)
        game.do("end_turn")
        rest(game)
        assert (game.turn, game.waiting) == (2, "roll")
        game.do("claim_rent", seat=1)
        assert cash(game) == [1450, 1550, 1500]


def test_with_two_players_the_second_following_is_the_payer():
    """P13 R34: the claim lapses when the payer rolls again."""
    game = asked(players=2)
    game.do("end_turn")
    rest(game)
    assert len(list(game.claims)) == 1
    arrive(game, 20)
    assert not list(game.claims)


def test_the_payers_extra_roll_does_not_end_the_claim():
    """P13 P12: rent may be asked for before and after the roll for doubles."""
    for edition in ("classic", "classic_2008"):
        game = game_of(edition, rent="ask")
        give(game, 1, 39)
        roll_to(game, 39, (2, 2))
        assert game.waiting == "roll"
        roll_to(game, 20)
        assert [tuple(claim) for claim in game.claims] == [(1, 0, 50)]
        game.do("claim_rent", seat=1)
        assert (game.seats[1].cash, game.waiting) == (1550, "end")
        game = game_of(edition, rent="ask")
        give(game, 1, 39)
        roll_to(game, 39, (2, 2))
        game.do("claim_rent", seat=1)
        assert (game.seats[1].cash, game.waiting, game.turn) == (1550, "roll", 0)
        assert refused(game, "end_turn") == "must_roll_again"


def test_extra_rolls_of_the_next_player_do_not_count_for_the_deadline():
    """P13: only the first roll of a turn does."""
    game = asked()
    game.do("end_turn")
    roll_to(game, 20, (2, 2))
    roll_to(game, 20, (1, 1))
    roll_to(game, 20)
    assert [tuple(claim) for claim in game.claims] == [(1, 0, 50)]


def test_a_throw_in_jail_ends_a_claim_but_the_fine_does_not():
    """P13 I16: the next player throws for doubles in jail: the claim is lost."""
    for pays in (False, True):
        game = game_of("classic_2008", rent="ask", first=1)
        roll_to(game, 30)
        game.do("end_turn")
        rest(game)
        give(game, 2, 39)
        roll_to(game, 39)
        game.do("end_turn")
        if pays:
            game.do("pay_fine")
            assert len(list(game.claims)) == 1
        game.do("roll", dice=(4, 6))
        assert not list(game.claims)


def test_an_open_claim_does_not_hold_up_the_turn():
    """P13: the payer may end it, and claims of several turns stand side by side."""
    game = asked()
    give(game, 0, 37)
    game.do("end_turn")
    roll_to(game, 37)
    claims = [tuple(claim) for claim in game.claims]
    assert claims == [(1, 0, 50), (0, 1, 35)]
    game.do("claim_rent", seat=0)
    assert cash(game) == [1535, 1465, 1500]
    assert [tuple(claim) for claim in game.claims] == [(1, 0, 50)]


def test_the_oldest_claim_of_a_player_comes_first():
    """P12: one asking, one rent."""
    game = game_of(rent="ask")
    give(game, 1, 39, 5)
    roll_to(game, 39, (2, 2))
    roll_to(game, 5)
    assert [tuple(claim) for claim in game.claims] == [(1, 0, 50), (1, 0, 25)]
    game.do("claim_rent", seat=1)
    assert cash(game) == [1450, 1550, 1500]
    game.do("claim_rent", seat=1)
    assert cash(game) == [1425, 1575, 1500]


def test_the_rent_stays_what_it_was_at_landing():
    """P12: mortgaging, building or completing the set afterwards changes nothing."""
    game = asked()
    game.do("mortgage", seat=1, deed=39)
    game.do("claim_rent", seat=1)
    assert game.seats[0].cash == 1450
    game = asked()
    give(game, 1, 37)
    game.do("build", seat=1, deed=39)
    game.do("claim_rent", seat=1)
    assert game.seats[0].cash == 1450
    game = game_of(rent="ask")
    give(game, 1, 39, mortgaged=True)
    roll_to(game, 39)
    game.do("lift", seat=1, deed=39)
    assert refused(game, "claim_rent", seat=1) == "no_claim"


def test_who_sells_the_deed_keeps_the_claim():
    """P12: the claimant is fixed at landing."""
    game = asked()
    game.do("trade", a=1, b=2, a_gives={"deeds": [39]}, b_gives={"cash": 10}, lift=[])
    assert refused(game, "claim_rent", seat=2) == "no_claim"
    game.do("claim_rent", seat=1)
    assert cash(game) == [1450, 1560, 1490]


def test_a_claim_that_needs_a_roll_has_no_amount_yet():
    """P33 P12 P6: the rent roll opens when the owner asks, and play goes on where it was."""
    game = game_of("saga_de", rent="ask")
    give(game, 1, 12)
    roll_to(game, 12)
    assert game.waiting == "end"
    assert [tuple(claim) for claim in game.claims] == [(1, 0, None)]
    game.do("end_turn")
    game.do("claim_rent", seat=1)
    assert (game.waiting, game.waiting_seat, game.turn) == ("rent_roll", 0, 1)
    game.do("rent_roll", dice=(5, 5))
    assert cash(game) == [1460, 1540, 1500]
    assert (game.waiting, game.waiting_seat, game.turn) == ("roll", 1, 1)
    assert refused(game, "end_turn") == "must_roll_first"
    assert not list(game.claims)


def test_a_rent_roll_asked_for_leads_back_to_the_extra_roll():
    """P12 P33 P2: the child's edition; while the token is on its way nobody may ask."""
    game = game_of("child", rent="ask")
    give(game, 1, 17)
    arrive(game, 17, (2, 2))
    game.do("claim_rent", seat=1)
    assert (game.waiting, game.waiting_seat) == ("rent_roll", 0)
    game.do("rent_roll", dice=(1, 2))
    assert (cash(game), game.waiting) == ([1488, 1512, 1500], "roll")
    assert refused(game, "end_turn") == "must_roll_again"
    arrive(game, 17, (2, 2))
    game.do("roll", dice=(1, 2))
    assert (game.waiting, len(list(game.claims))) == ("land", 1)
    assert refused(game, "claim_rent", seat=1) == "something_open"


def test_a_utility_bought_after_the_landing_does_not_raise_the_claim():
    """P12 P33: four times the fresh roll, as it was at landing."""
    game = game_of("saga_de", rent="ask")
    give(game, 1, 12)
    roll_to(game, 12)
    give(game, 1, 28)
    game.do("claim_rent", seat=1)
    game.do("rent_roll", dice=(1, 2))
    assert cash(game) == [1488, 1512, 1500]


def test_the_cards_to_the_nearest_are_asked_for_too():
    """P12 P33 I24: double for the railroad; ten times a roll for the utility."""
    game = game_of(rent="ask")
    give(game, 1, 15, 12)
    roll_to(game, 7)
    game.do("card", card="ch05")
    assert [tuple(claim) for claim in game.claims] == [(1, 0, 50)]
    game.do("claim_rent", seat=1)
    assert cash(game) == [1450, 1550, 1500]
    game.do("end_turn")
    rest(game)
    roll_to(game, 7)
    game.do("card", card="ch04")
    assert [tuple(claim) for claim in game.claims] == [(1, 2, None)]
    game.do("claim_rent", seat=1)
    assert (game.waiting, game.waiting_seat) == ("rent_roll", 2)
    game.do("rent_roll", dice=(2, 1))
    assert cash(game) == [1450, 1580, 1470]


def test_an_owner_in_jail_asks_as_all_do():
    """R35 R34: jail does not take the claim away."""
    game = game_of(rent="ask", first=1)
    give(game, 1, 39)
    roll_to(game, 30)
    game.do("end_turn")
    roll_to(game, 39)
    game.do("claim_rent", seat=1)
    assert cash(game) == [1500, 1550, 1450]


def test_a_claim_that_cash_does_not_cover_becomes_a_debt():
    """P12 P6: asked in another's turn, it is settled and that turn goes on."""
    game = asked()
    set_cash(game, 0, 30)
    game.do("end_turn")
    game.do("claim_rent", seat=1)
    assert (game.waiting, game.waiting_seat, game.turn) == ("debt", 0, 1)
    assert tuple(game.debt) == (0, 1, 50)
    game.do("transfer", payer="bank", payee=0, amount=20, why="test")
    game.do("settle", seat=0)
    assert cash(game) == [0, 1550, 1500]
    assert (game.waiting, game.waiting_seat) == ("roll", 1)


def test_claims_of_and_against_those_who_go_out_are_void():
    """P13: whether the owner or the payer leaves the table."""
    for seat in (0, 1):
        game = asked()
        game.do("resign", seat=seat)
        assert not list(game.claims)


def test_who_rolled_and_left_counts_for_the_deadline():
    """P13: the next player rolls and resigns; the roll of the one after is the second."""
    game = asked(players=4, owner=3)
    game.do("end_turn")
    roll_to(game, 20)
    game.do("resign", seat=1)
    assert (game.turn, game.waiting) == (2, "roll")
    assert [tuple(claim) for claim in game.claims] == [(3, 0, 50)]
    roll_to(game, 20)
    assert not list(game.claims)


def test_asking_at_the_wrong_moment_is_refused():
    """P12 I16: not with automatic rent, not by others, not while something is open."""
    game = game_of()
    give(game, 1, 39)
    roll_to(game, 39)
    assert refused(game, "claim_rent", seat=1) == "rent_is_automatic"
    game = asked()
    assert refused(game, "claim_rent", seat=0) == "no_claim"
    assert refused(game, "claim_rent", seat=2) == "no_claim"
    assert refused(game, "claim_rent", seat=3) == "bad_seat"
    assert refused(game, "claim_rent") == "missing_argument"
    game.do("end_turn")
    roll_to(game, 37)
    assert (game.waiting, len(list(game.claims))) == ("buy", 1)
    assert refused(game, "claim_rent", seat=1) == "something_open"
    game.do("decline")
    assert refused(game, "claim_rent", seat=1) == "something_open"
    game.do("hammer")
    game.do("claim_rent", seat=1)
    assert cash(game) == [1450, 1550, 1500]


def test_a_rent_roll_asked_for_is_off_when_its_owner_goes_out():
    """P13 P16 P17: asked in another's turn, which goes on where it was."""
    game = game_of("saga_de", rent="ask")
    give(game, 2, 12)
    roll_to(game, 12)
    game.do("end_turn")
    game.do("claim_rent", seat=2)
    assert (game.waiting, game.waiting_seat, game.turn) == ("rent_roll", 0, 1)
    game.do("resign", seat=2)
    game.do("hammer")
    assert (game.waiting, game.waiting_seat, game.turn) == ("roll", 1, 1)
    assert cash(game) == [1500, 1500, 0] and not list(game.claims)
