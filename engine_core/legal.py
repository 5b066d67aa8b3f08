"""What would be accepted now: (command, arguments), one after the other.

Enough for a player who chooses only from it to finish any game. Dice, bids and targets are
samples; trades, resigning and the banker's own entries are left out.
"""

from engine_core.loader import bring
from engine_core.rules import estate
from engine_core.rules.bank import FINE, can_be_taken, deeds_of
from engine_core.rules.estate import cost_to_lift, raisable

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine_core.game import Game


def legal(game: "Game"):
    waiting = game.waiting
    if waiting == "over":
        return
    yield from ANSWERS[waiting](game)
    if waiting in ("roll", "end", "buy", "auction", "debt", "inherit"):
        for seat in range(len(game.cash)):
            if not game.out[seat]:
                yield from deals_of(game, seat)
    if game.mode == "timed" and waiting not in ("start_rolls", "deals"):
        yield "time_up", {}


def rolls(game: "Game"):
    """Arguments for a roll of two dice: all 36, so that choosing blindly rolls fairly."""
    if game.dice == "unit":
        yield {}
        return
    for a in range(1, 7):
        for b in range(1, 7):
            yield {"dice": (a, b)}


def start_rolls(game: "Game"):
    for seat in range(len(game.cash)):
        if game.starting[seat] == 0:
            for arguments in rolls(game):
                arguments["seat"] = seat
                yield "start_roll", arguments


def deals(game: "Game"):
    number = bring("engine_core.rules.start").deals(game)
    done = True
    for seat in range(len(game.cash)):
        if game.dealt[seat] < number:
            done = False
            for deed in game.edition.deeds:
                price = game.edition.price[deed] if game.mode == "timed" else 0
                if game.owner[deed] is None and game.cash[seat] >= price:
                    yield "deal", {"seat": seat, "deed": deed}
    if done:
        yield "begin", {}


def roll(game: "Game"):
    seat = game.turn
    for arguments in rolls(game):
        yield "roll", arguments
    if game.jailed[seat]:
        if game.jail_turns[seat] < game.edition.fine_turns and game.cash[seat] >= FINE:
            yield "pay_fine", {}
        if game.held[seat]:
            yield "use_jail_card", {}
    if game.rolled is not None and not game.edition.must_roll_again:
        yield "end_turn", {}
    if game.power:
        yield from powers(game)
    yield from at_rest(game)


def end(game: "Game"):
    yield "end_turn", {}
    yield from at_rest(game)


def at_rest(game: "Game"):
    """What may be done whenever nothing is open."""
    owners = [claim[0] for claim in game.rents_due]
    for seat in range(len(game.cash)):
        if seat in owners:
            yield "claim_rent", {"seat": seat}
    if game.mission:
        yield from missions(game)
    for kind in ("house", "hotel"):
        if 0 < estate.left(game, kind) < 4:
            seats = [
                seat
                for seat in range(len(game.cash))
                if not game.out[seat] and estate.places_for(game, seat, kind)
            ]
            if len(seats) > 1:
                yield "contest", {"seats": seats, "kind": kind}


def powers(game: "Game"):
    if game.power == 1:
        for space in range(game.edition.size):
            yield "force", {"space": space}
    elif game.power == 6:
        for deed in game.edition.deeds:
            if can_be_taken(game, deed, game.turn):
                yield "force", {"deed": deed}
    else:
        yield "force", {}


def missions(game: "Game"):
    chapter = bring("engine_core.rules.missions")
    _, gain, _, _ = chapter.mission_now(game)
    wanted = chapter.TARGETS[gain]
    seats = [None]
    if "seat" in wanted:
        seats = [s for s in range(len(game.cash)) if s != game.turn and not game.out[s]]
    spaces = [None]
    if "space" in wanted:
        spaces = range(game.edition.size)
    offers = [{}]
    if "deeds" in wanted:
        offers = [{"deeds": [deed]} for deed in chapter.obtainable(game, gain)] or [{"deeds": []}]
        if gain == "free":
            offers.append({"cash": True})
    dice = (1, 6) if game.dice == "table" else (None,)
    for die in dice:
        for seat in seats:
            for space in spaces:
                for offer in offers:
                    arguments = dict(offer)
                    for name, value in (("die", die), ("seat", seat), ("space", space)):
                        if value is not None:
                            arguments[name] = value
                    yield "mission", arguments


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


# For a deck that the unit does not know: a card of each kind.
SAMPLES = (
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


def card(game: "Game"):
    holder = bring("engine_core.rules.jail").holder
    deck = game.deck
    if game.cards == "unit" and game.decks[game.edition.decks.index(deck)]:
        yield "card", {}
        return
    ids = game.edition.card_ids(deck)
    if game.cards == "table" and ids:
        for name in ids:
            if holder(game, deck + ":" + name) is None:
                yield "card", {"card": name}
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


def deals_of(game: "Game", seat: int):
    """Building, selling, mortgaging and lifting of one player, where this is the moment for it."""
    cash = game.cash[seat]
    between = not estate.inside_a_turn(game, seat)
    can_build = between and not estate.not_now(game, seat, "build")
    can_sell = between and not estate.not_now(game, seat, "sell")
    can_mortgage = not estate.not_now(game, seat, "mortgage")
    can_lift = not estate.not_now(game, seat, "lift")
    for deed in deeds_of(game, seat):
        houses = game.houses[deed]
        arguments = {"seat": seat, "deed": deed}
        members = [game.houses[member] for member in game.edition.set_of[deed]]
        if can_build and not estate.obstacle(game, seat, deed):
            if estate.left(game, estate.next_kind(game, deed)):
                if cash >= game.edition.house[deed]:
                    yield "build", arguments
        if can_sell and houses and houses == max(members):
            if houses < estate.HOTEL or game.houses_left >= estate.most_houses(game):
                yield "sell_building", arguments
            if houses == estate.HOTEL:
                yield "sell_hotels", {"seat": seat, "group": game.edition.group[deed]}
        if can_mortgage and not game.mortgaged[deed] and not any(members):
            yield "mortgage", arguments
        if can_lift and game.mortgaged[deed] and cash >= cost_to_lift(game, deed):
            if game.waiting != "inherit" or deed in game.todo[-1][2]:
                yield "lift", arguments


ANSWERS = {
    "start_rolls": start_rolls,
    "deals": deals,
    "roll": roll,
    "end": end,
    "buy": buy,
    "auction": auction,
    "land": land,
    "rent_roll": rent_roll,
    "tax": tax,
    "card": card,
    "duel": duel,
    "debt": debt,
    "inherit": inherit,
    "place": place,
}
