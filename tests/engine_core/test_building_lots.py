"""Several players want the same building: it is auctioned, paid, and placed."""

from engine_core import Game
from tests.engine_core.table import cash, game_of, give, put, refused, roll_to, set_cash


def two_builders(edition="classic", players=3, **settings):
    """Seat 0 has the brown set and seat 1 the dark blue one, both bare."""
    game = game_of(edition, players, **settings)
    give(game, 0, 1, 3)
    give(game, 1, 37, 39)
    return game


def one_house_left(game):
    give(game, 2, 6, 8, 9, houses=4)
    give(game, 2, 11, 13, 14, houses=4)
    give(game, 2, 16, 18, 19, houses=2)
    game.do("assign", deed=16, owner=2, houses=3)
    assert game.houses_left == 1


def test_the_last_house_goes_to_the_highest_bidder():
    """R62 P23: the bid is paid at the hammer in place of the price, placing costs nothing."""
    game = two_builders()
    one_house_left(game)
    game.do("contest", seats=[0, 1], kind="house")
    assert game.waiting == "auction" and game.waiting_seat is None
    assert game.auction == ("house", 0, None)
    game.do("bid", seat=0, amount=20)
    game.do("bid", seat=1, amount=21)
    assert game.auction == ("house", 21, 1)
    assert cash(game) == [1500, 1500, 1500]
    game.do("hammer")
    assert game.waiting == "place" and game.waiting_seat == 1
    assert cash(game) == [1500, 1479, 1500] and game.auction is None
    game.do("place", seat=1, deed=39)
    assert game.deeds[39].houses == 1 and game.houses_left == 0
    assert cash(game) == [1500, 1479, 1500] and game.bank_balance == 21
    assert game.waiting == "roll" and game.turn == 0
    assert refused(game, "contest", seats=[0, 1], kind="house") == "no_houses_left"


def test_whoever_has_a_place_may_bid_and_nobody_else():
    """R62 P23: a seat not named may bid if it has a place; a seat without one may not."""
    game = two_builders(players=4)
    one_house_left(game)
    game.do("contest", seats=[0, 1], kind="house")
    game.do("bid", seat=2, amount=300)
    assert refused(game, "bid", seat=3, amount=301) == "no_legal_place"
    game.do("hammer")
    assert game.waiting_seat == 2
    game.do("place", seat=2, deed=19)
    assert game.deeds[19].houses == 3 and cash(game) == [1500, 1500, 1200, 1500]


def test_bids_for_a_lot_follow_the_rules_of_the_auction():
    """R62 P23: a bid beats the last one and is covered by cash."""
    game = two_builders()
    set_cash(game, 1, 60)
    game.do("contest", seats=[0, 1], kind="house")
    assert refused(game, "bid", seat=0, amount=0) in ("bid_too_low", "bad_amount")
    game.do("bid", seat=0, amount=50)
    assert refused(game, "bid", seat=1, amount=50) == "bid_too_low"
    assert refused(game, "bid", seat=1, amount=61) == "bid_not_covered"
    game.do("bid", seat=1, amount=60)
    game = game_of("child")
    give(game, 0, 1, 2)
    give(game, 1, 15, 16)
    game.do("contest", seats=[0, 1], kind="house")
    assert refused(game, "bid", seat=0, amount=9) == "bid_too_low"
    game.do("bid", seat=0, amount=10)


def test_a_hotel_lot_gives_the_four_houses_back():
    """R62 P23: a hotel is contested with four houses everywhere and replaces those it meets."""
    game = two_builders()
    give(game, 0, 1, 3, houses=4)
    give(game, 1, 37, 39, houses=4)
    game.do("contest", seats=[1, 0], kind="hotel")
    assert game.auction == ("hotel", 0, None)
    game.do("bid", seat=0, amount=10)
    game.do("hammer")
    game.do("place", seat=0, deed=1)
    assert game.deeds[1].houses == 5 and cash(game) == [1490, 1500, 1500]
    assert game.houses_left == 20 and game.hotels_left == 11


def test_a_lot_without_a_bid_changes_nothing():
    """P23: no bid at the hammer, and play goes on where it was."""
    game = two_builders()
    roll_to(game, 20)
    game.do("contest", seats=[0, 1], kind="house")
    game.do("hammer")
    assert game.waiting == "end" and game.turn == 0 and game.auction is None
    assert game.houses_left == 32 and cash(game) == [1500, 1500, 1500]


