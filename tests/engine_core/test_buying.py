"""Buying, declining and auctions of deeds."""

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

OPEN = ("something_open", "no_roll_now")


def auction_of(game, deed):
    """The current player lands on the deed and declines it."""
    roll_to(game, deed)
    game.do("decline")


def test_a_property_is_bought_at_its_printed_price():
    """R20 P6: streets, railroads and utilities; the bank takes the price."""
    for deed, price in ((3, 60), (39, 400), (5, 200), (12, 150), (26, 260)):
        game = game_of()
        roll_to(game, deed)
        assert (game.waiting, game.waiting_seat, game.auction) == ("buy", 0, None)
        assert game.deeds[deed].owner is None
        game.do("buy")
        assert game.deeds[deed].owner == 0 and list(game.seats[0].deeds) == [deed]
        assert (game.deeds[deed].houses, game.deeds[deed].mortgaged) == (0, False)
        assert cash(game) == [1500 - price, 1500, 1500]
        assert (game.bank_balance, game.waiting) == (price, "end")


def test_the_last_coin_buys():
    """R20: cash that is just enough is enough."""
    game = game_of()
    set_cash(game, 0, 60)
    roll_to(game, 3)
    game.do("buy")
    assert (game.seats[0].cash, game.deeds[3].owner) == (0, 0)


def test_a_price_that_cash_does_not_cover_is_refused():
    """R20: no debt is made by buying; the property can still be declined."""
    game = game_of()
    set_cash(game, 0, 59)
    roll_to(game, 3)
    assert refused(game, "buy") == "not_enough_cash"
    assert game.waiting == "buy"
    game.do("decline")
    assert game.waiting == "auction"


def test_the_buyer_may_mortgage_for_the_price():
    """R20: while the choice is open its chooser may raise cash, nobody else may."""
    game = game_of()
    give(game, 0, 5)
    give(game, 1, 15)
    set_cash(game, 0, 300)
    roll_to(game, 39)
    assert refused(game, "buy") == "not_enough_cash"
    assert refused(game, "mortgage", seat=1, deed=15) in ("something_open", "not_your_turn")
    game.do("mortgage", seat=0, deed=5)
    game.do("buy")
    assert (game.seats[0].cash, game.deeds[39].owner) == (0, 0)


def test_buying_at_the_wrong_moment_is_refused():
    """R20: before the roll, on a space that is not for sale, and after having bought."""
    game = game_of()
    for command in ("buy", "decline"):
        assert refused(game, command) == "nothing_to_buy"
    give(game, 1, 39)
    roll_to(game, 39)
    for command in ("buy", "decline"):
        assert refused(game, command) == "nothing_to_buy"
    game.do("end_turn")
    roll_to(game, 37)
    assert refused(game, "buy", deed=37) == "unknown_argument"
    game.do("buy")
    for command in ("buy", "decline"):
        assert refused(game, command) == "nothing_to_buy"
    game.do("end_turn")
    roll_to(game, 4)
    for command in ("buy", "decline"):
        assert refused(game, command) in ("nothing_to_buy", "something_open")


def test_declining_opens_the_auction_at_once():
    """R20 P6: no bid yet, nobody in particular is to act."""
    game = game_of()
    auction_of(game, 39)
    assert (game.waiting, game.waiting_seat, game.turn) == ("auction", None, 0)
    assert tuple(game.auction) == (39, 0, None)
    assert cash(game) == [1500, 1500, 1500] and game.deeds[39].owner is None


def test_the_highest_bidder_pays_the_bid_and_gets_the_deed():
    """R21: bids come in any order, one higher is enough, the decliner bids too and wins."""
    game = game_of()
    auction_of(game, 39)
    game.do("bid", seat=2, amount=1)
    assert tuple(game.auction) == (39, 1, 2)
    game.do("bid", seat=0, amount=2)
    game.do("bid", seat=1, amount=50)
    game.do("bid", seat=0, amount=51)
    assert tuple(game.auction) == (39, 51, 0)
    assert cash(game) == [1500, 1500, 1500]
    game.do("hammer")
    assert game.deeds[39].owner == 0
    assert cash(game) == [1449, 1500, 1500]
    assert (game.bank_balance, game.auction) == (51, None)
    assert (game.waiting, game.waiting_seat, game.turn) == ("end", 0, 0)


def test_another_player_may_win_the_auction_for_more_than_the_price():
    """R21: the turn stays with the player who declined."""
    game = game_of()
    auction_of(game, 3)
    game.do("bid", seat=2, amount=70)
    game.do("hammer")
    assert game.deeds[3].owner == 2
    assert cash(game) == [1500, 1500, 1430]
    assert (game.waiting, game.turn, game.waiting_seat) == ("end", 0, 0)
    assert total_money(game) == 4500


def test_a_bid_that_does_not_beat_the_last_is_refused():
    """R21: equal or lower bids and no bids are refused."""
    game = game_of()
    auction_of(game, 39)
    assert refused(game, "bid", seat=1, amount=0) in ("bid_too_low", "bad_amount")
    assert refused(game, "bid", seat=1, amount=-5) in ("bid_too_low", "bad_amount")
    game.do("bid", seat=1, amount=20)
    assert refused(game, "bid", seat=2, amount=20) == "bid_too_low"
    assert refused(game, "bid", seat=2, amount=19) == "bid_too_low"
    game.do("bid", seat=2, amount=21)
    assert tuple(game.auction) == (39, 21, 2)


