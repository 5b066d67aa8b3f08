"""Who may build, sell, mortgage and trade at this moment (I15, P15, P18, P24, P35)."""

from engine_core.refused import Refused

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine_core.game import Game

# While the table waits for something: what the one who is asked may do (in an auction everybody).
OPEN_TO_DEALS = {
    "buy": ("build", "sell", "mortgage", "lift", "trade"),
    "auction": ("sell", "mortgage"),
    "debt": ("sell", "mortgage", "trade"),
    "inherit": ("sell", "mortgage", "lift"),
}


def obstacle(game: "Game", seat: int, what: str):
    """The code with which this deal of this player is refused now, or None."""
    waiting = game.waiting
    if waiting == "roll" or waiting == "end":
        return None
    if waiting == "start_rolls" or waiting == "deals":
        return "not_started"
    if what not in OPEN_TO_DEALS.get(waiting, ()):
        return "something_open"
    if waiting != "auction" and seat != game.waiting_seat:
        return "not_your_turn"
    return None


def inside_a_turn(game: "Game", seat: int) -> bool:
    """P24 P35: "between turns only", and this is the middle of another player's turn: neither its
    end nor its first roll. Who is asked something (P15, P18) and bidders (I3) may raise money."""
    if not game.edition.deals_between_turns_only or seat == game.turn:
        return False
    waiting = game.waiting
    if waiting == "end" or waiting == "auction" or seat == game.waiting_seat:
        return False
    return waiting != "roll" or game.rolled is not None


def may(game: "Game", seat: int, what: str) -> None:
    """Refuses what this player may not do now; building and selling buildings wait for the end of
    the turn where the edition says so, mortgaging does not."""
    code = obstacle(game, seat, what)
    if code:
        raise Refused(code)
    if (what == "build" or what == "sell") and inside_a_turn(game, seat):
        raise Refused("only_between_turns")
