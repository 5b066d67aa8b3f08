"""Whether a snapshot can be a game at all: nothing in it is believed before it was looked at."""

from engine_core.refused import Refused

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine_core.edition import Edition

LARGEST = 99999999  # no debt or claim comes near it
RESTS = ("roll", "end", "start_rolls", "deals", "over")

# What the table can be waiting for, or has still to come to, and what follows the word: a seat in
# play, a seat or the bank, a seat or nobody (o), a deed, a lot, an amount, times, a die, a text,
# the heir's deeds, a deck (c), a tax space (x), a kind of landing (k), a kind of building (z).
TASKS = {
    "land": "sk",
    "buy": "sd",
    "auction": "-lao",
    "estate": "-d",
    "card": "sc",
    "tax": "sx",
    "rent_roll": "ssm",
    "debt": "sbat",
    "pay": "sbat",
    "move": "sii",
    "duel": "-ssd",
    "inherit": "sh",
    "place": "sz",
}
LANDINGS = ("", "transport", "utility", "advance_to", "back")
LOTS = ("house", "hotel")


def check(saved: dict, edition: "Edition") -> None:
    """Refuses what cannot be a game of this edition."""
    try:
        settings(saved, edition)
        players(saved, edition)
        board(saved, edition)
        turn(saved)
        lists(saved, edition)
        for task in saved["todo"]:
            must(fits(saved, edition, task[1:], TASKS[task[0]]))
        for claim in saved["rents_due"]:
            must(len(claim) == 5 and fits(saved, edition, claim[:2], "ss"))
            must(claim[2] is None or number(claim[2], 0, LARGEST))
            must(number(claim[3], 1, 999) and number(claim[4], 0, 10))
            must((claim[2] is None) == (claim[4] > 0))
    except (KeyError, IndexError, TypeError, ValueError, AttributeError):
        must(False)


def must(sound) -> None:
    if not sound:
        raise Refused("bad_snapshot")


def number(value, least: int, most: int) -> bool:
    return type(value) is int and least <= value <= most


def column(saved: dict, name: str, count: int, most: int) -> list:
    """A list of so many whole numbers from 0 to `most`."""
    values = saved[name]
    must(type(values) is list and len(values) == count)
    for value in values:
        must(number(value, 0, most))
    return values


def settings(saved: dict, edition: "Edition") -> None:
    must(saved["mode"] in ("standard", "short", "timed") and saved["rent"] in ("auto", "ask"))
    must(saved["cards"] in ("table", "unit") and saved["dice"] in ("table", "unit"))
    must(type(saved["special"]) is bool and (edition.special_rules or not saved["special"]))


def players(saved: dict, edition: "Edition") -> None:
    """Everybody has a name and a token of their own, stands on the board, and money adds up."""
    tokens = [token for token, _ in edition.tokens]
    sides = [side for _, side in edition.tokens]
    count = len(saved["names"])
    must(2 <= count <= len(tokens) == len(sides))
    for name in ("names", "tokens", "sides", "held"):
        must(type(saved[name]) is list and len(saved[name]) == count)
    cash = column(saved, "cash", count, 99999999)
    place = column(saved, "place", count, edition.size - 1)
    jailed = column(saved, "jailed", count, 1)
    turns = column(saved, "jail_turns", count, 3)
    out = column(saved, "out", count, 1)
    seen: list = []
    for seat in range(count):
        name, held = saved["names"][seat], saved["held"][seat]
        must(type(name) is str and 0 < len(name) <= 40)
        must(saved["sides"][seat] in sides)
        tokens.remove(saved["tokens"][seat])
        must(turns[seat] == 0 or jailed[seat])
        must(not jailed[seat] or place[seat] == edition.jail)
        must(not out[seat] or not (cash[seat] or held or jailed[seat]))
        for card in held:
            must(card not in seen and card.count(":") == 1)
            must(card.split(":")[0] in edition.decks)
            seen.append(card)
    must(type(saved["bank_balance"]) is int)
    must(sum(cash) + saved["bank_balance"] == edition.start_cash * count)


