"""What lies on the reader, told as events: one tap is one event, however shaky the hand.

    ("tag", uid, message, kind)     one tag was laid down; kind is "ntag", "phone" or "other".
                                    message: its NDEF message, as it is, valid or not; b"" for
                                    none, None if unreadable
    ("tags", count)                 several lie there
    ("gone",)                       nothing lies there any more
    ("written", uid, reason)        what became of write(): None if it is on the tag, else "lost",
                                    "locked", "small", "other_tag", "no_answer" or "verify"

The chip searches by itself, for ever, and tells by its IRQ pin: idle costs no byte. Every five
seconds the search is sent again. The chip's ACK proves that it lives, and a search switches the
field on, should the chip have lost it. If it stays silent, or talks nonsense at any time, it is
set up anew, and what is known of the tags stays.
"""

from engine_core.loader import bring
from firmware.const import const
from firmware.drivers.pn532 import TROUBLES

_LIST = const(0x4A)
_TWO_OF_TYPE_A = const(b"\x02\x00")
_LIST_BYTES = const(31)  # two tags with ids of ten bytes

_CHECK_MS = const(5000)
_CHANCE_MS = const(130)  # how often a tag that lies there is looked for
_SLIP_MS = const(20)  # a tag that only slipped is found again in 10
# Short drop-outs are common, and paying twice is worse than a late "gone": so many times in a row,
# and for so long, a tag has to be missed.
_CHANCES = const(3)
_GONE_MS = const(400)
_LATE_MS = const(1000)  # a tap that a fault of the chip has held up for longer is better forgotten
TRIES = 3
_WRITE_MS = const(5000)


class _Laid:
    """A tag that lies there, as far as anybody knows."""

    def __init__(self, uid: bytes, sak: int) -> None:
        self.uid = uid
        self.sak = sak
        self.seen = 0  # when last
        self.missed = 0  # times in a row
        self.tries = 0  # at reading it
        self.told = False


def _phone(uid: bytes) -> bool:
    """A random number, another one each time: ISO 14443-3, 6.5.4."""
    return len(uid) == 4 and uid[0] == 8


