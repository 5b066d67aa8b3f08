"""The fight for a property after double sixes (the Force)."""

from engine_core import Game
from tests.engine_core.table import cash, game_of, give, refused, roll_to


def sixes(*deeds, edition="saga", players=3, owner=1, mortgaged=False, houses=0, **settings):
    """Seat 0 has rolled double sixes onto Free Parking; another seat owns these deeds."""
    game = game_of(edition, players, special=True, **settings)
    give(game, owner, *deeds, mortgaged=mortgaged, houses=houses)
    roll_to(game, 20, (6, 6))
    return game


def test_the_higher_die_takes_the_property():
    """F7: the attacker wins it, no money moves, the turn is over."""
    for edition in ("saga", "saga_de"):
        game = sixes(39, edition=edition)
        game.do("force", deed=39)
        assert (game.waiting, game.waiting_seat, game.deeds[39].owner) == ("duel", None, 1)
        game.do("duel", attacker=4, defender=3)
        assert game.deeds[39].owner == 0 and cash(game) == [1500, 1500, 1500]
        assert list(game.seats[0].deeds) == [39] and list(game.seats[1].deeds) == []
        assert (game.waiting, game.waiting_seat, game.turn) == ("end", 0, 0)


def test_the_higher_die_keeps_the_property():
    """F7: the defender wins, nothing changes hands, and the turn is over all the same."""
    game = sixes(39)
    game.do("force", deed=39)
    game.do("duel", attacker=1, defender=6)
    assert game.deeds[39].owner == 1 and cash(game) == [1500, 1500, 1500]
    assert game.waiting == "end"
    assert refused(game, "force", deed=39) == "no_force_now"
    assert refused(game, "duel", attacker=6, defender=1) == "no_duel"


def test_a_tie_is_rolled_again():
    """F7 P30: equal dice keep the duel open until one is higher."""
    game = sixes(39)
    game.do("force", deed=39)
    for die in (1, 6, 3):
        game.do("duel", attacker=die, defender=die)
        assert (game.waiting, game.waiting_seat, game.deeds[39].owner) == ("duel", None, 1)
    game.do("duel", attacker=2, defender=1)
    assert game.deeds[39].owner == 0 and game.waiting == "end"


def test_a_mortgaged_property_is_won_with_its_mortgage_and_without_a_fee():
    """I6 F7: no 10 % is due and nothing has to be answered."""
    game = sixes(39, mortgaged=True)
    game.do("force", deed=39)
    game.do("duel", attacker=6, defender=5)
    assert game.deeds[39].owner == 0 and game.deeds[39].mortgaged
    assert cash(game) == [1500, 1500, 1500] and game.waiting == "end"


def test_a_full_colour_set_cannot_be_fought_for():
    """F7 I6: not even one with a mortgaged street, while other deeds of that owner can be."""
    game = sixes(1, 3, 39)
    assert refused(game, "force", deed=1) == "bad_target"
    game.do("mortgage", seat=1, deed=3)
    assert refused(game, "force", deed=1) == "bad_target"
    assert refused(game, "force", deed=3) == "bad_target"
    game.do("force", deed=39)
    assert game.waiting == "duel"


def test_a_set_with_one_street_missing_can_be_fought_for():
    """F7: two of three, and a set shared by two players, are no full sets."""
    game = sixes(6, 8)
    game.do("force", deed=8)
    game.do("duel", attacker=2, defender=1)
    assert [game.deeds[deed].owner for deed in (6, 8, 9)] == [1, 0, None]
    game = sixes(6, 8)
    give(game, 0, 9)
    game.do("force", deed=6)
    game.do("duel", attacker=2, defender=1)
    assert [game.deeds[deed].owner for deed in (6, 8, 9)] == [0, 1, 0]


def test_ships_and_utilities_can_always_be_fought_for():
    """I6 F7: all four ships or both utilities of one player are no colour set."""
    game = sixes(5, 15, 25, 35)
    game.do("force", deed=25)
    game.do("duel", attacker=5, defender=2)
    assert [game.deeds[deed].owner for deed in (5, 15, 25, 35)] == [1, 1, 0, 1]
    game = sixes(12, 28)
    game.do("force", deed=28)
    game.do("duel", attacker=5, defender=2)
    assert [game.deeds[deed].owner for deed in (12, 28)] == [1, 0]


def test_no_duel_splits_a_set_with_buildings():
    """I21 F7: a street of a built set is no target, with or without a house on itself."""
    game = sixes(37, 39, 5)
    give(game, 1, 37, houses=1)
    assert refused(game, "force", deed=37) == "bad_target"
    assert refused(game, "force", deed=39) == "bad_target"
    assert game.deeds[37].houses == 1


def test_only_another_players_property_is_fought_for():
    """F7: not the own one, not the bank's, and not a space without a deed."""
    game = sixes(39)
    give(game, 0, 5)
    assert refused(game, "force", deed=5) == "bad_target"
    assert refused(game, "force", deed=15) == "bad_target"
    assert refused(game, "force", deed=20) in ("not_a_deed", "bad_target")
    assert refused(game, "force", deed=40) in ("bad_space", "not_a_deed")
    assert refused(game, "force") == "target_missing"
    assert refused(game, "force", space=39) in ("target_missing", "target_not_needed")


