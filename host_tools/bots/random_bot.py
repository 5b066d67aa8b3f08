"""A player who does anything: mostly something legal, now and then whatever comes to mind."""

from collections.abc import Callable, Collection
from random import Random
from typing import Any

from engine_core import Game, Refused
from engine_core.commands import rows
from engine_core.rules.cards import EFFECTS
from host_tools.bots.guesses import guess

Move = tuple[str, dict[str, Any]]

ROWS = tuple(row.split(" ") for row in rows())
WILD = 0.05  # how often something is tried that nobody offered
TIME_UP = 0.005  # how often the clock of a timed game is let run out, when it could be
RESIGN = 0.02  # how often a wild idea is to resign

# For what the table may wait for: commands that are told then and often have to be refused.
NEARLY = {
    "roll": {"end_turn", "pay_fine", "use_jail_card", "force", "build", "sell_building", "trade"},
    "end": {"mission", "build", "sell_building", "sell_hotels", "trade"},
    "buy": {"buy", "trade"},
    "auction": {"transfer", "sell_building"},
    "card": {"card", "card_says"},
    "debt": {"settle", "bankrupt", "trade", "sell_building"},
    "inherit": {"lift", "trade"},
}


def play(game: Game, random: Random, turns: int, do: Callable[..., object]) -> int:
    """Plays until the game is over or so many turns have passed; returns how many did."""
    passed = 0
    while passed < turns and not game.over:
        passed += one_move(game, random, do) == "end_turn"
    return passed


def one_move(
    game: Game,
    random: Random,
    do: Callable[..., object],
    wild: float = WILD,
    resigning: float = RESIGN,
) -> str:
    """Gives one command and returns it, or nothing where a wild one was refused."""
    if random.random() >= wild:
        command, arguments = offered(game, random)
        do(command, **arguments)
        return command
    command, arguments = idea(game, random, resigning)
    try:
        do(command, **arguments)
    except Refused:
        return ""
    return command


def offered(game: Game, random: Random) -> Move:
    """First one of the commands that are legal now, then one of its entries."""
    entries: dict[str, list[dict[str, Any]]] = {}
    for command, arguments in game.legal():
        entries.setdefault(command, []).append(arguments)
    if len(entries) > 1 and "time_up" in entries and random.random() >= TIME_UP:
        del entries["time_up"]
    command = random.choice(list(entries))
    return command, random.choice(entries[command])


def idea(game: Game, random: Random, resigning: float) -> Move:
    if random.random() < resigning:
        return "resign", {"seat": random.choice(in_play(game))}
    if game.deck and random.random() < 0.5:
        return card_says(game, random)
    return random.choice((trade, transfer, move_token, assign, *[anything] * 8))(game, random)


def in_play(game: Game) -> list[int]:
    return [seat for seat, player in enumerate(game.seats) if not player.out]


def trade(game: Game, random: Random) -> Move:
    a, b = random.sample(in_play(game), 2)
    a_gives, b_gives = gift(game, random, a), gift(game, random, b)
    mortgaged = [d for d in a_gives["deeds"] + b_gives["deeds"] if game.deeds[d].mortgaged]
    named = {"a": a, "b": b, "a_gives": a_gives, "b_gives": b_gives, "lift": mortgaged[:1]}
    return "trade", named


def gift(game: Game, random: Random, seat: int) -> dict[str, Any]:
    player = game.seats[seat]
    deeds = random.sample(player.deeds, min(len(player.deeds), random.randrange(3)))
    cards = random.randrange(player.jail_cards + 1)
    return {"cash": random.randrange(player.cash // 4 + 1), "deeds": deeds, "jail_cards": cards}


def transfer(game: Game, random: Random) -> Move:
    parties: list[int | str] = [*in_play(game), "bank"]
    payer, payee = random.sample(parties, 2)
    return "transfer", {"payer": payer, "payee": payee, "amount": random.randrange(60), "why": ""}


def move_token(game: Game, random: Random) -> Move:
    space = random.randrange(game.edition.size)
    return "move_token", {"seat": random.choice(in_play(game)), "space": space}


def assign(game: Game, random: Random) -> Move:
    """Also a step that keeps a built set even, so that some of these are accepted."""
    if not game.edition.deeds:
        return anything(game, random)
    deed = random.choice(game.edition.deeds)
    owner = random.choice([None, *in_play(game), game.deeds[deed].owner])
    near = game.deeds[deed].houses + random.choice((-1, 0, 1))
    houses = random.choice((0, 0, 0, 1, 5, max(0, near)))
    mortgaged = random.random() < 0.2
    return "assign", {"deed": deed, "owner": owner, "houses": houses, "mortgaged": mortgaged}


def card_says(game: Game, random: Random) -> Move:
    effect = random.choice(list(EFFECTS))
    samples: dict[str, Any] = {"a": 50, "0": 25, "s": random.randrange(game.edition.size), "n": 3}
    samples["k"] = random.choice(("transport", "utility"))
    numbers = [samples[kind] for kind in EFFECTS[effect]]
    return "card_says", {"effect": effect, "numbers": numbers}


def anything(game: Game, random: Random) -> Move:
    """Any command, often one for which it is the time, with whatever its arguments might be."""
    timely: Collection[str] = ()
    if random.random() < 0.7:
        timely = {command for command, _ in game.legal()} | NEARLY.get(game.waiting, set())
    command, _, *names = random.choice([row for row in ROWS if row[0] in timely] or ROWS)
    if command == "resign" or command == "time_up" and game.mode == "timed":
        command, names = "nonsense", []  # a game would be over before anything was seen
    arguments: dict[str, Any] = {}
    for name in names:
        if name[-1] != "?" or random.random() < 0.5:
            name = name.rstrip("?")
            arguments[name] = guess(game, random, name, arguments)
    if random.random() < 0.02:
        arguments["speed"] = 1
    elif arguments and random.random() < 0.02:
        arguments.popitem()
    return command, arguments
