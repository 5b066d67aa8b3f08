"""The banker's own entries, and what only the table can tell the unit."""

from engine_core import Game
from tests.engine_core.table import cash, game_of, give, refused, roll_to, set_cash, total_money


def pay(game, payer, payee, amount):
    return game.do("transfer", payer=payer, payee=payee, amount=amount, why="test")


def no_pay(game, payer, payee, amount):
    return refused(game, "transfer", payer=payer, payee=payee, amount=amount, why="test")


def houses(game, *deeds):
    return [game.deeds[deed].houses for deed in deeds]


def test_the_banker_moves_money_between_players_and_the_bank():
    """P26: from seat to seat, to the bank and out of it, and none is lost."""
    game = game_of()
    pay(game, 0, 1, 500)
    pay(game, 1, "bank", 2000)
    assert cash(game) == [1000, 0, 1500] and game.bank_balance == 2000
    pay(game, "bank", 2, 10000)
    assert cash(game) == [1000, 0, 11500] and game.bank_balance == -8000
    assert total_money(game) == 4500 and game.waiting == "roll"


def test_a_transfer_is_a_whole_amount_above_nothing():
    """P26: zero, negative, broken and unwritten amounts are refused."""
    game = game_of()
    for amount in (0, -1, 0.5, "7", None):
        assert no_pay(game, 0, 1, amount) == "bad_amount", amount


def test_a_transfer_needs_two_sides_and_the_money():
    """P26: payer and payee differ, the payer has it, both are in the game."""
    game = game_of()
    assert no_pay(game, 0, 0, 5) == "same_player"
    assert no_pay(game, "bank", "bank", 5) == "same_player"
    assert no_pay(game, 0, 1, 1501) == "not_enough_cash"
    assert no_pay(game, 3, 1, 5) == "bad_seat"
    assert no_pay(game, 0, "pot", 5) == "bad_seat"
    assert no_pay(game, None, 1, 5) == "bad_seat"
    game.do("resign", seat=2)
    assert no_pay(game, 0, 2, 5) == "player_out"
    assert no_pay(game, 2, 0, 5) == "player_out"


def test_money_moves_whenever_the_game_runs():
    """P26: at an open question, in an auction and in a debt too, and the question stays."""
    game = game_of()
    roll_to(game, 6)
    pay(game, 0, 1, 1500)
    assert game.waiting == "buy" and refused(game, "buy") == "not_enough_cash"
    game.do("decline")
    pay(game, "bank", 0, 30)
    game.do("bid", seat=0, amount=30)
    game.do("hammer")
    assert game.deeds[6].owner == 0 and cash(game) == [0, 3000, 1500]
    for space, question in ((7, "card"), (4, "tax"), (38, "debt")):
        game = game_of()
        pay(game, 0, "bank", 1450)
        roll_to(game, space)
        pay(game, 1, 2, 1)
        assert game.waiting == question and cash(game) == [50, 1499, 1501]


def test_the_highest_bidder_keeps_the_money_for_the_bid():
    """P26: down to the bid but not below it; whoever was outbid is free again."""
    game = game_of()
    roll_to(game, 39)
    game.do("decline")
    game.do("bid", seat=1, amount=1000)
    assert no_pay(game, 1, 2, 501) == "bid_must_stay_covered"
    pay(game, 1, 2, 500)
    assert no_pay(game, 1, "bank", 1) == "bid_must_stay_covered"
    pay(game, 0, 1, 1)
    game.do("bid", seat=2, amount=1200)
    pay(game, 1, 0, 1001)
    game.do("hammer")
    assert game.deeds[39].owner == 2 and cash(game) == [2500, 0, 800]


def test_a_moved_token_just_stands_there():
    """P26: no salary, no rent, no question, on one's own turn or not."""
    game = game_of()
    give(game, 1, 39)
    for seat, space in ((0, 39), (0, 0), (2, 30), (2, 7), (1, 4)):
        game.do("move_token", seat=seat, space=space)
        assert game.seats[seat].space == space
    assert cash(game) == [1500, 1500, 1500] and not game.seats[2].jailed
    assert game.waiting == "roll" and game.turn == 0


def test_a_token_moved_out_of_jail_is_free():
    """P26: also when it is put onto the jail corner, which is Just Visiting."""
    for space in (20, 10):
        game = game_of()
        roll_to(game, 30)
        assert game.seats[0].jailed and game.seats[0].space == 10
        game.do("move_token", seat=0, space=space)
        assert not game.seats[0].jailed and game.seats[0].jail_turns == 0
        assert game.seats[0].space == space and game.waiting == "end"


