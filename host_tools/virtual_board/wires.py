"""The wires of a board: which part hangs on which pin, and what level a pin has.

A part on a pin is an object with
    level(number) -> 0, 1 or None     what it drives that pin to; None where it lets go
    changed(number, level)            the unit drives that pin now, or lets go of it (None)
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from host_tools.virtual_board.i2c_model import I2CBus
    from host_tools.virtual_board.spi_model import SPIBus
    from host_tools.virtual_board.uart_model import SerialLine


class Wires:
    def __init__(self) -> None:
        self.pins: dict[int, PinModel] = {}  # those that the firmware made
        self.parts: dict = {}  # pin number -> part
        self.i2c: dict[tuple[int, int], I2CBus] = {}  # by scl, sda
        self.spi: dict[tuple[int, int, int], SPIBus] = {}  # by sck, mosi, miso
        self.uart: dict[tuple[int, int], SerialLine] = {}  # by tx, rx

    def driven(self, number: int) -> "int | None":
        """What the unit itself drives that pin to."""
        pin = self.pins.get(number)
        return None if pin is None else pin.driven()

    def level(self, number: int) -> int:
        """What a pin reads: a part that pulls low wins over one that does not, a pull is weak."""
        own = self.driven(number)
        part = self.parts.get(number)
        other = None if part is None else part.level(number)
        if own is not None and other is not None:
            return own & other
        if own is not None:
            return own
        if other is not None:
            return other
        pin = self.pins.get(number)
        return 1 if pin is not None and pin.pull == PinModel.PULL_UP else 0


class PinModel:
    """A pin as `machine.Pin` offers it; the class of one board has its `wires`."""

    IN = 1
    OUT = 3
    OPEN_DRAIN = 7
    PULL_DOWN = 1
    PULL_UP = 2
    wires: "Wires"

    def __init__(self, number, mode: int = -1, pull: "int | None" = -1, value=None) -> None:
        if isinstance(number, PinModel):
            number = number.number
        self.number: int = number
        before = self.wires.pins.get(number)
        self.mode: int = before.mode if before is not None else self.IN
        self.pull: int | None = before.pull if before is not None else None
        self.out: int = before.out if before is not None else 0
        self.wires.pins[number] = self
        self.init(mode, pull, value)

    def init(self, mode: int = -1, pull: "int | None" = -1, value=None) -> None:
        if mode != -1:
            self.mode = mode
        if pull != -1:
            self.pull = pull
        if value is not None:
            self.out = 1 if value else 0
        self._tell()

    def driven(self) -> "int | None":
        if self.mode == self.OUT:
            return self.out
        if self.mode == self.OPEN_DRAIN and not self.out:
            return 0
        return None

    def value(self, value=None) -> "int | None":
        if value is None:
            return self.wires.level(self.number)
        self.out = 1 if value else 0
        self._tell()
        return None

    def __call__(self, value=None) -> "int | None":
        return self.value(value)

    def on(self) -> None:
        self.value(1)

    def off(self) -> None:
        self.value(0)

    def _tell(self) -> None:
        part = self.wires.parts.get(self.number)
        if part is not None:
            part.changed(self.number, self.driven())
