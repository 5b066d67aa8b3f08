"""Before the first turn: editions, players, start money, start rolls and deals."""

from engine_core import Game, Refused, edition_ids, load_edition
from tests.engine_core.table import cash, game_of, refused, roll_to, total_money

EDITIONS = ("classic", "classic_2008", "trilogy", "saga", "clone_wars", "child", "saga_de")
NAMES = ["A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K"]


def no_game(edition, players, **settings):
    """The code with which a game is refused before it exists."""
    try:
        Game(edition, players, **settings)
    except Refused as refusal:
        return refusal.code
    raise AssertionError("a game was made")


def start_rolls(game, *rolls):
    for seat, dice in rolls:
        game.do("start_roll", seat=seat, dice=dice)


def test_all_seven_editions_are_known():
    """I30: the editions of the rule book can all be loaded and played."""
    assert sorted(edition_ids()) == sorted(EDITIONS)
    for edition in EDITIONS:
        assert game_of(edition, 2).waiting == "roll"


def test_everyone_starts_on_go_with_1500_in_every_edition():
    """R1: 1500 each on the GO space, nothing owned, and the bank's book at 0."""
    for edition in EDITIONS:
        game = game_of(edition, 4)
        assert cash(game) == [1500, 1500, 1500, 1500]
        for seat in game.seats:
            assert game.edition.spaces[seat.space].kind == "go"
            assert not list(seat.deeds) and seat.jail_cards == 0
            assert not seat.jailed and not seat.out
        assert game.bank_balance == 0
        assert (game.houses_left, game.hotels_left) == (32, 12)
        assert (game.turn, game.waiting, game.waiting_seat) == (0, "roll", 0)
        assert not game.over and game.winner is None


def test_the_bank_never_runs_out_of_money():
    """R1: the bank pays more than any box of notes holds."""
    game = game_of(players=2)
    game.do("transfer", payer="bank", payee=1, amount=30000, why="test")
    assert cash(game) == [1500, 31500]
    assert game.bank_balance == -30000
    assert total_money(game) == 3000


def test_the_banker_has_neither_privilege_nor_mixed_funds():
    """R3: whoever keeps the bank pays as all do, and the bank's money is in no player's purse."""
    for seat in (0, 1, 2):
        game = game_of(first=seat)
        roll_to(game, 3)
        game.do("buy")
        assert cash(game) == [1440 if other == seat else 1500 for other in (0, 1, 2)]
        assert game.bank_balance == 60
        others = [cash(game)[(seat + 1) % 3], cash(game)[(seat + 2) % 3]]
        game.do("transfer", payer=seat, payee="bank", amount=100, why="test")
        assert others == [cash(game)[(seat + 1) % 3], cash(game)[(seat + 2) % 3]]
        assert (game.seats[seat].cash, game.bank_balance) == (1340, 160)
        assert (
            refused(game, "transfer", payer=seat, payee="bank", amount=1341, why="test")
            == "not_enough_cash"
        )


def test_as_many_may_play_as_there_are_tokens():
    """R1: two players at least, at most one for each token of the edition."""
    for edition, most in (
        ("trilogy", 9),
        ("saga", 8),
        ("clone_wars", 6),
        ("child", 4),
        ("saga_de", 8),
        ("classic", 10),
        ("classic_2008", 10),
    ):
        game = Game(edition, NAMES[:most])
        assert len(game.seats) == most
        assert len(set([seat.token for seat in game.seats])) == most
        assert Game(edition, NAMES[:2]).waiting == "roll"
        assert no_game(edition, NAMES[: most + 1]) == "too_many_players"
        assert no_game(edition, NAMES[:1]) == "too_few_players"
        assert no_game(edition, []) == "too_few_players"


def test_a_game_that_cannot_be_is_refused():
    """R1 P27: an unknown edition, mode or starting seat makes no game."""
    assert no_game("atlantis", NAMES[:2]) == "unknown_edition"
    assert no_game("classic", NAMES[:2], mode="long") == "unknown_mode"
    assert no_game("classic", NAMES[:2], first=2) in ("bad_seat", "bad_setting")
    assert no_game("classic", NAMES[:2], first=-1) in ("bad_seat", "bad_setting")
    assert no_game("classic", NAMES[:2], rent="never") == "bad_setting"
    assert no_game("classic", NAMES[:2], cards="phone") == "bad_setting"
    assert no_game("classic", NAMES[:2], dice="phone") == "bad_setting"
    assert no_game("classic", NAMES[:2], special=True) == "no_special_rules"


