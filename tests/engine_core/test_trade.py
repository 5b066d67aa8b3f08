"""Deals between two players: deeds, jail cards and cash, at any agreed price."""

from tests.engine_core.table import (
    cash,
    game_of,
    give,
    refused,
    roll_to,
    set_cash,
    total_money,
    words,
)


def trade(game, a, b, a_gives, b_gives, **more):
    return game.do("trade", a=a, b=b, a_gives=a_gives, b_gives=b_gives, **more)


def no_trade(game, a, b, a_gives, b_gives, **more):
    return refused(game, "trade", a=a, b=b, a_gives=a_gives, b_gives=b_gives, **more)


def with_jail_card():
    """Seat 0 holds one jail card and owes the roll for doubles."""
    game = game_of()
    roll_to(game, 7, (1, 1))
    game.do("card", card="ch08")
    return game


def test_a_deed_is_sold_for_any_price():
    """R75: deed one way, cash the other; the bank takes no part."""
    game = game_of()
    give(game, 0, 39)
    trade(game, 0, 1, {"deeds": [39]}, {"cash": 1})
    assert game.deeds[39].owner == 1 and cash(game) == [1501, 1499, 1500]
    trade(game, 2, 1, {"cash": 1500}, {"deeds": [39]})
    assert game.deeds[39].owner == 2 and cash(game) == [1501, 2999, 0]
    assert game.bank_balance == 0


def test_deeds_are_swapped_with_cash_on_top():
    """R75: several deeds of all kinds go both ways in one deal."""
    game = game_of()
    give(game, 0, 39, 5)
    give(game, 1, 12, 1)
    trade(game, 0, 1, {"deeds": [39, 5], "cash": 10}, {"deeds": [12, 1], "cash": 300})
    assert sorted(game.seats[0].deeds) == [1, 12]
    assert sorted(game.seats[1].deeds) == [5, 39]
    assert cash(game) == [1790, 1210, 1500]


def test_a_present_is_a_deal():
    """P25: something for nothing is accepted; missing keys mean nothing."""
    game = game_of()
    give(game, 0, 28)
    trade(game, 0, 2, {"deeds": [28]}, {})
    assert game.deeds[28].owner == 2
    trade(game, 0, 1, {}, {"cash": 5, "deeds": [], "jail_cards": 0})
    assert cash(game) == [1505, 1495, 1500]


def test_cash_both_ways_is_netted():
    """P25: with 50 in hand one may put 100 on the table against 300."""
    game = game_of()
    give(game, 0, 39)
    set_cash(game, 0, 50)
    trade(game, 0, 1, {"cash": 100, "deeds": [39]}, {"cash": 300})
    assert cash(game) == [250, 1300, 1500]


def test_a_jail_card_changes_hands():
    """R75: it leaves the one count for the other, and stays out of its deck."""
    game = with_jail_card()
    trade(game, 0, 1, {"jail_cards": 1}, {"cash": 30})
    assert [seat.jail_cards for seat in game.seats] == [0, 1, 0]
    assert cash(game) == [1530, 1470, 1500]
    roll_to(game, 7)
    assert refused(game, "card", card="ch08") == "card_held"


def test_a_bought_jail_card_opens_the_jail():
    """R75: a prisoner buys one before the roll and uses it on the same turn."""
    game = with_jail_card()
    trade(game, 0, 1, {"jail_cards": 1}, {"cash": 30})
    roll_to(game, 30)
    assert game.seats[0].jailed
    game.do("end_turn")
    for space in (20, 10):
        roll_to(game, space)
        game.do("end_turn")
    assert game.turn == 0
    trade(game, 1, 0, {"jail_cards": 1}, {"cash": 40})
    game.do("use_jail_card")
    assert not game.seats[0].jailed and game.waiting == "roll"
    assert cash(game) == [1490, 1510, 1500]


def test_more_jail_cards_than_held_cannot_be_given():
    """P25: neither two with one in hand, nor one with none."""
    game = with_jail_card()
    assert no_trade(game, 0, 1, {"jail_cards": 2}, {"cash": 30}) == "not_enough_jail_cards"
    assert no_trade(game, 0, 1, {"cash": 30}, {"jail_cards": 1}) == "not_enough_jail_cards"


