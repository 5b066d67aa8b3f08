"""The rent that fell due first: its owner asks for it."""

from firmware.app.flows.player import ask_rent

TYPE_CHECKING = False
if TYPE_CHECKING:
    from firmware.app.table import Table


def flow(table: "Table"):
    owner, payer, amount = table.game.claims[0]
    answer = yield from ask_rent(table, owner, payer, amount)
    return answer if type(answer) is tuple else None
