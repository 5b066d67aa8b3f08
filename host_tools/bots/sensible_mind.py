"""What the sensible player keeps in mind, and what is done before a roll or the end of a turn."""

from collections.abc import Callable
from random import Random
from typing import Any

from engine_core import Game
from host_tools.bots.special import try_force, try_mission

FINE = 50
RESERVE = 200  # what building, lifting and trading leave in the purse
ASKS = 0.7  # how often an owner remembers to ask for the rent
ROLLS_AGAIN = 0.9  # how often doubles are rolled again where they need not be


class Mind:
    def __init__(self, game: Game, random: Random, do: Callable[..., Any]) -> None:
        self.game = game
        self.random = random
        self.do = do
        # The least cash with which there is something to do for a seat; 0: it has to look.
        self.need: list[float] = [0] * len(game.seats)
        edition = game.edition
        self.streets = sorted(
            {edition.set_of[space] for space in edition.deeds if edition.kind[space] == "street"}
        )
        self.cards = {deck: edition.card_ids(deck) for deck in edition.decks}

    def bought(self) -> None:
        """Something changed hands, or was built or mortgaged: everybody looks again."""
        self.need[:] = [0] * len(self.need)

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
        player = game.seats[game.turn]
        if player.jailed:
            return self.leave_jail(player)
        if game.rolled is not None and not game.edition.must_roll_again:
            if self.random.random() >= ROLLS_AGAIN:
                self.do("end_turn")
                return True
        return False

    def leave_jail(self, player: Any) -> bool:
        """Out at once while there is something to buy; later jail is a safe place."""
        game = self.game
        if player.jail_cards:
            self.do("use_jail_card")
            return True
        if player.jail_turns >= game.edition.fine_turns or player.cash < FINE + RESERVE:
            return False
        if all([game.deeds[space].owner is not None for space in game.edition.deeds]):
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
