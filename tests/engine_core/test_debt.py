"""Owing more than one has: raising the cash, settling, and who may do what meanwhile."""

from tests.engine_core.table import cash, game_of, give, refused, roll_to, set_cash, total_money

OPEN = ("something_open", "not_your_turn")


def card(game, effect, *numbers):
    """The current player lands on a card space and the card says this."""
    roll_to(game, 7)
    game.do("card_says", effect=effect, numbers=numbers)


def owing_rent(money=10):
    """Seat 0 has little money, a railroad and a utility, and owes 100 to seat 1."""
    game = game_of()
    give(game, 1, 37, 39)
    give(game, 0, 5, 12)
    set_cash(game, 0, money)
    roll_to(game, 39)
    return game


def test_rent_that_cash_covers_is_paid_to_the_last_unit():
    """P14: exactly enough is enough, and no debt opens."""
    game = owing_rent(100)
    assert cash(game) == [0, 1600, 1500]
    assert game.waiting == "end" and game.debt is None


def test_who_is_short_pays_nothing_yet_and_owes_all():
    """R76 P14: no part payments; the debtor is to act."""
    game = owing_rent(99)
    assert game.waiting == "debt" and game.waiting_seat == 0
    assert game.debt == (0, 1, 100)
    assert cash(game) == [99, 1500, 1500]
    assert refused(game, "settle", seat=0) == "still_short"


def test_a_mortgage_raises_the_cash_and_settling_pays():
    """R76 P15: mortgage, settle, and the turn goes on."""
    game = owing_rent()
    game.do("mortgage", seat=0, deed=12)
    assert refused(game, "settle", seat=0) == "still_short"
    game.do("mortgage", seat=0, deed=5)
    assert game.waiting == "debt" and cash(game) == [185, 1500, 1500]
    game.do("settle", seat=0)
    assert cash(game) == [85, 1600, 1500]
    assert game.waiting == "end" and game.waiting_seat == 0 and game.debt is None
    assert total_money(game) == 4500


def test_houses_and_hotels_are_sold_for_a_debt():
    """R76 P15: single buildings and whole sets of hotels may be sold by the debtor."""
    game = game_of()
    give(game, 0, 1, 3, houses=1)
    give(game, 0, 6, 8, 9, houses=5)
    set_cash(game, 0, 0)
    card(game, "pay", 425)
    assert game.debt == (0, "bank", 425)
    game.do("sell_building", seat=0, deed=1)
    game.do("sell_building", seat=0, deed=3)
    assert refused(game, "settle", seat=0) == "still_short"
    game.do("sell_hotels", seat=0, group="light_blue")
    game.do("settle", seat=0)
    assert cash(game)[0] == 0 and game.waiting == "end"


def test_a_debtor_sells_a_deed_to_another_player():
    """R76 P15: the debtor trades, whichever side of the deal is named first."""
    game = owing_rent()
    game.do("trade", a=0, b=2, a_gives={"deeds": [5]}, b_gives={"cash": 60})
    game.do("trade", a=1, b=0, a_gives={"cash": 30}, b_gives={"deeds": [12]})
    assert cash(game) == [100, 1470, 1440]
    game.do("settle", seat=0)
    assert cash(game) == [0, 1570, 1440]


def test_a_debtor_neither_builds_nor_lifts_nor_goes_on():
    """P15: only what raises cash, settling, and giving up."""
    game = game_of()
    give(game, 0, 1, 3)
    give(game, 0, 12, mortgaged=True)
    give(game, 0, 28)
    set_cash(game, 0, 90)
    card(game, "pay", 91)
    assert refused(game, "build", seat=0, deed=1) in OPEN
    assert refused(game, "lift", seat=0, deed=12) in OPEN + ("nothing_to_inherit",)
    assert refused(game, "contest", seats=[0, 1], kind="house") in OPEN
    assert refused(game, "roll", dice=(1, 2)) in ("something_open", "no_roll_now")
    assert refused(game, "end_turn") == "something_open"
    assert refused(game, "assign", deed=39, owner=0) == "something_open"


