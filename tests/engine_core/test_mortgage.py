"""Mortgages: what a deed brings, what lifting costs, and what an heir does with them."""

from tests.engine_core.table import cash, game_of, give, refused, roll_to, set_cash, total_money

OPEN = ("something_open", "not_your_turn")


def ruined(*mortgaged, players=3, money=30):
    """Seat 0 owes 2000 to seat 1's hotel and holds these mortgaged deeds."""
    game = game_of(players=players)
    give(game, 1, 37, 39, houses=5)
    give(game, 0, *mortgaged, mortgaged=True)
    set_cash(game, 0, money)
    roll_to(game, 39)
    assert game.debt == (0, 1, 2000)
    return game


def test_a_mortgage_pays_the_printed_value():
    """R70: street, ship and utility bring half their price, and the deed stays the owner's."""
    game = game_of()
    give(game, 0, 39, 5, 12)
    for deed, balance in ((39, 1700), (5, 1800), (12, 1875)):
        game.do("mortgage", seat=0, deed=deed)
        assert cash(game)[0] == balance
        assert game.deeds[deed].mortgaged and game.deeds[deed].owner == 0
    assert game.bank_balance == -375 and total_money(game) == 4500
    assert sorted(game.seats[0].deeds) == [5, 12, 39]


def test_a_mortgaged_deed_earns_no_rent():
    """R70: landing on it costs nothing."""
    game = game_of()
    give(game, 1, 39, mortgaged=True)
    assert game.rent_of(39, 7) == 0
    roll_to(game, 39)
    assert game.waiting == "end" and cash(game) == [1500, 1500, 1500]


def test_no_street_of_a_built_set_is_mortgaged():
    """R70: a house on one street of the set forbids mortgaging any of them."""
    game = game_of()
    give(game, 0, 37, 39, 5)
    game.do("build", seat=0, deed=37)
    assert refused(game, "mortgage", seat=0, deed=37) == "set_has_buildings"
    assert refused(game, "mortgage", seat=0, deed=39) == "set_has_buildings"
    game.do("mortgage", seat=0, deed=5)
    game.do("sell_building", seat=0, deed=37)
    game.do("mortgage", seat=0, deed=39)
    assert game.deeds[39].mortgaged and cash(game)[0] == 1700


def test_hotels_too_stand_in_the_way_of_a_mortgage():
    """R70: a set with hotels is cleared first."""
    game = game_of()
    give(game, 2, 6, 8, 9, houses=5)
    assert refused(game, "mortgage", seat=2, deed=6) == "set_has_buildings"
    game.do("sell_hotels", seat=2, group="light_blue")
    for deed in (6, 8, 9):
        game.do("mortgage", seat=2, deed=deed)
    assert cash(game)[2] == 2035


def test_a_part_of_a_set_may_be_mortgaged():
    """R70: a street whose set is divided has no buildings to mind."""
    game = game_of()
    give(game, 0, 37)
    give(game, 1, 39)
    game.do("mortgage", seat=0, deed=37)
    assert cash(game) == [1675, 1500, 1500] and not game.deeds[39].mortgaged


def test_only_the_owner_mortgages_and_only_once():
    """R70: other seats, the bank's deeds and mortgaged deeds are refused."""
    game = game_of()
    give(game, 0, 39)
    assert refused(game, "mortgage", seat=1, deed=39) == "not_owner"
    assert refused(game, "mortgage", seat=0, deed=37) == "not_owner"
    assert refused(game, "mortgage", seat=0, deed=20) == "not_a_deed"
    assert refused(game, "mortgage", seat=0, deed=40) in ("bad_space", "not_a_deed")
    assert refused(game, "mortgage", seat=5, deed=39) == "bad_seat"
    assert refused(game, "mortgage", seat=0) == "missing_argument"
    game.do("mortgage", seat=0, deed=39)
    assert refused(game, "mortgage", seat=0, deed=39) == "already_mortgaged"


def test_lifting_costs_the_mortgage_and_a_tenth_rounded_up():
    """R71 R72 I1: 75 costs 83 to lift, 175 costs 193; whole tenths stay as they are."""
    game = game_of()
    for deed, price in (
        (1, 33), (6, 55), (9, 66), (11, 77), (12, 83), (14, 88), (16, 99), (5, 110), (21, 121),
        (24, 132), (26, 143), (29, 154), (31, 165), (34, 176), (37, 193), (39, 220),
    ):  # fmt: skip
        give(game, 0, deed, mortgaged=True)
        set_cash(game, 0, price)
        game.do("lift", seat=0, deed=deed)
        assert cash(game)[0] == 0, deed
        assert not game.deeds[deed].mortgaged


def test_lifting_needs_the_whole_sum_in_cash():
    """R71: one short is refused and the mortgage stays."""
    game = game_of()
    give(game, 0, 12, mortgaged=True)
    set_cash(game, 0, 82)
    assert refused(game, "lift", seat=0, deed=12) == "not_enough_cash"
    assert game.deeds[12].mortgaged


