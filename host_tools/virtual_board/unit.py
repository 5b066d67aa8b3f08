"""A whole unit: the firmware as it is, on the models of its parts, with keys, tags and a battery.

Time passes only while the unit is given something to do. What goes in is remembered in `inputs`:
the same inputs on a fresh unit with the same seed lead to the same game.
"""

import sys

from firmware.app.sounds import tune, words
from firmware.board import DEVKITC
from firmware.drivers.keypad import KEYS
from firmware.main import build
from firmware.storage.faults import StorageFailed
from host_tools.virtual_board.board_model import BoardModel
from host_tools.virtual_board.card_box import (
    EDITION,
    as_told,
    card_name,
    check_card,
    enrol,
    prepare,
    tag_from,
    tag_of,
)
from host_tools.virtual_board.machine_model import Machine, Reset
from host_tools.virtual_board.nvs_model import nvs_maker
from host_tools.virtual_board.reading import lines
from host_tools.virtual_board.tags import Tag
from host_tools.virtual_board.traffic import Bus

TYPE_CHECKING = False
if TYPE_CHECKING or sys.implementation.name != "micropython":
    from host_tools.virtual_board.flash import Flash, PowerCut
    from host_tools.virtual_board.littlefs_files import LittlefsFiles as mounted
elif sys.platform == "webassembly":
    from host_tools.virtual_board.flash_of_files import Flash, PowerCut, mounted
else:
    from host_tools.virtual_board.flash_on_file import Flash, PowerCut, mounted
if TYPE_CHECKING:
    from typing import Any

    from host_tools.virtual_board.faults import FaultPlan

TEARS = ("none", "half", "garbled")
FINGER_MS = 60  # a quick finger: down that long, and up again for as long
TAP_MS = 300
GONE_MS = 800  # at least, until somebody taps again: a second after the first is a new tap
AWAY_MS = 3000  # at most, until the unit believes that a card was taken away
BEAT_MS = 20
SETTLED_MS = 20000  # longer than anything the unit does by itself