def test_others_wait_while_a_debt_is_open():
    """P15: they neither mortgage, sell, build nor trade among themselves, and pay no debt."""
    game = game_of()
    give(game, 1, 37, 39, houses=1)
    give(game, 2, 1, 3, 12)
    set_cash(game, 0, 10)
    roll_to(game, 39)
    assert game.debt == (0, 1, 200)
    assert refused(game, "mortgage", seat=2, deed=12) in OPEN
    assert refused(game, "build", seat=2, deed=1) in OPEN
    assert refused(game, "sell_building", seat=1, deed=39) in OPEN
    code = refused(game, "trade", a=2, b=1, a_gives={"deeds": [12]}, b_gives={"cash": 1})
    assert code in OPEN
    assert refused(game, "settle", seat=1) in ("no_debt", "not_your_turn")
    assert refused(game, "bankrupt", seat=1) == "no_debt"


def test_there_is_nothing_to_settle_without_a_debt():
    """P16: settling and going bankrupt need an own open debt."""
    game = game_of()
    assert refused(game, "settle", seat=0) == "no_debt"
    assert refused(game, "bankrupt", seat=0) == "no_debt"
    set_cash(game, 0, 0)
    assert refused(game, "bankrupt", seat=0) == "no_debt"
    assert refused(game, "settle", seat=5) == "bad_seat"
    assert refused(game, "bankrupt", seat=None) == "bad_seat"


def test_a_tax_is_owed_to_the_bank():
    """R76 P14: the second tax space, 75 on the old board, with 74 in hand."""
    game = game_of()
    set_cash(game, 0, 74)
    roll_to(game, 38)
    assert game.debt == (0, "bank", 75) and cash(game)[0] == 74
    game.do("transfer", payer=1, payee=0, amount=1, why="help")
    assert game.waiting == "debt"
    game.do("settle", seat=0)
    assert cash(game) == [0, 1499, 1500] and game.waiting == "end"


def test_a_debt_settled_after_doubles_leaves_the_extra_roll():
    """R76 P14: the roll for doubles is still owed afterwards."""
    game = game_of()
    give(game, 1, 39)
    give(game, 0, 12)
    set_cash(game, 0, 10)
    roll_to(game, 39, (2, 2))
    assert game.debt == (0, 1, 50)
    game.do("mortgage", seat=0, deed=12)
    game.do("settle", seat=0)
    assert game.waiting == "roll" and game.turn == 0
    assert refused(game, "end_turn") == "must_roll_again"


def test_paying_everybody_goes_round_from_the_left():
    """I11 P14: what cash covers is paid, then each creditor in seat order opens a debt."""
    game = game_of(players=4, first=1)
    give(game, 1, 12)
    set_cash(game, 1, 120)
    card(game, "pay_each", 50)
    assert cash(game) == [1500, 20, 1550, 1550]
    assert game.debt == (1, 0, 50)
    game.do("mortgage", seat=1, deed=12)
    game.do("settle", seat=1)
    assert cash(game) == [1550, 45, 1550, 1550]
    assert game.waiting == "end" and game.turn == 1


def test_the_next_pair_waits_for_the_one_before():
    """I11 P14: one short payer holds up those further round the table."""
    game = game_of(players=4, first=1)
    give(game, 3, 12)
    set_cash(game, 3, 10)
    card(game, "collect_each", 50)
    assert game.debt == (3, 1, 50) and game.waiting_seat == 3 and game.turn == 1
    assert cash(game) == [1500, 1550, 1450, 10]
    assert refused(game, "mortgage", seat=1, deed=12) in OPEN + ("not_owner",)
    game.do("mortgage", seat=3, deed=12)
    game.do("settle", seat=3)
    assert cash(game) == [1450, 1650, 1450, 35]
    assert game.waiting == "end" and game.waiting_seat == 1


def test_two_debts_of_one_payer_come_one_after_the_other():
    """I11 P14: the second creditor's debt opens when the first one's is settled."""
    game = game_of(players=3, first=1)
    give(game, 1, 5, 12)
    set_cash(game, 1, 0)
    card(game, "pay_each", 80)
    assert game.debt == (1, 2, 80)
    game.do("mortgage", seat=1, deed=5)
    game.do("settle", seat=1)
    assert cash(game) == [1500, 20, 1580] and game.debt == (1, 0, 80)
    game.do("mortgage", seat=1, deed=12)
    game.do("settle", seat=1)
    assert cash(game) == [1580, 15, 1580] and game.waiting == "end"


