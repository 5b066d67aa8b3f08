"""Missions: after a roll with a six, the mission of the other die (M1-M3)."""

from engine_core.chance import check_die, one_die
from engine_core.loader import bring
from engine_core.refused import Refused
from engine_core.rules.bank import BANK, charge, deeds_of, give, move
from engine_core.rules.check import can_be_taken, deed_at, seat_in_play, space_on_board

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from engine_core.game import Game

# For each other die: lowest die that wins, what is gained, how many or how much, cost of failing
LIGHT = (
    (2, "free", 1, 100),
    (2, "free", 2, 100),
    (2, "jump", 0, 100),
    (2, "again", 0, 100),
    (6, "cash", 3000, 100),
    (4, "move", 0, 100),
)
DARK = (
    (4, "take", 1, 100),
    (4, "take", 2, 100),
    (2, "jump", 0, 100),
    (2, "again", 0, 100),
    (6, "destroy", 0, 200),
    (4, "move", 0, 100),
)

# gain: the targets that it takes
TARGETS = {
    "free": ("deeds", "cash"),
    "take": ("deeds",),
    "jump": ("space",),
    "again": (),
    "cash": (),
    "destroy": ("seat",),
    "move": ("seat", "space"),
}


def mission_now(game: "Game") -> tuple:
    """The row of the mission that the current player may try."""
    rows = DARK if game.players[game.turn][2] == "dark" else LIGHT
    return rows[game.mission - 1]


def mission(game: "Game", die=None, space=None, seat=None, deeds=None, cash=False) -> None:
    """M1 P3 P29: one more die; won or lost, the turn is over but for the doubles roll of 6-6."""
    if not game.mission or game.waiting not in ("roll", "end"):
        raise Refused("no_mission_now")
    check_die(game, die)
    lowest, gain, size, cost = mission_now(game)
    if game.dice == "unit" or die >= lowest:
        given = {"space": space, "seat": seat, "deeds": deeds, "cash": cash or None}
        for target in given:
            if given[target] is not None and target not in TARGETS[gain]:
                raise Refused("target_not_needed")
        check_targets(game, gain, size, space, seat, deeds, cash)
    die = one_die(game, die)
    player = game.turn
    game.mission = 0
    game.events.append(("tried", player, die, die >= lowest))
    if die >= lowest:
        succeed(game, player, gain, size, space, seat, deeds or ())
    else:
        charge(game, player, BANK, cost, "mission")


def check_targets(game: "Game", gain: str, size: int, space, seat, deeds, cash) -> None:
    if type(cash) is not bool:
        raise Refused("bad_choice")
    if "space" in TARGETS[gain]:
        if space is None:
            raise Refused("target_missing")
        space_on_board(game, space)
    if "seat" in TARGETS[gain]:
        if seat is None:
            raise Refused("target_missing")
        seat_in_play(game, seat)
        if seat == game.turn:
            raise Refused("bad_target")
    if "deeds" in TARGETS[gain]:
        check_properties(game, gain, size, deeds, cash)


def check_properties(game: "Game", gain: str, size: int, named, cash: bool) -> None:
    """P29: as many as the mission gives, one of two will do; none only where none can be had."""
    if cash:
        if named is not None:
            raise Refused("target_not_needed")
        return
    if named is None:
        named = ()
    if type(named) is not list and type(named) is not tuple:
        raise Refused("bad_target")
    if not named and obtainable(game, gain):
        raise Refused("target_missing")
    if len(named) > size:
        raise Refused("bad_target")
    for place in range(len(named)):
        deed_at(game, named[place])
        if named[place] in named[:place]:
            raise Refused("deed_twice")
        if named[place] not in obtainable(game, gain):
            raise Refused("bad_target")


def obtainable(game: "Game", gain: str) -> list:
    """M2 M3: unowned properties to be had free, or those of others that may be taken."""
    if gain == "free":
        return [space for space in game.edition.deeds if game.owner[space] is None]
    return [space for space in game.edition.deeds if can_be_taken(game, space, game.turn)]


def succeed(game: "Game", player: int, gain: str, size: int, space, seat, named) -> None:
    if gain == "free" and not named:
        move(game, BANK, player, 100 * size, "mission")
    elif gain == "free" or gain == "take":
        for deed in named:
            give(game, deed, player)
            game.events.append(("taken", player, deed))
    elif gain == "jump":
        bring("engine_core.rules.moving").jump(game, player, space, True)
    elif gain == "again":
        bring("engine_core.rules.turn").new_turn(game, player)
    elif gain == "cash":
        move(game, BANK, player, size, "mission")
    elif gain == "move":
        bring("engine_core.rules.moving").jump(game, seat, space, False)
    else:
        destroy(game, player, seat)


def destroy(game: "Game", attacker: int, seat: int) -> None:
    """M3 I7: cash, and deeds with buildings and mortgages as they stand, go to the attacker."""
    game.events.append(("destroyed", seat, attacker))
    if game.cash[seat]:
        move(game, seat, attacker, game.cash[seat], "mission")
    for space in deeds_of(game, seat):
        give(game, space, attacker)
    chapter = bring("engine_core.rules.going_out")
    chapter.hand_out(game, seat, BANK)
    chapter.leave_table(game, seat)


def legal(game: "Game"):
    """What is legal of the missions."""
    _, gain, _, _ = mission_now(game)
    wanted = TARGETS[gain]
    seats: "Any" = [None]
    if "seat" in wanted:
        seats = [s for s in range(len(game.cash)) if s != game.turn and not game.out[s]]
    spaces: "Any" = [None]
    if "space" in wanted:
        spaces = range(game.edition.size)
    offers: list = [{}]
    if "deeds" in wanted:
        offers = [{"deeds": [deed]} for deed in obtainable(game, gain)] or [{"deeds": []}]
        if gain == "free":
            offers.append({"cash": True})
    dice = (1, 6) if game.dice == "table" else (None,)
    for die in dice:
        for seat in seats:
            for space in spaces:
                for offer in offers:
                    arguments = dict(offer)
                    for name, value in (("die", die), ("seat", seat), ("space", space)):
                        if value is not None:
                            arguments[name] = value
                    yield "mission", arguments
