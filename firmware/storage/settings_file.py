"""The settings in one small file, and which values are allowed.

A file that is damaged, or has values that are not among those allowed, gives the defaults:
settings are soon made again, and a unit that does not start because of them helps nobody.
"""

from firmware.storage.faults import BadData
from firmware.storage.packing import packed
from firmware.storage.records import sum_of
from firmware.storage.unpacking import unpacked

TYPE_CHECKING = False
if TYPE_CHECKING:
    from firmware.storage.settings import Settings

_FILE = "settings"
VERSION = 1

# name, default, smallest and largest number; or the words allowed; None for a PIN.
DEFAULTS = (
    ("language", "en", ("en", "de")),
    ("display", "ssd1306", ("ssd1306", "sh1106")),
    ("volume", 2, (0, 3)),
    ("brightness", 2, (0, 3)),
    ("sleep_minutes", 10, (0, 60)),
    ("bank_pin", "", None),
)


def load(settings: "Settings") -> None:
    data = settings.files.read(_FILE)
    try:
        if not data or sum_of(data[:-2], 0) != data[-2] | data[-1] << 8:
            return
        _, values = unpacked(data[:-2])  # of another version too, as far as they are known
    except (BadData, IndexError, TypeError, ValueError):
        return
    if type(values) is dict:
        for name, _, allowed in DEFAULTS:
            if name in values and _fits(values[name], allowed):
                settings.values[name] = values[name]


def change(settings: "Settings", name: str, value) -> None:
    for known, _, allowed in DEFAULTS:
        if known == name and _fits(value, allowed):
            break
    else:
        raise ValueError(name)
    new = dict(settings.values)
    new[name] = value
    data = packed([VERSION, new])
    data.extend(sum_of(data, 0).to_bytes(2, "little"))
    settings.files.replace(_FILE, data)
    settings.values = new


def _fits(value, allowed: "tuple | None") -> bool:
    if allowed is None:
        return type(value) is str and len(value) <= 8 and (value.isdigit() or not value)
    if type(allowed[0]) is str:
        return value in allowed
    return type(value) is int and allowed[0] <= value <= allowed[1]
