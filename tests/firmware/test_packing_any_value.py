"""Whatever Hypothesis thinks of comes back, and no bytes at all are another exception."""

from hypothesis import given
from hypothesis import strategies as st

from firmware.storage.faults import BadData
from firmware.storage.packing import packed
from firmware.storage.record_reader import Records, decoded
from firmware.storage.unpacking import unpacked

LEAVES = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-(2**62), 2**62),
    st.text(st.characters(exclude_categories=["Cs"]), max_size=40),
    st.binary(max_size=40),
)
VALUES = st.recursive(
    LEAVES,
    lambda inner: (
        st.lists(inner, max_size=6)
        | st.dictionaries(st.text(st.characters(exclude_categories=["Cs"])), inner, max_size=5)
    ),
    max_leaves=20,
)


def depth(value: object) -> int:
    if isinstance(value, dict):
        value = list(value.values())
    return 1 + max([depth(item) for item in value], default=0) if isinstance(value, list) else 0


@given(VALUES)
def test_any_value_comes_back(value: object) -> None:
    if depth(value) <= 9:
        assert unpacked(bytes(packed(value))) == value


@given(st.binary(max_size=80))
def test_any_bytes_are_a_value_or_bad_data(data: bytes) -> None:
    try:
        value = unpacked(data)
    except BadData:
        return
    assert unpacked(bytes(packed(value))) == value


@given(st.binary(max_size=60))
def test_any_bytes_are_commands_or_bad_data(data: bytes) -> None:
    try:
        for command, arguments in decoded(b"xx" + data + b"xx", 2, 2 + len(data)):
            assert isinstance(command, str) and isinstance(arguments, dict)
    except BadData:
        pass


@given(st.binary(max_size=300))
def test_any_bytes_can_be_gone_through_as_records(data: bytes) -> None:
    records = Records(data)
    while records.next():
        assert records.start < records.end <= len(data) - 4
