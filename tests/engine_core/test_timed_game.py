"""The time-limit game, setting up a table, and halves of odd prices."""

from engine_core import Game, Refused, edition_ids
from engine_core.snapshot_parts import sum_of
from tests.engine_core.table import cash, game_of, give, refused, roll_to, set_cash, total_money


def timed_game(**settings):
    """Seats 0 and 1 paid 350 for a ship and a utility, seat 2 paid 400 for two ships."""
    game = game_of("classic", 3, mode="timed", **settings)
    for seat, deed in ((0, 5), (0, 12), (1, 15), (1, 28), (2, 25), (2, 35)):
        game.do("deal", seat=seat, deed=deed)
    game.do("begin")
    assert cash(game) == [1150, 1150, 1100] and game.bank_balance == 1100
    return game


def no_game(*arguments, **settings):
    """The code with which such a game is refused."""
    try:
        Game(*arguments, **settings)
    except Refused as refusal:
        return refusal.code
    raise AssertionError("%s %s was not refused" % (arguments, settings))


def street(space, group, price, house):
    rents = [2, 10, 30, 90, 160, 250]
    return {
        "space": space, "kind": "street", "name": "S%d" % space, "sure": True, "group": group,
        "price": price, "mortgage": price // 2, "rents": rents, "house": house,
    }  # fmt: skip


def odd_edition():
    """A small board of one's own whose prices are odd."""
    corners = [
        {"space": space, "kind": kind, "name": kind, "sure": True}
        for space, kind in ((0, "go"), (3, "jail"), (6, "free_parking"), (9, "go_to_jail"))
    ]
    streets = [street(1, "red", 61, 75), street(2, "red", 63, 75)]
    streets += [street(4, "blue", 101, 25), street(5, "blue", 103, 25)]
    streets += [street(7, "green", 200, 100), street(8, "green", 200, 100)]
    return {
        "id": "odd", "title": "Odd prices", "language": "en", "currency": "$", "ordered": True,
        "start_cash": 1500, "salary": 200, "houses": 32, "hotels": 12,
        "start_notes": {"500": 3}, "plays_like": "classic",
        "tokens": [{"name": "Hat", "side": None}, {"name": "Dog", "side": None}],
        "spaces": sorted(corners + streets, key=lambda space: space["space"]),
        "decks": {"chance": {"name": "C", "cards": []}, "community": {"name": "D", "cards": []}},
    }  # fmt: skip


def odd_game():
    """Timed, seat 0 with the red set (61 and 63), seat 1 with the blue one (101 and 103)."""
    game = Game(odd_edition(), ["A", "B"], mode="timed")
    for seat, deed in ((0, 1), (0, 2), (1, 4), (1, 5)):
        game.do("deal", seat=seat, deed=deed)
    game.do("begin")
    return game


def test_two_deeds_are_dealt_and_paid_for_at_once():
    """R82 P28: in every edition the printed price goes to the bank as the deed is dealt."""
    for edition in edition_ids():
        game = game_of(edition, 2, mode="timed")
        spaces = game.edition.spaces
        deeds = [i for i in range(len(spaces)) if spaces[i].price]
        dear = deeds[-1]
        price = spaces[dear].price
        game.do("deal", seat=0, deed=dear)
        assert cash(game) == [1500 - price, 1500] and game.bank_balance == price, edition
        assert game.deeds[dear].owner == 0


def test_the_deals_are_exactly_two_each():
    """R82: no third one, no taken one, no beginning before everybody has two."""
    game = game_of("classic", 2, mode="timed")
    game.do("deal", seat=0, deed=39)
    assert refused(game, "deal", seat=1, deed=39) == "deed_taken"
    assert refused(game, "deal", seat=1, deed=0) == "not_a_deed"
    game.do("deal", seat=0, deed=1)
    assert refused(game, "deal", seat=0, deed=3) == "enough_dealt"
    assert refused(game, "begin") == "deals_missing"
    assert cash(game) == [1040, 1500]