def board(saved: dict, edition: "Edition") -> None:
    """Buildings stand on full sets without a mortgage, and none is missing."""
    owner = saved["owner"]
    must(type(owner) is list and len(owner) == edition.size)
    standing = column(saved, "houses", edition.size, 5)
    mortgaged = column(saved, "mortgaged", edition.size, 1)
    houses, hotels = saved["houses_left"], saved["hotels_left"]
    must(number(houses, 0, edition.houses) and number(hotels, 0, edition.hotels))
    for space in range(edition.size):
        if owner[space] is None:
            must(not standing[space] and not mortgaged[space])
        else:
            must(edition.price[space] and in_play(saved, owner[space]))
        if standing[space]:
            must(edition.kind[space] == "street")
            for member in edition.set_of[space]:
                must(owner[member] == owner[space] and not mortgaged[member])
            houses += standing[space] % 5
            hotels += standing[space] // 5
    must(houses == edition.houses and hotels == edition.hotels)


def in_play(saved: dict, seat) -> bool:
    return number(seat, 0, len(saved["cash"]) - 1) and not saved["out"][seat]


def turn(saved: dict) -> None:
    rest, over, seat, rolled = saved["rest"], saved["over"], saved["turn"], saved["rolled"]
    must(rest in RESTS + ("next",) and type(saved["fresh"]) is bool and type(over) is bool)
    must(over == (rest == "over") and over == (saved["winner"] is not None))
    must(rest != "next" or saved["todo"])
    must((seat is None) == (rest == "start_rolls"))
    must(not over or not saved["todo"] and not saved["rents_due"])
    must(seat is not None or not saved["todo"] and not saved["rents_due"])
    must(saved["winner"] is None or in_play(saved, saved["winner"]))
    must(seat is None or number(seat, 0, len(saved["cash"]) - 1))
    must(seat is None or over or rest == "next" or not saved["out"][seat])
    must(type(saved["todo"]) is list and type(saved["rents_due"]) is list)
    for name, most in (("doubles", 3), ("power", 6), ("mission", 6)):
        must(number(saved[name], 0, most))
    must(rolled is None or type(rolled) is list and len(rolled) == 2)
    for die in rolled or ():
        must(number(die, 1, 6))
    if saved["power"] or saved["mission"]:
        must(rolled is not None and saved["special"])
    must(sum(saved["out"]) < len(saved["out"]) - (not over))


def lists(saved: dict, edition: "Edition") -> None:
    """Start rolls, deals, the unit's decks and the state of its dice."""
    count = len(saved["cash"])
    starting, dealt = saved["starting"], saved["dealt"]
    must(len(starting) == (count if saved["rest"] == "start_rolls" else 0))
    for total in starting:
        must(total is None or total == 0 and type(total) is int or number(total, 2, 12))
    must(not starting or 0 in starting)
    must(len(dealt) == (count if saved["rest"] == "deals" else 0))
    for number_dealt in dealt:
        must(number(number_dealt, 0, {"standard": -1, "short": 3, "timed": 2}[saved["mode"]]))
    decks = saved["decks"]
    must(type(decks) is list and type(starting) is list and type(dealt) is list)
    must(len(decks) == (len(edition.decks) if saved["cards"] == "unit" else 0))
    for place in range(len(decks)):
        size = edition.deck_size(edition.decks[place])
        must(type(decks[place]) is list)
        for card in decks[place]:
            must(number(card, 0, size - 1) and decks[place].count(card) == 1)
    must(type(saved["random"]) is list and len(saved["random"]) == 2)
    for state in saved["random"]:
        must(number(state, 1, 2**29))


def fits(saved: dict, edition: "Edition", items: list, shape: str) -> bool:
    """Whether the items are of the shape: one letter of TASKS each."""
    if type(items) is not list or len(items) != len(shape):
        return False
    return all([fits_one(saved, edition, items[n], shape[n]) for n in range(len(shape))])


def fits_one(saved: dict, edition: "Edition", item, letter: str) -> bool:
    if letter == "-" or letter == "o" and item is None:
        return item is None
    if letter == "b" and item == "bank" or letter == "l" and item in LOTS:
        return True
    if letter in "sbo":
        return in_play(saved, item)
    if letter in "dl":
        return type(item) is int and item in edition.deeds
    if letter == "h":
        return bool(item) and all([saved["mortgaged"][deed] for deed in item])
    if letter in "ami":
        return number(item, 0 if letter == "a" else 1, {"a": LARGEST, "m": 10, "i": 6}[letter])
    if letter == "x":
        return item in edition.taxes
    known = {"c": edition.decks, "k": LANDINGS, "z": LOTS}
    return type(item) is str and (letter == "t" or item in known[letter])
