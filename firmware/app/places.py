"""The spaces of the board in a list, to be chosen by number, by cursor or by a deed laid down."""

from firmware.app.panel import Panel

TYPE_CHECKING = False
if TYPE_CHECKING:
    from firmware.app.table import Table


class Names:
    """A line for each of these spaces, made when it is drawn: all of them take much memory."""

    def __init__(self, table: "Table", spaces) -> None:
        self.table = table
        self.spaces = spaces

    def __len__(self) -> int:
        return len(self.spaces)

    def __getitem__(self, place: int) -> str:
        return self.table.place(self.spaces[place])[:18]


def which(table: "Table", name: str, title: str, spaces=None, keys: str = "", at: int = 0):
    """A space; else the answer: a key, or a card that is no deed."""
    if spaces is None:
        spaces = range(table.game.edition.size)
    panel = Panel(name, title, Names(table, spaces), keys, spaces, 2)
    panel.at = at
    answer = yield panel
    if type(answer) is tuple and answer[0] == "deed":
        return answer[1]
    return answer
