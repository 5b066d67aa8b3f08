"""What legal() offers while something is open, and which deals it offers beside it.

A test names the commands that the rules allow at that moment: those that legal() offers, and no
others. Trades, resigning and the banker's own entries are never among them.
"""

from tests.engine_core.table import game_of, give, roll_to, set_cash


def offers(game) -> set:
    """The commands that legal() names."""
    return set([command for command, _ in game.legal()])


def given(game, command, name) -> list:
    """The different values of an argument with which the command is offered, in order."""
    return sorted(set([given[name] for other, given in game.legal() if other == command]))


def estates(edition="classic", **settings):
    """Seat 0 could build on brown, seat 1 has hotels, seat 2 a mortgaged utility."""
    game = game_of(edition, 3, **settings)
    give(game, 0, 1, 3)
    give(game, 1, 37, 39, houses=5)
    give(game, 2, 12, mortgaged=True)
    return game


def owing(amount, money=0, *deeds, mortgaged=False):
    """Seat 0 has so much cash and these deeds, and a card costs the amount; seat 1 has deeds."""
    game = game_of()
    give(game, 0, *deeds, mortgaged=mortgaged)
    give(game, 1, 37, 39)
    set_cash(game, 0, money)
    roll_to(game, 7)
    game.do("card_says", effect="pay", numbers=(amount,))
    assert game.waiting == "debt"
    return game


def test_at_rest_everybody_is_offered_their_deals():
    """P24 R60 R63 R70 R71: before a roll and at the end of a turn."""
    deals = {"build", "mortgage", "sell_building", "sell_hotels", "lift"}
    game = estates()
    assert offers(game) == {"roll"} | deals
    assert given(game, "build", "seat") == [0] and given(game, "build", "deed") == [1, 3]
    assert given(game, "mortgage", "deed") == [1, 3]
    assert given(game, "sell_building", "deed") == [37, 39]
    assert given(game, "sell_hotels", "group") == ["dark_blue"]
    assert given(game, "lift", "seat") == [2] and given(game, "lift", "deed") == [12]
    roll_to(game, 20)
    assert offers(game) == {"end_turn"} | deals


def test_what_cash_does_not_cover_is_not_offered():
    """R60 R71: a house of 50 and a mortgage of 75 with its tenth, to the last unit."""
    for seat, command, deed, price in ((0, "build", 1, 50), (2, "lift", 12, 83)):
        game = estates()
        set_cash(game, seat, price - 1)
        assert command not in offers(game)
        set_cash(game, seat, price)
        assert deed in given(game, command, "deed")


def test_building_and_selling_are_offered_evenly():
    """R60 R63 P22: up where there are fewest, down where there are most, and no mortgage."""
    game = game_of()
    give(game, 0, 6, 8, 9, houses=1)
    game.do("assign", deed=8, owner=0, houses=2)
    assert offers(game) == {"roll", "build", "sell_building"}
    assert given(game, "build", "deed") == [6, 9]
    assert given(game, "sell_building", "deed") == [8]


def few_houses(left):
    """Seat 2 has hotels on dark blue, and so many houses, 2 to 5, are left in the box."""
    game = game_of()
    give(game, 2, 37, 39, houses=5)
    give(game, 2, 11, 13, 14, houses=4)
    give(game, 2, 16, 18, 19, houses=4)
    give(game, 2, 21, 23, 24, houses=1)
    for deed in (21, 23, 24)[: 5 - left]:
        game.do("assign", deed=deed, owner=2, houses=2)
    assert game.houses_left == left
    return game


def test_a_hotel_without_houses_to_exchange_is_offered_with_its_set_only():
    """R63 P22 I25: with three houses in the box; with four it may go singly."""
    game = few_houses(3)
    assert given(game, "sell_building", "deed") == [11, 13, 14, 16, 18, 19, 21, 23]
    assert given(game, "sell_hotels", "group") == ["dark_blue"]
    assert 37 in given(few_houses(4), "sell_building", "deed")


def test_the_last_houses_are_offered_to_be_contested():
    """R62 P23: by all who have a place for one; a single player just builds."""
    game = few_houses(3)
    assert offers(game) == {"roll", "build", "sell_building", "sell_hotels"}
    give(game, 0, 1, 3)
    assert offers(game) == {
        "roll", "build", "sell_building", "sell_hotels", "mortgage", "contest",
    }  # fmt: skip
    lots = [deal for command, deal in game.legal() if command == "contest"]
    assert {"seats": [0, 2], "kind": "house"} in lots
    roll_to(game, 20)
    assert "contest" in offers(game) and "end_turn" in offers(game)


def test_houses_that_the_box_does_not_hold_are_not_offered():
    """R62: hotels still are, where four houses stand everywhere."""
    game = few_houses(2)
    give(game, 0, 1, 3)
    game.do("assign", deed=1, owner=0, houses=1)
    game.do("assign", deed=3, owner=0, houses=1)
    assert game.houses_left == 0 and "contest" not in offers(game)
    assert given(game, "build", "deed") == [11, 13, 14, 16, 18, 19]


