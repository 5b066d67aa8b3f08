"""Buying, and the auction of what is not bought."""

from engine_core.loader import bring
from engine_core.refused import Refused
from engine_core.rules.bank import BANK, give, move
from engine_core.rules.check import seat_in_play

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine_core.game import Game


def buy(game: "Game") -> None:
    """R20: an unowned property, at the printed price."""
    if game.waiting != "buy":
        raise Refused("nothing_to_buy")
    _, seat, space = game.todo[-1]
    price = game.edition.price[space]
    if game.cash[seat] < price:
        raise Refused("not_enough_cash")
    game.todo.pop()
    move(game, seat, BANK, price, "price")
    give(game, space, seat)
    game.events.append(("bought", seat, space, price))


def decline(game: "Game") -> None:
    """R20: not bought, so the bank auctions it at once."""
    if game.waiting != "buy":
        raise Refused("nothing_to_buy")
    space = game.todo[-1][2]
    game.todo[-1] = ("auction", None, space, 0, None)
    game.events.append(("auctioned", space))


def lowest_bid(game: "Game", bid: int) -> int:
    return bid + 1 if bid else game.edition.lowest_bid


def bid(game: "Game", seat, amount) -> None:
    """R21 I3: anybody, in any order, above the last bid, covered by cash."""
    seat_in_play(game, seat)
    if game.waiting != "auction":
        raise Refused("no_auction")
    if type(amount) is not int:
        raise Refused("bad_amount")
    _, _, lot, highest, _ = game.todo[-1]
    if amount < lowest_bid(game, highest):
        raise Refused("bid_too_low")
    if type(lot) is str:
        bring("engine_core.rules.building").check_place_for(game, seat, lot)
    if amount > game.cash[seat]:
        raise Refused("bid_not_covered")
    game.todo[-1] = ("auction", None, lot, amount, seat)
    game.events.append(("bid", seat, amount))


def hammer(game: "Game") -> None:
    """R21 R22: to the highest bidder, who pays; without a bid it stays with the bank."""
    if game.waiting != "auction":
        raise Refused("no_auction")
    _, _, lot, bid, bidder = game.todo.pop()
    if bidder is None:
        game.events.append(("unsold", lot))
    elif type(lot) is str:
        bring("engine_core.rules.building").win(game, lot, bid, bidder)
    else:
        move(game, bidder, BANK, bid, "bid")
        give(game, lot, bidder)
        game.events.append(("bought", bidder, lot, bid))
