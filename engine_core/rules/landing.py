"""Landing on a board whose order is not known: the table says where the token is (I19)."""

from engine_core.refused import Refused
from engine_core.rules import moving
from engine_core.rules.check import space_on_board

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine_core.game import Game


def land(game: "Game", space, passed_go=False) -> None:
    """I19 P7 P37: on a board whose order is not known the table says where the token is."""
    if game.waiting != "land":
        raise Refused("board_has_order" if game.edition.ordered else "no_landing_now")
    space_on_board(game, space)
    if type(passed_go) is not bool:
        raise Refused("bad_choice")
    task = game.todo.pop()
    if task[2] != "back" and (passed_go or game.edition.kind[space] == "go"):
        moving.pay_salary(game, task[1])
    moving.arrive(game, task[1], space, task[2])
