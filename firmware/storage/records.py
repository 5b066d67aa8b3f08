"""What one confirmation did, as bytes: one or more commands, or one step taken back.

record_reader.py is the way back.

A record is its length, a body, a check of the state that it led to, and a checksum:

    length   one byte below 240, else two: 240 + its upper part, and its lower part
    body     UNDO; SNAPSHOT and a packed value; or commands, each a code and its packed arguments
    check    two bytes: a replay that comes out otherwise is found, not believed
    sum      two bytes, over body and check, beginning with the sum of the record before: a record
             that is missing, double or out of place is found too. A snapshot begins afresh.
"""

from binascii import crc32
from struct import pack_into

from engine_core.commands import code_of, row_of
from firmware.storage.faults import BadData
from firmware.storage.packing import pack

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine_core import Game

UNDO = 0
SNAPSHOT = 1
FIRST = 8  # the code of the first command in the core's table; fewer are kept for ourselves
LEFT_OUT = 0xC9  # packing never begins a value with this
LONG = 240
_LONGEST = 4095


def framed(body: bytearray, check: int, before: int) -> bytes:
    """The record that follows the one whose sum was `before`."""
    size = len(body)
    if size > _LONGEST:
        raise BadData
    head = 1 if size < LONG else 2
    record = bytearray(head + size + 4)
    record[0] = size if head == 1 else LONG + (size >> 8)
    if head == 2:
        record[1] = size & 255
    record[head : head + size] = body
    pack_into("<H", record, head + size, check)
    pack_into("<H", record, head + size + 2, sum_of(record[head : head + size + 2], before))
    return bytes(record)


def last_sum(record) -> int:
    return record[-2] | record[-1] << 8


def sum_of(data, before: int) -> int:
    return crc32(data, before) & 0xFFFF


def encoded(commands) -> bytearray:
    """The body of a record: (command, arguments) one after the other."""
    body = bytearray()
    for command, arguments in commands:
        body.append(FIRST + code_of(command))
        for name in row_of(command)[2:]:
            name = name[:-1] if name[-1] == "?" else name
            if name in arguments:
                pack(arguments[name], body)
            else:
                body.append(LEFT_OUT)
    return body


def check_of(game: "Game") -> int:
    """Sixteen bits that tell two states apart. Not everything is looked at: what is left out shows
    in money or places a few commands later."""
    edition = game.edition
    found = crc32(bytes(game.place) + bytes(game.jailed) + bytes(game.jail_turns))
    found = crc32(bytes(game.houses) + bytes(game.mortgaged), found)
    owners = bytearray(b"\xff" * edition.size)
    for space in edition.deeds:
        if game.owner[space] is not None:
            owners[space] = game.owner[space]
    found = crc32(owners, found)
    numbers = game.cash + game.random + [game.bank_balance, len(game.todo), edition.size]
    numbers.append(-1 if game.turn is None else game.turn)
    numbers += [len(cards) for cards in game.held] + [claim[2] for claim in game.rents_due]
    found = crc32(str(numbers).encode(), found)
    return crc32(game.waiting.encode(), found) & 0xFFFF
