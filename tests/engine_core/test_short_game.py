"""The short game: three deeds each, cheaper hotels, a quick jail, over at the first bankruptcy."""

from engine_core import Game, Refused, edition_ids
from tests.engine_core.table import cash, game_of, give, put, refused, roll_to, set_cash

ORDERED = ("classic", "classic_2008", "trilogy", "saga", "clone_wars", "saga_de")
DEALT = ((5, 15, 25), (35, 12, 28), (21, 26, 31))


def short_game(edition="classic", **settings):
    """Three players with ships and utilities, seat 2 with single streets; 1500 each."""
    game = game_of(edition, 3, mode="short", **settings)
    for seat in range(3):
        for deed in DEALT[seat]:
            game.do("deal", seat=seat, deed=deed)
    game.do("begin")
    return game


def houses(game, *deeds):
    return [game.deeds[deed].houses for deed in deeds]


def to_jail_and_back_to_seat_0(game):
    roll_to(game, 30)
    game.do("end_turn")
    for space in (20, 10):
        roll_to(game, space)
        game.do("end_turn")
    assert game.turn == 0 and game.seats[0].jailed and game.waiting == "roll"


def test_three_deeds_are_dealt_to_each_player_free():
    """R80 P28: in every edition, whether its book prints a short game or not."""
    for edition in edition_ids():
        game = game_of(edition, 2, mode="short")
        spaces = game.edition.spaces
        deeds = [i for i in range(len(spaces)) if spaces[i].price]
        assert game.waiting == "deals", edition
        for i in range(6):
            game.do("deal", seat=i % 2, deed=deeds[i])
        game.do("begin")
        assert game.waiting == "roll" and cash(game) == [1500, 1500], edition
        assert sorted(game.seats[1].deeds) == [deeds[1], deeds[3], deeds[5]], edition


def test_three_houses_everywhere_suffice_for_a_hotel():
    """R80 P21 P31: in every edition, saga_de too; three houses return to the box."""
    for edition in ORDERED:
        game = short_game(edition)
        give(game, 1, 37, 39, houses=2)
        game.do("build", seat=1, deed=37)
        early = refused(game, "build", seat=1, deed=37)
        assert early in ("hotel_too_early", "uneven"), edition
        game.do("build", seat=1, deed=39)
        assert game.houses_left == 26
        game.do("build", seat=1, deed=37)
        assert houses(game, 37, 39) == [5, 3] and cash(game)[1] == 900, edition
        assert game.houses_left == 29 and game.hotels_left == 11, edition
        assert refused(game, "build", seat=1, deed=37) == "fully_built"


def test_a_short_games_hotel_is_sold_back_for_three_houses():
    """R80 P21: half of one price, three houses back; two in the box are too few."""
    game = short_game()
    give(game, 0, 37, 39, houses=5)
    give(game, 1, 1, 3, houses=3)
    give(game, 1, 6, 8, 9, houses=3)
    give(game, 1, 11, 13, 14, houses=3)
    give(game, 1, 16, 18, 19, houses=2)
    assert game.houses_left == 2
    assert refused(game, "sell_building", seat=0, deed=37) == "no_houses_for_exchange"
    game.do("sell_building", seat=1, deed=1)
    game.do("sell_building", seat=0, deed=37)
    assert houses(game, 37, 39) == [3, 5] and cash(game)[0] == 1600
    assert game.houses_left == 0 and game.hotels_left == 11


def test_short_game_hotels_are_sold_outright_for_four_prices():
    """R80 P21: half of hotel and three houses each: 400 on dark blue."""
    game = short_game()
    give(game, 0, 37, 39, houses=5)
    game.do("sell_hotels", seat=0, group="dark_blue")
    assert cash(game)[0] == 2300 and game.hotels_left == 12 and game.houses_left == 32


def test_a_short_games_hotel_earns_the_printed_rent():
    """R80: the rent of a hotel is unchanged."""
    game = short_game()
    give(game, 1, 1, 3, houses=5)
    assert game.rent_of(3, 7) == 450
    roll_to(game, 3)
    assert cash(game) == [1050, 1950, 1500]


