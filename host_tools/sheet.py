"""The sheet of numbers of an edition, to be printed: everything that is chosen by a number.

Two pages, the two sides of one paper: deeds and other spaces on the first, cards and players on
the second. One HTML file and nothing beside it, black on white. Colours only help: the name of a
set stands beside its colour.
"""

from html import escape
from typing import Any

from engine_core.decks import card_ids, deck_row, effect_of
from engine_core.edition import Edition
from engine_core.views import Space, building_names, card_note, card_sure, group_name
from firmware.app.words import LANGUAGES, choose, text_of
from host_tools.sheet_words import WORDS

# As CSS calls them, and how high they are in mm.
PAPERS = {"a4": ("A4", 297), "letter": ("letter", 279)}
MARGIN = 9  # mm, on all sides
AROUND = 31  # mm of the first page that are title, heads and the note at the foot
OTHERS_IN_ROW = 3
TALLEST, LOWEST = 7.8, 3.6  # mm a row
MOST_NAMES = 2  # that a deed without a sure name may have; more are no help

# What a colour looks like; of all other sets the name has to do.
COLOURS = {
    "brown": "#8a5a3b",
    "light_blue": "#a9dcf2",
    "pink": "#d6569b",
    "orange": "#ef9227",
    "red": "#d8312b",
    "yellow": "#f6e04b",
    "green": "#2c9a57",
    "dark_blue": "#22509e",
    "transport": "#2a2a2a",
    "utility": "#cfcfcf",
}

STYLE = """
@page { size: %(paper)s portrait; margin: %(margin)dmm; }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 194mm; background: #fff; color: #000;
  font: 9.5pt/1.15 "Helvetica Neue", Arial, "Liberation Sans", sans-serif;
  -webkit-print-color-adjust: exact; print-color-adjust: exact; }
section + section { break-before: page; }
header { display: flex; justify-content: space-between; align-items: baseline;
  border-bottom: 2px solid #000; padding-bottom: 1mm; margin-bottom: 2mm; }
h1 { font-size: 15pt; margin: 0; }
h2 { font-size: 11pt; margin: 3mm 0 1mm; }
p { margin: 0 0 1mm; }
table { border-collapse: collapse; width: 100%%; font-variant-numeric: tabular-nums; }
th { font-size: 7.5pt; font-weight: 600; text-align: right; vertical-align: bottom;
  padding: 0 1mm .6mm; }
td { height: %(row).2fmm; padding: 0 1mm; text-align: right; border-bottom: .5px solid #999;
  white-space: nowrap; }
.set td { border-bottom-color: #000; }
.left { text-align: left; }
td.left { width: 99%%; white-space: normal; line-height: 1.05; }
.no, kbd { font: 700 %(no).1fpt/1 "Liberation Mono", Consolas, Menlo, monospace; }
.page2 .no { font-size: 16pt; }
.page2 { font-size: 10.5pt; }
.strong { font-weight: 700; }
td.swatch { min-width: 4mm; padding: 0; border: 1px solid #000; }
td.group { text-align: left; font-size: 9pt; line-height: 1.35; border-bottom-color: #000;
  padding: 0 2mm 0 1.5mm; }
kbd { font-size: 9pt; border: .5px solid #000; border-radius: 1mm; padding: 0 .8mm; }
small { font-size: 7pt; }
.write { display: inline-block; border-bottom: 1px dotted #000; min-width: 26mm; height: 1em; }
.others, .players { display: grid; gap: 0 5mm; grid-template-columns: repeat(3, 1fr); }
.players { grid-template-columns: 1fr 1fr; }
.others div, .players div, li { display: flex; gap: 2mm; align-items: center;
  border-bottom: .5px solid #999; min-height: %(row).2fmm; }
.players .write { flex: 1; border: 0; }
.decks { display: grid; gap: 0 7mm; grid-template-columns: 1fr 1fr; }
ol { list-style: none; margin: 0; padding: 0; }
li, .players div { min-height: 8mm; }
li span:nth-child(2) { flex: 1; }
ul { margin: 0; padding-left: 4mm; }
ul li { display: list-item; list-style: disc; border: 0; min-height: 0; padding: .4mm 0; }
footer { font-size: 7.5pt; margin-top: 2mm; }
@media screen { body { padding: 9mm; } section + section { margin-top: 15mm; } }
"""


