"""Houses and hotels: building them, the box they come from, selling them back."""

from engine_core import edition_ids
from tests.engine_core.table import cash, game_of, give, refused, set_cash, total_money

ORDERED = ("classic", "classic_2008", "trilogy", "saga", "clone_wars", "saga_de")


def houses(game, *deeds):
    return [game.deeds[deed].houses for deed in deeds]


def test_a_house_costs_the_price_on_the_deed():
    """R60: the owner of a full set pays the bank the printed price and the house stands."""
    game = game_of()
    give(game, 0, 1, 3)
    game.do("build", seat=0, deed=1)
    assert houses(game, 1, 3) == [1, 0]
    assert cash(game) == [1450, 1500, 1500]
    assert game.houses_left == 31 and game.hotels_left == 12
    assert game.bank_balance == 50 and total_money(game) == 4500
    assert game.waiting == "roll" and game.turn == 0


def test_every_colour_has_its_own_price_for_a_house():
    """R60: the eight sets cost 50, 50, 100, 100, 150, 150, 200 and 200 a house."""
    game = game_of()
    give(game, 1, 1, 3, 6, 8, 9, 11, 13, 14, 16, 18, 19, 21, 23, 24, 26, 27, 29, 31, 32, 34)
    give(game, 1, 37, 39)
    left = 1500
    for deed, price in (
        (3, 50), (9, 50), (14, 100), (16, 100), (23, 150), (29, 150), (34, 200), (37, 200)
    ):  # fmt: skip
        game.do("build", seat=1, deed=deed)
        left -= price
        assert cash(game)[1] == left, deed
    assert left == 500 and game.houses_left == 24


def test_building_needs_the_whole_set():
    """R60: one street alone is not built on, whoever has the other one."""
    game = game_of()
    give(game, 0, 37, 21, 23)
    give(game, 1, 39)
    assert refused(game, "build", seat=0, deed=37) == "set_incomplete"
    assert refused(game, "build", seat=0, deed=21) == "set_incomplete"


def test_building_needs_a_set_free_of_mortgages_in_every_edition():
    """R60: a mortgage anywhere in the set forbids building on all of it, until it is lifted."""
    for edition in ORDERED:
        game = game_of(edition)
        give(game, 0, 37, 39)
        game.do("mortgage", seat=0, deed=39)
        assert refused(game, "build", seat=0, deed=37) == "set_mortgaged", edition
        assert refused(game, "build", seat=0, deed=39) == "set_mortgaged", edition
        game.do("lift", seat=0, deed=39)
        game.do("build", seat=0, deed=37)
        assert houses(game, 37, 39) == [1, 0], edition


def test_houses_go_up_evenly():
    """R60: no street gets its next house before the others of the set have as many."""
    game = game_of()
    give(game, 0, 6, 8, 9)
    for _ in range(4):
        for deed in (8, 6, 9):
            game.do("build", seat=0, deed=deed)
            if deed != 9:
                assert refused(game, "build", seat=0, deed=deed) in ("uneven", "hotel_too_early")
    assert houses(game, 6, 8, 9) == [4, 4, 4]
    assert cash(game)[0] == 900 and game.houses_left == 20


def test_only_the_owner_builds():
    """R60: another player does not build on a set, and nobody builds on the bank's."""
    game = game_of()
    give(game, 0, 37, 39)
    assert refused(game, "build", seat=1, deed=37) == "not_owner"
    assert refused(game, "build", seat=1, deed=1) == "not_owner"


def test_ships_and_utilities_are_not_built_on():
    """R60: only streets carry houses, even when somebody has all of the others' group."""
    game = game_of()
    give(game, 0, 5, 15, 25, 35, 12, 28)
    assert refused(game, "build", seat=0, deed=5) == "not_a_street"
    assert refused(game, "build", seat=0, deed=12) == "not_a_street"


def test_a_house_needs_its_whole_price_in_cash():
    """R60: one short of the price is refused, the exact price is enough."""
    game = game_of()
    give(game, 0, 37, 39)
    set_cash(game, 0, 199)
    assert refused(game, "build", seat=0, deed=37) == "not_enough_cash"
    set_cash(game, 0, 200)
    game.do("build", seat=0, deed=37)
    assert cash(game)[0] == 0