def test_only_the_owner_lifts_a_mortgage():
    """R71: nobody lifts another's mortgage, nor one that is not there."""
    game = game_of()
    give(game, 0, 12, mortgaged=True)
    give(game, 0, 28)
    assert refused(game, "lift", seat=1, deed=12) == "not_owner"
    assert refused(game, "lift", seat=0, deed=28) == "not_mortgaged"
    assert refused(game, "lift", seat=1, deed=39) == "not_owner"
    assert refused(game, "lift", seat=0, deed=30) == "not_a_deed"
    assert refused(game, "lift", seat=3, deed=12) == "bad_seat"


def test_mortgaging_and_lifting_again_costs_the_tenth_each_time():
    """R71: two rounds with a railroad cost twice 10."""
    game = game_of()
    give(game, 0, 5)
    for balance in (1490, 1480):
        game.do("mortgage", seat=0, deed=5)
        game.do("lift", seat=0, deed=5)
        assert cash(game)[0] == balance
    assert game.bank_balance == 20


def test_a_lifted_deed_earns_rent_again():
    """R71: after lifting, the printed rent is due."""
    game = game_of()
    give(game, 1, 39, mortgaged=True)
    game.do("lift", seat=1, deed=39)
    roll_to(game, 39)
    assert cash(game) == [1450, 1330, 1500]


def test_the_tenth_on_a_bought_mortgage_does_not_count_towards_lifting():
    """R72: 20 on taking over a mortgage of 200, and the full 220 when it is lifted later."""
    game = game_of()
    give(game, 0, 39, mortgaged=True)
    game.do("trade", a=0, b=1, a_gives={"deeds": [39]}, b_gives={"cash": 100})
    assert cash(game) == [1600, 1380, 1500] and game.deeds[39].mortgaged
    game.do("lift", seat=1, deed=39)
    assert cash(game) == [1600, 1160, 1500] and not game.deeds[39].mortgaged


def test_a_bought_mortgage_may_be_lifted_at_once():
    """R72 I1: then the new owner pays mortgage and tenth once: 83 for a utility."""
    game = game_of()
    give(game, 0, 12, mortgaged=True)
    game.do("trade", a=0, b=1, a_gives={"deeds": [12]}, b_gives={"cash": 50}, lift=[12])
    assert cash(game) == [1550, 1367, 1500]
    assert game.deeds[12].owner == 1 and not game.deeds[12].mortgaged
    assert total_money(game) == 4500


def test_keeping_a_mortgage_is_for_heirs_only():
    """R72: outside an inheritance there is nothing to keep."""
    game = game_of()
    give(game, 0, 12, mortgaged=True)
    assert refused(game, "keep_mortgage", seat=0, deed=12) == "nothing_to_inherit"


def test_an_heir_lifts_or_keeps_each_mortgage():
    """R77 P18: in any order; 176 lifts a mortgage of 160, 8 keeps one of 75."""
    game = ruined(12, 5, 34)
    game.do("bankrupt", seat=0)
    assert game.waiting == "inherit" and game.waiting_seat == 1
    assert cash(game) == [0, 1530, 1500] and game.deeds[34].owner == 1
    game.do("lift", seat=1, deed=34)
    assert cash(game)[1] == 1354
    game.do("keep_mortgage", seat=1, deed=5)
    assert cash(game)[1] == 1344 and game.waiting == "inherit"
    assert refused(game, "keep_mortgage", seat=1, deed=5) == "nothing_to_inherit"
    game.do("keep_mortgage", seat=1, deed=12)
    assert cash(game)[1] == 1336 and game.waiting == "roll" and game.turn == 1
    assert [game.deeds[deed].mortgaged for deed in (5, 12, 34)] == [True, True, False]


def test_while_the_heir_decides_nothing_else_happens():
    """P18: only lift and keep for what was inherited, and raising cash, by the heir alone."""
    game = ruined(12)
    game.do("transfer", payer=1, payee="bank", amount=1450, why="test")
    game.do("bankrupt", seat=0)
    assert cash(game)[1] == 80
    assert refused(game, "lift", seat=1, deed=12) == "not_enough_cash"
    assert refused(game, "keep_mortgage", seat=2, deed=12) in OPEN + ("not_owner",)
    assert refused(game, "keep_mortgage", seat=1, deed=39) == "nothing_to_inherit"
    assert refused(game, "roll", dice=(1, 2)) in ("something_open", "no_roll_now")
    assert refused(game, "end_turn") == "something_open"
    assert refused(game, "build", seat=1, deed=37) in OPEN + ("fully_built",)
    trade = refused(game, "trade", a=1, b=2, a_gives={"deeds": [12]}, b_gives={"cash": 90})
    assert trade in OPEN
    game.do("sell_building", seat=1, deed=39)
    game.do("lift", seat=1, deed=12)
    assert cash(game)[1] == 97 and game.waiting == "roll"


