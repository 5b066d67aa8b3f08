"""What a snapshot consists of, and its sum."""

from engine_core.refused import Refused

VERSION = 1

# What is saved of a game as it stands, in parts; all of it is an attribute of Game. In several
# small dicts, because a large one needs more memory in one piece than the device may have.
PARTS = (
    ("settings", "mode special_rules rent cards dice"),
    ("bank", "bank_balance houses_left hotels_left"),
    ("seats", "cash place jailed jail_turns out"),
    ("flow", "turn fresh rolled doubles power mission rest over winner"),
    ("open", "todo rents_due decks opening random"),
)


def as_lists(value):
    if type(value) is bytearray or type(value) is bytes:
        return list(value)
    if type(value) is tuple or type(value) is list:
        return [as_lists(item) for item in value]
    return value


def sum_of(value, total: int) -> int:
    """A check number below 2^24; its arithmetic stays below 2^30 on both interpreters."""
    if value is None:
        return (total * 31 + 7) % 16777213
    if value is True or value is False:
        return (total * 31 + 11 + value) % 16777213
    if type(value) is int:
        total = (total * 31 + 13) % 16777213  # so that no number is taken for True or None
        return (total * 31 + value % 16777213) % 16777213
    if type(value) is str:
        for byte in value.encode():
            total = (total * 31 + byte) % 16777213
        return (total * 31 + 17) % 16777213
    if type(value) is list:
        for item in value:
            total = sum_of(item, total)
        return (total * 31 + 19) % 16777213
    if type(value) is dict:
        for key in sorted(value):
            if key != "sum":
                total = sum_of(value[key], sum_of(key, total))
        return (total * 31 + 23) % 16777213
    raise Refused("bad_snapshot")