def sheet_of(board: Edition, paper: str = "a4") -> str:
    """The whole file."""
    said = WORDS.get(board.language, WORDS["en"])
    choose(board.language if board.language in LANGUAGES else "en")
    try:
        sides = first_side(board, said), second_side(board, said)
    finally:
        choose("en")
    name, height = PAPERS[paper]
    row = row_height(board, height)
    style = STYLE % {"paper": name, "margin": MARGIN, "row": row, "no": min(14, row * 2.25)}
    return (
        f'<!doctype html>\n<html lang="{escape(board.language)}">\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(board.title)}: {said['title']}</title>\n<style>{style}</style>\n"
        f'<section>\n{sides[0]}</section>\n<section class="page2">\n{sides[1]}</section>\n'
    )


def row_height(board: Edition, height: int) -> float:
    """As high as the page has room for, so that a large board still has one."""
    others = board.size - len(board.deeds)
    rows = len(board.deeds) + -(-others // OTHERS_IN_ROW)
    return max(LOWEST, min(TALLEST, (height - 2 * MARGIN - AROUND) / rows))


def head(board: Edition, said: dict[str, str], what: str) -> str:
    return f"<header><h1>{escape(board.title)}</h1><span>{said[what]}</span></header>\n"


# -- the first side


def first_side(board: Edition, said: dict[str, str]) -> str:
    parts = [head(board, said, "title"), "<table>\n", columns(board, said)]
    found = sets(board)
    streets = [group for group, members in found if members[0].kind == "street"]
    width = len(str(len(streets)))  # more than nine are chosen by two digits
    for group, members in found:
        build = f"{1 + streets.index(group):0{width}}" if group in streets else ""
        parts += rows(board, said, group, members, build)
    parts += ["</table>\n", f"<h2>{said['others']}</h2>\n", '<div class="others">\n']
    for space in board.spaces:
        if not space.price:
            told = escape(space.name) + unsure(space.sure) + tax(space, said)
            parts.append(f"<div>{no(space.space)}<span>{told}</span></div>\n")
    parts.append("</div>\n")
    if any(not (s.sure and s.values_sure and s.flat_sure) for s in board.spaces):
        parts.append(f"<footer>{said['unsure']}</footer>\n")
    return "".join(parts)


def columns(board: Edition, said: dict[str, str]) -> str:
    house, hotel = building_names(board, None)
    heads = [said["price"], house, said["mortgage"], said["rent"], "1", "2", "3", "4", hotel]
    told = "".join(f"<th>{escape(head)}</th>" for head in heads)
    left = f'<th class="left" colspan="2">{said["set"]}</th><th></th>'
    return f'<tr>{left}<th class="left">{said["deed"]}</th>{told}</tr>\n'


def sets(board: Edition) -> list[tuple[str, list[Space]]]:
    """The sets in the order in which the board meets them, each with its deeds."""
    found: dict[str, list[Space]] = {}
    for deed in board.deeds:
        found.setdefault(board.group_of(deed), []).append(board.spaces[deed])
    streets = [item for item in found.items() if item[1][0].kind == "street"]
    return streets + [item for item in found.items() if item[1][0].kind != "street"]


def rows(
    board: Edition, said: dict[str, str], group: str, members: list[Space], number: str
) -> list[str]:
    """A row for each deed of a set; the first begins with the set itself and its key."""
    colour = COLOURS.get(group, "#fff")
    build = f"<br><kbd>B</kbd> <kbd>{number}</kbd>" if number else ""
    span = f'rowspan="{len(members)}"'
    told = []
    for deed in members:
        last = ' class="set"' if deed is members[-1] else ""
        first = ""
        if deed is members[0]:
            first = f'<td class="swatch" {span} style="background: {colour}"></td>'
            first += f'<td class="group" {span}>{escape(group_name(board, group))}{build}</td>'
        name = f'<td class="left">{named(deed)}</td>'
        told.append(f"<tr{last}>{first}<td>{no(deed.space)}</td>{name}{values(deed, said)}</tr>\n")
    return told


def named(deed: Space) -> str:
    """A neutral name is followed by what it may be, or by room to write it."""
    if deed.sure:
        return escape(deed.name)
    if not 0 < len(deed.name_is_one_of) <= MOST_NAMES:
        return f'{escape(deed.name)}* <span class="write"></span>'
    one_of = " / ".join(escape(name) for name in deed.name_is_one_of)
    return f"{escape(deed.name)}* <small>{one_of}?</small>"


def values(deed: Space, said: dict[str, str]) -> str:
    mark = unsure(deed.values_sure)
    told = f'<td class="strong">{deed.price}{mark}</td><td>{deed.house or ""}</td>'
    told += f"<td>{deed.mortgage}</td>"
    if deed.rents is None:
        return told + f'<td colspan="6">{said["utility"]}</td>'
    told += f'<td class="strong">{deed.rents[0]}</td>'
    told += "".join(f"<td>{rent}</td>" for rent in deed.rents[1:])
    return told + "<td></td>" * (6 - len(deed.rents))


def tax(space: Space, said: dict[str, str]) -> str:
    if space.kind != "tax":
        return ""
    if space.flat is None:
        return f": {said['as_printed']}"
    told = f": {space.flat}{unsure(space.flat_sure)}"
    return told + (f" {said['or']} {space.percent} %" if space.percent else "")


def unsure(sure: bool) -> str:
    return "" if sure else "*"


def no(number: int) -> str:
    return f'<span class="no">{number:02}</span>'


# -- the second side


def second_side(board: Edition, said: dict[str, str]) -> str:
    parts = [head(board, said, "cards"), '<div class="decks">\n']
    parts += [deck_list(board, said, deck) for deck in board.decks]
    parts.append("</div>\n")
    if any(not sure for deck in board.decks for sure in sure_cards(board, deck)):
        parts.append(f"<footer>{said['unsure_cards']}</footer>\n")
    parts += [f"<h2>{said['players']}</h2>\n", '<div class="players">\n']
    for seat in range(min(10, len(board.tokens))):
        digit = f'<span class="no">{(seat + 1) % 10}</span>'
        parts.append(f'<div>{digit}<span class="write"></span></div>\n')
    parts += ["</div>\n", f"<h2>{said['keys']}</h2>\n<ul>\n"]
    parts += [f"<li>{keys_in(line)}</li>\n" for line in said["use"].split("\n")]
    parts.append("</ul>\n")
    return "".join(parts)


def sure_cards(board: Edition, deck: str) -> list[bool]:
    return [card_sure(board, deck, card) for card in card_ids(board, deck)]


def deck_list(board: Edition, said: dict[str, str], deck: str) -> str:
    row = deck_row(board, deck)
    ids = card_ids(board, deck)
    parts = [f"<div><h2>{escape(row[1])}</h2>\n"]
    if not ids:
        parts.append(f"<p>{keys_in(said['no_cards'])}</p>\n")
    parts.append("<ol>\n")
    for number, card in enumerate(ids, 1):
        told = escape(effect(board, effect_of(row, card))) + unsure(card_sure(board, deck, card))
        note = note_on(board, said, deck, card)
        parts.append(f"<li>{no(number)}<span>{told}</span><small>{escape(note)}</small></li>\n")
    parts.append("</ol></div>\n")
    return "".join(parts)


def note_on(board: Edition, said: dict[str, str], deck: str, card: str) -> str:
    """What tells the card from others, or what its numbers are for."""
    told = effect_of(deck_row(board, deck), card)
    if told[0] == "repairs":
        return " / ".join(building_names(board, None))
    if told[0] == "nearest":
        return said[told[1] + "_card"]
    return card_note(board, deck, card) if board.language == "en" else ""  # notes are English


def effect(board: Edition, told: tuple[Any, ...]) -> str:
    """As the list on the unit has it, with the whole name of the space."""
    word, *fields = told
    if word == "nearest":
        return text_of(f"effects nearest_{fields[0]}")
    if word == "advance_to":
        fields = [f"{fields[0]:02} {board.spaces[fields[0]].name}"]
    return text_of(f"effects {word}").format(*fields)


def keys_in(text: str) -> str:
    """Between ` there are keys."""
    parts = escape(text).split("`")
    return "".join(f"<kbd>{part}</kbd>" if at % 2 else part for at, part in enumerate(parts))