def test_after_a_lot_doubles_are_still_owed():
    """P23: contested between a double and its roll, the roll still has to be made."""
    game = two_builders()
    roll_to(game, 20, (2, 2))
    game.do("contest", seats=[0, 1], kind="house")
    game.do("bid", seat=0, amount=1)
    game.do("hammer")
    game.do("place", seat=0, deed=1)
    assert game.waiting == "roll" and game.turn == 0
    assert refused(game, "end_turn") == "must_roll_again"


def test_a_contest_takes_two_players_with_a_place_each():
    """P23: one seat, a seat named twice, a seat without a place or out of play: refused."""
    game = two_builders(players=4)
    one = refused(game, "contest", seats=[0], kind="house")
    assert one == "too_few_contestants"
    assert refused(game, "contest", seats=[], kind="house") == "too_few_contestants"
    twice = refused(game, "contest", seats=[0, 0], kind="house")
    assert twice in ("too_few_contestants", "same_player", "bad_seat")
    assert refused(game, "contest", seats=[0, 2], kind="house") == "no_legal_place"
    assert refused(game, "contest", seats=[0, 1], kind="hotel") == "no_legal_place"
    assert refused(game, "contest", seats=[0, 9], kind="house") == "bad_seat"
    assert refused(game, "contest", seats=[0, 1], kind="castle") == "bad_choice"
    game.do("resign", seat=3)
    assert refused(game, "contest", seats=[0, 3], kind="house") == "player_out"


def test_a_full_row_of_houses_is_no_place_for_a_house():
    """R61 P23: four houses on each street leave room for hotels only; a mortgage for nothing."""
    game = two_builders()
    give(game, 0, 1, 3, houses=4)
    assert refused(game, "contest", seats=[0, 1], kind="house") == "no_legal_place"
    game = two_builders()
    game.do("mortgage", seat=1, deed=37)
    assert refused(game, "contest", seats=[0, 1], kind="house") == "no_legal_place"


def test_a_contest_waits_until_nothing_else_is_open():
    """P23: refused at buy, in an auction, and before the game runs."""
    game = two_builders()
    roll_to(game, 6)
    assert game.waiting == "buy"
    assert refused(game, "contest", seats=[0, 1], kind="house") == "something_open"
    game.do("decline")
    assert refused(game, "contest", seats=[0, 1], kind="house") == "something_open"
    game = Game("classic", ["A", "B"], mode="short")
    code = refused(game, "contest", seats=[0, 1], kind="house")
    assert code in ("not_started", "something_open")


def test_the_winner_places_the_lot_where_it_is_legal_and_nobody_else_does():
    """R62 P23: evenly, on an own full set, as the kind that was sold; nothing else goes on."""
    game = two_builders()
    give(game, 0, 16, 18, 19, houses=4)
    game.do("assign", deed=1, owner=0, houses=1)
    assert refused(game, "place", seat=0, deed=3) == "nothing_to_place"
    game.do("contest", seats=[0, 1], kind="house")
    assert refused(game, "place", seat=0, deed=3) == "nothing_to_place"
    game.do("bid", seat=0, amount=5)
    game.do("hammer")
    assert refused(game, "place", seat=1, deed=37) == "not_your_turn"
    assert refused(game, "place", seat=0, deed=1) == "uneven"
    assert refused(game, "place", seat=0, deed=37) == "not_owner"
    full = refused(game, "place", seat=0, deed=16)
    assert full in ("no_legal_place", "fully_built", "hotel_too_early", "uneven", "bad_choice")
    assert refused(game, "place", seat=0, deed=5) in ("not_a_street", "not_owner")
    assert refused(game, "roll", dice=(1, 2)) in ("something_open", "no_roll_now")
    assert refused(game, "build", seat=1, deed=37) in ("something_open", "not_your_turn")
    assert refused(game, "mortgage", seat=0, deed=1) in ("something_open", "set_has_buildings")
    game.do("place", seat=0, deed=3)
    assert game.deeds[3].houses == 1 and cash(game)[0] == 1495


def test_a_lot_whose_winner_lost_the_place_goes_to_nobody_unpaid():
    """P36: mortgaging or selling during the auction can cost the place, and the bid lapses."""
    game = two_builders()
    game.do("contest", seats=[0, 1], kind="house")
    game.do("bid", seat=0, amount=40)
    game.do("mortgage", seat=0, deed=3)
    game.do("hammer")
    assert game.waiting == "roll" and cash(game) == [1530, 1500, 1500]
    assert game.houses_left == 32
    game = two_builders()
    give(game, 0, 1, 3, houses=4)
    give(game, 1, 37, 39, houses=4)
    game.do("contest", seats=[0, 1], kind="hotel")
    game.do("bid", seat=1, amount=700)
    game.do("sell_building", seat=1, deed=39)
    game.do("hammer")
    assert game.waiting == "roll" and cash(game) == [1500, 1600, 1500]
    assert game.hotels_left == 12 and game.houses_left == 17


