"""The turn: rolling, moving, doubles, the salary, and who is on turn."""

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

ORDERED = ("classic", "classic_2008", "trilogy", "saga", "clone_wars", "saga_de")
OPEN = ("something_open", "no_roll_now")


def test_the_token_moves_by_both_dice_and_the_space_is_resolved():
    """R10 P6: 0 + 2 + 3 is space 5, which is for sale to the current player."""
    game = game_of()
    game.do("roll", dice=(2, 3))
    assert [seat.space for seat in game.seats] == [5, 0, 0]
    assert (game.waiting, game.waiting_seat, game.turn) == ("buy", 0, 0)


def test_resting_places_do_nothing():
    """R14: on Free Parking and Just Visiting the turn just goes to its end."""
    for space in (20, 10):
        game = game_of()
        roll_to(game, space)
        assert (game.waiting, game.waiting_seat) == ("end", 0)
        assert cash(game) == [1500, 1500, 1500]
        assert game.seats[0].space == space and not game.seats[0].jailed


def test_ones_own_property_costs_nothing():
    """R14: nor does one's own mortgaged property, railroad or utility."""
    for deed in (39, 5, 12):
        for mortgaged in (False, True):
            game = game_of()
            give(game, 0, deed, mortgaged=mortgaged)
            roll_to(game, deed)
            assert game.waiting == "end" and not list(game.claims)
            assert cash(game) == [1500, 1500, 1500]


def test_passing_go_pays_200_in_every_edition():
    """R12: the salary comes from the bank."""
    for edition in ORDERED:
        game = game_of(edition)
        put(game, 0, 38)
        game.do("roll", dice=(4, 3))
        assert game.seats[0].space == 5
        assert cash(game) == [1700, 1500, 1500]
        assert game.bank_balance == -200


def test_landing_on_go_pays_200_once_each_time_round():
    """R12: leaving GO again on the next turn pays nothing more."""
    game = game_of(players=2)
    put(game, 0, 37)
    game.do("roll", dice=(1, 2))
    assert (game.seats[0].space, game.seats[0].cash, game.waiting) == (0, 1700, "end")
    game.do("end_turn")
    roll_to(game, 20)
    game.do("end_turn")
    game.do("roll", dice=(4, 6))
    assert (game.seats[0].space, game.seats[0].cash) == (10, 1700)


def test_passing_go_and_then_drawing_advance_to_go_pays_twice():
    """R12: 200 for passing with the dice and 200 for the card."""
    game = game_of()
    put(game, 0, 38)
    game.do("roll", dice=(1, 3))
    assert (game.waiting, game.seats[0].cash) == ("card", 1700)
    game.do("card", card="cc01")
    assert (game.seats[0].space, game.seats[0].cash, game.waiting) == (0, 1900, "end")


def test_the_salary_comes_before_the_space_is_resolved():
    """P5: a player without a coin pays the rent behind GO out of the salary."""
    game = game_of()
    give(game, 1, 3)
    set_cash(game, 0, 0)
    put(game, 0, 38)
    game.do("roll", dice=(2, 3))
    assert (game.waiting, game.debt) == ("end", None)
    assert cash(game) == [196, 1504, 1500]


def test_going_to_jail_pays_no_salary_and_ends_the_turn():
    """R13 P1: neither from the space nor from a card behind the jail."""
    game = game_of()
    roll_to(game, 30)
    assert game.seats[0].jailed and game.seats[0].space == 10
    assert (game.waiting, game.waiting_seat, game.turn) == ("end", 0, 0)
    game.do("end_turn")
    roll_to(game, 36)
    game.do("card", card="ch10")
    assert game.seats[1].jailed and game.waiting == "end"
    assert cash(game) == [1500, 1500, 1500]


def test_being_sent_back_over_go_pays_nothing():
    """R13: three back from space 2 is 39, two back is GO itself, both without salary."""
    for steps, space, waiting in ((3, 39, "buy"), (2, 0, "end")):
        game = game_of()
        put(game, 0, 39)
        game.do("roll", dice=(1, 2))
        assert game.seats[0].cash == 1700
        game.do("card_says", effect="back", numbers=(steps,))
        assert (game.seats[0].space, game.waiting) == (space, waiting)
        assert game.seats[0].cash == 1700


