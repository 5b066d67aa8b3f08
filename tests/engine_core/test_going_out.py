"""Bankrupt, resigned, destroyed: who gets what, and where the game goes on."""

from engine_core import Game
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


def ruined(*mortgaged, players=3, money=30):
    """Seat 0 owes 2000 to seat 1's hotel and holds these mortgaged deeds."""
    game = game_of(players=players)
    give(game, 1, 37, 39, houses=5)
    give(game, 0, *mortgaged, mortgaged=True)
    set_cash(game, 0, money)
    roll_to(game, 39)
    assert game.debt == (0, 1, 2000)
    return game


def owe_bank(game, amount):
    roll_to(game, 7)
    game.do("card_says", effect="pay", numbers=(amount,))


def owners(game, *deeds):
    return [game.deeds[deed].owner for deed in deeds]


def test_a_creditor_takes_over_everything():
    """R77 R79: cash, half the price of the buildings, deeds and jail cards."""
    game = game_of()
    give(game, 1, 37, 39, houses=5)
    give(game, 0, 1, 3, houses=2)
    give(game, 0, 5)
    roll_to(game, 7, (1, 1))
    game.do("card", card="ch08")
    set_cash(game, 0, 30)
    roll_to(game, 39)
    game.do("bankrupt", seat=0)
    assert cash(game) == [0, 1630, 1500]
    assert owners(game, 1, 3, 5) == [1, 1, 1] and game.deeds[1].houses == 0
    assert [seat.jail_cards for seat in game.seats] == [0, 1, 0]
    assert game.seats[0].out and list(game.seats[0].deeds) == []
    assert game.houses_left == 32 and game.hotels_left == 10 and total_money(game) == 4500
    assert game.waiting == "roll" and game.turn == 1 and game.debt is None


def test_a_hotel_counts_with_its_houses_in_a_bankruptcy():
    """R77: a brown hotel brings the creditor half of five times 50."""
    game = game_of()
    give(game, 1, 37, 39, houses=5)
    give(game, 0, 1, 3, houses=5)
    set_cash(game, 0, 0)
    roll_to(game, 39)
    game.do("bankrupt", seat=0)
    assert cash(game) == [0, 1750, 1500] and game.hotels_left == 10 and game.houses_left == 32


def test_bankrupt_to_the_bank_everything_is_auctioned_in_order():
    """R78 P17 P19: nothing is paid for buildings; deed by deed, unsold ones stay the bank's."""
    game = game_of()
    give(game, 0, 39, 12, mortgaged=True)
    give(game, 0, 1, 3, houses=2)
    set_cash(game, 0, 30)
    owe_bank(game, 5000)
    game.do("bankrupt", seat=0)
    assert cash(game) == [0, 1500, 1500] and game.bank_balance == 1500
    assert game.houses_left == 32 and game.waiting_seat is None
    assert game.waiting == "auction" and game.auction == (1, 0, None)
    assert refused(game, "bid", seat=0, amount=5) == "player_out"
    game.do("hammer")
    assert game.auction == (3, 0, None)
    game.do("bid", seat=1, amount=40)
    game.do("bid", seat=2, amount=45)
    game.do("hammer")
    assert game.auction == (12, 0, None) and cash(game) == [0, 1500, 1455]
    game.do("hammer")
    game.do("bid", seat=1, amount=7)
    game.do("hammer")
    assert owners(game, 1, 3, 12, 39) == [None, 2, None, 1] and cash(game)[1] == 1493
    assert game.waiting == "roll" and game.turn == 1 and game.auction is None


def test_deeds_that_return_to_the_bank_lose_their_mortgage_in_every_edition():
    """I9 R78: the buyer gets an unmortgaged deed and pays the bid alone."""
    for edition in ("classic", "trilogy", "saga", "clone_wars", "child", "saga_de"):
        game = game_of(edition)
        give(game, 0, 12, mortgaged=True)
        game.do("resign", seat=0)
        assert game.auction == (12, 0, None) and not game.deeds[12].mortgaged, edition
        game.do("bid", seat=2, amount=10)
        game.do("hammer")
        assert owners(game, 12) == [2] and not game.deeds[12].mortgaged, edition
        assert cash(game) == [0, 1500, 1490], edition


def test_jail_cards_of_a_bankrupt_return_to_their_decks():
    """R78: afterwards the next player may draw the same card."""
    game = game_of()
    roll_to(game, 7, (1, 1))
    game.do("card", card="ch08")
    owe_bank(game, 5000)
    game.do("bankrupt", seat=0)
    assert game.seats[0].jail_cards == 0 and game.turn == 1 and game.waiting == "roll"
    roll_to(game, 7)
    game.do("card", card="ch08")
    assert game.seats[1].jail_cards == 1


