"""A display, its driver and a canvas on a bench, for the tests about them."""

from firmware.app.canvas import Canvas
from firmware.drivers.i2c_bus import opener
from firmware.drivers.sh1106 import SH1106
from firmware.drivers.ssd1306 import SSD1306
from host_tools.virtual_board.clock import Clock
from host_tools.virtual_board.display_model import SH1106Model, SSD1306Model
from host_tools.virtual_board.i2c_model import I2CBus
from host_tools.virtual_board.machine_model import Machine
from host_tools.virtual_board.wires import Wires

SCL = 22
SDA = 21
ADDRESS = 0x3C
CHIPS = ("ssd1306", "sh1106")


class Bench:
    def __init__(self, chip: str, plan=None) -> None:
        self.clock = Clock()
        self.bus = I2CBus(self.clock, SCL, SDA)
        self.model = SSD1306Model() if chip == "ssd1306" else SH1106Model()
        self.bus.attach(ADDRESS, self.model, "display", plan)
        wires = Wires()
        wires.i2c[(SCL, SDA)] = self.bus
        wires.parts[SCL] = wires.parts[SDA] = self.bus
        self.machine = Machine(self.clock, wires)
        self.opened = 0
        self._open = opener(self.machine, 0, SCL, SDA, 400000, self.clock.sleep_us)
        self.display = (SSD1306 if chip == "ssd1306" else SH1106)(self.open_bus, ADDRESS)
        self.canvas = Canvas()
        self._drawn = self._picture = b""

    def open_bus(self):
        self.opened += 1
        return self._open()

    def start(self) -> None:
        """Up to the first picture."""
        self.display.start()
        self.display.show(self.canvas)
        self.settle()

    def now(self) -> int:
        return self.clock.us // 1000

    def step(self) -> bool:
        return self.display.step(self.now())

    def run(self, ms: int, every: int = 20) -> None:
        until = self.now() + ms
        while self.now() < until:
            self.step()
            self.clock.sleep_ms(every)

    def settle(self) -> int:
        """Steps until there is no more to send; the wire bytes that took."""
        before = self.wire_bytes()
        while self.step():
            self.clock.sleep_ms(1)
            assert self.now() < 1000000, "the display is never content"
        return self.wire_bytes() - before

    def shown(self) -> int:
        """Shows the canvas; the wire bytes that took."""
        self.display.show(self.canvas)
        return self.settle()

    def wire_bytes(self) -> int:
        return self.bus.bytes["display"]

    def is_right(self) -> bool:
        """Whether a person sees what was drawn."""
        if self._drawn != self.canvas.buffer:
            self._drawn = bytes(self.canvas.buffer)
            self._picture = picture(self._drawn)
        return self.model.pixels() == self._picture


def picture(buffer) -> bytes:
    """The pixels of a canvas, row by row, one by one."""
    return bytes(
        [buffer[(y >> 3) * 128 + x] >> (y & 7) & 1 for y in range(64) for x in range(128)]
    )


def draw_screen(canvas, number: int = 0) -> None:
    """Something on every page."""
    canvas.clear()
    canvas.text(0, 0, "Ann's turn")
    canvas.right(0, 21, "12:%02d" % (number % 60), inverse=True)
    canvas.big(2, 3, "%d" % (1500 + number))
    canvas.line(5)
    canvas.bar(6, 0, 10, number % 100, 100)
    canvas.text(7, 0, "# yes  * back")


def step_time(bench) -> int:
    """Microseconds that one step took."""
    before = bench.clock.us
    bench.step()
    return bench.clock.us - before
