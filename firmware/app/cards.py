"""Which card a tag is: "deed;saga;39", or why it is none of the unit's own.

On a tag stands one NDEF record, external type deedbox:card, with "1;deed;saga;39": the version of
this format, the kind, the edition (none for a player's card) and the number or id. The UID
decides: a record can be copied onto any tag, but only an enrolled tag is one of the unit's cards.
"""

from firmware.drivers.ndef import BadNdef, decode, encode

TYPE_CHECKING = False
if TYPE_CHECKING:
    from firmware.storage.card_set import CardSet

_EXTERNAL = 4  # type name format, NDEF specification 3.2.6
_TYPE = b"deedbox:card"
_VERSION = "1;"
_EMPTY = (b"", b"\xd0\0\0")  # no message, or an empty record, as many tags come from the factory


def message_of(name: str) -> bytes:
    """What is written to the tag of that card."""
    return encode(_TYPE, (_VERSION + name).encode())


def name_on(message: "bytes | None") -> "str | None":
    """The card that a message names; None where it names none."""
    try:
        for kind, name, _, payload in decode(message or b""):
            if kind == _EXTERNAL and bytes(name) == _TYPE:
                text = str(bytes(payload), "utf-8")
                if text[:2] == _VERSION and len(text.split(";")) == 4:
                    return text[2:]
    except (BadNdef, UnicodeError):
        pass
    return None


def card_of(uid: bytes, message: "bytes | None", cards: "CardSet") -> tuple:
    """(name, None) of an own card; else (None, why): "phone", "not_enrolled" for a card of this
    kind that the unit does not know, "empty", "foreign"."""
    name = cards.name_of(uid)
    if name is not None:
        return name, None
    if len(uid) == 4 and uid[0] == 8:  # a UID made up for this one touch: ISO 14443-3, 6.5.4
        return None, "phone"
    if name_on(message) is not None:
        return None, "not_enrolled"
    return None, "empty" if message in _EMPTY else "foreign"
