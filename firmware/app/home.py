"""The home picture: everybody's balance, what happened last, and what the unit waits for.

    >Ann            1440     up to four players one below the other, more in two columns
     Ben            1500
     ...
    Ann: Oriental Avenue     news, or why something was refused
    Ann pays Ben 6 rent
    Ben: roll 3_             what the unit waits for, and what is typed
    ASee BBuild CCash D…     the keys

What its keys do is in home_keys.py: while they are obeyed, what draws need not be in memory.
"""

from engine_core.loader import bring
from firmware.app.panel_drawing import draw_keys
from firmware.app.words import say, wrap

TYPE_CHECKING = False
if TYPE_CHECKING:
    from firmware.app.table import Table

_DICE = ("idle", "rent_roll", "duel", "start_rolls")  # two digits, or # with the unit's own


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
    if waiting in _DICE:
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
        asked = bring("firmware.app.choices").seat_asked(table)
        return say("table " + waiting, table.who(asked), typed)
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
