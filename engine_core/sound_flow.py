"""Whether a snapshot can be a game: how the turn goes on and what is open. Part of sound.py."""

from engine_core.decks import deck_size
from engine_core.refused import Refused

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine_core.edition import Edition

# What the table can be waiting for, or has still to come to, and what follows the word: a seat in
# play, a seat or the bank, a seat or nobody (o), a deed, a lot, an amount, times (m), a die (i), a
# text, the heir's deeds, a deck (c), a tax space (x), a kind of landing (k) or of building (z).
TASKS = """
land sk
buy sd
auction -lao
estate -d
card sc
tax sx
rent_roll ssm
debt sbat
pay sbat
move sii
duel -ssd
inherit sh
place sz
"""
LETTERS = "-sbodlhamixctkz"
LANDINGS = ("", "transport", "utility", "advance_to", "back")
LOTS = ("house", "hotel")
LARGEST = 10**12  # nobody gets there, but a banker may enter very much


def check(saved: dict, edition: "Edition") -> None:
    turn(saved["flow"], saved["open"], saved["seats"]["out"])
    lists(saved, saved["open"], edition)
    for task in saved["open"]["todo"]:
        start = TASKS.index("\n" + task[0] + " ") + len(task[0]) + 2
        items(saved, edition, task[1:], TASKS[start : TASKS.index("\n", start)])
    for claim in saved["open"]["rents_due"]:
        must(len(claim) == 5)
        items(saved, edition, claim[:2], "ss")
        must(claim[2] is None or number(claim[2], 0, LARGEST))
        must(number(claim[3], 1, 999) and number(claim[4], 0, 10))
        must((claim[2] is None) == (claim[4] > 0))


def must(sound) -> None:
    if not sound:
        raise Refused("bad_snapshot")


def number(value, least: int, most: int) -> bool:
    return type(value) is int and least <= value <= most


def in_play(seats: dict, seat) -> bool:
    return number(seat, 0, len(seats["cash"]) - 1) and not seats["out"][seat]


def turn(flow: dict, waits: dict, out: list) -> None:
    rest, over, seat, rolled = flow["rest"], flow["over"], flow["turn"], flow["rolled"]
    todo, claims = waits["todo"], waits["rents_due"]
    must(type(todo) is list and type(claims) is list)
    must(rest in ("roll", "end", "start_rolls", "deals", "over", "next"))
    must(type(flow["fresh"]) is bool and type(over) is bool)
    must(over == (rest == "over") and over == (flow["winner"] is not None))
    must(rest != "next" or todo)
    must((seat is None) == (rest == "start_rolls"))
    must(not (over or seat is None or rest == "deals") or not todo and not claims)
    for who in (seat, flow["winner"]):
        must(who is None or number(who, 0, len(out) - 1))
    must(seat is None or over or rest == "next" or not out[seat])
    must(flow["winner"] is None or not out[flow["winner"]])
    for name, most in (("doubles", 3), ("power", 6), ("mission", 6)):
        must(number(flow[name], 0, most))
    must(rolled is None or type(rolled) is list and len(rolled) == 2)
    for die in rolled or ():
        must(number(die, 1, 6))
    must(rolled is not None or not (flow["power"] or flow["mission"] or flow["doubles"]))
    must(rolled is not None or not needs_a_roll(todo))
    must(sum(out) < len(out) - (not over))


def needs_a_roll(todo: list) -> bool:
    """Nobody stands on anything before the first roll of a turn."""
    return any([task[0] in ("land", "buy", "card", "tax", "move") for task in todo])


def lists(saved: dict, waits: dict, edition: "Edition") -> None:
    """Start rolls, deals, the unit's decks and the state of its dice."""
    count, rest, mode = len(saved["seats"]["cash"]), saved["flow"]["rest"], saved["settings"]
    opening, decks = waits["opening"], waits["decks"]
    must(type(decks) is list and type(opening) is list)
    must(len(opening) == (count if rest in ("start_rolls", "deals") else 0))
    for made in opening:
        if rest == "deals":
            must(number(made, 0, {"standard": -1, "short": 3, "timed": 2}[mode["mode"]]))
        else:
            must(made is None or type(made) is int and made == 0 or number(made, 2, 12))
    must(rest != "start_rolls" or 0 in opening)
    must(len(decks) == (len(edition.decks) if mode["cards"] == "unit" else 0))
    for place in range(len(decks)):
        size = deck_size(edition, edition.decks[place])
        must(type(decks[place]) is list)
        for card in decks[place]:
            must(number(card, 0, size - 1) and decks[place].count(card) == 1)
    must(type(waits["random"]) is list and len(waits["random"]) == 2)
    for state in waits["random"]:
        must(number(state, 1, 2**29))


def items(saved: dict, edition: "Edition", given: list, shape: str) -> None:
    """Each is what its letter in TASKS says."""
    must(type(given) is list and len(given) == len(shape))
    for place in range(len(shape)):
        item, kind = given[place], LETTERS.index(shape[place])
        if kind == 0 or kind == 3 and item is None:
            must(item is None)
        elif kind <= 3:
            must(kind == 2 and item == "bank" or in_play(saved["seats"], item))
        elif kind <= 5:
            must(kind == 5 and item in LOTS or type(item) is int and item in edition.deeds)
        elif kind == 6:
            must(item and all([deed in saved["deeds"]["mortgaged"] for deed in item]))
        elif kind <= 9:
            must(number(item, kind != 7, (LARGEST, 10, 6)[kind - 7]))
        elif kind == 10:
            must(item in edition.taxes)
        elif kind == 11:
            must(item in edition.decks)
        else:
            must(type(item) is str)
            must(kind == 12 or item in (LANDINGS, LOTS)[kind - 13])
