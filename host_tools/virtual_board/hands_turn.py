"""The keys for what belongs to a turn: from the start rolls to missions and duels."""

from engine_core.decks import card_ids
from engine_core.rules.missions import TARGETS, mission_now
from firmware.app.choices import raised
from host_tools.virtual_board.hands_finding import (
    IDLE,
    NoWay,
    amount,
    digit,
    has_cards,
    number,
    on,
    roll_keys,
    seat_first,
    to_players,
    waits_for,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from host_tools.virtual_board.unit import Unit

EFFECTS = (
    "collect pay collect_each pay_each repairs advance_to nearest back go_to_jail jail_card"
).split(" ")


def start_roll(unit: "Unit", seat, dice=None) -> None:
    waits_for(unit, "start_rolls")
    keys = roll_keys(unit, dice)
    seat_first(unit, seat)
    unit.press(keys)


def deal(unit: "Unit", seat, deed) -> None:
    waits_for(unit, "deals")
    keys = number(deed)
    seat_first(unit, seat)
    unit.press(keys)


def begin(unit: "Unit") -> None:
    waits_for(unit, "deals")
    unit.press("#")


def roll(unit: "Unit", dice=None) -> None:
    waits_for(unit, "roll")
    unit.press(roll_keys(unit, dice))


def end_turn(unit: "Unit") -> None:
    waits_for(unit, *IDLE)
    unit.press("0")


def land(unit: "Unit", space, passed_go=False) -> None:
    waits_for(unit, "land")
    if type(passed_go) is not bool:
        raise NoWay
    unit.press(number(space) + ("A" if passed_go else "#"))


def buy(unit: "Unit") -> None:
    waits_for(unit, "buy")
    unit.press("#")


def decline(unit: "Unit") -> None:
    waits_for(unit, "buy")
    unit.press("A")


def bid(unit: "Unit", seat, amount) -> None:
    waits_for(unit, "auction")
    if type(amount) is not int or not 0 <= amount < 1000000:
        raise NoWay
    step = unit.loop.screen.step_size
    if has_cards(unit) and not unit.game.out[seat] and amount == raised(unit.game, seat, step):
        unit.tap("player", seat)
        return
    unit.press(str(amount) + "A" + digit(seat))
    if unit.screen == "bidder":
        raise NoWay


def hammer(unit: "Unit") -> None:
    waits_for(unit, "auction")
    unit.press("#")


def claim_rent(unit: "Unit", seat) -> None:
    waits_for(unit, *IDLE)
    game = unit.game
    if not game.claims:
        raise NoWay
    if game.claims[0][0] == seat and not game.power and not game.mission:
        unit.press("9")
        return
    if has_cards(unit):
        unit.tap("player", seat)
    else:
        to_players(unit)
        unit.press(digit(seat))
    on(unit, "claim")
    unit.press("#")


def rent_roll(unit: "Unit", dice=None) -> None:
    waits_for(unit, "rent_roll")
    unit.press(roll_keys(unit, dice))


def duel(unit: "Unit", attacker=None, defender=None) -> None:
    waits_for(unit, "duel")
    told = None if attacker is None and defender is None else (attacker, defender)
    unit.press(roll_keys(unit, told))


def tax(unit: "Unit", how, amount=None) -> None:
    waits_for(unit, "tax")
    if amount is not None:
        if how != "flat" or type(amount) is not int or not 0 <= amount < 1000000:
            raise NoWay
        unit.press(str(amount) + "#")
    else:
        unit.press({"flat": "A", "percent": "B"}[how])


def card(unit: "Unit", card=None) -> None:
    waits_for(unit, "card")
    if unit.game.cards == "unit":
        if card is not None:
            raise NoWay
        unit.press("#")
        return
    ids = card_ids(unit.game.edition, unit.game.deck)
    unit.press(number(1 + ids.index(card)) + "#")


def card_says(unit: "Unit", effect, numbers=()) -> None:
    waits_for(unit, "card")
    keys = "B" + number(1 + EFFECTS.index(effect))
    if effect == "nearest":
        keys += str(1 + ("transport", "utility").index(numbers[0]))
    elif effect == "advance_to":
        keys += number(numbers[0])
    elif effect == "repairs":
        house, hotel = numbers
        keys += amount(house) + "#" + amount(hotel) + "#"
    elif effect in ("go_to_jail", "jail_card"):
        keys += "#"
    else:
        (told,) = numbers
        keys += amount(told) + "#"
    if len(numbers) != {"repairs": 2, "go_to_jail": 0, "jail_card": 0}.get(effect, 1):
        raise NoWay
    unit.press(keys)


def jail_way(key: str):
    def way(unit: "Unit") -> None:
        waits_for(unit, "roll")
        unit.press(key)
        if unit.screen == "jail":
            unit.press("#")

    return way


def force(unit: "Unit", space=None, deed=None) -> None:
    waits_for(unit, "roll")
    power = unit.game.power
    if not power or (space is None) != (power != 1) or (deed is None) != (power != 6):
        raise NoWay
    target = space if power == 1 else deed
    unit.press("9")
    if target is not None:
        unit.press(number(target))
        on(unit, "force_ask")
    unit.press("#")


def mission(unit: "Unit", die=None, space=None, seat=None, deeds=None, cash=False) -> None:
    waits_for(unit, *IDLE)
    if not unit.game.mission or type(cash) is not bool:
        raise NoWay
    if (die is None) != (unit.game.dice == "unit"):
        raise NoWay
    lowest, gain, _, _ = mission_now(unit.game)
    given = (("space", space), ("seat", seat), ("deeds", deeds), ("cash", cash or None))
    if die is None or die >= lowest:
        if [name for name, target in given if target is not None and name not in TARGETS[gain]]:
            raise NoWay
    unit.press("9")
    on(unit, "mission")
    unit.press("#" if die is None else digit(die - 1))
    if unit.screen == "mission_seat":
        unit.press(digit(seat))
    if unit.screen == "mission_space":
        unit.press(number(space))
    if unit.screen == "mission_deed":
        for deed in deeds or ():
            on(unit, "mission_deed")
            unit.press(number(deed))
        if unit.screen == "mission_deed":
            unit.press("A" if cash else "#")
    if unit.screen == "mission_ask":
        unit.press("#")


WAYS: "dict[str, Any]" = {
    "start_roll": start_roll,
    "deal": deal,
    "begin": begin,
    "roll": roll,
    "end_turn": end_turn,
    "land": land,
    "buy": buy,
    "decline": decline,
    "bid": bid,
    "hammer": hammer,
    "claim_rent": claim_rent,
    "rent_roll": rent_roll,
    "tax": tax,
    "card": card,
    "card_says": card_says,
    "pay_fine": jail_way("7"),
    "use_jail_card": jail_way("8"),
    "force": force,
    "duel": duel,
    "mission": mission,
}
