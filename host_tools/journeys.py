"""Journeys: evenings at the table as a text, one step a line, played on a virtual unit.

    run("tests/journeys/first_start.txt", shot=lambda name, pixels: ...)

A step is something that a person does (press, hold, tap, boot, cut ...) or something that must be
true then (screen, see, line, sound, cash ...); tests/journeys/README.md has them all, and here
each is a method of that name. The first that fails raises Unexpected, with its place and the
screen.
"""

from binascii import crc32

from engine_core.refused import Refused
from firmware.storage.faults import StorageFailed
from host_tools.journey_values import options, value
from host_tools.virtual_board.tags import Tag
from host_tools.virtual_board.unit import TAP_MS, Unit

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

COLUMNS = 21
KEYS_LINE = 7  # the line that says which keys work
# A phone makes its number up; the second is as it comes from the factory, the third some key card.
FOREIGN = {
    "phone": (None, "phone"),
    "empty": (b"\x04\x77\x10\x20\x30\x40\x50", "ntag213"),
    "other": (b"\x5a\x11\x22\x33", "classic"),
}


class Unexpected(AssertionError):
    """A step that could not be taken, or something that should be true and is not."""

    def __init__(self, place: str, why: str, screen: str) -> None:
        super().__init__("%s: %s\n%s" % (place, why, screen))
        self.sentence = "%s: %s." % (place, why)
        self.screen = screen


def run(
    path: str,
    make: "Callable[..., Any]" = Unit,
    shot: "Callable[[str, bytes], None] | None" = None,
    each: "Callable[[Journey], None] | None" = None,
) -> int:
    """Plays a journey to its end and returns the number of steps. `make` makes the unit, `shot`
    gets the pictures, `each` is called after every step."""
    journey = Journey(path, make, shot)
    with open(path, encoding="utf-8") as file:
        for line in file:
            if journey.take(line) and each is not None:
                each(journey)
    if not journey.taken:
        raise Unexpected(path, "there is no step in it", "")
    return journey.taken


