"""What legal() offers while the table is at rest, before the start and after the end.

A test names the commands that the rules allow at that moment: those that legal() offers, and no
others. Trades, resigning and the banker's own entries are never among them.
"""

from engine_core import Game
from tests.engine_core.table import game_of, give, prisoner, put, rest, roll_to, set_cash


def offers(game) -> set:
    """The commands that legal() names."""
    return set([command for command, _ in game.legal()])


def given(game, command, name) -> list:
    """The different values of an argument with which the command is offered, in order."""
    return sorted(set([given[name] for other, given in game.legal() if other == command]))


def test_before_the_start_everybody_has_a_start_roll_to_make():
    """R2 I22: who has rolled is not asked again, but for those who tied."""
    game = game_of(first=None)
    assert offers(game) == {"start_roll"}
    assert given(game, "start_roll", "seat") == [0, 1, 2]
    game.do("start_roll", seat=1, dice=(6, 5))
    assert given(game, "start_roll", "seat") == [0, 2]
    game.do("start_roll", seat=0, dice=(1, 2))
    game.do("start_roll", seat=2, dice=(5, 6))
    assert offers(game) == {"start_roll"}
    assert given(game, "start_roll", "seat") == [1, 2]
    game.do("start_roll", seat=1, dice=(1, 2))
    game.do("start_roll", seat=2, dice=(1, 1))
    assert offers(game) == {"roll"}


def test_deeds_are_dealt_until_everybody_has_theirs_and_then_play_begins():
    """P27 R80: three each, to those who lack some, of those that are left."""
    game = game_of(players=2, mode="short")
    assert offers(game) == {"deal"} and given(game, "deal", "seat") == [0, 1]
    assert len(given(game, "deal", "deed")) == 28
    for deed in (5, 12, 21):
        game.do("deal", seat=0, deed=deed)
    assert offers(game) == {"deal"} and given(game, "deal", "seat") == [1]
    left = given(game, "deal", "deed")
    assert len(left) == 25 and 5 not in left and 12 not in left and 21 not in left
    for deed in (15, 28, 26):
        game.do("deal", seat=1, deed=deed)
    assert offers(game) == {"begin"}
    game.do("begin")
    assert offers(game) == {"roll", "mortgage"}


def test_the_hour_can_strike_once_a_timed_game_has_begun():
    """R82 P20 P27: at every moment then, and in no other game."""
    game = game_of(players=2, mode="timed")
    assert offers(game) == {"deal"}
    for seat, deed in ((0, 5), (0, 12), (1, 15), (1, 28)):
        game.do("deal", seat=seat, deed=deed)
    assert offers(game) == {"begin"}
    game.do("begin")
    assert offers(game) == {"roll", "mortgage", "time_up"}
    roll_to(game, 39, (2, 2))
    assert offers(game) == {"buy", "decline", "mortgage", "time_up"}
    game.do("decline")
    assert offers(game) == {"bid", "hammer", "mortgage", "time_up"}
    game.do("hammer")
    roll_to(game, 4, (2, 2))
    assert offers(game) == {"tax", "time_up"}
    game.do("tax", how="flat")
    roll_to(game, 7)
    assert offers(game) == {"card", "time_up"}
    game.do("card_says", effect="pay", numbers=(2000,))
    assert offers(game) == {"mortgage", "bankrupt", "time_up"}
    game = game_of(players=2, mode="timed", first=None)
    assert offers(game) == {"start_roll"}


def test_before_the_first_roll_there_is_only_the_roll():
    """R10 P2: nobody owns anything; the turn cannot end before it, in saga_de neither."""
    for edition in ("classic", "saga", "clone_wars", "child", "saga_de"):
        assert offers(game_of(edition)) == {"roll"}
    assert len(list(game_of().legal())) == 36
    assert list(game_of(dice="unit").legal()) == [("roll", {})]


def test_after_doubles_the_turn_may_end_only_in_the_german_saga():
    """R11 P2: elsewhere the extra roll is a must."""
    for edition in ("classic", "classic_2008", "trilogy", "saga", "clone_wars"):
        game = game_of(edition)
        roll_to(game, 20, (2, 2))
        assert offers(game) == {"roll"}, edition
    game = game_of("saga_de")
    roll_to(game, 20, (2, 2))
    assert offers(game) == {"roll", "end_turn"}
    game.do("roll", dice=(1, 1))
    assert game.waiting == "card"
    game.do("card_says", effect="go_to_jail", numbers=())
    assert offers(game) == {"end_turn"}


