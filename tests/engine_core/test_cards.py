"""Cards: what they do, where they go, and how the table tells them."""

from tests.engine_core.table import (
    cash,
    game_of,
    give,
    refused,
    rest,
    roll_to,
    set_cash,
    total_money,
)


def drawn(card, chance=True, **settings):
    """Seat 0 landed on a card space (7 or 17) and drew the card."""
    game = game_of(**settings)
    roll_to(game, 7 if chance else 17)
    game.do("card", card=card)
    return game


def at_chance(edition="classic", players=3, **settings):
    game = game_of(edition, players, **settings)
    roll_to(game, 7)
    return game


def test_a_card_space_waits_for_the_card_of_its_deck():
    """R42 P6: the player who landed draws, from the deck named there."""
    game = game_of()
    roll_to(game, 7)
    assert (game.waiting, game.waiting_seat, game.deck) == ("card", 0, "chance")
    game.do("card", card="ch07")
    assert (cash(game), game.waiting) == ([1550, 1500, 1500], "end")
    game.do("end_turn")
    roll_to(game, 33)
    assert (game.waiting, game.waiting_seat, game.deck) == ("card", 1, "community")
    game.do("card", card="cc11")
    assert cash(game) == [1550, 1400, 1500]
    assert game.bank_balance == 50


def test_repairs_are_paid_by_house_and_hotel():
    """R42: three houses on two streets and two hotels: 6 x 25 + 2 x 100."""
    game = game_of()
    give(game, 0, 1, 3, houses=5)
    give(game, 0, 37, 39, houses=3)
    give(game, 1, 6, 8, 9, houses=1)
    roll_to(game, 7)
    game.do("card", card="ch11")
    assert cash(game) == [1150, 1500, 1500]
    assert drawn("cc14", chance=False).seats[0].cash == 1500


def test_cards_for_each_player_leave_out_the_drawer_and_those_who_are_out():
    """I23 R42: four began, one has resigned: two others pay or are paid."""
    for card, space, change in (("ch15", 7, 50), ("cc07", 17, -50)):
        game = game_of(players=4)
        game.do("resign", seat=2)
        roll_to(game, space)
        game.do("card", card=card)
        assert game.seats[0].cash == 1500 - 2 * change
        assert (game.seats[1].cash, game.seats[3].cash) == (1500 + change, 1500 + change)
        assert (game.seats[2].cash, game.waiting) == (0, "end")
        assert total_money(game) == 6000


def test_a_card_from_each_player_is_finished_before_anything_else():
    """I12 I23: the one who is short settles first, then the next one pays."""
    game = game_of()
    set_cash(game, 1, 20)
    roll_to(game, 17)
    game.do("card", card="cc07")
    assert (game.waiting, game.waiting_seat) == ("debt", 1)
    assert tuple(game.debt) == (1, 0, 50)
    assert cash(game) == [1500, 20, 1500]
    assert refused(game, "end_turn") == "something_open"
    game.do("transfer", payer="bank", payee=1, amount=30, why="test")
    game.do("settle", seat=1)
    assert cash(game) == [1600, 0, 1450]
    assert (game.waiting, game.waiting_seat) == ("end", 0)


def test_payments_with_several_players_begin_at_the_drawers_left():
    """I12 I23: the second of two is owed when 70 is there for twice 50."""
    game = game_of(first=1)
    set_cash(game, 1, 70)
    roll_to(game, 7)
    game.do("card", card="ch15")
    assert (game.waiting, tuple(game.debt)) == ("debt", (1, 0, 50))
    assert cash(game) == [1500, 20, 1550]
    game = game_of(first=1)
    set_cash(game, 0, 0)
    set_cash(game, 2, 0)
    roll_to(game, 17)
    game.do("card", card="cc07")
    assert (game.waiting, game.waiting_seat, tuple(game.debt)) == ("debt", 2, (2, 1, 50))


