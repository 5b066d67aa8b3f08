"""The unit of the page: what JavaScript calls, on MicroPython inside of the browser.

The firmware as it is, on the chip models, as `Unit` has them; here time is that of the page. What
goes to the page are plain numbers and texts: the picture as 1,024 bytes in memory (`glass`), all
else as JSON (views.py).
"""

import json
import sys
from binascii import a2b_base64

import deedbox_page as page
import uctypes

from engine_core import edition_ids
from firmware.version import VERSION
from host_tools import game_file
from host_tools.simulator.inside import views
from host_tools.simulator.inside.log import Log
from host_tools.virtual_board.card_box import EDITION, card_name, enrol, tag_of
from host_tools.virtual_board.faults import FaultPlan
from host_tools.virtual_board.flash_of_files import Flash, PowerCut
from host_tools.virtual_board.machine_model import Machine
from host_tools.virtual_board.tags import Tag
from host_tools.virtual_board.unit import Unit

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

# What a frame may find changed
PICTURE, SETTLED, TABLE, POWER, LOG = 1, 2, 4, 8, 16
LEAP_MS = 1000  # one turn of the loop for so much time, after a page was out of sight
MOST_MS = 600000  # and no more than that: meanwhile the computer slept
FOREIGN = {
    "phone": (None, "phone"),
    "empty": (b"\x04\x77\x10\x20\x30\x40\x50", "ntag213"),
    "other": (b"\x5a\x11\x22\x33", "classic"),
}

glass = bytearray(1024)  # never made anew: the page looks into it
GLASS = uctypes.addressof(glass)  # type: ignore[attr-defined]


class PageFlash(Flash):
    """What is durable lies in the browser's storage."""

    games = 0  # how often something about a game was written

    def keep(self, path: str, data: "bytes | None") -> None:
        if not page.keep(path, "" if data is None else game_file.text_of(data), data is None):
            raise OSError(28, "ENOSPC")  # the browser has no room left
        if path.startswith("games/"):
            self.games += 1

    def keep_nvs(self) -> None:
        if not page.keep_nvs(json.dumps(game_file.nvs_as_text(self.nvs))):
            raise OSError(-0x1105, "ESP_ERR_NVS")


