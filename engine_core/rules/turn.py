"""The turn: rolling, doubles, and passing the dice to the left."""

from engine_core.loader import bring
from engine_core.refused import Refused
from engine_core.rules import moving

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine_core.game import Game


def roll(game: "Game", dice=None) -> None:
    """R10 R11: the current player's roll, also the try for doubles in jail."""
    if game.waiting != "roll":
        raise Refused("no_roll_now")
    # Two told dice are looked at right here: no other command is given as often.
    if game.dice == "unit" or type(dice) is not tuple:
        dice = bring("engine_core.chance").two_dice(game, dice)
    try:
        a, b = dice
    except ValueError:
        raise Refused("bad_dice")
    if type(a) is not int or type(b) is not int or not (0 < a < 7 and 0 < b < 7):
        raise Refused("bad_dice")
    game.rolled = dice
    seat = game.turn
    game.events.append(("rolled", seat, a, b))
    if game.fresh:
        game.fresh = False
        if game.rents_due:
            bring("engine_core.rules.claims").lapse(game)
    if game.special_rules:
        game.power = game.mission = 0
    if game.jailed[seat]:
        bring("engine_core.rules.jail").throw(game, seat, a, b)
        return
    if a != b:
        game.rest = "end"
    else:
        game.doubles += 1
        if game.doubles == 3:
            moving.send_to_jail(game, seat)
            return
        game.rest = "roll"
        if game.special_rules == "force":
            game.power = a
    if game.special_rules == "missions":
        note_mission(game, a, b)
    moving.forward(game, seat, a + b)


def note_mission(game: "Game", a: int, b: int) -> None:
    """M1: a six on either die allows the mission of the other die."""
    if a == 6 or b == 6:
        game.mission = b if a == 6 else a


def end_turn(game: "Game") -> None:
    """P1 P2: passes the turn; doubles have to be rolled again where the edition says so."""
    if game.waiting != "end":
        if game.waiting != "roll":
            raise Refused("something_open")
        if game.rolled is None:
            raise Refused("must_roll_first")
        if game.edition.must_roll_again:
            raise Refused("must_roll_again")
    pass_turn(game)


def pass_turn(game: "Game") -> None:
    """To the next player on the left who is still in the game."""
    out = game.out
    seat = (game.turn + 1) % len(out)
    while out[seat]:
        seat = (seat + 1) % len(out)
    game.fresh = True
    new_turn(game, seat)


def new_turn(game: "Game", seat: int) -> None:
    """A turn starts: of the next player, or another one of the same player (P3)."""
    game.turn = seat
    game.rolled = None
    game.doubles = 0
    game.power = game.mission = 0
    game.rest = "roll"
    game.events.append(("turned", seat))