def test_a_prisoner_pays_before_the_roll_on_the_turns_that_allow_it():
    """R51 R52 P4: with 50 in cash, on the third turn in the newer editions only."""
    for edition, third in (("classic", {"roll"}), ("classic_2008", {"roll", "pay_fine"})):
        for failed in (0, 1):
            assert offers(prisoner(edition, failed)) == {"roll", "pay_fine"}
        assert offers(prisoner(edition, 2)) == third
    game = prisoner()
    set_cash(game, 0, 49)
    assert offers(game) == {"roll"}
    set_cash(game, 0, 50)
    assert offers(game) == {"roll", "pay_fine"}
    game.do("pay_fine")
    assert offers(game) == {"roll"}


def test_a_prisoner_with_a_card_may_use_it_on_every_turn():
    """I18 R51: also where the fine has to wait; a free player has no use for it."""
    game = prisoner(card=True)
    assert offers(game) == {"roll", "pay_fine", "use_jail_card"}
    assert offers(prisoner(failed=2, card=True)) == {"roll", "use_jail_card"}
    game.do("use_jail_card")
    assert offers(game) == {"roll"}
    game = prisoner(card=True)
    put(game, 0, 10)
    assert offers(game) == {"roll"}


def test_a_failed_throw_in_jail_leaves_the_end_of_the_turn():
    """P4: in saga_de too."""
    for edition in ("classic", "saga_de"):
        game = prisoner(edition)
        game.do("roll", dice=(1, 2))
        assert offers(game) == {"end_turn"}


def test_every_double_offers_its_power_beside_the_roll():
    """F1 P2: until it is used or rolled on; in saga_de the turn may end as well."""
    for edition, extra in (("saga", set()), ("saga_de", {"end_turn"})):
        for number in (1, 2, 3, 4, 5):
            game = game_of(edition, special=True)
            roll_to(game, 20, (number, number))
            assert offers(game) == {"roll", "force"} | extra, (edition, number)
        game = game_of(edition, special=True)
        roll_to(game, 20, (2, 2))
        game.do("force")
        assert offers(game) == {"end_turn"}
        game = game_of(edition)
        roll_to(game, 20, (2, 2))
        assert offers(game) == {"roll"} | extra


def test_double_ones_reach_every_space():
    """F2: each of the forty is offered."""
    game = game_of("saga", special=True)
    roll_to(game, 20, (1, 1))
    assert given(game, "force", "space") == list(range(40))


def test_double_sixes_offer_what_can_be_fought_for():
    """F7 I6 P30: not the own deeds, not full colour sets; without any there is no Force."""
    game = game_of("saga", special=True)
    give(game, 0, 5)
    give(game, 1, 37, 39, 12, 28)
    give(game, 2, 6, 8)
    roll_to(game, 20, (6, 6))
    assert offers(game) == {"roll", "force", "build", "mortgage"}
    assert given(game, "force", "deed") == [6, 8, 12, 28]
    game = game_of("saga", special=True)
    give(game, 0, 5)
    give(game, 1, 37, 39)
    roll_to(game, 20, (6, 6))
    assert offers(game) == {"roll", "build", "mortgage"}


def test_doubles_out_of_jail_offer_no_force():
    """F1 I26: nor do the third doubles."""
    game = prisoner("saga", special=True)
    assert offers(game) == {"roll", "pay_fine"}
    game.do("roll", dice=(5, 5))
    assert offers(game) == {"end_turn"}
    game = game_of("saga", special=True)
    for _ in range(2):
        roll_to(game, 20, (2, 2))
    game.do("roll", dice=(2, 2))
    assert offers(game) == {"end_turn"}


def test_a_six_offers_its_mission_beside_what_comes_next():
    """M1 P3: the end of the turn, or the roll of double sixes; once."""
    for other in (1, 2, 3, 4, 5):
        game = game_of("clone_wars", special=True)
        roll_to(game, 20, (other, 6))
        assert offers(game) == {"end_turn", "mission"}, other
        game.do("mission", die=1)
        assert offers(game) == {"end_turn"}, other
    game = game_of("clone_wars", special=True)
    roll_to(game, 20, (6, 6))
    assert offers(game) == {"roll", "mission"}
    game.do("mission", die=1)
    assert offers(game) == {"roll"}
    game = game_of("clone_wars", special=True)
    roll_to(game, 20, (5, 1))
    assert offers(game) == {"end_turn"}
    game = game_of("clone_wars")
    roll_to(game, 20, (6, 1))
    assert offers(game) == {"end_turn"}


