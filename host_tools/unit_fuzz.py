"""Random keys and taps on the unit, by somebody who knows nothing: what must hold all the same."""

from random import Random

from engine_core import edition_ids, load_edition
from host_tools.virtual_board import Tag, Unit
from host_tools.virtual_board.hands import HOMES

STARS = 10  # lead home from anywhere
LOOK_EVERY = 50
KEYS = "0123456789ABCD*#" + "123456##"


class Fuzz:
    """One unit with a random game; `screens` are the names of all that were seen."""

    def __init__(self, seed: int) -> None:
        self.random = random = Random(seed)
        edition = random.choice(edition_ids())
        self.board = board = load_edition(edition)
        self.unit = Unit(seed=seed, reader=random.random() < 0.8)
        self.unit.boot()
        mode = random.choice(("standard", "standard", "short", "timed"))
        most = min(len(board.tokens), 10 if mode == "standard" else len(board.deeds) // 3)
        players = [f"P{seat}" for seat in range(1, 1 + random.randint(2, most))]
        self.unit.start(
            edition,
            players,
            mode=mode,
            special=bool(board.special_rules),
            rent=random.choice(("auto", "ask")),
            dice=random.choice(("table", "unit")),
            cards=random.choice(("table", "unit")),
            first=random.choice((0, None)),
        )
        self.screens: set[str] = set()
        self.most_stars = 0

    def run(self, inputs: int) -> None:
        for number in range(inputs):
            self.input()
            self.check()
            if number % LOOK_EVERY == LOOK_EVERY - 1:
                self.go_home()

    def input(self) -> None:
        unit, random = self.unit, self.random
        kind = random.random()
        if kind < 0.9:
            unit.press(random.choice(KEYS))
        elif kind < 0.93:
            unit.tap("deed", random.choice(self.board.deeds))
        elif kind < 0.96:
            unit.tap("player", random.randrange(10))
        elif kind < 0.97:
            unit.tap("jail_card", random.choice(self.board.decks))
        elif kind < 0.98:
            unit.hold(random.choice("0A*#"), 1500)
        else:
            self.foreign(Tag(bytes([4, 1, 2, 3, 4, 5, random.randrange(256)])))

    def foreign(self, tag: Tag) -> None:
        """It may be enrolled where the unit asks for an empty one; the game stays as it is."""
        before = self.snapshot()
        self.unit.tap_tag(tag)
        assert self.snapshot() == before, "a foreign tag changed the game"

    def snapshot(self) -> object:
        return None if self.unit.game is None else self.unit.game.snapshot()

    def check(self) -> None:
        unit = self.unit
        assert unit.on and unit.screen, "the unit is off, or its screen has no name"
        self.screens.add(unit.screen)
        assert "\ufffd" not in "".join(unit.lines()), unit.lines()
        game = unit.game
        if game is not None:
            money = sum(game.cash) + game.bank_balance
            assert money == 1500 * len(game.cash), f"{money} on the table"

    def go_home(self) -> None:
        stars = 0
        while self.unit.screen not in HOMES:
            assert stars < STARS, f"more than {STARS} * from {self.unit.screen}"
            self.unit.press("*")
            stars += 1
        self.most_stars = max(self.most_stars, stars)
