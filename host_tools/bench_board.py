"""What the unit costs: bytes on its buses, wear of its flash, heap. All counted, nothing timed."""

import tempfile
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

from engine_core import Game
from firmware.storage.saved_game import SavedGame
from firmware.storage.settings import Settings
from host_tools.errors import Failed
from host_tools.mpy import build
from host_tools.unix_port import PROGRAM, run_module
from host_tools.virtual_board import Flash, Unit
from host_tools.virtual_board.hands import go_home
from host_tools.virtual_board.littlefs_files import LittlefsFiles

PLAYERS = ["Ann", "Ben", "Cy", "Dee"]
GAMES = 3
KEYS = 400
RECORDS = 500
# littlefs reads through all that a folder has been through since it was last tidied, which the one
# with the journal is about every 30 records: resumes are averaged over several such times.
RESUMES = 128


class Figure(NamedTuple):
    """A count, and the most that the design allows."""

    name: str
    value: float
    most: float
    unit: str

    @property
    def kept(self) -> bool:
        return self.value <= self.most


def started(seed: int = 0) -> Unit:
    """Four players at the table, with the unit's own cards."""
    unit = Unit(seed=seed)
    unit.boot()
    unit.start("classic", PLAYERS, cards="unit", player_cards=False)
    return unit


def cost_of(unit: Unit, keys: str) -> int:
    before = unit.bus.i2c["display"]
    unit.press(keys)
    return unit.bus.i2c["display"] - before


def typed(unit: Unit, screen: str, before: str, digits: str = "0123456789") -> int:
    """The most that one of these digits takes after those `before`: typed, and taken back."""
    unit.press(before)
    if unit.screen != screen:
        raise Failed(f"A digit was to be typed on {screen}, and not on {unit.screen}.")
    most = max(max(cost_of(unit, digit), cost_of(unit, "*")) for digit in digits)
    go_home(unit)
    return most


def display() -> list[Figure]:
    """Wire bytes of the display, addresses counted."""
    unit = started()
    unit.boot()  # a minute after that all is sent again, which is not meant here
    before = unit.bus.i2c["display"]
    unit.run(50000)
    idle = unit.bus.i2c["display"] - before
    unit.boot()
    small = [typed(unit, "idle", "", "123456"), typed(unit, "which_deed", "AA")]
    unit.press("12A")  # on sale, and to the auction; the first digit changes the words as well
    small += [typed(unit, "auction", bid) for bid in ("1", "12", "1234")]
    big = [typed(unit, "transfer", "D31A1" + amount) for amount in ("", "1", "123")]
    return [
        Figure("display: a digit typed, small", max(small), 30, "I2C bytes"),
        Figure("display: a digit typed, big", max(big), 70, "I2C bytes"),
        Figure("display: nothing changed, 50 s", idle, 0, "I2C bytes"),
        Figure("display: mean of all keys of a game", _mean_key(), 200, "I2C bytes"),
    ]


def _mean_key() -> float:
    """Of some games, in which every key means something."""
    sent = pressed = 0
    for seed in range(1, 1 + GAMES):
        unit = started(seed)
        random = Random(seed)
        before, first = unit.bus.i2c["display"], len(unit.inputs)
        while len(unit.inputs) < first + KEYS and not unit.game.over:
            unit.press(_answer(unit, random))
        sent += unit.bus.i2c["display"] - before
        pressed += len(unit.inputs) - first
    return sent / pressed


def _answer(unit: Unit, random: Random) -> str:
    """What a table presses next."""
    game = unit.game
    seat = str(1 + random.randrange(len(PLAYERS)))
    answers = {
        "buy": ("#", "#", "#", "A"),
        "auction": ("#", "A" + seat, "%dA%s" % (random.randrange(5, 200), seat)),
        "card": ("#",),
        "tax": ("A", "B"),
    }
    if unit.screen in answers:
        return random.choice(answers[unit.screen])
    if unit.screen in ("idle", "rent_roll"):
        return random.choice("123456")
    if unit.screen == "debt":
        debtor, _, amount = game.debt
        if game.cash[debtor] >= amount:
            return "#"
        for deed in game.seats[debtor].deeds:
            if not game.deeds[deed].mortgaged:
                return "%02d#" % deed
        return "A%dD2#" % (1 + debtor)  # bankrupt
    if unit.screen == "consent":
        return "#"
    return "*"


def reader() -> list[Figure]:
    """Wire bytes of the reader, and its longest call."""
    unit = Unit()
    unit.boot()
    loop = unit.loop
    unit.run(5000)
    counted = []
    for _ in range(24):
        before = unit.bus.spi["reader"]
        unit.run(5000)
        counted.append(unit.bus.spi["reader"] - before)
    longest = 0
    clock, step = unit.board.clock, loop.reader.step

    def timed(now: int) -> object:
        nonlocal longest
        begun = clock.us
        event = step(now)
        longest = max(longest, clock.us - begun)
        return event

    loop.reader.step = timed
    for deed in (1, 3, 39):
        unit.tap("deed", deed)
    unit.run(20000)
    return [
        Figure("reader: idle, most in 5 s", max(counted), 24, "SPI bytes"),
        Figure("reader: longest call", longest, 2000, "us on the wire"),
    ]


