"""What a tag on the reader is: one of the unit's own cards, or the friendly reason why not."""

from firmware.app.cards import card_of, message_of, name_on
from firmware.drivers.ndef import encode
from firmware.storage.card_set import CardSet
from tests.firmware.storage_table import FilesInMemory

OWN = b"\4\1\2\3\4\5\6"
COPY = b"\4\6\5\4\3\2\1"
DEED = "deed;saga;39"


def own_set() -> CardSet:
    cards = CardSet(FilesInMemory())
    cards.enrol(OWN, DEED)
    return cards


def test_the_record_on_a_tag_is_the_printed_format():
    """Printed and written sets outlive versions: these are the bytes."""
    assert message_of(DEED) == b"\xd4\x0c\x0edeedbox:card1;deed;saga;39"
    assert message_of("player;;0") == b"\xd4\x0c\x0bdeedbox:card1;player;;0"
    assert message_of("card;saga;ch07") == b"\xd4\x0c\x10deedbox:card1;card;saga;ch07"


def test_a_record_names_its_card():
    for name in (DEED, "player;;0", "card;saga;ch07", "jail_card;classic;chance"):
        assert name_on(message_of(name)) == name


def test_a_record_among_others_is_found():
    first = bytearray(encode(b"U", b"\4example", 1))
    first[0] &= 0xBF  # not the last
    second = bytearray(message_of(DEED))
    second[0] &= 0x7F  # not the first
    assert name_on(bytes(first + second)) == DEED


def test_a_message_that_names_no_card_of_ours_names_none():
    for message in (
        None,
        b"",
        b"\xd0\0\0",
        b"noise",
        message_of(DEED)[:-1],
        message_of(DEED) + b"\0",
        encode(b"deedbox:card", b"2;deed;saga;39"),
        encode(b"deedbox:card", b"11;deed;saga;39"),
        encode(b"deedbox:card", b"1;deed;saga"),
        encode(b"deedbox:card", b"1;deed;saga;39;5"),
        encode(b"deedbox:card", b"1;deed;saga;\xff"),
        encode(b"deedbox:card", b""),
        encode(b"deedbox:cards", b"1;deed;saga;39"),
        encode(b"deedbox:card", b"1;deed;saga;39", 2),
        encode(b"T", b"\2en1;deed;saga;39", 1),
    ):
        assert name_on(message) is None, message


def test_an_enrolled_tag_is_its_card_whatever_is_written_on_it():
    """The UID decides: even an unreadable tag, or one with another card's record, is the card."""
    cards = own_set()
    for message in (None, b"", message_of(DEED), message_of("player;;0"), b"noise"):
        assert card_of(OWN, message, cards) == (DEED, None)


def test_a_copied_record_on_another_tag_is_not_the_card():
    assert card_of(COPY, message_of(DEED), own_set()) == (None, "not_enrolled")
    assert card_of(COPY, message_of("deed;saga;1"), own_set()) == (None, "not_enrolled")


def test_other_peoples_things_are_named():
    cards = own_set()
    assert card_of(b"\x08\1\2\3", None, cards) == (None, "phone")
    assert card_of(b"\x08\1\2\3", message_of(DEED), cards) == (None, "phone")
    assert card_of(COPY, b"", cards) == (None, "empty")
    assert card_of(COPY, b"\xd0\0\0", cards) == (None, "empty")  # as it comes from the factory
    assert card_of(COPY, encode(b"U", b"\4example", 1), cards) == (None, "foreign")
    assert card_of(COPY, None, cards) == (None, "foreign")
    assert card_of(b"\1\2\3\4", None, cards) == (None, "foreign")
    assert card_of(b"\x08\1\2\3\4\5\6", None, cards) == (None, "foreign")


def test_a_tag_enrolled_again_is_the_other_card_at_once():
    cards = own_set()
    cards.enrol(OWN, "player;;3")
    assert card_of(OWN, message_of(DEED), cards) == ("player;;3", None)
    cards.enrol(COPY, "player;;3")
    assert card_of(OWN, message_of(DEED), cards) == (None, "not_enrolled")
