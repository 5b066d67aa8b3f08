"""Plain values as few bytes: what goes in comes out, and nothing else is believed."""

from binascii import hexlify, unhexlify

from firmware.storage import packing
from firmware.storage.faults import BadData
from firmware.storage.packing import packed
from firmware.storage.unpacking import unpacked
from tests.firmware.storage_table import new_game

WORDS = packing.WORDS.split()

VALUES: tuple = (
    None,
    True,
    False,
    0,
    1,
    127,
    128,
    16383,
    16384,
    999999,
    2**30,
    2**62,
    -1,
    -127,
    -128,
    -(2**40),
    "",
    "a",
    "Zoë",
    "€" * 10,
    "x" * 31,
    "x" * 32,
    "x" * 300,
    "cash",
    "cash ",
    b"",
    b"\0\xff" * 20,
    [],
    [0],
    [1, 6],
    [0, 6],
    [1, 7],
    [True, 1],
    [1, 2, 3],
    [None] * 31,
    [None] * 32,
    list(range(200)),
    [[[1, 2], []], ["deep", [[-5]]]],
    {},
    {"cash": 5, "deeds": [1, 3, 39], "jail_cards": 0},
    {"": {"": {"": None}}},
)


def bad(data) -> bool:
    try:
        unpacked(data)
    except BadData:
        return True
    return False


def test_every_value_comes_back_as_it_was_with_its_type():
    for value in VALUES:
        again = unpacked(bytes(packed(value)))
        assert again == value and type(again) is type(value), value
        assert str(again) == str(value) or type(value) is dict


def test_tuples_come_back_as_lists():
    assert unpacked(packed((1, 2))) == [1, 2]
    assert unpacked(packed(((), (3, ("x",))))) == [[], [3, ["x"]]]
    assert unpacked(packed(bytearray(b"abc"))) == b"abc"


def test_the_bytes_are_these():
    """Saved games have them: a change here loses every game."""
    for value, text in (
        (None, "c0"),
        (False, "c1"),
        (True, "c2"),
        (5, "05"),
        (200, "c3c801"),
        (-3, "c403"),
        ("Zoë", "845a6fc3ab"),
        ("a" * 32, "c520" + "61" * 32),
        ("version", "cf00"),
        ("unit", "cf32"),
        ([], "a0"),
        ([1, 1], "d0"),
        ([3, 4], "df"),
        ([6, 6], "f3"),
        ([7, 1], "a20701"),
        ([0] * 40, "c628" + "00" * 40),
        ({"b": 1, "a": None}, "c7028161c0816201"),
        (b"\7\7", "c8020707"),
    ):
        assert hexlify(packed(value)).decode() == text, value
        assert unpacked(unhexlify(text)) == value


def test_the_order_in_which_a_dict_was_filled_does_not_matter():
    one, other = {}, {}
    for name in ("cash", "deeds", "x", "y", "a"):
        one[name] = len(name)
    for name in ("a", "y", "x", "deeds", "cash"):
        other[name] = len(name)
    assert packed(one) == packed(other)


def test_the_commonest_things_are_short():
    assert len(packed((3, 4))) == len(packed(127)) == len(packed(None)) == 1
    assert len(packed("cash")) == 2
    assert max([len(packed(word)) for word in WORDS]) == 2
    assert len(packed(new_game(players=4).snapshot())) < 350


def test_a_value_that_is_cut_off_is_not_believed():
    for value in VALUES:
        data = bytes(packed(value))
        for length in range(len(data)):
            assert bad(data[:length]), (value, length)


def test_more_than_one_value_is_not_believed():
    for value in VALUES:
        assert bad(bytes(packed(value)) + b"\0"), value


def test_codes_that_mean_nothing_are_not_believed():
    for code in list(range(0xC9, 0xCF)) + list(range(0xF4, 0x100)):
        assert bad(bytes([code, 0, 0, 0])), code
    assert bad(b"\xcf\x7f")  # a word that there is not
    assert bad(b"\xc7\x01\x05\x05")  # a key must be text
    assert bad(b"\xc7\x01\xa0\x05") and bad(b"\xc7\x01\xc7\x00\x05")
    assert bad(b"\x82\xff\xfe")  # not UTF-8
    assert bad(b"\xc5\xff\xff\xff\x7f") and bad(b"\xc6\xff\xff\xff\x7f") and bad(b"\xc8\x7f")
    assert bad(b"\xc3" + b"\xff" * 30 + b"\0")  # a number without end


def test_lists_and_dicts_without_bottom_are_not_believed():
    """They would use up the stack."""
    for start in (b"\xa1", b"\xc6\x01", b"\xc7\x01\x80", b"\xc7\x01"):
        assert bad(start * 2000 + b"\0"), start


def test_what_is_not_plain_is_not_packed():
    for value in (1.5, object(), {1}, [object()], {"x": 2.0}):
        try:
            packed(value)
        except BadData:
            continue
        raise AssertionError("packed")


def test_a_word_of_the_list_is_there_once():
    assert len(set(WORDS)) == len(WORDS) < 128