def test_the_new_owner_of_a_mortgaged_deed_pays_a_tenth():
    """R72 R75 I1: 8 on a mortgage of 75, to the bank, and the mortgage stays."""
    game = game_of()
    give(game, 0, 12, mortgaged=True)
    trade(game, 0, 1, {"deeds": [12]}, {"cash": 60})
    assert cash(game) == [1560, 1432, 1500] and game.deeds[12].mortgaged
    assert game.bank_balance == 8 and total_money(game) == 4500


def test_both_sides_pay_for_the_mortgages_they_receive():
    """R72 P25: each lifts or keeps; 39 is lifted for 220, 37 kept for 18, 12 kept for 8."""
    game = game_of()
    give(game, 0, 39, 12, mortgaged=True)
    give(game, 1, 37, mortgaged=True)
    trade(game, 0, 1, {"deeds": [39, 12]}, {"deeds": [37]}, lift=[39])
    assert cash(game) == [1482, 1272, 1500]
    assert not game.deeds[39].mortgaged and game.deeds[12].mortgaged and game.deeds[37].mortgaged
    assert game.bank_balance == 246


def test_nobody_ends_a_deal_below_zero():
    """P25: price and fees together must be there, to the last unit."""
    game = game_of()
    give(game, 0, 39, mortgaged=True)
    set_cash(game, 1, 100)
    assert no_trade(game, 0, 1, {"deeds": [39]}, {"cash": 101}) == "not_enough_cash"
    assert no_trade(game, 0, 1, {"deeds": [39]}, {"cash": 81}) == "not_enough_cash"
    one = no_trade(game, 0, 1, {"deeds": [39]}, {"cash": 1}, lift=[39])
    assert one == "not_enough_cash"
    trade(game, 0, 1, {"deeds": [39]}, {"cash": 80})
    assert cash(game) == [1580, 0, 1500]


def test_the_fee_may_come_out_of_the_cash_received():
    """P25: cash is netted before the fees are paid."""
    game = game_of()
    give(game, 0, 39, mortgaged=True)
    set_cash(game, 1, 0)
    assert no_trade(game, 0, 1, {"deeds": [39], "cash": 219}, {}, lift=[39]) == "not_enough_cash"
    trade(game, 0, 1, {"deeds": [39], "cash": 220}, {}, lift=[39])
    assert cash(game) == [1280, 0, 1500] and not game.deeds[39].mortgaged


def test_only_mortgaged_deeds_that_change_hands_are_lifted_in_a_deal():
    """P25: not an unmortgaged one, not one that stays with its owner."""
    game = game_of()
    give(game, 0, 39)
    give(game, 0, 12, mortgaged=True)
    give(game, 1, 5, mortgaged=True)
    for lift in ([39], [12], [5], [39, 12]):
        code = no_trade(game, 0, 1, {"deeds": [39]}, {"cash": 1}, lift=lift)
        assert code == "lift_not_traded", lift
    twice = no_trade(game, 0, 1, {"deeds": [12]}, {}, lift=[12, 12])
    assert twice in ("deed_twice", "lift_not_traded")


def test_a_set_with_buildings_is_not_traded_in_part_or_whole():
    """R75 I21: neither the built street, nor its bare sister, nor all of them together."""
    game = game_of()
    give(game, 0, 37, 39, 5)
    game.do("build", seat=0, deed=37)
    for deeds in ([37], [39], [37, 39], [5, 39]):
        assert no_trade(game, 0, 1, {"deeds": deeds}, {"cash": 1}) == "set_has_buildings", deeds
        assert no_trade(game, 1, 0, {"cash": 1}, {"deeds": deeds}) == "set_has_buildings", deeds
    game.do("sell_building", seat=0, deed=37)
    trade(game, 0, 1, {"deeds": [37, 39]}, {"cash": 1})
    assert sorted(game.seats[1].deeds) == [37, 39]


def test_nothing_for_nothing_is_no_deal():
    """P25: refused however the nothing is written."""
    game = game_of()
    assert no_trade(game, 0, 1, {}, {}) == "nothing_for_nothing"
    empty = {"cash": 0, "deeds": [], "jail_cards": 0}
    assert no_trade(game, 0, 1, empty, {"cash": 0}) == "nothing_for_nothing"


