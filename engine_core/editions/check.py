"""Looks an own edition over: every mistake is one plain sentence that names its place."""

from engine_core.edition import edition_ids
from engine_core.editions.printed import KINDS
from engine_core.editions.switches import SWITCHES
from engine_core.refused import Refused
from engine_core.rules.cards import EFFECTS, check_numbers

MOST_BYTES = 32 * 1024
MOST_SPACES = 64
MOST_TOKENS = 10
MOST_CARDS = 40
LONGEST_NAME = 40
LONGEST_SHORT = 16
LARGEST = 99999

DEEDS = ("street", "transport", "utility")
KEYS = (
    "id title language currency ordered start_cash salary houses hotels start_notes tokens spaces "
    "decks plays_like groups buildings"
).split(" ")
SPACE_KEYS = (
    "space kind name short sure group price mortgage rents house values_sure deck flat flat_sure "
    "percent name_is_one_of"
).split(" ")
BUILDING_ROWS = 'buildings: write rows of side, house and hotel, as in [[null, "house", "hotel"]].'
# What only spaces of some kinds have.
ONLY = (
    ("group", "street transport utility"),
    ("price", "street transport utility"),
    ("mortgage", "street transport utility"),
    ("rents", "street transport"),
    ("house", "street"),
    ("deck", "card"),
    ("flat", "tax"),
    ("percent", "tax"),
)
CARD_KEYS = ("id", "effect", "what", "note", "sure")


def first_mistake(raw) -> str:
    """The first mistake as a sentence, or nothing."""
    for sentence in mistakes(raw):
        return sentence
    return ""


def mistakes(raw):
    """Yields a sentence for each mistake. The later ones rely on the earlier checks."""
    if type(raw) is not dict:
        yield "An edition is a JSON object with id, tokens, spaces and decks."
        return
    found = False
    for check in (outline, tokens, spaces, switches, decks, sets):
        for sentence in check(raw):
            found = True
            yield sentence
        if found:
            return  # what comes after would stumble over what was found


def is_name(value, longest: int = LONGEST_NAME) -> bool:
    """A text of 1 to so many letters, all of them printable."""
    if type(value) is not str or not 0 < len(value) <= longest:
        return False
    try:
        value.encode()
    except ValueError:  # half a letter
        return False
    return all([letter >= " " and letter != "|" for letter in value])


def is_word(value) -> bool:
    """A short id: letters, digits and _ only."""
    if type(value) is not str or not 0 < len(value) <= 24:
        return False
    return all([c == "_" or c in "0123456789" or "a" <= c.lower() <= "z" for c in value])


def is_number(value, least: int, most: int) -> bool:
    return type(value) is int and least <= value <= most


def shown(value) -> str:
    """A value in a sentence: short, and never something a thousand brackets deep."""
    if type(value) is str or type(value) is int:
        return repr(value)[:LONGEST_NAME]
    return "that"


def unknown_keys(place: str, given: dict, known):
    for key in given:
        if type(key) is not str or key not in known:
            yield "%s: there is no such entry as %s; the known ones are %s." % (
                place,
                shown(key),
                ", ".join(known),
            )


def outline(raw: dict):
    switch_names = [row[0] for row in SWITCHES]
    yield from unknown_keys("edition", raw, KEYS + switch_names)
    if not is_word(raw.get("id")):
        yield "id: give the edition a short id of letters, digits and _."
    if raw.get("plays_like", raw.get("id")) not in edition_ids():
        yield "plays_like: name the edition whose rules it takes over: %s." % ", ".join(
            edition_ids()
        )
    for key in ("title", "language", "currency"):
        if key in raw and not is_name(raw[key]):
            yield "%s: write a text of 1 to %d letters." % (key, LONGEST_NAME)
    if type(raw.get("ordered", True)) is not bool:
        yield "ordered: write true or false."
    for key, least in (("start_cash", 1), ("salary", 0), ("houses", 0), ("hotels", 0)):
        if key in raw and not is_number(raw[key], least, LARGEST):
            yield "%s: write a whole number from %d to %d." % (key, least, LARGEST)
    yield from notes(raw.get("start_notes", {}))
    yield from group_texts(raw.get("groups", {}))
    yield from buildings(raw.get("buildings", ()))


def notes(given):
    if type(given) is not dict:
        yield 'start_notes: write notes and how many, as in {"500": 2}.'
        return
    for note in given:
        digits = type(note) is str and 0 < len(note) < 7 and all([c in "0123456789" for c in note])
        if not digits or note[0] == "0" or not is_number(given[note], 0, 999):
            yield 'start_notes: write notes and how many, as in {"500": 2}.'
            return


