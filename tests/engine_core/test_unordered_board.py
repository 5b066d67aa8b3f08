"""A board whose order is not known: the table says where the token came to rest."""

from tests.engine_core.table import cash, game_of, give, refused, set_cash, total_money

GO, DEAREST, COCKPIT, BAY, JAIL, PARKING, TO_JAIL, CHANCE, COMMUNITY = (
    (0, 16, 17, 18) + (19, 20, 21) + (23, 24)
)
OPEN = ("something_open", "no_roll_now")


def land_on(game, space, dice=(1, 2), passed_go=False):
    game.do("roll", dice=dice)
    game.do("land", space=space, passed_go=passed_go)


def rest(game):
    land_on(game, PARKING)
    game.do("end_turn")


def prisoner(failed=0, card=False):
    game = game_of("child", 2)
    if card:
        land_on(game, CHANCE)
        game.do("card_says", effect="jail_card", numbers=())
        game.do("end_turn")
        rest(game)
    land_on(game, TO_JAIL)
    game.do("end_turn")
    rest(game)
    for _ in range(failed):
        game.do("roll", dice=(1, 2))
        game.do("end_turn")
        rest(game)
    return game


def test_the_table_says_where_the_token_came_to_rest():
    """I19 P6: the roll waits for the landing, which is resolved like any other."""
    game = game_of("child")
    game.do("roll", dice=(3, 4))
    assert (game.waiting, game.waiting_seat, game.turn) == ("land", 0, 0)
    assert game.seats[0].space == GO
    game.do("land", space=DEAREST)
    assert (game.seats[0].space, game.waiting) == (DEAREST, "buy")
    game.do("buy")
    assert (cash(game), game.waiting) == ([1100, 1500, 1500], "end")
    game.do("end_turn")
    land_on(game, DEAREST)
    assert cash(game) == [1150, 1450, 1500]


def test_a_passing_of_go_that_is_told_pays_200():
    """I19 R12 P5: before the space reached is resolved."""
    game = game_of("child")
    give(game, 1, DEAREST)
    set_cash(game, 0, 0)
    land_on(game, DEAREST, passed_go=True)
    assert (cash(game), game.debt) == ([150, 1550, 1500], None)
    game.do("end_turn")
    land_on(game, PARKING)
    assert game.seats[1].cash == 1550


def test_landing_on_go_pays_once_whatever_is_told():
    """P7 R12: with passed_go and without."""
    for passed_go in (True, False):
        game = game_of("child")
        land_on(game, GO, passed_go=passed_go)
        assert (game.seats[0].cash, game.waiting) == (1700, "end")


def test_a_told_passing_of_go_pays_even_on_the_way_to_jail():
    """P37 P7: the token came past GO before it reached the go-to-jail space."""
    for passed_go, money in ((True, 1700), (False, 1500)):
        game = game_of("child")
        land_on(game, TO_JAIL, passed_go=passed_go)
        assert (game.seats[0].cash, game.waiting) == (money, "end")
        assert (game.seats[0].jailed, game.seats[0].space) == (True, JAIL)


def test_a_landing_at_the_wrong_moment_is_refused():
    """P7 I19: before the roll, twice, on no space, or on a board that has its order."""
    game = game_of("child")
    assert refused(game, "land", space=3) == "no_landing_now"
    game.do("roll", dice=(1, 2))
    assert refused(game, "land", space=25) == "bad_space"
    assert refused(game, "land", space=-1) == "bad_space"
    assert refused(game, "land", space="GO") == "bad_space"
    assert refused(game, "land") == "missing_argument"
    assert refused(game, "roll", dice=(1, 2)) in OPEN
    assert refused(game, "end_turn") == "something_open"
    game.do("land", space=PARKING)
    assert refused(game, "land", space=PARKING) == "no_landing_now"
    for edition in ("classic", "saga_de"):
        game = game_of(edition)
        assert refused(game, "land", space=3) == "board_has_order"
        game.do("roll", dice=(2, 3))
        assert refused(game, "land", space=3) == "board_has_order"


