"""Setting up: editions, modes, players, tokens, sides, settings, and what Game(...) refuses."""

from engine_core import Game, Refused, edition_ids, load_edition
from tests.engine_core.table import cash, game_of, refused, roll_to

TOKENS = (
    ("classic", 10),
    ("classic_2008", 10),
    ("trilogy", 9),
    ("saga", 8),
    ("clone_wars", 6),
    ("child", 4),
    ("saga_de", 8),
)


def not_set_up(edition, players, **settings) -> str:
    """The code with which such a game is refused."""
    try:
        Game(edition, players, **settings)
    except Refused as refusal:
        return refusal.code
    raise AssertionError("%s %s %s was set up" % (edition, players, settings))


def names(count) -> list:
    return ["ABCDEFGHIJKLMNOP"[i] for i in range(count)]


def test_there_are_seven_editions():
    """P28: each of them can be loaded and played by its id or its object."""
    assert sorted(edition_ids()) == sorted([name for name, _ in TOKENS])
    for name, _ in TOKENS:
        assert load_edition(name).id == name
        game = Game(load_edition(name), ["Ann", "Ben"])
        assert game.edition.id == name and game.waiting == "roll"


def test_every_edition_takes_two_players_up_to_its_tokens():
    """P28: nobody plays alone, and nobody plays without a token."""
    for name, tokens in TOKENS:
        assert not_set_up(name, []) == "too_few_players"
        assert not_set_up(name, ["Ann"]) == "too_few_players"
        assert not_set_up(name, names(tokens + 1)) == "too_many_players"
        for count in (2, tokens):
            game = Game(name, names(count))
            assert cash(game) == [1500] * count and len(game.seats) == count
            assert [seat.name for seat in game.seats] == names(count)
            assert [seat.space for seat in game.seats] == [0] * count
            assert [seat.out for seat in game.seats] == [False] * count
            assert game.bank_balance == 0 and not game.over


def test_a_game_begins_with_empty_hands_and_a_full_box():
    """P28: nobody owns, owes, claims or bids anything."""
    for name, _ in TOKENS:
        game = game_of(name, 2)
        assert (game.houses_left, game.hotels_left) == (32, 12)
        assert (game.turn, game.waiting, game.waiting_seat) == (0, "roll", 0)
        assert game.debt is None and game.auction is None and len(game.claims) == 0
        for seat in game.seats:
            assert len(list(seat.deeds)) == 0 and seat.jail_cards == 0
            assert not seat.jailed and seat.jail_turns == 0


def test_an_unknown_edition_is_refused():
    """P28: by name, by nothing, and by things that are no editions."""
    for wrong in ("monopoly", "", "Classic"):
        assert not_set_up(wrong, ["Ann", "Ben"]) == "unknown_edition"
    for wrong in (None, 5, True, 1.5, [], ("classic",)):
        code = not_set_up(wrong, ["Ann", "Ben"])
        assert code in ("unknown_edition", "bad_edition")
    for wrong in ("monopoly", "", None, 5, []):
        try:
            load_edition(wrong)
        except Refused as refusal:
            assert refusal.code in ("unknown_edition", "bad_edition")
        else:
            raise AssertionError("%s was loaded" % (wrong,))


def test_every_edition_has_all_three_modes_and_no_other():
    """P28: short and timed games exist everywhere, also where the book prints none."""
    for name, _ in TOKENS:
        assert Game(name, ["Ann", "Ben"], mode="standard").waiting == "roll"
        for mode in ("short", "timed"):
            game = Game(name, ["Ann", "Ben"], mode=mode)
            assert game.waiting == "deals" and game.waiting_seat is None
            assert refused(game, "begin") == "deals_missing"
            assert refused(game, "roll", dice=(1, 2)) in ("not_started", "no_roll_now")
    for wrong in ("long", "", None, 1, True, []):
        assert not_set_up("classic", ["Ann", "Ben"], mode=wrong) == "unknown_mode"


def test_the_short_game_of_the_child_has_the_changes_of_the_trilogy():
    """P28: its first bankruptcy ends the game."""
    game = Game("child", ["Ann", "Ben", "Cy"], mode="short")
    for seat, deeds in ((0, (1, 3, 5)), (1, (7, 9, 11)), (2, (13, 15, 17))):
        for deed in deeds:
            game.do("deal", seat=seat, deed=deed)
    game.do("begin")
    assert cash(game) == [1500, 1500, 1500] and game.waiting == "roll"
    game.do("resign", seat=2)
    assert game.over and game.waiting == "over"


def test_special_rules_exist_in_three_editions():
    """P28: the Force in both sagas, missions in Clone Wars, nothing elsewhere."""
    for name in ("saga", "saga_de", "clone_wars"):
        assert Game(name, ["Ann", "Ben"], special=True).waiting == "roll"
    for name in ("classic", "classic_2008", "trilogy", "child"):
        assert not_set_up(name, ["Ann", "Ben"], special=True) == "no_special_rules"
        assert Game(name, ["Ann", "Ben"], special=False).waiting == "roll"


