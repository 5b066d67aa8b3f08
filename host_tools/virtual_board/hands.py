"""The hands at a virtual unit: they know which keys and cards give a command, and press them.

A command that the screen of the moment offers no way for is refused as the rules would refuse it:
the hands ask a copy of the game for the code, and press nothing.
"""

from engine_core import Game, Refused
from engine_core.decks import card_ids
from engine_core.edition import edition_ids
from engine_core.rules.missions import TARGETS, mission_now
from firmware.app.choices import seat_asked
from firmware.app.flows.setup import OPTIONS, has_cards
from firmware.app.typing import LETTERS, upper
from firmware.storage.own_editions import facts

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from host_tools.virtual_board.unit import Unit

HOMES = (
    "idle start_rolls deals buy auction land rent_roll tax card duel debt inherit place over"
).split(" ")
EFFECTS = (
    "collect pay collect_each pay_each repairs advance_to nearest back go_to_jail jail_card"
).split(" ")
IDLE = ("roll", "end")
MOST_STARS = 10


class NoWay(Exception):
    """The screen offers no keys for this."""


def go_home(unit: "Unit") -> None:
    for _ in range(MOST_STARS):
        if not unit.on or unit.screen in HOMES and not unit.loop.screen.typed:
            return
        unit.press("*")
    if unit.screen not in HOMES:
        raise AssertionError("no way home from " + unit.screen)


def steps(unit: "Unit") -> int:
    """How many confirmations the journal has of this game."""
    return unit.loop.saved.depth + unit.loop.saved.standing


def play(unit: "Unit", command: str, arguments: dict) -> list:
    """The inputs that it took; raises Refused."""
    first = len(unit.inputs)
    if not unit.on:
        return []
    go_home(unit)
    before = steps(unit)
    code = ""
    try:
        if command not in WAYS:
            raise NoWay
        WAYS[command](unit, **arguments)
        code = unit.loop.screen.refused if unit.on else ""
    except (NoWay, TypeError, KeyError, ValueError, IndexError, AttributeError):
        pass
    if unit.on and steps(unit) == before:
        go_home(unit)
        if not code:
            refuse_as_rules_do(unit.game, command, arguments)
        raise Refused(code)
    return unit.inputs[first:]


def refuse_as_rules_do(game: "Game", command: str, arguments: dict) -> None:
    Game.restore(game.snapshot(), game.edition).do(command, **arguments)
    raise AssertionError("no keys for %s %s" % (command, arguments))


# -- what the screens are made of


def digit(seat) -> str:
    if type(seat) is not int or not 0 <= seat < 10:
        raise NoWay
    return str((seat + 1) % 10)


def number(space) -> str:
    if type(space) is not int or not 0 <= space < 100:
        raise NoWay
    return "%02d" % space


def amount(money) -> str:
    if type(money) is not int or not 0 <= money < 1000000:
        raise NoWay
    return str(money)


def waits_for(unit: "Unit", *waiting: str) -> None:
    if unit.game.waiting not in waiting:
        raise NoWay


def on(unit: "Unit", screen: str) -> None:
    if unit.screen != screen:
        raise NoWay


def roll_keys(unit: "Unit", dice) -> str:
    """Two dice told, or the key with which the unit rolls."""
    if unit.game.dice == "unit":
        if dice is not None:
            raise NoWay
        return "#"
    a, b = dice
    for die in (a, b):
        if type(die) is not int or not 0 < die < 7:
            raise NoWay
    return "%d%d" % (a, b)


def seat_first(unit: "Unit", seat) -> None:
    """Chooses whose start roll or deal it is."""
    digit(seat)
    if seat != seat_asked(unit.loop.screen):
        unit.press("A" + digit(seat))
        if unit.screen == "seat":
            raise NoWay


def to_players(unit: "Unit") -> None:
    """To the list of players, from any home."""
    if unit.screen in ("idle", "debt"):
        unit.press("A")
        on(unit, "who")
        return
    waits_for(
        unit, "buy", "auction", "land", "rent_roll", "tax", "card", "duel", "inherit", "place"
    )
    unit.press("C")
    if unit.screen == "who":
        unit.press("#")
    unit.press("A")
    on(unit, "who")


def to_player(unit: "Unit", seat) -> None:
    to_players(unit)
    unit.press(digit(seat))
    if unit.screen == "claim":
        unit.press("*")
    on(unit, "player")


def to_deed(unit: "Unit", deed) -> None:
    if type(deed) is not int or not 0 <= deed < unit.game.edition.size:
        raise NoWay
    to_players(unit)
    unit.press("A" + number(deed))
    on(unit, "deed")


def owns(unit: "Unit", seat, deed) -> None:
    if type(deed) is not int or not 0 <= deed < unit.game.edition.size:
        raise NoWay
    if type(seat) is not int or unit.game.owner[deed] != seat:
        raise NoWay


def consent(unit: "Unit", seat: int) -> None:
    """The player's card, the PIN, or #."""
    on(unit, "consent")
    table = unit.loop.screen
    pins = table.evening["pins"]
    if seat < len(pins) and pins[seat]:
        unit.press(pins[seat] + "#")
    elif "#" in table.panel.keys:
        unit.press("#")
    else:
        unit.tap("player", seat)


