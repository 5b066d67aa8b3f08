"""What shows that a record is torn, damaged or out of place, or that it led somewhere else."""

from firmware.storage.faults import BadData
from firmware.storage.record_reader import Records
from firmware.storage.records import SNAPSHOT, UNDO, check_of, encoded, framed
from tests.engine_core.table import game_of, give, put, roll_to, set_cash
from tests.firmware.storage_table import gift


def chain(bodies) -> list:
    """Framed records, each after the other."""
    records = []
    before = 0
    for body in bodies:
        records.append(framed(bytearray(body), 0x1234, before))
        before = records[-1][-2] | records[-1][-1] << 8
    return records


def read(data: bytes) -> list:
    records = Records(data)
    found = []
    while records.next():
        found.append(bytes(data[records.start : records.end]))
        assert records.check == 0x1234
    return found


BODIES = [bytes([SNAPSHOT, 5]), b"\x0a\x01", bytes([UNDO]), b"\x0bhello", b"\x0c"]


def test_records_come_back_one_after_the_other():
    assert read(b"".join(chain(BODIES))) == BODIES


def test_records_of_every_length_come_back():
    for size in (1, 2, 127, 239, 240, 241, 255, 256, 257, 511, 512, 4094, 4095):
        bodies = [bytes([9]) * size, b"\x0a"]
        assert read(b"".join(chain(bodies))) == bodies, size
    for size in (4096, 10000):
        try:
            framed(bytearray(size), 0, 0)
        except BadData:
            continue
        raise AssertionError("longer than a length can say")


def test_a_record_costs_five_bytes_and_a_roll_two_more():
    assert len(framed(encoded([("roll", {"dice": (3, 4)})]), 0, 0)) == 7
    assert len(framed(bytearray([UNDO]), 0, 0)) == 6
    assert len(framed(encoded(gift(200)), 0, 0)) < 16


def test_a_torn_record_is_not_there():
    records = chain(BODIES)
    whole = b"".join(records)
    for length in range(len(whole)):
        complete = 0
        while sum([len(record) for record in records[: complete + 1]]) <= length:
            complete += 1
        assert read(whole[:length]) == BODIES[:complete]


def test_a_record_missing_double_or_out_of_place_ends_what_is_believed():
    a, b, c, d, e = chain(BODIES)
    assert read(a + c + d) == BODIES[:1]
    assert read(a + b + b + c) == BODIES[:2]
    assert read(a + c + b) == BODIES[:1]
    assert read(b + c) == []
    assert read(a + b + d) == BODIES[:2]


def test_a_snapshot_begins_afresh():
    a, b, _, _, _ = chain(BODIES)
    assert read(a + b + a + b) == BODIES[:2] * 2


def test_every_flipped_bit_ends_what_is_believed():
    records = chain(BODIES)
    whole = b"".join(records)
    ends = [sum([len(record) for record in records[:count]]) for count in range(1, 6)]
    for bit in range(8 * len(whole)):
        data = bytearray(whole)
        data[bit // 8] ^= 1 << bit % 8
        sound = len([end for end in ends if end <= bit // 8])
        assert read(bytes(data)) == BODIES[:sound], bit


def changed_states():
    """One game and what else it might have become."""
    game = game_of()
    give(game, 0, 1, 3)
    yield game
    for change in (
        lambda other: set_cash(other, 0, 1501),
        lambda other: put(other, 2, 1),
        lambda other: give(other, 1, 5),
        lambda other: give(other, 0, 1, 3, houses=1),
        lambda other: give(other, 0, 1, mortgaged=True),
        lambda other: other.do("roll", dice=(1, 2)),
        lambda other: roll_to(other, 30),
        lambda other: other.do("resign", seat=2),
        lambda other: setattr(other, "turn", 1),
        lambda other: setattr(other, "held", [("chance:ch07",), (), ()]),
        lambda other: setattr(other, "random", [5, other.random[1]]),
        lambda other: other.rents_due.append((0, 1, 26, 1, 1)),
    ):
        other = game.restore(game.snapshot())
        change(other)
        yield other


def test_two_states_that_differ_have_different_checks():
    checks = [check_of(game) for game in changed_states()]
    assert len(set(checks)) == len(checks)
