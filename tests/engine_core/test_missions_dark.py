"""Missions of Clone Wars for General Grievous and Asajj Ventress: taking and destroying."""

from engine_core import Game
from tests.engine_core.table import cash, give, put, refused, roll_to, set_cash, total_money


def dark(other, mode="standard", players=("B", "C"), before=None, **settings):
    """Seat 0, General Grievous, has rolled a six and this die onto Free Parking."""
    names = [("A", "General Grievous")] + list(players)
    game = Game("clone_wars", names, mode=mode, special=True, **settings)
    if before:
        before(game)
    roll_to(game, 20, (6, other))
    return game


def test_the_token_decides_the_side():
    """M2 M3: two tokens are dark, the other four are light."""
    tokens = ["Anakin Skywalker", "Obi-Wan Kenobi", "Ahsoka Tano", "Captain Rex"]
    tokens = tokens + ["General Grievous", "Asajj Ventress"]
    sides = ["light", "light", "light", "light", "dark", "dark"]
    for seat in range(6):
        game = Game("clone_wars", [(token, token) for token in tokens], special=True, first=seat)
        assert game.seats[seat].side == sides[seat]
        roll_to(game, 20, (6, 5))
        game.do("mission", die=5)
        assert cash(game)[seat] == (1400 if seat < 4 else 1300)


def test_one_property_is_taken_from_another_player():
    """M3 I6: six and one, from a 4 on; no money moves."""
    for deed in (39, 5, 12):
        game = dark(1)
        give(game, 2, deed)
        game.do("mission", die=4, deeds=[deed])
        assert game.deeds[deed].owner == 0 and cash(game) == [1500, 1500, 1500]
        assert (game.waiting, game.turn) == ("end", 0)


def test_three_is_too_low_to_take_anything():
    """M3 P29: failing costs 100 and the targets do not matter."""
    for other in (1, 2):
        game = dark(other)
        give(game, 1, 39)
        game.do("mission", die=3, deeds=[39])
        assert game.deeds[39].owner == 1 and cash(game) == [1400, 1500, 1500]
        assert game.waiting == "end"
    game = dark(1)
    give(game, 1, 37, 39)
    game.do("mission", die=1, deeds=[37, 20])
    assert cash(game)[0] == 1400


def test_a_mortgaged_property_is_taken_with_its_mortgage_and_without_a_fee():
    """I6 M3: neither 10 % nor a question."""
    game = dark(1)
    give(game, 1, 39, mortgaged=True)
    game.do("mission", die=6, deeds=[39])
    assert game.deeds[39].owner == 0 and game.deeds[39].mortgaged
    assert cash(game) == [1500, 1500, 1500] and game.waiting == "end"


def test_a_full_colour_set_is_safe_and_ships_and_utilities_are_not():
    """M3 I6 I21: a set of one player cannot be split, built on or not."""
    game = dark(1)
    give(game, 1, 37, 39)
    give(game, 1, 5, 15, 25, 35)
    give(game, 1, 12, 28)
    assert refused(game, "mission", die=4, deeds=[37]) == "bad_target"
    give(game, 1, 37, houses=1)
    assert refused(game, "mission", die=4, deeds=[37]) == "bad_target"
    assert refused(game, "mission", die=4, deeds=[39]) == "bad_target"
    game.do("mission", die=4, deeds=[25])
    assert game.deeds[25].owner == 0
    game = dark(2)
    give(game, 1, 12, 28)
    game.do("mission", die=4, deeds=[12, 28])
    assert game.deeds[12].owner == 0 and game.deeds[28].owner == 0


def test_both_properties_must_be_outside_full_sets():
    """M3 I21 P29: one wrong target refuses the whole mission."""
    game = dark(2)
    give(game, 1, 37, 39)
    give(game, 2, 5)
    assert refused(game, "mission", die=4, deeds=[5, 37]) == "bad_target"
    assert refused(game, "mission", die=4, deeds=[37, 39]) == "bad_target"
    assert refused(game, "mission", die=4, deeds=[5, 5]) in ("deed_twice", "bad_target")
    game.do("mission", die=4, deeds=[5])
    assert game.deeds[5].owner == 0


