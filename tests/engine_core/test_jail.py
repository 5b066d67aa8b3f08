"""Jail: the ways in, the ways out, and what a prisoner may do."""

from tests.engine_core.table import (
    cash,
    game_of,
    give,
    prisoner,
    put,
    refused,
    rest,
    roll_to,
    set_cash,
    total_money,
)

EARLY = ("classic", "trilogy", "saga")  # the fine on turn 1 or 2 only
ANY_TURN = ("classic_2008", "clone_wars", "saga_de")


def with_card(game, seat):
    """The seat, now to roll, draws a jail card, and both rest until it is on turn again."""
    roll_to(game, 7)
    game.do("card_says", effect="jail_card", numbers=())
    assert game.seats[seat].jail_cards == 1
    game.do("end_turn")


def test_three_ways_lead_into_jail():
    """R50: the space, a card and the third doubles; each is the end of the turn."""
    by_space = game_of()
    roll_to(by_space, 30)
    by_card = game_of()
    roll_to(by_card, 17)
    by_card.do("card", card="cc06")
    by_doubles = game_of()
    by_doubles.do("roll", dice=(5, 5))
    by_doubles.do("roll", dice=(5, 5))
    by_doubles.do("roll", dice=(1, 1))
    for game in (by_space, by_card, by_doubles):
        seat = game.seats[0]
        assert (seat.jailed, seat.space, seat.jail_turns) == (True, 10, 0)
        assert (game.waiting, game.turn) == ("end", 0)
        assert cash(game) == [1500, 1500, 1500]


def test_the_fine_frees_before_the_roll():
    """R51 P4: 50 to the bank, then the roll is moved from the jail corner."""
    for edition in EARLY + ANY_TURN:
        game = prisoner(edition)
        assert (game.waiting, game.waiting_seat) == ("roll", 0)
        assert refused(game, "end_turn") == "must_roll_first"
        game.do("pay_fine")
        assert (game.seats[0].jailed, game.seats[0].space) == (False, 10)
        assert (cash(game), game.bank_balance) == ([1450, 1500], 50)
        assert (game.waiting, game.turn) == ("roll", 0)
        assert refused(game, "end_turn") == "must_roll_first"
        assert refused(game, "pay_fine") == "not_in_jail"
        game.do("roll", dice=(4, 6))
        assert (game.seats[0].space, game.waiting) == (20, "end")


def test_after_the_fine_doubles_are_ordinary_first_doubles():
    """P4 R11: they give the extra roll, and the third of them jails again."""
    game = prisoner(failed=1)
    game.do("pay_fine")
    game.do("roll", dice=(5, 5))
    assert (game.seats[0].space, game.waiting) == (20, "roll")
    roll_to(game, 20, (2, 2))
    assert game.waiting == "roll"
    game.do("roll", dice=(3, 3))
    assert (game.seats[0].jailed, game.waiting) == (True, "end")
    assert game.seats[0].jail_turns == 0


def test_doubles_free_from_jail_without_an_extra_roll():
    """R51 P1: that roll is moved, its space resolved, and the turn is at its end."""
    for edition in EARLY + ANY_TURN:
        game = prisoner(edition)
        game.do("roll", dice=(4, 4))
        assert (game.seats[0].jailed, game.seats[0].space) == (False, 18)
        assert game.waiting == "buy"
        game.do("buy")
        assert (game.waiting, game.seats[0].cash) == ("end", 1320)
        assert refused(game, "roll", dice=(1, 2)) == "no_roll_now"
        game.do("end_turn")
        assert game.turn == 1


def test_doubles_from_jail_onto_a_utility_pay_for_that_roll():
    """R51 R33: 4 x 2 is 8, then the end."""
    game = prisoner()
    give(game, 1, 12)
    game.do("roll", dice=(1, 1))
    assert (cash(game), game.waiting) == ([1492, 1508], "end")


def test_doubles_from_jail_may_lead_back_into_it():
    """R50 R51 P33: over a card; the new stay counts from zero."""
    game = prisoner(failed=1)
    game.do("roll", dice=(6, 6))
    assert (game.seats[0].space, game.waiting) == (22, "card")
    game.do("card", card="ch10")
    assert (game.seats[0].jailed, game.seats[0].jail_turns, game.waiting) == (True, 0, "end")


