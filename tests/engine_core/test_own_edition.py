"""Editions of one's own: the shape of the printed ones plus whose rules they play by."""

from engine_core import Game, Refused, load_edition
from tests.engine_core.table import cash, give, refused, roll_to
from tests.engine_core.village import village


def played(plays_like="trilogy", **settings) -> Game:
    return Game(load_edition(village(plays_like)), ["A", "B", "C"], **settings)


def not_loaded(edition) -> str:
    try:
        load_edition(edition)
    except Refused as refusal:
        return refusal.code
    raise AssertionError("a wrong edition was loaded")


def test_an_own_edition_shows_its_own_names_and_prices():
    """P32: what the dict says is what the edition says."""
    edition = load_edition(village())
    assert (edition.id, edition.title, len(edition.spaces)) == ("village", "Our village", 12)
    space = edition.spaces[7]
    assert (space.kind, space.name, space.group) == ("street", "Church Hill", "gold")
    assert (space.price, space.mortgage, space.house) == (210, 105, 120)
    assert tuple(space.rents) == (7, 30, 80, 200, 400, 600)


def test_a_game_on_a_smaller_board_uses_its_money_and_its_box():
    """P32: start cash, salary, houses and the length of the board are the edition's."""
    game = played()
    assert cash(game) == [900, 900, 900] and (game.houses_left, game.hotels_left) == (9, 2)
    assert game.bank_balance == 0
    roll_to(game, 2, (3, 4))
    assert cash(game)[0] == 1020 and game.waiting == "buy"
    game.do("buy")
    assert cash(game)[0] == 930 and game.deeds[2].owner == 0
    game.do("end_turn")
    roll_to(game, 0, (5, 6))
    assert cash(game)[1] == 1020 and game.waiting == "end"


def test_rent_tax_cards_and_jail_are_those_of_the_own_board():
    """P32: the spaces do what their kind says, wherever they lie."""
    game = played()
    give(game, 1, 7, 9)
    roll_to(game, 9)
    assert cash(game) == [886, 914, 900]
    game.do("end_turn")
    roll_to(game, 4)
    assert cash(game) == [886, 881, 900] and game.waiting == "end"
    game.do("end_turn")
    roll_to(game, 3)
    assert game.waiting == "card" and game.deck == "chance"
    game.do("card", card="n2")
    assert game.seats[2].space == 1 and game.waiting == "buy"
    game.do("buy")
    game.do("end_turn")
    roll_to(game, 10)
    assert game.seats[0].jailed and game.seats[0].space == 6 and game.waiting == "end"


def test_houses_are_built_at_the_own_price():
    """P32: a set of the own board is built on like any other."""
    game = played()
    give(game, 0, 7, 9)
    game.do("build", seat=0, deed=7)
    assert cash(game)[0] == 780 and game.houses_left == 8
    assert refused(game, "build", seat=0, deed=7) == "uneven"
    assert game.rent_of(7, 7) == 30 and game.rent_of(9, 7) == 14


def test_a_utility_is_rolled_for_as_in_the_edition_it_plays_like():
    """P32: the roll that brought you there in the trilogy, a fresh one in the German saga."""
    game = played("trilogy")
    give(game, 1, 11)
    roll_to(game, 11, (2, 3))
    assert cash(game) == [880, 920, 900]
    game = played("saga_de")
    give(game, 1, 11)
    roll_to(game, 11, (2, 3))
    assert (game.waiting, game.waiting_seat) == ("rent_roll", 0)
    game.do("rent_roll", dice=(6, 6))
    assert cash(game) == [852, 948, 900]


def test_the_lowest_bid_is_that_of_the_edition_it_plays_like():
    """P32: ten as in The Child, one elsewhere; the order of the board stays its own."""
    game = played("child")
    roll_to(game, 7)
    game.do("decline")
    assert refused(game, "bid", seat=1, amount=9) == "bid_too_low"
    game.do("bid", seat=1, amount=10)
    game = played("classic")
    roll_to(game, 7)
    game.do("decline")
    game.do("bid", seat=1, amount=1)


def test_an_own_edition_without_order_is_told_where_the_token_rests():
    """P32: the order is part of the shape, not of the rules it takes over."""
    game = Game(load_edition(village("trilogy", ordered=False)), ["A", "B"])
    game.do("roll", dice=(1, 2))
    assert game.waiting == "land"
    game.do("land", space=7, passed_go=True)
    assert cash(game)[0] == 1020 and game.waiting == "buy"


def test_the_force_comes_with_the_edition_it_plays_like():
    """P32: 50 from everybody as in saga, 40 as in the German saga."""
    for plays_like, money in (("saga", [1000, 850, 850]), ("saga_de", [980, 860, 860])):
        game = played(plays_like, special=True)
        roll_to(game, 8, (3, 3))
        game.do("force")
        assert cash(game) == money and game.waiting == "end"


def test_missions_come_with_the_edition_it_plays_like_and_the_side_with_the_token():
    """P32: the dog is dark and pays 200 for failing, the cat is light and pays 100."""
    game = played("clone_wars", special=True)
    roll_to(game, 8, (6, 5))
    game.do("mission", die=1)
    assert cash(game)[0] == 920  # the salary of 120 on the way, then 100
    game.do("end_turn")
    roll_to(game, 8, (6, 5))
    game.do("mission", die=1)
    assert cash(game)[1] == 820


