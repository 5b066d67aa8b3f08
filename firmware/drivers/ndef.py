"""NDEF, the form in which a tag holds records: a message from one record, records from a message.

Each record begins with a byte of flags; its lowest three bits, the TNF, say how to read the type.
"""

EXTERNAL = 4  # TNF of a type named by its maker, as in b"deedbox:card"

_FIRST = 0x80
_LAST = 0x40
_CHUNK = 0x20
_SHORT = 0x10  # the payload's length takes one byte instead of four
_HAS_ID = 0x08


class BadNdef(Exception):
    """These bytes are no whole NDEF message, or one in chunks, which nobody writes on cards."""


def encode(kind: bytes, payload: bytes, tnf: int = EXTERNAL, id: bytes = b"") -> bytes:
    """A message of this one record."""
    size = len(payload)
    if len(id) > 255 or not _sound(tnf, len(kind), len(id) + size):
        raise BadNdef
    flags = _FIRST | _LAST | tnf
    if id:
        flags |= _HAS_ID
    if size < 256:
        head = bytes([flags | _SHORT, len(kind), size])
    else:
        head = bytes([flags, len(kind)]) + size.to_bytes(4, "big")
    if id:
        head += bytes([len(id)])
    return head + kind + id + payload


def decode(message) -> list:
    """Its records as (tnf, type, id, payload). Refuses what is cut off, and what is left over."""
    records: list = []
    at = 0
    flags = 0
    while not flags & _LAST:
        try:
            flags = message[at]
            kind_size = message[at + 1]
            at += 2
            size = 0
            for _ in range(1 if flags & _SHORT else 4):
                size = size << 8 | message[at]
                at += 1
            id_size = 0
            if flags & _HAS_ID:
                id_size = message[at]
                at += 1
        except IndexError:
            raise BadNdef
        first = not records
        if flags & _CHUNK or bool(flags & _FIRST) != first:
            raise BadNdef
        id_at = at + kind_size
        payload_at = id_at + id_size
        end = payload_at + size
        if end > len(message) or not _sound(flags & 7, kind_size, id_size + size):
            raise BadNdef
        kind = bytes(message[at:id_at])
        records.append(
            (flags & 7, kind, bytes(message[id_at:payload_at]), bytes(message[payload_at:end]))
        )
        at = end
    if at != len(message):
        raise BadNdef
    return records


def _sound(tnf: int, kind_size: int, rest: int) -> bool:
    """An empty record (TNF 0) has nothing, an unknown one (5) no type, 6 is for chunks."""
    if tnf == 0:
        return not kind_size and not rest
    if tnf == 5:
        return not kind_size
    return tnf < 5 and 0 < kind_size < 256
