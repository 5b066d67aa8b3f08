"""An I2C bus: two wires with parts on them, which can also be held low by a part that hangs.

A part on the bus is an object with
    write(data: bytes)          all bytes of one transfer, without the address
    read(count: int) -> bytes
    plugged: bool               False: nobody acknowledges
    stretch_us: int             how long it holds the clock in each transfer
"""

from host_tools.virtual_board.faults import FaultPlan

TYPE_CHECKING = False
if TYPE_CHECKING:
    from host_tools.virtual_board.wires import Wires

ENODEV = 19  # nobody acknowledged
ETIMEDOUT = 116  # as on the ESP32; Linux says 110
LATE_US = 30000
FOR_EVER = 1 << 20  # clocks


class I2CBus:
    """The wires. As a part on both pins it answers a firmware that frees the bus by hand."""

    def __init__(self, clock, scl: int, sda: int) -> None:
        self.clock = clock
        self.scl = scl
        self.sda = sda
        self.parts: dict = {}  # address -> part
        self.names: dict = {}  # address -> name in `bytes`
        self.plans: dict = {}  # address -> FaultPlan
        self.bytes: dict[str, int] = {}  # by name; address bytes are counted
        self.stuck = 0  # clocks until the part that holds SDA lets go
        self.stuck_next = 5  # for how many clocks the fault "stuck" holds it
        self._scl = 1

    def attach(self, address: int, part, name: str, plan: "FaultPlan | None" = None) -> None:
        self.parts[address] = part
        self.names[address] = name
        self.plans[address] = plan or FaultPlan()
        self.bytes[name] = 0

    def held(self) -> bool:
        """Nobody holds SDA on a bus from which all parts were pulled."""
        if self.stuck and not any([part.plugged for part in self.parts.values()]):
            self.stuck = 0
        return self.stuck > 0

    def level(self, number: int) -> int:
        """Both wires have a pull-up; only SDA is ever held."""
        return 0 if number == self.sda and self.held() else 1

    def changed(self, number: int, level: "int | None") -> None:
        if number != self.scl:
            return
        up = 0 if level == 0 else 1
        if up and not self._scl and 0 < self.stuck < FOR_EVER:
            self.stuck -= 1
        self._scl = up

    def transfer(self, master: "I2CModel", address: int, data: bytes, read: int) -> bytes:
        """One address byte and what follows it. Raises what the ESP32's driver raises."""
        count = 1 + len(data) + read
        if self.held():
            self.clock.sleep_us(master.timeout)
            raise OSError(ETIMEDOUT, "ETIMEDOUT")
        part = self.parts.get(address)
        if part is None or not part.plugged:
            self._take_time(master, 1)
            raise OSError(ENODEV, "ENODEV")
        plan = self.plans[address]
        fault = plan.next()
        self.bytes[self.names[address]] += count
        if fault == "no_answer":
            self._take_time(master, 1)
            raise OSError(ENODEV, "ENODEV")
        if fault == "stuck":
            if len(data) > 1:  # the part hangs in the middle of them
                part.write(bytes(data[: len(data) // 2]))
            self.stuck = self.stuck_next
            self.clock.sleep_us(master.timeout)
            raise OSError(ETIMEDOUT, "ETIMEDOUT")
        stretch = part.stretch_us + (LATE_US if fault == "late" else 0)
        if stretch > master.timeout:
            self.clock.sleep_us(master.timeout)
            raise OSError(ETIMEDOUT, "ETIMEDOUT")
        self._take_time(master, count)
        self.clock.sleep_us(stretch)
        answer = bytes(read)
        if data or not read:
            part.write(bytes(plan.garble(data)) if fault == "garbage" else bytes(data))
        if read:
            answer = part.read(read)
            if fault == "garbage":
                answer = bytes(plan.garble(answer))
        return answer

    def _take_time(self, master: "I2CModel", count: int) -> None:
        """Eight bits and an acknowledgement each."""
        self.clock.sleep_us(count * 9000000 // master.freq)


class I2CModel:
    """The chip's side, as `machine.I2C` offers it; the class of one board has its `wires`."""

    wires: "Wires"

    def __init__(self, number=0, scl=None, sda=None, freq=400000, timeout=50000) -> None:
        self.freq = freq
        self.timeout = timeout  # microseconds
        self.bus = self.wires.i2c.get((scl.number, sda.number))

    def _transfer(self, address: int, data, read: int) -> bytes:
        if self.bus is None:
            raise OSError(ENODEV, "ENODEV")
        return self.bus.transfer(self, address, data, read)

    def writeto(self, address: int, data, stop: bool = True) -> int:
        self._transfer(address, bytes(data), 0)
        return len(data)

    def writevto(self, address: int, vector, stop: bool = True) -> int:
        data = b"".join([bytes(part) for part in vector])
        return self.writeto(address, data)

    def readfrom(self, address: int, count: int, stop: bool = True) -> bytes:
        return self._transfer(address, b"", count)

    def readfrom_into(self, address: int, buffer, stop: bool = True) -> None:
        buffer[:] = self._transfer(address, b"", len(buffer))

    def scan(self) -> list:
        found = []
        for address in range(8, 120):
            try:
                self.writeto(address, b"")
                found.append(address)
            except OSError:
                pass
        return found
