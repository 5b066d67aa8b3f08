"""Writes the NDEF message of a Type 2 tag so that no pull can halve it: brought in when needed.

Length 0, body, look, length, look. Each page write of the two that touch the length changes
nothing else, so that a tag pulled away at any moment holds the old message, the new one, or none
that is valid: a length that was torn does not fit the record. Where the record's first bytes share
its page it may look like a record of another type, but never like another card.
Pages 0 to 3, lock and configuration pages are never written.
"""

from firmware.drivers.ntag import FIRST_PAGE, MESSAGE, MOST, Ntag, TagLost
from firmware.drivers.tag_reader import TRIES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from firmware.drivers.tag_reader import TagReader

_WRITE = 0xA2
_END = 0xFE


class TagRefused(TagLost):
    """The tag did not take a page, or was pulled away at that very moment."""


class CannotWrite(Exception):
    """`reason` is "locked", "small" or "verify"."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


def write(tag: "Ntag", message: bytes):
    """Nothing at all is written where this message is already."""
    there = yield from tag.read()
    if there is not None and there == message:
        return
    at = tag.at
    end = at + 2 + len(message)
    if not tag.size or tag.read_only:
        raise CannotWrite("locked")
    if len(message) > MOST or end > tag.size:
        raise CannotWrite("small")
    last = min(end, tag.size - 1) // 4
    for page in range(at // 4, last + 1):
        if tag.locks >> FIRST_PAGE + page & 1:
            raise CannotWrite("locked")
    yield from tag.know(4 * last + 4)
    yield from _put(tag, at + 1, 0)
    yield from _put(tag, at, MESSAGE)
    for page in range((at + 2) // 4, last + 1):
        wanted = bytearray(tag.data[4 * page : 4 * page + 4])
        for place in range(4):
            offset = 4 * page + place - at - 2
            if 0 <= offset < len(message):
                wanted[place] = message[offset]
            elif offset == len(message):
                wanted[place] = _END
        yield from _put_page(tag, page, wanted)
    yield from _verify(tag, at // 4, last)
    yield from _put(tag, at + 1, len(message))
    yield from _verify(tag, (at + 1) // 4, (at + 1) // 4)


def _put(tag: "Ntag", at: int, byte: int):
    page = at // 4
    wanted = bytearray(tag.data[4 * page : 4 * page + 4])
    wanted[at % 4] = byte
    yield from _put_page(tag, page, wanted)


def _put_page(tag: "Ntag", page: int, wanted):
    """Not where the page is like this already."""
    if tag.data[4 * page : 4 * page + 4] != wanted:
        try:
            yield from tag.exchange(bytes([1, _WRITE, FIRST_PAGE + page]) + wanted, 0)
        except TagLost:
            raise TagRefused
        tag.data[4 * page : 4 * page + 4] = wanted


def _verify(tag: "Ntag", page: int, last: int):
    while page <= last:
        seen = yield from tag.look(FIRST_PAGE + page)
        count = 4 * min(4, last + 1 - page)
        if seen[:count] != tag.data[4 * page : 4 * page + count]:
            raise CannotWrite("verify")
        page += 4


def attempt(reader: "TagReader", wanted: tuple, found: list):
    """Once more to write what is wanted; yields the event when it is done, or given up."""
    uid, message = wanted
    if len(found) > 1 or found[0][0] != uid:
        yield reader.written("other_tag")
        return
    if found[0][1]:
        yield reader.written("locked")
        return
    if reader.tries < TRIES:
        reader.tries += 1
        reader.reason = "no_answer"
        reason = None
        try:
            yield from write(Ntag(reader.chip), message)
        except TagRefused:
            reason = "locked"
        except TagLost:
            reason = "lost"
        except CannotWrite as fault:
            reason = fault.reason
        if reader.wanted is not wanted:  # it took too long, or something else is to be written
            return
        reader.reason = reason
        if reason in ("locked", "lost", "verify") and reader.tries < TRIES:
            return
    yield reader.written(reader.reason)