def test_doubles_are_rolled_again_once_the_space_is_resolved():
    """R11 P2 P6: the same seat rolls, and may not end the turn instead."""
    for edition in ("classic", "classic_2008", "trilogy", "saga", "clone_wars"):
        game = game_of(edition)
        game.do("roll", dice=(3, 3))
        assert game.waiting == "buy"
        game.do("buy")
        assert (game.waiting, game.waiting_seat, game.turn) == ("roll", 0, 0)
        assert refused(game, "end_turn") == "must_roll_again"
        game.do("roll", dice=(1, 3))
        assert (game.seats[0].space, game.waiting) == (10, "end")


def test_doubles_onto_free_parking_are_rolled_again():
    """R11 R14: nothing happens there, so the roll is owed at once."""
    game = game_of()
    roll_to(game, 20, (5, 5))
    assert (game.waiting, game.turn) == ("roll", 0)
    assert refused(game, "end_turn") == "must_roll_again"


def test_the_german_saga_lets_the_extra_roll_go():
    """P2 R11: the roll after doubles may be made or not, but the first roll must be."""
    game = game_of("saga_de")
    assert refused(game, "end_turn") == "must_roll_first"
    game.do("roll", dice=(3, 3))
    assert refused(game, "end_turn") == "something_open"
    game.do("buy")
    assert game.waiting == "roll"
    game.do("end_turn")
    assert (game.turn, game.waiting) == (1, "roll")
    assert refused(game, "end_turn") == "must_roll_first"
    roll_to(game, 20, (5, 5))
    roll_to(game, 20, (5, 5))
    game.do("end_turn")
    roll_to(game, 20, (5, 5))
    assert (game.turn, game.seats[2].jailed, game.waiting) == (2, False, "roll")
    game.do("roll", dice=(1, 3))
    assert (game.seats[2].space, game.turn) == (24, 2)


def test_the_third_doubles_go_straight_to_jail():
    """R11 R13 R50: the third roll is not moved, GO not passed, and the turn is at its end."""
    for edition in ORDERED:
        game = game_of(edition)
        game.do("roll", dice=(5, 5))
        game.do("roll", dice=(5, 5))
        put(game, 0, 38)
        assert game.waiting == "roll"
        game.do("roll", dice=(6, 6))
        assert (game.seats[0].space, game.seats[0].jailed) == (10, True)
        assert (game.waiting, game.turn) == ("end", 0)
        assert cash(game) == [1500, 1500, 1500]
        assert refused(game, "roll", dice=(1, 2)) == "no_roll_now"


def test_doubles_are_counted_within_one_turn_only():
    """R11: two doubles in one turn and one in the next do not add up."""
    game = game_of(players=2)
    game.do("roll", dice=(5, 5))
    game.do("roll", dice=(5, 5))
    roll_to(game, 20)
    game.do("end_turn")
    roll_to(game, 20)
    game.do("end_turn")
    roll_to(game, 20, (2, 2))
    assert (game.seats[0].jailed, game.waiting, game.turn) == (False, "roll", 0)


def test_doubles_onto_go_to_jail_give_no_extra_roll():
    """R13 P1: the turn is over, in saga_de too."""
    for edition in ("classic", "saga_de"):
        game = game_of(edition)
        roll_to(game, 30, (2, 2))
        assert (game.waiting, game.seats[0].jailed) == ("end", True)
        assert refused(game, "roll", dice=(1, 2)) == "no_roll_now"


def test_only_end_turn_passes_the_turn():
    """P1 R2: it is refused before the roll and while something is open."""
    game = game_of(players=2)
    assert refused(game, "end_turn") == "must_roll_first"
    game.do("roll", dice=(2, 3))
    assert refused(game, "end_turn") == "something_open"
    game.do("buy")
    assert (game.turn, game.waiting) == (0, "end")
    game.do("end_turn")
    assert (game.turn, game.waiting, game.waiting_seat) == (1, "roll", 1)
    roll_to(game, 20)
    game.do("end_turn")
    assert game.turn == 0


