"""Several players want more houses or hotels than are left: one is auctioned."""

from engine_core.loader import bring
from firmware.app.panel import BACK, Panel
from firmware.app.words import say

TYPE_CHECKING = False
if TYPE_CHECKING:
    from firmware.app.table import Table


def flow(table: "Table"):
    game = table.game
    story = bring("firmware.app.story")
    lines = []
    for hotel, left in ((False, game.houses_left), (True, game.hotels_left)):
        lines.append(say("build left", story.building(game, None, hotel), left))
    answer = yield Panel("contest", say("build contest"), lines, "", (1, 2))
    if type(answer) is not int:
        return None
    kind = "house" if answer == 1 else "hotel"
    seats = [seat for seat in range(len(game.cash)) if not game.out[seat]]
    wanting: list = []
    while True:
        lines = [("+" if seat in wanting else " ") + table.who(seat)[:17] for seat in seats]
        keys = say("build keys_contest")
        numbers = [1 + seat for seat in seats]
        answer = yield Panel("contest_who", say("build wanting"), lines, keys, numbers, 1)
        if answer == BACK:
            return None
        if answer == "#":
            if table.give("contest", seats=sorted(wanting), kind=kind):
                return None
            continue
        seat = answer[1] if type(answer) is tuple and answer[0] == "player" else answer
        if type(seat) is int:
            seat -= type(answer) is int
            if seat in wanting:
                wanting.remove(seat)
            else:
                wanting.append(seat)
