"""The keys for what can be done at any time: deeds, trades, debts, and the banker's entries."""

from firmware.app.typing import MOST
from host_tools.virtual_board.hands_finding import (
    IDLE,
    NoWay,
    amount,
    can_type,
    consent,
    digit,
    has_cards,
    number,
    on,
    owns,
    to_deed,
    to_player,
    type_text,
    waits_for,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from host_tools.virtual_board.unit import Unit


def deed_way(key: str):
    """By the deed's page, or by the list of what can be sold."""

    def way(unit: "Unit", seat, deed) -> None:
        game = unit.game
        owns(unit, seat, deed)
        if key == "C" and game.mortgaged[deed]:
            raise NoWay
        in_debt = game.waiting == "debt" and seat == game.waiting_seat and key != "A"
        if in_debt or game.waiting == "inherit" or game.waiting == "auction":
            by_cash(unit, seat, deed, key)
            return
        to_deed(unit, deed)
        unit.press(key + "#")

    return way


def by_cash(unit: "Unit", seat: int, deed: int, key: str) -> None:
    game = unit.game
    if key == "A" or (key == "B") != (game.houses[deed] > 0):
        raise NoWay
    to_cash(unit, seat)
    unit.press(number(deed) + "#")


def to_cash(unit: "Unit", seat: int) -> None:
    """To the list of what that player can sell."""
    if unit.screen != "debt":
        unit.press("C")
        if unit.screen == "who":
            unit.press(digit(seat))
        elif seat != unit.game.waiting_seat:
            raise NoWay
        on(unit, "cash")


def lift(unit: "Unit", seat, deed) -> None:
    owns(unit, seat, deed)
    if not unit.game.mortgaged[deed]:
        raise NoWay
    if unit.game.waiting == "inherit":
        unit.press(number(deed))
        on(unit, "heir")
        unit.press("#")
        return
    to_deed(unit, deed)
    unit.press("C#")


def keep_mortgage(unit: "Unit", seat, deed) -> None:
    waits_for(unit, "inherit")
    owns(unit, seat, deed)
    unit.press(number(deed))
    on(unit, "heir")
    unit.press("A")


def sell_hotels(unit: "Unit", seat, group) -> None:
    game = unit.game
    for deed in game.edition.deeds:
        if game.edition.group_of(deed) == group:
            break
    else:
        raise NoWay
    owns(unit, seat, deed)
    if game.waiting in ("debt", "inherit", "auction"):
        for member in game.edition.set_of[deed]:
            if game.houses[member] == 5:
                to_cash(unit, seat)
                unit.press(number(member) + "A")
                return
        raise NoWay
    to_deed(unit, deed)
    unit.press("DA#")


def contest(unit: "Unit", seats, kind) -> None:
    if type(seats) not in (list, tuple):
        raise NoWay
    keys = "D4" + {"house": "1", "hotel": "2"}[kind] + "".join([digit(seat) for seat in seats])
    waits_for(unit, *IDLE)
    if len(set(seats)) != len(seats) or any([seat >= len(unit.game.cash) for seat in seats]):
        raise NoWay
    if any([unit.game.out[seat] for seat in seats]):
        raise NoWay
    unit.press(keys + "#")


def place(unit: "Unit", seat, deed) -> None:
    waits_for(unit, "place")
    if seat != unit.game.waiting_seat:
        raise NoWay
    unit.press(number(deed))


def trade(unit: "Unit", a, b, a_gives, b_gives, lift=()) -> None:
    game = unit.game
    for seat, gives in ((a, a_gives), (b, b_gives)):
        for deed in gives.get("deeds", ()):
            owns(unit, seat, deed)
        if [name for name in gives if name not in ("cash", "deeds", "jail_cards")]:
            raise NoWay
        if gives.get("jail_cards", 0) and not game.held[seat]:
            raise NoWay
        if len(set(gives.get("deeds", ()))) != len(gives.get("deeds", ())):
            raise NoWay
    traded = list(a_gives.get("deeds", ())) + list(b_gives.get("deeds", ()))
    if [deed for deed in lift if deed not in traded or not game.mortgaged[deed]]:
        raise NoWay
    if len(set(lift)) != len(lift):
        raise NoWay
    to_player(unit, a)
    unit.press("A")
    on(unit, "trade_with")
    unit.press(digit(b))
    on(unit, "trade")
    first = 1
    for gives in (a_gives, b_gives):
        if gives.get("cash", 0):
            unit.press(str(first) + amount(gives["cash"]) + "#")
        if gives.get("deeds", ()):
            give_deeds(unit, gives["deeds"], str(first + 1))
        if gives.get("jail_cards", 0):
            unit.press(str(first + 2) + amount(gives["jail_cards"]) + "#")
        first += 3
    if lift:
        unit.press("7" + "".join([number(deed) for deed in lift]) + "#")
    unit.press("#")
    consent(unit, a)
    consent(unit, b)


def give_deeds(unit: "Unit", deeds, line: str) -> None:
    """Their cards laid down one by one, or their numbers in the list behind that line."""
    if has_cards(unit):
        for deed in deeds:
            unit.tap("deed", deed)
    else:
        unit.press(line + "".join([number(deed) for deed in deeds]) + "#")


def banker(unit: "Unit", keys: str) -> None:
    unit.press("D3")
    if unit.screen == "bank_pin":
        unit.press(unit.loop.screen.settings["bank_pin"] + "#")
    on(unit, "banker")
    unit.press(keys)


def party(who) -> str:
    return "A" if who == "bank" else digit(who)


def transfer(unit: "Unit", payer, payee, amount, why="") -> None:
    if type(why) is not str or type(amount) is not int or not 0 <= amount < 1000000:
        raise NoWay
    keys = "1" + party(payer) + party(payee)
    banker(unit, keys)
    on(unit, "transfer")
    if why:
        unit.press("A")
        type_text(unit, "".join([letter for letter in why if can_type(letter)])[:MOST])
    unit.press(str(amount) + "#")


def move_token(unit: "Unit", seat, space) -> None:
    keys = "2" + digit(seat) + number(space)
    banker(unit, keys)


def assign(unit: "Unit", deed, owner, houses=0, mortgaged=False) -> None:
    game = unit.game
    if type(houses) is not int or not 0 <= houses < 10 or type(mortgaged) is not bool:
        raise NoWay
    banker(unit, "3" + number(deed))
    on(unit, "assign_owner")
    unit.press("A" if owner is None else digit(owner))
    on(unit, "assign_ask")
    unit.press(str(houses))
    if mortgaged != (owner == game.owner[deed] and bool(game.mortgaged[deed])):
        unit.press("A")
    unit.press("#")


def settle(unit: "Unit", seat) -> None:
    waits_for(unit, "debt")
    if seat != unit.game.waiting_seat:
        raise NoWay
    unit.press("#")


def leave_way(key: str):
    def way(unit: "Unit", seat) -> None:
        to_player(unit, seat)
        unit.press("D" + key + "#")
        consent(unit, seat)

    return way


def time_up(unit: "Unit") -> None:
    unit.press("D5")
    on(unit, "clock")
    unit.press("A")
    on(unit, "time_up")
    unit.press("#")


WAYS: "dict[str, Any]" = {
    "build": deed_way("A"),
    "sell_building": deed_way("B"),
    "sell_hotels": sell_hotels,
    "contest": contest,
    "place": place,
    "mortgage": deed_way("C"),
    "lift": lift,
    "keep_mortgage": keep_mortgage,
    "trade": trade,
    "transfer": transfer,
    "move_token": move_token,
    "assign": assign,
    "settle": settle,
    "bankrupt": leave_way("2"),
    "resign": leave_way("1"),
    "time_up": time_up,
}
