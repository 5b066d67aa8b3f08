"""When several players go out: what waits in line behind what."""

from tests.engine_core.table import cash, game_of, give, refused, roll_to, set_cash


def hammered(game) -> list:
    """Lets every auction pass without a bid: what came under the hammer, in order."""
    lots = []
    while game.waiting == "auction":
        lots.append(game.auction[0])
        game.do("hammer")
    return lots


def test_a_resigners_deeds_queue_behind_all_auctions_that_are_pending():
    """P19 P17: first what is under the hammer, then one estate after the other, by space."""
    game = game_of(players=5)
    give(game, 3, 28, 12, 37)
    give(game, 2, 5, 1)
    give(game, 4, 15)
    roll_to(game, 39)
    game.do("decline")
    game.do("resign", seat=3)
    assert game.auction == (39, 0, None)
    game.do("resign", seat=2)
    assert game.auction == (39, 0, None)
    game.do("bid", seat=1, amount=10)
    game.do("hammer")
    assert game.deeds[39].owner == 1 and game.auction == (12, 0, None)
    game.do("resign", seat=4)
    assert hammered(game) == [12, 28, 37, 1, 5, 15]
    assert (game.waiting, game.turn) == ("end", 0)


def test_the_lot_of_the_moment_keeps_its_bid_while_estates_line_up_behind_it():
    """P19: only the resigner's own bid is void."""
    game = game_of(players=4)
    give(game, 2, 5, 15)
    give(game, 3, 12)
    roll_to(game, 39)
    game.do("decline")
    game.do("bid", seat=1, amount=10)
    game.do("resign", seat=2)
    game.do("resign", seat=3)
    assert game.auction == (39, 10, 1)
    game.do("hammer")
    assert cash(game) == [1500, 1490, 0, 0]
    assert hammered(game) == [5, 15, 12]


def test_an_inheritance_waits_behind_the_auctions_under_way():
    """P17 P19 R77: a bystander's deeds are sold, then the heir answers for the mortgages."""
    game = game_of(players=4)
    give(game, 1, 39)
    give(game, 0, 28, mortgaged=True)
    give(game, 2, 5, 15)
    set_cash(game, 0, 10)
    roll_to(game, 39)
    game.do("resign", seat=2)
    assert game.auction == (5, 0, None)
    game.do("resign", seat=0)
    assert game.deeds[28].owner == 1 and game.auction == (5, 0, None)
    assert refused(game, "keep_mortgage", seat=1, deed=28) == "nothing_to_inherit"
    assert hammered(game) == [5, 15]
    assert (game.waiting, game.waiting_seat) == ("inherit", 1)
    game.do("keep_mortgage", seat=1, deed=28)
    assert (game.waiting, game.turn) == ("roll", 1)
    assert cash(game) == [0, 1502, 0, 1500]


def test_the_next_debt_waits_until_all_estates_are_sold():
    """I11 P17 P19: a collection stopped by two resignations goes on after their auctions."""
    game = game_of(players=5)
    set_cash(game, 1, 10)
    give(game, 1, 12)
    give(game, 2, 5)
    give(game, 3, 15)
    roll_to(game, 7)
    game.do("card_says", effect="collect_each", numbers=(50,))
    assert game.debt == (1, 0, 50)
    game.do("resign", seat=3)
    game.do("resign", seat=2)
    assert hammered(game) == [15, 5]
    assert game.debt == (1, 0, 50)
    game.do("mortgage", seat=1, deed=12)
    game.do("settle", seat=1)
    assert cash(game) == [1600, 35, 0, 0, 1450]
    assert (game.waiting, game.turn) == ("end", 0)
