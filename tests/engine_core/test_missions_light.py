"""Missions of Clone Wars: when there is one, and what the light side gains or loses."""

from tests.engine_core.table import cash, game_of, give, refused, roll_to, set_cash


def six(other, players=3, **settings):
    """Seat 0, Anakin, has rolled a six and this die and rests on Free Parking."""
    game = game_of("clone_wars", players, special=True, **settings)
    roll_to(game, 20, (6, other))
    return game


def test_after_a_six_the_turn_may_simply_end():
    """M1 P3: the mission is an offer beside the end of the turn."""
    game = six(1)
    assert (game.waiting, game.waiting_seat, game.turn) == ("end", 0, 0)
    game.do("end_turn")
    assert (game.waiting, game.turn) == ("roll", 1)
    assert refused(game, "mission", die=6, cash=True) == "no_mission_now"


def test_a_mission_needs_a_six_on_either_die():
    """M1: the six may be the first or the second die; other rolls have no mission."""
    game = game_of("clone_wars", special=True)
    assert refused(game, "mission", die=6, cash=True) == "no_mission_now"
    roll_to(game, 20, (5, 1))
    assert refused(game, "mission", die=6, cash=True) == "no_mission_now"
    game = game_of("clone_wars", special=True)
    roll_to(game, 20, (1, 6))
    game.do("mission", die=6, cash=True)
    assert cash(game)[0] == 1600


def test_without_the_special_rules_there_is_no_mission():
    """M1: missions are optional and belong to Clone Wars."""
    for edition in ("clone_wars", "classic_2008", "saga"):
        game = game_of(edition)
        roll_to(game, 20, (6, 1))
        code = refused(game, "mission", die=6, cash=True)
        assert code in ("no_mission_now", "no_special_rules")
    game = game_of("saga", special=True)
    roll_to(game, 20, (6, 1))
    assert refused(game, "mission", die=6, cash=True) in ("no_mission_now", "no_special_rules")


def test_the_mission_waits_until_the_space_is_resolved():
    """M1: first the property is bought or auctioned, then it may even be the prize."""
    game = game_of("clone_wars", special=True)
    roll_to(game, 39, (6, 1))
    assert refused(game, "mission", die=6, cash=True) in ("something_open", "no_mission_now")
    game.do("decline")
    assert refused(game, "mission", die=6, cash=True) in ("something_open", "no_mission_now")
    game.do("hammer")
    game.do("mission", die=2, deeds=[39])
    assert game.deeds[39].owner == 0 and cash(game)[0] == 1500


def test_one_try_a_roll_and_the_turn_is_over_won_or_lost():
    """M1 P3: after the mission only the end of the turn is left."""
    for die, money in ((2, 1600), (1, 1400)):
        game = six(1)
        game.do("mission", die=die, cash=True)
        assert cash(game)[0] == money and (game.waiting, game.turn) == ("end", 0)
        assert refused(game, "mission", die=6, cash=True) == "no_mission_now"
        assert refused(game, "roll", dice=(1, 2)) == "no_roll_now"
        game.do("end_turn")
        assert game.turn == 1


def test_one_unowned_property_or_a_hundred():
    """M2: six and one, from a 2 on; failing costs 100."""
    for deed in (39, 5, 12):
        game = six(1)
        game.do("mission", die=2, deeds=[deed])
        assert game.deeds[deed].owner == 0 and cash(game)[0] == 1500 and game.waiting == "end"
    game = six(1)
    game.do("mission", die=6, cash=True)
    assert cash(game)[0] == 1600 and game.bank_balance == -100
    game = six(1)
    game.do("mission", die=1, deeds=[39])
    assert cash(game)[0] == 1400 and game.deeds[39].owner is None


