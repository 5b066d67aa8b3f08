"""Plain values as few bytes: None, booleans, whole numbers, text, bytes, lists, dicts.

unpacking.py is the way back, where tuples come out as lists. Small numbers and two dice take one
byte each, the words of a saved game two. The same value gives the same bytes on every interpreter:
the keys of a dict are sorted.

    00..7f  a number from 0 to 127          c0 None   c1 False   c2 True
    80..9f  text of 0 to 31 bytes           c3 a number       c4 a negative one
    a0..bf  a list of 0 to 31 values        c5 text   c6 a list   c7 a dict   c8 bytes
    cf      a word of WORDS                 d0..f3  two dice

A number after c3 to c8 and cf is written in groups of seven bits, the lowest first.
"""

from firmware.storage.faults import BadData

# Only ever add at the end: saved games name these words by their places. One text, because many
# small ones take several times the memory.
WORDS = (
    " version edition board sum settings bank seats flow open held deeds mode special_rules rent "
    "cards dice bank_balance houses_left hotels_left cash place jailed jail_turns out turn fresh "
    "rolled doubles power mission rest over winner todo rents_due decks opening random names "
    "tokens sides owner houses mortgaged standard short timed auto ask table unit "
)


def packed(value) -> bytearray:
    out = bytearray()
    pack(value, out)
    return out


def pack(value, out: bytearray) -> None:
    kind = type(value)
    if value is None:
        out.append(0xC0)
    elif kind is bool:
        out.append(0xC2 if value else 0xC1)
    elif kind is int:
        if 0 <= value < 128:
            out.append(value)
        elif value > 0:
            _number(0xC3, value, out)
        else:
            _number(0xC4, -value, out)
    elif kind is str:
        place = WORDS.find(" " + value + " ") if value and " " not in value else -1
        if place >= 0:
            _number(0xCF, WORDS.count(" ", 0, place), out)
        else:
            try:
                data = value.encode()
            except UnicodeError:  # half a letter, as in "\\ud800"
                raise BadData
            _head(0x80, 0xC5, len(data), out)
            out.extend(data)
    elif kind is list or kind is tuple:
        if len(value) == 2 and _is_die(value[0]) and _is_die(value[1]):
            out.append(0xD0 + 6 * value[0] + value[1] - 7)
        else:
            _head(0xA0, 0xC6, len(value), out)
            for item in value:
                pack(item, out)
    elif kind is dict:
        _number(0xC7, len(value), out)
        for key in sorted(value):
            pack(key, out)
            pack(value[key], out)
    elif kind is bytes or kind is bytearray:
        _number(0xC8, len(value), out)
        out.extend(value)
    else:
        raise BadData


def _is_die(value) -> bool:
    return type(value) is int and 0 < value < 7


def _head(small: int, large: int, count: int, out: bytearray) -> None:
    if count < 32:
        out.append(small + count)
    else:
        _number(large, count, out)


def _number(code: int, number: int, out: bytearray) -> None:
    out.append(code)
    while number > 127:
        out.append(number & 127 | 128)
        number >>= 7
    out.append(number)