class Journal:
    """A unit's flash with the app installed, and a long game of one player after the other."""

    def __init__(self) -> None:
        self.flash = Flash()
        self.files = LittlefsFiles(self.flash)
        with tempfile.TemporaryDirectory() as folder:
            for compiled in build(folder):
                path = Path(compiled.path).with_suffix(".mpy")
                self.files.replace("a/" + path.as_posix(), (Path(folder) / path).read_bytes())
        self.saved = SavedGame(self.files)
        self.saved.begin(Game("classic", ["Ann", "Ben", "Cy", "Dee"], dice="unit", seed=1))
        self.random = Random(1)

    def play(self, records: int) -> None:
        """Random commands of a table that never runs out of money."""
        for commands in self._confirmations(records):
            self.saved.do(commands)

    def _confirmations(self, records: int) -> Iterator[list[tuple[str, dict[str, object]]]]:
        for _ in range(records):
            game = self.saved.game
            if game.waiting == "end":
                yield [("end_turn", {}), ("roll", {})]
            elif game.debt is not None:
                debtor, _, amount = game.debt
                gift = {"payer": "bank", "payee": debtor, "amount": amount, "why": "gift"}
                yield [("transfer", gift), ("settle", {"seat": debtor})]
            else:
                entries = [entry for entry in game.legal() if entry[0] != "bankrupt"]
                yield [self.random.choice(entries)]

    def resume_bytes(self) -> int:
        """Read from the flash after the mount until the game is there again."""
        flash = self.flash.copy()
        files = LittlefsFiles(flash)
        flash.read = 0
        Settings(files).load()
        saved = SavedGame(files)
        if not saved.resume() or saved.game.snapshot() != self.saved.game.snapshot():
            raise Failed("The game that was saved is not the one that was found.")
        return flash.read

    def resumes(self) -> list[int]:
        """The bytes of a resume after each of so many records."""
        found = []
        for _ in range(RESUMES):
            self.play(1)
            found.append(self.resume_bytes())
        return found


def flash() -> list[Figure]:
    """Wear and bytes of the flash, for each confirmation."""
    journal = Journal()
    chip = journal.flash
    chip.read = chip.programmed = chip.erased = 0
    before = journal.files.size_of("games/1")
    journal.play(RECORDS)
    erased, programmed, read = chip.erased, chip.programmed, chip.read
    size = journal.files.size_of("games/1") - before
    early = journal.resumes()
    journal.play(9 * RECORDS - RESUMES)  # now it is ten times as long
    late = journal.resumes()
    short, long = sum(early) / RESUMES, sum(late) / RESUMES
    return [
        Figure("journal: erases a command", erased / RECORDS, 0.2, "blocks"),
        Figure("journal: programmed a command", programmed / RECORDS, 600, "bytes"),
        Figure("journal: read a command", read / RECORDS, 12000, "bytes"),
        Figure("journal: length a command, snapshots too", size / RECORDS, 16, "bytes"),
        *_on_the_units_littlefs(),
        Figure("resume: mean", short, 20480, "bytes read"),
        Figure("resume: mean at ten times the length", long, 1.1 * short, "bytes read"),
        Figure("resume: most seen", max(early + late), 20480, "bytes read"),
    ]


def _on_the_units_littlefs() -> list[Figure]:
    if not PROGRAM.exists():
        return []
    done = run_module("host_tools.bench_journal", str(RECORDS))
    if done.returncode:
        raise Failed("The journal could not be written on MicroPython: " + done.stderr[-200:])
    erased, programmed = map(int, done.stdout.split())
    return [
        Figure("journal on MicroPython: erases a command", erased / RECORDS, 0.2, "blocks"),
        Figure("journal on MicroPython: programmed a command", programmed / RECORDS, 600, "bytes"),
    ]


def heap(compiled: Path) -> list[tuple[str, int]]:
    """Each module of the unit, and the heap it keeps on the unix port; the last is what all the
    names in them take."""
    if not PROGRAM.exists():
        return []
    names = [
        path.removesuffix("/__init__").replace("/", ".")
        for path in sorted(
            file.relative_to(compiled).with_suffix("").as_posix()
            for file in compiled.rglob("*.mpy")
        )
        if not path.startswith("firmware/root/")
    ]
    done = run_module("host_tools.bench_modules", *names, heap="2M", compiled=compiled)
    if done.returncode:
        raise Failed("The modules could not be imported: " + done.stderr.strip()[-200:])
    return [
        (name, int(size))
        for name, _, size in (line.rpartition(" ") for line in done.stdout.splitlines())
    ]
