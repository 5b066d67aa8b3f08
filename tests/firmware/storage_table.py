"""Files and games for the tests of the storage. Plain Python: they run on MicroPython too."""

import sys

from engine_core import Game
from engine_core.chance import below
from engine_core.rules.start import seeded
from firmware.storage.faults import Damaged, StorageFailed
from firmware.storage.files import Files
from firmware.storage.saved_game import SavedGame

MICRO = sys.implementation.name == "micropython"
NAMES = ("Ann", "Zoë", "Šárka", "Ben", "Cy", "Ďuro", "Ève", "Fritz", "Gül", "Hal")
NOW = "games/now"
WRITES = ("append", "replace", "remove", "rename")


def model(name):
    """A module of the virtual board that only one of the two interpreters can import."""
    return __import__("host_tools.virtual_board." + name, None, None, ("*",))


def new_files():
    """A blank chip with littlefs. On MicroPython it is a file, whose name is gone as soon as it is
    open."""
    if not MICRO:
        return model("littlefs_files").LittlefsFiles(model("flash").Flash())
    chip = model("flash_on_file")
    name = "deedbox-%x.img" % id(object())
    flash = chip.Flash("/tmp/" + name)
    Files("/tmp").remove(name)
    return chip.mounted(flash)


class FilesInMemory:
    """Files in a dict, which a test can copy, look into and damage quickly."""

    def __init__(self, content=()):
        self.content = dict(content)

    def read(self, path, offset=0, size=-1):
        data = self.content.get(path)
        if data is None:
            return None
        return data[offset:] if size < 0 else data[offset : offset + size]

    def size_of(self, path):
        return len(self.content[path]) if path in self.content else -1

    def append(self, path, data):
        self.content[path] = self.content.get(path, b"") + bytes(data)

    def replace(self, path, data):
        self.content[path] = bytes(data)

    def remove(self, path):
        self.content.pop(path, None)

    def names(self, folder):
        start = folder + "/"
        return sorted([path[len(start) :] for path in self.content if path.startswith(start)])

    def free(self):
        return 1024 * 1024


class FaultyFiles:
    """Files that fail when told to: in the n-th call from now, once or from then on.

    `only` names the calls that count and fail. `late`: the call does its work, and then fails all
    the same, as when the power dips after the last write.
    """

    def __init__(self, files, only=()):
        self.files = files
        self.only = only
        self.calls = 0
        self.reads = 0
        self.bytes_read = 0
        self.mend()

    def fail(self, number, code="broken", forever=False, late=False):
        self.calls = 0
        self._number = number
        self._code = code
        self._forever = forever
        self._late = late

    def mend(self):
        self.fail(-1)

    def _call(self, name, arguments):
        if self.only and name not in self.only:
            return getattr(self.files, name)(*arguments)
        self.calls += 1
        fails = self.calls == self._number or (self._forever and self.calls > self._number > 0)
        if fails and not self._late:
            raise StorageFailed(self._code)
        found = getattr(self.files, name)(*arguments)
        if fails:
            raise StorageFailed(self._code)
        return found

    def read(self, *arguments):
        data = self._call("read", arguments)
        self.reads += 1
        self.bytes_read += len(data or b"")
        return data

    def size_of(self, *arguments):
        return self._call("size_of", arguments)

    def append(self, *arguments):
        return self._call("append", arguments)

    def replace(self, *arguments):
        return self._call("replace", arguments)

    def remove(self, *arguments):
        return self._call("remove", arguments)

    def names(self, *arguments):
        return self._call("names", arguments)

    def free(self, *arguments):
        return self._call("free", arguments)


def raises(kind, action) -> str:
    """The code of the exception that the action raises."""
    try:
        action()
    except kind as error:
        return error.code
    raise AssertionError("nothing was raised")


def gift(amount, seat=0, why="") -> list:
    """The simplest confirmation: the bank gives so much."""
    return [("transfer", {"payer": "bank", "payee": seat, "amount": amount, "why": why})]


def new_game(edition="classic", players=3, **settings) -> Game:
    return Game(edition, list(NAMES[:players]), **settings)


def resumed(files, lenient=False, **more) -> SavedGame:
    """As after power-off: nothing is known but what the files hold."""
    saved = SavedGame(files, **more)
    assert saved.resume(lenient)
    return saved


def found_in(files, lenient=False):
    """The game that the files hold as a snapshot; else the code of what is wrong with them, or
    "none"."""
    saved = SavedGame(files)
    try:
        return saved.game.snapshot() if saved.resume(lenient) else "none"
    except Damaged as damaged:
        return damaged.code


class Evening:
    """A saved game that is played at random, and beside it every state that stands, as a list:
    what is done comes on top, what is taken back goes."""

    def __init__(self, files, game, seed=1):
        self.files = files
        self.saved = SavedGame(files)
        self.saved.begin(game)
        self.chance = seeded(seed)
        self.states = [game.snapshot()]
        self.ever = [game.snapshot()]  # those that were taken back too

    def below(self, most):
        return below(self.chance, most)

    def do(self, commands):
        self.saved.do(commands)
        self.states.append(self.saved.game.snapshot())
        self.ever.append(self.states[-1])

    def undo(self) -> bool:
        done = self.saved.undo()
        assert done == (len(self.states) > 1)
        if done:
            self.states.pop()
        return done

    def choice(self) -> list:
        """What the table does next, in one confirmation."""
        game = self.saved.game
        kind = self.below(8)
        if game.over or game.waiting in ("start_rolls", "deals") and kind == 0:
            kind = 9
        living = [seat for seat in range(len(game.cash)) if not game.out[seat]]
        seat = living[self.below(len(living))]
        if game.debt is not None:  # the bank is kind, so that the game lasts
            debtor, _, amount = game.debt
            return gift(amount, debtor) + [("settle", {"seat": debtor})]
        if kind == 0 and game.waiting != "over":
            return gift(1 + self.below(3000), seat, "gift")
        if kind == 1 and game.waiting == "end" and not game.power and not game.mission:
            dice = None if game.dice == "unit" else self.dice()
            return [("end_turn", {}), ("roll", {"dice": dice})]
        offered: dict = {}
        for command, arguments in game.legal():
            if command not in ("time_up", "bankrupt"):
                offered.setdefault(command, []).append(arguments)
        names = sorted(offered)
        if not names:
            return []
        name = names[self.below(len(names))]
        return [(name, offered[name][self.below(len(offered[name]))])]

    def dice(self) -> tuple:
        return 1 + self.below(6), 1 + self.below(6)

    def step(self) -> bool:
        """One thing more; False where the game is over."""
        commands = self.choice()
        if commands:
            self.do(commands)
        return bool(commands)

    def play(self, count):
        for _ in range(count):
            if not self.step():
                break
        return self

    @property
    def now(self) -> dict:
        return self.states[-1]