def test_two_unowned_properties_or_two_hundred():
    """M2 P29: six and two; one property is accepted as well; failing costs 100."""
    game = six(2)
    game.do("mission", die=2, deeds=[37, 39])
    assert game.deeds[37].owner == 0 and game.deeds[39].owner == 0 and cash(game)[0] == 1500
    game = six(2)
    game.do("mission", die=3, deeds=[39])
    assert game.deeds[39].owner == 0 and game.waiting == "end"
    game = six(2)
    game.do("mission", die=2, cash=True)
    assert cash(game)[0] == 1700
    game = six(2)
    game.do("mission", die=1, cash=True)
    assert cash(game)[0] == 1400


def test_a_won_mission_with_wrong_properties_is_refused():
    """P29 M2: owned ones, too many, the same twice, none at all, and not both gains."""
    game = six(1)
    give(game, 1, 39)
    give(game, 0, 5)
    assert refused(game, "mission", die=2) == "target_missing"
    assert refused(game, "mission", die=2, cash=False) == "target_missing"
    assert refused(game, "mission", die=2, deeds=[]) in ("target_missing", "bad_target")
    assert refused(game, "mission", die=2, deeds=[39]) in ("bad_target", "deed_taken")
    assert refused(game, "mission", die=2, deeds=[5]) in ("bad_target", "deed_taken")
    assert refused(game, "mission", die=2, deeds=[1, 3]) == "bad_target"
    assert refused(game, "mission", die=2, deeds=[20]) in ("bad_target", "not_a_deed")
    assert refused(game, "mission", die=2, deeds=[40]) in ("bad_space", "not_a_deed")
    code = refused(game, "mission", die=2, deeds=[1], cash=True)
    assert code in ("target_not_needed", "bad_target", "bad_choice")
    code = refused(game, "mission", die=2, deeds=[1], space=5)
    assert code in ("target_not_needed", "bad_target")
    game = six(2)
    assert refused(game, "mission", die=2, deeds=[1, 1]) in ("deed_twice", "bad_target")
    assert refused(game, "mission", die=2, deeds=[1, 3, 6]) == "bad_target"
    game.do("mission", die=2, deeds=[1, 3])
    assert game.waiting == "end"


def test_a_failed_mission_ignores_its_targets():
    """P29: wrong and missing targets alike cost the 100 and nothing else."""
    for other in (1, 2, 3, 4, 5):
        game = six(other)
        game.do("mission", die=1)
        assert cash(game) == [1400, 1500, 1500] and game.waiting == "end"
    game = six(1)
    give(game, 1, 39)
    game.do("mission", die=1, deeds=[39, 1], cash=True)
    assert cash(game)[0] == 1400 and game.deeds[39].owner == 1 and game.deeds[1].owner is None
    game = six(3)
    game.do("mission", die=1, space=0)
    assert cash(game)[0] == 1400 and game.seats[0].space == 20


def test_where_no_property_is_left_none_or_the_cash_is_taken():
    """P29 M2: with everything owned the mission can still be tried."""
    deeds = [1, 3, 5, 6, 8, 9, 11, 12, 13, 14, 15, 16, 18, 19]
    deeds = deeds + [21, 23, 24, 25, 26, 27, 28, 29, 31, 32, 34, 35, 37, 39]
    game = six(2)
    give(game, 1, *deeds)
    assert refused(game, "mission", die=2, deeds=[39]) in ("bad_target", "deed_taken")
    game.do("mission", die=2, deeds=[])
    assert cash(game)[0] in (1500, 1700) and game.waiting == "end"  # the rules leave it open
    game = six(2)
    give(game, 1, *deeds)
    game.do("mission", die=2, cash=True)
    assert cash(game)[0] == 1700


def test_failing_without_the_hundred_is_a_debt_to_the_bank():
    """M2: the debt is settled, then the turn is over, or goes on after double sixes."""
    for other, after in ((5, "end"), (6, "roll")):
        game = six(other)
        give(game, 0, 5)
        set_cash(game, 0, 99)
        game.do("mission", die=1)
        assert (game.waiting, tuple(game.debt)) == ("debt", (0, "bank", 100))
        game.do("mortgage", seat=0, deed=5)
        game.do("settle", seat=0)
        assert cash(game)[0] == 99 and (game.waiting, game.turn) == (after, 0)
        assert refused(game, "mission", die=6) == "no_mission_now"