class Journey:
    def __init__(
        self,
        name: str,
        make: "Callable[..., Any]" = Unit,
        shot: "Callable[[str, bytes], None] | None" = None,
    ) -> None:
        self.name = name
        self.make = make
        self.give_shot = shot
        self.unit: Any = None
        self.number = 0  # of the line
        self.line = ""  # the step
        self.taken = 0
        self.before_cut: tuple[str, str, int] | None = None

    # -- one line after the other

    def take(self, line: str) -> bool:
        """Whether the line was a step."""
        self.number += 1
        line = line.rstrip()
        if not line or line.startswith("#"):
            return False
        self.line = line
        word, _, rest = line.partition(" ")
        try:
            step = getattr(self, "do_" + word, None)
            if step is None:
                raise ValueError("no such step")
            if self.unit is None and word != "unit":
                self.unit = self.make()
            step(rest)
        except Unexpected:
            raise
        except Exception as error:
            raise self._unexpected(_told(error)) from error
        self.taken += 1
        return True

    @property
    def place(self) -> str:
        return "%s, line %d, '%s'" % (self.name, self.number, self.line)

    def _unexpected(self, why: str) -> Unexpected:
        unit = self.unit
        if unit is None:
            screen = "There is no unit."
        else:
            title = "screen %s" % unit.screen if unit.on else "off"
            screen = framed(unit.lines(), title)
        return Unexpected(self.place, why, screen)

    def _is(self, found: object, wanted: object) -> None:
        if found != wanted:
            raise self._unexpected("it is %s" % _shown(found))

    # -- what a person does

    def do_unit(self, rest: str) -> None:
        if self.unit is not None:
            raise ValueError("only the first step can be that")
        self.unit = self.make(**options(rest))

    def do_boot(self, rest: str) -> None:
        self.unit.boot(rest)

    def do_cut(self, rest: str) -> None:
        """Now, or at that write from now: 3, or 3 half."""
        words = rest.split()
        unit = self.unit
        if unit.on:
            self.before_cut = (unit.screen, unit.lines()[KEYS_LINE], game_mark(unit.game))
        after, tear = words if len(words) == 2 else (rest or "0", "none")
        unit.cut_power(int(after), tear)

    def do_press(self, rest: str) -> None:
        self.unit.press(rest)

    def do_hold(self, rest: str) -> None:
        key, ms = rest.split()
        self.unit.hold(key, int(ms))

    def do_run(self, rest: str) -> None:
        self.unit.run(int(rest))

    def do_tap(self, rest: str) -> None:
        """deed 39, player 0, jail_card chance, card chance ch07; with ms=10000 for a long one."""
        card, ms = _with_ms(rest)
        self.unit.tap(*[value(word) for word in card], ms=ms)

    def do_foreign(self, rest: str) -> None:
        """phone, empty, other; several of a kind by numbers: empty 7."""
        words, ms = _with_ms(rest)
        kind = words[0] if words else ""
        if kind not in FOREIGN:
            raise ValueError("there are " + ", ".join(sorted(FOREIGN)))
        uid, chip = FOREIGN[kind]
        if len(words) > 1 and uid is not None:
            uid = uid[:-1] + bytes([int(words[1])])
        self.unit.tap_tag(Tag(uid, kind=chip), ms)

    def do_spoil(self, rest: str) -> None:
        """A file of the unit is damaged, as by a bad flash; the next boot finds that."""
        self.unit.files.replace(rest, b"spoilt")

    def do_lose(self, rest: str) -> None:
        """These files of the unit are gone; the next boot finds that."""
        for path in rest.split():
            self.unit.files.remove(path)

    def do_fill(self, rest: str) -> None:
        """The flash is full: nothing more can be written."""
        size = 64 * 1024
        while size:
            try:
                self.unit.files.append("fill", bytes(size))
            except StorageFailed:
                size //= 2

    def do_start(self, rest: str) -> None:
        self.unit.start(**options(rest))

    def do_play(self, rest: str) -> None:
        command, _, rest = rest.partition(" ")
        self.unit.play(command, **options(rest))

    def do_refused(self, rest: str) -> None:
        """The code, and what must be refused with it: refused not_owner play mortgage ..."""
        code, _, rest = rest.partition(" ")
        word, _, rest = rest.partition(" ")
        if word != "play" and word != "start":
            raise ValueError("only play and start can be refused")
        try:
            getattr(self, "do_" + word)(rest)
        except Refused as refused:
            if refused.code != code:
                raise self._unexpected("it was refused with %s" % refused.code) from None
            return
        raise self._unexpected("it was not refused")

    def do_shot(self, rest: str) -> None:
        if (
            not all([part.isalpha() or part.isdigit() for part in rest.replace("_", "")])
            or not rest
        ):
            raise ValueError("the name of a shot has letters, digits and _ only")
        if self.give_shot is not None:
            self.give_shot(rest, self.unit.pixels())

    # -- what must be true

    def do_screen(self, rest: str) -> None:
        self._is(self.unit.screen, rest)

    def do_off(self, rest: str) -> None:
        if self.unit.on:
            raise self._unexpected("it is on")

    def do_see(self, rest: str) -> None:
        if not self._sees(rest):
            raise self._unexpected("that cannot be read")

    def do_not_see(self, rest: str) -> None:
        if self._sees(rest):
            raise self._unexpected("that can be read")

    def _sees(self, words: str) -> bool:
        """A sentence may go on in the next line."""
        wanted = squeezed(words)
        if not wanted:
            raise ValueError("which words?")
        return wanted in squeezed(" ".join(self.unit.lines()))

    def do_line(self, rest: str) -> None:
        number, _, text = rest.partition(" ")
        self._is(self.unit.lines()[int(number)].rstrip(), text)

    def do_sound(self, rest: str) -> None:
        sounds = self.unit.sounds
        self._is(sounds[-1] if sounds else "silence", rest)

    def do_cash(self, rest: str) -> None:
        seat, amount = rest.split()
        self._is(self._game.cash[int(seat)], int(amount))

    def do_owner(self, rest: str) -> None:
        deed, seat = rest.split()
        self._is(self._game.owner[int(deed)], value(seat))

    def do_waiting(self, rest: str) -> None:
        self._is(self._game.waiting, rest)

    def do_turn(self, rest: str) -> None:
        self._is(self._game.turn, value(rest))

    def do_over(self, rest: str) -> None:
        if not self._game.over:
            raise self._unexpected("it goes on")

    def do_same(self, rest: str) -> None:
        """As it was at the last cut: the screen, the keys that work, and the game."""
        if self.before_cut is None:
            raise ValueError("there was no cut before")
        screen, keys, game = self.before_cut
        unit = self.unit
        if unit.screen != screen:
            raise self._unexpected("the screen was " + screen)
        if unit.lines()[KEYS_LINE] != keys:
            raise self._unexpected("the last line was '%s'" % keys)
        if game_mark(unit.game) != game:
            raise self._unexpected("it was another game, or not so far")

    @property
    def _game(self) -> "Any":
        if self.unit.game is None:
            raise self._unexpected("there is no game")
        return self.unit.game


def _with_ms(text: str) -> "tuple[list[str], int]":
    words = text.split()
    if words and words[-1].startswith("ms="):
        return words[:-1], int(words[-1][3:])
    return words, TAP_MS


# -- telling what is there


def squeezed(text: str) -> str:
    return " ".join(text.split())


def framed(lines: "list[str]", title: str) -> str:
    edge = "+" + "-" * COLUMNS + "+"
    middle = ["|%-21s|" % line for line in lines]
    return "\n".join([edge] + middle + [edge + " " + title])


def game_mark(game: "Any") -> int:
    """A number for all that a game is."""
    return 0 if game is None else _mark(game.snapshot(), 0)


def _mark(part: "Any", mark: int) -> int:
    if isinstance(part, dict):
        for key in sorted(part):
            mark = _mark(part[key], crc32(key.encode(), mark))
        return crc32(b"}", mark)
    if isinstance(part, (list, tuple)):
        for item in part:
            mark = _mark(item, mark)
        return crc32(b"]", mark)
    return crc32(repr(part).encode(), mark)


def _told(error: Exception) -> str:
    if isinstance(error, Refused):
        return "it was refused with %s" % error.code
    return "it ended in %s: %s" % (type(error).__name__, error)


def _shown(found: object) -> str:
    return "'%s'" % found if isinstance(found, str) else str(found)