def test_doubles_from_jail_do_not_count_for_later_doubles():
    """R51 R11: two doubles on the next turn are the first and the second."""
    game = prisoner()
    game.do("roll", dice=(5, 5))
    assert (game.seats[0].space, game.waiting) == (20, "end")
    game.do("end_turn")
    rest(game)
    roll_to(game, 20, (2, 2))
    roll_to(game, 20, (2, 2))
    assert (game.seats[0].jailed, game.waiting) == (False, "roll")


def test_a_failed_throw_ends_the_turn():
    """R51 P4 P33: nothing moves or is paid; the failed throws are counted."""
    game = prisoner()
    assert game.seats[0].jail_turns == 0
    for failed in (1, 2):
        game.do("roll", dice=(1, 2))
        assert (game.waiting, game.turn) == ("end", 0)
        assert (game.seats[0].jailed, game.seats[0].space) == (True, 10)
        assert game.seats[0].jail_turns == failed
        late = ("no_roll_now", "fine_not_now", "something_open")
        assert refused(game, "roll", dice=(3, 3)) == "no_roll_now"
        assert refused(game, "pay_fine") in late
        game.do("end_turn")
        rest(game)
    assert cash(game) == [1500, 1500]


def test_the_third_failed_throw_costs_50_and_is_moved():
    """R52: pay, then move by that roll, here onto a street of the other player."""
    for edition in EARLY + ANY_TURN:
        game = prisoner(edition, failed=2)
        give(game, 1, 13)
        game.do("roll", dice=(1, 2))
        assert (game.seats[0].jailed, game.seats[0].space) == (False, 13)
        assert (cash(game), game.bank_balance) == ([1440, 1510], 50)
        assert game.waiting == "end"


def test_doubles_on_the_third_turn_are_free():
    """R51 R52: no fine is paid."""
    game = prisoner(failed=2)
    game.do("roll", dice=(5, 5))
    assert (game.seats[0].space, game.seats[0].jailed, game.waiting) == (20, False, "end")
    assert cash(game) == [1500, 1500]


def test_a_new_stay_in_jail_counts_from_zero():
    """P33: two throws failed in the first stay do not shorten the second."""
    game = prisoner(failed=2)
    game.do("roll", dice=(5, 5))
    game.do("end_turn")
    rest(game)
    roll_to(game, 30)
    assert (game.seats[0].jailed, game.seats[0].jail_turns) == (True, 0)
    game.do("end_turn")
    rest(game)
    game.do("roll", dice=(1, 2))
    assert (game.seats[0].jailed, game.seats[0].jail_turns) == (True, 1)


def test_the_turns_on_which_the_fine_may_be_paid_before_the_roll():
    """R52 R51: the first two everywhere, the third in the newer editions only."""
    for edition in EARLY + ANY_TURN:
        for failed in (0, 1):
            game = prisoner(edition, failed=failed)
            game.do("pay_fine")
            assert (game.seats[0].cash, game.waiting) == (1450, "roll")
        game = prisoner(edition, failed=2)
        if edition in EARLY:
            assert refused(game, "pay_fine") == "fine_not_now"
        else:
            game.do("pay_fine")
            assert (game.seats[0].cash, game.seats[0].jailed) == (1450, False)
            game.do("roll", dice=(5, 5))
            assert game.waiting == "roll"


def test_a_jail_card_may_be_used_on_all_three_turns_in_every_edition():
    """I18 R51 P4: it is given up, nothing is paid, and doubles then are ordinary ones."""
    for edition in EARLY + ANY_TURN:
        for failed in (0, 1, 2):
            game = game_of(edition, 2)
            with_card(game, 0)
            rest(game)
            roll_to(game, 30)
            game.do("end_turn")
            rest(game)
            for _ in range(failed):
                game.do("roll", dice=(1, 2))
                game.do("end_turn")
                rest(game)
            game.do("use_jail_card")
            assert (game.seats[0].jailed, game.seats[0].jail_cards) == (False, 0)
            assert (cash(game), game.waiting, game.turn) == ([1500, 1500], "roll", 0)
            game.do("roll", dice=(5, 5))
            assert (game.seats[0].space, game.waiting) == (20, "roll")


