"""The unit's flash chip: the partition that littlefs lies on, and beside it the NVS.

It counts, it remembers every operation when told to, and its power can be cut at any of them. The
blocks are immutable bytes in a list, so a copy of a whole chip costs a list of 512.

Its fault plan counts calls of littlefs, which fail before the library hears of them, because it
aborts on some errors: "no_answer" is one OSError, "stuck" one after the other until power_on(),
with "garbage" what is read has wrong bits; "late" means nothing here.

CPython only; on MicroPython flash_on_file.py stands in.
"""

import random
from typing import Any

from host_tools.virtual_board.faults import ERROR, FaultPlan
from host_tools.virtual_board.nvs_model import put_value

BLOCK_SIZE = 4096  # what the chip erases at once
BLOCK_COUNT = 512  # the upper 2 MiB of 4: what a stock ESP32 image leaves for files
BLANK = b"\xff" * BLOCK_SIZE
TEARS = ("none", "half", "garbled")  # what is left of the operation in which the power went

# ("program", block, offset, data), ("erase", block) or ("nvs", space, key, value)
Operation = tuple[Any, ...]


class PowerCut(BaseException):
    """Not an Exception, so that nothing in the firmware can catch it and go on without power."""


def programmed(block: bytes, offset: int, data: bytes) -> bytes:
    return block[:offset] + data + block[offset + len(data) :]


def torn(block: bytes, operation: Operation, tear: str, seed: int) -> bytes:
    """What a block is like when the power went during an operation on it.

    Garbled: of a program some bits have not been cleared yet; an erase leaves anything at all.
    """
    if tear == "none":
        return block
    chance = random.Random(seed)
    if operation[0] == "erase":
        half = BLOCK_SIZE // 2
        return BLANK[:half] + block[half:] if tear == "half" else chance.randbytes(BLOCK_SIZE)
    offset, data = operation[2:]
    if tear == "half":
        return programmed(block, offset, data[: len(data) // 2])
    noise = chance.randbytes(len(data))
    return programmed(block, offset, bytes(a | b for a, b in zip(data, noise, strict=True)))


class Flash:
    """One chip. Any number of them can be there at the same time."""

    def __init__(self, image: bytes | None = None):
        self.blocks = [BLANK] * BLOCK_COUNT
        self._suspect: set[int] = set()  # blocks that came from outside, or were damaged
        if image is not None:
            assert len(image) == BLOCK_SIZE * BLOCK_COUNT, "an image is exactly 2 MiB"
            for number in range(BLOCK_COUNT):
                self.damage(number, image[number * BLOCK_SIZE : (number + 1) * BLOCK_SIZE])
        self.nvs: dict[str, dict[str, bytes | int]] = {}
        self.read = 0  # bytes
        self.programmed = 0  # bytes
        self.erased = 0  # blocks
        self.erases = [0] * BLOCK_COUNT
        self.recording = False
        self.operations: list[Operation] = []
        self.plan: FaultPlan | None = None
        self.stuck = False
        self.dead = False
        self.lives = 0  # how often it was powered on again: who mounted it before must mount anew
        self._left = 0  # operations until the power goes; 0: it does not
        self._tear = "none"
        self._seen = self.blocks  # after the cut littlefs finishes its call on blocks of its own

    def image(self) -> bytes:
        return b"".join(self.blocks)

    def copy(self) -> "Flash":
        """Another chip with the same content: live, not counting yet."""
        other = Flash()
        other.blocks[:] = self.blocks
        other._suspect = set(self._suspect)
        other.nvs = {space: dict(values) for space, values in self.nvs.items()}
        return other

    def damage(self, number: int, content: bytes | bytearray) -> None:
        """Make a block look like this, whatever was there."""
        assert len(content) == BLOCK_SIZE
        self.blocks[number] = bytes(content)
        self._suspect.add(number)

    def cut_after(self, count: int, tear: str = "none") -> None:
        """Cut the power in the count-th program or erase from now, or now (0)."""
        assert tear in TEARS
        self._left, self._tear = count, tear
        if not count:
            self._die()

    def power_on(self) -> None:
        self.dead = self.stuck = False
        self.lives += 1
        self._left = 0
        self._seen = self.blocks

    def fault(self) -> str | None:
        """What goes wrong with the call that begins now: "error", "garbage", or nothing."""
        kind = self.plan.next() if self.plan is not None else None
        self.stuck |= kind == "stuck"
        return ERROR if self.stuck or kind == "no_answer" else kind

    def fetch(self, block: int, offset: int, size: int) -> bytes:
        self.read += size
        return self._seen[block][offset : offset + size]

    def program(self, block: int, offset: int, data: bytes) -> None:
        """Only bytes that are erased, or littlefs is at fault. In a block that was damaged it may
        happen: there the bits are cleared on top of each other, and littlefs sees it when it reads
        them back."""
        old = self._seen[block]
        under = old[offset : offset + len(data)]
        if under == BLANK[: len(data)]:
            new = data
        elif block in self._suspect:
            new = bytes(a & b for a, b in zip(under, data, strict=True))
        else:
            raise AssertionError("programs bytes of block %d that are not erased" % block)
        if self._powered(("program", block, offset, data)):
            self.programmed += len(data)
        self._seen[block] = programmed(old, offset, new)

    def erase(self, block: int) -> None:
        if self._powered(("erase", block)):
            self.erased += 1
            self.erases[block] += 1
            self._suspect.discard(block)
        self._seen[block] = BLANK

    def write_nvs(self, space: str, key: str, value: bytes | int | None) -> None:
        """One value, all of it or nothing, as ESP-IDF keeps it; None removes. It is remembered
        like the others, but not counted: budgets and power cuts are about littlefs."""
        if self.dead:
            raise PowerCut
        if self.recording:
            self.operations.append(("nvs", space, key, value))
        put_value(self.nvs, space, key, value)

    def _powered(self, operation: Operation) -> bool:
        """Whether this operation happens. The one in which the power goes leaves what is torn."""
        if self.dead:
            return False
        if self._left:
            self._left -= 1
            if not self._left:
                number = operation[1]
                seed = self.programmed + self.erased
                self.damage(number, torn(self.blocks[number], operation, self._tear, seed))
                self._die()
                return False
        if self.recording:
            self.operations.append(operation)
        return True

    def _die(self) -> None:
        self.dead = True
        self._seen = list(self.blocks)
