"""A wrong command, argument name, type or range is refused at every moment, without change."""

from engine_core import Game, Refused
from tests.engine_core.table import game_of, give, refused, roll_to, set_cash

# Never a seat, a space, a deed or an amount, whatever the moment.
NO_NUMBER: tuple = (None, True, False, 1.5, 1.0, "x", "1", "", [], (), {}, -1, 10**9, (1,))
NO_INDEX = NO_NUMBER + (99, 40)
NO_DICE: tuple = (None, True, 1.5, "x", "34", [], (), {}, -1, 99, 10**9, 7, (0, 7), (7, 1), (1, 0))
NO_DICE = NO_DICE + ((1, 2, 3), (1,), ("1", "2"), (1.0, 2.0), (True, True), (None, None), (-1, 3))
NO_DIE: tuple = (None, True, 1.5, 2.0, "x", "3", [], {}, -1, 0, 7, 99, 10**9, (3,), (1, 2))
NO_WORD: tuple = (None, True, 1.5, "x", "", [], (), {}, -1, 0, 99, 10**9)
NO_FLAG: tuple = (None, 1.5, "x", [], {}, -1, 99)
NO_LIST: tuple = (
    True,
    1.5,
    "x",
    5,
    -1,
    {},
    ["x"],
    [None],
    [1.0],
    [True],
    [[]],
    [-1],
    [99],
    [10**9],
)
NO_OFFER: tuple = (None, True, 1.5, "x", [], -1, 99, {"gold": 1}, {"cash": -1}, {"cash": "x"})
NO_OFFER = NO_OFFER + ({"cash": 1.5}, {"cash": True}, {"cash": None}, {"cash": 10**9})
NO_OFFER = NO_OFFER + ({"deeds": 5}, {"deeds": ["x"]}, {"deeds": [99]}, {"deeds": [1.0]})
NO_OFFER = NO_OFFER + ({"deeds": [0]}, {"jail_cards": 1.5}, {"jail_cards": -1}, {5: 5})
NO_OFFER = NO_OFFER + ({"jail_cards": True}, {"jail_cards": "x"}, {"jail_cards": 10**9})
NO_NUMBERS: tuple = (
    None,
    True,
    1.5,
    "x",
    5,
    {},
    (),
    (-1,),
    (1.5,),
    ("x",),
    (True,),
    (None,),
    (1, 2, 3),
)