def test_an_heir_may_mortgage_what_came_unmortgaged():
    """P18: the inherited railroad pays for the inherited utility."""
    game = game_of()
    give(game, 1, 37, 39, houses=5)
    give(game, 0, 12, mortgaged=True)
    give(game, 0, 5)
    set_cash(game, 0, 0)
    set_cash(game, 1, 0)
    roll_to(game, 39)
    game.do("bankrupt", seat=0)
    assert refused(game, "mortgage", seat=2, deed=5) in OPEN + ("not_owner",)
    game.do("mortgage", seat=1, deed=5)
    game.do("lift", seat=1, deed=12)
    assert cash(game)[1] == 17 and game.waiting == "roll"


def test_an_old_mortgage_of_the_heir_is_no_part_of_the_inheritance():
    """P18: only the deeds that came over want an answer."""
    game = game_of()
    give(game, 1, 37, 39, houses=5)
    give(game, 1, 28, mortgaged=True)
    give(game, 0, 12, mortgaged=True)
    set_cash(game, 0, 0)
    roll_to(game, 39)
    game.do("bankrupt", seat=0)
    assert refused(game, "keep_mortgage", seat=1, deed=28) == "nothing_to_inherit"
    game.do("keep_mortgage", seat=1, deed=12)
    assert game.waiting == "roll" and cash(game)[1] == 1492


def test_an_heir_without_cash_owes_the_tenth_to_the_bank():
    """I10 P18: a debt like any other, and the other mortgages wait behind it."""
    game = ruined(12, 34, money=0)
    game.do("transfer", payer=1, payee="bank", amount=1500, why="test")
    game.do("bankrupt", seat=0)
    game.do("keep_mortgage", seat=1, deed=34)
    assert game.waiting == "debt" and game.debt == (1, "bank", 16) and cash(game)[1] == 0
    assert refused(game, "settle", seat=1) == "still_short"
    assert refused(game, "bankrupt", seat=1) == "can_still_pay"
    game.do("sell_building", seat=1, deed=37)
    game.do("settle", seat=1)
    assert cash(game)[1] == 84 and game.waiting == "inherit"
    game.do("keep_mortgage", seat=1, deed=12)
    assert cash(game)[1] == 76 and game.waiting == "roll" and game.turn == 1


def test_an_heir_may_be_ruined_by_the_inheritance():
    """I10 I9: the tenth cannot be raised, so all goes to the bank and is auctioned."""
    game = game_of(players=4, first=1)
    give(game, 0, 12, mortgaged=True)
    set_cash(game, 0, 0)
    roll_to(game, 7)
    game.do("card_says", effect="collect_each", numbers=(50,))
    assert game.debt == (0, 1, 50)
    game.do("bankrupt", seat=0)
    assert game.waiting == "inherit" and game.waiting_seat == 1
    set_cash(game, 1, 0)
    game.do("keep_mortgage", seat=1, deed=12)
    assert game.debt == (1, "bank", 8)
    game.do("bankrupt", seat=1)
    assert game.auction == (12, 0, None) and not game.deeds[12].mortgaged
    game.do("bid", seat=3, amount=70)
    game.do("hammer")
    assert game.deeds[12].owner == 3 and cash(game) == [0, 0, 1450, 1380]
    assert game.waiting == "roll" and game.turn == 2


def test_a_bystander_resigns_while_the_heir_decides():
    """P17 P18: after that estate's auctions the heir is asked again."""
    game = game_of(players=4)
    give(game, 1, 37, 39, houses=5)
    give(game, 0, 12, mortgaged=True)
    give(game, 2, 5)
    roll_to(game, 39)
    game.do("bankrupt", seat=0)
    game.do("resign", seat=2)
    assert game.auction == (5, 0, None)
    game.do("hammer")
    assert game.waiting == "inherit" and game.waiting_seat == 1
    game.do("keep_mortgage", seat=1, deed=12)
    assert game.waiting == "roll" and game.turn == 1 and cash(game) == [0, 2992, 0, 1500]


def test_while_the_heir_decides_only_what_was_inherited_is_lifted():
    """P18: not an old mortgage, nor one that was answered for; afterwards both."""
    game = game_of()
    give(game, 1, 37, 39, houses=5)
    give(game, 1, 28, mortgaged=True)
    give(game, 0, 5, 12, mortgaged=True)
    set_cash(game, 0, 0)
    roll_to(game, 39)
    game.do("bankrupt", seat=0)
    assert refused(game, "lift", seat=1, deed=28) == "nothing_to_inherit"
    game.do("keep_mortgage", seat=1, deed=12)
    assert refused(game, "lift", seat=1, deed=12) == "nothing_to_inherit"
    assert refused(game, "keep_mortgage", seat=1, deed=12) == "nothing_to_inherit"
    game.do("lift", seat=1, deed=5)
    assert game.waiting == "roll" and cash(game)[1] == 1500 - 8 - 110
    game.do("lift", seat=1, deed=28)
    game.do("lift", seat=1, deed=12)
    assert cash(game)[1] == 1382 - 83 - 83
