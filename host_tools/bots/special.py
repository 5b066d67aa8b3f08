"""The Force and the missions, as the sensible player uses them."""

from typing import TYPE_CHECKING, Any

from engine_core.rules.bank import deeds_of
from engine_core.rules.force import prizes
from engine_core.rules.missions import TARGETS, mission_now, obtainable

if TYPE_CHECKING:
    from host_tools.bots.sensible_mind import Mind

USES = 0.8  # how often a power or a mission is used at all


def try_force(mind: "Mind") -> bool:
    game = mind.game
    if mind.random.random() >= USES:
        return False
    arguments: dict[str, Any] = {}
    if game.power == 1:
        arguments["space"] = best_landing(mind)
    elif game.power == 6:
        wanted = prizes(game, game.turn)
        if not wanted:
            return False
        arguments["deed"] = max(wanted, key=lambda deed: value(mind, deed))
    mind.do("force", **arguments)
    return True


def value(mind: "Mind", deed: int) -> int:
    """A deed is worth more where more of its set is there already."""
    game = mind.game
    members = game.edition.set_of[deed]
    mine = sum([game.owner[member] == game.turn for member in members])
    price: int = game.edition.price[deed]
    return price + 1000 * mine // len(members)


def best_landing(mind: "Mind") -> int:
    """The best property that the current player can buy, or GO."""
    game = mind.game
    cash = game.cash[game.turn]
    free = [
        deed
        for deed in game.edition.deeds
        if game.owner[deed] is None and game.edition.price[deed] <= cash
    ]
    return max(free, key=lambda deed: value(mind, deed)) if free else game.edition.go


def try_mission(mind: "Mind") -> bool:
    game = mind.game
    _, gain, size, cost = mission_now(game)
    if game.cash[game.turn] < cost or mind.random.random() >= USES:
        return False
    arguments: dict[str, Any] = {}
    wanted = TARGETS[gain]
    if "deeds" in wanted:
        deeds = sorted(obtainable(game, gain), key=lambda deed: -value(mind, deed))[:size]
        if deeds or gain != "free":
            arguments["deeds"] = deeds
        else:
            arguments["cash"] = True
    if "seat" in wanted:
        rivals = [seat for seat in game.ranking() if seat != game.turn and not game.out[seat]]
        arguments["seat"] = rivals[0]
    if "space" in wanted:
        arguments["space"] = dearest(mind) if "seat" in wanted else best_landing(mind)
    die = mind.die()
    if die is not None:
        arguments["die"] = die
    mind.do("mission", **arguments)
    mind.changed()
    return True


def dearest(mind: "Mind") -> int:
    """Where a rival should have to pay: the current player's property with the highest rent."""
    game = mind.game
    own = deeds_of(game, game.turn)
    return max(own, key=lambda space: game.rent_of(space, 7)) if own else game.edition.go