def test_the_targets_of_a_mission_are_those_that_it_can_be_used_on():
    """M2 M3 I6: unowned properties or the cash for the light side, others' for the dark one."""
    game = game_of("clone_wars", special=True)
    give(game, 1, *[deed for deed in game.edition.deeds if deed not in (12, 39)])
    roll_to(game, 20, (6, 1))
    won = [given for command, given in game.legal() if command == "mission" and given["die"] > 1]
    assert sorted([deal["deeds"][0] for deal in won if "deeds" in deal]) == [12, 39]
    assert [deal["cash"] for deal in won if "deeds" not in deal] == [True]
    game = Game("clone_wars", [("A", "General Grievous"), "B", "C", "D"], special=True)
    give(game, 0, 5)
    give(game, 1, 37, 39)
    give(game, 2, 6, 28)
    roll_to(game, 20, (6, 1))
    won = [given for command, given in game.legal() if command == "mission" and given["die"] > 3]
    assert sorted([deal["deeds"][0] for deal in won]) == [6, 28]
    game.do("end_turn")
    game.do("resign", seat=2)
    while game.turn != 0 or game.waiting != "roll":
        if game.waiting == "roll":
            rest(game)
        else:
            game.do("hammer")
    roll_to(game, 20, (6, 5))
    assert given(game, "mission", "seat") == [1, 3]


def test_rent_is_offered_to_be_asked_for_while_its_time_runs():
    """R34 P12 P13: at the end of the turn and before the next roll; not when it is automatic."""
    game = game_of("classic_2008", rent="ask")
    give(game, 2, 39)
    roll_to(game, 39)
    assert offers(game) == {"end_turn", "claim_rent", "mortgage"}
    assert given(game, "claim_rent", "seat") == [2]
    game.do("end_turn")
    assert offers(game) == {"roll", "claim_rent", "mortgage"}
    rest(game)
    assert offers(game) == {"roll", "mortgage"}
    game = game_of("classic_2008")
    give(game, 2, 39)
    roll_to(game, 39)
    assert offers(game) == {"end_turn", "mortgage"}


def test_where_the_unit_rolls_no_dice_are_named():
    """P11: for the start, the turn, a duel and a mission. Seed 10 begins 6-6, seed 8 with 6-1."""
    game = game_of(players=2, first=None, dice="unit")
    assert list(game.legal()) == [("start_roll", {"seat": 0}), ("start_roll", {"seat": 1})]
    game = game_of("saga", special=True, dice="unit", seed=10)
    give(game, 1, 39)
    assert ("roll", {}) in list(game.legal())
    assert game.do("roll")[0] == ("rolled", 0, 6, 6)
    game.do("decline")
    game.do("hammer")
    assert offers(game) == {"roll", "force", "mortgage"}
    game.do("force", deed=39)
    assert list(game.legal()) == [("duel", {})]
    game = game_of("clone_wars", special=True, dice="unit", seed=8)
    assert game.do("roll")[0] == ("rolled", 0, 6, 1)
    game.do("card_says", effect="collect", numbers=(5,))
    assert offers(game) == {"end_turn", "mission"}
    assert True not in ["die" in given for _, given in game.legal()]


def test_when_the_game_is_over_nothing_is_offered():
    """R79 R80 R82: after the last bankruptcy, the first of a short game, and the hour."""
    last = game_of(players=2)
    give(last, 0, 37, 39, 5)
    last.do("resign", seat=1)
    short = game_of(players=3, mode="short")
    timed = game_of(players=3, mode="timed")
    for game, number in ((short, 3), (timed, 2)):
        deeds = list(game.edition.deeds)
        for place in range(3 * number):
            game.do("deal", seat=place % 3, deed=deeds[place])
        game.do("begin")
    short.do("resign", seat=2)
    timed.do("time_up")
    for game in (last, short, timed):
        assert game.over and game.waiting == "over" and list(game.legal()) == []