def test_doubles_are_rolled_again_after_the_landing():
    """I19 R11: the third doubles go to jail, which is found by its kind, without a landing."""
    game = game_of("child")
    land_on(game, PARKING, (2, 2))
    assert (game.waiting, game.turn) == ("roll", 0)
    assert refused(game, "end_turn") == "must_roll_again"
    land_on(game, JAIL, (2, 2))
    assert (game.waiting, game.seats[0].jailed) == ("roll", False)
    game.do("roll", dice=(2, 2))
    assert (game.waiting, game.seats[0].jailed, game.seats[0].space) == ("end", True, JAIL)


def test_doubles_from_jail_wait_for_the_landing():
    """I19 R51: no extra roll follows."""
    game = prisoner()
    game.do("roll", dice=(3, 3))
    assert (game.waiting, game.waiting_seat) == ("land", 0)
    game.do("land", space=PARKING)
    assert (game.waiting, game.seats[0].jailed) == ("end", False)
    assert game.seats[0].cash == 1500


def test_the_fine_or_the_card_frees_on_any_turn_in_jail():
    """R52 R51 I18: the child's edition allows the fine on the third turn too."""
    for failed in (0, 1, 2):
        game = prisoner(failed, card=True)
        game.do("use_jail_card")
        assert (game.seats[0].cash, game.waiting, game.seats[0].jailed) == (1500, "roll", False)
        game = prisoner(failed)
        game.do("pay_fine")
        assert (game.seats[0].cash, game.waiting) == (1450, "roll")
        land_on(game, PARKING, (2, 2))
        assert game.waiting == "roll"


def test_the_third_failed_throw_is_paid_and_then_landed():
    """R52 I19 P4: with cash at once, without it after the debt is settled."""
    game = prisoner(2)
    game.do("roll", dice=(1, 2))
    assert (game.waiting, game.seats[0].cash) == ("land", 1450)
    game.do("land", space=DEAREST)
    assert game.waiting == "buy"
    game = prisoner(2)
    set_cash(game, 0, 10)
    game.do("roll", dice=(1, 2))
    assert (game.waiting, tuple(game.debt)) == ("debt", (0, "bank", 50))
    assert game.seats[0].jailed
    game.do("transfer", payer=1, payee=0, amount=40, why="test")
    game.do("settle", seat=0)
    assert (game.waiting, game.waiting_seat, game.seats[0].cash) == ("land", 0, 0)
    game.do("land", space=PARKING)
    assert (game.waiting, game.seats[0].jailed) == ("end", False)


def test_hideaways_cost_a_fresh_roll():
    """R33 P5: four times with one, ten times with both, mortgaged or not (I2)."""
    for both, rent in ((False, 20), (True, 50)):
        game = game_of("child")
        give(game, 1, COCKPIT)
        if both:
            give(game, 1, BAY, mortgaged=True)
        land_on(game, COCKPIT, (6, 5))
        assert (game.waiting, game.waiting_seat) == ("rent_roll", 0)
        game.do("rent_roll", dice=(2, 3))
        assert (cash(game), game.waiting) == ([1500 - rent, 1500 + rent, 1500], "end")


def test_a_full_set_of_two_doubles_the_rent():
    """R31 R30: sets of two objects; with hideouts the printed rent."""
    game = game_of("child")
    give(game, 1, 15)
    assert game.rent_of(15, 7) == 35
    give(game, 1, 16)
    assert (game.rent_of(15, 7), game.rent_of(16, 7)) == (70, 100)
    give(game, 1, 15, 16, houses=1)
    assert (game.rent_of(15, 7), game.rent_of(16, 7)) == (175, 200)


def test_the_decks_are_not_known_but_cards_can_be_told():
    """P8 I19: an empty deck refuses a card, with both settings, and takes what it says."""
    for setting in ("table", "unit"):
        game = game_of("child", cards=setting)
        land_on(game, CHANCE)
        assert (game.waiting, game.deck) == ("card", "chance")
        if setting == "unit":
            assert refused(game, "card") == "deck_empty"
        else:
            assert refused(game, "card", card="ch01") in ("deck_empty", "unknown_card")
        game.do("card_says", effect="collect", numbers=(50,))
        assert (game.seats[0].cash, game.waiting) == (1550, "end")
        game.do("end_turn")
        land_on(game, COMMUNITY)
        assert game.deck == "community"
        game.do("card_says", effect="pay_each", numbers=(10,))
        assert cash(game) == [1560, 1480, 1510]