class Unit:
    files: "Any" = None

    def __init__(
        self,
        flash: "Flash | None" = None,
        seed: int = 0,
        reader: bool = True,
        enrolled: bool = True,
        display: str = "ssd1306",
        faults: "dict[str, FaultPlan] | None" = None,
    ) -> None:
        self.flash = flash if flash is not None else Flash()
        self.seed = seed
        self.board = BoardModel(DEVKITC, display, reader, seed, faults)
        self.bus = Bus(self)
        self._nvs_plan = (faults or {}).get("nvs")
        self._flash_plan = (faults or {}).get("flash")
        self.on = False
        self.inputs: list[tuple] = []
        self.enrolled = enrolled
        self.loop: Any = None  # the firmware, while the unit is on
        self.machine: Any = None
        self._tags: dict[str, Tag] = {}
        self._heard = 0  # sounds before the last boot
        self._armed: tuple[int, str] | None = None  # a power cut that waits for the next boot
        try:
            prepare(mounted(self.flash), display, enrolled)
        except StorageFailed:
            pass  # a damaged flash is left as it is

    # -- power

    def boot(self, hold: str = "") -> None:
        """Power on, with these keys held; returns when the first screen is complete."""
        _check_keys(hold)
        self._off()
        if self.inputs or hold:
            self.inputs.append(("boot", hold))
        self._heard = len(self._words())
        self.flash.power_on()
        if self._armed is not None:
            self.flash.cut_after(*self._armed)
            self._armed = None
        self.board.keys.release(self.board.keys.held, 0)
        self.board.keys.press(hold, 0)
        self._start(Machine.PWRON_RESET)
        self.run_until_settled()
        self.board.keys.release(hold, 0)
        self._pass(2 * FINGER_MS)
        self.run_until_settled()

    def cut_power(self, after_writes: int = 0, tear: str = "none") -> None:
        """Now, or at that program or erase from now; of the next boot, if the unit is off."""
        if after_writes < 0 or tear not in TEARS:
            raise ValueError("a count from 0 on, and one of " + ", ".join(TEARS))
        if not self.on:
            self._cut_at_boot(after_writes, tear)
            return
        self.inputs.append(("cut_power", after_writes, tear))
        self.flash.cut_after(after_writes, tear)
        if not after_writes:
            self._off()

    def _cut_at_boot(self, after_writes: int, tear: str) -> None:
        self.inputs.append(("cut_at_boot", after_writes, tear))
        self._armed = (after_writes, tear) if after_writes else None

    def _start(self, cause: int) -> None:
        self.machine = self.board.machine(cause)
        self.on = True
        nvs = nvs_maker(self.flash.nvs, self.flash.write_nvs, self._nvs_plan)("deedbox")
        try:
            self.loop = self._firmware(nvs)
        except StorageFailed:
            self._stop()  # MicroPython itself stops here, before any file of ours, and says so
        except PowerCut:
            self._off()

    def _firmware(self, nvs) -> "Any":
        """Its loop, ready to run."""
        self.files = mounted(self.flash)
        self.flash.plan = self._flash_plan
        board = self.board
        reader = board.reader is not None
        return build(self.machine, board.clock, board.profile, self.files, nvs, self.seed, reader)

    def _off(self) -> None:
        self.board.power_off()
        self._stop()

    def _stop(self) -> None:
        self.on = False
        self.loop = None

    # -- time

    def run(self, ms: int) -> None:
        self._note("run", ms)
        self._pass(ms)

    def _pass(self, ms: int) -> None:
        clock = self.board.clock
        until = clock.us + ms * 1000
        while clock.us < until and self.on:
            self._beat(until)

    def _beat(self, until: int) -> None:
        """One turn of the firmware's loop, and its pause."""
        clock = self.board.clock
        try:
            pause = self.loop.beat()
            clock.us = min(until, clock.us + pause * 1000) if clock.us < until else clock.us
            watchdog = self.machine.watchdog
            if watchdog is not None and watchdog.bites():
                raise Reset(Machine.WDT_RESET)
        except PowerCut:
            self._off()
        except Reset as reset:
            self._stop()
            if not reset.asleep:
                self._start(reset.cause)

    def run_until_settled(self) -> None:
        """Until the display shows what there is and nothing is going on."""
        clock = self.board.clock
        until = clock.us + SETTLED_MS * 1000
        while self.on and clock.us < until:
            self._beat(until)
            if self.on and not self.loop.busy:
                return

    # -- inputs

    def _note(self, *what) -> None:
        """Without power nothing is an input."""
        if self.on:
            self.inputs.append(what)

    def replay(self, inputs: list[tuple]) -> None:
        """The same inputs once more, on a unit that has just been booted."""
        for kind, *rest in inputs:
            if kind == "key":
                self.press(rest[0])
            elif kind == "tap_for":
                self.tap(*rest[1:], ms=rest[0])
            elif kind == "tag":
                self.tap_tag(tag_from(rest[0]), rest[1])
            elif kind == "cut_at_boot":
                self._cut_at_boot(*rest)
            elif kind == "field":
                self.field = [tag_from(tag) for tag in rest[0]]
            else:  # hold, tap, run, boot, cut_power
                getattr(self, kind)(*rest)

    def start(self, edition: str = "classic", players=("Ann", "Ben"), **options) -> None:
        """A new game through the set-up screens, by keys only; options as those of Game, and
        minutes, player_cards."""
        hands().start(self, edition, list(players), options)

    def play(*call: "Any", **arguments: "Any") -> "list[tuple]":
        """unit.play(command, ...): gives one command of the rules by keys and taps only, and
        returns the inputs used; raises Refused when the unit refused."""
        self, command = call
        return hands().play(self, command, arguments)

    def press(self, keys: str) -> None:
        _check_keys(keys)
        for key in keys:
            self._note("key", key)
            self._finger(key, FINGER_MS)

    def hold(self, key: str, ms: int) -> None:
        _check_keys(key)
        self._note("hold", key, ms)
        self._finger(key, ms)

    def _finger(self, key: str, ms: int) -> None:
        if not self.on:
            return
        self.board.keys.press(key)
        self._pass(ms)
        self.board.keys.release(key)
        self._pass(FINGER_MS)
        self.run_until_settled()

    def tap(self, *card, ms: int = TAP_MS) -> None:
        """A card of the set: ("deed", 39), ("player", 0), ("jail_card", deck) or
        ("card", deck, id)."""
        check_card(card)
        if ms == TAP_MS:
            self._note("tap", *card)
        else:
            self._note("tap_for", ms, *card)
        if not self.on:
            return
        edition = self.game.edition.id if self.game is not None else EDITION
        name = card_name(card, edition)
        if name not in self._tags:
            self._tags[name] = tag_of(name)
            try:
                if self.enrolled:  # the owner of another edition has enrolled that one
                    enrol(self.files, edition)
            except StorageFailed:
                pass  # the unit will say so
            except PowerCut:
                self._off()
        self._lay(self._tags[name], ms)

    def tap_tag(self, tag: Tag, ms: int = TAP_MS) -> None:
        self._note("tag", as_told(tag), ms)
        self._lay(tag, ms)

    def _lay(self, tag: Tag, ms: int) -> None:
        """Down, up again, and until the unit knows that it is gone."""
        if not self.on or self.board.reader is None:
            return
        self.board.reader.field = self.field + [tag]
        self._pass(ms)
        self.board.reader.field = [other for other in self.field if other is not tag]
        left = AWAY_MS
        while left > 0 and (left > AWAY_MS - GONE_MS or self._occupied()):
            self._pass(BEAT_MS)
            left -= BEAT_MS
        self.run_until_settled()

    def _occupied(self) -> bool:
        loop = self.loop
        return self.on and loop.reader is not None and loop.reader.occupied and not self.field

    @property
    def field(self) -> list[Tag]:
        """What lies on the reader."""
        return list(self.board.reader.field) if self.board.reader is not None else []

    @field.setter
    def field(self, tags: list[Tag]) -> None:
        self._note("field", tuple([as_told(tag) for tag in tags]))
        if self.board.reader is not None:
            self.board.reader.field = list(tags)

    # -- what a person sees and hears

    @property
    def screen(self) -> str:
        return self.loop.screen.name if self.loop is not None else ""

    def pixels(self) -> bytes:
        return self.board.display.pixels()

    def lines(self) -> list[str]:
        return lines(self.pixels())

    @property
    def sounds(self) -> list[str]:
        """The words heard since the last boot."""
        return self._words()[self._heard :]

    def _words(self) -> list[str]:
        return self.board.buzzer.words({word: tune(word) for word in words()})

    @property
    def game(self) -> "Any":
        """The Game inside; None while the unit is off, and before there is a game."""
        if self.loop is None or self.loop.saved is None:
            return None
        return self.loop.saved.game


def hands():
    """Only here: a unit that is played by keys alone needs none. Not by `from`: MicroPython asks
    the `__getattr__` of a package that has one, and does not look for a module."""
    name = "host_tools.virtual_board.hands"
    __import__(name)
    return sys.modules[name]


def _check_keys(keys: str) -> None:
    for key in keys:
        if key not in KEYS:
            raise ValueError("no such key: %s; there are %s" % (key, KEYS))