def test_rescuing_the_senator_takes_a_six():
    """M2: six and five: 3000 on a six, else 100 to the bank."""
    game = six(5)
    game.do("mission", die=6)
    assert cash(game)[0] == 4500 and game.waiting == "end" and game.bank_balance == -3000
    game = six(5)
    game.do("mission", die=5)
    assert cash(game)[0] == 1400 and game.waiting == "end"
    code = refused(six(5), "mission", die=6, seat=1)
    assert code in ("target_not_needed", "bad_target")


def test_another_turn_is_a_fresh_turn_with_doubles_counted_from_zero():
    """M2 P3: six and four; two doubles before it do not lead to jail."""
    game = game_of("clone_wars", special=True)
    roll_to(game, 20, (1, 1))
    roll_to(game, 20, (2, 2))
    roll_to(game, 20, (6, 4))
    game.do("mission", die=2)
    assert (game.waiting, game.waiting_seat, game.turn) == ("roll", 0, 0)
    assert refused(game, "end_turn") == "must_roll_first"
    assert refused(game, "mission", die=2) == "no_mission_now"
    roll_to(game, 20, (3, 3))
    assert not game.seats[0].jailed and (game.waiting, game.turn) == ("roll", 0)
    roll_to(game, 20, (6, 1))
    game.do("mission", die=2, cash=True)
    assert cash(game)[0] == 1600 and game.waiting == "end"


def test_another_turn_can_be_won_again_and_lost():
    """M2 P3: a new roll is a new try; failing costs 100 and ends the turn."""
    game = six(4)
    game.do("mission", die=2)
    roll_to(game, 20, (6, 4))
    game.do("mission", die=1)
    assert cash(game)[0] == 1400 and (game.waiting, game.turn) == ("end", 0)


def test_others_may_build_at_the_first_roll_of_another_turn():
    """M2 P3: it is a fresh turn, so it begins between turns."""
    game = six(4)
    give(game, 1, 1, 3)
    game.do("mission", die=2)
    game.do("build", seat=1, deed=1)
    assert game.deeds[1].houses == 1
    game = six(6)
    give(game, 1, 1, 3)
    game.do("mission", die=3)
    assert refused(game, "build", seat=1, deed=1) == "only_between_turns"


def test_the_mission_takes_one_real_die():
    """P29: 1 to 6, told by the table."""
    game = six(5)
    for bad in (0, 7, -1, 1.5, 6.0, "x", True, (6,), [], {}):
        assert refused(game, "mission", die=bad) == "bad_dice"
    assert refused(game, "mission") in ("dice_missing", "missing_argument")
    assert refused(game, "mission", die=None) in ("dice_missing", "bad_dice", "missing_argument")


def test_with_the_units_dice_the_targets_are_needed_up_front():
    """P29: the unit rolls the mission's die itself."""
    done = []
    for seed in range(600):
        game = game_of("clone_wars", 2, special=True, dice="unit", seed=seed)
        game.do("roll")
        where = game.seats[0].space
        if where not in (11, 12) or where in done:
            continue
        done.append(where)
        game.do("decline")
        game.do("hammer")
        assert refused(game, "mission", die=6) in ("dice_not_told", "target_missing")
        if where == 11:
            game.do("mission")
            assert cash(game)[0] in (4500, 1400) and game.waiting == "end"
        else:
            assert refused(game, "mission") == "target_missing"
            assert refused(game, "mission", seat=1) == "target_missing"
            assert refused(game, "mission", seat=0, space=20) == "bad_target"
            game.do("mission", seat=1, space=20)
            won = (1500, 20) == (cash(game)[0], game.seats[1].space)
            assert won or (1400, 0) == (cash(game)[0], game.seats[1].space)
            assert game.waiting == "roll"
    assert len(done) == 2
