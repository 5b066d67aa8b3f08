"""Who may build, sell, mortgage and trade at which moment."""

from engine_core import Game
from tests.engine_core.table import cash, game_of, give, refused, roll_to, set_cash

OPEN = ("something_open", "not_your_turn")


def dealers(edition="classic", **settings):
    """Seat 1 has houses on dark blue and a bare brown set; every seat has something to trade."""
    game = game_of(edition, 3, **settings)
    give(game, 0, 16, 18, 19, houses=1)
    give(game, 0, 5)
    give(game, 1, 37, 39, houses=2)
    give(game, 1, 1, 3, 15)
    give(game, 1, 12, mortgaged=True)
    give(game, 2, 25)
    return game


def deal_freely(game, seat, house, bare, mortgaged, other):
    """Build, sell, mortgage, lift and trade, each time as this seat's own doing."""
    game.do("build", seat=seat, deed=house)
    game.do("sell_building", seat=seat, deed=house)
    game.do("mortgage", seat=seat, deed=bare)
    game.do("lift", seat=seat, deed=bare)
    if mortgaged is not None:
        game.do("lift", seat=seat, deed=mortgaged)
    game.do("trade", a=seat, b=other, a_gives={"deeds": [bare]}, b_gives={"cash": 200})
    assert game.deeds[bare].owner == other


def nobody_deals(game, seats=(0, 1, 2)):
    """None of these seats may do anything with deeds and buildings now."""
    if 0 in seats:
        assert refused(game, "build", seat=0, deed=16) in OPEN
        assert refused(game, "sell_building", seat=0, deed=16) in OPEN
        assert refused(game, "mortgage", seat=0, deed=5) in OPEN
    assert refused(game, "build", seat=1, deed=1) in OPEN
    assert refused(game, "sell_building", seat=1, deed=39) in OPEN
    assert refused(game, "mortgage", seat=1, deed=15) in OPEN
    assert refused(game, "lift", seat=1, deed=12) in OPEN + ("nothing_to_inherit",)
    assert refused(game, "mortgage", seat=2, deed=25) in OPEN
    code = refused(game, "trade", a=1, b=2, a_gives={"deeds": [15]}, b_gives={"cash": 1})
    assert code in OPEN
    if 0 in seats:
        code = refused(game, "trade", a=0, b=2, a_gives={"deeds": [5]}, b_gives={"cash": 1})
        assert code in OPEN


def test_before_a_roll_and_at_the_end_of_a_turn_everybody_deals():
    """I15 I27 P24 R60: in every edition, whoever's turn it is."""
    for edition in ("classic", "classic_2008", "trilogy", "saga", "clone_wars", "saga_de"):
        for moment in ("roll", "end"):
            game = dealers(edition)
            if moment == "end":
                roll_to(game, 20)
            assert game.waiting == moment
            deal_freely(game, 1, 37, 15, 12, 2)
            deal_freely(game, 0, 16, 5, None, 2)
            assert game.waiting == moment and game.turn == 0, edition


def test_while_a_double_is_owed_everybody_deals_where_it_is_always_allowed():
    """I15 P24: in these editions the middle of another's turn is no obstacle."""
    for edition in ("classic", "trilogy", "saga", "saga_de"):
        game = dealers(edition)
        roll_to(game, 20, (2, 2))
        assert game.waiting == "roll"
        deal_freely(game, 1, 37, 15, 12, 2)
        deal_freely(game, 0, 16, 5, None, 2)


def test_between_turns_only_means_not_while_another_owes_a_double():
    """P24 I27: in clone_wars others then neither build nor sell, but mortgage and lift freely."""
    for edition in ("clone_wars", "classic_2008"):
        game = dealers(edition)
        give(game, 2, 6, 8, 9, houses=5)
        roll_to(game, 20, (2, 2))
        assert refused(game, "build", seat=1, deed=37) == "only_between_turns", edition
        assert refused(game, "sell_building", seat=1, deed=37) == "only_between_turns"
        assert refused(game, "sell_hotels", seat=2, group="light_blue") == "only_between_turns"
        game.do("mortgage", seat=1, deed=15)
        game.do("lift", seat=1, deed=12)
        deal_freely(game, 0, 16, 5, None, 2)
        roll_to(game, 10, (1, 2))
        assert game.waiting == "end"
        game.do("sell_hotels", seat=2, group="light_blue")
        game.do("build", seat=1, deed=37)


