"""Small boards of one's own: what they lack is refused, and what just suffices will do."""

from engine_core import Game, Refused
from tests.engine_core.table import cash, refused, roll_to

DEEDS = (1, 2, 5, 7, 9, 11)


def street(group, price):
    rents = [5, 20, 60, 150, 300, 450]
    return {"kind": "street", "group": group, "price": price, "house": 50, "rents": rents}


def ferry():
    return {"kind": "transport", "group": "ferries", "price": 100, "rents": [25, 50]}


def mill():
    return {"kind": "utility", "group": "mills", "price": 100}


def hamlet(plays_like="trilogy", deed=ferry, **changes) -> dict:
    """Twelve spaces with six deeds: two sets of two streets and two ferries, or two mills."""
    edition = {
        "id": "hamlet",
        "plays_like": plays_like,
        "tokens": [{"name": name} for name in ("Cat", "Dog", "Hen", "Cow")],
        "spaces": [
            {"kind": "go"},
            street("green", 60),
            street("green", 80),
            {"kind": "card", "deck": "chance"},
            {"kind": "tax", "flat": 200, "percent": 10},
            deed(),
            {"kind": "jail"},
            street("gold", 200),
            {"kind": "free_parking"},
            street("gold", 220),
            {"kind": "go_to_jail"},
            deed(),
        ],
        "decks": {"chance": {"cards": [{"id": "n1", "effect": ["collect", 17]}]}},
    }
    edition.update(changes)
    return edition


def played(*arguments, players=2, edition_changes=None, **settings) -> Game:
    edition = hamlet(*arguments, **(edition_changes or {}))
    return Game(edition, ["A", "B", "C", "D"][:players], **settings)


def no_game(players, **settings) -> str:
    """The code with which so many players cannot play in the hamlet."""
    try:
        played(players=players, **settings)
    except Refused as refusal:
        return refusal.code
    raise AssertionError("%d players were accepted" % players)


def dealt(game) -> None:
    """The deeds go round, and play begins."""
    for place in range(len(DEEDS)):
        game.do("deal", seat=place % len(game.seats), deed=DEEDS[place])
    game.do("begin")


def test_there_is_no_nearest_of_what_the_board_does_not_have():
    """P10 P32: the card cannot be obeyed, so it is refused and another one told."""
    for deed, missing, there, space in (
        (ferry, "utility", "transport", 5),
        (mill, "transport", "utility", 5),
    ):
        for setting in ("table", "unit"):
            game = played("trilogy", deed, cards=setting)
            roll_to(game, 3)
            code = refused(game, "card_says", effect="nearest", numbers=(missing,))
            assert code == "no_such_space"
            game.do("card_says", effect="nearest", numbers=(there,))
            assert (game.seats[0].space, game.waiting) == (space, "buy")


def test_on_an_own_board_without_order_the_table_finds_the_nearest():
    """P7 P32: the unit does not look for it."""
    game = played(edition_changes={"ordered": False})
    game.do("roll", dice=(1, 2))
    game.do("land", space=3)
    game.do("card_says", effect="nearest", numbers=("utility",))
    assert (game.waiting, game.waiting_seat) == ("land", 0)


def test_the_force_draws_no_card_from_a_deck_that_is_not_there():
    """F5 F6 P32: the hamlet has no community deck; the roll for the doubles is left."""
    game = played("saga", special=True)
    roll_to(game, 8, (4, 4))
    assert refused(game, "force") == "deck_empty"
    game.do("roll", dice=(6, 6))
    assert game.seats[0].space == 8
    game = played("saga", special=True)
    roll_to(game, 8, (5, 5))
    game.do("force")
    assert (game.waiting, game.deck) == ("card", "chance")
    game.do("card", card="n1")
    assert game.seats[0].cash == 1500 + 200 + 17 and game.waiting == "end"


def test_the_force_draws_from_a_deck_whose_cards_are_not_known():
    """F5 P8 P32: the table says what the card says."""
    decks = {"chance": {"cards": []}, "community": {"cards": []}}
    game = played("saga", special=True, edition_changes={"decks": decks})
    roll_to(game, 8, (4, 4))
    game.do("force")
    assert (game.waiting, game.deck) == ("card", "community")
    assert refused(game, "card", card="n1") == "deck_empty"
    game.do("card_says", effect="pay", numbers=(20,))
    assert cash(game) == [1480, 1500] and game.waiting == "end"


def test_the_unit_has_nothing_to_draw_while_the_only_card_is_held():
    """P8 P9 R42: another card may be told; when the held one was used it is drawn again."""
    decks = {"chance": {"cards": [{"id": "j1", "effect": ["jail_card"]}]}}
    game = played(cards="unit", edition_changes={"decks": decks})
    roll_to(game, 3)
    game.do("card")
    game.do("end_turn")
    roll_to(game, 3)
    assert refused(game, "card") == "deck_empty"
    game.do("card_says", effect="collect", numbers=(5,))
    assert cash(game) == [1500, 1505]
    game.do("end_turn")
    roll_to(game, 10)
    game.do("end_turn")
    roll_to(game, 8)
    game.do("end_turn")
    game.do("use_jail_card")
    roll_to(game, 3)
    game.do("card")
    assert game.seats[0].jail_cards == 1


def test_exactly_as_many_deeds_as_are_dealt_will_do():
    """P31 R80 R82: six deeds are three each for two and two each for three, and no more."""
    for mode, players in (("short", 2), ("timed", 3)):
        game = played(players=players, mode=mode)
        assert game.waiting == "deals"
        dealt(game)
        assert game.waiting == "roll" and all([game.deeds[d].owner is not None for d in DEEDS])
        assert no_game(players + 1, mode=mode) == "too_few_deeds"
    assert played(players=4).waiting == "roll"


def test_the_short_game_takes_the_choice_of_the_tax_away_except_in_clone_wars():
    """R80: the trilogy's changes are five, those of Clone Wars four: its tax is unchanged."""
    for plays_like in ("trilogy", "saga", "child", "saga_de", "clone_wars", "classic_2008"):
        game = played(plays_like, mode="short")
        dealt(game)
        roll_to(game, 4)
        if plays_like in ("clone_wars", "classic_2008"):
            assert (game.waiting, game.waiting_seat) == ("tax", 0), plays_like
            game.do("tax", how="percent")
            assert cash(game)[0] == 1500 - 188, plays_like  # worth 1500 + 60 + 100 + 220
        else:
            assert (game.waiting, cash(game)[0]) == ("end", 1300), plays_like


def test_in_other_modes_the_choice_of_the_tax_stays():
    """R80 R82: neither the standard nor the timed game changes it."""
    for plays_like in ("trilogy", "clone_wars"):
        game = played(plays_like)
        roll_to(game, 4)
        assert game.waiting == "tax"
        game = played(plays_like, players=3, mode="timed")
        dealt(game)
        roll_to(game, 4)
        assert game.waiting == "tax"
