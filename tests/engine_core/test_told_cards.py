"""Cards told by what they say: which numbers a printed card can have."""

from engine_core import Game
from tests.engine_core.table import cash, game_of, give, refused, roll_to, set_cash

MOST = 999999  # the largest amount that anybody may name


def at_chance(edition="classic", **settings):
    """Seat 0 has landed on a card space, seven steps from GO."""
    game = game_of(edition, 3, **settings)
    roll_to(game, 7)
    return game


def says(game, effect, *numbers):
    return game.do("card_says", effect=effect, numbers=numbers)


def unheard(game, effect, *numbers):
    return refused(game, "card_says", effect=effect, numbers=numbers)


def test_a_card_pays_or_costs_at_least_one():
    """P8: no card says nothing at all, or less."""
    for effect in ("collect", "pay", "collect_each", "pay_each"):
        for setting in ("table", "unit"):
            game = at_chance(cards=setting)
            for amount in (0, -1, -50):
                assert unheard(game, effect, amount) == "bad_numbers", effect
            says(game, effect, 1)
            change = {"collect": 1, "pay": -1, "collect_each": 2, "pay_each": -2}[effect]
            assert game.seats[0].cash == 1500 + change and game.waiting == "end"


def test_no_card_says_a_million():
    """P8: 999999 is the most, for every card with an amount."""
    for effect in ("collect", "pay", "collect_each", "pay_each"):
        game = at_chance()
        assert unheard(game, effect, MOST + 1) == "bad_numbers", effect
    game = at_chance()
    says(game, "collect", MOST)
    assert game.seats[0].cash == 1500 + MOST
    game = at_chance()
    says(game, "pay", MOST)
    assert game.debt == (0, "bank", MOST)


def test_repairs_may_be_free_for_houses_or_for_hotels_but_never_below_nothing():
    """P8: each of the two numbers from 0 to 999999."""
    for numbers in ((-1, 0), (0, -1), (MOST + 1, 0), (0, MOST + 1)):
        assert unheard(at_chance(), "repairs", *numbers) == "bad_numbers", numbers
    for numbers, paid in (((0, 100), 100), ((25, 0), 100), ((0, 0), 0)):
        game = game_of()
        give(game, 0, 37, 39, houses=4)
        game.do("assign", deed=39, owner=0, houses=5)
        roll_to(game, 7)
        says(game, "repairs", *numbers)
        assert (game.seats[0].cash, game.waiting) == (1500 - paid, "end")
    game = game_of()
    give(game, 0, 37, 39, houses=1)
    set_cash(game, 0, 10)
    roll_to(game, 7)
    says(game, "repairs", MOST, MOST)
    assert game.debt == (0, "bank", 2 * MOST)


def test_a_card_advances_to_a_space_of_the_board():
    """P8 P5: from GO to the last one; there is no space before or behind them."""
    game = at_chance()
    for space in (-1, 40, 41, 999999):
        assert unheard(game, "advance_to", space) == "bad_numbers", space
    says(game, "advance_to", 39)
    assert (game.seats[0].space, game.seats[0].cash, game.waiting) == (39, 1500, "buy")
    game = at_chance()
    says(game, "advance_to", 0)
    assert (game.seats[0].space, game.seats[0].cash, game.waiting) == (0, 1700, "end")


def test_a_card_sends_back_less_than_once_round():
    """P8 R13: at least one step; a full lap back would be the space one stands on."""
    game = at_chance()
    for steps in (0, -3, 40, 41):
        assert unheard(game, "back", steps) == "bad_numbers", steps
    says(game, "back", 39)
    assert (game.seats[0].space, game.seats[0].cash, game.waiting) == (8, 1500, "buy")
    game = at_chance()
    says(game, "back", 1)
    assert (game.seats[0].space, game.waiting) == (6, "buy")


def test_on_a_board_without_order_the_bounds_are_those_of_its_spaces():
    """P7 P8: the child's board has 25 spaces."""
    for effect, right in (("advance_to", 24), ("back", 24)):
        game = game_of("child")
        game.do("roll", dice=(1, 2))
        game.do("land", space=23)
        assert unheard(game, effect, 25) == "bad_numbers"
        says(game, effect, right)
        assert game.waiting == "land"


def test_numbers_come_in_a_tuple_or_a_list_of_the_right_length():
    """P8: and none are needed where the card says none."""
    for numbers in (50, "50", None, {}, (), (50, 50), [], [50, 50]):
        code = refused(at_chance(), "card_says", effect="collect", numbers=numbers)
        assert code == "bad_numbers", numbers
    for effect in ("go_to_jail", "jail_card"):
        assert unheard(at_chance(), effect, 1) == "bad_numbers"
        game = at_chance()
        game.do("card_says", effect=effect)
        assert game.waiting == "end"
    game = at_chance()
    game.do("card_says", effect="collect", numbers=[50])
    assert game.seats[0].cash == 1550


def test_only_the_id_of_a_card_names_it():
    """P8: not a part of its line, and not two lines."""
    game = game_of()
    roll_to(game, 7)
    for wrong in ("ch12 pay", "ch12 pay 15 =", "ch01 advance_to 0\nch02", "ch1", "", " ", "ch12 "):
        assert refused(game, "card", card=wrong) == "unknown_card", wrong
    game.do("card", card="ch12")
    assert cash(game)[0] == 1485


def test_a_very_rich_player_is_saved_and_restored():
    """P26: however much the banker enters."""
    game = game_of()
    for _ in range(101):
        game.do("transfer", payer="bank", payee=0, amount=999999, why="")
    assert Game.restore(game.snapshot()).seats[0].cash == 1500 + 101 * 999999
