"""What the sensible player keeps in mind, and what is done before a roll or the end of a turn."""

from collections.abc import Callable
from functools import lru_cache
from random import Random
from typing import Any

from engine_core import Game
from engine_core.decks import card_ids
from engine_core.edition import Edition
from host_tools.bots.special import try_force, try_mission

Set = tuple[int, ...]  # the streets of a colour

FINE = 50
RESERVE = 200  # what building, lifting and trading leave in the purse
ASKS = 0.7  # how often an owner remembers to ask for the rent
ROLLS_AGAIN = 0.9  # how often doubles are rolled again where they need not be


@lru_cache(maxsize=8)
def looked_up(edition: Edition) -> tuple[list[Set], dict[str, list[str]]]:
    """The sets of streets, and the cards of each deck: the same in every game of an edition."""
    streets = [space for space in edition.deeds if edition.kind[space] == "street"]
    cards = {deck: card_ids(edition, deck) for deck in edition.decks}
    return sorted({edition.set_of[space] for space in streets}), cards


class Mind:
    def __init__(self, game: Game, random: Random, do: Callable[..., Any]) -> None:
        self.game = game
        self.random = random
        self.do = do
        # The least cash with which there is something to do for a seat; 0: it has to look.
        self.need: list[int] = [0] * len(game.cash)
        self.streets, self.cards = looked_up(game.edition)
        self.most_houses = 3 if game.mode == "short" else 4
        self.full: list[list[Set]] = [[] for _ in self.need]  # for each seat its full sets
        self.missing: list[list[tuple[int, int]]] = [[] for _ in self.need]  # see `look_at`
        for members in self.streets:
            self.look_at(members)

    def bought(self, deed: int) -> None:
        """A deed changed hands: who has a part of its set looks again."""
        members = self.game.edition.set_of[deed]
        if members in self.streets:
            for seats in self.full:
                if members in seats:
                    seats.remove(members)
            for seat, wanted in enumerate(self.missing):
                self.missing[seat] = [pair for pair in wanted if pair[0] not in members]
            self.look_at(members)
        else:
            self.need[self.game.owner[deed]] = 0

    def changed(self) -> None:
        """Much changed hands, or was mortgaged: everybody looks again, at everything."""
        self.need[:] = [0] * len(self.need)
        self.full = [[] for _ in self.need]
        self.missing = [[] for _ in self.need]
        for members in self.streets:
            self.look_at(members)

    def look_at(self, members: Set) -> None:
        """Who has the full set; and who lacks just one deed, which another player has: for those
        `missing` gets (that deed, its owner)."""
        owners = [self.game.owner[member] for member in members]
        for seat in range(len(self.need)):
            count = owners.count(seat)
            if count:
                self.need[seat] = 0
                if count == len(owners):
                    self.full[seat].append(members)
                elif count == len(owners) - 1:
                    for member, other in zip(members, owners, strict=True):
                        if other != seat and other is not None:
                            self.missing[seat].append((member, other))

    def die(self) -> int | None:
        return self.random.randrange(1, 7) if self.game.dice == "table" else None

    def before_roll(self) -> bool:
        """Jail, rents to be asked for, the Force and missions; True if something was done."""
        game = self.game
        if self.ask_rent():
            return True
        if game.mission and try_mission(self):
            return True
        if game.power and try_force(self):
            return True
        if game.jailed[game.turn]:
            return self.leave_jail(game.turn)
        if game.rolled is not None and not game.edition.must_roll_again:
            if self.random.random() >= ROLLS_AGAIN:
                self.do("end_turn")
                return True
        return False

    def leave_jail(self, seat: int) -> bool:
        """Out at once while there is something to buy; later jail is a safe place."""
        game = self.game
        if game.held[seat]:
            self.do("use_jail_card")
            return True
        if game.jail_turns[seat] >= game.edition.fine_turns or game.cash[seat] < FINE + RESERVE:
            return False
        if all([game.owner[space] is not None for space in game.edition.deeds]):
            return False
        self.do("pay_fine")
        return True

    def before_end(self) -> bool:
        if self.ask_rent():
            return True
        return bool(self.game.mission) and try_mission(self)

    def ask_rent(self) -> bool:
        if not self.game.rents_due or self.random.random() >= ASKS:
            return False
        self.do("claim_rent", seat=self.game.rents_due[0][0])
        return True
