"""A mission: what it is, one more die, and what a success is used on."""

from engine_core.loader import bring
from engine_core.rules.missions import TARGETS, mission_now
from firmware.app.flows.who import pick
from firmware.app.panel import BACK, Panel
from firmware.app.words import say, text_of, wrap

TYPE_CHECKING = False
if TYPE_CHECKING:
    from firmware.app.table import Table


def flow(table: "Table"):
    game = table.game
    lowest, gain, size, cost = mission_now(game)
    title = say("special mission", game.mission, lowest)
    lines = wrap(text_of("special " + gain).format(size, 100 * size))
    lines.append(say("special failing", cost))
    arguments: dict = {}
    if game.dice == "unit":
        if (yield Panel("mission", title, lines, say("table keys_yes"))) != "#":
            return None
    else:
        lines.append(say("special die"))
        die = yield Panel("mission", title, lines, "", None, 1)
        if type(die) is not int:
            return None
        arguments["die"] = die
        if not 0 < die < 7 or die < lowest:
            table.give("mission", **arguments)
            return None
    told = []  # what the success is for
    if "seat" in TARGETS[gain]:
        seat = yield from pick(table, "mission_seat", say("look who"), "", (game.turn,))
        if type(seat) is not int:
            return ("mission",)
        arguments["seat"] = seat
        told.append(table.who(seat))
    if "space" in TARGETS[gain]:
        which = bring("firmware.app.places").which
        answer = yield from which(table, "mission_space", say("effects space"))
        if type(answer) is not int:
            return ("mission",)
        arguments["space"] = answer
        told.append(table.place(answer))
    if "deeds" in TARGETS[gain]:
        named: list = []
        keys = say("special keys_free" if gain == "free" else "special keys_take")
        answer = None
        while len(named) < size and answer != "#":
            lines = [table.place(deed) for deed in named] + [say("special deed_number")]
            answer = yield Panel("mission_deed", title, lines, keys, None, 2)
            if type(answer) is tuple and answer[0] == "deed":
                answer = answer[1]
            if answer == "A":
                arguments["cash"] = True
                break
            if answer == BACK or type(answer) is tuple:
                return ("mission",)
            if type(answer) is int:
                if not 0 <= answer < game.edition.size or not game.edition.price[answer]:
                    table.refuse("not_a_deed")
                else:
                    named.append(answer)
        if "cash" not in arguments:
            arguments["deeds"] = named
        told += [table.place(deed) for deed in named]
    if TARGETS[gain]:
        told.append(say("special sure"))
        if (yield Panel("mission_ask", title, told, say("table keys_yes"))) != "#":
            return ("mission",)
    table.give("mission", **arguments)
    return None