def group_texts(given):
    if type(given) is not dict:
        yield 'groups: write sets and their names, as in {"brown": "Braun"}.'
        return
    for group in given:
        if not is_word(group) or not is_name(given[group]):
            yield 'groups: write sets and their names, as in {"brown": "Braun"}.'
            return


def buildings(given):
    if type(given) is not list and type(given) is not tuple:
        yield BUILDING_ROWS
        return
    for row in given:
        fits = (type(row) is list or type(row) is tuple) and len(row) == 3
        if not fits or not (row[0] is None or is_word(row[0])) or not all(map(is_name, row[1:])):
            yield BUILDING_ROWS
            return


def tokens(raw: dict):
    given = raw.get("tokens")
    if type(given) is not list or not 2 <= len(given) <= MOST_TOKENS:
        yield "tokens: list 2 to %d tokens." % MOST_TOKENS
        return
    seen = []
    for number in range(len(given)):
        place = "token %d" % (number + 1)
        token = given[number]
        if type(token) is not dict or not is_name(token.get("name")):
            yield "%s: give it a name of 1 to %d letters." % (place, LONGEST_NAME)
            continue
        yield from unknown_keys(place, token, ["name", "side"])
        if token["name"] in seen:
            yield "%s: there are two tokens called %s." % (place, token["name"])
        seen.append(token["name"])
        if token.get("side") is not None and not is_word(token["side"]):
            yield "%s: a side is one word, or null." % place


def spaces(raw: dict):
    given = raw.get("spaces")
    if type(given) is not list or not 1 < len(given) <= MOST_SPACES:
        yield "spaces: a board has 2 to %d spaces." % MOST_SPACES
        return
    for number in range(len(given)):
        yield from space_mistakes("space %d" % number, number, given[number])
    kinds = [space.get("kind") for space in given if type(space) is dict]
    if kinds.count("go") != 1:
        yield "spaces: a board has one space of kind go."
    elif raw.get("ordered", True) and kinds[0] != "go":
        yield "space 0: a board whose order is known begins with go."
    if kinds.count("jail") != 1:
        yield "spaces: a board has one space of kind jail."


def space_mistakes(place: str, number: int, space):
    if type(space) is not dict:
        yield "%s: write an object with kind and name." % place
        return
    yield from unknown_keys(place, space, SPACE_KEYS)
    if space.get("space", number) != number:
        yield "%s: it says that it is space %s; number the spaces from 0." % (
            place,
            shown(space["space"]),
        )
    kind = space.get("kind")
    if kind not in KINDS:
        yield "%s: unknown kind %s; the kinds are %s." % (place, shown(kind), ", ".join(KINDS))
        return
    name = space.get("name")
    if name is not None and not is_name(name):
        yield "%s: a name has 1 to %d letters, or is null." % (place, LONGEST_NAME)
    if space.get("short") is not None and not is_name(space["short"], LONGEST_SHORT):
        yield "%s: a short name has 1 to %d letters." % (place, LONGEST_SHORT)
    for key in ("sure", "values_sure", "flat_sure"):
        if type(space.get(key, True)) is not bool:
            yield "%s: %s is true or false." % (place, key)
    guesses = space.get("name_is_one_of", [])
    if type(guesses) is not list or not all(map(is_name, guesses)):
        yield "%s: name_is_one_of is a list of names." % place
    if kind in DEEDS:
        yield from deed_mistakes(place, kind, space)
    for key, kinds in ONLY:
        if space.get(key) is not None and kind not in kinds.split(" "):
            yield "%s: a space of kind %s has no entry %s." % (place, kind, key)
    if kind == "tax":
        yield from tax_mistakes(place, space)
    elif kind == "card" and type(space.get("deck")) is not str:
        yield "%s: name the deck of the card, as in chance." % place


def deed_mistakes(place: str, kind: str, space: dict):
    if not is_word(space.get("group")):
        yield "%s: name the set it belongs to (group)." % place
    if not is_number(space.get("price"), 1, LARGEST):
        yield "%s: give the price, a whole number from 1 to %d." % (place, LARGEST)
    elif "mortgage" in space and not is_number(space["mortgage"], 1, space["price"]):
        yield "%s: the mortgage is a whole number from 1 to the price." % place
    if kind == "street" and not is_number(space.get("house"), 1, LARGEST):
        yield "%s: give the price of a house, a whole number from 1 to %d." % (place, LARGEST)
    if kind == "utility":
        return
    rents = space.get("rents")
    if type(rents) is not list or not all([is_number(rent, 0, LARGEST) for rent in rents]):
        yield "%s: the rents are missing; list whole numbers from 0 to %d." % (place, LARGEST)
    elif kind == "street" and len(rents) != 6:
        yield "%s: a street has six rents: bare, with 1 to 4 houses, with a hotel." % place