def test_bankruptcy_is_refused_while_everything_together_would_do():
    """I14 P15: cash 10, a hotel 125, four houses 100, deeds 60 and 75 make exactly 370."""
    for amount in (370, 371):
        game = game_of()
        give(game, 0, 1, 3, houses=4)
        game.do("assign", deed=1, owner=0, houses=5)
        give(game, 0, 12)
        give(game, 0, 5, mortgaged=True)
        set_cash(game, 0, 10)
        card(game, "pay", amount)
        assert game.debt == (0, "bank", amount)
        if amount == 371:
            game.do("bankrupt", seat=0)
            assert game.seats[0].out
            continue
        assert refused(game, "bankrupt", seat=0) == "can_still_pay"
        game.do("sell_hotels", seat=0, group="brown")
        for deed in (1, 3, 12):
            game.do("mortgage", seat=0, deed=deed)
        game.do("settle", seat=0)
        assert cash(game)[0] == 0 and game.waiting == "end"


def test_only_the_open_pair_counts_for_bankruptcy():
    """I14 P14: 120 could be raised for the 100 now open, though 200 are owed in all."""
    game = game_of(players=4, first=1)
    give(game, 1, 5)
    set_cash(game, 1, 120)
    card(game, "pay_each", 100)
    assert game.debt == (1, 3, 100) and cash(game) == [1500, 20, 1600, 1500]
    assert refused(game, "bankrupt", seat=1) == "can_still_pay"


def test_a_bankrupts_later_creditors_get_nothing():
    """P14 I11: the open pair's creditor takes what is left."""
    game = game_of(players=4, first=1)
    set_cash(game, 1, 120)
    card(game, "pay_each", 100)
    game.do("bankrupt", seat=1)
    assert cash(game) == [1500, 0, 1600, 1520]
    assert game.waiting == "roll" and game.turn == 2 and game.debt is None


def test_a_debt_is_void_when_its_creditor_resigns():
    """P16: the debtor keeps the money and the turn goes on."""
    game = game_of()
    give(game, 1, 39)
    set_cash(game, 0, 10)
    roll_to(game, 39)
    game.do("resign", seat=1)
    assert game.debt is None and game.waiting == "auction" and game.auction == (39, 0, None)
    game.do("hammer")
    assert game.waiting == "end" and game.turn == 0 and game.debt is None
    assert cash(game) == [10, 0, 1500]


def test_the_next_creditor_follows_one_who_resigned():
    """P16 I11: only the resigner's own pair is void."""
    game = game_of(players=4, first=1)
    set_cash(game, 1, 120)
    card(game, "pay_each", 100)
    game.do("resign", seat=3)
    assert game.debt == (1, 0, 100) and cash(game) == [1500, 20, 1600, 0]


def test_a_collector_who_resigns_collects_no_more():
    """P16 I11: all the open pairs are void and the next seat rolls."""
    game = game_of(players=4, first=1)
    set_cash(game, 3, 10)
    card(game, "collect_each", 50)
    game.do("resign", seat=1)
    assert cash(game) == [1500, 0, 1450, 10]
    assert game.debt is None and game.waiting == "roll" and game.turn == 2


def test_an_inheritance_in_the_middle_of_a_collection_stops_nothing():
    """I11 R77: the tenth is paid, the later payers pay, and the turn goes on."""
    game = game_of(players=4, first=1)
    give(game, 2, 12, mortgaged=True)
    set_cash(game, 2, 10)
    card(game, "collect_each", 50)
    game.do("bankrupt", seat=2)
    assert game.waiting == "inherit" and game.waiting_seat == 1
    game.do("keep_mortgage", seat=1, deed=12)
    assert cash(game) == [1450, 1602, 0, 1450]
    assert game.waiting == "end" and game.turn == 1
