"""A game for everything that the unit may be waiting for, and a unit that goes on with it."""

from engine_core import Game
from tests.engine_core.table import game_of, give, prisoner, roll_to, set_cash
from tests.virtual_board.unit_bench import started

ASKED = 3  # the deed that is for sale


def roll():
    return game_of("classic", 2)


def jail():
    return prisoner()


def force():
    """A double that lets the player choose."""
    game = game_of("saga", 2, special=True)
    give(game, 1, 39)
    roll_to(game, 20, (6, 6))
    return game


def duel():
    game = force()
    game.do("force", deed=39)
    return game


def end():
    game = game_of("classic", 2)
    roll_to(game, 20)
    return game


def claim():
    """Rent that its owner has to ask for."""
    game = game_of("classic", 2, rent="ask")
    give(game, 1, 39)
    roll_to(game, 39)
    return game


def buy():
    game = game_of("classic", 2)
    roll_to(game, ASKED)
    return game


def auction():
    game = buy()
    game.do("decline")
    return game


def tax():
    game = game_of("classic", 2)
    roll_to(game, 4)
    return game


def card():
    game = game_of("classic", 2)
    roll_to(game, 7)
    return game


def unit_card():
    game = game_of("classic", 2, cards="unit")
    roll_to(game, 7)
    return game


def rent_roll():
    game = game_of("classic", 2)
    give(game, 1, 12)
    roll_to(game, 7)
    game.do("card_says", effect="nearest", numbers=("utility",))
    return game


def debt():
    game = game_of("classic", 2)
    give(game, 0, 1, 39)
    set_cash(game, 0, 10)
    roll_to(game, 38)
    return game


def inherit():
    game = game_of("classic", 3)
    give(game, 0, 5, mortgaged=True)
    give(game, 1, 39)
    set_cash(game, 0, 1)
    roll_to(game, 39)
    game.do("bankrupt", seat=0)
    return game


def place():
    """One house was left, and the second player has bought it."""
    game = game_of("classic", 3)
    give(game, 0, 1, 3)
    give(game, 1, 37, 39)
    give(game, 2, 6, 8, 9, houses=4)
    give(game, 2, 11, 13, 14, houses=4)
    give(game, 2, 16, 18, 19, houses=2)
    game.do("assign", deed=16, owner=2, houses=3)
    game.do("contest", seats=[0, 1], kind="house")
    game.do("bid", seat=1, amount=21)
    game.do("hammer")
    return game


def land():
    game = game_of("child", 2)
    game.do("roll", dice=(1, 2))
    return game


def start_rolls():
    return game_of("classic", 2, first=None)


def deals():
    return game_of("classic", 2, mode="short")


def over():
    game = game_of("classic", 2)
    game.do("resign", seat=1)
    return game


QUESTIONS = (
    (roll, "roll"),
    (jail, "roll"),
    (force, "roll"),
    (duel, "duel"),
    (end, "end"),
    (claim, "end"),
    (buy, "buy"),
    (auction, "auction"),
    (tax, "tax"),
    (card, "card"),
    (unit_card, "card"),
    (rent_roll, "rent_roll"),
    (debt, "debt"),
    (inherit, "inherit"),
    (place, "place"),
    (land, "land"),
    (start_rolls, "start_rolls"),
    (deals, "deals"),
    (over, "over"),
)


def unit_with(game: "Game"):
    """A unit that finds this game when it is switched on."""
    unit = started()
    unit.loop.saved.begin(game)
    unit.cut_power()
    unit.boot()
    assert unit.game.snapshot() == game.snapshot()
    return unit


def units():
    """A unit for each question, and what it waits for."""
    for question, waiting in QUESTIONS:
        unit = unit_with(question())
        assert unit.game.waiting == waiting, (question, unit.game.waiting)
        yield waiting, unit
