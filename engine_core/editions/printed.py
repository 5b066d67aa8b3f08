"""Reads the text tables of a printed edition into the parts of an Edition."""

from engine_core.editions import classic_board
from engine_core.editions.pack import Columns, group_lines, group_names, neutral_name
from engine_core.editions.switches import switches_of
from engine_core.loader import bring

UNSURE = "??"  # behind a space: no source is sure of its values
NOTES_1997 = ((500, 2), (100, 2), (50, 2), (20, 6), (10, 5), (5, 5), (1, 5))
NOTES_2008 = ((500, 2), (100, 4), (50, 1), (20, 1), (10, 2), (5, 1), (1, 5))


def printed(edition: str) -> dict:
    """The parts of an edition of this folder."""
    book = book_of(edition)
    late = book.PRINTED_2008
    parts = {
        "id": edition,
        "title": book.TITLE,
        "language": book.LANGUAGE,
        "currency": book.CURRENCY,
        "ordered": not hasattr(book, "SPACES"),
        "start_cash": 1500,
        "salary": 200,
        "houses": 32,
        "hotels": 12,
        "start_notes": NOTES_2008 if late else NOTES_1997,
        "token_lines": book.TOKENS,
        "buildings": book.BUILDINGS,
        "cards": tuple([_deck(deck, late) for deck in book.DECKS]),
    }
    parts.update(_switches(book))
    columns = _board(getattr(book, "SPACES", classic_board.SPACES))
    groups = [group for group in columns.group if group]
    named = group_names(groups, _group_texts(book))
    parts["groups"] = group_lines(groups, named)
    _texts(book, columns, named, parts)
    columns.into(parts)
    return parts


def book_of(edition: str):
    return bring("engine_core.editions." + edition)


def taken_over(edition: str) -> tuple:
    """(rule switches, names of the sets), for an own edition that plays like this one."""
    book = book_of(edition)
    return _switches(book), _group_texts(book)


def _group_texts(book) -> dict:
    return dict([line.split(" ") for line in _lines(book.GROUPS) if line])


def _switches(book) -> dict:
    switches = switches_of(book.PLAYS_LIKE)
    switches.update(getattr(book, "SWITCHES", {}))
    return switches


def _lines(text: str):
    """One line after the other, without making a list of them all."""
    start = 0
    while start < len(text):
        end = text.index("\n", start)
        yield text[start:end]
        start = end + 1


def _deck(deck: tuple, late: bool) -> tuple:
    cards = classic_board.CHANCE if deck[0] == "chance" else classic_board.COMMUNITY
    lines = []
    for line in _lines(cards) if deck[2] else ():
        words = line.split(" ")
        for place in range(len(words)):
            if "|" in words[place]:
                words[place] = words[place].split("|")[late]
        lines.append(" ".join(words))
    return deck[0], deck[1], "\n".join(lines), deck[2]


def _board(text: str) -> Columns:
    columns = Columns()
    for line in _lines(text):
        words = line.split(" ")
        kind = words[0]
        if kind == "card":
            columns.deck[len(columns.kind)] = "chance" if words[1] == "chance" else "community"
        if len(words) < 3:
            columns.add(kind, None, 0, 0, 0, ())
            continue
        numbers = [int(word) for word in words[2:] if word != UNSURE]
        house = numbers[1] if len(numbers) > 1 else 0
        columns.add(kind, words[1], numbers[0], numbers[0] // 2, house, numbers[2:])
    return columns


def _texts(book, columns: Columns, groups: dict, parts: dict) -> None:
    """The lines of NAMES: name~short, behind it a tax's amounts, or what the name may be."""
    names, shorts, guesses = bytearray(), bytearray(), bytearray()
    marks = bytearray(len(columns.kind))
    spaces = _lines(getattr(book, "SPACES", classic_board.SPACES))
    space = 0
    for line in _lines(book.NAMES):
        text, _, rest = line.partition("|")
        if columns.kind[space] == "tax":
            flat, _, percent = rest.partition("|")
            if flat[-1:] == "?":
                marks[space] |= 4
                flat = flat[:-1]
            columns.taxes[space] = (int(flat) if flat else None, int(percent) if percent else None)
            rest = ""
        name, _, short = text.partition("~")
        if name[-1:] == "?":
            marks[space] |= 1
            name = name[:-1] or neutral_name(columns.group, space, groups)
        if next(spaces)[-2:] == UNSURE:
            marks[space] |= 2
        names.extend((name + "\n").encode())
        shorts.extend((short + "\n").encode())
        guesses.extend((rest + "\n").encode())
        space += 1
    parts["names"] = str(names, "utf-8")
    parts["shorts"] = str(shorts, "utf-8")
    parts["guesses"] = str(guesses, "utf-8")
    parts["marks"] = bytes(marks)
