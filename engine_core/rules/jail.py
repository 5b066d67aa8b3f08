"""The ways out of jail: doubles, the fine, a card."""

from engine_core.loader import bring
from engine_core.refused import Refused
from engine_core.rules import moving, turn
from engine_core.rules.bank import BANK, FINE, charge, move

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine_core.game import Game


def throw(game: "Game", seat: int, a: int, b: int) -> None:
    """R51 R52 R80: doubles free and move, without an extra roll; without them the fine is due
    after the third throw, in the short game after the first, and the token moves by that roll."""
    game.rest = "end"
    if a == b:
        leave_by_roll(game, seat, a, b)
        return
    game.jail_turns[seat] += 1
    if game.jail_turns[seat] == 3 or game.mode == "short":
        game.todo.append(("move", seat, a, b))
        charge(game, seat, BANK, FINE, "fine")


def leave_by_roll(game: "Game", seat: int, a: int, b: int) -> None:
    moving.free(game, seat)
    if game.special_rules == "missions":
        turn.note_mission(game, a, b)
    moving.forward(game, seat, a + b)


def pay_fine(game: "Game") -> None:
    """R51: the fine before the roll, on the turns that the edition allows it."""
    seat = prisoner(game)
    if game.jail_turns[seat] >= game.edition.fine_turns:
        raise Refused("fine_not_now")
    if game.cash[seat] < FINE:
        raise Refused("not_enough_cash")
    move(game, seat, BANK, FINE, "fine")
    moving.free(game, seat)


def use_jail_card(game: "Game") -> None:
    """R51 I18: a Get Out of Jail Free card before the roll, on every turn in jail."""
    seat = prisoner(game)
    if not game.held[seat]:
        raise Refused("no_jail_card")
    jail_cards = bring("engine_core.rules.jail_cards")
    card = game.held[seat][0]
    game.held[seat] = game.held[seat][1:]
    jail_cards.to_the_bottom(game, card)
    moving.free(game, seat)


def prisoner(game: "Game") -> int:
    """The current player, who is in jail and has not rolled yet."""
    if game.waiting != "roll":
        raise Refused("no_roll_now")
    if not game.jailed[game.turn]:
        raise Refused("not_in_jail")
    return game.turn
