"""Which rules a game has come across: the rule switches, and every kind of event.

A switch counts where its value made a difference that the table could see.
"""

from collections import Counter
from typing import Any

from engine_core import Game
from engine_core.editions.switches import SWITCHES

SWITCH_NAMES = tuple(row[0] for row in SWITCHES)

# Every word with which an event of the core begins.
EVENTS = tuple(
    """assigned auctioned bid bought built challenged claimable dealt destroyed drew forced fought
    freed handed_over jailed kept lapsed lifted mortgaged moved owed paid returned rolled started
    taken traded tried turned unbuilt unsold went_out won""".split()
)

# For each code the switch that made the rules refuse.
REFUSALS = {
    "hotel_too_early": "hotel_needs_whole_set",
    "only_between_turns": "deals_between_turns_only",
    "fine_not_now": "fine_turns",
    "must_roll_again": "must_roll_again",
}


def fired_by_refusal(fired: "Counter[str]", game: Game, code: str) -> None:
    if code in REFUSALS:
        fired[REFUSALS[code]] += 1
    elif code == "bid_too_low" and game.auction == game.auction[:1] + (0, None):
        fired["lowest_bid"] += 1


def fired_after(
    fired: "Counter[str]",
    game: Game,
    command: str,
    arguments: dict[str, Any],
    before: tuple[str, int],
    events: tuple[Any, ...],
) -> None:
    """`before` is what the table waited for, and the current player's turns in jail."""
    waiting, jail_turns = before
    if command == "rent_roll":
        fired["fresh_utility_roll"] += 1
    elif command == "bid" and arguments["amount"] == game.edition.lowest_bid:
        fired["lowest_bid"] += 1
    elif command == "end_turn" and waiting == "roll":
        fired["must_roll_again"] += 1
    elif command == "pay_fine" and jail_turns == game.edition.fine_turns - 1:
        fired["fine_turns"] += 1
    moved = None
    for event in events:
        word = event[0]
        fired["event " + word] += 1
        if word == "moved":
            moved = event
        elif word in BY_EVENT:
            switch = BY_EVENT[word](game, event, moved)
            if switch:
                fired[switch] += 1


def lapsed(game: Game, event: Any, moved: Any) -> str:
    return "rent_deadline"


def special(game: Game, event: Any, moved: Any) -> str:
    return "force_tribute" if event[0] == "forced" and event[2] == 3 else "special_rules"


def red_die(game: Game, event: Any, moved: Any) -> str:
    return "red_die_side" if event[-1] is not None else ""


def built(game: Game, event: Any, moved: Any) -> str:
    """A hotel that stands beside fewer than four houses."""
    levels = [game.deeds[member].houses for member in game.edition.set_of[event[2]]]
    alone = event[3] == 5 and min(levels) < 4 and game.mode != "short"
    return "hotel_needs_whole_set" if alone else ""


def paid(game: Game, event: Any, moved: Any) -> str:
    if event[0] == "paid" and event[4] == "tax" and game.mode == "short":
        space = game.seats[event[1]].space
        return "short_game_flat_tax" if game.edition.taxes[space][1] is not None else ""
    if moved and (event[0] == "claimable" or event[4] == "rent"):
        title = game.deeds[moved[2]]
        if title is not None and game.edition.kind[moved[2]] == "street" and not title.houses:
            members = [game.deeds[member] for member in game.edition.set_of[moved[2]]]
            if any([member.mortgaged for member in members]):
                if all([member.owner == title.owner for member in members]):
                    return "double_rent_despite_mortgage"
    return ""


BY_EVENT = {
    "lapsed": lapsed,
    "forced": special,
    "tried": special,
    "challenged": red_die,
    "built": built,
    "paid": paid,
    "owed": paid,
    "claimable": paid,
}
