"""Reads an own edition, a dict in the shape of an edition file, into the parts of an Edition.

The dict comes from outside: check.py has looked at all of it before anything here is believed, and
nothing in it is ever executed.
"""

from engine_core.editions.check import first_mistake
from engine_core.editions.printed import (
    LEVELS,
    Columns,
    group_lines,
    group_names,
    neutral_name,
    taken_over,
)
from engine_core.editions.switches import SWITCHES
from engine_core.refused import Refused


def own(raw: dict) -> dict:
    """The parts of an own edition; a mistake is refused with a sentence."""
    mistake = first_mistake(raw)
    if mistake:
        raise Refused("bad_edition", mistake)
    switches, group_texts = taken_over(raw.get("plays_like") or raw["id"])
    for row in SWITCHES:  # P32: single switches given beside plays_like
        if row[0] in raw:
            switches[row[0]] = raw[row[0]]
    group_texts.update(raw.get("groups", {}))
    columns = board_of(raw["spaces"])
    groups = [group for group in columns.group if group]
    named = group_names(groups, group_texts)
    parts = {
        "id": raw["id"],
        "title": raw.get("title") or raw["id"],
        "language": raw.get("language", "en"),
        "currency": raw.get("currency", "$"),
        "ordered": raw.get("ordered", True),
        "start_cash": raw.get("start_cash", 1500),
        "salary": raw.get("salary", 200),
        "houses": raw.get("houses", 32),
        "hotels": raw.get("hotels", 12),
        "start_notes": notes_of(raw.get("start_notes", {})),
        "token_lines": lines_of([(t["name"], t.get("side")) for t in raw["tokens"]]),
        "buildings": lines_of(raw.get("buildings") or ((None, "house", "hotel"),)),
        "groups": group_lines(groups, named),
        "cards": tuple(
            [deck_of(deck, raw["decks"][deck]) for deck in sorted(raw.get("decks", {}))]
        ),
    }
    parts.update(switches)
    parts.update(texts_of(raw["spaces"], columns.group, named))
    columns.into(parts)
    return parts


def lines_of(rows) -> str:
    return "\n".join(["|".join([word or "" for word in row]) for row in rows])


def notes_of(notes: dict) -> str:
    values = sorted([int(note) for note in notes])
    return " ".join(["%dx%d" % (notes[str(note)], note) for note in reversed(values)])


def deck_of(deck: str, raw: dict) -> tuple:
    lines = []
    for card in raw["cards"]:
        line = " ".join([card["id"]] + [str(part) for part in card["effect"]])
        lines.append(line + " = " + card["note"] if card.get("note") else line)
    marks = "".join(["." if card.get("sure", True) else "?" for card in raw["cards"]])
    return deck, raw.get("name") or deck, "\n".join(lines), marks


def board_of(spaces: list) -> Columns:
    """Where no mortgage is given it is half the price."""
    amounts = [0]
    levels = LEVELS
    for space in spaces:
        rents = space.get("rents") or ()
        amounts += list(rents) + [space.get("price") or 0, space.get("house") or 0]
        levels = max(levels, len(rents))
    columns = Columns(max(amounts) > 65535, levels)
    for space in spaces:
        price = space.get("price") or 0
        mortgage = space.get("mortgage") or price // 2
        house, rents = space.get("house") or 0, space.get("rents") or ()
        if space["kind"] == "card":
            columns.deck[len(columns.kind)] = space["deck"]
        elif space["kind"] == "tax":
            columns.taxes[len(columns.kind)] = (space.get("flat"), space.get("percent"))
        columns.add(space["kind"], space.get("group"), price, mortgage, house, rents)
    return columns


def texts_of(spaces: list, group_column: list, groups: dict) -> dict:
    names, marks = [], bytearray(len(spaces))
    for place in range(len(spaces)):
        space = spaces[place]
        name = space.get("name")
        if not name:
            grouped = space.get("group") is not None
            name = neutral_name(group_column, place, groups) if grouped else space["kind"]
        names.append(name)
        for mark, key in ((1, "sure"), (2, "values_sure"), (4, "flat_sure")):
            if not space.get(key, True):
                marks[place] |= mark
    return {
        "names": "\n".join(names),
        "shorts": "\n".join([space.get("short") or "" for space in spaces]),
        "guesses": "\n".join(["|".join(s.get("name_is_one_of", ())) for s in spaces]),
        "marks": bytes(marks),
    }