def test_tokens_chosen_after_the_start_roll_are_told_to_the_game():
    """I30: the game gets the seat that won the roll and the tokens taken after it."""
    game = Game("clone_wars", [("A", "Captain Rex"), ("B", "Asajj Ventress"), "C"], first=1)
    assert (game.turn, game.waiting) == (1, "roll")
    assert [seat.token for seat in game.seats][:2] == ["Captain Rex", "Asajj Ventress"]
    assert [seat.side for seat in game.seats] == ["light", "dark", "light"]
    assert game.seats[2].token == "Anakin Skywalker"
    assert no_game("saga_de", [("A", "Yoda"), ("B", "Yoda")]) == "token_taken"
    assert no_game("saga_de", [("A", "Jar Jar"), "B"]) == "unknown_token"


def test_the_highest_start_roll_begins():
    """R2 P6: all roll both dice, in any order; nobody is on turn until all have."""
    game = game_of(first=None)
    assert (game.waiting, game.waiting_seat, game.turn) == ("start_rolls", None, None)
    start_rolls(game, (2, (1, 1)), (0, (2, 3)))
    assert (game.waiting, game.turn) == ("start_rolls", None)
    start_rolls(game, (1, (6, 3)))
    assert (game.waiting, game.waiting_seat, game.turn) == ("roll", 1, 1)
    assert [seat.space for seat in game.seats] == [0, 0, 0]
    assert cash(game) == [1500, 1500, 1500]


def test_play_goes_to_the_left_of_the_winner_of_the_start_roll():
    """R2 I22: the order of play stays the seating order, whatever the others rolled."""
    game = game_of(players=4, first=None)
    start_rolls(game, (0, (1, 1)), (1, (5, 5)), (2, (6, 6)), (3, (1, 2)))
    order = []
    for _ in range(5):
        order.append(game.turn)
        roll_to(game, 20)
        game.do("end_turn")
    assert order == [2, 3, 0, 1, 2]


def test_only_the_tied_players_roll_again_for_the_start():
    """R2 I22: the third player has no second try, even though the tied ones now roll less."""
    game = game_of(first=None)
    start_rolls(game, (0, (6, 5)), (1, (4, 4)), (2, (5, 6)))
    assert (game.waiting, game.turn) == ("start_rolls", None)
    assert refused(game, "start_roll", seat=1, dice=(6, 6)) == "already_rolled"
    start_rolls(game, (0, (1, 1)))
    assert refused(game, "start_roll", seat=0, dice=(6, 6)) == "already_rolled"
    start_rolls(game, (2, (1, 2)))
    assert (game.turn, game.waiting) == (2, "roll")


def test_a_tie_that_ties_again_is_rolled_by_those_still_tied():
    """R2 I22: three tie, two of them tie once more, and the last roll decides."""
    game = game_of(first=None)
    start_rolls(game, (0, (3, 3)), (1, (2, 4)), (2, (5, 1)))
    start_rolls(game, (0, (4, 4)), (1, (1, 1)), (2, (3, 5)))
    assert game.waiting == "start_rolls"
    assert refused(game, "start_roll", seat=1, dice=(6, 6)) == "already_rolled"
    start_rolls(game, (0, (6, 6)), (2, (6, 6)))
    assert game.waiting == "start_rolls"
    start_rolls(game, (2, (1, 2)), (0, (1, 1)))
    assert (game.turn, game.waiting) == (2, "roll")


def test_a_tie_below_the_highest_start_roll_does_not_matter():
    """R2 I22: only the highest total is looked at."""
    game = game_of(first=None)
    start_rolls(game, (0, (1, 2)), (1, (2, 1)), (2, (2, 2)))
    assert (game.turn, game.waiting) == (2, "roll")


def test_a_wrong_start_roll_is_refused():
    """R2 P11 P27: bad dice, bad seats, rolling twice, and rolling once the game runs."""
    game = game_of(first=None)
    assert refused(game, "start_roll", seat=0) == "dice_missing"
    assert refused(game, "start_roll", seat=0, dice=None) == "dice_missing"
    assert refused(game, "start_roll", seat=0, dice=(0, 3)) == "bad_dice"
    assert refused(game, "start_roll", seat=0, dice=(1, 7)) == "bad_dice"
    assert refused(game, "start_roll", seat=3, dice=(1, 2)) == "bad_seat"
    assert refused(game, "start_roll", dice=(1, 2)) == "missing_argument"
    start_rolls(game, (0, (1, 2)))
    assert refused(game, "start_roll", seat=0, dice=(3, 4)) == "already_rolled"
    assert refused(game, "roll", dice=(1, 2)) in ("not_started", "no_roll_now")
    assert refused(game_of(), "start_roll", seat=0, dice=(1, 2)) == "already_started"