def test_between_turns_only_stops_a_trade_where_an_outsider_gives_a_deed():
    """P35: cash and jail cards of others, and the current player's deeds, still change hands."""
    game = dealers("clone_wars")
    roll_to(game, 7, (1, 1))
    game.do("card", card="ch08")
    buys = refused(game, "trade", a=0, b=1, a_gives={"cash": 9}, b_gives={"deeds": [15]})
    assert buys == "only_between_turns"
    among = refused(game, "trade", a=1, b=2, a_gives={"deeds": [15]}, b_gives={"cash": 9})
    assert among == "only_between_turns"
    swap = refused(game, "trade", a=0, b=2, a_gives={"deeds": [5]}, b_gives={"deeds": [25]})
    assert swap == "only_between_turns"
    game.do("trade", a=1, b=0, a_gives={"cash": 100}, b_gives={"deeds": [5]})
    game.do("trade", a=0, b=1, a_gives={"jail_cards": 1}, b_gives={"cash": 40})
    game.do("trade", a=1, b=2, a_gives={"jail_cards": 1}, b_gives={"cash": 50})
    assert game.deeds[5].owner == 1 and game.seats[2].jail_cards == 1
    assert cash(game) == [1640, 1410, 1450]


def test_who_considers_buying_may_raise_money_and_the_others_wait():
    """I15 P24: at buy only the chooser deals, and trades with anybody."""
    game = dealers()
    roll_to(game, 26)
    assert game.waiting == "buy"
    nobody_deals(game, seats=(1, 2))
    deal_freely(game, 0, 16, 5, None, 2)
    game.do("trade", a=1, b=0, a_gives={"deeds": [15]}, b_gives={"cash": 1})
    assert game.deeds[15].owner == 0 and game.waiting == "buy" and game.waiting_seat == 0


def test_between_turns_only_lets_the_chooser_sell_but_not_buy_a_deed():
    """P24 P35: in clone_wars an outsider gives no deed while the buyer considers."""
    game = dealers("clone_wars")
    roll_to(game, 26)
    code = refused(game, "trade", a=0, b=1, a_gives={"cash": 9}, b_gives={"deeds": [15]})
    assert code == "only_between_turns"
    deal_freely(game, 0, 16, 5, None, 2)


def test_in_an_auction_everybody_raises_cash_and_nothing_else():
    """I15 P24 P35: all sell buildings and mortgage, also in clone_wars; no other deals."""
    for edition in ("classic", "clone_wars"):
        game = dealers(edition)
        give(game, 2, 6, 8, 9, houses=5)
        roll_to(game, 26)
        game.do("decline")
        game.do("sell_building", seat=1, deed=37)
        game.do("mortgage", seat=1, deed=15)
        game.do("sell_hotels", seat=2, group="light_blue")
        game.do("mortgage", seat=2, deed=6)
        game.do("sell_building", seat=0, deed=16)
        assert cash(game) == [1550, 1700, 1925], edition
        assert refused(game, "build", seat=0, deed=16) == "something_open"
        assert refused(game, "build", seat=1, deed=1) == "something_open"
        assert refused(game, "lift", seat=1, deed=12) == "something_open"
        code = refused(game, "trade", a=0, b=2, a_gives={"deeds": [5]}, b_gives={"cash": 1})
        assert code == "something_open"
        game.do("bid", seat=2, amount=1925)


def test_at_an_unanswered_tax_or_card_nobody_deals():
    """I15 I27 P24: the question comes first, for its player too."""
    for space, question in ((4, "tax"), (7, "card")):
        game = dealers()
        roll_to(game, space)
        assert game.waiting == question
        nobody_deals(game)