def test_the_last_player_in_wins_and_inherits_without_fees():
    """R79 P17: two at the table, one bankrupt to the other: over at once, no tenth."""
    game = ruined(12, 5, players=2)
    game.do("bankrupt", seat=0)
    assert game.over and game.waiting == "over" and game.waiting_seat is None
    assert game.winner == 1 and list(game.ranking()) == [1, 0]
    assert cash(game) == [0, 1530] and owners(game, 5, 12) == [1, 1]
    for command in ("roll", "end_turn", "hammer"):
        arguments = {"dice": (1, 2)} if command == "roll" else {}
        assert refused(game, command, **arguments) == "game_over"
    assert refused(game, "resign", seat=1) == "game_over"


def test_the_last_player_in_wins_without_an_auction():
    """R79 P17: bankrupt to the bank with one left, nothing is auctioned any more."""
    game = game_of(players=2)
    give(game, 0, 39, mortgaged=True)
    owe_bank(game, 5000)
    game.do("bankrupt", seat=0)
    assert game.over and game.winner == 1 and game.auction is None
    assert cash(game) == [0, 1500] and owners(game, 39) == [None]


def test_a_destroyed_players_table_goes_over_as_it_stands():
    """I7: deeds with buildings and mortgages to the attacker, jail cards to their decks."""
    game = Game("clone_wars", [("A", "General Grievous"), "B", "C"], special=True)
    give(game, 1, 37, 39, houses=2)
    give(game, 1, 12, mortgaged=True)
    roll_to(game, 7, (1, 1))
    game.do("card", card="ch08")
    game.do("trade", a=0, b=1, a_gives={"jail_cards": 1}, b_gives={"cash": 10})
    roll_to(game, 20, (5, 6))
    game.do("mission", die=6, seat=1)
    assert cash(game) == [3000, 0, 1500] and owners(game, 12, 37, 39) == [0, 0, 0]
    assert game.deeds[39].houses == 2 and game.deeds[12].mortgaged and game.houses_left == 28
    assert [seat.jail_cards for seat in game.seats] == [0, 0, 0] and game.seats[1].out
    assert game.waiting == "end" and game.turn == 0
    game.do("end_turn")
    assert game.turn == 2
    roll_to(game, 7)
    game.do("card", card="ch08")


def test_resigning_is_going_bankrupt_to_the_bank():
    """I13 I14 P17: at any time and however rich; another's turn goes on where it was."""
    game = game_of()
    give(game, 1, 5, 28)
    roll_to(game, 20)
    game.do("resign", seat=1)
    assert cash(game) == [1500, 0, 1500] and game.seats[1].out and game.bank_balance == 1500
    assert game.auction == (5, 0, None)
    game.do("hammer")
    assert game.auction == (28, 0, None)
    game.do("hammer")
    assert game.waiting == "end" and game.turn == 0
    game.do("end_turn")
    assert game.turn == 2
    assert refused(game, "resign", seat=1) == "player_out"
    assert refused(game, "resign", seat=3) == "bad_seat"
    game.do("resign", seat=2)
    assert game.over and game.winner == 0


def test_a_debtor_resigns_to_the_creditor():
    """I13 I14: bankruptcy is refused while the debt can be paid, resigning is not."""
    game = game_of()
    give(game, 1, 39)
    give(game, 0, 12, 28)
    set_cash(game, 0, 20)
    roll_to(game, 39)
    assert refused(game, "bankrupt", seat=0) == "can_still_pay"
    game.do("resign", seat=0)
    assert cash(game) == [0, 1520, 1500] and owners(game, 12, 28) == [1, 1]
    assert game.waiting == "roll" and game.turn == 1


def test_a_debtor_to_the_bank_resigns_to_the_bank():
    """I13 P17: the deeds are auctioned and the next seat rolls, doubles or not."""
    game = game_of()
    give(game, 0, 12)
    set_cash(game, 0, 20)
    roll_to(game, 38, (2, 2))
    game.do("resign", seat=0)
    assert game.auction == (12, 0, None)
    game.do("hammer")
    assert game.waiting == "roll" and game.turn == 1 and game.waiting_seat == 1


def test_a_bystander_resigns_and_the_debt_stays_open():
    """I13 P15 P17: after the auctions the debtor is asked again."""
    game = game_of()
    give(game, 1, 39)
    give(game, 2, 12)
    set_cash(game, 0, 20)
    roll_to(game, 39)
    game.do("resign", seat=2)
    assert game.auction == (12, 0, None)
    game.do("hammer")
    assert game.waiting == "debt" and game.debt == (0, 1, 50) and game.waiting_seat == 0


def test_resigning_at_an_open_question_drops_it():
    """I13 P17 P19: at buy, tax and card the next seat rolls; the property is not auctioned."""
    for space, question in ((6, "buy"), (4, "tax"), (7, "card")):
        game = game_of()
        roll_to(game, space)
        assert game.waiting == question
        game.do("resign", seat=0)
        assert game.waiting == "roll" and game.turn == 1, question
        assert owners(game, 6) == [None]