def test_deals_need_two_different_players_of_this_table():
    """P25: not with oneself, not with the bank, not with somebody who is out."""
    game = game_of(players=4)
    give(game, 0, 39)
    assert no_trade(game, 0, 0, {"deeds": [39]}, {"cash": 1}) == "same_player"
    assert no_trade(game, 0, "bank", {"deeds": [39]}, {"cash": 1}) == "bad_seat"
    assert no_trade(game, 0, 4, {"deeds": [39]}, {"cash": 1}) == "bad_seat"
    game.do("resign", seat=3)
    assert no_trade(game, 0, 3, {"deeds": [39]}, {}) == "player_out"


def test_only_what_one_owns_can_be_given():
    """P25: the bank's deeds, the partner's deeds and spaces without a deed are refused."""
    game = game_of()
    give(game, 0, 39)
    assert no_trade(game, 0, 1, {"deeds": [37]}, {"cash": 1}) == "not_owner"
    assert no_trade(game, 1, 0, {"deeds": [39]}, {"cash": 1}) == "not_owner"
    assert no_trade(game, 0, 1, {"deeds": [39]}, {"deeds": [39]}) == "not_owner"
    assert no_trade(game, 0, 1, {"deeds": [20]}, {"cash": 1}) == "not_a_deed"
    assert no_trade(game, 0, 1, {"deeds": [39, 39]}, {"cash": 1}) == "deed_twice"


def test_offers_hold_whole_amounts_and_known_things():
    """P25: negative or broken amounts, unknown keys and things that are no offer are refused."""
    game = game_of()
    give(game, 0, 39)
    for amount in (-1, 2.5, "5", None):
        code = no_trade(game, 0, 1, {"deeds": [39]}, {"cash": amount})
        assert code in ("bad_amount", "bad_offer"), amount
    assert no_trade(game, 0, 1, {"cash": 1}, {"jail_cards": -1}) in ("bad_amount", "bad_offer")
    assert no_trade(game, 0, 1, {"cash": 1}, {"houses": 2}) == "bad_offer"
    assert no_trade(game, 0, 1, {"cash": 1}, 7) == "bad_offer"
    assert no_trade(game, 0, 1, {"cash": 1}, {"deeds": 39}) in ("bad_offer", "not_a_deed")
    assert refused(game, "trade", a=0, b=1, a_gives={"cash": 1}) == "missing_argument"
    assert no_trade(game, 0, 1, {"cash": 1}, {}, loan=True) == "unknown_argument"


def test_neither_side_of_a_deal_may_end_below_zero():
    """P25: the one named first pays to the last unit, and no more, as the other does."""
    game = game_of()
    give(game, 1, 5)
    set_cash(game, 0, 100)
    assert no_trade(game, 0, 1, {"cash": 101}, {"deeds": [5]}) == "not_enough_cash"
    trade(game, 0, 1, {"cash": 100}, {"deeds": [5]})
    assert cash(game) == [0, 1600, 1500] and game.deeds[5].owner == 0
    give(game, 1, 39, mortgaged=True)
    set_cash(game, 0, 219)
    assert no_trade(game, 0, 1, {}, {"deeds": [39]}, lift=[39]) == "not_enough_cash"
    assert no_trade(game, 0, 1, {"cash": 200}, {"deeds": [39]}) == "not_enough_cash"
    trade(game, 0, 1, {"cash": 199}, {"deeds": [39]})
    assert cash(game) == [0, 1799, 1500] and game.deeds[39].mortgaged


def test_cash_both_ways_is_netted_whoever_gives_more():
    """P25: 300 against 100 is a payment of 200, which 200 in hand cover."""
    game = game_of()
    trade(game, 0, 1, {"cash": 300}, {"cash": 100})
    assert cash(game) == [1300, 1700, 1500] and game.bank_balance == 0
    set_cash(game, 0, 200)
    assert no_trade(game, 0, 1, {"cash": 301}, {"cash": 100}) == "not_enough_cash"
    trade(game, 0, 1, {"cash": 300}, {"cash": 100})
    assert cash(game) == [0, 1900, 1500]


def test_equal_sums_both_ways_move_no_money():
    """P25: netted they are nothing, so even empty purses can name them."""
    game = game_of()
    give(game, 0, 5)
    set_cash(game, 0, 0)
    set_cash(game, 1, 0)
    events = trade(game, 0, 1, {"cash": 70, "deeds": [5]}, {"cash": 70})
    assert cash(game) == [0, 0, 1500] and game.deeds[5].owner == 1
    assert "paid" not in words(events)
