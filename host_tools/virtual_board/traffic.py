"""How much went over the wires of a unit, and in and out of its flash."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from host_tools.virtual_board.unit import Unit


class Bus:
    """What went over the wires since the unit was made."""

    def __init__(self, unit: "Unit") -> None:
        self._unit = unit

    @property
    def i2c(self) -> dict[str, int]:
        return self._unit.board.i2c.bytes

    @property
    def spi(self) -> dict[str, int]:
        return self._unit.board.spi.bytes

    @property
    def flash_read(self) -> int:
        return self._unit.flash.read

    @property
    def flash_programmed(self) -> int:
        return self._unit.flash.programmed

    @property
    def flash_erased(self) -> int:
        return self._unit.flash.erased