def test_another_resigning_leaves_the_question_open():
    """P17: the buyer still decides after the auctions."""
    game = game_of()
    give(game, 2, 12)
    roll_to(game, 6)
    game.do("resign", seat=2)
    game.do("hammer")
    assert game.waiting == "buy" and game.waiting_seat == 0
    game.do("buy")
    assert owners(game, 6) == [0] and cash(game) == [1400, 1500, 0]


def test_a_resigners_bid_is_void_and_the_estate_queues_behind_the_auction():
    """P19: the auction goes on without a bid, then the resigner's deeds come one by one."""
    game = game_of()
    give(game, 1, 15, 5)
    roll_to(game, 39)
    game.do("decline")
    game.do("bid", seat=2, amount=10)
    game.do("bid", seat=1, amount=20)
    game.do("resign", seat=1)
    assert game.auction == (39, 0, None)
    game.do("bid", seat=2, amount=1)
    game.do("hammer")
    assert owners(game, 39) == [2] and game.auction == (5, 0, None)
    game.do("hammer")
    assert game.auction == (15, 0, None)
    game.do("hammer")
    assert game.waiting == "end" and game.turn == 0 and cash(game) == [1500, 0, 1499]


def test_another_players_bid_stands_when_a_lower_bidder_resigns():
    """P19: only the resigner's own standing bid is void; the decliner's turn is over then."""
    game = game_of()
    roll_to(game, 39)
    game.do("decline")
    game.do("bid", seat=0, amount=10)
    game.do("bid", seat=2, amount=20)
    game.do("resign", seat=0)
    assert game.auction == (39, 20, 2)
    game.do("hammer")
    assert owners(game, 39) == [2] and game.waiting == "roll" and game.turn == 1


def test_two_estates_queue_and_the_turn_skips_both():
    """P17 P19 I13: whoever resigns during an estate auction queues behind it."""
    game = game_of(players=4)
    give(game, 0, 12, 28)
    give(game, 1, 5)
    game.do("resign", seat=0)
    game.do("resign", seat=1)
    for deed in (12, 28, 5):
        assert game.auction == (deed, 0, None)
        game.do("hammer")
    assert game.waiting == "roll" and game.turn == 2


def test_an_auction_ends_when_one_player_is_left():
    """P17 R79: over at once, and the bid that stood is not paid."""
    game = game_of(players=2)
    roll_to(game, 39)
    game.do("decline")
    game.do("bid", seat=1, amount=50)
    game.do("resign", seat=0)
    assert game.over and game.winner == 1 and cash(game) == [0, 1500]
    assert owners(game, 39) == [None] and game.auction is None


def test_someone_else_going_bankrupt_leaves_the_turn_where_it_was():
    """P17 R77: the collector goes on with the turn, and the later payers still pay."""
    game = game_of(players=4, first=1)
    set_cash(game, 3, 10)
    roll_to(game, 7, (1, 1))
    game.do("card_says", effect="collect_each", numbers=(50,))
    game.do("bankrupt", seat=3)
    assert cash(game) == [1450, 1610, 1450, 0]
    assert game.waiting == "roll" and game.turn == 1
    assert refused(game, "end_turn") == "must_roll_again"


def test_an_heir_who_resigns_leaves_everything_to_the_bank():
    """I13 I9: the inheritance goes under the hammer with the heir's own deeds."""
    game = ruined(12, players=4)
    game.do("bankrupt", seat=0)
    game.do("resign", seat=1)
    assert cash(game) == [0, 0, 1500, 1500] and game.hotels_left == 12
    for deed in (12, 37, 39):
        assert game.auction == (deed, 0, None) and not game.deeds[deed].mortgaged
        game.do("hammer")
    assert game.waiting == "roll" and game.turn == 2


def test_an_heir_in_debt_cannot_trade_what_is_not_answered_for():
    """R77 P15 P18: each inherited mortgage is lifted or paid for before the deed goes on."""
    game = game_of(players=3)
    give(game, 0, 1, 5, mortgaged=True)
    give(game, 1, 6, 8)
    set_cash(game, 0, 0)
    set_cash(game, 1, 1)
    put(game, 0, 0)
    game.do("roll", dice=(3, 3))
    game.do("bankrupt", seat=0)
    game.do("keep_mortgage", seat=1, deed=1)
    assert game.debt == (1, "bank", 3)
    deal = {"a": 1, "b": 2, "a_gives": {"deeds": [5]}, "b_gives": {"cash": 50}}
    assert refused(game, "trade", **deal) == "not_answered"
    game.do("mortgage", seat=1, deed=8)
    game.do("settle", seat=1)
    assert game.waiting == "inherit"
    game.do("keep_mortgage", seat=1, deed=5)
    assert game.waiting == "roll" and game.seats[1].deeds == [1, 5, 6, 8]
    game.do("trade", **deal)
    assert game.deeds[5].owner == 2