def test_a_chosen_token_is_kept_and_the_others_get_the_first_free_ones():
    """P28: the choice comes first, wherever the player sits."""
    game = Game("saga", ["Ann", ("Ben", "Yoda"), "Cy"])
    tokens = [seat.token for seat in game.seats]
    assert tokens == ["Obi-Wan Kenobi", "Yoda", "Luke Skywalker"]
    game = Game("saga", ["Ann", ("Ben", "Obi-Wan Kenobi"), ("Cy", "Princess Leia"), "Di"])
    tokens = [seat.token for seat in game.seats]
    assert tokens == ["Luke Skywalker", "Obi-Wan Kenobi", "Princess Leia", "Yoda"]
    game = Game("child", ["Ann", "Ben", "Cy", ("Di", "The Child 1")])
    tokens = [seat.token for seat in game.seats]
    assert tokens == ["The Child 2", "The Child 3", "The Child 4", "The Child 1"]


def test_unknown_and_twice_taken_tokens_are_refused():
    """P28: a token is one of the edition's, for one player."""
    assert not_set_up("saga", ["Ann", ("Ben", "Chewbacca")]) == "unknown_token"
    assert not_set_up("classic", ["Ann", ("Ben", "Yoda")]) == "unknown_token"
    assert not_set_up("saga", [("Ann", "Yoda"), ("Ben", "Yoda")]) == "token_taken"
    for wrong in (5, True, [], 1.5, {}):
        code = not_set_up("saga", ["Ann", ("Ben", wrong)])
        assert code in ("unknown_token", "bad_player")


def test_players_that_are_none_are_refused():
    """P28: a player is a name, or a name and a token."""
    long_name = "A" * 41
    for wrong in (None, 5, True, 1.5, "", {}, [], (), ("Ben", "Yoda", "light", 1), long_name):
        assert not_set_up("saga", ["Ann", wrong]) == "bad_player"
    for wrong in (("", "Yoda"), (5, "Yoda"), (None, "Yoda")):
        assert not_set_up("saga", ["Ann", wrong]) == "bad_player"
    for wrong in (None, 5, True, 1.5):
        assert not_set_up("saga", wrong) in ("bad_player", "too_few_players", "bad_setting")


def test_the_sides_of_the_saga_tokens_are_ours():
    """I28: four tokens are light and four are dark, in both languages."""
    light = ("Obi-Wan Kenobi", "Obi Wan Kenobi", "Luke Skywalker", "Princess Leia")
    light = light + ("Prinzessin Leia", "Yoda")
    for name in ("saga", "saga_de"):
        game = game_of(name, 8)
        for seat in game.seats:
            assert seat.side == ("light" if seat.token in light else "dark")
        assert [seat.side for seat in game.seats].count("light") == 4


def test_a_player_of_the_saga_may_choose_the_other_side():
    """I28: the book lets players choose; a side that does not exist is refused."""
    game = Game("saga", [("Ann", "Yoda", "dark"), ("Ben", "Darth Maul")])
    assert [seat.side for seat in game.seats] == ["dark", "dark"]
    assert not_set_up("saga", ["Ann", ("Ben", "Yoda", "grey")]) == "unknown_side"
    assert not_set_up("classic", ["Ann", ("Ben", "Iron", "dark")]) == "unknown_side"


def test_sides_of_the_other_editions_come_with_the_token():
    """I28 P28: rebel and imperial in the trilogy, none on the classic boards."""
    sides = [seat.side for seat in game_of("trilogy", 9).seats]
    assert sides == ["rebel"] * 5 + ["imperial"] * 4
    for name in ("classic", "classic_2008", "child"):
        assert [seat.side for seat in game_of(name, 4).seats] == [None] * 4


def test_the_bounty_pucks_of_the_child_are_its_chance_deck():
    """I28: which deck is which was settled by us."""
    game = game_of("child", 2)
    game.do("roll", dice=(1, 2))
    game.do("land", space=23)
    assert game.waiting == "card" and game.deck == "chance"
    game.do("card_says", effect="collect", numbers=(20,))
    game.do("end_turn")
    game.do("roll", dice=(1, 2))
    game.do("land", space=24)
    assert game.waiting == "card" and game.deck == "community"


def test_settings_with_other_values_are_refused():
    """P28: a wrong setting is a refusal, never another error."""
    for setting in ("rent", "cards", "dice"):
        for wrong in ("x", "", None, 5, True, []):
            assert not_set_up("classic", ["Ann", "Ben"], **{setting: wrong}) == "bad_setting"
    for wrong in ("x", None, 1.5, []):
        assert not_set_up("saga", ["Ann", "Ben"], seed=wrong) == "bad_setting"
        assert not_set_up("saga", ["Ann", "Ben"], special=wrong) == "bad_setting"
    for wrong in (2, -1, "x", 1.5, True, []):
        assert not_set_up("saga", ["Ann", "Ben"], first=wrong) in ("bad_setting", "bad_seat")


def test_the_first_seat_is_given_or_rolled_for():
    """P28: `first` names the seat that starts; None means start rolls."""
    game = Game("classic", ["Ann", "Ben", "Cy"], first=2)
    assert (game.turn, game.waiting_seat, game.waiting) == (2, 2, "roll")
    roll_to(game, 20)
    game.do("end_turn")
    assert game.turn == 0
    game = Game("classic", ["Ann", "Ben", "Cy"], first=None)
    assert (game.turn, game.waiting_seat, game.waiting) == (None, None, "start_rolls")


def test_there_must_be_enough_deeds_to_deal():
    """P28: ten players would need thirty deeds in a short game; twenty in a timed one."""
    assert not_set_up("classic", names(10), mode="short") == "too_few_deeds"
    assert Game("classic", names(9), mode="short").waiting == "deals"
    assert Game("classic", names(10), mode="timed").waiting == "deals"
    assert Game("child", names(4), mode="short").waiting == "deals"
