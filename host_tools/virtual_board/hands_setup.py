"""The keys of setting up a game."""

from engine_core.edition import edition_ids
from firmware.app.flows.setup import OPTIONS, has_cards
from firmware.app.typing import MOST
from firmware.storage.own_editions import facts
from host_tools.virtual_board.hands_finding import NoWay, digit, on, type_text

TYPE_CHECKING = False
if TYPE_CHECKING:
    from host_tools.virtual_board.unit import Unit


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
    for key in keys:
        unit.press(key)
        if unit.loop.screen.refused:
            return
    unit.press("#")


def listed(unit: "Unit", place: int) -> str:
    """The number of a line in the list that is shown."""
    told = str(1 + place)
    return "0" * (unit.loop.screen.panel.digits - len(told)) + told


def name_player(unit: "Unit", tokens: list, seat: int, player) -> None:
    told = (player,) if type(player) is str else tuple(player)
    name, token, side, pin = told + (None,) * (4 - len(told))
    if told == ("P%d" % (1 + seat),):
        return  # as it is
    if type(name) is not str or not 0 < len(name.strip(" ")) <= len(name) <= MOST:
        raise NoWay
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