def test_without_special_rules_to_take_over_there_are_none():
    """P32 P28: an edition that plays like the trilogy has no Force."""
    for plays_like in ("trilogy", "classic", "classic_2008", "child"):
        try:
            played(plays_like, special=True)
        except Refused as refusal:
            assert refusal.code == "no_special_rules"
        else:
            raise AssertionError("special rules out of nowhere")


def test_as_many_players_as_own_tokens():
    """P32 P28: three tokens, three players, and their own names and sides."""
    game = played()
    assert [seat.token for seat in game.seats] == ["Cat", "Dog", "Hen"]
    assert [seat.side for seat in game.seats] == ["light", "dark", "light"]
    try:
        Game(load_edition(village()), ["A", "B", "C", "D"])
    except Refused as refusal:
        assert refusal.code == "too_many_players"
    else:
        raise AssertionError("four players with three tokens")


def test_a_space_without_a_name_gets_a_neutral_one():
    """P32: an own edition may leave names open as the printed ones do."""
    own = village()
    own["spaces"][1]["name"] = None
    own["spaces"][2]["name"] = None
    edition = load_edition(own)
    first, second = edition.spaces[1].name, edition.spaces[2].name
    assert first and second and first != second


def test_a_saved_game_with_an_own_edition_needs_the_edition_again():
    """P32: given again it goes on, without it it cannot."""
    game = played("saga", special=True)
    roll_to(game, 8, (2, 2))
    saved = game.snapshot()
    again = Game.restore(saved, edition=load_edition(village("saga")))
    again.do("force")
    assert cash(again) == [1100, 900, 900] and again.waiting == "end"
    try:
        Game.restore(saved)
    except Refused as refusal:
        assert refusal.code in ("unknown_edition", "wrong_edition")
    else:
        raise AssertionError("restored without its edition")


def test_a_loaded_edition_does_not_change_with_its_dict():
    """P32: what was loaded stays, and loading leaves the dict alone."""
    own = village()
    edition = load_edition(own)
    assert own == village()
    own["spaces"][7]["price"] = 1
    own["salary"] = 1
    assert edition.spaces[7].price == 210 and edition.salary == 120


def test_it_must_play_like_an_edition_there_is():
    """P32: without that nobody knows its rules."""
    for wrong in ("village", "", None, 5, True, []):
        assert not_loaded(village(wrong)) in ("bad_edition", "unknown_edition")
    own = village()
    del own["plays_like"]
    assert not_loaded(own) == "bad_edition"
    assert not_loaded({}) == "bad_edition"


def test_a_mistake_in_an_own_edition_is_a_refusal():
    """P32: missing parts and wrong kinds of things are named so, never another error."""
    for key in ("spaces", "tokens", "decks", "start_cash", "salary", "houses", "hotels"):
        for wrong in (None, "x", 1.5, -1, True):
            changes = {key: wrong}
            assert not_loaded(village(**changes)) == "bad_edition", (key, wrong)
    for key in ("spaces", "tokens"):
        changes = {key: []}
        assert not_loaded(village(**changes)) == "bad_edition"


def test_a_mistake_in_a_space_or_a_card_is_a_refusal():
    """P32: kinds, prices, decks and effects are checked."""
    wrongs = (
        (1, "kind", "palace"),
        (1, "kind", None),
        (1, "price", "x"),
        (1, "price", -5),
        (1, "price", 1.5),
        (1, "mortgage", "x"),
        (1, "rents", [1, 2]),
        (1, "rents", None),
        (1, "rents", "123456"),
        (1, "house", "x"),
        (1, "group", 5),
        (1, "name", 5),
        (3, "deck", "tarot"),
        (4, "flat", "x"),
        (6, "kind", "free_parking"),
    )
    for space, key, wrong in wrongs:
        own = village()
        own["spaces"][space][key] = wrong
        assert not_loaded(own) == "bad_edition", (space, key, wrong)
    own = village()
    own["spaces"][5] = None
    assert not_loaded(own) == "bad_edition"
    for wrong in (["fly", 3], ["collect"], ["collect", "x"], [], None, "collect", 5):
        own = village()
        own["decks"]["chance"]["cards"][0]["effect"] = wrong
        assert not_loaded(own) == "bad_edition", wrong


def test_a_board_smaller_than_a_roll_goes_round_more_than_once():
    """R12 P32: the salary is paid each time round."""
    edition = village(decks={})
    edition["spaces"] = [
        {"kind": "go", "name": "Start"},
        {"kind": "jail", "name": "Jail"},
        {"kind": "free_parking", "name": "Rest"},
        {"kind": "free_parking", "name": "More rest"},
        {"kind": "free_parking", "name": "Most rest"},
    ]
    game = Game(edition, ["A", "B"])
    game.do("roll", dice=(6, 5))
    assert game.seats[0].space == 1 and game.seats[0].cash == 900 + 2 * 120


def test_a_printed_board_may_play_by_another_book():
    """P32: the id may stay that of a printed edition."""
    edition = village(plays_like="saga_de")
    edition["id"] = "classic"
    assert load_edition(edition).id == "classic" and load_edition(edition).fine_turns == 3
    assert load_edition("classic").size == 40