def test_building_with_nonsense_is_refused():
    """R60: wrong seats, spaces and arguments are refused and change nothing."""
    game = game_of()
    give(game, 0, 37, 39)
    for seat in (3, -1, None, "0"):
        assert refused(game, "build", seat=seat, deed=37) == "bad_seat"
    for deed in (40, -1, None, "37"):
        assert refused(game, "build", seat=0, deed=deed) in ("bad_space", "not_a_deed")
    assert refused(game, "build", seat=0, deed=0) in ("not_a_deed", "not_a_street")
    assert refused(game, "build", seat=0) == "missing_argument"
    assert refused(game, "build", seat=0, deed=37, colour="red") == "unknown_argument"
    game.do("resign", seat=2)
    assert refused(game, "build", seat=2, deed=37) == "player_out"


def test_a_hotel_takes_the_place_of_four_houses():
    """R61: the hotel costs its price, four houses go back to the box, and nothing follows."""
    game = game_of()
    give(game, 0, 37, 39, houses=4)
    assert game.houses_left == 24
    game.do("build", seat=0, deed=39)
    assert houses(game, 37, 39) == [4, 5]
    assert cash(game)[0] == 1300
    assert game.houses_left == 28 and game.hotels_left == 11
    assert refused(game, "build", seat=0, deed=39) == "fully_built"
    game.do("build", seat=0, deed=37)
    assert game.houses_left == 32 and game.hotels_left == 10
    assert refused(game, "build", seat=0, deed=37) == "fully_built"


def test_a_hotel_waits_for_four_houses_on_every_street():
    """R61: in every edition but saga_de four and three are too few for a hotel."""
    for edition in ("classic", "classic_2008", "trilogy", "saga", "clone_wars"):
        game = game_of(edition)
        give(game, 0, 37, 39, houses=3)
        game.do("build", seat=0, deed=37)
        assert refused(game, "build", seat=0, deed=37) in ("hotel_too_early", "uneven"), edition
        game.do("build", seat=0, deed=39)
        game.do("build", seat=0, deed=37)
        assert houses(game, 37, 39) == [5, 4], edition
    game = game_of("child")
    give(game, 0, 15, 16, houses=3)
    game.do("build", seat=0, deed=15)
    assert refused(game, "build", seat=0, deed=15) in ("hotel_too_early", "uneven")


def test_in_saga_de_a_hotel_needs_four_houses_on_its_own_street_only():
    """R61: there 4-3-3 allows the hotel, and the others are built on afterwards."""
    game = game_of("saga_de")
    give(game, 0, 6, 8, 9, houses=3)
    game.do("build", seat=0, deed=6)
    game.do("build", seat=0, deed=6)
    assert houses(game, 6, 8, 9) == [5, 3, 3]
    assert cash(game)[0] == 1400 and game.houses_left == 26 and game.hotels_left == 11
    game.do("build", seat=0, deed=9)
    assert refused(game, "build", seat=0, deed=6) == "fully_built"
    game.do("build", seat=0, deed=9)
    assert houses(game, 6, 8, 9) == [5, 3, 5]


def test_every_edition_has_32_houses_and_12_hotels():
    """R62: the box holds 32 houses and 12 hotels in each edition."""
    for edition in edition_ids():
        game = game_of(edition, 2)
        assert game.houses_left == 32 and game.hotels_left == 12, edition


def test_without_a_house_in_the_box_only_hotels_go_up():
    """R62: the last house gone, the next one waits; a hotel needs none and frees four."""
    game = game_of()
    give(game, 0, 1, 3)
    give(game, 1, 6, 8, 9, houses=4)
    give(game, 1, 11, 13, 14, houses=4)
    give(game, 1, 37, 39, houses=4)
    assert game.houses_left == 0
    assert refused(game, "build", seat=0, deed=1) == "no_houses_left"
    game.do("build", seat=1, deed=6)
    assert game.houses_left == 4
    game.do("build", seat=0, deed=1)
    assert game.houses_left == 3


def test_without_a_hotel_in_the_box_four_houses_stay():
    """R62: twelve hotels on the board, the thirteenth waits until one is sold."""
    game = game_of()
    for group in ((6, 8, 9), (11, 13, 14), (16, 18, 19), (21, 23, 24)):
        give(game, 1, *group, houses=5)
    give(game, 0, 37, 39, houses=4)
    assert game.hotels_left == 0 and game.houses_left == 24
    assert refused(game, "build", seat=0, deed=37) == "no_hotels_left"
    game.do("sell_building", seat=1, deed=6)
    game.do("build", seat=0, deed=37)
    assert game.hotels_left == 0 and houses(game, 37) == [5]


