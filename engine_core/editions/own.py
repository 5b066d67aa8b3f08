"""Reads an own edition, a dict in the shape of an edition file, into the columns of an Edition.

The dict comes from outside: check.py has looked at all of it before anything here is believed, and
nothing in it is ever executed.
"""

from engine_core.editions.check import first_mistake
from engine_core.editions.names import group_names, neutral_name
from engine_core.editions.printed import taken_over
from engine_core.editions.switches import SWITCHES
from engine_core.refused import Refused

COLUMNS = ("kind", "group", "price", "mortgage", "house", "deck", "flat", "percent")


def own(raw: dict) -> tuple:
    """(columns, facts, switches) of an own edition; a mistake is refused with a sentence."""
    mistake = first_mistake(raw)
    if mistake:
        raise Refused("bad_edition", mistake)
    switches, group_texts = taken_over(raw.get("plays_like") or raw["id"])
    for row in SWITCHES:  # P32: single switches given beside plays_like
        if row[0] in raw:
            switches[row[0]] = raw[row[0]]
    group_texts.update(raw.get("groups", {}))
    named = group_names(groups_of(raw), group_texts)
    facts = {
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
        "tokens": tuple([(token["name"], token.get("side")) for token in raw["tokens"]]),
        "buildings": tuple(
            [tuple(row) for row in raw.get("buildings", ((None, "house", "hotel"),))]
        ),
        "groups": named,
        "cards": tuple(
            [deck_of(deck, raw["decks"][deck]) for deck in sorted(raw.get("decks", {}))]
        ),
    }
    return board_of(raw["spaces"], dict(named)), facts, switches


def groups_of(raw: dict) -> list:
    groups: list = []
    for space in raw["spaces"]:
        group = space.get("group")
        if group is not None and group not in groups:
            groups.append(group)
    return groups


def notes_of(notes: dict) -> tuple:
    return tuple([(note, notes[str(note)]) for note in sorted([int(n) for n in notes])[::-1]])


def deck_of(deck: str, raw: dict) -> tuple:
    lines = []
    for card in raw["cards"]:
        line = " ".join([card["id"]] + [str(part) for part in card["effect"]])
        lines.append(line + " = " + card["note"] if card.get("note") else line)
    marks = "".join(["." if card.get("sure", True) else "?" for card in raw["cards"]])
    return deck, raw.get("name") or deck, "\n".join(lines), marks


def board_of(spaces: list, groups: dict) -> dict:
    columns: dict = {name: [space.get(name) for space in spaces] for name in COLUMNS}
    columns["rents"] = [tuple(space["rents"]) if space.get("rents") else None for space in spaces]
    names, marks = [], bytearray(len(spaces))
    for place in range(len(spaces)):
        space = spaces[place]
        if space.get("price") is not None and space.get("mortgage") is None:
            columns["mortgage"][place] = space["price"] // 2
        name = space.get("name")
        if not name:
            grouped = space.get("group") is not None
            name = neutral_name(columns["group"], place, groups) if grouped else space["kind"]
        names.append(name)
        for mark, key in ((1, "sure"), (2, "values_sure"), (4, "flat_sure")):
            if not space.get(key, True):
                marks[place] |= mark
    columns["names"] = "\n".join(names)
    columns["shorts"] = "\n".join([space.get("short") or "" for space in spaces])
    columns["guesses"] = "\n".join(["\t".join(s.get("name_is_one_of", ())) for s in spaces])
    columns["marks"] = bytes(marks)
    return columns