def test_while_a_rent_roll_is_awaited_nobody_deals():
    """P24: saga_de rolls afresh for a utility's rent, and that roll comes first."""
    game = dealers("saga_de")
    give(game, 2, 28)
    roll_to(game, 28)
    assert game.waiting == "rent_roll" and game.waiting_seat == 0
    nobody_deals(game)


def test_while_a_token_is_on_its_way_nobody_deals():
    """P24: on the unordered board the table first says where it came to rest."""
    game = game_of("child")
    give(game, 0, 15, 16)
    give(game, 1, 17)
    game.do("roll", dice=(1, 2))
    assert game.waiting == "land"
    assert refused(game, "build", seat=0, deed=15) in OPEN
    assert refused(game, "mortgage", seat=1, deed=17) in OPEN
    code = refused(game, "trade", a=0, b=1, a_gives={"deeds": [15]}, b_gives={"deeds": [17]})
    assert code in OPEN


def test_while_a_lot_is_to_be_placed_nobody_deals():
    """P24: not even its winner."""
    game = dealers()
    game.do("contest", seats=[0, 1], kind="house")
    game.do("bid", seat=1, amount=1)
    game.do("hammer")
    assert game.waiting == "place"
    nobody_deals(game)


def test_in_a_debt_only_the_debtor_raises_cash_even_out_of_turn():
    """I15 P24 P15: also in clone_wars, where the debtor's turn it need not be."""
    for edition in ("classic", "clone_wars"):
        game = dealers(edition)
        set_cash(game, 1, 0)
        roll_to(game, 7)
        game.do("card_says", effect="collect_each", numbers=(150,))
        assert game.debt == (1, 0, 150) and game.turn == 0
        assert refused(game, "mortgage", seat=0, deed=5) in OPEN
        assert refused(game, "mortgage", seat=2, deed=25) in OPEN
        game.do("sell_building", seat=1, deed=37)
        game.do("mortgage", seat=1, deed=15)
        game.do("settle", seat=1)
        assert cash(game) == [1800, 50, 1350], edition


def test_before_the_game_runs_nobody_deals():
    """P24: while the deeds are dealt they cannot be mortgaged, traded or built on."""
    game = Game("classic", ["A", "B"], mode="short")
    game.do("deal", seat=0, deed=39)
    assert refused(game, "mortgage", seat=0, deed=39) in ("not_started", "something_open")
    code = refused(game, "trade", a=0, b=1, a_gives={"deeds": [39]}, b_gives={"cash": 1})
    assert code in ("not_started", "something_open")
    assert refused(game, "build", seat=0, deed=39) in ("not_started", "something_open")


def test_after_the_end_nobody_deals():
    """P24: the game is over and stays as it is."""
    game = dealers()
    game.do("resign", seat=2)
    while game.waiting == "auction":
        game.do("hammer")
    game.do("resign", seat=1)
    assert game.over
    assert refused(game, "build", seat=0, deed=16) == "game_over"
    assert refused(game, "mortgage", seat=0, deed=5) == "game_over"
    assert refused(game, "sell_building", seat=0, deed=16) == "game_over"


def test_in_the_childs_edition_everybody_deals_at_any_time():
    """I15 P24: out of turn, and in the middle of another's turn after doubles."""
    for dice, moment in (((1, 2), "end"), ((2, 2), "roll")):
        game = game_of("child")
        give(game, 1, 15, 16, houses=1)
        give(game, 1, 17)
        give(game, 2, 13, 14, houses=5)
        deal_freely(game, 1, 15, 17, None, 2)
        give(game, 1, 17)
        game.do("roll", dice=dice)
        game.do("land", space=20)
        assert (game.waiting, game.turn) == (moment, 0)
        deal_freely(game, 1, 15, 17, None, 2)
        game.do("sell_hotels", seat=2, group="set_7")
        assert game.deeds[13].houses == 0 and game.waiting == moment
