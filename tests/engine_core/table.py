"""Small helpers for the tests of the rules. Plain Python: they run on MicroPython too.

A test sets the table with the banker's own entries (`assign`, `transfer`, `move_token`), rolls,
and looks at what the players would see.
"""

from engine_core import Game, Refused


def game_of(edition: str = "classic", players=3, **settings) -> Game:
    """A running game: so many players named A, B, C ..., seat 0 to roll."""
    return Game(edition, ["ABCDEFGHIJ"[i] for i in range(players)], **settings)


def refused(game, command: str, **arguments) -> str:
    """The code with which the command is refused; fails if it is not, or if anything changed."""
    before = game.snapshot()
    try:
        game.do(command, **arguments)
    except Refused as refusal:
        assert game.snapshot() == before, "a refused %s changed something" % command
        return refusal.code
    raise AssertionError("%s %s was not refused" % (command, arguments))


def cash(game) -> list:
    return [seat.cash for seat in game.seats]


def give(game, owner, *deeds, houses: int = 0, mortgaged: bool = False) -> None:
    """Hand deeds to a seat as if it had always been so; houses go up evenly over these deeds."""
    for deed in deeds:
        game.do("assign", deed=deed, owner=owner, mortgaged=mortgaged)
    if houses:
        for level in range(1, houses + 1):
            if level == 4 and game.mode == "short":
                continue  # a short game goes from three houses to the hotel
            for deed in deeds:
                game.do("assign", deed=deed, owner=owner, houses=level)


def put(game, seat: int, space: int) -> None:
    game.do("move_token", seat=seat, space=space)


def set_cash(game, seat: int, amount: int) -> None:
    """The banker evens a balance out to the amount."""
    more = amount - game.seats[seat].cash
    if more > 0:
        game.do("transfer", payer="bank", payee=seat, amount=more, why="test")
    elif more < 0:
        game.do("transfer", payer=seat, payee="bank", amount=-more, why="test")


def roll_to(game, space: int, dice=(1, 2)) -> tuple:
    """The current player rolls these dice and comes to rest on the space."""
    size = len(game.edition.spaces)
    put(game, game.turn, (space - sum(dice)) % size)
    return game.do("roll", dice=dice)


def rest(game) -> None:
    """The current player spends the turn on Free Parking of the classic board."""
    roll_to(game, 20)
    game.do("end_turn")


def prisoner(edition: str = "classic", failed: int = 0, card: bool = False, **settings) -> Game:
    """Seat 0 of two is in jail, to roll, after so many failed throws, with a card if told."""
    game = game_of(edition, 2, **settings)
    if card:
        roll_to(game, 7)
        game.do("card_says", effect="jail_card", numbers=())
        game.do("end_turn")
        rest(game)
    roll_to(game, 30)
    game.do("end_turn")
    rest(game)
    for _ in range(failed):
        game.do("roll", dice=(1, 2))
        game.do("end_turn")
        rest(game)
    return game


def words(events) -> list:
    """The first word of each event."""
    return [event[0] for event in events]


def total_money(game) -> int:
    return sum(cash(game)) + game.bank_balance
