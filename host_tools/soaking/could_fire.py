"""What could happen at all in the games of a soak: in this edition, in these modes.

A tax with a choice that nobody ever chose is worth a look; in an edition whose taxes are all flat
it is not. Whatever is not named in a table here can happen in every game.
"""

from collections.abc import Sequence

from engine_core.commands import rows
from engine_core.decks import deck_size
from engine_core.edition import Edition
from engine_core.refusals import SENTENCES
from engine_core.rules.force import DECKS
from host_tools.bots.fired import EVENTS, SWITCH_NAMES

COMMAND_NAMES = tuple(row.split(" ")[0] for row in rows())
SET_UP = "# setting up"  # the codes below this line refuse a game as a whole

# For each fact of the games what needs it: commands, switches, events (as "event word") and
# refusals (as "refused code").
NEEDS = {
    "ordered": "refused board_has_order",
    "unordered": "land, refused no_landing_now",
    "dealt": "deal, begin, event dealt, refused deed_taken, refused enough_dealt, "
    "refused deals_missing",
    "timed": "time_up",
    "untimed": "refused not_timed",
    "long": "fine_turns",
    "heirs": "keep_mortgage, event kept, refused player_out, refused not_answered",
    "streets": "build, sell_building, sell_hotels, double_rent_despite_mortgage, event built, "
    "event unbuilt, refused set_incomplete, refused set_mortgaged, refused uneven, "
    "refused fully_built, refused no_houses_left, refused no_hotels_left, "
    "refused no_houses_for_exchange",
    "two_sets": "contest, place",
    "long_streets": "hotel_needs_whole_set",
    "whole_set": "refused hotel_too_early",
    "not_streets": "refused not_a_street",
    "utility": "rent_roll, fresh_utility_roll",
    "asked_tax": "tax",
    "choice": "refused amount_known",
    "told_tax": "refused amount_missing",
    "no_choice": "refused tax_is_flat",
    "short_choice": "short_game_flat_tax",
    "cards": "card_says, use_jail_card, event drew, event returned, refused card_held, "
    "refused unknown_effect, refused bad_numbers",
    "known_cards": "card, refused card_missing, refused unit_draws, refused unknown_card",
    "unknown_cards": "refused deck_empty",
    "kind_missing": "refused no_such_space",
    "must_roll": "refused must_roll_again",
    "between_turns": "refused only_between_turns",
    "no_third_fine": "refused fine_not_now",
    "special": "special_rules, event taken, refused target_missing, refused target_not_needed, "
    "refused bad_target",
    "force": "force, duel, force_tribute, red_die_side, event forced, event challenged, "
    "event fought, refused nothing_to_fight_for",
    "missions": "mission, event tried",
    "dark_missions": "event destroyed",
}


def refusal_codes() -> list[str]:
    """Every code with which a command, and not the set-up, can be refused."""
    codes: list[str] = []
    section = ""
    for line in SENTENCES.strip().split("\n"):
        if line.startswith("#"):
            section = line
        elif section != SET_UP:
            codes.append(line.split(":")[0])
    return codes


# In the names of NEEDS.
ALL_NAMES = (
    *COMMAND_NAMES,
    *SWITCH_NAMES,
    *("event " + word for word in EVENTS),
    *("refused " + code for code in refusal_codes()),
)


def could_fire(edition: Edition, players: int, modes: Sequence[str]) -> set[str]:
    """What can happen in these games, by the names of NEEDS."""
    true = facts(edition, players, modes)
    cannot = {name for fact in NEEDS if not true[fact] for name in NEEDS[fact].split(", ")}
    return set(ALL_NAMES) - cannot


def facts(edition: Edition, players: int, modes: Sequence[str]) -> dict[str, bool]:
    """For every fact of NEEDS whether it is one."""
    long = any(mode != "short" for mode in modes)
    kinds = [edition.kind[space] for space in edition.deeds]
    sets = {edition.set_of[space] for space in edition.deeds if edition.kind[space] == "street"}
    special = edition.special_rules
    return {
        "ordered": edition.ordered,
        "unordered": not edition.ordered,
        "dealt": any(mode != "standard" for mode in modes),
        "timed": "timed" in modes,
        "untimed": any(mode != "timed" for mode in modes),
        "long": long,
        "heirs": long and players > 2,
        "streets": bool(sets),
        "two_sets": len(sets) > 1,
        "long_streets": long and bool(sets),
        "whole_set": bool(sets) and (edition.hotel_needs_whole_set or "short" in modes),
        "not_streets": any(kind != "street" for kind in kinds),
        "utility": "utility" in kinds,
        "must_roll": edition.must_roll_again,
        "between_turns": edition.deals_between_turns_only,
        "no_third_fine": long and edition.fine_turns < 3,
        "special": special != "",
        "force": special == "force",
        "missions": special == "missions",
        "dark_missions": special == "missions"
        and ("dark" in [side for _, side in edition.tokens]),
        **facts_of_taxes(edition, modes, long),
        **facts_of_cards(edition, kinds),
    }


def facts_of_taxes(edition: Edition, modes: Sequence[str], long: bool) -> dict[str, bool]:
    choices = any(percent is not None for _, percent in edition.taxes.values())
    told = [percent for flat, percent in edition.taxes.values() if flat is None]
    flattened = "short" in modes and edition.short_game_flat_tax
    choice = choices and (long or not edition.short_game_flat_tax)
    return {
        "asked_tax": choice or bool(told),
        "choice": choice,
        "told_tax": bool(told),
        "no_choice": any(percent is None or flattened for percent in told),
        "short_choice": choices and "short" in modes,
    }


def facts_of_cards(edition: Edition, kinds: list[str]) -> dict[str, bool]:
    drawn = set(edition.deck.values())
    if edition.special_rules == "force":
        drawn |= {deck for deck in DECKS.values() if deck in edition.decks}
    sizes = [deck_size(edition, deck) for deck in drawn]
    missing = "transport" not in kinds or "utility" not in kinds
    return {
        "cards": bool(drawn),
        "known_cards": any(sizes),
        "unknown_cards": not all(sizes),
        "kind_missing": edition.ordered and bool(drawn) and missing,
    }