def test_without_any_property_to_fight_for_the_force_is_refused():
    """P30: nobody owns anything, or only full sets and the attacker's own deeds are left."""
    game = sixes()
    assert refused(game, "force") in ("nothing_to_fight_for", "target_missing")
    assert refused(game, "force", deed=39) in ("nothing_to_fight_for", "bad_target")
    assert game.waiting == "roll"
    game = sixes(37, 39)
    give(game, 0, 5)
    assert refused(game, "force") in ("nothing_to_fight_for", "target_missing")
    assert refused(game, "force", deed=37) in ("nothing_to_fight_for", "bad_target")
    game.do("roll", dice=(1, 2))
    assert game.seats[0].space == 23


def test_during_a_duel_nothing_else_is_done():
    """F7 P2: no deal, no turn, no roll before the dice have spoken."""
    game = sixes(39, 5)
    give(game, 2, 15, 1, 3)
    game.do("force", deed=39)
    assert refused(game, "end_turn") == "something_open"
    assert refused(game, "roll", dice=(1, 2)) in ("no_roll_now", "something_open")
    assert refused(game, "force", deed=5) in ("no_force_now", "something_open")
    assert refused(game, "mortgage", seat=1, deed=39) == "something_open"
    assert refused(game, "build", seat=2, deed=1) == "something_open"
    gift = {"deeds": [39]}
    assert refused(game, "trade", a=1, b=2, a_gives=gift, b_gives={}) == "something_open"
    assert refused(game, "assign", deed=39, owner=2) == "something_open"


def test_a_duel_takes_one_real_die_from_each_side():
    """F7: dice show 1 to 6 and both are told; without a duel there is none to roll."""
    game = sixes(39)
    assert refused(game, "duel", attacker=2, defender=1) == "no_duel"
    game.do("force", deed=39)
    for bad in (0, 7, -1, 1.5, "x", True, (1, 2)):
        assert refused(game, "duel", attacker=bad, defender=3) == "bad_dice"
        assert refused(game, "duel", attacker=3, defender=bad) == "bad_dice"
    assert refused(game, "duel", attacker=3) in ("dice_missing", "missing_argument")
    assert refused(game, "duel") in ("dice_missing", "missing_argument")


def test_a_jailed_owner_can_lose_the_duel_too():
    """F7: sitting in jail protects nothing."""
    game = game_of("saga", 2, special=True, first=1)
    give(game, 1, 39)
    roll_to(game, 30)
    game.do("end_turn")
    roll_to(game, 20, (6, 6))
    game.do("force", deed=39)
    game.do("duel", attacker=6, defender=1)
    assert game.deeds[39].owner == 0 and game.seats[1].jailed


def test_when_the_attacker_resigns_the_duel_is_off():
    """F7 P30: the property stays, and it is the next player's roll."""
    game = sixes(39)
    game.do("force", deed=39)
    game.do("resign", seat=0)
    assert (game.waiting, game.turn, game.deeds[39].owner) == ("roll", 1, 1)
    assert refused(game, "duel", attacker=6, defender=1) == "no_duel"


def test_when_the_owner_resigns_there_is_nothing_left_to_fight_for():
    """F7 P30: the property is auctioned with the estate and the attacker's turn is over."""
    game = sixes(39)
    game.do("force", deed=39)
    game.do("resign", seat=1)
    assert game.waiting == "auction" and game.auction[0] == 39
    game.do("hammer")
    assert game.deeds[39].owner is None and (game.waiting, game.turn) == ("end", 0)


def test_the_unit_can_roll_the_duel():
    """F7: with the unit's dice nobody tells a die, and sooner or later one side wins."""
    for seed in range(400):
        game = game_of("saga", 2, special=True, dice="unit", seed=seed)
        give(game, 1, 39)
        game.do("roll")
        if game.seats[0].space == 12:
            break
    assert game.seats[0].space == 12
    game.do("decline")
    game.do("hammer")
    assert game.waiting == "roll"
    game.do("force", deed=39)
    assert refused(game, "duel", attacker=6, defender=1) == "dice_not_told"
    for _ in range(50):
        if game.waiting == "duel":
            game.do("duel")
    assert game.waiting == "end" and game.deeds[39].owner in (0, 1)


def red_die(edition, attacker, defender):
    """The seat that rolls the red die when seat 1, of this side, attacks seat 0, of that side."""
    names = {"light": "Yoda", "dark": "Darth Maul"}
    others = {"light": "Luke Skywalker", "dark": "Darth Vader"}
    players = [("A", others[defender]), ("B", names[attacker])]
    game = Game(edition, players, special=True, first=1)
    assert [seat.side for seat in game.seats] == [defender, attacker]
    give(game, 0, 39)
    roll_to(game, 20, (6, 6))
    told = [event for event in game.do("force", deed=39) if event[0] == "challenged"]
    assert len(told) == 1 and told[0][1:4] == (1, 0, 39)
    return told[0][4]


def test_the_dark_side_rolls_the_red_die():
    """F7: whoever attacks; on the same side the attacker does."""
    assert red_die("saga", "dark", "light") == 1
    assert red_die("saga", "light", "dark") == 0
    assert red_die("saga", "dark", "dark") == 1
    assert red_die("saga", "light", "light") == 1


def test_the_german_saga_has_no_red_die():
    """F7: its book names no colours."""
    for attacker in ("dark", "light"):
        for defender in ("dark", "light"):
            assert red_die("saga_de", attacker, defender) is None
