"""Before the first roll: seating, shuffling, who starts, and the deeds dealt in short and timed
games."""

from engine_core.chance import below, step, two_dice
from engine_core.decks import deck_size
from engine_core.loader import zeros
from engine_core.refused import Refused
from engine_core.rules.bank import BANK, give, move
from engine_core.rules.check import deed_at, seat_in_play

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine_core.game import Game


def seat_players(game: "Game", players, special, seed, first) -> None:
    """R1 P28: checks what the game is to be, and seats everybody on GO with the start money."""
    check_settings(game, special)
    if type(players) is not list and type(players) is not tuple:
        raise Refused("bad_player")
    if len(players) < 2:
        raise Refused("too_few_players")
    if len(players) > len(game.edition.tokens):
        raise Refused("too_many_players")
    if type(seed) is not int:
        raise Refused("bad_setting")
    if first is not None and (type(first) is not int or not 0 <= first < len(players)):
        raise Refused("bad_seat")
    if deals(game) * len(players) > len(game.edition.deeds):
        raise Refused("too_few_deeds")
    dearest = sorted([game.edition.price[deed] for deed in game.edition.deeds])[-deals(game) :]
    if game.mode == "timed" and sum(dearest) > game.edition.start_cash:
        raise Refused("deals_too_dear")
    game.players = tokens_for(game, [player_of(player) for player in players])
    count = len(players)
    game.cash = [game.edition.start_cash] * count
    game.place = zeros(count)
    for seat in range(count):
        game.place[seat] = game.edition.go
    game.jailed = zeros(count)
    game.jail_turns = zeros(count)
    game.out = zeros(count)
    game.held = [()] * count
    game.random = seeded(seed)
    if game.cards == "unit":
        for deck in game.edition.decks:
            order = list(range(deck_size(game.edition, deck)))
            shuffle(game.random, order)
            game.decks.append(bytes(order))
    if first is None:
        game.rest = "start_rolls"
        game.opening = [0] * len(players)
    else:
        starts(game, first)


def check_settings(game: "Game", special) -> None:
    if game.mode not in ("standard", "short", "timed"):
        raise Refused("unknown_mode")
    if game.rent not in ("auto", "ask"):
        raise Refused("bad_setting")
    if game.cards not in ("table", "unit") or game.dice not in ("table", "unit"):
        raise Refused("bad_setting")
    if type(special) is not bool:
        raise Refused("bad_setting")
    if special and not game.edition.special_rules:
        raise Refused("no_special_rules")
    game.special_rules = game.edition.special_rules if special else ""


def player_of(player) -> tuple:
    """(name, token or None, side or None) of what was given for a player."""
    if type(player) is str:
        player = (player,)
    if type(player) is not tuple and type(player) is not list or not 1 <= len(player) <= 3:
        raise Refused("bad_player")
    name, token, side = (tuple(player) + (None, None))[:3]
    if type(name) is not str or not 0 < len(name) <= 40:
        raise Refused("bad_player")
    try:
        name.encode()
    except ValueError:  # half a letter, as in "\\ud800"
        raise Refused("bad_player")
    return name, token, side


def tokens_for(game: "Game", players: list) -> list:
    """(name, number of the token, side) of everybody. P28: nobody shares a token; who chose none
    gets the first free one. A player may take another side than the token's (I28)."""
    tokens = [token for token, _ in game.edition.tokens]
    sides = [side for _, side in game.edition.tokens]
    taken = []
    for _, token, side in players:
        if token is not None:
            if type(token) is not str or token not in tokens:
                raise Refused("unknown_token")
            if token in taken:
                raise Refused("token_taken")
            taken.append(token)
        if side is not None and side not in sides:
            raise Refused("unknown_side")
    free = [number for number in range(len(tokens)) if tokens[number] not in taken]
    seated = []
    for name, token, side in players:
        number = free.pop(0) if token is None else tokens.index(token)
        side = side or sides[number]
        seated.append((name, number, sides[sides.index(side)]))
    return seated


def deals(game: "Game") -> int:
    """R80 R82: how many deeds everybody is dealt."""
    return {"standard": 0, "short": 3, "timed": 2}[game.mode]


def starts(game: "Game", first: int) -> None:
    """P27: the starting player is known; deals come next, or the first roll."""
    game.turn = first
    game.opening = [0] * len(game.cash) if deals(game) else []
    game.rest = "deals" if deals(game) else "roll"


def start_roll(game: "Game", seat, dice=None) -> None:
    """R2 I22: the highest total starts; the tied ones, and only they, roll again."""
    seat_in_play(game, seat)
    if game.waiting != "start_rolls":
        raise Refused("already_started")
    if game.opening[seat] != 0:
        raise Refused("already_rolled")
    a, b = two_dice(game, dice)
    game.events.append(("rolled", seat, a, b))
    game.opening[seat] = a + b
    if 0 in game.opening:
        return
    best = max([total or 0 for total in game.opening])
    if game.opening.count(best) > 1:
        game.opening = [0 if total == best else None for total in game.opening]
    else:
        starts(game, game.opening.index(best))
        game.events.append(("started", game.turn))


def deal(game: "Game", seat, deed) -> None:
    """R80 R82 P27: three deeds free in the short game, two at their price in the timed one."""
    seat_in_play(game, seat)
    deed_at(game, deed)
    if game.waiting != "deals":
        raise Refused("not_started" if game.waiting == "start_rolls" else "already_started")
    if game.owner[deed] is not None:
        raise Refused("deed_taken")
    if game.opening[seat] == deals(game):
        raise Refused("enough_dealt")
    price = game.edition.price[deed] if game.mode == "timed" else 0
    if game.cash[seat] < price:
        raise Refused("not_enough_cash")
    game.opening[seat] += 1
    give(game, deed, seat)
    game.events.append(("dealt", seat, deed))
    if price:
        move(game, seat, BANK, price, "price")


def begin(game: "Game") -> None:
    """P27: everybody has been dealt all the deeds, and play begins."""
    if game.waiting != "deals":
        raise Refused("not_started" if game.waiting == "start_rolls" else "already_started")
    for dealt in game.opening:
        if dealt < deals(game):
            raise Refused("deals_missing")
    game.opening = []
    game.rest = "roll"
    game.events.append(("started", game.turn))


def seeded(seed: int) -> list:
    """The generator's state for a seed: any whole number."""
    state = [1 + seed % 268435399, 1 + (seed ^ 0x2D3A5F1) % 231432191]
    for _ in range(8):  # neighbouring seeds go separate ways: each half stirs the other
        number = step(state)
        state[0] = 1 + (state[0] ^ number * 8191) % 268435399
        number = step(state)
        state[1] = 1 + (state[1] ^ number * 8179) % 231432191
    return state


def shuffle(state: list, cards: list) -> None:
    for last in range(len(cards) - 1, 0, -1):
        other = below(state, last + 1)
        cards[last], cards[other] = cards[other], cards[last]