def test_a_short_games_hotel_raises_half_of_four_prices():
    """P21 I14: two brown hotels 200, two mortgages 60: 260 can be raised, 261 cannot."""
    for amount in (260, 261):
        game = short_game()
        give(game, 0, 5, 15, 25, mortgaged=True)
        give(game, 0, 1, 3, houses=5)
        set_cash(game, 0, 0)
        roll_to(game, 7)
        game.do("card_says", effect="pay", numbers=(amount,))
        if amount == 260:
            assert refused(game, "bankrupt", seat=0) == "can_still_pay"
        else:
            game.do("bankrupt", seat=0)
            assert game.over


def test_hotels_are_contested_with_three_houses_in_the_short_game():
    """P21 P23: three everywhere are a place for a hotel and none for a house."""
    game = short_game()
    give(game, 0, 1, 3, houses=3)
    give(game, 1, 37, 39, houses=3)
    assert refused(game, "contest", seats=[0, 1], kind="house") == "no_legal_place"
    game.do("contest", seats=[0, 1], kind="hotel")
    game.do("bid", seat=1, amount=7)
    game.do("hammer")
    game.do("place", seat=1, deed=39)
    assert houses(game, 37, 39) == [3, 5] and cash(game)[1] == 1493
    assert game.houses_left == 23 and game.hotels_left == 11


def test_a_failed_throw_in_the_short_games_jail_costs_50_and_moves():
    """R80: out on the next turn, by the roll that failed; doubles are free."""
    for dice, balance in (((4, 6), 1450), ((5, 5), 1500)):
        game = short_game()
        to_jail_and_back_to_seat_0(game)
        game.do("roll", dice=dice)
        assert not game.seats[0].jailed and game.seats[0].space == 20
        assert cash(game)[0] == balance and game.waiting == "end", dice


def test_the_short_games_fine_and_card_work_before_the_roll():
    """R80: 50 or a card, also one bought for it, on that turn."""
    game = short_game()
    to_jail_and_back_to_seat_0(game)
    game.do("pay_fine")
    assert cash(game)[0] == 1450 and not game.seats[0].jailed and game.waiting == "roll"
    game = short_game()
    roll_to(game, 7, (1, 1))
    game.do("card", card="ch08")
    game.do("trade", a=0, b=2, a_gives={"jail_cards": 1}, b_gives={"cash": 5})
    to_jail_and_back_to_seat_0(game)
    game.do("trade", a=2, b=0, a_gives={"jail_cards": 1}, b_gives={"cash": 5})
    game.do("use_jail_card")
    assert cash(game)[0] == 1500 and not game.seats[0].jailed and game.waiting == "roll"


def test_a_short_games_fine_can_become_a_debt():
    """R80 P14: still in jail until the 50 is settled, then the token moves by that roll."""
    game = short_game()
    to_jail_and_back_to_seat_0(game)
    set_cash(game, 0, 49)
    game.do("roll", dice=(4, 6))
    assert game.debt == (0, "bank", 50) and game.seats[0].jailed
    game.do("mortgage", seat=0, deed=5)
    game.do("settle", seat=0)
    assert cash(game)[0] == 99 and game.seats[0].space == 20 and not game.seats[0].jailed


def test_the_first_tax_is_flat_in_the_short_game():
    """R80 P28: 200, without a choice; where the amount is not known it is still asked for."""
    for edition in ORDERED:
        game = short_game(edition)
        roll_to(game, 4)
        assert cash(game) == [1300, 1500, 1500] and game.waiting == "end", edition
    game = game_of("child", 2, mode="short")
    for deed in (1, 2, 3, 4, 5, 6):
        game.do("deal", seat=deed % 2, deed=deed)
    game.do("begin")
    game.do("roll", dice=(1, 2))
    game.do("land", space=22)
    game.do("tax", how="flat", amount=120)
    assert cash(game) == [1380, 1500] and game.waiting == "end"


def test_the_short_game_ends_at_the_first_bankruptcy():
    """R80 R81 P17: the creditor takes all without fees before it is counted; the richest wins."""
    for fortune, winner in ((4139, 1), (4141, 2)):
        game = short_game()
        give(game, 0, 5, 15, 25, mortgaged=True)
        give(game, 0, 1, 3, houses=1)
        give(game, 1, 37, 39, houses=5)
        set_cash(game, 0, 100)
        set_cash(game, 2, fortune)
        roll_to(game, 39)
        game.do("bankrupt", seat=0)
        assert game.over and game.waiting == "over" and game.debt is None
        assert cash(game) == [0, 1650, fortune]
        # seat 1: 1650 + 500 + 750 + 2 hotels 1600 + brown 120 + three half ships 300 = 4920
        # seat 2: three streets at 220 + 260 + 300 = 780
        assert sorted(game.seats[1].deeds) == [1, 3, 5, 12, 15, 25, 28, 35, 37, 39]
        assert game.winner == winner and list(game.ranking()) == [winner, 3 - winner, 0]