def test_a_player_who_goes_out_passes_the_turn_and_is_skipped():
    """P1 R2: the next seat rolls, and the empty chair is passed over."""
    game = game_of(players=4)
    game.do("resign", seat=0)
    assert (game.turn, game.waiting, game.waiting_seat) == (1, "roll", 1)
    game.do("resign", seat=2)
    assert (game.turn, game.waiting) == (1, "roll")
    roll_to(game, 20)
    game.do("end_turn")
    assert game.turn == 3
    roll_to(game, 20)
    game.do("end_turn")
    assert game.turn == 1
    assert total_money(game) == 6000


def test_a_roll_at_the_wrong_moment_is_refused():
    """R10: not while a space is open, not at the end of the turn, not after the game."""
    game = game_of(players=2)
    game.do("roll", dice=(2, 3))
    assert refused(game, "roll", dice=(1, 2)) in OPEN
    game.do("decline")
    assert refused(game, "roll", dice=(1, 2)) in OPEN
    game.do("hammer")
    assert refused(game, "roll", dice=(1, 2)) == "no_roll_now"
    game.do("resign", seat=1)
    assert (game.waiting, game.waiting_seat, game.winner) == ("over", None, 0)
    assert refused(game, "roll", dice=(1, 2)) == "game_over"
    assert refused(game, "end_turn") == "game_over"


def test_wrong_dice_are_refused():
    """R10 P11: dice are two whole numbers from 1 to 6, told where they roll on the table."""
    game = game_of()
    for dice in ((0, 1), (1, 7), (1,), (1, 2, 3), (), (1.5, 2), ("1", 2), "12", 7, (-1, 3)):
        assert refused(game, "roll", dice=dice) == "bad_dice"
    assert refused(game, "roll") == "dice_missing"
    assert refused(game, "roll", dice=None) == "dice_missing"
    assert refused(game, "roll", dice=(1, 2), seat=0) == "unknown_argument"
    assert refused(game, "dance") == "unknown_command"


def test_the_unit_rolls_when_it_was_asked_to():
    """P11: dice are left out then, differ by seed and are the same for the same seed."""
    reached = set()
    for seed in range(20):
        game = game_of(dice="unit", seed=seed)
        assert refused(game, "roll", dice=(1, 2)) == "dice_not_told"
        game.do("roll")
        again = game_of(dice="unit", seed=seed)
        again.do("roll")
        assert game.seats[0].space == again.seats[0].space
        assert 2 <= game.seats[0].space <= 12
        reached.add(game.seats[0].space)
    assert len(reached) >= 4


def test_the_unit_makes_the_start_rolls_and_rent_rolls_too():
    """P11: every dice argument is left out with dice="unit"."""
    game = game_of(dice="unit", first=None, players=2)
    assert refused(game, "start_roll", seat=0, dice=(1, 2)) == "dice_not_told"
    for _ in range(50):
        if game.waiting == "start_rolls":
            game.do("start_roll", seat=0)
            game.do("start_roll", seat=1)
    assert game.waiting == "roll" and game.turn in (0, 1)
    met = 0
    for seed in range(80):
        game = game_of("saga_de", dice="unit", seed=seed)
        give(game, 1, 12)
        put(game, 0, 5)
        game.do("roll")
        if game.seats[0].space == 12:
            met += 1
            assert game.waiting == "rent_roll"
            assert refused(game, "rent_roll", dice=(1, 2)) == "dice_not_told"
            game.do("rent_roll")
            paid = 1500 - game.seats[0].cash
            assert paid in (8, 12, 16, 20, 24, 28, 32, 36, 40, 44, 48)
            assert game.seats[1].cash == 1500 + paid
    assert met > 0


def test_a_token_the_banker_moves_collects_and_resolves_nothing():
    """I5: moved by another hand over GO there is no salary; the banker's entry only places."""
    game = game_of()
    give(game, 1, 3)
    put(game, 0, 38)
    put(game, 0, 3)
    put(game, 2, 0)
    assert cash(game) == [1500, 1500, 1500]
    assert (game.waiting, game.turn, game.seats[0].space) == ("roll", 0, 3)
