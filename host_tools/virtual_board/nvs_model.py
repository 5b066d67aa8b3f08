"""The ESP32's non-volatile storage, `esp32.NVS`: a few small values beside the file system.

Written from MicroPython's ports/esp32/esp32_nvs.c and ESP-IDF's nvs_flash. Errors are OSErrors
with ESP-IDF's code, negated, as MicroPython raises them.

Faults, counted by calls that read, set, erase or commit: "no_answer" is an error of the flash,
"stuck" one after the other until the unit starts again, "garbage" a value with wrong bits; "late"
means nothing here.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from host_tools.virtual_board.faults import FaultPlan

NOT_FOUND = 0x1102
NOT_ENOUGH_SPACE = 0x1105
KEY_TOO_LONG = 0x1109
INVALID_LENGTH = 0x110C
FLASH_FAILED = 0x6001

# 24 KB are six pages of 126 entries of 32 bytes, and one page is always kept empty.
ENTRIES = 5 * 126
_ENTRY = 32
_CHUNK = 125 * _ENTRY  # of a blob: what fits a page beside the chunk's own header
_LONGEST_NAME = 15


def nvs_maker(store: dict, write=None, plan: "FaultPlan | None" = None):
    """What stands in for the class `esp32.NVS`, on a dict of dicts: namespace, key, value.

    `write(namespace, key, value)` stores one value, or removes it (None); on the flash model that
    is `flash.write_nvs`, which knows about power cuts. By itself it just goes into the store.
    """

    def stored(space: str, key: str, value) -> None:
        put_value(store, space, key, value)

    return lambda space: NVS(store, space, write or stored, plan)


def put_value(store: dict, space: str, key: str, value) -> None:
    """None removes it."""
    values = store.setdefault(space, {})
    if value is None:
        values.pop(key, None)
    else:
        values[key] = value


class NVS:
    """One namespace. What was set is read back at once, but lost unless committed."""

    def __init__(self, store: dict, space: str, write, plan: "FaultPlan | None" = None):
        _check_name(space)
        self._store = store
        self._space = space
        self._write = write
        self._plan = plan
        self._stuck = False
        self._waiting: list = []  # (key, value) in the order set; None: to be erased

    def set_i32(self, key: str, value: int) -> None:
        if not -0x80000000 <= value <= 0x7FFFFFFF:
            raise OverflowError("not a 32-bit number")
        self._set(key, value)

    def get_i32(self, key: str) -> int:
        return self._get(key, int)

    def set_blob(self, key: str, value: bytes) -> None:
        self._set(key, bytes(value))

    def get_blob(self, key: str, buffer: bytearray) -> int:
        """The length of the blob, which now is at the start of the buffer."""
        blob = self._get(key, bytes)
        if len(blob) > len(buffer):
            raise _error(INVALID_LENGTH)
        buffer[: len(blob)] = blob
        return len(blob)

    def erase_key(self, key: str) -> None:
        self._fault()
        if self._value(key) is None:
            raise _error(NOT_FOUND)
        self._waiting.append((key, None))

    def commit(self) -> None:
        self._fault()
        while self._waiting:
            key, value = self._waiting.pop(0)
            self._write(self._space, key, value)

    def _fault(self) -> bool:
        """Whether what is read now comes with wrong bits."""
        fault = self._plan.next() if self._plan is not None else None
        if fault == "stuck":
            self._stuck = True
        if self._stuck or fault == "no_answer":
            raise _error(FLASH_FAILED)
        return fault == "garbage"

    def _value(self, key: str):
        """What is read now: the last thing set, else what is stored."""
        found = self._store.get(self._space, {}).get(key)
        for waiting, value in self._waiting:
            if waiting == key:
                found = value
        return found

    def _get(self, key: str, kind):
        wrong = self._fault()
        value = self._value(key)
        if not isinstance(value, kind):  # another type under this key is not found either
            raise _error(NOT_FOUND)
        if wrong and self._plan is not None:
            return value ^ 4 if kind is int else bytes(self._plan.garble(value))
        return value

    def _set(self, key: str, value) -> None:
        """The old value stays until the new one is written, so there is room for both."""
        self._fault()
        _check_name(key)
        needed = _entries(value)
        for space in self._store:
            needed += 1 + sum([_entries(stored) for stored in self._store[space].values()])
        if self._space not in self._store:
            needed += 1
        latest = {}
        for waiting, waiting_value in self._waiting:
            latest[waiting] = waiting_value
        needed += sum([_entries(waiting) for waiting in latest.values()])
        if needed > ENTRIES:
            raise _error(NOT_ENOUGH_SPACE)
        self._waiting.append((key, value))


def _entries(value) -> int:
    """How many entries a value takes: an integer one; a blob its data, a header for every chunk,
    and an index."""
    if value is None:
        return 0
    if isinstance(value, int):
        return 1
    chunks = max(1, (len(value) + _CHUNK - 1) // _CHUNK)
    return 1 + chunks + (len(value) + _ENTRY - 1) // _ENTRY


def _check_name(name: str) -> None:
    if len(name) > _LONGEST_NAME:
        raise _error(KEY_TOO_LONG)


def _error(code: int) -> OSError:
    return OSError(-code, "ESP_ERR_NVS")
