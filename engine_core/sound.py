"""Whether a snapshot can be a game at all: nothing in it is believed before it was looked at."""

from engine_core.loader import bring
from engine_core.refused import Refused

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine_core.edition import Edition

LARGEST = 10**12  # nobody gets there, but a banker may enter very much


def check(saved: dict, edition: "Edition") -> None:
    """Refuses what cannot be a game of this edition: first what lies on the table, then how the
    turn goes on, which has a file of its own for want of room on the device."""
    try:
        settings(saved["settings"], edition)
        players(saved["seats"], saved["held"], saved["bank"], edition)
        board(saved["deeds"], saved["seats"], saved["bank"], edition)
        bring("engine_core.sound_flow").check(saved, edition)
    except (KeyError, IndexError, TypeError, ValueError, AttributeError):
        must(False)


def must(sound) -> None:
    if not sound:
        raise Refused("bad_snapshot")


def number(value, least: int, most: int) -> bool:
    return type(value) is int and least <= value <= most


def column(part: dict, name: str, count: int, most: int) -> list:
    """A list of so many whole numbers from 0 to `most`."""
    values = part[name]
    must(type(values) is list and len(values) == count)
    for value in values:
        must(number(value, 0, most))
    return values


def settings(saved: dict, edition: "Edition") -> None:
    must(saved["mode"] in ("standard", "short", "timed") and saved["rent"] in ("auto", "ask"))
    must(saved["cards"] in ("table", "unit") and saved["dice"] in ("table", "unit"))
    must(saved["special_rules"] in ("", edition.special_rules))


def players(seats: dict, held: list, bank: dict, edition: "Edition") -> None:
    """Everybody has a name and a token of their own, stands on the board, and money adds up."""
    names = seats["names"]
    most = len(edition.tokens)
    must(type(names) is list and type(held) is list and 2 <= len(names) <= most)
    count = len(names)
    cash = column(seats, "cash", count, LARGEST)
    tokens = column(seats, "tokens", count, most - 1)
    column(seats, "sides", count, most - 1)
    place = column(seats, "place", count, edition.size - 1)
    jailed = column(seats, "jailed", count, 1)
    turns = column(seats, "jail_turns", count, 3)
    out = column(seats, "out", count, 1)
    for seat in range(count):
        must(type(names[seat]) is str and 0 < len(names[seat]) <= 40)
        must(tokens.count(tokens[seat]) == 1)
        must(turns[seat] == 0 or jailed[seat])
        must(not jailed[seat] or place[seat] == edition.jail)
        must(not out[seat] or not (cash[seat] or jailed[seat]))
    seen: list = []
    for seat, card in held:
        must(in_play(seats, seat) and card not in seen and card.count(":") == 1)
        must(card.split(":")[0] in edition.decks)
        seen.append(card)
    must(type(bank["bank_balance"]) is int)
    must(sum(cash) + bank["bank_balance"] == edition.start_cash * count)


def board(deeds: dict, seats: dict, bank: dict, edition: "Edition") -> None:
    """Buildings stand on full sets without a mortgage, and none is missing."""
    owner, mortgaged = deeds["owner"], deeds["mortgaged"]
    must(type(owner) is list and len(owner) == len(edition.deeds))
    standing = column(deeds, "houses", len(edition.deeds), 5)
    must(type(mortgaged) is list)
    for space in mortgaged:
        must(type(space) is int and space in edition.deeds and mortgaged.count(space) == 1)
    houses, hotels = bank["houses_left"], bank["hotels_left"]
    must(number(houses, 0, edition.houses) and number(hotels, 0, edition.hotels))
    for place in range(len(owner)):
        space = edition.deeds[place]
        if owner[place] is None:
            must(not standing[place] and space not in mortgaged)
        else:
            must(in_play(seats, owner[place]))
        if standing[place]:
            must(edition.kind[space] == "street")
            for member in edition.set_of[space]:
                must(owner[edition.deeds.index(member)] == owner[place])
                must(member not in mortgaged)
            houses += standing[place] % 5
            hotels += standing[place] // 5
    must(houses == edition.houses and hotels == edition.hotels)


def in_play(seats: dict, seat) -> bool:
    return number(seat, 0, len(seats["cash"]) - 1) and not seats["out"][seat]