def test_a_free_token_put_on_the_jail_corner_is_just_visiting():
    """P26: nobody is jailed by the banker's entry."""
    game = game_of()
    game.do("move_token", seat=1, space=10)
    assert not game.seats[1].jailed


def test_a_token_is_moved_whenever_the_game_runs():
    """P26: at buy, in the auction, and not for players who are out or spaces that are not."""
    game = game_of(players=4)
    roll_to(game, 6)
    game.do("move_token", seat=0, space=20)
    assert game.waiting == "buy"
    game.do("decline")
    assert game.auction == (6, 0, None)
    game.do("move_token", seat=1, space=5)
    assert refused(game, "move_token", seat=4, space=5) == "bad_seat"
    for space in (40, -1, None, "5"):
        assert refused(game, "move_token", seat=1, space=space) in ("bad_space", "no_such_space")
    game.do("resign", seat=3)
    assert refused(game, "move_token", seat=3, space=5) == "player_out"


def test_the_banker_hands_out_deeds_as_they_lie_on_the_table():
    """P34: owner, houses and mortgage, without any money; and back to the bank."""
    game = game_of()
    game.do("assign", deed=12, owner=1, mortgaged=True)
    assert game.deeds[12].owner == 1 and game.deeds[12].mortgaged
    game.do("assign", deed=12, owner=2)
    assert game.deeds[12].owner == 2 and not game.deeds[12].mortgaged
    game.do("assign", deed=12, owner=None)
    assert game.deeds[12].owner is None and list(game.seats[2].deeds) == []
    give(game, 0, 37, 39, houses=4)
    game.do("assign", deed=39, owner=0, houses=5)
    assert houses(game, 37, 39) == [4, 5] and game.houses_left == 28 and game.hotels_left == 11
    game.do("assign", deed=39, owner=0, houses=4)
    assert game.houses_left == 24 and game.hotels_left == 12
    assert cash(game) == [1500, 1500, 1500] and game.bank_balance == 0


def test_the_banks_deeds_are_bare():
    """P34: no houses and no mortgage without an owner."""
    game = game_of()
    assert refused(game, "assign", deed=39, owner=None, mortgaged=True) == "bank_deed_bare"
    code = refused(game, "assign", deed=39, owner=None, houses=1)
    assert code in ("bank_deed_bare", "set_incomplete")


def test_the_banker_cannot_break_the_rules_of_building():
    """P34 R60 R61: full sets, evenly, without mortgages, streets only."""
    game = game_of()
    give(game, 0, 37, 5)
    assert refused(game, "assign", deed=37, owner=0, houses=1) == "set_incomplete"
    assert refused(game, "assign", deed=5, owner=0, houses=1) == "not_a_street"
    give(game, 0, 39)
    assert refused(game, "assign", deed=37, owner=0, houses=2) == "uneven"
    game.do("assign", deed=37, owner=0, houses=1)
    mortgaged = refused(game, "assign", deed=39, owner=0, mortgaged=True)
    assert mortgaged in ("set_has_buildings", "set_mortgaged")
    both = refused(game, "assign", deed=37, owner=0, houses=1, mortgaged=True)
    assert both in ("set_has_buildings", "set_mortgaged")
    for owner in (1, None):
        code = refused(game, "assign", deed=39, owner=owner)
        assert code in ("set_has_buildings", "set_incomplete")
    game.do("assign", deed=37, owner=0)
    game.do("assign", deed=39, owner=0, mortgaged=True)
    code = refused(game, "assign", deed=37, owner=0, houses=1)
    assert code == "set_mortgaged"


def test_the_banker_puts_a_hotel_only_where_it_could_stand():
    """P34 R61: beside four houses, in saga_de beside three."""
    for edition, allowed in (("classic", False), ("saga_de", True)):
        game = game_of(edition)
        give(game, 0, 37, 39, houses=3)
        game.do("assign", deed=37, owner=0, houses=4)
        if allowed:
            game.do("assign", deed=37, owner=0, houses=5)
            assert houses(game, 37, 39) == [5, 3] and game.houses_left == 29
        else:
            code = refused(game, "assign", deed=37, owner=0, houses=5)
            assert code in ("hotel_too_early", "uneven")


