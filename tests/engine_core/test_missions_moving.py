"""Missions that move tokens, double sixes, and missions after jail."""

from tests.engine_core.table import (
    cash,
    game_of,
    give,
    put,
    refused,
    roll_to,
    set_cash,
    total_money,
)


def six(other, players=3, **settings):
    """Seat 0, Anakin, has rolled a six and this die and rests on Free Parking."""
    game = game_of("clone_wars", players, special=True, **settings)
    roll_to(game, 20, (6, other))
    return game


def test_a_won_jump_offers_a_free_property_and_then_the_turn_is_over():
    """M2 I4: six and three, from a 2 on, to any space."""
    game = six(3)
    assert refused(game, "mission", die=2) == "target_missing"
    assert refused(game, "mission", die=2, space=40) == "bad_space"
    game.do("mission", die=2, space=39)
    assert (game.waiting, game.waiting_seat, game.seats[0].space) == ("buy", 0, 39)
    game.do("buy")
    assert game.deeds[39].owner == 0 and cash(game)[0] == 1100 and game.waiting == "end"
    assert refused(game, "mission", die=2, space=0) == "no_mission_now"


def test_a_won_jump_pays_the_salary_on_go_only():
    """M2 I4: landing on GO pays 200, passing it nothing."""
    game = six(3)
    game.do("mission", die=6, space=0)
    assert cash(game)[0] == 1700 and game.waiting == "end"
    game = six(3)
    game.do("mission", die=6, space=4)
    assert cash(game)[0] == 1300 and game.seats[0].space == 4 and game.waiting == "end"


def test_a_won_jump_visits_the_jail_or_goes_to_it():
    """M2 I4: the corner is Just Visiting, Go to Jail jails."""
    game = six(3)
    game.do("mission", die=2, space=10)
    assert not game.seats[0].jailed and game.waiting == "end"
    game = six(3)
    game.do("mission", die=2, space=30)
    assert game.seats[0].jailed and game.seats[0].space == 10 and game.waiting == "end"


def test_a_utility_reached_by_the_mission_uses_the_roll_of_the_turn():
    """P5 M2: six and three make 4 times 9; the mission's die does not count."""
    game = six(3)
    give(game, 1, 12)
    game.do("mission", die=5, space=12)
    assert cash(game) == [1464, 1536, 1500] and game.waiting == "end"
    game = six(3)
    give(game, 1, 12, 28)
    game.do("mission", die=5, space=28)
    assert cash(game) == [1410, 1590, 1500] and game.waiting == "end"


def test_double_sixes_are_followed_by_the_roll_whatever_the_mission_brings():
    """M1 P3: not tried, won or lost, the doubles have to be rolled again."""
    game = six(6)
    assert (game.waiting, game.turn) == ("roll", 0)
    assert refused(game, "end_turn") == "must_roll_again"
    for die, money in ((3, 1400), (4, 1500)):
        game = six(6)
        game.do("mission", die=die, seat=1, space=10)
        assert cash(game)[0] == money and (game.waiting, game.waiting_seat) == ("roll", 0)
        assert refused(game, "end_turn") == "must_roll_again"
        assert refused(game, "mission", die=6, seat=1, space=0) == "no_mission_now"
        roll_to(game, 20)
        assert game.waiting == "end"


def test_the_mission_of_double_sixes_is_lost_with_the_next_roll():
    """M1 P3: one try a roll, and only for the last roll."""
    game = six(6)
    roll_to(game, 20, (1, 2))
    assert refused(game, "mission", die=6, seat=1, space=0) == "no_mission_now"
    game = six(6)
    game.do("mission", die=1)
    roll_to(game, 20, (6, 6))
    game.do("mission", die=4, seat=1, space=10)
    assert cash(game)[0] == 1400 and game.seats[1].space == 10 and game.waiting == "roll"