# Each command with arguments of the right kind, and what can be wrong about each of them.
# A name in `optional` may be left out without being missed.
CALLS: tuple = (
    ("start_roll", (("seat", 0, NO_INDEX), ("dice", (3, 4), NO_DICE)), ()),
    ("deal", (("seat", 0, NO_INDEX), ("deed", 1, NO_INDEX)), ()),
    ("begin", (), ()),
    ("roll", (("dice", (3, 4), NO_DICE),), ()),
    ("buy", (), ()),
    ("decline", (), ()),
    ("bid", (("seat", 0, NO_INDEX), ("amount", 20, NO_NUMBER)), ()),
    ("hammer", (), ()),
    ("claim_rent", (("seat", 0, NO_INDEX),), ()),
    ("rent_roll", (("dice", (3, 4), NO_DICE),), ()),
    ("land", (("space", 1, NO_INDEX), ("passed_go", False, NO_FLAG)), ("passed_go",)),
    ("tax", (("how", "flat", NO_WORD),), ()),
    ("card", (("card", "ch07", NO_WORD),), ()),
    ("card_says", (("effect", "collect", NO_WORD), ("numbers", (50,), NO_NUMBERS)), ()),
    ("pay_fine", (), ()),
    ("use_jail_card", (), ()),
    ("force", (("space", 5, NO_INDEX), ("deed", 5, NO_INDEX)), ("space", "deed")),
    ("duel", (("attacker", 3, NO_DIE), ("defender", 2, NO_DIE)), ()),
    ("mission", (("die", 6, NO_DIE), ("cash", True, NO_FLAG)), ("cash",)),
    ("mission", (("die", 6, NO_DIE), ("space", 5, NO_INDEX)), ("space",)),
    ("mission", (("die", 6, NO_DIE), ("deeds", [1], NO_LIST)), ("deeds",)),
    ("end_turn", (), ()),
    ("build", (("seat", 1, NO_INDEX), ("deed", 37, NO_INDEX)), ()),
    ("sell_building", (("seat", 1, NO_INDEX), ("deed", 37, NO_INDEX)), ()),
    ("sell_hotels", (("seat", 1, NO_INDEX), ("group", "dark_blue", NO_WORD)), ()),
    ("contest", (("seats", [0, 1], NO_LIST + ([], [0, 0], None)), ("kind", "house", NO_WORD)), ()),
    ("place", (("seat", 1, NO_INDEX), ("deed", 37, NO_INDEX)), ()),
    ("mortgage", (("seat", 1, NO_INDEX), ("deed", 5, NO_INDEX)), ()),
    ("lift", (("seat", 1, NO_INDEX), ("deed", 15, NO_INDEX)), ()),
    ("keep_mortgage", (("seat", 1, NO_INDEX), ("deed", 15, NO_INDEX)), ()),
    ("settle", (("seat", 0, NO_INDEX),), ()),
    ("bankrupt", (("seat", 0, NO_INDEX),), ()),
    ("resign", (("seat", 0, NO_INDEX),), ()),
    ("time_up", (), ()),
    (
        "transfer",
        (
            ("payer", 1, NO_INDEX),
            ("payee", 2, NO_INDEX),
            ("amount", 1, NO_NUMBER + (0,)),
            ("why", "", ()),
        ),
        ("why",),
    ),
    ("move_token", (("seat", 0, NO_INDEX), ("space", 0, NO_INDEX)), ()),
    (
        "assign",
        (
            ("deed", 39, NO_INDEX),
            ("owner", 2, NO_INDEX[1:]),
            ("houses", 0, NO_INDEX),
            ("mortgaged", False, NO_FLAG),
        ),
        ("houses", "mortgaged"),
    ),
    (
        "trade",
        (
            ("a", 1, NO_INDEX),
            ("b", 2, NO_INDEX),
            ("a_gives", {"cash": 5}, NO_OFFER),
            ("b_gives", {"cash": 6}, NO_OFFER),
            ("lift", [], NO_LIST),
        ),
        ("lift",),
    ),
)


def table(**settings):
    """Seat 1 owns a full set, a ferry and a mortgaged one; seat 0 is on turn."""
    game = game_of("classic", 3, **settings)
    give(game, 1, 37, 39)
    give(game, 1, 5)
    give(game, 1, 15, mortgaged=True)
    return game


def refuses_all_bad_calls(game, moment) -> None:
    """Walk through the whole table of wrong calls; one snapshot shows that nothing changed."""
    assert game.waiting == moment
    before = game.snapshot()
    accepted = []

    def wrong(command, arguments):
        try:
            game.do(command, **arguments)
        except Refused as refusal:
            assert isinstance(refusal.code, str) and refusal.code
            assert isinstance(refusal.text, str)
        else:
            accepted.append((command, arguments))

    for command, arguments, optional in CALLS:
        good = {}
        for name, value, _ in arguments:
            good[name] = value
        for name, _, junk in arguments:
            for bad in junk:
                if bad is None and name in optional:
                    continue  # None is how an optional argument is left out
                call: dict = dict(good)
                call[name] = bad
                wrong(command, call)
            if name not in optional:
                call = dict(good)
                del call[name]
                wrong(command, call)
        call = dict(good)
        call["nonsense"] = 1
        wrong(command, call)
    no_command: tuple = (
        None,
        5,
        True,
        1.5,
        "",
        "x",
        "Roll",
        "roll ",
        "__init__",
        "do",
        "snapshot",
        (),
        [],
    )
    for word in no_command:
        wrong(word, {})
        wrong(word, {"seat": 0})
    assert accepted == [], accepted
    assert game.snapshot() == before


def test_before_the_roll_no_bad_call_passes():
    """P29 P30: the commands of the special rules are checked like all others."""
    refuses_all_bad_calls(table(), "roll")


def test_at_a_property_for_sale_no_bad_call_passes():
    """Contract, at the moment "buy"."""
    game = table()
    roll_to(game, 19)
    refuses_all_bad_calls(game, "buy")


def test_in_an_auction_no_bad_call_passes():
    """Contract, at the moment "auction", with and without a bid."""
    game = table()
    roll_to(game, 19)
    game.do("decline")
    refuses_all_bad_calls(game, "auction")
    game.do("bid", seat=2, amount=10)
    refuses_all_bad_calls(game, "auction")


