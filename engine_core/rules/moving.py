"""Moving a token, to jail too; the salary, and what the space reached asks for."""

from engine_core.loader import bring
from engine_core.rules import rent
from engine_core.rules.bank import BANK, move

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine_core.game import Game


def forward(game: "Game", seat: int, steps: int) -> None:
    """R10: forward by dice; on a board without a known order the table says where (I19)."""
    if game.edition.ordered:
        arrive(game, seat, game.place[seat] + steps)
    else:
        game.todo.append(("land", seat, ""))


def jump(game: "Game", seat: int, space: int, salary: bool) -> None:
    """I4 I5 P30: the token is placed. Landing on GO pays its own mover, passing pays nothing; the
    jail corner means Just Visiting; a jailed player is free."""
    free(game, seat)
    if salary and game.edition.kind[space] == "go":
        pay_salary(game, seat)
    arrive(game, seat, space)


def pay_salary(game: "Game", seat: int) -> None:
    move(game, BANK, seat, game.edition.salary, "salary")


def arrive(game: "Game", seat: int, space: int, card: str = "") -> None:
    """The token rests on the space, which is resolved; a number beyond the last space is once
    round more (R12). `card` is the kind of space that a "nearest" card sent to, or empty."""
    edition = game.edition
    while space >= edition.size:
        space -= edition.size
        pay_salary(game, seat)
    game.place[seat] = space
    game.events.append(("moved", seat, space))
    owner = game.owner[space]
    if owner is not None:
        if owner != seat and not game.mortgaged[space]:
            rent.fall_due(game, seat, owner, space, card)
        return
    kind = edition.kind[space]
    if edition.price[space]:
        game.todo.append(("buy", seat, space))
    elif kind == "card":
        game.todo.append(("card", seat, edition.deck[space]))
    elif kind == "tax":
        bring("engine_core.rules.tax").fall_due(game, seat, space)
    elif kind == "go_to_jail":
        send_to_jail(game, seat)


def send_to_jail(game: "Game", seat: int) -> None:
    """R13 R50: straight to jail, without salary; for the current player the turn is over."""
    game.place[seat] = game.edition.jail
    game.jailed[seat] = 1
    game.jail_turns[seat] = 0
    game.events.append(("jailed", seat))
    if seat == game.turn:
        game.power = game.mission = 0
        game.rest = "end"


def free(game: "Game", seat: int) -> None:
    if game.jailed[seat]:
        game.jailed[seat] = 0
        game.jail_turns[seat] = 0
        game.events.append(("freed", seat))