def test_at_the_hour_the_richest_wins_and_ties_go_to_the_lower_seat():
    """R82 P20: all three are worth 1500 at the start; one unit more decides."""
    game = timed_game()
    game.do("time_up")
    assert game.over and game.waiting == "over" and game.waiting_seat is None
    assert list(game.ranking()) == [0, 1, 2] and game.winner == 0
    game = timed_game()
    set_cash(game, 2, 1101)
    game.do("time_up")
    assert list(game.ranking()) == [2, 0, 1] and game.winner == 2
    assert refused(game, "time_up") == "game_over"


def test_a_timed_games_hotel_counts_with_four_houses():
    """I17 R82: seat 0 has 350 + 750 + 2 x 1000 = 3100 against 350 and cash."""
    for money, winner in ((2749, 0), (2750, 0), (2751, 1)):
        game = timed_game()
        give(game, 0, 37, 39, houses=5)
        set_cash(game, 0, 0)
        set_cash(game, 1, money)
        game.do("time_up")
        assert game.winner == winner, money


def test_a_timed_game_counts_houses_at_price_and_mortgaged_deeds_at_half():
    """I17 R81: seat 0 has 100 + 75 + 120 + 3 x 50 = 445 and its cash."""
    for money, winner in ((1094, 0), (1096, 1)):
        game = timed_game()
        give(game, 0, 5, 12, mortgaged=True)
        give(game, 0, 1, 3, houses=1)
        game.do("assign", deed=3, owner=0, houses=2)
        set_cash(game, 0, 1000)
        set_cash(game, 1, money)
        set_cash(game, 2, 0)
        game.do("time_up")
        assert game.winner == winner, money


def test_the_clock_stops_only_a_timed_game_that_has_begun():
    """P20: refused in a standard game and before the first roll."""
    assert refused(game_of(), "time_up") == "not_timed"
    game = game_of("classic", 2, mode="timed")
    assert refused(game, "time_up") == "not_started"


def test_the_hour_voids_an_open_debt():
    """P20: the debtor keeps the cash."""
    game = timed_game()
    give(game, 1, 39)
    set_cash(game, 0, 10)
    roll_to(game, 39)
    assert game.debt == (0, 1, 50)
    game.do("time_up")
    assert game.over and game.debt is None and cash(game) == [10, 1150, 1100]


def test_the_hour_voids_an_open_auction():
    """P20: the highest bidder pays nothing and the deed stays with the bank."""
    game = timed_game()
    roll_to(game, 39)
    game.do("decline")
    game.do("bid", seat=2, amount=500)
    game.do("time_up")
    assert game.over and game.auction is None and cash(game) == [1150, 1150, 1100]
    assert game.deeds[39].owner is None


def test_the_hour_voids_open_claims_and_questions():
    """P20: rent not yet asked for is lost, and a card is not drawn any more."""
    game = timed_game(rent="ask")
    roll_to(game, 15)
    assert len(list(game.claims)) == 1
    game.do("time_up")
    assert list(game.claims) == [] and cash(game) == [1150, 1150, 1100]
    game = timed_game()
    roll_to(game, 7)
    game.do("time_up")
    assert game.over and game.waiting == "over"


def test_the_hour_ends_an_inheritance_without_fees():
    """P20: what was inherited counts, the tenth is not due any more."""
    game = timed_game()
    give(game, 1, 39)
    give(game, 0, 5, 12, mortgaged=True)
    set_cash(game, 0, 10)
    roll_to(game, 39)
    game.do("bankrupt", seat=0)
    assert game.waiting == "inherit"
    game.do("time_up")
    assert game.over and cash(game) == [0, 1160, 1100] and game.winner == 1


