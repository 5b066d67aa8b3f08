"""The home picture: everybody's balance, what happened last, and what the unit waits for.

    >Ann            1440     up to four players one below the other, more in two columns
     Ben            1500
     ...
    Ann: Oriental Avenue     news, or why something was refused
    Ann pays Ben 6 rent
    Ben: roll 3_             what the unit waits for, and what is typed
    ASee BBuild CCash D…     the keys

Two digits are a roll, and end the turn before it. 0 and 7 to 9 are on no die: they end the turn
and answer what a player in jail, or with the Force, may choose.
"""

from engine_core.loader import bring
from firmware.app.panel_drawing import draw_keys
from firmware.app.words import say, wrap

TYPE_CHECKING = False
if TYPE_CHECKING:
    from firmware.app.table import Table

_DICE = ("roll", "end", "rent_roll", "duel", "start_rolls")  # two digits, or # with the unit's own
_NUMBER = ("land", "deals", "place", "inherit", "card")  # a number of two digits
_AMOUNT = ("auction", "tax")
_LARGEST = 6  # digits of an amount


def seat_asked(table: "Table") -> int:
    """Whose start roll or deal it is."""
    if table.chosen is not None:
        return table.chosen
    opening = table.game.opening
    fewest = [count for count in opening if count is not None]
    return opening.index(min(fewest))


# -- drawing


def draw(table: "Table", canvas) -> None:
    game = table.game
    if game is None:
        bring("firmware.app.welcome").draw(table, canvas)
        return
    draw_board(table, canvas)
    if len(table.note) == 0:
        canvas.text(6, 0, "%-21s" % prompt(table))
    keys = keys_of(table)
    if keys == "tax":
        draw_keys(canvas, say("table keys_tax", *game.edition.taxes[game.todo[-1][2]]))
    else:
        draw_keys(canvas, say("table keys_" + keys))
    status(table, canvas)


def draw_board(table: "Table", canvas, numbers=None) -> None:
    """Balances, and below them what happened last; where the unit rolls, its dice beside that."""
    rows = draw_seats(table, canvas, numbers)
    news = table.news
    if table.note:
        for row in range(len(table.note)):
            canvas.text(7 - len(table.note) + row, 0, "%-21s" % table.note[row])
    elif table.dice and rows == 4:  # no room but for small ones
        for die in (0, 1):
            if table.dice[die]:
                canvas.icon(4, 2 * die, "die%d" % table.dice[die])
        canvas.text(5, 0, news[-1] if news else "")
    elif table.dice and (rows < 4 or table.rolling):
        for row in range(3, 6):
            canvas.text(row, 0, " " * 21)
        canvas.die(3, 0, table.dice[0])
        if table.dice[1]:
            canvas.die(3, 4, table.dice[1])
        row = 3
        for line in beside_dice(news):
            canvas.text(row, 9, line)
            row += 1
    else:
        news = news[-2 if rows < 5 else -1 :]
        for row in range(len(news)):
            canvas.text(6 - len(news) + row, 0, news[row])


def beside_dice(news: list) -> list:
    """Three short lines, of the last sentences that fit there as a whole."""
    lines: list = []
    for sentence in reversed(news):
        whole = wrap(sentence, 12)
        if lines and len(whole) + len(lines) > 3:
            break
        lines = whole + lines
    return lines[:3]


def draw_seats(table: "Table", canvas, numbers=None) -> int:
    """Everybody's balance; with numbers, those of the seats that can be chosen stand before them.
    Returns how many rows that took."""
    game = table.game
    count = len(game.cash)
    wide = count <= 4 and game.dice == "table"
    rows = count if wide else (count + 1) // 2
    for seat in range(count):
        row, column = (seat, 0) if wide else (seat % rows, 11 * (seat // rows))
        draw_seat(table, canvas, seat, row, column, 21 if wide else 10)
        if numbers is not None:
            canvas.text(row, column, str((1 + seat) % 10) if 1 + seat in numbers else " ")
    return rows


def draw_seat(table: "Table", canvas, seat: int, row: int, column: int, width: int) -> None:
    game = table.game
    cash = say("table out") if game.out[seat] else str(game.cash[seat])
    if seat == (game.turn if game.waiting_seat is None else game.waiting_seat):
        canvas.icon(row, column, "turn")
    elif game.waiting == "auction" and table.game.cash[seat] < game.auction[1] + 1:
        canvas.icon(row, column, "cross")
    name = game.players[seat][0][: max(1, width - 2 - len(cash))]
    canvas.text(row, column + 1, name)
    if game.jailed[seat] and len(name) + len(cash) + 3 <= width:
        canvas.icon(row, column + width - len(cash) - 2, "jail")
    canvas.right(row, column + width, cash)


def status(table: "Table", canvas) -> None:
    """At the end of the prompt: a weak battery."""
    battery = table.unit.battery
    if battery is not None and battery.state in ("low", "empty"):
        canvas.icon(6, 19, "battery0" if battery.state == "empty" else "battery1")


def keys_of(table: "Table") -> str:
    """Which line of keys: by what the game waits for."""
    game = table.game
    waiting = game.waiting
    if waiting == "roll" or waiting == "end":
        waiting = "idle"
    if waiting == "card":
        return "draw" if game.cards == "unit" else "card"
    if waiting == "tax":
        flat, percent = game.edition.taxes[game.todo[-1][2]]
        return "amount" if flat is None else "tax"
    if waiting == "deals" and min(game.opening) == (3 if game.mode == "short" else 2):
        return "begin"
    if waiting in _DICE or waiting == "idle":
        return waiting + ("_unit" if game.dice == "unit" else "")
    return waiting


def prompt(table: "Table") -> str:
    game = table.game
    waiting = game.waiting
    typed = table.typed + "_" if table.typed else ""
    seat = game.waiting_seat
    who = table.who(seat) if seat is not None else ""
    if waiting == "roll" or waiting == "end":
        return bring("firmware.app.choices").prompt(table, typed)
    if waiting == "buy":
        space = game.todo[-1][2]
        return say("table buy", table.place(space), game.edition.price[space])
    if waiting == "auction":
        lot, bid, bidder = game.auction
        lot = say("table lot_" + lot) if type(lot) is str else table.place(lot)
        if typed:
            return say("table bid_typed", lot[:6], typed)  # else each digit would shift the line
        if bidder is None:
            return say("table no_bid", lot, table.step_size)
        return say("table bid", lot, bid, table.who(bidder), table.step_size)
    if waiting == "start_rolls" or waiting == "deals":
        if keys_of(table) == "begin":
            return say("table begin")
        return say("table " + waiting, table.who(seat_asked(table)), typed)
    if waiting == "tax":
        flat, percent = game.edition.taxes[game.todo[-1][2]]
        if flat is None:
            return say("table tax_amount", who, typed)
        return say("table tax", who)
    if waiting == "inherit":
        left = game.todo[-1][2]
        return say("table inherit", who, typed or "%02d" % left[0] + "…" * (len(left) > 1))
    if waiting == "card":
        deck = bring("engine_core.views").deck_name(game.edition, game.deck)
        return say("table card", who, deck, typed)
    return say("table " + waiting, who, typed)


# -- keys


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
        table.give("start_roll", seat=seat_asked(table), **told)
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
        table.give("deal", seat=seat_asked(table), deed=number)
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
