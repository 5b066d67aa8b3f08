"""The hands at a virtual unit: they know which keys and cards give a command, and press them.

A command that the screen of the moment offers no way for is refused as the rules would refuse it:
the hands ask a copy of the game for the code, and press nothing.
"""

from engine_core import Game, Refused
from host_tools.virtual_board.hands_deals import WAYS as AT_ANY_TIME
from host_tools.virtual_board.hands_finding import NoWay
from host_tools.virtual_board.hands_setup import set_up
from host_tools.virtual_board.hands_turn import WAYS as IN_A_TURN

TYPE_CHECKING = False
if TYPE_CHECKING:
    from host_tools.virtual_board.unit import Unit

HOMES = (
    "idle start_rolls deals buy auction land rent_roll tax card duel debt inherit place over"
).split(" ")
MOST_STARS = 10


def go_home(unit: "Unit") -> None:
    for _ in range(MOST_STARS):
        if not unit.on or unit.screen in HOMES and not unit.loop.screen.typed:
            return
        unit.press("*")
    if unit.screen not in HOMES:
        raise AssertionError("no way home from " + unit.screen)


def steps(unit: "Unit") -> int:
    """How many confirmations the journal has of this game."""
    return unit.loop.saved.depth + unit.loop.saved.standing


def play(unit: "Unit", command: str, arguments: dict) -> list:
    """The inputs that it took; raises Refused."""
    first = len(unit.inputs)
    if not unit.on:
        return []
    go_home(unit)
    before = steps(unit)
    code = ""
    try:
        way = IN_A_TURN.get(command) or AT_ANY_TIME.get(command)
        if way is None:
            raise NoWay
        way(unit, **arguments)
        code = unit.loop.screen.refused if unit.on else ""
    except (NoWay, TypeError, KeyError, ValueError, IndexError, AttributeError):
        pass
    if unit.on and steps(unit) == before:
        go_home(unit)
        if not code:
            refuse_as_rules_do(unit.game, command, arguments)
        raise Refused(code)
    return unit.inputs[first:]


def refuse_as_rules_do(game: "Game", command: str, arguments: dict) -> None:
    Game.restore(game.snapshot(), game.edition).do(command, **arguments)
    raise AssertionError("no keys for %s %s" % (command, arguments))


def start(unit: "Unit", edition: str, players: list, options: dict) -> None:
    """A new game through the set-up screens; raises Refused where they refuse it."""
    if not unit.on:
        return
    go_home(unit)
    before = unit.loop.saved.journal.game
    code = ""
    try:
        set_up(unit, edition, players, dict(options))
        code = unit.loop.screen.refused if unit.on else ""
    except (NoWay, TypeError, ValueError, AttributeError):
        pass
    if unit.on and unit.loop.saved.journal.game == before:
        go_home(unit)
        if not code:
            Game(edition, players, **options)  # which says why not
        raise Refused(code or "bad_player")  # a name that the keypad lacks letters for
