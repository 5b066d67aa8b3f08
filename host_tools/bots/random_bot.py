"""A player who does anything: mostly something legal, now and then whatever comes to mind."""

from collections.abc import Callable
from random import Random
from typing import Any

from engine_core import Game, Refused
from engine_core.commands import COMMANDS
from engine_core.rules.cards import EFFECTS

Move = tuple[str, dict[str, Any]]

ROWS = tuple(row.split(" ") for row in COMMANDS)
WILD = 0.05  # how often something is tried that nobody offered
TIME_UP = 0.005  # how often the clock of a timed game is let run out, when it could be
RESIGN = 0.02  # how often a wild idea is to resign
RUBBISH = (None, True, -1, 0, 1, 3, 7, 40, 999999, 10**9, 1.5, "", "bank", "flat", [], [0, 0], {})


def play(game: Game, random: Random, turns: int, do: Callable[..., object]) -> int:
    """Plays until the game is over or so many turns have passed; returns how many did."""
    passed = 0
    while passed < turns and not game.over:
        if random.random() < WILD:
            command, arguments = wild(game, random)
            try:
                do(command, **arguments)
            except Refused:
                continue
        else:
            command, arguments = offered(game, random)
            do(command, **arguments)
        passed += command == "end_turn"
    return passed


def offered(game: Game, random: Random) -> Move:
    """First one of the commands that are legal now, then one of its entries."""
    entries: dict[str, list[dict[str, Any]]] = {}
    for command, arguments in game.legal():
        entries.setdefault(command, []).append(arguments)
    if len(entries) > 1 and "time_up" in entries and random.random() >= TIME_UP:
        del entries["time_up"]
    command = random.choice(list(entries))
    return command, random.choice(entries[command])


def wild(game: Game, random: Random) -> Move:
    if random.random() < RESIGN:
        return "resign", {"seat": random.randrange(len(game.seats))}
    return random.choice((trade, transfer, move_token, assign, card_says, anything))(game, random)


def trade(game: Game, random: Random) -> Move:
    a, b = random.sample(range(len(game.seats)), 2)
    named = {"a": a, "b": b, "a_gives": gift(game, random, a), "b_gives": gift(game, random, b)}
    given = named["a_gives"]["deeds"] + named["b_gives"]["deeds"]
    return "trade", named | {"lift": [deed for deed in given if game.deeds[deed].mortgaged][:1]}


def gift(game: Game, random: Random, seat: int) -> dict[str, Any]:
    player = game.seats[seat]
    deeds = random.sample(player.deeds, min(len(player.deeds), random.randrange(3)))
    cards = random.randrange(player.jail_cards + 1)
    return {"cash": random.randrange(player.cash // 4 + 1), "deeds": deeds, "jail_cards": cards}


def transfer(game: Game, random: Random) -> Move:
    parties: list[int | str] = [*range(len(game.seats)), "bank"]
    payer, payee = random.sample(parties, 2)
    return "transfer", {"payer": payer, "payee": payee, "amount": random.randrange(60), "why": ""}


def move_token(game: Game, random: Random) -> Move:
    space = random.randrange(game.edition.size)
    return "move_token", {"seat": random.randrange(len(game.seats)), "space": space}


def assign(game: Game, random: Random) -> Move:
    """Also a step that keeps a built set even, so that some of these are accepted."""
    deed = random.choice(game.edition.deeds)
    owner = random.choice([None, *range(len(game.seats)), game.deeds[deed].owner])
    near = game.deeds[deed].houses + random.choice((-1, 0, 1))
    houses = random.choice((0, 0, 0, 1, 5, max(0, near)))
    mortgaged = random.random() < 0.2
    return "assign", {"deed": deed, "owner": owner, "houses": houses, "mortgaged": mortgaged}


def card_says(game: Game, random: Random) -> Move:
    effect = random.choice(list(EFFECTS))
    samples = {"a": 50, "0": 25, "s": random.randrange(game.edition.size), "n": 3}
    samples["k"] = random.choice(("transport", "utility"))
    numbers = [samples[kind] for kind in EFFECTS[effect]]
    return "card_says", {"effect": effect, "numbers": numbers}


def anything(game: Game, random: Random) -> Move:
    """Any command with arguments that may fit by chance, or with rubbish."""
    command, _, *names = random.choice(ROWS)
    pool: tuple[Any, ...] = RUBBISH
    if random.random() < 0.8:
        pool = (*range(len(game.seats)), *game.edition.deeds)
    if random.random() < 0.02:
        return "nonsense", {}
    arguments = {}
    for name in names:
        if name[-1] != "?" or random.random() < 0.3:
            arguments[name.rstrip("?")] = random.choice(pool)
    if command == "contest":
        arguments = {"seats": list(range(len(game.seats))), "kind": "house"}
    elif command in ("resign", "time_up") and random.random() > RESIGN:
        return "hammer", {}
    elif "dice" in arguments:
        arguments["dice"] = [random.randrange(8), random.randrange(8)]
    elif "group" in arguments:
        arguments["group"] = game.edition.group_of(random.choice(game.edition.deeds))
    return command, arguments