def test_between_turns_only_others_are_offered_mortgages_inside_a_turn():
    """P24: in clone_wars, while the current player owes the roll for doubles."""
    for edition, deals in (
        ("clone_wars", {"lift", "mortgage", "build"}),
        ("classic", {"lift", "mortgage", "build", "sell_building", "sell_hotels"}),
    ):
        game = estates(edition)
        give(game, 2, 5)
        roll_to(game, 20, (2, 2))
        assert offers(game) == {"roll"} | deals, edition
        assert given(game, "build", "seat") == [0] and given(game, "mortgage", "seat") == [0, 2]
        roll_to(game, 20)
        assert "sell_building" in offers(game) and "sell_hotels" in offers(game)


def test_a_property_for_sale_is_bought_or_declined():
    """R20: bought with exactly its price, not with less."""
    for money, expected in ((1500, {"buy", "decline"}), (400, {"buy", "decline"})):
        game = game_of()
        set_cash(game, 0, money)
        roll_to(game, 39)
        assert offers(game) == expected
    game = game_of()
    set_cash(game, 0, 399)
    roll_to(game, 39)
    assert offers(game) == {"decline"}


def test_who_considers_buying_is_offered_the_own_deals_and_nobody_elses():
    """P24: seat 0 has something to build on, to mortgage and to lift."""
    game = estates()
    give(game, 0, 28, mortgaged=True)
    roll_to(game, 26)
    assert offers(game) == {"buy", "decline", "build", "mortgage", "lift"}
    for command in ("build", "mortgage", "lift"):
        assert given(game, command, "seat") == [0]


def test_in_an_auction_all_are_offered_to_bid_and_to_raise_cash():
    """R21 I3 P24: selling and mortgaging, neither building nor lifting."""
    game = estates()
    give(game, 2, 5)
    roll_to(game, 26)
    game.do("decline")
    assert offers(game) == {"bid", "hammer", "sell_building", "sell_hotels", "mortgage"}
    assert given(game, "bid", "seat") == [0, 1, 2]
    assert given(game, "mortgage", "seat") == [0, 2]


def test_a_bid_is_offered_to_those_who_can_pay_for_it():
    """R21 I3: above the last one, from ten on in the child's edition."""
    game = game_of()
    roll_to(game, 26)
    game.do("decline")
    game.do("bid", seat=0, amount=1400)
    set_cash(game, 1, 1400)
    assert given(game, "bid", "seat") == [2] and given(game, "bid", "amount")[0] == 1401
    set_cash(game, 2, 1400)
    assert offers(game) == {"hammer"}
    for money, expected in ((9, {"hammer"}), (10, {"bid", "hammer"})):
        game = game_of("child", 2)
        game.do("roll", dice=(1, 2))
        game.do("land", space=16)
        set_cash(game, 0, money)
        set_cash(game, 1, money)
        game.do("decline")
        assert offers(game) == expected


def lot(game):
    """Seats 0 and 1 contest a house; seat 2 has no place for one."""
    give(game, 0, 1, 3)
    give(game, 1, 37, 39)
    game.do("assign", deed=37, owner=1, houses=1)
    game.do("contest", seats=[0, 1], kind="house")
    return game


def test_a_building_lot_is_offered_to_those_with_a_place_and_then_to_be_placed():
    """R62 P23: while it waits for its place nobody deals."""
    game = lot(game_of())
    assert offers(game) == {"bid", "hammer", "sell_building", "mortgage"}
    assert given(game, "bid", "seat") == [0, 1]
    game.do("bid", seat=1, amount=5)
    game.do("hammer")
    assert offers(game) == {"place"}
    assert given(game, "place", "seat") == [1] and given(game, "place", "deed") == [39]
    game = lot(game_of())
    game.do("bid", seat=0, amount=5)
    game.do("hammer")
    assert offers(game) == {"place"} and given(game, "place", "deed") == [1, 3]


def test_a_token_on_its_way_is_offered_every_space():
    """I19 P7: with and without a passing of GO; nobody deals meanwhile."""
    game = game_of("child")
    give(game, 1, 15, 16)
    game.do("roll", dice=(1, 2))
    assert offers(game) == {"land"}
    for passed in (False, True):
        told = [deal for _, deal in game.legal() if deal.get("passed_go", False) == passed]
        assert [deal["space"] for deal in told] == list(range(25))


def test_a_rent_roll_is_all_that_is_offered_while_it_is_awaited():
    """R33 P24: thirty-six at the table, one without dice where the unit rolls."""
    game = estates("saga_de")
    give(game, 1, 28)
    roll_to(game, 28)
    assert offers(game) == {"rent_roll"} and len(list(game.legal())) == 36
    for seed in range(50):
        game = game_of("saga_de", dice="unit", seed=seed)
        give(game, 1, 12, 28)
        game.do("roll")
        if game.seats[0].space == 12:
            break
    assert list(game.legal()) == [("rent_roll", {})]


