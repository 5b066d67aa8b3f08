"""What keys and cards do at the home picture: see home.py.

Two digits are a roll, and end the turn before it. 0 and 7 to 9 are on no die: they end the turn
and answer what a player in jail, or with the Force, may choose.
"""

from engine_core.loader import bring

TYPE_CHECKING = False
if TYPE_CHECKING:
    from firmware.app.table import Table

_DICE = ("roll", "end", "rent_roll", "duel", "start_rolls")  # two digits, or # with the unit's own
_NUMBER = ("land", "deals", "place", "inherit", "card")  # a number of two digits
_AMOUNT = ("auction", "tax")
_LARGEST = 6  # digits of an amount


def key(table: "Table", key: str) -> None:
    game = table.game
    if game is None:
        bring("firmware.app.welcome").key(table, key)
        return
    waiting = game.waiting
    if key == "*":
        if table.typed:
            table.typed = table.typed[:-1]
        elif table.chosen is not None:
            table.chosen = None
        else:
            table.open("undo")
    elif key == "D":
        table.open("menu")
    elif key == "C" and waiting not in ("start_rolls", "deals"):
        table.open("cash")
    elif key.isdigit():
        digit(table, key, waiting)
    elif not answered(table, key, waiting):
        table.sound = "refused"


def digit(table: "Table", key: str, waiting: str) -> None:
    if waiting in _DICE and table.game.dice == "table" and key in "123456":
        table.typed += key
        if len(table.typed) == 2:
            rolled(table, (int(table.typed[0]), int(table.typed[1])))
    elif (waiting == "roll" or waiting == "end") and not table.typed and key in "0789":
        bring("firmware.app.choices").chosen(table, key)
    elif waiting in _AMOUNT and len(table.typed) < _LARGEST:
        table.typed += key
    elif waiting in _NUMBER:
        table.typed += key
        if len(table.typed) == 2:
            number = int(table.typed)
            table.typed = ""
            numbered(table, number, waiting)
    else:
        table.sound = "refused"


def rolled(table: "Table", dice) -> None:
    """Two dice were told, or with None the unit shall roll."""
    game = table.game
    waiting = game.waiting
    table.typed = ""
    told = {} if dice is None else {"dice": dice}
    if waiting == "end":
        table.do(("end_turn", {}), ("roll", told))
    elif waiting == "roll":
        table.give("roll", **told)
    elif waiting == "rent_roll":
        table.give("rent_roll", **told)
    elif waiting == "start_rolls":
        table.give("start_roll", seat=bring("firmware.app.choices").seat_asked(table), **told)
    elif dice is None:
        table.give("duel")
    else:
        table.give("duel", attacker=dice[0], defender=dice[1])
    after(table)


def after(table: "Table") -> None:
    """What was done may ask for a screen of its own."""
    if table.panel is None:
        table.home()


def numbered(table: "Table", number: int, waiting: str) -> None:
    if waiting == "deals":
        table.give("deal", seat=bring("firmware.app.choices").seat_asked(table), deed=number)
    elif waiting == "place":
        table.give("place", seat=table.game.waiting_seat, deed=number)
    elif waiting == "land":
        table.open("land", number)
        return
    elif waiting == "inherit":
        table.open("heir", number)
        return
    elif table.game.cards == "unit":
        table.sound = "refused"
    else:
        table.open("card", number)
        return
    after(table)


def answered(table: "Table", key: str, waiting: str) -> bool:
    """Letters and #; False where the key means nothing now."""
    game = table.game
    done = True
    if waiting in _DICE and key == "#" and game.dice == "unit":
        rolled(table, None)
    elif waiting == "roll" or waiting == "end":
        if key == "#":
            bring("firmware.app.choices").chosen(table, "0")
        else:
            table.open("who" if key == "A" else "build")
    elif waiting == "start_rolls" or waiting == "deals":
        if key == "#" and waiting == "deals":
            table.give("begin")
        elif key == "A":
            table.open("seat")
            return True
        else:
            done = False
    elif waiting == "buy":
        if key == "B":
            return False
        table.give("buy" if key == "#" else "decline")
    elif waiting == "auction":
        if key == "A":
            table.open("bidder", table.typed)
            return True
        if key == "B":
            table.other_step()
            return True
        if table.typed:
            table.refuse("no_bidder", "table no_bidder")
            return True
        table.give("hammer")
    elif waiting == "tax":
        done = bring("firmware.app.choices").tax(table, key)
    elif waiting == "card":
        if key == "#" and game.cards == "unit":
            table.give("card")
        else:
            table.open("effect" if key == "B" else "card")
            return True
    elif waiting == "land" and key == "A" or waiting == "place" and key == "A":
        table.open(waiting)
        return True
    elif waiting == "inherit" and key == "#":
        table.open("heir", game.todo[-1][2][0])
        return True
    else:
        done = False
    if done:
        after(table)
    return done


# -- cards laid on the reader


def tap(table: "Table", card: tuple) -> None:
    game = table.game
    kind, number = card
    waiting = game.waiting if game is not None else ""
    if game is None:
        table.refuse("no_game", "cards no_game")
    elif kind == "player":
        if waiting == "auction":
            table.give("bid", seat=number, amount=table.raised(number))
            table.typed = ""
        elif waiting == "start_rolls" or waiting == "deals":
            table.chosen = number
        else:
            table.open("player", number)
    elif kind == "deed":
        if waiting == "buy" and number == game.todo[-1][2]:
            table.give("buy")
            after(table)
        elif waiting in ("deals", "place", "land", "inherit"):
            numbered(table, number, waiting)
        else:
            table.open("deed", number)
    else:
        bring("firmware.app.tapped").drawn(table, kind, number)
