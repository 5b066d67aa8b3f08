"""An SPI bus: three wires, and a chip select for each part. Bytes go out highest bit first.

A part on the bus is an object with
    selected(bool)                  its chip select went low (True) or high
    transfer(data: bytes) -> bytes  as many bytes as came in, at the same time
    plugged: bool
    fault(kind)                     "late" or "stuck" of a fault plan, which only the part can act
A part that wants the lowest bit first turns the bits round itself, as the firmware has to.
"""

from host_tools.virtual_board.faults import EIO, ERROR, FaultPlan

TYPE_CHECKING = False
if TYPE_CHECKING:
    from host_tools.virtual_board.wires import Wires


class SPIBus:
    """The wires; as a part on each chip select it knows who is meant."""

    def __init__(self, clock) -> None:
        self.clock = clock
        self.parts: dict = {}  # number of the chip select's pin -> part
        self.names: dict = {}
        self.plans: dict = {}
        self.bytes: dict[str, int] = {}
        self.chosen: int | None = None

    def attach(self, select: int, part, name: str, plan: "FaultPlan | None" = None) -> None:
        self.parts[select] = part
        self.names[select] = name
        self.plans[select] = plan or FaultPlan()
        self.bytes[name] = 0

    def level(self, number: int) -> None:
        return None

    def changed(self, number: int, level: "int | None") -> None:
        if level == 0:
            if self.chosen != number:
                self.chosen = number
                self.parts[number].selected(True)
        elif self.chosen == number:
            self.chosen = None
            self.parts[number].selected(False)

    def transfer(self, master: "SPIModel", data: bytes) -> bytes:
        """Without a part that answers the line is high."""
        self.clock.sleep_us(len(data) * 8000000 // master.baudrate)
        if self.chosen is None:
            return b"\xff" * len(data)
        self.bytes[self.names[self.chosen]] += len(data)
        part = self.parts[self.chosen]
        plan = self.plans[self.chosen]
        fault = plan.next()
        if fault == ERROR:
            raise OSError(EIO, "EIO")
        if fault == "no_answer" or not part.plugged:
            return b"\xff" * len(data)
        if fault == "garbage":
            return bytes(plan.garble(part.transfer(bytes(plan.garble(data)))))
        if fault is not None:
            part.fault(fault)
        return part.transfer(data)


class SPIModel:
    """The chip's side, as `machine.SPI` offers it; the class of one board has its `wires`."""

    MSB = 0
    LSB = 1
    wires: "Wires"

    def __init__(
        self, number, baudrate=1000000, polarity=0, phase=0, bits=8, firstbit=0, sck=None,
        mosi=None, miso=None,
    ) -> None:  # fmt: skip
        if firstbit != self.MSB:
            raise NotImplementedError("LSB")  # as several ports of MicroPython do
        self.baudrate = baudrate
        self.polarity = polarity
        self.phase = phase
        self.bus = self.wires.spi.get((sck.number, mosi.number, miso.number))

    def _transfer(self, data) -> bytes:
        if self.bus is None:
            return b"\xff" * len(data)
        return self.bus.transfer(self, bytes(data))

    def write(self, data) -> None:
        self._transfer(data)

    def readinto(self, buffer, write: int = 0) -> None:
        buffer[:] = self._transfer(bytes([write]) * len(buffer))

    def write_readinto(self, data, buffer) -> None:
        buffer[:] = self._transfer(data)