def test_the_banker_cannot_use_more_than_the_box_holds():
    """P34 R62: not a 33rd house and not a 13th hotel."""
    game = game_of()
    for group in ((6, 8, 9), (11, 13, 14), (16, 18, 19), (21, 23, 24)):
        give(game, 1, *group, houses=5)
    give(game, 0, 37, 39, houses=4)
    assert refused(game, "assign", deed=37, owner=0, houses=5) == "no_hotels_left"
    give(game, 0, 26, 27, 29, houses=4)
    give(game, 0, 31, 32, 34, houses=4)
    give(game, 0, 1, 3)
    assert game.houses_left == 0
    assert refused(game, "assign", deed=1, owner=0, houses=1) == "no_houses_left"


def test_assignments_with_nonsense_are_refused():
    """P34: no such deed, seat or number of houses."""
    game = game_of(players=4)
    give(game, 0, 37, 39)
    assert refused(game, "assign", deed=0, owner=0) == "not_a_deed"
    assert refused(game, "assign", deed=99, owner=0) in ("bad_space", "not_a_deed")
    assert refused(game, "assign", deed=39, owner=4) == "bad_seat"
    assert refused(game, "assign", deed=39, owner="bank") == "bad_seat"
    for number in (6, -1, "1", None):
        code = refused(game, "assign", deed=39, owner=0, houses=number)
        assert code in ("bad_amount", "bad_choice"), number
    game.do("resign", seat=3)
    assert refused(game, "assign", deed=5, owner=3) == "player_out"


def test_deeds_are_assigned_only_while_nothing_is_open():
    """P34: at roll and end, not at buy, tax, card, in an auction or a debt."""
    game = game_of()
    roll_to(game, 20)
    game.do("assign", deed=5, owner=1)
    for space, question in ((6, "buy"), (4, "tax"), (7, "card"), (38, "debt")):
        game = game_of()
        set_cash(game, 0, 50)
        roll_to(game, space)
        assert game.waiting == question
        assert refused(game, "assign", deed=5, owner=1) == "something_open", question
    game = game_of()
    roll_to(game, 6)
    game.do("decline")
    assert refused(game, "assign", deed=5, owner=1) == "something_open"


def test_before_the_start_the_banker_waits():
    """P34 P26: resign, transfer, move_token and assign are refused; so after the end."""
    rolling = Game("classic", ["A", "B"], first=None)
    dealing = Game("classic", ["A", "B"], mode="short")
    over = game_of(players=2)
    over.do("resign", seat=0)
    for game in (rolling, dealing, over):
        code = "game_over" if game is over else "not_started"
        assert no_pay(game, "bank", 1, 5) == code
        assert refused(game, "move_token", seat=1, space=5) == code
        assert refused(game, "assign", deed=5, owner=1) == code
        assert refused(game, "resign", seat=1) == code


def test_a_told_passing_of_go_pays_even_on_the_way_to_jail():
    """P37: on the unordered board, 200 and then in."""
    game = game_of("child")
    game.do("roll", dice=(1, 2))
    game.do("land", space=21, passed_go=True)
    assert cash(game) == [1700, 1500, 1500]
    assert game.seats[0].jailed and game.seats[0].space == 19 and game.waiting == "end"


def test_a_told_tax_is_a_whole_amount_above_nothing():
    """P39: zero, negative and broken amounts are refused, and leaving it out as well."""
    game = game_of("child")
    game.do("roll", dice=(1, 2))
    game.do("land", space=22)
    assert game.waiting == "tax" and game.waiting_seat == 0
    for amount in (0, -5, 2.5, "100"):
        assert refused(game, "tax", how="flat", amount=amount) == "bad_amount", amount
    assert refused(game, "tax", how="flat") == "amount_missing"
    game.do("tax", how="flat", amount=1)
    assert cash(game) == [1499, 1500, 1500] and game.waiting == "end"


def test_the_reason_of_a_transfer_is_a_text_or_left_out():
    """P26: numbers, lists and nothing are no reasons."""
    game = game_of()
    for why in (5, None, True, ["rent"], {}):
        code = refused(game, "transfer", payer=0, payee=1, amount=5, why=why)
        assert code == "bad_choice", why
    game.do("transfer", payer=0, payee=1, amount=5)
    game.do("transfer", payer=0, payee=1, amount=5, why="")
    assert cash(game) == [1490, 1510, 1500]