def type_text(unit: "Unit", text: str) -> None:
    """Letter by letter; what the keypad lacks is no way."""
    unit.press("*" * min(2, len(unit.loop.screen.panel.text)))  # a letter, then all the rest
    before = ""
    last = ""
    for letter in text:
        for key in range(10):
            place = LETTERS[key].find(letter)
            lower = place >= 0
            if not lower:
                ups = [upper(small) for small in LETTERS[key]]
                place = ups.index(letter) if letter in ups else -1
            if place >= 0:
                break
        else:
            raise NoWay
        if str(key) == last:
            unit.press("B")
        unit.press(str(key) * (place + 1))
        capital = before in ("", " ")
        if letter != (upper(LETTERS[key][place]) if capital else LETTERS[key][place]):
            unit.press("A")
        last = str(key)
        before = letter
    unit.press("#")


# -- the commands


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
            unit.press(str(first + 1) + "".join([number(d) for d in gives["deeds"]]) + "#")
        if gives.get("jail_cards", 0):
            unit.press(str(first + 2) + amount(gives["jail_cards"]) + "#")
        first += 3
    if lift:
        unit.press("7" + "".join([number(deed) for deed in lift]) + "#")
    unit.press("#")
    consent(unit, a)
    consent(unit, b)


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
        type_text(unit, why)
    unit.press(str(amount) + "#")


def move_token(unit: "Unit", seat, space) -> None:
    keys = "2" + digit(seat) + number(space)
    banker(unit, keys)


def assign(unit: "Unit", deed, owner, houses=0, mortgaged=False) -> None:
    game = unit.game
    if type(houses) is not int or not 0 <= houses < 10 or type(mortgaged) is not bool:
        raise NoWay
    keys = "3" + number(deed) + ("A" if owner is None else digit(owner))
    banker(unit, keys)
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


# -- setting up


def start(unit: "Unit", edition: str, players: list, options: dict) -> None:
    """A new game through the set-up screens; raises Refused where they refuse it."""
    if not unit.on:
        return
    go_home(unit)
    before = unit.loop.saved.journal.game
    code = ""
    try:
        set_up(unit, edition, players, dict(options))
        code = unit.loop.screen.refused if unit.on else ""
    except (NoWay, TypeError, ValueError, AttributeError):
        pass
    if unit.on and unit.loop.saved.journal.game == before:
        go_home(unit)
        if not code:
            Game(edition, players, **options)  # which says why not
        raise Refused(code or "bad_setting")


def set_up(unit: "Unit", edition: str, players: list, options: dict) -> None:
    unit.press("#" if unit.game is None or unit.game.over else "D6#")
    on(unit, "edition")
    files = unit.loop.screen.files
    ids = list(edition_ids()) + files.names("editions")
    unit.press(listed(unit, ids.index(edition)))
    on(unit, "how_many")
    if not 0 < len(players) <= 10:
        raise NoWay
    unit.press(str(len(players) % 10))
    if unit.screen != "setup":
        return
    tokens, _, late = facts(files, edition)
    for seat in range(len(players)):
        name_player(unit, tokens, seat, players[seat])
    keys = option_keys(unit, late, len(players), options)
    unit.press(keys)
    if not unit.loop.screen.refused:
        unit.press("#")


def listed(unit: "Unit", place: int) -> str:
    """The number of a line in the list that is shown."""
    told = str(1 + place)
    return "0" * (unit.loop.screen.panel.digits - len(told)) + told


def name_player(unit: "Unit", tokens: list, seat: int, player) -> None:
    told = (player,) if type(player) is str else tuple(player)
    name, token, side, pin = told + (None,) * (4 - len(told))
    unit.press("1" + digit(seat) + "1")
    type_text(unit, name)
    if token is not None:
        unit.press("2")
        unit.press(listed(unit, [known for known, _ in tokens].index(token)))
    if side is not None:
        sides: list = []
        for _, known in tokens:
            if known and known not in sides:
                sides.append(known)
        unit.press("3" * (1 + sides.index(side)))
    if pin:
        unit.press("4" + pin + "#")
    unit.press("**")


def option_keys(unit: "Unit", late: bool, players: int, options: dict) -> str:
    """An option's number, as often as it takes from its usual value."""
    keys = ""
    for place in range(len(OPTIONS)):
        name, values = OPTIONS[place]
        keys += str(2 + place) * values.index(options.pop(name, values[0]))
    order: list = [None] + (["tokens"] if late else []) + list(range(players))
    usual = 1 if late else 0
    keys += "8" * ((order.index(options.pop("first", 0)) - usual) % len(order))
    minutes = options.pop("minutes", None)
    if minutes is not None:
        keys += "7%d#" % minutes
    if not options.pop("player_cards", True) and has_cards(unit.loop.screen, players):
        keys += "9"
    options.pop("seed", None)  # the unit's own
    if options:
        raise NoWay
    return keys
