"""The last step of setting up: the game itself, in one record. Nothing is asked any more.

It is a flow of its own, because all that set the game up has to be out of memory by then.
"""

from engine_core import Game, Refused, load_edition
from engine_core.loader import bring
from firmware.storage.faults import StorageFailed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from firmware.app.table import Table


def flow(table: "Table", plan: dict, first):
    """Back to the plan where the rules refuse it."""
    yield from ()
    players = plan["players"]
    evening = {
        "minutes": plan["minutes"] if plan["mode"] == "timed" else 0,
        "cards": plan["use_cards"],
        "pins": [pin for _, _, _, pin in players],
    }

    def made() -> "Game":
        own = table.saved.edition_of(plan["edition"])
        edition = load_edition(plan["edition"] if own is None else own)
        settings = {name: plan[name] for name in ("mode", "special", "rent", "dice", "cards")}
        seats = [(name, token, side) for name, token, side, _ in players]
        return Game(edition, seats, seed=table.seed + table.begun, first=first, **settings)

    try:
        bring("firmware.storage.evening").keep(table.saved.journal, evening)
        bring("firmware.storage.new_game").begin_with(table.saved, made)
    except Refused as refused:
        table.refuse(refused.code)
        return "setup", plan
    except StorageFailed as failed:
        table.fail(failed)
        return None
    table.evening = evening
    table.begun += 1
    table.undone()
    table.sound = "start"
    return None
