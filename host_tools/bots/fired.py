"""Which rules a game has come across: the rule switches, and every kind of event.

A switch counts where its value made a difference that the table could see, whichever value it has:
a hotel refused because the set is not ready yet, or built although it is not.
"""

from collections import Counter
from typing import Any, NamedTuple

from engine_core import Game
from engine_core.editions.switches import SWITCHES

SWITCH_NAMES = tuple(row[0] for row in SWITCHES)

# Every word with which an event of the core begins.
EVENTS = tuple(
    """assigned auctioned bid bought built challenged dealt destroyed drew fell_due forced fought
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


class Before(NamedTuple):
    """What is looked at before a command, because the command may change it."""

    waiting: str
    turn: int | None
    rolled: bool
    jail_turns: int


def before(game: Game) -> Before:
    jail_turns = game.seats[game.turn or 0].jail_turns
    return Before(game.waiting, game.turn, game.rolled is not None, jail_turns)


def fired_by_refusal(fired: "Counter[str]", game: Game, code: str) -> None:
    if code == "hotel_too_early" and game.mode == "short":
        return  # in the short game a hotel needs the whole set in every edition
    if code in REFUSALS:
        fired[REFUSALS[code]] += 1
    elif code == "bid_too_low" and game.auction[1] == 0:
        fired["lowest_bid"] += 1


def fired_after(
    fired: "Counter[str]",
    game: Game,
    command: str,
    arguments: dict[str, Any],
    then: Before,
    events: tuple[Any, ...],
) -> None:
    if command == "bid" and arguments["amount"] == game.edition.lowest_bid:
        fired["lowest_bid"] += 1
    elif command == "end_turn" and then.waiting == "roll":
        fired["must_roll_again"] += 1
    elif command == "pay_fine" and then.jail_turns == game.edition.fine_turns - 1:
        fired["fine_turns"] += 1
    elif inside_a_turn(command, arguments, then):
        fired["deals_between_turns_only"] += 1
    moved = drew = None
    for event in events:
        word = event[0]
        fired["event " + word] += 1
        if word == "drew":
            drew = event
        elif word == "moved":
            moved = event
            if drew is None and command != "move_token" and pays_utility(game, event):
                fired["fresh_utility_roll"] += 1
        elif word in BY_EVENT:
            for switch in BY_EVENT[word](game, event, moved):
                fired[switch] += 1


def inside_a_turn(command: str, arguments: dict[str, Any], then: Before) -> bool:
    """Somebody built, sold or gave a deed while another player had doubles to roll again."""
    if then.waiting != "roll" or not then.rolled:
        return False
    if command in ("build", "sell_building", "sell_hotels"):
        return bool(arguments["seat"] != then.turn)
    if command != "trade":
        return False
    return any(
        arguments[who] != then.turn and arguments[who + "_gives"].get("deeds") for who in "ab"
    )


def pays_utility(game: Game, moved: Any) -> bool:
    """Not by a card: that one has a roll of its own in every edition."""
    _, seat, space = moved
    if game.edition.kind[space] != "utility" or game.deeds[space].mortgaged:
        return False
    return game.deeds[space].owner not in (None, seat)


# Each of these says which switches an event belongs to. `moved` is the move before it, or None.


def lapsed(game: Game, event: Any, moved: Any) -> list[str]:
    return ["rent_deadline"]


def forced(game: Game, event: Any, moved: Any) -> list[str]:
    return ["special_rules", "force_tribute"] if event[2] == 3 else ["special_rules"]


def tried(game: Game, event: Any, moved: Any) -> list[str]:
    return ["special_rules"]


def challenged(game: Game, event: Any, moved: Any) -> list[str]:
    return ["red_die_side"]


def built(game: Game, event: Any, moved: Any) -> list[str]:
    """A hotel that stands beside fewer than four houses."""
    levels = [game.deeds[member].houses for member in game.edition.set_of[event[2]]]
    alone = event[3] == 5 and min(levels) < 4 and game.mode != "short"
    return ["hotel_needs_whole_set"] if alone else []


def paid(game: Game, event: Any, moved: Any) -> list[str]:
    if event[0] == "paid" and event[4] == "tax" and game.mode == "short":
        # A banker's entry may say "tax" too, whoever pays and wherever the token stands.
        space = game.seats[event[1]].space if event[1] != "bank" else game.edition.go
        _, percent = game.edition.taxes.get(space, (None, None))
        return ["short_game_flat_tax"] if percent is not None else []
    if moved and (event[0] == "fell_due" or event[4] == "rent"):
        title = game.deeds[moved[2]]
        if title is not None and game.edition.kind[moved[2]] == "street" and not title.houses:
            members = [game.deeds[member] for member in game.edition.set_of[moved[2]]]
            if any([member.mortgaged for member in members]):
                if all([member.owner == title.owner for member in members]):
                    return ["double_rent_despite_mortgage"]
    return []


BY_EVENT = {
    "lapsed": lapsed,
    "forced": forced,
    "tried": tried,
    "challenged": challenged,
    "built": built,
    "paid": paid,
    "owed": paid,
    "fell_due": paid,
}