def test_a_standard_game_needs_no_begin():
    """P27: it runs at once, or as soon as the start rolls are made."""
    assert refused(game_of(), "begin") == "already_started"
    game = game_of(players=2, first=None)
    assert refused(game, "begin") in ("not_started", "something_open")
    start_rolls(game, (0, (1, 2)), (1, (1, 1)))
    assert game.waiting == "roll"
    assert refused(game, "begin") == "already_started"
    assert refused(game, "deal", seat=0, deed=1) == "already_started"


def test_a_short_game_goes_from_start_rolls_to_deals_to_begin():
    """P27 P6: three deeds each, free; the winner of the start roll then rolls."""
    game = game_of(players=2, mode="short", first=None)
    assert game.waiting == "start_rolls"
    assert refused(game, "deal", seat=0, deed=1) in ("not_started", "something_open")
    start_rolls(game, (0, (1, 2)), (1, (2, 2)))
    assert (game.waiting, game.waiting_seat) == ("deals", None)
    assert refused(game, "roll", dice=(1, 2)) in ("not_started", "no_roll_now")
    for seat, deed in ((1, 39), (0, 1), (1, 5), (1, 12), (0, 3)):
        game.do("deal", seat=seat, deed=deed)
        assert refused(game, "begin") == "deals_missing"
    assert refused(game, "deal", seat=0, deed=39) == "deed_taken"
    assert refused(game, "deal", seat=1, deed=6) == "enough_dealt"
    assert refused(game, "deal", seat=0, deed=0) == "not_a_deed"
    assert refused(game, "deal", seat=0, deed=40) in ("bad_space", "not_a_deed")
    game.do("deal", seat=0, deed=28)
    game.do("begin")
    assert (game.waiting, game.turn) == ("roll", 1)
    assert cash(game) == [1500, 1500]
    assert sorted(game.seats[0].deeds) == [1, 3, 28]
    assert sorted(game.seats[1].deeds) == [5, 12, 39]
    assert refused(game, "begin") == "already_started"


def test_a_timed_game_deals_two_deeds_that_are_paid_for():
    """P27: exactly two each, their printed price paid at once."""
    game = game_of(players=2, mode="timed")
    assert game.waiting == "deals"
    game.do("deal", seat=0, deed=37)
    assert cash(game) == [1150, 1500]
    game.do("deal", seat=0, deed=39)
    assert refused(game, "deal", seat=0, deed=1) == "enough_dealt"
    game.do("deal", seat=1, deed=1)
    assert refused(game, "begin") == "deals_missing"
    game.do("deal", seat=1, deed=12)
    game.do("begin")
    assert cash(game) == [750, 1290]
    assert game.bank_balance == 960
    assert (game.waiting, game.turn) == ("roll", 0)


def test_language_and_currency_are_the_editions_own():
    """I30 R1: saga_de is German, all others English, each with its own money."""
    for edition in EDITIONS:
        assert load_edition(edition).language == ("de" if edition == "saga_de" else "en")
    assert load_edition("classic").currency == "$"
    assert load_edition("classic_2008").currency == "$"
    assert load_edition("saga_de").currency == "Credits"
    for edition in ("trilogy", "saga", "clone_wars", "child"):
        assert load_edition(edition).currency == "credits"


def test_every_space_has_a_name_even_where_the_printed_one_is_not_known():
    """I19 I30: printed names with their umlauts, neutral ones in the edition's language."""
    for edition in EDITIONS:
        names = [space.name for space in load_edition(edition).spaces if space.price]
        assert len(names) == (18 if edition == "child" else 28)
        assert len(set(names)) == len(names)
        for space in load_edition(edition).spaces:
            assert space.name
    assert load_edition("classic").spaces[39].name == "Boardwalk"
    assert load_edition("trilogy").spaces[5].name == "TIE Fighter"
    assert load_edition("saga").spaces[1].name == "Brown 1"
    assert load_edition("saga_de").spaces[25].name == "Schiff 3"
    assert load_edition("saga_de").spaces[0].name == "LOS"
    assert load_edition("saga_de").spaces[10].name == "Im Gefängnis / Nur zu Besuch"
