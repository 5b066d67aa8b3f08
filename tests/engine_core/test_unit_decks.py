"""The unit's own decks: shuffled, drawn from the top, and what comes back lies at the bottom."""

from engine_core import Game
from tests.engine_core.table import game_of, refused, rest, roll_to, set_cash

SPACES = {"chance": 7, "community": 17}
JAIL_CARDS = {"chance": "ch08", "community": "cc05"}
CARDS = 16  # in each deck


def ids(deck):
    """All cards of the deck, as printed."""
    return [JAIL_CARDS[deck][:2] + "%02d" % number for number in range(1, CARDS + 1)]


def finish_turn(game):
    """Nobody buys anything; what else the card leads to is answered; the turn ends."""
    while game.waiting in ("buy", "auction"):
        game.do("decline" if game.waiting == "buy" else "hammer")
    assert game.waiting == "end"
    game.do("end_turn")


def draw(game, deck="community"):
    """The current player spends the turn on a card of the deck: which card it was."""
    set_cash(game, game.turn, 1500)
    roll_to(game, SPACES[deck])
    assert game.deck == deck
    drawn = [event[3] for event in game.do("card") if event[0] == "drew"]
    finish_turn(game)
    assert len(drawn) == 1
    return drawn[0]


def draws(game, count, deck="community"):
    return [draw(game, deck) for _ in range(count)]


def jail_card_told(game, deck="community"):
    """The current player lands on the deck and is told to hold its jail card."""
    roll_to(game, SPACES[deck])
    game.do("card_says", effect="jail_card", numbers=())
    finish_turn(game)


def unit_game(players=3, edition="classic_2008", **settings):
    """An edition with flat taxes, so that no card asks anything but to buy."""
    return game_of(edition, players, cards="unit", **settings)


def test_every_card_of_a_deck_comes_once_before_the_first_comes_again():
    """R42: in each deck; the jail card, once it is held, is left out of the next round."""
    for deck in ("chance", "community"):
        game = unit_game(seed=5)
        first = draws(game, CARDS, deck)
        assert sorted(first) == ids(deck)
        without = [card for card in first if card != JAIL_CARDS[deck]]
        assert draws(game, CARDS - 1, deck) == without
        assert draws(game, CARDS - 1, deck) == without


def test_the_decks_are_shuffled():
    """R42: not the printed order, another one for another seed, and the same for the same."""
    for deck in ("chance", "community"):
        orders = [draws(unit_game(seed=seed), CARDS, deck) for seed in (1, 2, 3, 1)]
        for order in orders:
            assert sorted(order) == ids(deck) and order != ids(deck)
        assert orders[0] != orders[1] and orders[1] != orders[2] and orders[0] != orders[2]
        assert orders[0] == orders[3]


def test_the_two_decks_are_shuffled_apart():
    """R42: the order of one does not tell that of the other."""
    chance = draws(unit_game(seed=1), CARDS, "chance")
    community = draws(unit_game(seed=1), CARDS, "community")
    assert [card[2:] for card in chance] != [card[2:] for card in community]


def test_a_jail_card_that_is_told_leaves_the_units_deck():
    """P9 R42: it is not drawn while it is held, and last of all when it was used."""
    for deck in ("chance", "community"):
        game = unit_game(players=2, seed=4)
        jail_card_told(game, deck)
        assert [seat.jail_cards for seat in game.seats] == [1, 0]
        order = draws(game, CARDS - 1, deck)
        assert sorted(order + [JAIL_CARDS[deck]]) == ids(deck)
        assert draws(game, CARDS - 1, deck) == order
        assert [seat.jail_cards for seat in game.seats] == [1, 0]
        if game.turn != 0:
            rest(game)
        roll_to(game, 30)
        game.do("end_turn")
        rest(game)
        game.do("use_jail_card")
        rest(game)
        assert draws(game, CARDS, deck) == order + [JAIL_CARDS[deck]]


