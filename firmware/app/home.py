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
from firmware.app.words import padded, say

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
        canvas.text(6, 0, padded(prompt(table)))
    keys = keys_of(table)
    if keys == "tax":
        draw_keys(canvas, say("table keys_tax", *game.edition.taxes[game.todo[-1][2]]))
    else:
        draw_keys(canvas, say("table keys_" + keys))
    status(table, canvas)


def draw_board(table: "Table", canvas, numbers=None, slip: int = 0) -> None:
    """Balances; where the unit rolls, its dice below them; and what happened last. A slip of so
    many rows covers what is below it, but no dice are cut in half."""
    rows = draw_seats(table, canvas, numbers)
    if table.note:
        for row in range(len(table.note)):
            canvas.text(7 - len(table.note) + row, 0, padded(table.note[row]))
        return
    news = table.news
    if table.time_is_up:
        news = news[-1:] + [say("table time_is_up")]
    dice = table.dice and (not slip or rows < 4 and rows + 2 <= 7 - slip)
    if rows < 3 or rows < 5 and not dice:
        news = news[-2:]
    elif table.recalled and len(news) == 2:  # it must not look as if it had happened now
        told = news[0] + " " + news[1]
        if len(told) > 21:  # the question of the undo said what it was
            told = news[0 if table.recalled == "undo" else 1]
        news = [told]
    else:
        news = news[-1:]
    for row in range(len(news)):
        canvas.text(6 - len(news) + row, 0, news[row])
    if dice:
        draw_dice(table.dice, canvas, rows, len(news[-1]) if news else 0)


def draw_dice(dice: tuple, canvas, rows: int, told: int) -> None:
    """Large where there is room, small in the next row where not; with ten players that is the
    one with the news: behind them, and where they are too long, not at all."""
    for place in (0, 1):
        if not dice[place]:
            continue
        if rows < 4:
            canvas.die(rows, 3 * place, dice[place])
        elif rows == 4 or told < 17:
            canvas.icon(rows, 2 * place + (17 if rows > 4 else 0), "die%d" % dice[place])


def draw_seats(table: "Table", canvas, numbers=None) -> int:
    """Everybody's balance; with numbers, those of the seats that can be chosen stand before them.
    Returns how many rows that took."""
    game = table.game
    count = len(game.cash)
    wide = count <= (4 if game.dice == "table" else 2)
    rows = count if wide else (count + 1) // 2
    asked = table.asked
    for seat in range(count):
        row, column = (seat, 0) if wide else (seat % rows, 11 * (seat // rows))
        draw_seat(table, canvas, seat, (row, column, 21 if wide else 10), asked)
        if numbers is not None:
            canvas.text(row, column, str((1 + seat) % 10) if 1 + seat in numbers else " ")
    return rows


def draw_seat(table: "Table", canvas, seat: int, place: tuple, asked) -> None:
    game = table.game
    row, column, width = place
    cash = say("table out") if game.out[seat] else str(game.cash[seat])
    if seat == asked:
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
    if waiting == "auction" and game.auction[2] is None:
        return "unbid"
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
        lot = bring("firmware.app.story").lot_name(game, lot)
        if typed:  # of a fixed width, else each digit would shift the line
            return say("table bid_typed", lot[:6], bid, typed)
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
        if typed:
            return say("table inherit_typed", who, typed)
        return say("table inherit", who, "%02d" % left[0], table.place(left[0]))
    if waiting == "duel":
        _, _, attacker, defender, _ = game.todo[-1]
        return say("table duel", table.who(attacker), table.who(defender), typed)
    if waiting == "card":
        deck = bring("engine_core.views").deck_name(game.edition, game.deck)
        return say("table card", who, deck, typed)
    return say("table " + waiting, who, typed)