def test_a_card_that_advances_pays_the_salary_and_resolves_the_space():
    """R12 I12 P5: from 36 over GO to 5; the salary comes before the rent."""
    game = game_of()
    give(game, 1, 5)
    set_cash(game, 0, 0)
    roll_to(game, 36)
    game.do("card", card="ch13")
    assert (game.seats[0].space, cash(game)) == (5, [175, 1525, 1500])
    game = drawn("ch02")
    assert (game.seats[0].space, game.seats[0].cash, game.waiting) == (24, 1500, "buy")
    game = game_of()
    roll_to(game, 22)
    game.do("card", card="ch03")
    assert (game.seats[0].space, game.seats[0].cash, game.waiting) == (11, 1700, "buy")


def test_advancing_to_the_space_one_stands_on_is_a_full_lap():
    """P5 I12: 200, and the space is resolved again: another card."""
    game = at_chance()
    game.do("card_says", effect="advance_to", numbers=(7,))
    assert (game.seats[0].space, game.seats[0].cash) == (7, 1700)
    assert (game.waiting, game.deck) == ("card", "chance")


def test_three_back_leads_to_a_tax_or_to_another_card():
    """I12 R13: the chain is played to its end before the turn goes on."""
    game = drawn("ch09")
    assert (game.seats[0].space, game.waiting, game.waiting_seat) == (4, "tax", 0)
    game = game_of()
    roll_to(game, 36, (2, 2))
    game.do("card", card="ch09")
    assert (game.seats[0].space, game.waiting, game.deck) == (33, "card", "community")
    assert refused(game, "roll", dice=(1, 2)) in ("something_open", "no_roll_now")
    game.do("card", card="cc15")
    assert (game.seats[0].cash, game.waiting, game.turn) == (1510, "roll", 0)


def test_a_card_to_jail_ends_the_turn_even_after_doubles():
    """R13 R50 R42: also when a card advances to the go-to-jail space."""
    for effect, numbers in (("go_to_jail", ()), ("advance_to", (30,))):
        game = game_of()
        roll_to(game, 36, (2, 2))
        game.do("card_says", effect=effect, numbers=numbers)
        assert (game.seats[0].jailed, game.seats[0].space, game.waiting) == (True, 10, "end")
        assert game.seats[0].cash == (1500 if effect == "go_to_jail" else 1700)
    game = at_chance()
    game.do("card_says", effect="advance_to", numbers=(10,))
    assert (game.seats[0].jailed, game.seats[0].space, game.waiting) == (False, 10, "end")


def test_the_nearest_is_the_next_ahead():
    """P10 I24 R20: unowned it may be bought, and GO pays on the way."""
    for chance, card, there, money in (
        (7, "ch05", 15, 1500),
        (22, "ch06", 25, 1500),
        (36, "ch05", 5, 1700),
        (7, "ch04", 12, 1500),
        (22, "ch04", 28, 1500),
        (36, "ch04", 12, 1700),
    ):
        game = game_of()
        roll_to(game, chance)
        game.do("card", card=card)
        assert (game.seats[0].space, game.seats[0].cash, game.waiting) == (there, money, "buy")
        game.do("buy")
        assert game.seats[0].cash == money - (150 if there in (12, 28) else 200)


def test_the_nearest_transport_costs_double():
    """I24 P10 I2: two owned, one of them mortgaged, usually 50: 100."""
    game = game_of()
    give(game, 1, 15)
    give(game, 1, 35, mortgaged=True)
    roll_to(game, 7)
    game.do("card", card="ch06")
    assert (cash(game), game.waiting) == ([1400, 1600, 1500], "end")


def test_the_nearest_utility_costs_ten_times_a_fresh_roll():
    """I24 P10 P5 P6: with one owned or both, in every edition; its doubles do not count."""
    for edition in ("classic", "clone_wars", "saga_de"):
        for owned in ((12,), (12, 28)):
            game = game_of(edition)
            give(game, 1, *owned)
            roll_to(game, 7)
            game.do("card", card="ch04")
            assert (game.waiting, game.waiting_seat) == ("rent_roll", 0)
            game.do("rent_roll", dice=(4, 4))
            assert (cash(game), game.waiting) == ([1420, 1580, 1500], "end")