def test_a_jail_card_just_bought_may_be_used():
    """R51 R53 R42: the prisoner trades for it in jail."""
    game = game_of(players=2, first=1)
    with_card(game, 1)
    roll_to(game, 30)
    game.do("end_turn")
    rest(game)
    assert refused(game, "use_jail_card") == "no_jail_card"
    game.do("trade", a=0, b=1, a_gives={"cash": 30}, b_gives={"jail_cards": 1}, lift=[])
    game.do("use_jail_card")
    assert (cash(game), game.seats[0].jailed) == ([1470, 1530], False)
    assert [seat.jail_cards for seat in game.seats] == [0, 0]


def test_the_fine_needs_50_in_cash():
    """P4: no debt is made by choosing it; exactly 50 will do."""
    game = prisoner()
    set_cash(game, 0, 49)
    assert refused(game, "pay_fine") == "not_enough_cash"
    set_cash(game, 0, 50)
    game.do("pay_fine")
    assert (game.seats[0].cash, game.seats[0].jailed) == (0, False)


def test_the_forced_fine_becomes_a_debt_when_cash_is_short():
    """P4 R52 P6: still in jail until it is settled, then the token moves by that roll."""
    game = prisoner(failed=2)
    give(game, 0, 5)
    set_cash(game, 0, 20)
    game.do("roll", dice=(2, 1))
    assert (game.waiting, game.waiting_seat) == ("debt", 0)
    assert tuple(game.debt) == (0, "bank", 50)
    assert (game.seats[0].jailed, game.seats[0].space, game.seats[0].cash) == (True, 10, 20)
    game.do("mortgage", seat=0, deed=5)
    game.do("settle", seat=0)
    assert (game.seats[0].jailed, game.seats[0].space, game.seats[0].cash) == (False, 13, 70)
    assert (game.waiting, game.waiting_seat, game.debt) == ("buy", 0, None)
    assert total_money(game) == 3000


def test_a_prisoner_still_takes_part_in_everything():
    """R53: trades, builds, sells, mortgages and bids from jail."""
    game = prisoner()
    give(game, 0, 37, 39, 5)
    game.do("build", seat=0, deed=39)
    assert (game.deeds[39].houses, game.seats[0].cash) == (1, 1300)
    game.do("sell_building", seat=0, deed=39)
    game.do("mortgage", seat=0, deed=5)
    assert game.seats[0].cash == 1500
    game.do("trade", a=0, b=1, a_gives={"deeds": [37]}, b_gives={"cash": 100}, lift=[])
    assert (game.seats[0].cash, game.deeds[37].owner) == (1600, 1)
    game.do("roll", dice=(1, 2))
    game.do("end_turn")
    roll_to(game, 3)
    game.do("decline")
    game.do("bid", seat=0, amount=10)
    game.do("hammer")
    assert (game.seats[0].cash, game.deeds[3].owner, game.seats[0].jailed) == (1590, 0, True)


def test_a_prisoner_may_also_deal_between_the_throws():
    """R53 R51: the others' turn is no obstacle, and a deal takes no turn in jail away."""
    game = prisoner(failed=1)
    give(game, 0, 1)
    game.do("roll", dice=(1, 2))
    game.do("end_turn")
    game.do("mortgage", seat=0, deed=1)
    assert (game.seats[0].cash, game.seats[0].jail_turns) == (1530, 2)


def test_ways_out_of_jail_are_for_prisoners_on_their_turn():
    """R51: free players have nothing to pay, and the card waits for its holder's turn."""
    game = game_of(players=2)
    assert refused(game, "pay_fine") == "not_in_jail"
    assert refused(game, "use_jail_card") == "not_in_jail"
    with_card(game, 0)
    rest(game)
    roll_to(game, 30)
    late = ("no_roll_now", "fine_not_now", "something_open")
    assert refused(game, "pay_fine") in late
    assert refused(game, "use_jail_card") in late
    game.do("end_turn")
    assert refused(game, "pay_fine") == "not_in_jail"
    assert refused(game, "use_jail_card") == "not_in_jail"
    rest(game)
    assert refused(game, "pay_fine", seat=0) == "unknown_argument"
    assert refused(game, "end_turn") == "must_roll_first"
    game.do("roll", dice=(1, 2))
    assert refused(game, "use_jail_card") in late


def test_the_banker_may_take_a_token_out_of_jail():
    """I5 R50: placed elsewhere it is free; placed on the corner it is just visiting."""
    for space in (20, 10):
        game = prisoner()
        put(game, 0, space)
        assert (game.seats[0].jailed, game.seats[0].space) == (False, space)
        assert cash(game) == [1500, 1500]
