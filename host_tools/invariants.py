"""What is true of every game after every command; `check` says in a sentence what is not.

Only the public views are looked at, and the money and buildings are counted afresh, so that a
mistake in the rules cannot hide itself here.
"""

from engine_core import Game

HOTEL = 5
# P6: for these the table waits for the current player, for these for nobody in particular.
CURRENT_PLAYER = ("roll", "land", "end")
NOBODY = ("auction", "start_rolls", "deals", "duel", "over")
SOMEBODY = ("buy", "tax", "card", "rent_roll", "debt", "inherit", "place")


class Broken(AssertionError):
    """Something that must always hold does not; `sentence` says what."""

    def __init__(self, sentence: str) -> None:
        super().__init__(sentence)
        self.sentence = sentence


def check(game: Game) -> None:
    """Raises Broken at the first thing that does not hold."""
    check_money(game)
    check_deeds(game)
    check_jail(game)
    check_waiting(game)


def check_money(game: Game) -> None:
    """No money appears or vanishes, and nobody has less than none."""
    total = game.bank_balance
    for number, seat in enumerate(game.seats):
        if seat.cash < 0:
            raise Broken(f"Seat {number} has {seat.cash}.")
        if seat.out and (seat.cash or seat.deeds or seat.jail_cards):
            raise Broken(f"Seat {number} is out and still owns something.")
        total += seat.cash
    wanted = game.edition.start_cash * len(game.seats)
    if total != wanted:
        raise Broken(f"All cash and the bank's balance make {total} and not {wanted}.")


def check_deeds(game: Game) -> None:
    """Every deed is with its owner, every building accounted for, all stand evenly (R60-R70)."""
    edition, titles = game.edition, game.deeds
    houses, hotels, owned = game.houses_left, game.hotels_left, 0
    built = set()
    for space in edition.deeds:
        title = titles[space]
        if title.owner is None:
            if title.houses or title.mortgaged:
                raise Broken(f"The bank's deed {space} has buildings or a mortgage.")
            continue
        owned += 1
        if space not in game.seats[title.owner].deeds:
            raise Broken(f"Seat {title.owner} owns deed {space} and does not hold it.")
        if title.houses:
            if title.houses == HOTEL:
                hotels += 1
            else:
                houses += title.houses
            built.add(edition.set_of[space])
    if owned != sum([len(seat.deeds) for seat in game.seats]):
        raise Broken("A deed is held twice, or by somebody who does not own it.")
    if houses != edition.houses or game.houses_left < 0:
        raise Broken(f"There are {houses} houses and not {edition.houses}.")
    if hotels != edition.hotels or game.hotels_left < 0:
        raise Broken(f"There are {hotels} hotels and not {edition.hotels}.")
    for members in built:
        check_set(game, members)


def check_set(game: Game, members: tuple[int, ...]) -> None:
    """A set with buildings: one owner, no mortgage, and built evenly."""
    name = game.edition.group_of(members[0])
    most = 3 if game.mode == "short" else 4
    # A hotel is one step above the most houses, or level with them where it needs no whole set.
    whole = game.edition.hotel_needs_whole_set or game.mode == "short"
    steps = []
    for space in members:
        title = game.deeds[space]
        if title.owner != game.deeds[members[0]].owner:
            raise Broken(f"The set {name} has buildings and two owners.")
        if title.mortgaged:
            raise Broken(f"The set {name} has buildings and a mortgage on {space}.")
        if game.edition.kind[space] != "street":
            raise Broken(f"There is a building on {space}, which is no street.")
        if not 0 <= title.houses <= most and title.houses != HOTEL:
            raise Broken(f"There are {title.houses} houses on {space}.")
        steps.append(most + whole if title.houses == HOTEL else title.houses)
    if max(steps) - min(steps) > 1:
        raise Broken(f"The set {name} is not built evenly.")


def check_jail(game: Game) -> None:
    held: list[str] = []
    for number, seat in enumerate(game.seats):
        held += game.held[number]
        if not 0 <= seat.space < game.edition.size:
            raise Broken(f"Seat {number} stands on space {seat.space}.")
        if seat.jailed and (seat.out or seat.space != game.edition.jail):
            raise Broken(f"Seat {number} is in jail and on space {seat.space}.")
        if not 0 <= seat.jail_turns <= (3 if seat.jailed else 0):
            raise Broken(f"Seat {number} has spent {seat.jail_turns} turns in jail.")
    if len(held) != len(set(held)):
        raise Broken("A jail card is held twice.")


def check_waiting(game: Game) -> None:
    """P6: what the table waits for, who is to act, and the views that belong to it."""
    waiting, seat = game.waiting, game.waiting_seat
    if game.over != (waiting == "over") or game.over != (game.winner is not None):
        raise Broken(f"The game waits for {waiting}, over is {game.over}.")
    if (game.turn is None) != (waiting == "start_rolls"):
        raise Broken(f"It waits for {waiting} and it is the turn of {game.turn}.")
    if waiting in NOBODY:
        if seat is not None:
            raise Broken(f"It waits for {waiting}, which is nobody's, and for seat {seat}.")
    elif waiting not in CURRENT_PLAYER + SOMEBODY:
        raise Broken(f"It waits for {waiting}, which nobody can answer.")
    elif seat is None or game.seats[seat].out:
        raise Broken(f"It waits for {waiting} of {seat}, who cannot answer.")
    elif waiting in CURRENT_PLAYER and seat != game.turn and game.special_rules != "missions":
        raise Broken(f"It waits for {waiting} of seat {seat} in the turn of seat {game.turn}.")
    check_views(game)


def check_views(game: Game) -> None:
    debt, auction = game.debt, game.auction
    if (debt is not None) != (game.waiting == "debt"):
        raise Broken(f"It waits for {game.waiting} and the debt is {debt}.")
    if debt and (debt[0] != game.waiting_seat or debt[0] == debt[1] or debt[2] <= 0):
        raise Broken(f"The debt is {debt}, and seat {game.waiting_seat} is to act.")
    if (auction is not None) != (game.waiting == "auction"):
        raise Broken(f"It waits for {game.waiting} and the auction is {auction}.")
    if auction and auction[2] is not None:
        bidder = game.seats[auction[2]]
        if bidder.out or bidder.cash < auction[1]:
            raise Broken(f"The bid of {auction[1]} by seat {auction[2]} is not covered.")
    if (game.deck is not None) != (game.waiting == "card"):
        raise Broken(f"It waits for {game.waiting} and the deck is {game.deck}.")
    for owner, payer, _ in game.claims:
        if owner == payer or game.seats[owner].out or game.seats[payer].out:
            raise Broken(f"Seat {owner} may ask seat {payer} for rent.")