def tax_mistakes(place: str, space: dict):
    if space.get("flat") is not None and not is_number(space["flat"], 1, LARGEST):
        yield "%s: a flat tax is a whole number from 1 to %d, or null." % (place, LARGEST)
    if space.get("percent") is not None and not is_number(space["percent"], 1, 100):
        yield "%s: a tax in per cent is a whole number from 1 to 100." % place


def sets(raw: dict):
    """A set holds deeds of one kind; two or three streets; a rent for each transport owned."""
    groups: dict = {}
    for number in range(len(raw["spaces"])):
        space = raw["spaces"][number]
        if space["kind"] in DEEDS:
            groups.setdefault(space["group"], []).append(number)
    for group in sorted(groups):
        members = [raw["spaces"][number] for number in groups[group]]
        kinds = [member["kind"] for member in members]
        place = "set %s" % group
        if kinds.count(kinds[0]) != len(kinds):
            yield "%s: it mixes streets, transports and utilities." % place
        elif kinds[0] == "street":
            if not 2 <= len(kinds) <= 4:
                yield "%s: it has %d streets; a set has 2 to 4." % (place, len(kinds))
            if len(set([member["house"] for member in members])) != 1:
                yield "%s: its streets differ in the price of a house." % place
        elif kinds[0] == "transport":
            for number in groups[group]:
                if len(raw["spaces"][number]["rents"]) < len(kinds):
                    yield "space %d: give a rent for each of the %d transports owned." % (
                        number,
                        len(kinds),
                    )


def decks(raw: dict):
    given = raw.get("decks", {})
    if type(given) is not dict or not all(map(is_word, given)):
        yield 'decks: write an object of decks, as in {"chance": {"name": "Chance", "cards": []}}.'
        return
    wanted = [space["deck"] for space in raw["spaces"] if space["kind"] == "card"]
    for deck in sorted(set(wanted)):
        if deck not in given:
            yield "decks: the deck %s is missing." % deck
    kinds = [space["kind"] for space in raw["spaces"]]
    # On a board without a known order the table says where the nearest one is.
    near = kinds if raw.get("ordered", True) else DEEDS
    for deck in sorted(given):
        yield from deck_mistakes("deck " + deck, given[deck], len(kinds), near)


def deck_mistakes(place: str, deck, size: int, near):
    cards = deck.get("cards") if type(deck) is dict else None
    if type(cards) is not list or len(cards) > MOST_CARDS:
        yield "%s: give its cards, a list of at most %d." % (place, MOST_CARDS)
        return
    yield from unknown_keys(place, deck, ["name", "cards", "size"])
    if "name" in deck and not is_name(deck["name"]):
        yield "%s: a name has 1 to %d letters." % (place, LONGEST_NAME)
    seen = []
    for number in range(len(cards)):
        where = "%s, card %d" % (place, number + 1)
        card = cards[number]
        if type(card) is not dict or not is_word(card.get("id")):
            yield "%s: give it an id of letters and digits." % where
            continue
        yield from unknown_keys(where, card, CARD_KEYS)
        if card["id"] in seen:
            yield "%s: the id %s stands twice." % (where, card["id"])
        seen.append(card["id"])
        if card.get("note") is not None and not is_name(card["note"]):
            yield "%s: a note has 1 to %d letters." % (where, LONGEST_NAME)
        effect = card.get("effect")
        if type(effect) is not list or not effect or effect[0] not in list(EFFECTS):
            yield "%s: unknown effect; they are %s." % (where, ", ".join(sorted(EFFECTS)))
            continue
        try:
            check_numbers(size, effect[0], effect[1:])
        except Refused:
            yield "%s: the numbers do not fit the effect %s." % (where, effect[0])
            continue
        if effect[0] == "nearest" and effect[1] not in near:
            yield "%s: the board has no %s." % (where, effect[1])


def switches(raw: dict):
    """P32: a single switch beside plays_like is of the type it has in the printed editions."""
    for row in SWITCHES:
        name = row[0]
        if name not in raw:
            continue
        value = raw[name]
        if name == "special_rules":
            if value not in ("", "force", "missions"):
                yield "special_rules: write force, missions, or nothing between the quotes."
        elif type(value) is not type(row[1]):
            yield "%s: write a value like %r." % (name, row[1])
        elif type(value) is int and not is_number(value, 1, 999):
            yield "%s: write a whole number from 1 to 999." % name
