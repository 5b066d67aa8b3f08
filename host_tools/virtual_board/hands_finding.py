"""What the hands at a virtual unit know of its screens: how a seat, a deed or a name is keyed, and
the way to a page."""

from firmware.app.choices import seat_asked
from firmware.app.typing import LETTERS, upper

TYPE_CHECKING = False
if TYPE_CHECKING:
    from host_tools.virtual_board.unit import Unit

IDLE = ("roll", "end")
CARDS_ANSWER = ("auction", "start_rolls", "deals")  # a player's card bids, or says who rolls


class NoWay(Exception):
    """The screen offers no keys for this."""


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
    if unit.screen == "who":  # of anybody; their cash is not what this is about
        unit.press(digit(list(unit.game.out).index(0)))
    unit.press("A")
    on(unit, "who")


def to_player(unit: "Unit", seat) -> None:
    keys = digit(seat)
    if has_cards(unit) and unit.game.waiting not in CARDS_ANSWER and seat < len(unit.game.out):
        unit.tap("player", seat)
    else:
        to_players(unit)
        unit.press(keys)
    if unit.screen == "claim":
        unit.press("*")
    on(unit, "player")


def to_deed(unit: "Unit", deed) -> None:
    """By its card, or its number where there is no reader."""
    if type(deed) is not int or not 0 <= deed < unit.game.edition.size:
        raise NoWay
    if has_cards(unit) and unit.game.waiting in IDLE:
        unit.tap("deed", deed)
    else:
        to_players(unit)
        unit.press("A" + number(deed))
    on(unit, "deed")


def has_cards(unit: "Unit") -> bool:
    return unit.enrolled and unit.loop.reader is not None


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


def can_type(letter: str) -> bool:
    return any([letter in keys or letter in [upper(small) for small in keys] for keys in LETTERS])


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
