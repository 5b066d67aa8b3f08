"""Hosts for the PN532 model: one that talks to it directly, and a board for its buses. Plain."""

from host_tools.virtual_board.clock import Clock
from host_tools.virtual_board.faults import FaultPlan
from host_tools.virtual_board.machine_model import Machine
from host_tools.virtual_board.pn532_frames import ACK, build
from host_tools.virtual_board.pn532_model import PN532Model
from host_tools.virtual_board.wires import Wires

CONFIGURE = build(b"\xd4\x14\x01\x14\x01")
CONFIGURED = build(b"\xd5\x15")
ASK = build(b"\xd4\x02")
VERSION = build(b"\xd5\x03\x32\x01\x06\x07")
IRQ = 4
RESET = 6
STEP_US = 50


class Host:
    """Frame by frame, without a bus between."""

    def __init__(self, start: bool = True, seed: int = 0) -> None:
        self.clock = Clock()
        self.chip = PN532Model(self.clock, seed)
        self.clock.sleep_ms(5)
        if start:
            self.wake()
            assert self.ask(b"\x14\x01\x14\x01") == b""

    def wake(self) -> None:
        self.chip.wake("spi")
        self.clock.sleep_ms(2)

    def wait(self, ms: int) -> bool:
        """Whether something became ready within that time."""
        end = self.clock.us + ms * 1000
        while not self.chip.ready():
            if self.clock.us >= end:
                return False
            self.clock.sleep_us(STEP_US)
        return True

    def send(self, command: bytes) -> None:
        """A command that is acknowledged in time."""
        self.chip.receive(build(b"\xd4" + command))
        assert self.wait(15)
        assert self.chip.take() == ACK

    def answer(self, code: int, ms: int) -> "bytes | None":
        """The parameters of the answer to that command, or None; an error frame as it is."""
        if not self.wait(ms):
            return None
        frame = self.chip.take()
        if frame[5] == 0x7F:
            return frame
        size = frame[3]
        data = frame[5 : 5 + size]
        if frame[3:5] == b"\xff\xff":
            size = frame[5] << 8 | frame[6]
            data = frame[8 : 8 + size]
        assert frame == build(data) and data[:2] == bytes([0xD5, code + 1])
        return data[2:]

    def ask(self, command: bytes, ms: int = 100) -> "bytes | None":
        self.send(command)
        return self.answer(command[0], ms)


class Bench:
    """A board with the chip's two pins wired; `connect` adds the bus."""

    def __init__(self, plan=None):
        self.clock = Clock()
        self.wires = Wires()
        self.chip = PN532Model(self.clock)
        self.wires.parts[IRQ] = self.chip.irq_pin
        self.wires.parts[RESET] = self.chip.reset_pin
        self.machine = Machine(self.clock, self.wires)
        self.plan = plan or FaultPlan()
        pin = self.machine.Pin
        self.irq = pin(IRQ, pin.IN, pin.PULL_UP)
        self.connect()
        self.clock.sleep_ms(5)

    def connect(self):
        pass