def test_the_terms_of_the_nearest_card_end_with_its_landing():
    """I24 P10: the extra roll after it leads to an ordinary rent."""
    for card, deed, then, rent in (("ch05", 15, 25, 25), ("ch04", 12, 28, 12)):
        game = game_of()
        give(game, 1, then)
        roll_to(game, 7, (2, 2))
        game.do("card", card=card)
        assert (game.seats[0].space, game.waiting) == (deed, "buy")
        game.do("decline")
        game.do("hammer")
        roll_to(game, then, (1, 2))
        assert (cash(game), game.waiting) == ([1500 - rent, 1500 + rent, 1500], "end")


def test_a_nearest_one_that_is_ones_own_or_mortgaged_costs_nothing():
    """P10: no rent roll is made for it either."""
    for card, deed in (("ch05", 15), ("ch04", 12)):
        for owner, mortgaged in ((0, False), (0, True), (1, True)):
            game = game_of()
            give(game, owner, deed, mortgaged=mortgaged)
            roll_to(game, 7)
            game.do("card", card=card)
            assert (game.seats[0].space, game.waiting) == (deed, "end")
            assert cash(game) == [1500, 1500, 1500]


def test_a_utility_reached_by_another_card_uses_the_last_roll():
    """P5 R33: 4 x 7 on the classic board, a fresh roll in the German saga."""
    game = game_of()
    give(game, 1, 12)
    game.do("roll", dice=(3, 4))
    game.do("card_says", effect="advance_to", numbers=(12,))
    assert (cash(game), game.waiting) == ([1472, 1528, 1500], "end")
    game = game_of("saga_de")
    give(game, 1, 12)
    game.do("roll", dice=(3, 4))
    game.do("card_says", effect="advance_to", numbers=(12,))
    assert (game.waiting, game.waiting_seat) == ("rent_roll", 0)
    game.do("rent_roll", dice=(1, 1))
    assert (cash(game), game.waiting) == ([1492, 1508, 1500], "end")


def test_a_jail_card_is_kept_and_cannot_be_drawn_meanwhile():
    """R42 P9: until it is used, whether told by its name or by its effect."""
    game = drawn("ch08", players=2)
    assert (game.seats[0].jail_cards, game.waiting) == (1, "end")
    game.do("end_turn")
    roll_to(game, 7)
    assert refused(game, "card", card="ch08") == "card_held"
    assert refused(game, "card_says", effect="jail_card", numbers=()) == "card_held"
    game.do("card", card="ch07")
    game.do("end_turn")
    roll_to(game, 17)
    game.do("card_says", effect="jail_card", numbers=())
    assert game.seats[0].jail_cards == 2
    game.do("end_turn")
    roll_to(game, 17)
    assert refused(game, "card", card="cc05") == "card_held"


def test_a_used_jail_card_may_be_drawn_again():
    """R42 P9: it went back to the deck it came from."""
    game = drawn("ch08", players=2)
    game.do("end_turn")
    rest(game)
    roll_to(game, 30)
    game.do("end_turn")
    rest(game)
    game.do("use_jail_card")
    game.do("roll", dice=(4, 6))
    game.do("end_turn")
    roll_to(game, 7)
    game.do("card", card="ch08")
    assert [seat.jail_cards for seat in game.seats] == [0, 1]


def draw(game):
    """One turn on a community space with the unit's deck: what the drawn card did."""
    set_cash(game, 0, 1500)
    set_cash(game, 1, 1500)
    seat = game.seats[game.turn]
    held = seat.jail_cards
    roll_to(game, 17)
    game.do("card")
    seat = game.seats[game.turn]
    did = (seat.cash - 1500, seat.space, seat.jailed, seat.jail_cards - held)
    game.do("end_turn")
    return did