def test_the_lowest_first_bid_is_1_but_10_for_the_child():
    """R21: after the first bid one more is enough there too."""
    for edition in ("classic", "classic_2008", "trilogy", "saga", "clone_wars", "saga_de"):
        game = game_of(edition)
        auction_of(game, 39)
        game.do("bid", seat=1, amount=1)
        assert tuple(game.auction) == (39, 1, 1)
    game = game_of("child")
    game.do("roll", dice=(1, 2))
    game.do("land", space=16)
    game.do("decline")
    assert refused(game, "bid", seat=1, amount=9) == "bid_too_low"
    assert refused(game, "bid", seat=1, amount=1) == "bid_too_low"
    game.do("bid", seat=1, amount=10)
    assert refused(game, "bid", seat=2, amount=10) == "bid_too_low"
    game.do("bid", seat=2, amount=11)
    game.do("hammer")
    assert (game.deeds[16].owner, game.seats[2].cash) == (2, 1489)


def test_no_bid_leaves_the_deed_with_the_bank():
    """R22: nobody pays, and the next to land there may buy it."""
    game = game_of()
    auction_of(game, 39)
    game.do("hammer")
    assert game.deeds[39].owner is None and game.auction is None
    assert cash(game) == [1500, 1500, 1500]
    assert game.waiting == "end"
    game.do("end_turn")
    roll_to(game, 39)
    assert (game.waiting, game.waiting_seat) == ("buy", 1)


def test_a_bid_must_be_covered_by_cash_in_every_edition():
    """I3: all of one's cash may be bid, not one more, whatever the deeds are worth."""
    for edition in ("classic", "classic_2008", "trilogy", "saga", "clone_wars", "saga_de"):
        game = game_of(edition)
        give(game, 1, 37)
        set_cash(game, 1, 80)
        auction_of(game, 39)
        assert refused(game, "bid", seat=1, amount=81) == "bid_not_covered"
        game.do("bid", seat=1, amount=80)
        game.do("hammer")
        assert (game.seats[1].cash, game.deeds[39].owner) == (0, 1)


def test_a_bidder_may_raise_cash_during_the_auction():
    """I3: by mortgaging and by selling buildings, but not by building, lifting or trading."""
    game = game_of()
    give(game, 1, 5)
    give(game, 1, 1, 3, houses=1)
    set_cash(game, 1, 10)
    auction_of(game, 39)
    game.do("mortgage", seat=1, deed=5)
    game.do("sell_building", seat=1, deed=3)
    assert game.seats[1].cash == 135
    assert refused(game, "build", seat=1, deed=3) == "something_open"
    assert refused(game, "lift", seat=1, deed=5) == "something_open"
    game.do("bid", seat=1, amount=135)
    game.do("hammer")
    assert (game.seats[1].cash, game.deeds[39].owner) == (0, 1)


def test_the_highest_bidder_keeps_the_money_for_the_bid():
    """I3 R21: the banker's entry may not take it away; a beaten bidder is free again."""
    game = game_of()
    auction_of(game, 39)
    game.do("bid", seat=1, amount=1000)
    code = refused(game, "transfer", payer=1, payee=2, amount=501, why="test")
    assert code == "bid_must_stay_covered"
    game.do("transfer", payer=1, payee=2, amount=500, why="test")
    game.do("bid", seat=2, amount=1001)
    game.do("transfer", payer=1, payee=0, amount=1000, why="test")
    assert cash(game) == [2500, 0, 2000]


def test_a_wrong_bid_is_refused():
    """R21: seats that do not play, amounts that are none, and no auction at all."""
    game = game_of(players=4)
    assert refused(game, "bid", seat=0, amount=10) == "no_auction"
    assert refused(game, "hammer") == "no_auction"
    game.do("resign", seat=3)
    roll_to(game, 39)
    assert refused(game, "bid", seat=0, amount=10) == "no_auction"
    assert refused(game, "hammer") == "no_auction"
    game.do("decline")
    assert refused(game, "bid", seat=3, amount=10) == "player_out"
    assert refused(game, "bid", seat=4, amount=10) == "bad_seat"
    assert refused(game, "bid", seat="B", amount=10) == "bad_seat"
    assert refused(game, "bid", seat=1, amount=10.5) == "bad_amount"
    assert refused(game, "bid", seat=1, amount="10") == "bad_amount"
    assert refused(game, "bid", seat=1) == "missing_argument"
    assert refused(game, "hammer", seat=1) == "unknown_argument"


def test_nothing_else_goes_on_during_an_auction():
    """R20 P1: no roll, no end of the turn, no second choice."""
    game = game_of()
    auction_of(game, 39)
    assert refused(game, "roll", dice=(1, 2)) in OPEN
    assert refused(game, "end_turn") == "something_open"
    for command in ("buy", "decline"):
        assert refused(game, command) in ("nothing_to_buy", "something_open")
    assert refused(game, "assign", deed=1, owner=0) == "something_open"


def test_after_doubles_the_auction_leads_back_to_the_extra_roll():
    """P2 R21 R11: whoever won the deed, the player who rolled doubles rolls again."""
    game = game_of()
    roll_to(game, 39, (2, 2))
    game.do("decline")
    game.do("bid", seat=1, amount=5)
    game.do("hammer")
    assert (game.waiting, game.waiting_seat, game.turn) == ("roll", 0, 0)
    assert game.deeds[39].owner == 1


def test_a_property_reached_over_go_may_be_paid_with_the_salary():
    """R20 P5: 0 and the salary buy a street for 60."""
    game = game_of()
    set_cash(game, 0, 0)
    put(game, 0, 38)
    game.do("roll", dice=(1, 2))
    game.do("buy")
    assert (game.seats[0].cash, game.deeds[1].owner) == (140, 0)
