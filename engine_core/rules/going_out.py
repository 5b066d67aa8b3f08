"""A player goes out of the game: what becomes of the estate, and what nobody waits for now."""

from engine_core.loader import bring
from engine_core.rules.bank import BANK, deeds_of, give, move

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine_core.game import Game


def go_out(game: "Game", seat: int, creditor) -> None:
    """R77-R79 P17: everything goes to the creditor, or back to the bank and under the hammer."""
    game.events.append(("went_out", seat, creditor))
    estate = deeds_of(game, seat)
    chapter = bring("engine_core.rules.estate")
    for space in estate:
        if creditor != BANK and game.houses[space]:
            move(game, BANK, seat, chapter.resale(game, space), "building")
        chapter.clear(game, space)
    if game.cash[seat]:
        move(game, seat, creditor, game.cash[seat], "estate")
    hand_out(game, seat, creditor)
    for space in estate:
        give(game, space, None if creditor == BANK else creditor)
    leave_table(game, seat)
    if game.over:
        return
    if creditor == BANK:
        behind_auctions(game, [("estate", None, space) for space in reversed(estate)])
    else:
        mortgaged = tuple([space for space in estate if game.mortgaged[space]])
        if mortgaged:
            behind_auctions(game, [("inherit", creditor, mortgaged)])


def hand_out(game: "Game", seat: int, creditor) -> None:
    """Jail cards: to the creditor, or to the bottom of their decks."""
    held = game.held[seat]
    game.held[seat] = ()
    if creditor == BANK:
        for name in held:
            bring("engine_core.rules.jail_cards").to_the_bottom(game, name)
    else:
        game.held[creditor] += held


def leave_table(game: "Game", seat: int) -> None:
    """The player is out: what waited for that player is void; the game may be over (R79, I29)."""
    game.out[seat] = 1
    game.jailed[seat] = game.jail_turns[seat] = 0
    game.rents_due = [claim for claim in game.rents_due if seat not in claim[:2]]
    game.todo[:] = [without(task, seat) for task in game.todo if not concerns(task, seat)]
    if seat == game.turn:
        game.rest = "next"
        game.power = game.mission = 0
    if len(game.cash) - sum(game.out) == 1 or game.mode == "short":
        bring("engine_core.rules.ending").finish(game)


def concerns(task: tuple, seat: int) -> bool:
    """The task cannot go on without that player."""
    kind = task[0]
    if kind == "auction" or kind == "estate":
        return False
    if kind == "duel":
        return seat == task[2] or seat == task[3]
    if kind == "debt" or kind == "pay" or kind == "rent_roll":
        return seat == task[1] or seat == task[2]
    return seat == task[1]


def without(task: tuple, seat: int) -> tuple:
    """P19: the standing bid of a player who went out is void, the auction goes on."""
    if task[0] == "auction" and task[4] == seat:
        return task[:3] + (0, None)
    return task


def behind_auctions(game: "Game", tasks: list) -> None:
    """P19: what a player leaves comes next, but behind auctions that are under way and a building
    that was won in one (P36)."""
    place = len(game.todo)
    while place and game.todo[place - 1][0] in ("auction", "estate", "place"):
        place -= 1
    game.todo[place:place] = tasks
