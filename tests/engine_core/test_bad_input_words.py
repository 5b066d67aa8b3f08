"""The word for each mistake in a call that would be possible otherwise."""

from tests.engine_core.table import game_of, give, put, refused, roll_to


def table(**settings):
    """Seat 1 owns a full set, a ferry and a mortgaged one; seat 0 is on turn."""
    game = game_of("classic", 3, **settings)
    give(game, 1, 37, 39)
    give(game, 1, 5)
    give(game, 1, 15, mortgaged=True)
    return game


def test_where_the_table_says_where_the_token_rests_no_bad_call_passes():
    """Contract, at the moment "land" and at a tax whose amount is not known."""
    game = game_of("child", 3)
    game.do("roll", dice=(3, 4))
    assert game.waiting == "land"
    for bad in (None, True, 1.5, 1.0, "x", [], (), {}, -1, 25, 99, 10**9):
        assert refused(game, "land", space=bad) in ("bad_space", "missing_argument")
    for bad in (1.5, "x", [], {}, -1, 99):
        refused(game, "land", space=1, passed_go=bad)
    game.do("land", space=22)
    assert game.waiting == "tax"
    for bad in (True, 1.5, 75.0, "x", [], {}, 0, -1, 10**9):
        assert refused(game, "tax", how="flat", amount=bad) == "bad_amount"
    assert refused(game, "tax", how="flat") == "amount_missing"
    game.do("tax", how="flat", amount=75)
    assert game.seats[0].cash == 1425


def test_each_mistake_has_its_own_word():
    """Contract: the code names what was wrong with an otherwise possible call."""
    game = table()
    assert refused(game, "rol", dice=(3, 4)) == "unknown_command"
    assert refused(game, "roll", dice=(3, 4), speed=1) == "unknown_argument"
    assert refused(game, "roll") == "dice_missing"
    assert refused(game, "roll", dice=(0, 7)) == "bad_dice"
    assert refused(game, "roll", dice=(3, 4, 5)) == "bad_dice"
    assert refused(game, "assign", deed=0, owner=1) == "not_a_deed"
    assert refused(game, "assign", deed=99, owner=1) in ("bad_space", "not_a_deed")
    assert refused(game, "assign", deed=1, owner=3) == "bad_seat"
    assert refused(game, "assign", deed=1) == "missing_argument"
    assert refused(game, "move_token", seat=0, space=40) == "bad_space"
    assert refused(game, "move_token", seat=3, space=1) == "bad_seat"
    assert refused(game, "mortgage", seat="x", deed=5) == "bad_seat"
    assert refused(game, "mortgage", seat=1) == "missing_argument"
    offer = {"gold": 1}
    assert refused(game, "trade", a=0, b=1, a_gives=offer, b_gives={}) == "bad_offer"
    assert refused(game, "sell_hotels", seat=1, group="mauve") == "unknown_group"
    assert refused(game, "contest", seats=[0, 1], kind="tent") == "bad_choice"
    for amount in (0, -1, 1.5, "x", True):
        assert refused(game, "transfer", payer=1, payee=2, amount=amount, why="") == "bad_amount"
    put(game, 0, 1)
    roll_to(game, 4)
    assert refused(game, "tax", how="half") == "bad_choice"
    assert refused(game, "tax") == "missing_argument"
    game.do("tax", how="flat")
    game.do("end_turn")
    roll_to(game, 7)
    assert refused(game, "card", card="zz99") == "unknown_card"
    assert refused(game, "card") == "card_missing"
    assert refused(game, "card_says", effect="fly", numbers=(3,)) == "unknown_effect"
    assert refused(game, "card_says", effect="collect", numbers=()) == "bad_numbers"
    assert refused(game, "card_says", effect="nearest", numbers=("pub",)) == "bad_numbers"
    game.do("card", card="ch07")
    game.do("end_turn")
    roll_to(game, 19)
    game.do("decline")
    assert refused(game, "bid", seat=0) == "missing_argument"
    assert refused(game, "bid", seat=9, amount=5) == "bad_seat"
    assert refused(game, "bid", seat=0, amount=1.5) == "bad_amount"
