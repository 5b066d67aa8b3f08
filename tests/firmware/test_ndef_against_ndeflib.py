"""Our few lines of NDEF and ndeflib read each other's messages, and refuse the same ones."""

import ndef as ndeflib
from hypothesis import example, given, settings
from hypothesis import strategies as st

from firmware.drivers import ndef

NAMES = st.text("abcdefghijklmnopqrstuvwxyz0123456789.-", min_size=1, max_size=20)
BYTES = st.binary(max_size=40) | st.binary(min_size=250, max_size=300)
IDS = st.binary(max_size=20)


@st.composite
def records(draw):
    """TNF, type, id, payload, and what ndeflib calls such a type."""
    tnf = draw(st.sampled_from((1, 2, 4, 5)))
    name = draw(NAMES)
    kind, theirs = {
        1: (name, "urn:nfc:wkt:" + name),
        2: ("text/" + name, "text/" + name),
        4: ("x:" + name, "urn:nfc:ext:x:" + name),
        5: ("", "unknown"),
    }[tnf]
    return tnf, kind.encode(), draw(IDS), draw(BYTES), theirs


@settings(max_examples=1000, deadline=None, derandomize=True)
@given(records())
def test_ndeflib_reads_what_we_write_and_writes_the_same_bytes(record):
    tnf, kind, id, payload, theirs = record
    message = ndef.encode(kind, payload, tnf, id)
    other = ndeflib.Record(theirs, id.decode("latin"), payload)
    assert message == b"".join(ndeflib.message_encoder([other]))
    (read,) = ndeflib.message_decoder(message, known_types={})
    assert (read.type, read.name, bytes(read.data)) == (theirs, id.decode("latin"), payload)


@settings(max_examples=1000, deadline=None, derandomize=True)
@given(st.lists(records(), min_size=1, max_size=4))
def test_we_read_what_ndeflib_writes(all_of_them):
    others = [ndeflib.Record(theirs, id.decode("latin"), p) for _, _, id, p, theirs in all_of_them]
    message = b"".join(ndeflib.message_encoder(others))
    assert ndef.decode(message) == [(tnf, kind, id, p) for tnf, kind, id, p, _ in all_of_them]


@settings(max_examples=2000, deadline=None, derandomize=True)
@given(st.binary(max_size=60), st.sampled_from((0xC0, 0xD0, 0xD8, 0x90, 0xF0)), st.integers(0, 7))
@example(b"\x01\x00a", 0xD0, 1)
def test_whatever_we_read_from_noise_ndeflib_reads_too(noise, flags, tnf):
    message = bytes([flags | tnf]) + noise
    try:
        ours = ndef.decode(message)
    except ndef.BadNdef:
        return
    try:
        theirs = list(ndeflib.message_decoder(message, known_types={}))
    except UnicodeDecodeError:  # it wants types in ASCII
        return
    assert [(r.name.encode("latin"), bytes(r.data)) for r in theirs] == [r[2:] for r in ours]
