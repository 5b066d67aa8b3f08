"""Records: every command comes back with all that was told with it, and games play on from it."""

from engine_core import edition_ids, load_edition
from engine_core.commands import rows
from firmware.storage.faults import BadData
from firmware.storage.record_reader import decoded
from firmware.storage.records import check_of, encoded, framed
from tests.engine_core.table import game_of, give, prisoner, roll_to, set_cash
from tests.firmware.storage_table import MICRO, Evening, FilesInMemory, new_game

# Every shape in which the arguments of a command come, whether or not a game would take them.
SHAPES: tuple = (
    ("start_roll", {"seat": 0, "dice": (3, 4)}),
    ("start_roll", {"seat": 7}),
    ("start_roll", {"seat": 1, "dice": None}),
    ("deal", {"seat": 1, "deed": 39}),
    ("begin", {}),
    ("roll", {"dice": [6, 6]}),
    ("roll", {}),
    ("end_turn", {}),
    ("land", {"space": 0}),
    ("land", {"space": 63, "passed_go": True}),
    ("land", {"space": 7, "passed_go": False}),
    ("buy", {}),
    ("decline", {}),
    ("bid", {"seat": 2, "amount": 999999}),
    ("hammer", {}),
    ("claim_rent", {"seat": 3}),
    ("rent_roll", {"dice": (1, 1)}),
    ("rent_roll", {}),
    ("tax", {"how": "flat"}),
    ("tax", {"how": "percent"}),
    ("tax", {"how": "flat", "amount": 128}),
    ("card", {"card": "ch07"}),
    ("card", {}),
    ("card_says", {"effect": "collect", "numbers": (50,)}),
    ("card_says", {"effect": "repairs", "numbers": [25, 100]}),
    ("card_says", {"effect": "nearest", "numbers": ("utility",)}),
    ("card_says", {"effect": "go_to_jail"}),
    ("card_says", {"effect": "jail_card", "numbers": ()}),
    ("pay_fine", {}),
    ("use_jail_card", {}),
    ("force", {}),
    ("force", {"space": 12}),
    ("force", {"deed": 39}),
    ("duel", {"attacker": 6, "defender": 1}),
    ("duel", {}),
    ("mission", {"die": 6}),
    ("mission", {"die": 4, "deeds": [1, 3]}),
    ("mission", {"deeds": [], "die": 1}),
    ("mission", {"cash": True, "die": 2}),
    ("mission", {"seat": 1, "space": 30, "die": 5}),
    ("mission", {}),
    ("build", {"seat": 0, "deed": 1}),
    ("sell_building", {"seat": 0, "deed": 1}),
    ("sell_hotels", {"seat": 9, "group": "dark_blue"}),
    ("contest", {"seats": [0, 1], "kind": "house"}),
    ("contest", {"seats": (0, 2, 5), "kind": "hotel"}),
    ("place", {"seat": 0, "deed": 1}),
    ("mortgage", {"seat": 0, "deed": 1}),
    ("lift", {"seat": 0, "deed": 1}),
    ("keep_mortgage", {"seat": 0, "deed": 1}),
    ("trade", {"a": 0, "b": 1, "a_gives": {}, "b_gives": {"cash": 1}}),
    (
        "trade",
        {
            "a": 4,
            "b": 1,
            "a_gives": {"cash": 0, "deeds": [1, 3], "jail_cards": 2},
            "b_gives": {"cash": 1500, "deeds": (37, 39, 5), "jail_cards": 0},
            "lift": [1, 5],
        },
    ),
    ("transfer", {"payer": "bank", "payee": 0, "amount": 200}),
    ("transfer", {"payer": 3, "payee": "bank", "amount": 1, "why": "Zoë's Strafe ü"}),
    ("transfer", {"payer": 3, "payee": 4, "amount": 999999, "why": ""}),
    ("move_token", {"seat": 1, "space": 39}),
    ("assign", {"deed": 39, "owner": None}),
    ("assign", {"deed": 39, "owner": 0, "houses": 5}),
    ("assign", {"deed": 5, "owner": 1, "mortgaged": True}),
    ("assign", {"deed": 5, "owner": 1, "houses": 0, "mortgaged": False}),
    ("settle", {"seat": 2}),
    ("bankrupt", {"seat": 2}),
    ("resign", {"seat": 2}),
    ("time_up", {}),
)


def as_lists(value):
    if type(value) is dict:
        return {key: as_lists(value[key]) for key in value}
    return [as_lists(item) for item in value] if type(value) in (list, tuple) else value


def same_type(one, other) -> bool:
    """True is not 1 here."""
    if type(one) is dict:
        return all([same_type(one[key], other[key]) for key in one])
    if type(one) is list:
        return all([same_type(one[place], other[place]) for place in range(len(one))])
    return type(one) is type(other)


def through(commands) -> list:
    body = bytes(encoded(commands))
    return decoded(b"?" + body + b"\xc9?", 1, 1 + len(body))


def test_every_command_is_among_the_shapes():
    assert sorted(set([command for command, _ in SHAPES])) == sorted(
        [row.split(" ")[0] for row in rows()]
    )
    for row in rows():  # and every argument that may be left out is once there and once not
        command = row.split(" ")[0]
        told = [arguments for name, arguments in SHAPES if name == command]
        for word in row.split(" ")[2:]:
            if word[-1] == "?":
                assert any([word[:-1] in arguments for arguments in told]), row
                assert any([word[:-1] not in arguments for arguments in told]), row
            else:
                assert all([word in arguments for arguments in told]), row


def test_every_command_comes_back_with_its_arguments():
    for command, arguments in SHAPES:
        again = through([(command, arguments)])
        assert again == [(command, as_lists(arguments))], command
        assert same_type(as_lists(arguments), again[0][1]), command


