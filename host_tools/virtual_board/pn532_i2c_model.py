"""The PN532 on I2C, address 0x24: every read begins with a byte that says whether it is ready.

UM0701-02 section 6.2.4. A read of that byte alone leaves the frame where it is; a longer one takes
it, and what was not read of it comes again only after a NACK.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from host_tools.virtual_board.pn532_model import PN532Model

ADDRESS = 0x24


class PN532I2C:
    def __init__(self, chip: "PN532Model") -> None:
        self.chip = chip
        self.stretch = 0  # how long it holds the clock in each transfer, awake; tests may set it

    @property
    def plugged(self) -> bool:
        """Whether it acknowledges its address."""
        chip = self.chip
        return chip.works() and (chip.awake_from is not None or bool(chip.wakes_by & 0x80))

    @plugged.setter
    def plugged(self, plugged: bool) -> None:
        self.chip.plugged = plugged

    @property
    def stretch_us(self) -> int:
        """Its address wakes it, and until it is awake it holds the clock."""
        self.chip.wake("i2c")
        if self.chip.awake_from is None:
            return self.stretch
        return self.stretch + max(0, self.chip.awake_from - self.chip.clock.us)

    def write(self, data: bytes) -> None:
        if data:
            self.chip.receive(data)

    def read(self, count: int) -> bytes:
        if not self.chip.ready():
            return bytes(count)
        if count == 1:
            return b"\x01"
        answer = b"\x01" + self.chip.take()
        return answer[:count] + bytes(max(0, count - len(answer)))