def test_a_tax_is_offered_as_the_edition_knows_it():
    """R40 P39: the choice, or an amount to be told; nobody deals meanwhile."""
    game = estates()
    roll_to(game, 4)
    assert offers(game) == {"tax"} and given(game, "tax", "how") == ["flat", "percent"]
    game = game_of("child")
    give(game, 1, 15, 16)
    game.do("roll", dice=(1, 2))
    game.do("land", space=22)
    assert offers(game) == {"tax"} and given(game, "tax", "how") == ["flat"]
    assert min(given(game, "tax", "amount")) > 0


def test_a_card_is_offered_from_its_deck():
    """R42 P8 P9: all sixteen but a jail card that is held; the unit draws without a name."""
    game = estates()
    roll_to(game, 7, (1, 1))
    assert offers(game) == {"card"} and len(given(game, "card", "card")) == 16
    game.do("card", card="ch08")
    roll_to(game, 7)
    assert len(given(game, "card", "card")) == 15 and "ch08" not in given(game, "card", "card")
    game = estates(cards="unit")
    roll_to(game, 7)
    assert list(game.legal()) == [("card", {})]


def test_a_card_of_an_unknown_deck_is_offered_by_what_it_says():
    """P8 P9: with both settings; the jail card as long as nobody holds it."""
    for setting in ("table", "unit"):
        game = game_of("child", cards=setting)
        game.do("roll", dice=(1, 1))
        game.do("land", space=23)
        assert offers(game) == {"card_says"}
        assert "jail_card" in given(game, "card_says", "effect")
        game.do("card_says", effect="jail_card", numbers=())
        game.do("roll", dice=(1, 2))
        game.do("land", space=23)
        assert offers(game) == {"card_says"}
        assert "jail_card" not in given(game, "card_says", "effect")


def test_a_duel_is_all_that_is_offered_until_it_is_decided():
    """F7 P30: at the table with two dice, also after a tie."""
    game = game_of("saga", special=True)
    give(game, 1, 39, 5)
    roll_to(game, 20, (6, 6))
    game.do("force", deed=39)
    assert offers(game) == {"duel"}
    assert True in [deal["attacker"] > deal["defender"] for _, deal in game.legal()]
    game.do("duel", attacker=3, defender=3)
    assert offers(game) == {"duel"}
    game.do("duel", attacker=4, defender=3)
    assert offers(game) == {"end_turn", "mortgage"}


def test_a_debtor_who_has_the_cash_is_offered_to_settle():
    """R76 P14 P15: and to raise more; nobody else deals."""
    game = owing(100, 40, 5, 12)
    assert offers(game) == {"mortgage"}
    assert given(game, "mortgage", "deed") == [5, 12]
    game.do("mortgage", seat=0, deed=12)
    assert offers(game) == {"settle", "mortgage"}
    game.do("mortgage", seat=0, deed=5)
    assert offers(game) == {"settle"} and given(game, "settle", "seat") == [0]


def test_a_debtor_with_buildings_is_offered_to_sell_them():
    """R76 P15: hotels singly and as a set; neither building nor lifting."""
    game = game_of()
    give(game, 0, 1, 3, houses=4)
    game.do("assign", deed=3, owner=0, houses=5)
    give(game, 0, 12, mortgaged=True)
    give(game, 1, 5)
    set_cash(game, 0, 90)
    roll_to(game, 7)
    game.do("card_says", effect="pay", numbers=(100,))
    assert offers(game) == {"sell_building", "sell_hotels"}
    assert given(game, "sell_building", "deed") == [3]


def test_a_debtor_who_cannot_raise_it_is_offered_bankruptcy():
    """I14 P15: with 60 in cash and a mortgage of 100, from 161 on."""
    assert offers(owing(160, 60, 5)) == {"mortgage"}
    game = owing(161, 60, 5)
    assert offers(game) == {"mortgage", "bankrupt"} and given(game, "bankrupt", "seat") == [0]
    assert offers(owing(161, 60, 5, mortgaged=True)) == {"bankrupt"}


def heir(money):
    """Seat 1, with so much cash and an old mortgage, has inherited two mortgaged deeds."""
    game = game_of()
    give(game, 1, 39)
    give(game, 1, 28, mortgaged=True)
    give(game, 0, 5, 12, mortgaged=True)
    set_cash(game, 0, 0)
    set_cash(game, 1, money)
    roll_to(game, 39)
    game.do("bankrupt", seat=0)
    assert game.waiting == "inherit"
    return game


def test_an_heir_is_offered_to_lift_or_to_keep_each_inherited_mortgage():
    """P18 R77: not the old one; mortgaging goes on, and keeping needs no cash."""
    game = heir(1500)
    assert offers(game) == {"keep_mortgage", "lift", "mortgage"}
    assert given(game, "keep_mortgage", "deed") == [5, 12]
    assert given(game, "lift", "deed") == [5, 12] and given(game, "lift", "seat") == [1]
    assert given(game, "mortgage", "deed") == [39]
    game.do("keep_mortgage", seat=1, deed=5)
    assert given(game, "keep_mortgage", "deed") == [12] and given(game, "lift", "deed") == [12]
    assert given(heir(109), "lift", "deed") == [12] and given(heir(110), "lift", "deed") == [5, 12]
    assert offers(heir(0)) == {"keep_mortgage", "mortgage"}
