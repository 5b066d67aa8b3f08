"""What is legal while the table waits for an answer: a function for each word that `waiting` can
be."""

from engine_core.chance import rolls
from engine_core.decks import card_ids
from engine_core.loader import bring
from engine_core.rules import estate
from engine_core.rules.estate import raisable

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine_core.game import Game

# For a deck of which no known card is left: a card of each kind.
SAMPLES: tuple = (
    ("collect", (50,)),
    ("pay", (50,)),
    ("collect_each", (10,)),
    ("pay_each", (50,)),
    ("repairs", (25, 100)),
    ("advance_to", (0,)),
    ("nearest", ("utility",)),
    ("back", (3,)),
    ("go_to_jail", ()),
    ("jail_card", ()),
)


def start_rolls(game: "Game"):
    for seat in range(len(game.cash)):
        if game.opening[seat] == 0:
            for arguments in rolls(game):
                arguments["seat"] = seat
                yield "start_roll", arguments


def deals(game: "Game"):
    number = bring("engine_core.rules.start").deals(game)
    done = True
    for seat in range(len(game.cash)):
        if game.opening[seat] < number:
            done = False
            for deed in game.edition.deeds:
                price = game.edition.price[deed] if game.mode == "timed" else 0
                if game.owner[deed] is None and game.cash[seat] >= price:
                    yield "deal", {"seat": seat, "deed": deed}
    if done:
        yield "begin", {}


def buy(game: "Game"):
    if game.cash[game.waiting_seat] >= game.edition.price[game.todo[-1][2]]:
        yield "buy", {}
    yield "decline", {}


def auction(game: "Game"):
    _, _, lot, bid, bidder = game.todo[-1]
    lowest = bid + 1 if bid else game.edition.lowest_bid
    for seat in range(len(game.cash)):
        if seat == bidder or game.out[seat] or game.cash[seat] < lowest:
            continue
        if type(lot) is str and not estate.places_for(game, seat, lot):
            continue
        yield "bid", {"seat": seat, "amount": lowest}
        if game.cash[seat] >= lowest + 50:
            yield "bid", {"seat": seat, "amount": lowest + 50}
    yield "hammer", {}


def land(game: "Game"):
    for space in range(game.edition.size):
        yield "land", {"space": space}
        yield "land", {"space": space, "passed_go": True}


def rent_roll(game: "Game"):
    for arguments in rolls(game):
        yield "rent_roll", arguments


def tax(game: "Game"):
    space = game.todo[-1][2]
    if game.edition.taxes[space][0] is None:
        for amount in (75, 200):
            yield "tax", {"how": "flat", "amount": amount}
    else:
        yield "tax", {"how": "flat"}
    if bring("engine_core.rules.tax").has_choice(game, space):
        yield "tax", {"how": "percent"}


def card(game: "Game"):
    holder = bring("engine_core.rules.jail_cards").holder
    deck = game.deck
    if game.cards == "unit" and game.decks[game.edition.decks.index(deck)]:
        yield "card", {}
        return
    if game.cards == "table":
        ids = card_ids(game.edition, deck)
        free = [card for card in ids if holder(game, deck + ":" + card) is None]
        for name in free:
            yield "card", {"card": name}
        if free:
            return
    for effect, numbers in SAMPLES:
        if effect == "jail_card" and any([deck in decks_of(held) for held in game.held]):
            continue
        if effect == "nearest" and game.edition.ordered and numbers[0] not in game.edition.kind:
            continue
        yield "card_says", {"effect": effect, "numbers": numbers}


def decks_of(held) -> list:
    """The decks of the jail cards in a hand."""
    return [name.split(":")[0] for name in held]


def duel(game: "Game"):
    if game.dice == "unit":
        yield "duel", {}
        return
    for attacker, defender in ((6, 1), (1, 6), (3, 3)):
        yield "duel", {"attacker": attacker, "defender": defender}


def debt(game: "Game"):
    debtor, _, amount = game.debt
    if game.cash[debtor] >= amount:
        yield "settle", {"seat": debtor}
    elif raisable(game, debtor) < amount:
        yield "bankrupt", {"seat": debtor}


def inherit(game: "Game"):
    for deed in game.todo[-1][2]:
        yield "keep_mortgage", {"seat": game.waiting_seat, "deed": deed}


def place(game: "Game"):
    for deed in estate.places_for(game, game.waiting_seat, game.todo[-1][2]):
        yield "place", {"seat": game.waiting_seat, "deed": deed}
