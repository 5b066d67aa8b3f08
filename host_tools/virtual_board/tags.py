"""Whatever somebody may lay on the reader: NTAG stickers, foreign cards, a phone.

    Tag(uid)                            an NTAG213 as it comes from the factory
    Tag(uid, {4: b"\\x03\\x00\\xfe\\x00"})   with some pages of its own
    Tag(None, kind="phone")             a new random UID whenever it is activated

Kinds: ntag213, ntag215, ntag216, ultralight, classic, bank, phone.
"""

from engine_core.chance import below
from host_tools.virtual_board.other_cards import ClassicMemory, IsoDep
from host_tools.virtual_board.type2_tag import CHIPS, Type2Memory

SENSE = {4: b"\x00\x04", 7: b"\x00\x44", 10: b"\x00\x84"}  # SENS_RES, by size of the UID


class Tag:
    def __init__(self, uid: "bytes | None", pages=None, kind="ntag213", seed: int = 1) -> None:
        self.kind = kind
        self.chance = [seed % 16381 + 1, seed // 16381 % 16381 + 1]  # of engine_core.chance
        self.uid = self._random_uid() if uid is None else bytes(uid)
        self.sak = 0x00
        self.ats = b""  # what it answers to RATS, if it speaks ISO-DEP
        self.chip: Type2Memory | ClassicMemory | IsoDep
        if kind in CHIPS:
            self.chip = Type2Memory(self, self.uid, pages, kind)
        elif kind == "classic":
            self.sak = 0x08
            self.chip = ClassicMemory(self.uid, pages)
        elif kind == "bank" or kind == "phone":
            self.sak = 0x20
            self.ats = IsoDep.ATS
            self.chip = IsoDep()
        else:
            raise ValueError(kind)
        self.writes = 0  # pages written so far
        self.tear_after = 0  # at the n-th page write from now it is pulled away; 0: never
        self.tear = "before"  # or "within", "after": how far that write came
        self.torn = False  # pulled away in a write; laying it down again ends that
        self.flaky = 0  # per cent of the time in which it cannot be activated
        self.flaky_ms = 20  # how long each such drop-out lasts
        self.mute = False  # after a command it refused: until it is activated again
        self.commands: list[bytes] = []  # the last ones it got

    @property
    def memory(self) -> bytearray:
        return self.chip.memory

    @property
    def sense(self) -> bytes:
        return SENSE[len(self.uid)]

    def lock(self) -> None:
        """Makes a Type 2 tag read-only for ever."""
        assert isinstance(self.chip, Type2Memory)
        self.chip.lock()

    def laid_down(self) -> None:
        self.torn = False
        self.power_off()

    def power_off(self) -> None:
        self.chip.power_off()
        self.mute = False

    def can_be_activated(self, us: int) -> bool:
        """Whether it would answer at that time. The same for the same time and flakiness."""
        if self.torn:
            return False
        if not self.flaky:
            return True
        slot = us // (self.flaky_ms * 1000)
        state = [(self.chance[0] + slot * 7) % 16381 + 1, (self.chance[1] + slot * 13) % 16381 + 1]
        below(state, 100)  # the first number after such a start is not yet mixed
        below(state, 100)
        return below(state, 100) >= self.flaky

    def activate(self) -> None:
        """It was selected by a reader, and begins anew."""
        self.power_off()
        if self.kind == "phone":
            self.uid = self._random_uid()

    def answer(self, command: bytes) -> "bytes | None":
        """What it says on the air: bytes, one byte for a 4-bit ACK or NAK, or None for nothing.

        After a command that it refuses or does not know it says nothing more until it is
        activated again, as the data sheet has it (section 8.4).
        """
        if self.torn or self.mute:
            return None
        if len(self.commands) >= 200:
            self.commands = self.commands[100:]
        self.commands.append(bytes(command))
        answer = self.chip.answer(bytes(command))
        if answer is None or (len(answer) == 1 and answer != b"\x0a"):
            self.power_off()
            self.mute = True
        return answer

    def written(self, before: bytes, data: bytes, whole: bool) -> bytes:
        """What a page holds after this write. `whole`: the chip protects it against tearing."""
        self.writes += 1
        if self.tear_after:
            self.tear_after -= 1
            if self.tear_after == 0:
                self.torn = True
                if self.tear == "before" or (self.tear == "within" and whole):
                    return before
                if self.tear == "within":
                    return self._half_written(before, data)
        return data

    def _half_written(self, before: bytes, data: bytes) -> bytes:
        """Each bit is the old one, the new one, or erased."""
        result = bytearray(4)
        for place in range(4):
            old = below(self.chance, 256)
            new = below(self.chance, 256)
            result[place] = before[place] & old | data[place] & ~old & new
        return bytes(result)

    def _random_uid(self) -> bytes:
        """ISO 14443-3: a random UID has four bytes and begins with 08."""
        return bytes([8] + [below(self.chance, 256) for _ in range(3)])
