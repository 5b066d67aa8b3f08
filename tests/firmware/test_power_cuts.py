"""The power goes at every single flash operation of a game, untorn, half-way through and garbled.

Each time the unit finds the game as it was after a confirmation that it had acknowledged, or after
the very one in which the power went; never an older one, never anything else.
"""

import random

import pytest

from engine_core import Game, edition_ids
from firmware.storage.saved_game import SavedGame
from host_tools.virtual_board import Unit
from host_tools.virtual_board.flash import TEARS, Flash
from host_tools.virtual_board.littlefs_files import LittlefsFiles
from host_tools.virtual_board.nvs_model import nvs_maker
from host_tools.virtual_board.power_cuts import cut_images

RECORDS = 150  # with a snapshot due after every 64, and undo back over one now and then
GAMES = [(edition, seed) for edition in edition_ids() for seed in (1, 2)]
CUTS = 10000  # at least, over all games: three for each operation


def saved_on(flash: Flash) -> SavedGame:
    nvs = nvs_maker(flash.nvs, flash.write_nvs)("deedbox")
    return SavedGame(LittlefsFiles(flash), nvs)


class Evening:
    """The end of an old game and a new one of so many records, on a flash that remembers.

    `states[n]` is the game after the n-th record, acknowledged after `ends[n]` flash operations.
    """

    def __init__(self, edition: str, seed: int) -> None:
        self.chance = random.Random(seed)
        self.base = Flash()
        saved_on(self.base).begin(Game(edition, ["Zoe", "Yan"], seed=seed))
        self.flash = self.base.copy()
        self.flash.recording = True
        self.saved = saved_on(self.flash)
        assert self.saved.resume()
        self.states: list[dict] = []
        self.ends: list[int] = []
        self.note()
        self.saved.begin(Game(edition, ["Ann", "Ben"], cards="unit", dice="unit", seed=seed))
        self.note()
        while len(self.ends) < RECORDS + 2:
            self.confirm()

    def note(self) -> None:
        self.states.append(self.saved.game.snapshot())
        self.ends.append(len(self.flash.operations))

    def confirm(self) -> None:
        """One thing that a table does, or a few steps back."""
        game = self.saved.game
        if self.chance.randrange(15) == 0:
            for _ in range(self.chance.choice((1, 1, 6))):
                if self.saved.undo():
                    self.note()
            return
        choices = [entry for entry in game.legal() if entry[0] not in ("bankrupt", "settle")]
        if game.waiting == "end":
            self.saved.do([("end_turn", {}), ("roll", {})])
        elif not choices:  # a debt: the bank is kind, so that the game lasts
            gift = {"payer": "bank", "payee": game.debt[0], "amount": game.debt[2]}
            self.saved.do([("transfer", gift), ("settle", {"seat": game.debt[0]})])
        else:
            self.saved.do([self.chance.choice(choices)])
        self.note()

    def allowed(self, done: int) -> list[dict]:
        """What the game may be after that many operations."""
        last = max(index for index, end in enumerate(self.ends) if end <= done)
        return self.states[last : last + 2]


@pytest.fixture(scope="module", params=GAMES, ids=lambda game: "%s-%d" % game)
def evening(request: pytest.FixtureRequest) -> Evening:
    return Evening(*request.param)


def test_nothing_acknowledged_is_lost_wherever_the_power_goes(evening: Evening) -> None:
    cuts = 0
    for done, tear, flash in cut_images(evening.base, evening.flash.operations, TEARS, seed=1):
        found = saved_on(flash)
        assert found.resume(), (done, tear)
        assert found.game.snapshot() in evening.allowed(done), (done, tear)
        cuts += 1
    assert cuts > CUTS // len(GAMES)


def test_the_unit_boots_and_goes_on_after_a_cut(evening: Evening) -> None:
    """With all its parts, for some of the cuts: it shows the game, and can be played."""
    images = cut_images(evening.base, evening.flash.operations, TEARS, seed=2)
    for number, (done, _, flash) in enumerate(images):
        if number % 97:
            continue
        unit = Unit(flash=flash)
        unit.boot()
        assert unit.game is not None and unit.game.snapshot() in evening.allowed(done)
        assert any("Ann" in line or "Zoe" in line for line in unit.lines())
        before = unit.game.snapshot()
        unit.press("#")
        after = unit.game.snapshot()
        unit.cut_power()
        unit.boot()
        assert unit.game.snapshot() == after
        if after != before:
            unit.press("*#")
            assert unit.game.snapshot() == before


def test_a_second_cut_in_the_first_record_after_the_first_one_does_no_harm(
    evening: Evening,
) -> None:
    images = cut_images(evening.base, evening.flash.operations, ("half", "garbled"), seed=3)
    for number, (done, _, flash) in enumerate(images):
        if number % 61:
            continue
        again = flash.copy()
        again.recording = True
        found = saved_on(again)
        assert found.resume()
        before = found.game.snapshot()
        seat = next(seat for seat in range(2) if not found.game.out[seat])
        gift = ("transfer", {"payer": "bank", "payee": seat, "amount": 1, "why": ""})
        if found.game.over or found.game.waiting in ("start_rolls", "deals"):
            continue
        found.do([gift])
        after = found.game.snapshot()
        for _, _, twice in cut_images(flash, again.operations, TEARS, seed=done):
            third = saved_on(twice)
            assert third.resume()
            assert third.game.snapshot() in (before, after)


def test_a_cut_while_the_unit_is_played_keeps_what_was_confirmed() -> None:
    """The same from outside, by keys: power goes at the n-th write from some moment on."""
    for writes in range(1, 40):
        unit = Unit(seed=3)
        unit.boot()
        unit.start("classic", ["Ann", "Ben"], cards="unit")
        unit.press("34#")
        states = [unit.game.snapshot()]
        unit.cut_power(after_writes=writes)
        for key in "12#56#*#12#65#34#21#43#":
            unit.press(key)
            if not unit.on:
                break
            states.append(unit.game.snapshot())
        unit.cut_power()
        assert not unit.on and unit.lines() == [""] * 8
        unit.press("#")
        unit.boot()
        last = states[-1]
        if unit.game.snapshot() != last:  # the confirmation in which the power went
            unit.press("*#")
            assert unit.game.snapshot() == last


def test_a_cut_while_a_game_is_set_up_leaves_the_old_one_or_the_whole_new_one() -> None:
    """With what the table has agreed on: the PIN that is asked for is that of the game."""
    writes = 0
    whole = False
    while not whole:
        writes += 1
        unit = Unit(seed=3)
        unit.boot()
        unit.start("classic", [("Ann", None, None, "1234"), "Ben"])
        old = unit.game.snapshot()
        unit.cut_power(after_writes=writes)
        unit.start("saga", [("Cy", None, None, "5678"), "Dee", "Ed"], mode="short")
        whole = unit.on
        unit.cut_power()
        unit.boot()
        game = unit.game
        if game.snapshot() == old:
            assert not whole
            unit.press("A1D1#5678#")
            assert unit.screen == "consent"
            unit.press("1234#")
            assert unit.game.out[0]
        else:
            assert (game.edition.id, game.mode, game.waiting) == ("saga", "short", "deals")
            assert [seat.name for seat in game.seats] == ["Cy", "Dee", "Ed"]
            assert unit.loop.screen.evening["pins"] == ["5678", "", ""]
    assert writes > 3
