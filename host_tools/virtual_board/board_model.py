"""All parts of a unit on the wires of one board, as firmware/board.py says where they go."""

from host_tools.virtual_board.battery_model import BatteryModel
from host_tools.virtual_board.buzzer_model import BuzzerModel
from host_tools.virtual_board.clock import Clock
from host_tools.virtual_board.display_model import SH1106Model, SSD1306Model
from host_tools.virtual_board.i2c_model import I2CBus
from host_tools.virtual_board.key_matrix import KeyMatrix
from host_tools.virtual_board.machine_model import Machine
from host_tools.virtual_board.pn532_model import PN532Model
from host_tools.virtual_board.pn532_spi_model import PN532SPI
from host_tools.virtual_board.spi_model import SPIBus
from host_tools.virtual_board.wires import Wires

TYPE_CHECKING = False
if TYPE_CHECKING:
    from host_tools.virtual_board.faults import FaultPlan

DISPLAY_ADDRESS = 0x3C
PARTS = ("display", "reader", "keys", "battery", "buzzer", "flash", "nvs")  # that can have faults


class BoardModel:
    """`faults` gives a plan for some of PARTS; flash and NVS are the unit's business."""

    def __init__(
        self,
        profile: dict,
        display: str = "ssd1306",
        reader: bool = True,
        seed: int = 0,
        faults: "dict[str, FaultPlan] | None" = None,
    ) -> None:
        plans = faults or {}
        unknown = [part for part in plans if part not in PARTS]
        if unknown:
            raise ValueError("no such part: %s; there are %s" % (unknown[0], ", ".join(PARTS)))
        if display not in ("ssd1306", "sh1106"):
            raise ValueError("no such display: %s; there are ssd1306 and sh1106" % display)
        self.profile = profile
        self.clock = Clock()
        self.wires = Wires()
        self.display = (SH1106Model if display == "sh1106" else SSD1306Model)(seed + 1)
        wiring = profile["display"]
        self.i2c = I2CBus(self.clock, wiring["scl"], wiring["sda"])
        self.i2c.attach(DISPLAY_ADDRESS, self.display, "display", plans.get("display"))
        self.wires.i2c[(wiring["scl"], wiring["sda"])] = self.i2c
        self.wires.parts[wiring["scl"]] = self.wires.parts[wiring["sda"]] = self.i2c
        self.keys = KeyMatrix(
            self.clock,
            self.wires,
            profile["rows"],
            profile["columns"],
            seed + 1,
            plans.get("keys"),
        )
        self.buzzer = BuzzerModel(self.clock, plans.get("buzzer"))
        self.wires.parts[profile["buzzer"]] = self.buzzer
        wiring = profile["battery"]
        self.battery = BatteryModel(ratio=wiring["ratio"], seed=seed, plan=plans.get("battery"))
        self.wires.parts[wiring["adc"]] = self.battery
        self.spi = SPIBus(self.clock)
        self.reader: PN532Model | None = None
        if reader:
            self._wire_reader(profile["reader"], seed, plans.get("reader"))

    def _wire_reader(self, wiring: dict, seed: int, plan: "FaultPlan | None") -> None:
        self.reader = PN532Model(self.clock, seed)
        self.spi.attach(wiring["cs"], PN532SPI(self.reader), "reader", plan)
        self.wires.spi[(wiring["sck"], wiring["mosi"], wiring["miso"])] = self.spi
        self.wires.parts[wiring["cs"]] = self.spi
        self.wires.parts[wiring["irq"]] = self.reader.irq_pin
        self.wires.parts[wiring["reset"]] = self.reader.reset_pin

    def power_off(self) -> None:
        """The battery is out: the chips begin anew, as they do not at a mere reset."""
        self.wires.pins.clear()
        self.display.power_on()
        self.buzzer.tone(0, 0)
        if self.reader is not None:
            self.reader.power_on()

    def machine(self, cause: int) -> Machine:
        """What the firmware finds as `machine` after a start for that reason."""
        self.wires.pins.clear()
        return Machine(self.clock, self.wires, cause)