def test_telling_a_jail_card_changes_nothing_else_about_the_deck():
    """P9 P8: the others come in the order in which they would have come."""
    told, drawn = unit_game(seed=6), unit_game(seed=6)
    order = [card for card in draws(drawn, CARDS) if card != "cc05"]
    jail_card_told(told)
    assert draws(told, CARDS - 1) == order


def test_a_jail_card_that_somebody_holds_cannot_be_told_again():
    """P9: of its own deck; the other deck has one too."""
    game = unit_game(seed=4)
    jail_card_told(game, "chance")
    roll_to(game, SPACES["chance"])
    assert refused(game, "card_says", effect="jail_card", numbers=()) == "card_held"
    game.do("card_says", effect="collect", numbers=(5,))
    game.do("end_turn")
    jail_card_told(game, "community")
    assert [seat.jail_cards for seat in game.seats] == [1, 0, 1]


def with_both_jail_cards(game, seat=1):
    """The seat holds both, the others draw a few more; then it is that seat's turn."""
    while game.turn != seat:
        rest(game)
    jail_card_told(game, "chance")
    draw(game, "chance")
    while game.turn != seat:
        rest(game)
    jail_card_told(game, "community")
    draw(game, "community")
    while game.turn != seat:
        rest(game)
    assert game.seats[seat].jail_cards == 2


def come_last(game):
    """Each jail card is the last of sixteen to be drawn from its own deck."""
    for deck in ("chance", "community"):
        order = draws(game, CARDS, deck)
        assert order[-1] == JAIL_CARDS[deck] and sorted(order) == ids(deck)


def test_the_jail_cards_of_a_bankrupt_go_to_the_bottom_of_their_decks():
    """R78: each under its own deck, drawn after all the others."""
    game = unit_game(seed=8)
    with_both_jail_cards(game)
    roll_to(game, SPACES["chance"])
    game.do("card_says", effect="pay", numbers=(5000,))
    game.do("bankrupt", seat=1)
    assert (game.waiting, game.turn) == ("roll", 2)
    come_last(game)


def test_the_jail_cards_of_one_who_resigns_go_to_the_bottom_of_their_decks():
    """R78 I13: in another player's turn as well."""
    game = unit_game(seed=9)
    with_both_jail_cards(game)
    rest(game)
    game.do("resign", seat=1)
    assert (game.waiting, game.turn) == ("roll", 2)
    come_last(game)


def test_the_jail_cards_that_a_creditor_takes_stay_out_of_the_decks():
    """R77: they are in another hand now, not under the deck."""
    game = unit_game(seed=8)
    with_both_jail_cards(game)
    game.do("assign", deed=39, owner=2)
    set_cash(game, 1, 10)
    roll_to(game, 39)
    game.do("bankrupt", seat=1)
    assert [seat.jail_cards for seat in game.seats] == [0, 0, 2]
    order = draws(game, CARDS - 1)
    assert sorted(order + ["cc05"]) == ids("community")
    assert draws(game, CARDS - 1) == order


def test_the_jail_cards_of_a_destroyed_player_go_to_the_bottom_of_their_decks():
    """I7: the attacker gets all but them."""
    players = ["A", "B", ("C", "General Grievous")]
    game = Game("clone_wars", players, special=True, cards="unit", seed=10)
    with_both_jail_cards(game)
    rest(game)
    roll_to(game, 20, (6, 5))
    game.do("mission", die=6, seat=1)
    assert [seat.jail_cards for seat in game.seats] == [0, 0, 0]
    game.do("end_turn")
    come_last(game)


def test_a_restored_game_draws_the_same_cards():
    """R42: the order of the decks is part of the saved game, whatever was held and put back."""
    game = unit_game(seed=8)
    with_both_jail_cards(game)
    game.do("resign", seat=1)
    again = Game.restore(game.snapshot())
    assert draws(again, CARDS) == draws(game, CARDS)