def test_two_properties_are_taken_from_one_or_from_two_players():
    """M3 P29: six and two; the taker may complete a set with them."""
    game = dark(2)
    give(game, 1, 6)
    give(game, 2, 8)
    give(game, 0, 9)
    game.do("mission", die=4, deeds=[6, 8])
    assert [game.deeds[deed].owner for deed in (6, 8, 9)] == [0, 0, 0]
    game = dark(2)
    give(game, 1, 6, 8)
    game.do("mission", die=5, deeds=[8, 6])
    assert [game.deeds[deed].owner for deed in (6, 8)] == [0, 0] and game.waiting == "end"


def test_only_other_players_properties_are_taken():
    """M3 P29: not the own, not the bank's, not cash in place of them."""
    game = dark(1)
    give(game, 1, 39)
    give(game, 0, 5)
    assert refused(game, "mission", die=4, deeds=[5]) == "bad_target"
    assert refused(game, "mission", die=4, deeds=[1]) == "bad_target"
    assert refused(game, "mission", die=4, deeds=[20]) in ("bad_target", "not_a_deed")
    assert refused(game, "mission", die=4, deeds=[39, 5]) == "bad_target"
    assert refused(game, "mission", die=4) == "target_missing"
    assert refused(game, "mission", die=4, deeds=[]) in ("target_missing", "bad_target")
    code = refused(game, "mission", die=4, cash=True)
    assert code in ("target_missing", "target_not_needed", "bad_target")
    code = refused(game, "mission", die=4, deeds=[39], cash=True)
    assert code in ("target_not_needed", "bad_target")


def test_where_nothing_can_be_taken_none_is_accepted():
    """P29 M3: the mission is won, for nothing."""
    for other in (1, 2):
        game = dark(other)
        give(game, 1, 37, 39)
        give(game, 0, 5)
        game.do("mission", die=4, deeds=[])
        assert cash(game) == [1500, 1500, 1500] and game.waiting == "end"
        assert game.deeds[37].owner == 1
        game = dark(other)
        game.do("mission", die=4)
        assert cash(game) == [1500, 1500, 1500] and game.waiting == "end"


def test_the_dark_side_jumps_and_wins_another_turn_from_a_two_on():
    """M3 I4 P3: six and three, six and four; a one costs 100."""
    game = dark(3)
    game.do("mission", die=2, space=0)
    assert cash(game)[0] == 1700 and game.waiting == "end"
    game = dark(4)
    game.do("mission", die=2)
    assert (game.waiting, game.turn) == ("roll", 0)
    assert refused(game, "end_turn") == "must_roll_first"
    for other in (3, 4):
        game = dark(other)
        game.do("mission", die=1, space=0)
        assert cash(game)[0] == 1400 and game.waiting == "end"


def test_the_dark_side_moves_another_player_from_a_four_on():
    """M3 I5 P30: double sixes; the roll of the doubles follows."""
    game = dark(6)
    put(game, 1, 35)
    game.do("mission", die=4, seat=1, space=0)
    assert cash(game) == [1500, 1500, 1500] and game.seats[1].space == 0
    assert (game.waiting, game.turn) == ("roll", 0)
    game = dark(6)
    game.do("mission", die=3, seat=1, space=30)
    assert cash(game)[0] == 1400 and not game.seats[1].jailed and game.waiting == "roll"


def test_a_destroyed_player_leaves_everything_as_it_stands():
    """M3 I7: cash, houses, mortgages and deeds go over, no fee is due, nothing returns."""
    game = dark(5)
    give(game, 1, 37, 39, houses=2)
    give(game, 1, 5, mortgaged=True)
    give(game, 0, 15)
    set_cash(game, 1, 777)
    game.do("mission", die=6, seat=1)
    assert cash(game) == [2277, 0, 1500] and total_money(game) == 4500
    assert game.seats[1].out and list(game.seats[1].deeds) == []
    assert sorted(game.seats[0].deeds) == [5, 15, 37, 39]
    assert game.deeds[37].houses == 2 and game.deeds[39].houses == 2
    assert game.deeds[5].mortgaged and game.houses_left == 28
    assert (game.waiting, game.waiting_seat, game.turn) == ("end", 0, 0)
    assert not game.over
    game.do("end_turn")
    assert (game.waiting, game.turn) == ("roll", 2)