def test_the_richest_is_counted_with_mortgaged_deeds_at_half():
    """R81 I29 P17: resigning ends the short game without an auction; worth itself stays R41."""
    game = short_game()
    give(game, 1, 12, 28, mortgaged=True)
    set_cash(game, 0, 1000)
    set_cash(game, 1, 1150)
    assert game.worth(0) == 1600 and game.worth(1) == 1650
    game.do("resign", seat=2)
    assert game.over and game.auction is None and game.winner == 0
    assert list(game.ranking()) == [0, 1, 2] and cash(game) == [1000, 1150, 0]


def test_a_short_games_hotel_counts_four_prices_at_the_end():
    """R81 P21: seat 0 has 600 + 750 + 2 x 800 = 2950 against 500 and cash."""
    for money, winner in ((2449, 0), (2450, 0), (2451, 1)):
        game = short_game()
        give(game, 0, 37, 39, houses=5)
        set_cash(game, 0, 0)
        set_cash(game, 1, money)
        assert game.worth(0) == 2950
        game.do("resign", seat=2)
        assert game.winner == winner and list(game.ranking())[0] == winner, money


def test_a_destroyed_player_ends_the_short_game():
    """I29 I7: the attacker has everything, and the game is over."""
    game = Game("clone_wars", [("A", "Asajj Ventress"), "B", "C"], mode="short", special=True)
    for seat in range(3):
        for deed in DEALT[seat]:
            game.do("deal", seat=seat, deed=deed)
    game.do("begin")
    roll_to(game, 20, (5, 6))
    game.do("mission", die=6, seat=2)
    assert game.over and game.winner == 0 and cash(game) == [3000, 1500, 0]
    assert sorted(game.seats[0].deeds) == [5, 15, 21, 25, 26, 31]


def test_too_many_players_for_the_deeds_cannot_play_short():
    """P31: ten times three is more than 28 deeds; nine times three is not."""
    try:
        game_of("classic", 10, mode="short")
        raise AssertionError("not refused")
    except Refused as refusal:
        assert refusal.code == "too_few_deeds"
    assert game_of("classic", 9, mode="short").waiting == "deals"
    assert game_of("classic", 10, mode="timed").waiting == "deals"
    assert game_of("child", 4, mode="short").waiting == "deals"


def test_a_short_game_does_not_end_by_the_clock():
    """P20 R80: time_up belongs to timed games."""
    game = short_game()
    put(game, 0, 3)
    assert refused(game, "time_up") == "not_timed"


def test_the_banker_puts_a_short_games_hotel_beside_three_houses_only():
    """P31 P34 P21: in saga_de as everywhere; four houses are never on a street."""
    too_early = ("uneven", "hotel_too_early")
    for edition in ORDERED:
        game = short_game(edition)
        give(game, 1, 6, 8, 9, houses=2)
        for deed in (6, 8):
            game.do("assign", deed=deed, owner=1, houses=3)
            assert refused(game, "assign", deed=6, owner=1, houses=5) in too_early, edition
            assert refused(game, "assign", deed=6, owner=1, houses=4) == "bad_amount", edition
        game.do("assign", deed=9, owner=1, houses=3)
        assert refused(game, "assign", deed=6, owner=1, houses=4) == "bad_amount", edition
        game.do("assign", deed=6, owner=1, houses=5)
        assert houses(game, 6, 8, 9) == [5, 3, 3], edition
        assert (game.houses_left, game.hotels_left) == (26, 11), edition
        assert refused(game, "assign", deed=8, owner=1, houses=2) in too_early, edition
        game.do("assign", deed=8, owner=1, houses=5)
        game.do("assign", deed=6, owner=1, houses=3)
        assert houses(game, 6, 8, 9) == [3, 5, 3], edition