class PageUnit(Unit):
    flash: "Any"

    def __init__(self, flash: "Any", seed: int, **options) -> None:
        self.plans = {"display": FaultPlan(), "reader": FaultPlan()}
        Unit.__init__(self, flash, seed, faults=self.plans, **options)
        self.edition_first = EDITION
        self.log = Log()
        self.enrolled_ids: list = []
        self.drawn_bytes = -1
        self.seen = ("", -1, "")
        self.unsettled = False
        buzzer: Any = self.board.buzzer
        buzzer.tone = self._heard_by_page(buzzer.tone)

    def _heard_by_page(self, tone):
        def told(hertz: int, duty: int) -> None:
            tone(hertz, duty)
            page.tone(self.board.clock.us // 1000, hertz, duty)

        return told

    # -- power

    def power(self) -> None:
        """The battery goes in, whatever keys are held."""
        self._off()
        self.flash.power_on()
        self._start(Machine.PWRON_RESET)
        for _ in range(200):
            if not self.on or self.loop.drawn and not self.loop.display.busy:
                break
            self._beat(self.board.clock.us + 1000000)

    def _start(self, cause: int) -> None:
        Unit._start(self, cause)
        if self.loop is not None and self.loop.saved is not None:
            self.log.listen(self)

    # -- time

    def _beat(self, until: int) -> None:
        """A crash of the firmware starts it again, as /main.py does on the board."""
        try:
            Unit._beat(self, until)
        except Exception as error:
            print_exception(error)
            self._stop()
            try:
                self._start(Machine.HARD_RESET)
            except Exception as again:
                print_exception(again)
                self._off()

    def catch_up(self, ms: int) -> None:
        """Let this time pass; a long one in leaps."""
        clock = self.board.clock
        ms = min(ms, MOST_MS)
        while ms > 2 * LEAP_MS:
            if self.on:
                clock.us += LEAP_MS * 1000
                self._beat(clock.us)
            ms -= LEAP_MS
        if self.on:
            self._pass(ms)
        else:
            clock.us += ms * 1000

    def frame(self) -> int:
        """What changed since the last one."""
        found = 0
        display = self.board.display
        bytes_now = self.bus.i2c["display"]
        if bytes_now != self.drawn_bytes:
            self.drawn_bytes = bytes_now
            found |= PICTURE
            self.unsettled = True
            draw(display)
        if self.unsettled and not (self.on and self.loop.busy):
            self.unsettled = False
            found |= SETTLED
        seen = (
            self.screen if self.on else "",
            self.flash.games,
            self.language() if self.on else "",
        )
        if seen != self.seen:
            if (seen[0] == "") != (self.seen[0] == ""):
                found |= POWER | PICTURE | TABLE
                draw(display)
            found |= TABLE
            if seen[2] != self.seen[2]:
                self.log.stale = True
            self.seen = seen
        if self.log.news or self.log.stale:
            found |= LOG
        return found

    def language(self) -> str:
        settings = getattr(self.loop.screen, "settings", None)
        return "en" if settings is None else settings["language"]

    # -- cards

    def edition_id(self) -> str:
        return self.game.edition.id if self.game is not None else self.edition_first

    def tag_named(self, name: str) -> "Tag":
        """A card of the set by the name on its tag, or `foreign;kind`."""
        if name not in self._tags:
            kind, _, rest = name.partition(";")
            if kind == "foreign":
                word, _, number = rest.partition(";")
                uid, chip = FOREIGN[word]
                if number and uid is not None:
                    uid = uid[:-1] + bytes([int(number)])
                self._tags[name] = Tag(uid, kind=chip)
            else:
                self._tags[name] = tag_of(name)
        return self._tags[name]

    def lay(self, name: str) -> None:
        edition = self.edition_id()
        if self.on and self.enrolled and edition not in self.enrolled_ids:
            self.enrolled_ids.append(edition)
            try:
                enrol(self.files, edition)  # as its owner has done
            except PowerCut:
                self._off()
        reader = self.board.reader
        tag = self.tag_named(name)
        if reader is not None and tag not in reader.field:
            reader.field = list(reader.field) + [tag]

    def lift(self, name: str) -> None:
        reader = self.board.reader
        tag = self.tag_named(name)
        if reader is not None:
            reader.field = [other for other in reader.field if other is not tag]


def print_exception(error: Exception) -> None:
    sys.print_exception(error)  # type: ignore[attr-defined]


def draw(display) -> None:
    """What a person sees, in the order of the display's memory: eight rows of 128 columns."""
    if (
        display.on
        and display.lit()
        and len(display.ram) == len(glass)
        and (display.inverse, display.all_on, display.scan_down) == (False, False, True)
        and (display.start_line, display.offset, display.last_row) == (0, 0, 63)
        and display.com_pins == 0x12
    ):
        glass[:] = display.ram
        return
    pixels = display.pixels()
    for place in range(len(glass)):
        at = (place >> 7 << 10) + (place & 127)
        byte = 0
        for bit in range(8):
            byte |= pixels[at + 128 * bit] << bit
        glass[place] = byte


# -- what JavaScript calls

_units: list = []


def unit() -> "Any":
    return _units[0]


def make(options: str) -> None:
    """A unit, off; options are its files and NVS as kept before, and what is special about it."""
    told = json.loads(options)
    files = {}
    for path in told.pop("files"):
        files[path] = a2b_base64(told["content"][path])
    told.pop("content")
    flash = PageFlash(files, game_file.nvs_from_text(told.pop("nvs")))
    edition = told.pop("edition", "")
    language = told.pop("language", "")
    new = PageUnit(flash, told.pop("seed", 0), **told)
    if edition:
        new.edition_first = edition
    if language:
        set_language(new, language)
    _units[:] = [new]


def set_language(new: "PageUnit", language: str) -> None:
    from firmware.storage.settings import Settings
    from host_tools.virtual_board.flash_of_files import mounted

    settings = Settings(mounted(new.flash))
    settings.load()
    if settings["language"] != language:
        settings.change("language", language)


def set_up(edition: str) -> None:
    """Begin a game of this edition by the keys that somebody would press; they say the rest."""
    here = unit()
    here.run_until_settled()
    if here.game is not None or here.screen != "idle":
        return
    here.press("#")
    offered = list(edition_ids()) + here.files.names("editions")
    if here.screen == "edition" and edition in offered:
        number = str(1 + offered.index(edition))
        here.press("0" * (here.loop.screen.panel.digits - len(number)) + number)


def power(on: int) -> None:
    if on:
        unit().power()
    else:
        unit().flash.cut_after(0)
        unit()._off()


def cut_later(writes: int) -> None:
    unit().flash.cut_after(writes)


def go_on(ms: int) -> int:
    """Let time pass; returns what changed."""
    unit().catch_up(ms)
    return unit().frame()


def now() -> int:
    return unit().board.clock.us // 1000 if _units else 0


def settle() -> int:
    unit().run_until_settled()
    return unit().frame()


def key(name: str, down: int) -> None:
    keys = unit().board.keys
    if down:
        keys.press(name)
    else:
        keys.release(name)


def lay(name: str, down: int) -> None:
    if down:
        unit().lay(name)
    else:
        unit().lift(name)


def occupied() -> int:
    return int(unit()._occupied())


def disturb() -> None:
    """The next bytes to the display and to the reader arrive wrong, and then its bus hangs."""
    for name in ("display", "reader"):
        plan = unit().plans[name]
        for number, kind in enumerate(("garbage", "garbage", "stuck")):
            plan.plan[plan.done + number] = kind


def lines() -> str:
    return json.dumps(unit().lines())


def contrast() -> int:
    return unit().board.display.contrast


def edition() -> str:
    return json.dumps(views.edition(unit()))


def table() -> str:
    return json.dumps(views.table(unit()))


def edition_now() -> str:
    """Changes with whatever `edition` tells."""
    here = unit()
    return here.edition_id() + " " + (here.language() if here.on else "en")


def log() -> str:
    return json.dumps(unit().log.taken(unit()))


def told(path: str) -> str:
    """Something inside of the firmware, by its path from the loop: for tests."""
    thing = unit().loop
    for name in path.split("."):
        thing = getattr(thing, name)
    return repr(thing)


def snapshot() -> str:
    game = unit().game
    return json.dumps(None if game is None else game.snapshot())


def sounds() -> str:
    return json.dumps(unit().sounds)


def card(kind: str, edition_id: str, number: str) -> str:
    """What is on the tag of that card."""
    which = (kind, number) if kind != "card" else (kind, "", number)
    return card_name(which, edition_id) if kind != "player" else "player;;" + number


def spoil(path: str) -> None:
    """A file is damaged, as by a bad flash; the next start finds that."""
    unit().flash.files[path] = b"spoilt"


def saved() -> str:
    """The game as a file: its name, and what is in it."""
    here = unit()
    data = game_file.written(here.flash.files, here.flash.nvs, VERSION)
    name = "game" if here.game is None else here.game.edition.id
    return json.dumps({"name": name + ".deedbox", "content": game_file.text_of(data)})


def loaded(text: str) -> str:
    """What is in such a file, in the shape in which `make` takes it; or what is wrong with it."""
    try:
        files, nvs = game_file.read(a2b_base64(text))
    except game_file.BadFile as bad:
        return json.dumps({"wrong": bad.why})
    content = {}
    for path in files:
        content[path] = game_file.text_of(files[path])
    told = {"files": list(files), "content": content, "nvs": game_file.nvs_as_text(nvs)}
    return json.dumps(told)


def version() -> str:
    return "Deedbox %s, MicroPython %s" % (VERSION, sys.version.split(" ")[2])
