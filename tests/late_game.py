"""A late game with all seats taken, for measuring memory; plain and small, for the unix port.

    micropython -X heapsize=80K -m tests.late_game saga

Every deed is owned, sets are built on, some deeds are mortgaged; the game is saved and restored
and goes on with the unit's own dice and cards, looking at all that is legal before every command.
"""

import gc
import sys

from engine_core import Game, load_edition


def below(state: list, most: int) -> int:
    """A number from 0 to most - 1; its own, so that nothing stays in memory for it."""
    state[0] = (state[0] * 7621 + 1) % 32768
    return state[0] // 7 % most


def late(name: str, number: int) -> Game:
    """All deeds dealt out by sets, the first sets full of houses or hotels, others mortgaged."""
    edition = load_edition(name)
    players = ["Player %d" % seat for seat in range(min(number, len(edition.tokens)))]
    special = bool(edition.special_rules)
    game = Game(name, players, special=special, rent="ask", cards="unit", dice="unit", seed=5)
    owner = -1
    for deed in edition.deeds:
        if deed == edition.set_of[deed][0]:
            owner = (owner + 1) % len(players)
        for member in edition.set_of[deed] if deed == edition.set_of[deed][0] else ():
            game.do("assign", deed=member, owner=owner, mortgaged=owner > 5)
    for level in range(1, 6):
        for deed in edition.deeds:
            if edition.kind[deed] == "street" and (level < 4 or game.deeds[deed].owner % 2):
                try:
                    game.do("assign", deed=deed, owner=game.deeds[deed].owner, houses=level)
                except Exception:
                    pass  # mortgaged, or the bank has no house left
    return game


def play(game: Game, state: list, most: int) -> Game:
    """So many commands more, and now and then off the table and on again."""
    for done in range(most):
        if game.over:
            break
        seen: list = []
        chosen = None
        for command, arguments in game.legal():
            if command == "time_up":
                continue
            # a name among the names, then an entry among its own, without keeping them all
            if command not in seen:
                seen.append(command)
                entries = 0
                taken = below(state, len(seen)) == 0
            entries += 1
            if taken and below(state, entries) == 0:
                chosen = command, arguments
        if chosen is None:
            raise AssertionError("nothing is legal")
        game.do(chosen[0], **chosen[1])
        if done % 50 == 49:
            saved = game.snapshot()
            game = game.restore(saved)
            if game.snapshot() != saved:
                raise AssertionError("not the same game")
    return game


def main(name: str, number: int, most: int) -> None:
    game = late(name, number)
    built = sum([game.deeds[deed].houses > 0 for deed in game.edition.deeds])
    mortgaged = sum([game.deeds[deed].mortgaged for deed in game.edition.deeds])
    seats = len(game.seats)
    game = play(game, [1], most)
    gc.collect()
    kept = gc.mem_alloc() if hasattr(gc, "mem_alloc") else 0
    print(name, seats, "players", built, "built", mortgaged, "mortgaged", kept, "bytes kept")


if __name__ == "__main__":
    main(sys.argv[1], 8, int(sys.argv[2]) if len(sys.argv) > 2 else 400)
