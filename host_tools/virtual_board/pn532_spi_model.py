"""The PN532 on SPI: lowest bit first, and what a transfer is for is said by its first byte.

UM0701-02 section 6.2.5. From chip select low to high is one transfer, in any number of pieces.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from host_tools.virtual_board.pn532_model import PN532Model

WRITE = 1
STATUS = 2
READ = 3
TURNED = bytes([sum([(n >> bit & 1) << (7 - bit) for bit in range(8)]) for n in range(256)])


def turn(data: "bytes | bytearray") -> bytes:
    """The same bytes with their bits in the other order."""
    return bytes([TURNED[byte] for byte in data])


class PN532SPI:
    def __init__(self, chip: "PN532Model") -> None:
        self.chip = chip
        self._begin()

    @property
    def plugged(self) -> bool:
        return self.chip.plugged

    @plugged.setter
    def plugged(self, plugged: bool) -> None:
        self.chip.plugged = plugged

    def fault(self, kind: str) -> None:
        self.chip.fault(kind)

    def selected(self, selected: bool) -> None:
        if selected:
            self.chip.wake("spi")
        elif self.purpose == WRITE:
            self.chip.receive(bytes(self.written))
        self._begin()

    def _begin(self) -> None:
        self.purpose: int | None = None  # nothing was said yet
        self.written = bytearray()
        self.frame = b""  # what is left of the one being read

    def transfer(self, data: bytes) -> bytes:
        """Bytes that come before the chip is awake are lost, and the transfer with them."""
        answer = bytearray(len(data))
        for place, byte in enumerate(turn(data)):
            if self.purpose is None:
                self.purpose = byte if self.chip.awake() else 0
                if self.purpose == READ and self.chip.ready():
                    self.frame = self.chip.take()
            elif self.purpose == WRITE:
                self.written.append(byte)
            elif self.purpose == STATUS:
                answer[place] = 1 if self.chip.ready() else 0
            elif self.frame:
                answer[place] = self.frame[0]
                self.frame = self.frame[1:]
        return turn(answer)
