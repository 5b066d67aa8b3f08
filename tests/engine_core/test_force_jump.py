"""The jump of double ones (the Force): to any space, resolved as if landed on."""

from tests.engine_core.table import cash, game_of, give, put, refused, roll_to, set_cash


def doubled(number, edition="saga", players=3, **settings):
    """Seat 0 has rolled this double and rests on Free Parking, where nothing happens."""
    game = game_of(edition, players, special=True, **settings)
    roll_to(game, 20, (number, number))
    return game


def test_a_jump_to_a_free_property_offers_it():
    """F2 I4: the space is resolved as if landed on, then the turn ends."""
    game = doubled(1)
    game.do("force", space=39)
    assert (game.waiting, game.waiting_seat, game.seats[0].space) == ("buy", 0, 39)
    assert refused(game, "end_turn") == "something_open"
    game.do("buy")
    assert game.deeds[39].owner == 0 and cash(game)[0] == 1100 and game.waiting == "end"
    game = doubled(1)
    game.do("force", space=39)
    game.do("decline")
    game.do("bid", seat=2, amount=7)
    game.do("hammer")
    assert (game.deeds[39].owner, game.waiting, game.turn) == (2, "end", 0)


def test_a_jump_pays_the_salary_on_go_and_not_past_it():
    """F2 I4: GO pays 200 when jumped to; jumping past it pays nothing."""
    game = doubled(1)
    game.do("force", space=0)
    assert cash(game)[0] == 1700 and game.waiting == "end" and game.seats[0].space == 0
    game = doubled(1)
    give(game, 0, 5)
    game.do("force", space=5)
    assert cash(game)[0] == 1500 and game.waiting == "end" and game.seats[0].space == 5


def test_a_jump_to_the_jail_corner_is_a_visit_and_to_the_policeman_is_jail():
    """F2 I4: space 10 means Just Visiting; space 30 is resolved and jails."""
    game = doubled(1)
    game.do("force", space=10)
    assert not game.seats[0].jailed and game.seats[0].space == 10 and game.waiting == "end"
    game = doubled(1)
    game.do("force", space=30)
    assert game.seats[0].jailed and game.seats[0].space == 10 and game.waiting == "end"
    assert cash(game)[0] == 1500


def test_a_jump_may_go_to_any_space_also_the_one_stood_on():
    """F2 I4: any space is any space, and it is resolved once more."""
    game = doubled(1)
    game.do("force", space=20)
    assert game.waiting == "end" and game.seats[0].space == 20
    game = game_of("saga", special=True)
    put(game, 0, 38)
    game.do("roll", dice=(1, 1))
    assert cash(game)[0] == 1700 and game.waiting == "roll"
    game.do("force", space=0)
    assert cash(game)[0] == 1900


def test_a_jump_to_a_players_property_costs_its_rent_and_can_open_a_debt():
    """F2 I4: rent as if landed on; after the debt the turn is over."""
    game = doubled(1)
    give(game, 1, 39)
    give(game, 0, 5)
    set_cash(game, 0, 10)
    game.do("force", space=39)
    assert game.waiting == "debt" and tuple(game.debt) == (0, 1, 50)
    game.do("mortgage", seat=0, deed=5)
    game.do("settle", seat=0)
    assert cash(game) == [60, 1550, 1500] and game.waiting == "end"


def test_a_jump_to_a_tax_or_a_card_space_asks_as_usual():
    """F2 I4: the choice of the tax and the drawn card belong to the space."""
    game = doubled(1)
    game.do("force", space=4)
    assert (game.waiting, game.waiting_seat) == ("tax", 0)
    game.do("tax", how="percent")
    assert cash(game)[0] == 1350 and game.waiting == "end"
    game = doubled(1)
    game.do("force", space=33)
    assert game.waiting == "card" and game.deck == "community"
    game.do("card", card="cc01")
    assert cash(game)[0] == 1700 and game.seats[0].space == 0 and game.waiting == "end"


def test_a_utility_reached_by_the_jump_uses_the_roll_of_the_turn():
    """P5 F2: two ones make 4 times 2, with both utilities 10 times 2."""
    game = doubled(1)
    give(game, 1, 12)
    game.do("force", space=12)
    assert cash(game) == [1492, 1508, 1500] and game.waiting == "end"
    game = doubled(1)
    give(game, 1, 12, 28)
    game.do("force", space=28)
    assert cash(game) == [1480, 1520, 1500] and game.waiting == "end"


def test_a_utility_reached_by_the_jump_is_rolled_for_where_the_edition_rolls_afresh():
    """P5 F2: the fresh roll is no double, the turn is over afterwards."""
    game = doubled(1, "saga_de")
    give(game, 1, 12)
    game.do("force", space=12)
    assert (game.waiting, game.waiting_seat) == ("rent_roll", 0)
    game.do("rent_roll", dice=(3, 3))
    assert cash(game) == [1476, 1524, 1500] and game.waiting == "end"
    assert refused(game, "force") == "no_force_now"


def test_a_jump_needs_its_space_and_the_money_needs_none():
    """F2 F3 P29: a missing target is asked for, a superfluous one refused."""
    game = doubled(1)
    assert refused(game, "force") == "target_missing"
    assert refused(game, "force", deed=5) in ("target_missing", "target_not_needed")
    assert refused(game, "force", space=40) == "bad_space"
    assert refused(game, "force", space=5, deed=5) == "target_not_needed"
    assert refused(doubled(2), "force", space=5) == "target_not_needed"
    assert refused(doubled(4), "force", deed=5) == "target_not_needed"