def test_several_commands_come_back_in_their_order():
    again = through(SHAPES)
    assert [command for command, _ in again] == [command for command, _ in SHAPES]
    assert again == [(command, as_lists(arguments)) for command, arguments in SHAPES]


def test_a_body_that_ends_inside_a_command_is_not_believed():
    for command, arguments in SHAPES:
        body = bytes(encoded([(command, arguments)]))
        for end in range(1, len(body)):
            try:
                decoded(body, 0, end)
            except BadData:
                continue
            raise AssertionError("%s %d" % (command, end))


def plays_the_same(game, *commands) -> None:
    """The game takes what comes back as it takes what was said, and says the same."""
    other = game.restore(game.snapshot())
    told = [game.do(command, **arguments) for command, arguments in commands]
    again = [other.do(command, **arguments) for command, arguments in through(commands)]
    assert again == told
    assert other.snapshot() == game.snapshot() and check_of(other) == check_of(game)


def test_a_game_takes_trades_from_a_record():
    game = game_of()
    give(game, 0, 1, 3)
    give(game, 1, 5, 12, mortgaged=True)
    offer = {"cash": 10, "deeds": (1, 3)}
    lift = {"a": 0, "b": 1, "a_gives": offer, "b_gives": {"deeds": [5, 12]}, "lift": (12,)}
    plays_the_same(game, ("trade", lift))
    plays_the_same(game, ("trade", {"a": 1, "b": 2, "a_gives": {"deeds": [3]}, "b_gives": {}}))


def test_a_game_takes_jail_cards_and_fines_from_a_record():
    plays_the_same(prisoner(card=True), ("use_jail_card", {}), ("roll", {"dice": (2, 4)}))
    plays_the_same(prisoner(), ("pay_fine", {}), ("roll", {"dice": (2, 4)}))
    game = prisoner(card=True)
    gives = {"jail_cards": 1}
    plays_the_same(game, ("trade", {"a": 0, "b": 1, "a_gives": gives, "b_gives": {"cash": 5}}))


def test_a_game_takes_the_bankers_entries_from_a_record():
    plays_the_same(
        game_of(),
        ("assign", {"deed": 1, "owner": 0}),
        ("assign", {"deed": 3, "owner": 0}),
        ("assign", {"deed": 1, "owner": 0, "houses": 1}),
        ("assign", {"deed": 5, "owner": 2, "mortgaged": True}),
        ("assign", {"deed": 5, "owner": None}),
        ("transfer", {"payer": 0, "payee": "bank", "amount": 500, "why": "Zoë"}),
        ("transfer", {"payer": "bank", "payee": 1, "amount": 999999}),
        ("move_token", {"seat": 1, "space": 39}),
        ("resign", {"seat": 2}),
    )


def test_a_game_takes_told_cards_and_auctions_from_a_record():
    for effect, numbers in (("repairs", (25, 100)), ("nearest", ("transport",)), ("back", (3,))):
        game = game_of()
        roll_to(game, 7)
        plays_the_same(game, ("card_says", {"effect": effect, "numbers": numbers}))
    game = game_of()
    roll_to(game, 39)
    plays_the_same(
        game,
        ("decline", {}),
        ("bid", {"seat": 2, "amount": 10}),
        ("bid", {"seat": 1, "amount": 999}),
        ("hammer", {}),
    )


def test_a_game_takes_a_contest_for_the_last_houses_from_a_record():
    game = game_of()
    give(game, 0, 1, 3)
    give(game, 1, 6, 8, 9)
    give(game, 2, 11, 13, 14, 16, 18, 19, houses=4)
    give(game, 2, 37, 39, houses=3)
    game.do("assign", deed=37, owner=2, houses=4)
    assert game.houses_left == 1
    plays_the_same(
        game,
        ("contest", {"seats": (0, 1), "kind": "house"}),
        ("bid", {"seat": 1, "amount": 120}),
        ("hammer", {}),
        ("place", {"seat": 1, "deed": 6}),
    )


def test_a_game_takes_debts_from_a_record():
    game = game_of()
    give(game, 1, 39)
    give(game, 0, 5)
    set_cash(game, 0, 10)
    plays_the_same(game, ("move_token", {"seat": 0, "space": 36}), ("roll", {"dice": (1, 2)}))
    plays_the_same(game, ("mortgage", {"seat": 0, "deed": 5}), ("settle", {"seat": 0}))


def test_random_games_of_every_edition_are_the_same_from_their_records():
    """All modes and settings. The mean record, with its frame, has at most sixteen bytes."""
    seen = set()
    size = records = 0
    for seed in range(7 if MICRO else 42):
        book = load_edition(edition_ids()[seed % 7])
        game = new_game(
            book.id,
            2 + seed % min(3, len(book.tokens) - 1),
            mode=("standard", "short", "timed")[seed // 7 % 3],
            special=bool(book.special_rules),
            rent=("ask", "auto")[seed % 2],
            cards=("table", "unit")[seed // 3 % 2],
            dice=("table", "unit")[seed // 2 % 2],
            first=None if seed % 5 == 0 else 0,
            seed=seed,
        )
        other = game.restore(game.snapshot(), None)
        evening = Evening(FilesInMemory(), game, seed)
        for _ in range(40 if MICRO else 250):
            commands = evening.choice()
            if not commands:
                break
            body = bytes(encoded(commands))
            size += len(framed(bytearray(body), 0, 0))
            records += 1
            evening.do(commands)
            for command, arguments in decoded(body, 0, len(body)):
                seen.add(command)
                other.do(command, **arguments)
            assert other.snapshot() == evening.now
            assert check_of(other) == check_of(game)
    assert size <= 16 * records
    assert len(seen) >= (13 if MICRO else 28), sorted(seen)