def test_destroying_takes_a_six_and_failing_costs_two_hundred():
    """M3: the highest price of all missions, owed to the bank when short."""
    game = dark(5)
    game.do("mission", die=5, seat=1)
    assert cash(game) == [1300, 1500, 1500] and not game.seats[1].out and game.waiting == "end"
    game = dark(5)
    give(game, 0, 39)
    set_cash(game, 0, 150)
    game.do("mission", die=1, seat=1)
    assert game.waiting == "debt" and tuple(game.debt) == (0, "bank", 200)
    game.do("mortgage", seat=0, deed=39)
    game.do("settle", seat=0)
    assert cash(game)[0] == 150 and (game.waiting, game.turn) == ("end", 0)


def test_who_cannot_pay_for_the_failure_goes_bankrupt_to_the_bank():
    """M3: the turn passes to the next player."""
    game = dark(5)
    set_cash(game, 0, 150)
    game.do("mission", die=5, seat=1)
    game.do("bankrupt", seat=0)
    assert game.seats[0].out and (game.waiting, game.turn) == ("roll", 1)


def test_only_another_player_still_in_can_be_destroyed():
    """M3 P29: not oneself, nobody who is out, and somebody has to be named."""
    game = dark(5, players=("B", "C", "D"))
    game.do("resign", seat=2)
    assert refused(game, "mission", die=6) == "target_missing"
    assert refused(game, "mission", die=6, seat=0) == "bad_target"
    assert refused(game, "mission", die=6, seat=2) in ("player_out", "bad_target")
    assert refused(game, "mission", die=6, seat=4) == "bad_seat"


def test_the_jail_card_of_a_destroyed_player_goes_back_into_its_deck():
    """I7: the attacker does not get it, and it can be drawn again."""

    def draw(game):
        roll_to(game, 7)
        game.do("card", card="ch08")
        game.do("end_turn")
        roll_to(game, 20)
        game.do("end_turn")

    game = dark(5, before=draw, first=1)
    assert game.seats[1].jail_cards == 1
    game.do("mission", die=6, seat=1)
    assert game.seats[0].jail_cards == 0 and game.seats[1].jail_cards == 0
    game.do("end_turn")
    roll_to(game, 7)
    game.do("card", card="ch08")
    assert game.seats[2].jail_cards == 1


def test_rent_left_open_by_a_destroyed_player_is_void():
    """I7 M3: there is nobody left to ask for it."""
    game = Game("clone_wars", [("A", "Asajj Ventress"), "B", "C"], special=True, rent="ask")
    give(game, 1, 39)
    roll_to(game, 39, (5, 6))
    assert len(game.claims) == 1
    game.do("mission", die=6, seat=1)
    assert len(game.claims) == 0 and game.deeds[39].owner == 0
    assert refused(game, "claim_rent", seat=0) == "no_claim"


def test_destroying_the_last_other_player_wins_the_game():
    """M3 I7: one player is left."""
    game = dark(5, players=("B",))
    give(game, 1, 39)
    game.do("mission", die=6, seat=1)
    assert game.over and game.winner == 0 and game.waiting == "over"
    assert cash(game) == [3000, 0] and game.deeds[39].owner == 0


def test_a_destroyed_player_ends_a_short_game():
    """I29 I7: over at once; the spoils are counted, and still the richest wins."""

    def deal(game):
        hands = ((1, 5, 6), (11, 12, 15), (16, 21, 25))
        for seat in range(3):
            for deed in hands[seat]:
                game.do("deal", seat=seat, deed=deed)
        game.do("begin")

    game = dark(5, mode="short", before=deal)
    game.do("mission", die=6, seat=2)
    assert game.over and game.winner == 0 and list(game.ranking()) == [0, 1, 2]
    assert sorted(game.seats[0].deeds) == [1, 5, 6, 16, 21, 25] and cash(game)[0] == 3000
    game = dark(5, mode="short", before=deal)
    set_cash(game, 1, 9000)
    game.do("mission", die=6, seat=2)
    assert game.over and game.winner == 1 and list(game.ranking()) == [1, 0, 2]


def test_more_properties_than_the_mission_gives_are_refused():
    """M3 P29: one for six and one, two for six and two, though each could be had alone."""
    for other, most in ((1, 1), (2, 2)):
        game = dark(other)
        give(game, 1, 5, 39)
        give(game, 2, 12)
        named = [5, 12, 39]
        assert refused(game, "mission", die=4, deeds=named[: most + 1]) == "bad_target"
        game.do("mission", die=4, deeds=named[:most])
        assert sorted(game.seats[0].deeds) == named[:most]