def test_at_a_card_no_bad_call_passes():
    """Contract, at the moment "card", whoever draws."""
    game = table()
    roll_to(game, 7)
    refuses_all_bad_calls(game, "card")


def test_at_a_tax_no_bad_call_passes():
    """Contract, at the moment "tax"."""
    game = table()
    roll_to(game, 4)
    refuses_all_bad_calls(game, "tax")


def test_in_debt_no_bad_call_passes():
    """Contract, at the moment "debt"."""
    game = table()
    give(game, 0, 25)
    set_cash(game, 0, 10)
    roll_to(game, 39)
    refuses_all_bad_calls(game, "debt")


def test_at_the_end_of_a_turn_no_bad_call_passes():
    """Contract, at the moment "end"."""
    game = table()
    roll_to(game, 20)
    refuses_all_bad_calls(game, "end")


def test_in_jail_no_bad_call_passes():
    """Contract, at the "roll" of a player in jail."""
    game = game_of("classic", 3, first=2)
    roll_to(game, 30)
    game.do("end_turn")
    for _ in range(2):
        roll_to(game, 20)
        game.do("end_turn")
    assert game.seats[2].jailed and game.turn == 2
    refuses_all_bad_calls(game, "roll")


def test_before_the_start_no_bad_call_passes():
    """Contract, during start rolls and deals."""
    refuses_all_bad_calls(game_of("classic", 3, first=None), "start_rolls")
    refuses_all_bad_calls(game_of("classic", 3, mode="short"), "deals")


def test_during_the_force_no_bad_call_passes():
    """P29 P30: with a jump open, in a duel, and at a fresh roll for rent."""
    game = game_of("saga_de", 3, special=True)
    give(game, 1, 39, 12)
    roll_to(game, 20, (6, 6))
    game.do("force", deed=39)
    refuses_all_bad_calls(game, "duel")
    game = game_of("saga_de", 3, special=True)
    give(game, 1, 39, 12)
    roll_to(game, 20, (1, 1))
    assert refused(game, "force", space="x") == "bad_space"
    game.do("force", space=12)
    refuses_all_bad_calls(game, "rent_roll")


def test_with_a_mission_open_no_bad_call_passes():
    """P29: die and targets of the wrong kind are refused though a mission is due."""
    game = game_of("clone_wars", 3, special=True)
    roll_to(game, 20, (6, 1))
    for bad in NO_LIST:
        refused(game, "mission", die=2, deeds=bad)
    for bad in NO_FLAG:
        refused(game, "mission", die=2, cash=bad)
    for bad in NO_DIE:
        refused(game, "mission", die=bad, cash=True)
    assert refused(game, "mission", die=2, cash=True, nonsense=1) == "unknown_argument"
    game = game_of("clone_wars", 3, special=True)
    roll_to(game, 20, (6, 6))
    for bad in NO_INDEX:
        refused(game, "mission", die=4, seat=bad, space=10)
        refused(game, "mission", die=4, seat=1, space=bad)


def test_when_the_game_is_over_nothing_passes():
    """Contract, at the moment "over": bad calls and good ones."""
    game = game_of("classic", 2)
    game.do("resign", seat=1)
    refuses_all_bad_calls(game, "over")
    for command, arguments, _ in CALLS:
        good = {}
        for name, value, _junk in arguments:
            good[name] = value
        assert refused(game, command, **good) == "game_over", command


def test_no_name_of_an_argument_can_break_a_call():
    """P33: also those that a programmer might have used inside."""
    game = game_of()
    for name in ("self", "command", "call", "game", "extra", "arguments"):
        try:
            game.do("roll", dice=(1, 2), **{name: 1})
        except Refused as refusal:
            assert refusal.code == "unknown_argument", name
        else:
            raise AssertionError(name)


def test_a_game_of_nothing_or_with_unknown_settings_is_refused():
    """P28"""
    for arguments in ({}, {"edition": "classic"}, {"players": ["A", "B"]}):
        try:
            Game(**arguments)
        except Refused as refusal:
            assert refusal.code in ("unknown_edition", "bad_player")
        else:
            raise AssertionError(arguments)
    try:
        Game("classic", ["A", "B"], colour="red")
    except Refused as refusal:
        assert refusal.code == "bad_setting"
    else:
        raise AssertionError("a setting that there is not was accepted")