class TagReader:
    def __init__(self, chip) -> None:
        self.restarts = 0  # times that the chip had to be set up anew
        self.occupied = False  # something lies there, as far as was told; not after "gone"
        self.chip = chip
        self._job = None
        self._here: list = []
        self._several = False  # has been told
        self.wanted: tuple | None = None  # uid and message to be written
        self.reason: str | None = None  # why that failed so far
        self.tries = 0
        self._write_until = 0

    @property
    def ok(self) -> bool:
        return self.chip.ok

    @property
    def busy(self) -> bool:
        """Step every few milliseconds; otherwise fifty will do, or the IRQ pin."""
        return self.chip.busy

    def start(self) -> None:
        """Also ends sleep()."""
        self._job = self._run()

    def sleep(self) -> None:
        """Field off and chip asleep, until start()."""
        self._job = self._doze()

    def write(self, uid: bytes, message: bytes) -> None:
        """To the tag that lies there and has this uid; the event "written" follows. Takes the
        place of what was to be written before."""
        bring("firmware.drivers.ntag_write")  # here, because a step has no time for it
        self.wanted = (uid, message)
        self.reason = "no_answer"
        self.tries = 0
        self._write_until = self.chip.now + _WRITE_MS

    def step(self, now: int):
        """An event, or None. Takes one transfer at most, and never raises."""
        self.chip.now = now
        if self.wanted is not None:
            if not self._here and self.ok:
                return self.written("lost")
            if now >= self._write_until:
                return self.written(self.reason)
        try:
            return next(self._job) if self._job is not None else None
        except StopIteration:
            self._job = None
            return None

    def written(self, reason: "str | None"):
        uid = self.wanted[0] if self.wanted else b""
        self.wanted = None
        return ("written", uid, reason)

    def _doze(self):
        try:
            yield from self.chip.power_down()
        except TROUBLES:
            self.chip.ok = False

    def _run(self):
        while True:
            try:
                yield from self.chip.start()
                while True:
                    yield from self._round()
            except TROUBLES:
                self.restarts += 1
            except MemoryError:  # no room for pn532_power.py; in the next step there may be
                yield

    def _round(self):
        chip = self.chip
        begun = chip.now
        found = yield from self._list(_CHANCE_MS if self._here else _CHECK_MS)
        left = self._note(found)
        here = self._here
        if here:
            self.occupied = True
        if self.wanted is not None and found:
            writing = bring("firmware.drivers.ntag_write")
            yield from writing.attempt(self, self.wanted, found)
        if len(found) > 1 and not self._several:
            self._several = True
            yield ("tags", len(found))
        elif len(here) == 1:
            self._several = False
            if found and not here[0].told:
                yield from self._tell(here[0])
        elif self.occupied and not here:
            self._several = False
            for laid in left[:1]:
                if laid.tries and not laid.told and chip.now - laid.seen <= _LATE_MS:
                    yield self._tag(laid, None)
            self.occupied = False
            yield ("gone",)
        if here and (self._several or here[-1].told):
            yield from chip.pause(begun + _CHANCE_MS - chip.now)

    def _list(self, wait_ms: int):
        """Pairs of uid and SAK. ATQA and the chip's numbering do not matter to anybody."""
        chip = self.chip
        yield from chip.begin(_LIST, _TWO_OF_TYPE_A)
        answer = yield from chip.collect(_LIST, _LIST_BYTES, chip.now + wait_ms)
        found: list = []
        at = 1
        while answer is not None and at + 5 < len(answer) and len(found) < answer[0]:
            end = at + 5 + answer[at + 4]
            found.append((bytes(answer[at + 5 : end]), answer[at + 3]))
            at = end
        return found

    def _note(self, found: list) -> list:
        """Brings `_here` up to date; returns those that are not there any more."""
        now = self.chip.now
        for laid in self._here:
            laid.missed += 1
        for uid, sak in found:
            laid = self._known(uid)
            if laid is None:
                laid = _Laid(uid, sak)
                self._here.append(laid)
            laid.seen = now
            laid.missed = 0
        # Of tags that lie together one may hide another for a while. A tag that was never seen
        # together with what lies there now was swapped for it.
        chances = 2 * _CHANCES if found else _CHANCES
        swapped = found and not self._several
        left = []
        for laid in list(self._here):
            gone = laid.missed >= chances and now - laid.seen >= _GONE_MS
            if gone or swapped and laid.missed > 1:
                self._here.remove(laid)
                left.append(laid)
        return left

    def _known(self, uid: bytes):
        for laid in self._here:
            if laid.uid == uid or _phone(laid.uid) and _phone(uid):
                return laid
        return None

    def _tell(self, laid: "_Laid"):
        """Reads it; if that fails, its number alone has to do, and soon: a hand may be quick."""
        message = None
        ntag = bring("firmware.drivers.ntag")
        while laid.sak == 0 and laid.tries < TRIES:
            laid.tries += 1
            try:
                message = yield from ntag.Ntag(self.chip).read()
                laid.seen = self.chip.now
                break
            except ntag.TagLost:
                # Asked for two tags, real chips miss a single one at every second search
                # (community.nxp.com, thread 481864).
                found = yield from self._list(_SLIP_MS)
                if not found:
                    found = yield from self._list(_SLIP_MS)
                if len(found) != 1 or found[0][0] != laid.uid:
                    laid.missed += 1
                    break
                laid.seen = self.chip.now
        yield self._tag(laid, message)

    def _tag(self, laid: "_Laid", message):
        laid.told = True
        kind = "phone" if _phone(laid.uid) else "other" if laid.sak else "ntag"
        return ("tag", laid.uid, message, kind)