def test_a_house_is_sold_back_at_half_price_evenly():
    """R63 P22: half the price for a house, from a street with the most of the set."""
    game = game_of()
    give(game, 1, 37, 39, houses=2)
    game.do("sell_building", seat=1, deed=37)
    assert cash(game)[1] == 1600 and houses(game, 37, 39) == [1, 2] and game.houses_left == 29
    assert refused(game, "sell_building", seat=1, deed=37) == "uneven"
    game.do("sell_building", seat=1, deed=39)
    assert cash(game)[1] == 1700 and total_money(game) == 4500


def test_a_hotel_sold_singly_turns_back_into_four_houses():
    """R63 P22: half the hotel's price, four houses come out of the box, then evenly on."""
    game = game_of()
    give(game, 0, 6, 8, 9, houses=5)
    game.do("sell_building", seat=0, deed=8)
    assert cash(game)[0] == 1525 and houses(game, 6, 8, 9) == [5, 4, 5]
    assert game.houses_left == 28 and game.hotels_left == 10
    assert refused(game, "sell_building", seat=0, deed=8) == "uneven"


def test_a_hotel_cannot_be_exchanged_for_houses_the_bank_lacks():
    """R63 P22: three houses in the box are too few for the exchange, four are enough."""
    game = game_of()
    give(game, 0, 37, 39, houses=5)
    give(game, 1, 6, 8, 9, houses=4)
    give(game, 1, 11, 13, 14, houses=4)
    give(game, 1, 16, 18, 19, houses=1)
    game.do("assign", deed=16, owner=1, houses=2)
    game.do("assign", deed=18, owner=1, houses=2)
    assert game.houses_left == 3
    assert refused(game, "sell_building", seat=0, deed=39) == "no_houses_for_exchange"
    game.do("sell_building", seat=1, deed=16)
    game.do("sell_building", seat=0, deed=39)
    assert game.houses_left == 0 and houses(game, 37, 39) == [5, 4]


def test_all_hotels_of_a_set_are_sold_outright_without_houses_in_the_box():
    """R63 I25: each brings half of hotel and four houses; an empty box is no obstacle."""
    for edition in ORDERED:
        game = game_of(edition)
        give(game, 0, 37, 39, houses=5)
        give(game, 1, 6, 8, 9, houses=4)
        give(game, 1, 11, 13, 14, houses=4)
        give(game, 1, 1, 3, houses=4)
        assert game.houses_left == 0
        game.do("sell_hotels", seat=0, group="dark_blue")
        assert cash(game)[0] == 2500 and houses(game, 37, 39) == [0, 0], edition
        assert game.houses_left == 0 and game.hotels_left == 12, edition


def test_selling_the_hotels_clears_the_houses_of_the_set_too():
    """R63 P22: whatever stands beside the hotels goes back at half price in the same sale."""
    game = game_of()
    give(game, 0, 37, 39, houses=4)
    game.do("assign", deed=39, owner=0, houses=5)
    game.do("sell_hotels", seat=0, group="dark_blue")
    assert cash(game)[0] == 2400 and houses(game, 37, 39) == [0, 0]
    assert game.houses_left == 32 and game.hotels_left == 12
    game = game_of("saga_de")
    give(game, 0, 6, 8, 9, houses=3)
    game.do("assign", deed=6, owner=0, houses=4)
    game.do("assign", deed=6, owner=0, houses=5)
    assert refused(game, "sell_building", seat=0, deed=8) == "uneven"
    game.do("sell_hotels", seat=0, group="light_blue")
    assert cash(game)[0] == 1775 and game.houses_left == 32 and game.hotels_left == 12


def test_sales_that_make_no_sense_are_refused():
    """R63 P22: bare streets, other people's buildings, sets without a hotel, unknown sets."""
    game = game_of()
    give(game, 0, 37, 39, houses=3)
    give(game, 0, 1, 3, 5)
    assert refused(game, "sell_building", seat=0, deed=1) == "no_building"
    assert refused(game, "sell_building", seat=1, deed=37) == "not_owner"
    assert refused(game, "sell_building", seat=0, deed=5) in ("not_a_street", "no_building")
    assert refused(game, "sell_building", seat=0, deed=2) in ("not_a_deed", "not_a_street")
    assert refused(game, "sell_building", seat=7, deed=37) == "bad_seat"
    assert refused(game, "sell_hotels", seat=0, group="dark_blue") == "no_hotel_on_set"
    assert refused(game, "sell_hotels", seat=0, group="mauve") == "unknown_group"
    assert refused(game, "sell_hotels", seat=0, group=39) in ("unknown_group", "bad_choice")
    give(game, 2, 6, 8, 9, houses=5)
    code = refused(game, "sell_hotels", seat=0, group="light_blue")
    assert code in ("not_owner", "set_incomplete")
