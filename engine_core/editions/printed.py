"""Reads the text tables of a printed edition into the columns of an Edition."""

from engine_core.editions import classic_board
from engine_core.editions.names import group_names, neutral_name
from engine_core.editions.switches import switches_of

NOTES_1997 = ((500, 2), (100, 2), (50, 2), (20, 6), (10, 5), (5, 5), (1, 5))
NOTES_2008 = ((500, 2), (100, 4), (50, 1), (20, 1), (10, 2), (5, 1), (1, 5))

COLUMN_NAMES = "kind group price mortgage rents house deck flat percent".split(" ")


def printed(edition: str) -> tuple:
    """(columns, facts, switches) of an edition of this folder."""
    book = __import__("engine_core.editions." + edition, None, None, ("TITLE",))
    late = book.PRINTED_2008
    columns, names = _board(book)
    facts = {
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
        "tokens": tuple([_token(line) for line in _lines(book.TOKENS)]),
        "buildings": book.BUILDINGS,
        "groups": names,
        "cards": tuple([_deck(deck, late) for deck in book.DECKS]),
    }
    return columns, facts, _switches(book)


def taken_over(edition: str) -> tuple:
    """(rule switches, names of the sets), for an own edition that plays like this one."""
    book = __import__("engine_core.editions." + edition, None, None, ("TITLE",))
    return _switches(book), _group_texts(book)


def _group_texts(book) -> dict:
    return dict([line.split(" ") for line in _lines(book.GROUPS) if line])


def _switches(book) -> dict:
    switches = switches_of(book.PLAYS_LIKE)
    switches.update(getattr(book, "SWITCHES", {}))
    return switches


def _lines(text: str) -> list:
    return text[:-1].split("\n")


def _token(line: str) -> tuple:
    parts = line.split("|")
    return parts[0], parts[1] if len(parts) > 1 else None


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


def _board(book) -> tuple:
    spaces = _lines(getattr(book, "SPACES", classic_board.SPACES))
    columns: dict = {name: [None] * len(spaces) for name in COLUMN_NAMES}
    groups = []
    for space in range(len(spaces)):
        words = spaces[space].split(" ")
        columns["kind"][space] = words[0]
        if words[0] == "card":
            columns["deck"][space] = words[1]
        elif len(words) > 2:
            if words[1] not in groups:
                groups.append(words[1])
            if words[-1] == "??":
                words.pop()
            numbers = [int(word) for word in words[2:]]
            columns["group"][space] = words[1]
            columns["price"][space] = numbers[0]
            columns["mortgage"][space] = numbers[0] // 2
            if len(numbers) > 1:
                columns["house"][space] = numbers[1] or None
                columns["rents"][space] = tuple(numbers[2:])
    named = group_names(groups, _group_texts(book))
    _names(book, spaces, columns, dict(named))
    return columns, named


def _names(book, spaces: list, columns: dict, groups: dict) -> None:
    """The lines of NAMES: name~short, behind it a tax's amounts, or what the name may be."""
    names, shorts, guesses = [], [], []
    marks = bytearray(len(spaces))
    for space, line in enumerate(_lines(book.NAMES)):
        words = line.split("|")
        guess = ""
        if columns["kind"][space] == "tax":
            flat = words[1]
            if flat[-1:] == "?":
                marks[space] |= 4
                flat = flat[:-1]
            columns["flat"][space] = int(flat) if flat else None
            columns["percent"][space] = int(words[2]) if len(words) > 2 else None
        else:
            guess = "\t".join(words[1:])
        parts = words[0].split("~")
        name = parts[0]
        if name[-1:] == "?":
            marks[space] |= 1
            name = name[:-1] or neutral_name(columns["group"], space, groups)
        if spaces[space][-2:] == "??":
            marks[space] |= 2
        names.append(name)
        shorts.append(parts[1] if len(parts) > 1 else "")
        guesses.append(guess)
    columns["names"] = "\n".join(names)
    columns["shorts"] = "\n".join(shorts)
    columns["guesses"] = "\n".join(guesses)
    columns["marks"] = bytes(marks)