def test_who_is_out_comes_last_at_the_hour():
    """P20 R82: going out does not end a timed game of three; the hour does."""
    game = timed_game()
    game.do("resign", seat=0)
    for deed in (5, 12):
        assert game.auction == (deed, 0, None)
        game.do("hammer")
    assert not game.over and game.turn == 1 and game.waiting == "roll"
    set_cash(game, 1, 0)
    game.do("transfer", payer=2, payee="bank", amount=1100, why="test")
    game.do("time_up")
    assert list(game.ranking()) == [2, 1, 0] and total_money(game) == 4500


def test_a_timed_game_otherwise_plays_as_usual():
    """R82 P28: four houses for a hotel, the tax choice, three throws in jail."""
    game = timed_game()
    give(game, 0, 37, 39, houses=3)
    game.do("build", seat=0, deed=37)
    assert game.deeds[37].houses == 4
    roll_to(game, 4, (2, 2))
    assert game.waiting == "tax"
    game.do("tax", how="flat")
    assert cash(game)[0] == 750
    roll_to(game, 30)
    game.do("end_turn")
    for space in (20, 10):
        roll_to(game, space)
        game.do("end_turn")
    game.do("roll", dice=(4, 6))
    assert game.seats[0].jailed and game.waiting == "end" and cash(game)[0] == 750


def test_half_of_an_odd_price_is_rounded_down():
    """I1 P38 R63: a house of 75 sells for 37; a tenth of 30 is 3."""
    game = odd_game()
    assert cash(game) == [1376, 1296]
    game.do("build", seat=0, deed=1)
    game.do("sell_building", seat=0, deed=1)
    assert cash(game) == [1338, 1296]
    game.do("mortgage", seat=0, deed=1)
    game.do("lift", seat=0, deed=1)
    assert cash(game) == [1335, 1296]


def test_a_mortgaged_deed_of_an_odd_price_counts_half_rounded_down():
    """P38 R81: 61 counts 30; with 31 seat 0 would have drawn level and won the tie."""
    game = odd_game()
    game.do("mortgage", seat=0, deed=1)
    set_cash(game, 0, 1000)
    set_cash(game, 1, 890)
    game.do("time_up")
    assert list(game.ranking()) == [1, 0]


def test_tables_that_cannot_be_set_are_refused():
    """P28: players, tokens, editions, modes and special rules that do not exist."""
    names = ["A", "B"]
    assert no_game("classic", ["A"]) == "too_few_players"
    assert no_game("child", ["A", "B", "C", "D", "E"]) == "too_many_players"
    assert no_game("saga", [("A", "Yoda"), ("B", "Boba Fett")]) == "unknown_token"
    assert no_game("saga", [("A", "Yoda"), ("B", "Yoda")]) == "token_taken"
    assert no_game("moon", names) == "unknown_edition"
    assert no_game("classic", names, mode="endless") == "unknown_mode"
    for edition in ("classic", "classic_2008", "trilogy", "child"):
        assert no_game(edition, names, special=True) == "no_special_rules", edition


def test_who_names_no_token_gets_the_first_free_one():
    """P28: tokens asked for by name are not given away to others."""
    game = Game("saga", ["A", ("B", "Obi-Wan Kenobi"), "C"])
    tokens = [seat.token for seat in game.seats]
    assert tokens == ["Luke Skywalker", "Obi-Wan Kenobi", "Princess Leia"]


def test_a_deed_is_dealt_only_to_one_who_can_pay_for_it():
    """R82: the start money pays for any two deeds, but a saved game may tell of less."""
    saved = game_of("classic", 2, mode="timed").snapshot()
    saved["seats"]["cash"] = [199, 1500]
    saved["bank"]["bank_balance"] = 3000 - 1699
    saved["sum"] = sum_of(saved, 1)
    game = Game.restore(saved)
    assert refused(game, "deal", seat=0, deed=5) == "not_enough_cash"
    offered = [given["deed"] for _, given in game.legal() if given["seat"] == 0]
    assert 1 in offered and 16 in offered and 5 not in offered and 39 not in offered
    game.do("deal", seat=0, deed=16)
    assert cash(game) == [19, 1500]
    assert refused(game, "deal", seat=0, deed=1) == "not_enough_cash"
