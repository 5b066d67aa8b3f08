"""One more row on a set: the set's number, one total, one confirmation."""

from engine_core.loader import bring
from firmware.app.panel import Panel, slip
from firmware.app.words import padded, say, text_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from firmware.app.table import Table


def flow(table: "Table"):
    game = table.game
    numbers = []
    lines = []
    rows = {}
    number = 0
    for deed in game.edition.deeds:
        members = game.edition.set_of[deed]
        if game.edition.kind[deed] != "street" or deed != members[0]:
            continue
        number += 1
        row = next_row(game, members)
        if row:
            views = bring("engine_core.views")
            colour = views.group_name(game.edition, game.edition.group_of(deed))
            cost = len(row) * game.edition.house[deed]
            lines.append(
                padded(colour, 9) + " " + padded(table.who(game.owner[deed]), 4) + "%4d" % cost
            )
            numbers.append(number)
            rows[number] = (colour, row, cost)
    text = lines or text_of("build nowhere")
    digits = 1 if number < 10 else 2
    answer = yield Panel("build", say("build which"), text, "", numbers, digits)
    if type(answer) is not int:
        return answer if type(answer) is tuple else None
    colour, row, cost = rows[answer]
    del lines, text, rows, numbers  # there is little room while it is built
    seat = game.owner[row[0]]
    hotel = bring("engine_core.rules.estate").next_kind(game, row[0]) == "hotel"
    what = bring("firmware.app.story").building(game, seat, hotel)
    told = text_of("build row").format(len(row), what, table.who(seat))
    answer = yield slip("build_ask", colour, told, say("table keys_yes"), str(cost))
    if answer == "#" and table.do(*[("build", {"seat": seat, "deed": d}) for d in row]):
        return None
    return answer if type(answer) is tuple else ("build",)


def next_row(game, members: tuple) -> list:
    """The streets of a set that get the next building; none where the set cannot be built on."""
    owner = game.owner[members[0]]
    if owner is None:
        return []
    for member in members:
        if game.owner[member] != owner or game.mortgaged[member]:
            return []
    fewest = min([game.houses[member] for member in members])
    return [m for m in members if game.houses[m] == fewest] if fewest < 5 else []