def test_the_third_doubles_have_no_mission():
    """I8 I26: they go to jail unmoved, missions or not."""
    game = six(6)
    roll_to(game, 20, (6, 6))
    game.do("roll", dice=(6, 6))
    assert game.seats[0].jailed and game.waiting == "end"
    assert refused(game, "mission", die=4, seat=1, space=0) == "no_mission_now"


def jailed_on_turn(failed=0):
    """Seat 0 sits in jail, has failed so many throws there, and is on turn again."""
    game = game_of("clone_wars", 2, special=True)
    roll_to(game, 30, (6, 1))
    assert game.seats[0].jailed
    assert refused(game, "mission", die=6, cash=True) == "no_mission_now"
    for turn in range(failed + 1):
        game.do("end_turn")
        roll_to(game, 20)
        game.do("end_turn")
        if turn < failed:
            game.do("roll", dice=(6, 1))
            assert game.seats[0].jailed and game.waiting == "end"
            assert refused(game, "mission", die=6, cash=True) == "no_mission_now"
    return game


def test_a_six_that_ends_in_jail_or_fails_there_has_no_mission():
    """I8: the roll must have moved the token, and not into jail."""
    game = jailed_on_turn(failed=2)
    assert game.seats[0].jail_turns == 2 and cash(game)[0] == 1500


def test_double_sixes_out_of_jail_allow_the_mission_but_no_extra_roll():
    """P3 I26 I8: won or lost, the turn ends."""
    game = jailed_on_turn()
    game.do("roll", dice=(6, 6))
    assert (game.waiting, game.seats[0].space, game.seats[0].jailed) == ("card", 22, False)
    game.do("card", card="ch07")
    assert game.waiting == "end"
    game.do("mission", die=4, seat=1, space=10)
    assert game.seats[1].space == 10 and (game.waiting, game.turn) == ("end", 0)
    assert refused(game, "roll", dice=(1, 2)) == "no_roll_now"


def test_the_third_throw_that_moves_out_of_jail_allows_the_mission():
    """I8: after the forced 50 the token moved by that roll, also when it was a debt first."""
    game = jailed_on_turn(failed=2)
    game.do("roll", dice=(2, 6))
    game.do("buy")
    assert (game.seats[0].space, cash(game)[0], game.waiting) == (18, 1270, "end")
    game.do("mission", die=2, cash=True)
    assert cash(game)[0] == 1470
    game = jailed_on_turn(failed=2)
    give(game, 0, 5, 18)
    set_cash(game, 0, 10)
    game.do("roll", dice=(2, 6))
    assert tuple(game.debt) == (0, "bank", 50) and game.seats[0].jailed
    game.do("mortgage", seat=0, deed=5)
    game.do("settle", seat=0)
    assert (game.seats[0].space, cash(game)[0], game.waiting) == (18, 60, "end")
    game.do("mission", die=2, cash=True)
    assert cash(game)[0] == 260


def test_another_player_is_moved_and_has_the_choices_there():
    """M2 I5: from a 4 on; to buy or not is the moved player's question."""
    game = six(6)
    put(game, 1, 33)
    game.do("mission", die=4, seat=1, space=5)
    assert (game.waiting, game.waiting_seat, game.turn) == ("buy", 1, 0)
    game.do("buy")
    assert game.deeds[5].owner == 1 and cash(game) == [1500, 1300, 1500]
    assert (game.waiting, game.waiting_seat, game.turn) == ("roll", 0, 0)
    game = six(6)
    game.do("mission", die=6, seat=2, space=39)
    game.do("decline")
    game.do("bid", seat=0, amount=1)
    game.do("hammer")
    assert game.deeds[39].owner == 0 and (game.waiting, game.waiting_seat) == ("roll", 0)


def test_a_moved_player_gets_no_salary():
    """I5 P30: neither past GO nor onto it."""
    game = six(6)
    put(game, 1, 33)
    game.do("mission", die=4, seat=1, space=0)
    assert cash(game) == [1500, 1500, 1500] and game.seats[1].space == 0
    game = six(6)
    put(game, 1, 33)
    game.do("mission", die=4, seat=1, space=10)
    assert cash(game) == [1500, 1500, 1500] and not game.seats[1].jailed
    assert game.waiting == "roll"


