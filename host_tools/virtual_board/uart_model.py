"""A serial line to one part, and the chip's side of it as `machine.UART` offers it.

A part on the line is an object with
    receive(data: bytes)            what the unit sent
    available() -> int              bytes that have arrived at the unit by now
    take(count: int) -> bytes       at most that many of them
    plugged: bool
    fault(kind)                     "late" or "stuck" of a fault plan, which only the part can act
"""

from host_tools.virtual_board.faults import EIO, ERROR, FaultPlan

TYPE_CHECKING = False
if TYPE_CHECKING:
    from host_tools.virtual_board.wires import Wires


class SerialLine:
    """The two wires and the part at the other end. Each write and each read is a transfer."""

    def __init__(self, part, name: str, plan: "FaultPlan | None" = None) -> None:
        self.part = part
        self.name = name
        self.plan = plan or FaultPlan()
        self.bytes = {name: 0}

    def send(self, data: bytes) -> None:
        self.bytes[self.name] += len(data)
        fault = self._fault()
        if fault == "no_answer" or not self.part.plugged:
            return
        if fault == "garbage":
            data = bytes(self.plan.garble(data))
        elif fault is not None:
            self.part.fault(fault)
        self.part.receive(data)

    def available(self) -> int:
        return self.part.available() if self.part.plugged else 0

    def take(self, count: int) -> bytes:
        fault = self._fault()
        data = self.part.take(count)
        self.bytes[self.name] += len(data)
        if fault == "no_answer":
            return b""  # they were never heard
        if fault == "garbage":
            return bytes(self.plan.garble(data))
        if fault is not None:
            self.part.fault(fault)
        return data

    def _fault(self) -> "str | None":
        fault = self.plan.next()
        if fault == ERROR:
            raise OSError(EIO, "EIO")
        return fault


class UARTModel:
    """The class of one board has its `wires`."""

    wires: "Wires"

    def __init__(self, number, baudrate=115200, tx=None, rx=None, rxbuf=256, timeout=0) -> None:
        self.line = self.wires.uart.get((tx.number, rx.number))

    def any(self) -> int:
        return 0 if self.line is None else self.line.available()

    def write(self, data) -> int:
        """Goes into a buffer of the chip; the unit does not wait for the line."""
        if self.line is not None:
            self.line.send(bytes(data))
        return len(data)

    def read(self, count: int = -1) -> "bytes | None":
        there = self.any()
        if self.line is None or not there:
            return None
        return self.line.take(there if count < 0 else min(count, there)) or None

    def readinto(self, buffer, count: int = -1) -> "int | None":
        data = self.read(len(buffer) if count < 0 else count)
        if data is None:
            return None
        buffer[: len(data)] = data
        return len(data)