def test_contesting_needs_no_turn_of_ones_own_between_turns_only():
    """P39: in clone_wars others contest even while the current player owes a roll."""
    game = two_builders("clone_wars")
    give(game, 2, 16, 18, 19)
    roll_to(game, 20, (3, 3))
    assert refused(game, "build", seat=1, deed=37) == "only_between_turns"
    game.do("contest", seats=[1, 2], kind="house")
    game.do("bid", seat=2, amount=3)
    game.do("hammer")
    game.do("place", seat=2, deed=18)
    assert game.deeds[18].houses == 1 and game.waiting == "roll" and game.turn == 0


def test_time_up_loses_a_lot_that_is_paid_but_not_placed():
    """P36 P20: the bid stays with the bank and the house in the box."""
    game = Game("classic", ["A", "B"], mode="timed")
    for seat, deed in ((0, 1), (0, 3), (1, 37), (1, 39)):
        game.do("deal", seat=seat, deed=deed)
    game.do("begin")
    put(game, 0, 17)
    game.do("contest", seats=[0, 1], kind="house")
    game.do("bid", seat=0, amount=80)
    game.do("hammer")
    game.do("time_up")
    assert game.over and cash(game) == [1300, 750]
    assert game.deeds[1].houses == 0 and game.deeds[3].houses == 0 and game.houses_left == 32


def test_a_bidder_who_resigns_leaves_the_lot_without_a_bid():
    """P19 P23: the lot goes on for the others, and the estate queues behind it."""
    game = two_builders()
    game.do("contest", seats=[0, 1], kind="house")
    game.do("bid", seat=0, amount=20)
    game.do("bid", seat=1, amount=30)
    game.do("resign", seat=1)
    assert game.auction == ("house", 0, None)
    game.do("hammer")
    for deed in (37, 39):
        assert game.auction == (deed, 0, None)
        game.do("hammer")
    assert game.waiting == "roll" and game.turn == 0 and cash(game) == [1500, 0, 1500]


def test_a_winner_who_resigns_before_placing_loses_the_lot():
    """I13 R62: the house stays in the box and the winner's deeds are auctioned."""
    game = two_builders()
    game.do("contest", seats=[0, 1], kind="house")
    game.do("bid", seat=1, amount=30)
    game.do("hammer")
    game.do("resign", seat=1)
    for deed in (37, 39):
        assert game.auction == (deed, 0, None)
        game.do("hammer")
    assert game.waiting == "roll" and game.turn == 0 and game.houses_left == 32


def four_houses_left():
    """Seats 0 and 1 could build; seat 2 has a hotel that only four houses can be exchanged for."""
    game = game_of(players=3)
    give(game, 0, 1, 3)
    give(game, 1, 6, 8, 9)
    give(game, 2, 37, 39, houses=5)
    give(game, 2, 11, 13, 14, houses=4)
    give(game, 2, 16, 18, 19, houses=4)
    give(game, 2, 21, 23, 24, houses=1)
    game.do("assign", deed=21, owner=2, houses=2)
    assert game.houses_left == 4
    return game


def test_a_lot_whose_house_is_gone_at_the_hammer_is_unsold():
    """R62 P36: a hotel taken back during the auction needed the last houses."""
    game = four_houses_left()
    game.do("contest", seats=[0, 1], kind="house")
    game.do("bid", seat=0, amount=5)
    game.do("sell_building", seat=2, deed=39)
    assert game.houses_left == 0
    game.do("hammer")
    assert game.waiting == "roll" and game.houses_left == 0
    assert game.seats[0].cash == 1500


def test_a_building_that_was_won_is_placed_before_an_estate_is_auctioned():
    """P17 P36: else the winner could lose the place in the meantime."""
    game = four_houses_left()
    game.do("contest", seats=[0, 1], kind="house")
    game.do("bid", seat=0, amount=5)
    game.do("hammer")
    game.do("resign", seat=2)
    assert game.waiting == "place" and game.waiting_seat == 0
    game.do("place", seat=0, deed=1)
    assert game.waiting == "auction" and game.auction == (11, 0, None)
    while game.waiting == "auction":
        game.do("hammer")
    assert game.waiting == "roll" and game.houses_left == 31