def test_drawn_cards_go_to_the_bottom_of_their_deck():
    """R42: the kept jail card is missing in the second round and last after its use."""
    game = game_of(players=2, cards="unit", seed=3)
    first = [draw(game) for _ in range(16)]
    kept = (0, 17, False, 1)
    assert len([did for did in first if did == kept]) == 1
    assert (0, 10, True, 0) in first and (50, 17, False, 0) in first
    without = [did for did in first if did != kept]
    assert [draw(game) for _ in range(15)] == without
    holder = 0 if game.seats[0].jail_cards else 1
    if game.turn != holder:
        rest(game)
    roll_to(game, 30)
    game.do("end_turn")
    rest(game)
    game.do("use_jail_card")
    rest(game)
    assert [draw(game) for _ in range(16)] == without + [kept]


def test_the_unit_draws_when_it_was_asked_to():
    """P8: it waits for the command, takes no card's name, but listens to what a card says."""
    game = at_chance(cards="unit")
    assert game.waiting == "card"
    assert refused(game, "card", card="ch07") == "unit_draws"
    game.do("card_says", effect="collect", numbers=(50,))
    assert (game.seats[0].cash, game.waiting) == (1550, "end")


def test_every_card_can_be_told_by_what_it_says_in_every_edition():
    """P8: numbers are a tuple."""
    for edition in ("classic", "classic_2008", "trilogy", "saga", "clone_wars", "saga_de"):
        flat = edition in ("classic_2008", "clone_wars", "saga_de")
        for effect, numbers, money, space in (
            ("collect", (50,), 1550, 7),
            ("pay", (15,), 1485, 7),
            ("collect_each", (10,), 1520, 7),
            ("pay_each", (10,), 1480, 7),
            ("repairs", (25, 100), 1450, 7),
            ("advance_to", (24,), 1500, 24),
            ("nearest", ("transport",), 1500, 15),
            ("nearest", ("utility",), 1500, 12),
            ("back", (3,), 1300 if flat else 1500, 4),
            ("go_to_jail", (), 1500, 10),
            ("jail_card", (), 1500, 7),
        ):
            game = game_of(edition)
            give(game, 0, 37, 39, houses=1)
            roll_to(game, 7)
            game.do("card_says", effect=effect, numbers=numbers)
            assert (game.seats[0].cash, game.seats[0].space) == (money, space)


def test_a_card_told_wrongly_is_refused():
    """P8 P9 R42: wrong moment, wrong deck, wrong name, wrong effect, wrong numbers."""
    game = game_of()
    assert refused(game, "card", card="ch07") == "no_card_now"
    assert refused(game, "card_says", effect="collect", numbers=(50,)) == "no_card_now"
    roll_to(game, 7)
    assert refused(game, "card") == "card_missing"
    assert refused(game, "card", card="cc02") == "unknown_card"
    assert refused(game, "card", card="ch99") == "unknown_card"
    assert refused(game, "card", card=7) == "unknown_card"
    assert refused(game, "card_says", effect="dance", numbers=()) == "unknown_effect"
    assert refused(game, "card_says", numbers=()) == "missing_argument"
    wrong = ("bad_numbers", "bad_amount", "bad_space", "no_such_space", "bad_choice")
    for effect, several in (
        ("collect", ((), (50, 60), (-5,), 50)),
        ("pay", ((1.5,), ("15",))),
        ("repairs", ((25,), (25, -1))),
        ("advance_to", ((40,), (-1,))),
        ("nearest", (("street",), (12,))),
        ("back", ((), ("3",))),
        ("jail_card", ((1,),)),
        ("go_to_jail", ((10,),)),
    ):
        for numbers in several:
            assert refused(game, "card_says", effect=effect, numbers=numbers) in wrong
    assert refused(game, "end_turn") == "something_open"