def test_a_moved_player_pays_rent_and_tax():
    """I5 P5: to the mover as well; a utility counts the twelve of the roll."""
    game = six(6)
    give(game, 0, 39)
    give(game, 2, 12)
    game.do("mission", die=4, seat=1, space=39)
    assert cash(game) == [1550, 1450, 1500] and game.waiting == "roll"
    game = six(6)
    give(game, 2, 12)
    game.do("mission", die=4, seat=1, space=12)
    assert cash(game) == [1500, 1452, 1548] and game.waiting == "roll"
    game = six(6)
    game.do("mission", die=4, seat=1, space=4)
    assert cash(game) == [1500, 1300, 1500] and game.waiting == "roll"


def test_a_moved_player_draws_the_card():
    """I5: the card is that player's, and an advance to GO by it pays."""
    game = six(6)
    game.do("mission", die=4, seat=2, space=7)
    assert (game.waiting, game.waiting_seat, game.deck) == ("card", 2, "chance")
    game.do("card", card="ch01")
    assert cash(game) == [1500, 1500, 1700] and game.seats[2].space == 0
    assert (game.waiting, game.waiting_seat, game.turn) == ("roll", 0, 0)
    game = six(6)
    game.do("mission", die=4, seat=2, space=7)
    game.do("card", card="ch15")
    assert cash(game) == [1550, 1550, 1400] and game.waiting == "roll"


def test_moving_onto_go_to_jail_jails_and_moving_out_of_jail_frees():
    """P30: the mover's turn goes on either way."""
    game = six(6)
    game.do("mission", die=4, seat=1, space=30)
    assert game.seats[1].jailed and game.seats[1].space == 10 and not game.seats[0].jailed
    assert (game.waiting, game.turn) == ("roll", 0)
    roll_to(game, 20, (6, 6))
    game.do("mission", die=4, seat=1, space=20)
    assert not game.seats[1].jailed and game.seats[1].space == 20
    roll_to(game, 20)
    game.do("end_turn")
    roll_to(game, 20, (1, 1))
    assert game.waiting == "roll"


def test_a_moved_player_in_debt_settles_or_goes_out_and_the_turn_goes_on():
    """I5: the debt is the moved player's, the next roll the mover's."""
    game = six(6)
    give(game, 2, 39)
    give(game, 1, 5)
    set_cash(game, 1, 10)
    game.do("mission", die=4, seat=1, space=39)
    assert (game.waiting, game.waiting_seat) == ("debt", 1) and tuple(game.debt) == (1, 2, 50)
    game.do("mortgage", seat=1, deed=5)
    game.do("settle", seat=1)
    assert cash(game) == [1500, 60, 1550] and (game.waiting, game.turn) == ("roll", 0)
    game = six(6)
    give(game, 2, 39)
    set_cash(game, 1, 10)
    game.do("mission", die=4, seat=1, space=39)
    game.do("bankrupt", seat=1)
    assert cash(game) == [1500, 0, 1510] and game.seats[1].out
    assert (game.waiting, game.waiting_seat, game.turn) == ("roll", 0, 0)
    assert total_money(game) == 4500


def test_only_another_player_still_in_can_be_moved():
    """M2 P29: not oneself, not somebody who is out, and both targets are needed."""
    game = six(6)
    game.do("resign", seat=2)
    assert refused(game, "mission", die=4, seat=0, space=39) == "bad_target"
    assert refused(game, "mission", die=4, seat=2, space=39) in ("player_out", "bad_target")
    assert refused(game, "mission", die=4, seat=1) == "target_missing"
    assert refused(game, "mission", die=4, space=39) == "target_missing"
    assert refused(game, "mission", die=4, seat=3, space=39) == "bad_seat"
    assert refused(game, "mission", die=4, seat=1, space=40) == "bad_space"
    game.do("mission", die=3, seat=0, space=39)
    assert cash(game)[0] == 1400 and game.seats[0].space == 20
