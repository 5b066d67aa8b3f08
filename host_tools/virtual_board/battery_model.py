"""One Li-ion cell behind a voltage divider, as the ADC sees it.

Faults, counted by readings: "no_answer" is an ADC that gives up, "garbage" any voltage at all,
"late" the reading before once more, and "stuck" the same one from then on.
"""

from engine_core.chance import below
from host_tools.virtual_board.i2c_model import ETIMEDOUT

TYPE_CHECKING = False
if TYPE_CHECKING:
    from host_tools.virtual_board.faults import FaultPlan


class BatteryModel:
    """A part on its pin, for `machine.ADC`. Change `millivolts` and `load_ma` at any time."""

    def __init__(
        self,
        millivolts: int = 3900,
        ratio: int = 2,
        seed: int = 1,
        plan: "FaultPlan | None" = None,
    ) -> None:
        self.millivolts = millivolts  # of the cell without a load
        self.ratio = ratio
        self.load_ma = 0
        self.resistance_mohm = 250  # cell, protection and leads: it sags by that at one ampere
        self.noise_mv = 15  # either way, at the pin
        self.readings = 0
        self.plan = plan
        self._last: int | None = None  # microvolts
        self._stuck = False
        self.chance = [seed % 16381 + 1, seed // 16381 % 16381 + 1]

    def level(self, number: int) -> None:
        return None

    def changed(self, number: int, level: "int | None") -> None:
        pass

    def microvolts(self) -> int:
        self.readings += 1
        fault = self.plan.next() if self.plan is not None else None
        if fault == "no_answer":
            raise OSError(ETIMEDOUT)
        if fault == "stuck":
            self._stuck = True
        if self._last is not None and (self._stuck or fault == "late"):
            return self._last
        self._last = below(self.chance, 3300) * 1000 if fault == "garbage" else self._measured()
        return self._last

    def _measured(self) -> int:
        cell = self.millivolts - self.load_ma * self.resistance_mohm // 1000
        noise = below(self.chance, 2 * self.noise_mv + 1) - self.noise_mv
        return max(0, (cell * 1000) // self.ratio + noise * 1000)
