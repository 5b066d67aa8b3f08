"""The PN532 on its high speed UART: no addresses, no polling, answers come as soon as they can.

UM0701-02 section 6.2.3. Bytes take their time on both wires. Asleep the chip only counts edges:
the fifth rising one starts its oscillator, and what comes before that runs is lost; this is why
hosts send 55 55 and zeros first.
"""

from host_tools.virtual_board.pn532_frames import parse

TYPE_CHECKING = False
if TYPE_CHECKING:
    from host_tools.virtual_board.pn532_model import PN532Model

RATES = (9600, 19200, 38400, 57600, 115200, 230400, 460800, 921600, 1288000)
EDGES = 5


def rising_edges(byte: int) -> int:
    """Of a start bit, eight bits lowest first, and a stop bit."""
    bits = [0] + [byte >> bit & 1 for bit in range(8)] + [1]
    return len([bit for bit in range(9) if bits[bit] < bits[bit + 1]])


class PN532UART:
    def __init__(self, chip: "PN532Model") -> None:
        self.chip = chip
        self.rate = 115200  # the host's own setting is not looked at
        self.edges = 0
        self.came = bytearray()  # from the host, not yet a frame
        self.host_free = 0  # when the wire to the chip is free again
        self.chip_free = 0  # and the wire from it
        self.going: list[tuple[int, bytes]] = []  # when its last byte is over, rest of a frame

    @property
    def plugged(self) -> bool:
        return self.chip.plugged

    @plugged.setter
    def plugged(self, plugged: bool) -> None:
        self.chip.plugged = plugged

    def fault(self, kind: str) -> None:
        self.chip.fault(kind)

    def _us(self, count: int) -> int:
        """Ten bits a byte."""
        return count * 10000000 // self.rate

    def receive(self, data: bytes) -> None:
        chip = self.chip
        self._send()
        start = max(chip.clock.us, self.host_free)
        for place, byte in enumerate(data):
            at = start + self._us(place + 1)
            if chip.awake(at):
                self.edges = 0
                self.came.append(byte)
                self._understand(at)
            else:
                self.came = bytearray()
                self.edges += rising_edges(byte)
                if self.edges >= EDGES:
                    self.edges = 0
                    chip.wake("hsu", at)
        self.host_free = start + self._us(len(data))

    def _understand(self, at: int) -> None:
        kind, _, done = parse(bytes(self.came))
        if kind:
            self.chip.receive(bytes(self.came), at)
            if kind == "ack" and self.chip.new_baud_rate is not None:
                self.rate = RATES[self.chip.new_baud_rate]
                self.chip.new_baud_rate = None
        if done:
            self.came = self.came[done:]

    def _send(self) -> None:
        """What became ready since goes out, one frame after the other."""
        while self.chip.ready():
            start = max(self.chip.output[0][0], self.chip_free)
            frame = self.chip.take(start)
            self.chip_free = start + self._us(len(frame))
            self.going.append((self.chip_free, frame))

    def available(self) -> int:
        self._send()
        count = 0
        for end, rest in self.going:
            late = max(0, end - self.chip.clock.us)
            count += max(0, len(rest) - (late * self.rate + 9999999) // 10000000)
        return count

    def take(self, count: int) -> bytes:
        count = min(count, self.available())
        result = b""
        while count:
            end, rest = self.going[0]
            part = rest[:count]
            result += part
            count -= len(part)
            if len(part) == len(rest):
                self.going = self.going[1:]
            else:
                self.going[0] = (end, rest[len(part) :])
        return result