def test_each_deck_has_one_jail_card():
    """P9 R42: told on the deck landed on, held by one player, free again when used."""
    game = game_of("child", 2)
    land_on(game, CHANCE)
    game.do("card_says", effect="jail_card", numbers=())
    game.do("end_turn")
    land_on(game, CHANCE)
    assert refused(game, "card_says", effect="jail_card", numbers=()) == "card_held"
    game.do("card_says", effect="collect", numbers=(1,))
    game.do("end_turn")
    land_on(game, COMMUNITY)
    game.do("card_says", effect="jail_card", numbers=())
    assert game.seats[0].jail_cards == 2
    game = prisoner(card=True)
    game.do("use_jail_card")
    land_on(game, CHANCE)
    game.do("card_says", effect="jail_card", numbers=())
    assert game.seats[0].jail_cards == 1


def test_movement_cards_open_the_landing_again():
    """P7 I12: the token is on its way once more, and GO is told again."""
    for effect, numbers, space, passed_go, money in (
        ("advance_to", (PARKING,), PARKING, True, 1700),
        ("advance_to", (GO,), GO, True, 1700),
        ("back", (3,), PARKING, False, 1500),
    ):
        game = game_of("child")
        land_on(game, CHANCE, (2, 2))
        game.do("card_says", effect=effect, numbers=numbers)
        assert (game.waiting, game.waiting_seat) == ("land", 0)
        game.do("land", space=space, passed_go=passed_go)
        assert (game.seats[0].space, game.seats[0].cash) == (space, money)
        assert (game.waiting, game.turn) == ("roll", 0)


def test_being_sent_back_onto_go_pays_nothing_here_either():
    """R13 P7: the landing is told, the salary is not due."""
    game = game_of("child")
    land_on(game, CHANCE)
    game.do("card_says", effect="back", numbers=(3,))
    game.do("land", space=GO)
    assert (game.seats[0].space, game.seats[0].cash, game.waiting) == (GO, 1500, "end")


def test_the_nearest_utility_is_landed_on_and_costs_ten_times_a_fresh_roll():
    """P7 P10 I24: with one owned only; unowned it may be bought."""
    game = game_of("child")
    give(game, 1, BAY)
    land_on(game, CHANCE)
    game.do("card_says", effect="nearest", numbers=("utility",))
    assert game.waiting == "land"
    game.do("land", space=BAY)
    assert (game.waiting, game.waiting_seat) == ("rent_roll", 0)
    game.do("rent_roll", dice=(3, 3))
    assert (cash(game), game.waiting) == ([1440, 1560, 1500], "end")
    game.do("end_turn")
    land_on(game, CHANCE)
    game.do("card_says", effect="nearest", numbers=("utility",))
    game.do("land", space=COCKPIT)
    assert (game.waiting, game.waiting_seat) == ("buy", 1)
    game.do("decline")
    game.do("hammer")
    game.do("end_turn")
    land_on(game, BAY)
    game.do("rent_roll", dice=(1, 2))
    assert game.seats[2].cash == 1488


def test_a_card_to_jail_needs_no_landing():
    """P7 R13: jail is found by its kind."""
    game = game_of("child")
    land_on(game, COMMUNITY, (2, 2))
    game.do("card_says", effect="go_to_jail", numbers=())
    assert (game.waiting, game.seats[0].jailed, game.seats[0].space) == ("end", True, JAIL)
    assert total_money(game) == 4500


def test_an_empty_deck_has_no_card_to_name_or_to_draw():
    """P8: refused for being empty, with both settings, on both decks."""
    for space in (CHANCE, COMMUNITY):
        game = game_of("child", cards="table")
        land_on(game, space)
        assert refused(game, "card", card="ch07") == "deck_empty"
        assert refused(game, "card") == "deck_empty"
        game = game_of("child", cards="unit")
        land_on(game, space)
        assert refused(game, "card") == "deck_empty"
        assert refused(game, "card", card="ch07") == "deck_empty"
