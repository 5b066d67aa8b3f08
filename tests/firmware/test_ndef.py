"""What is written on a card, byte by byte, and what is refused."""

from engine_core.chance import below
from firmware.drivers.ndef import BadNdef, decode, encode


def refused(action) -> bool:
    try:
        action()
    except BadNdef:
        return True
    return False


def test_a_card_is_one_short_record_of_our_own_type():
    message = encode(b"deedbox:card", b"1;deed;saga;39")
    assert message == b"\xd4\x0c\x0edeedbox:card1;deed;saga;39"
    assert decode(message) == [(4, b"deedbox:card", b"", b"1;deed;saga;39")]


def test_a_record_may_have_an_id():
    message = encode(b"a:b", b"xyz", 4, b"me")
    assert message == b"\xdc\x03\x03\x02a:bmexyz"
    assert decode(message) == [(4, b"a:b", b"me", b"xyz")]


def test_from_256_bytes_on_the_length_takes_four():
    assert encode(b"t", bytes(255), 1)[:4] == b"\xd1\x01\xfft"
    message = encode(b"t", bytes(256), 1)
    assert message[:7] == b"\xc1\x01\x00\x00\x01\x00t"
    assert decode(message) == [(1, b"t", b"", bytes(256))]


def test_a_link_that_a_phone_wrote_beside_ours_is_read_too():
    link = b"\x91\x01\x05U\x04a.de"
    ours = b"\x54\x03\x01a:b7"
    assert decode(link + ours) == [(1, b"U", b"", b"\x04a.de"), (4, b"a:b", b"", b"7")]


def test_an_empty_record_is_what_a_formatted_tag_of_others_holds():
    assert decode(b"\xd0\x00\x00") == [(0, b"", b"", b"")]
    assert encode(b"", b"", 0) == b"\xd0\x00\x00"


def test_every_way_to_cut_a_message_short_is_refused():
    for message in (encode(b"a:b", b"xyz", 4, b"me"), encode(b"t", bytes(300), 1)):
        for size in range(len(message)):
            assert refused(lambda size=size, message=message: decode(message[:size])), size


def test_bytes_behind_the_last_record_are_refused():
    assert refused(lambda: decode(encode(b"a:b", b"x") + b"\xfe"))


def test_chunks_missing_flags_and_unknown_forms_are_refused():
    assert refused(lambda: decode(b"\xf4\x03\x01a:b7"))  # a chunk
    assert refused(lambda: decode(b"\x54\x03\x01a:b7"))  # does not begin
    assert refused(lambda: decode(b"\x94\x03\x01a:b7"))  # does not end
    assert refused(lambda: decode(b"\x94\x03\x01a:b7\xd4\x03\x01a:b7"))  # begins twice
    assert refused(lambda: decode(b"\xd7\x01\x00a"))  # TNF 7
    assert refused(lambda: decode(b"\xd6\x00\x00"))  # only within chunks
    assert refused(lambda: decode(b"\xd4\x00\x01x"))  # of no type
    assert refused(lambda: decode(b"\xd0\x00\x01x"))  # empty, with something in it
    assert refused(lambda: decode(b"\xc1\x01\xff\xff\xff\xfft"))  # 4 GB


def test_what_no_message_can_hold_is_not_written():
    assert refused(lambda: encode(bytes(256), b""))
    assert refused(lambda: encode(b"t", b"", 1, bytes(256)))
    assert refused(lambda: encode(b"", b"x"))
    assert refused(lambda: encode(b"t", b"x", 7))


def test_no_bytes_whatever_do_more_than_be_refused():
    chance = [7, 11]
    base = bytearray(encode(b"deedbox:card", b"1;deed;saga;39"))
    understood = 0
    for number in range(3000):
        if number % 2:
            data = bytearray([below(chance, 256) for _ in range(below(chance, 24))])
        else:
            data = bytearray(base)
            data[below(chance, len(data))] = below(chance, 256)
        if data and number % 3:
            data[0] = data[0] & 0x1F | 0xC0
        try:
            understood += len(decode(data))
        except BadNdef:
            pass
    assert understood > 300
