"""A plan of what goes wrong on a part: at its n-th transfer no answer, garbage, late, or stuck.

    FaultPlan({3: "no_answer", 7: "garbage"})       these, and no others
    random_faults(seed, transfers=200, share=10)      about one transfer in ten of the first 200

What a kind means is the part's business:
    no_answer   as if the part were not there for this transfer
    garbage     some bits arrive wrong
    late        the part takes much longer than usual
    stuck       the part, or its bus, is blocked until it is reset or the bus is cleared
On SPI and UART, where a missing part is not noticed, there is also
    error       the unit's own side fails: OSError
"""

from engine_core.chance import below

KINDS = ("no_answer", "garbage", "late", "stuck")
ERROR = "error"
EIO = 5


class FaultPlan:
    def __init__(self, plan: "dict[int, str] | None" = None, seed: int = 1) -> None:
        self.plan = plan or {}
        for kind in self.plan.values():
            if kind not in KINDS and kind != ERROR:
                raise ValueError("no such fault: %s; there are %s" % (kind, ", ".join(KINDS)))
        self.done = 0  # transfers so far
        self.happened: list[tuple[int, str]] = []
        self.chance = [seed % 16381 + 1, seed // 16381 % 16381 + 1]  # of engine_core.chance

    def next(self) -> "str | None":
        """What happens to the transfer that begins now."""
        fault = self.plan.get(self.done)
        if fault is not None:
            self.happened.append((self.done, fault))
        self.done += 1
        return fault

    def garble(self, data: "bytes | bytearray | memoryview") -> bytearray:
        """The same bytes with some of their bits turned over, at least one."""
        result = bytearray(data)
        if result:
            for _ in range(1 + below(self.chance, 3)):
                place = below(self.chance, len(result))
                result[place] ^= 1 << below(self.chance, 8)
            if result == bytearray(data):
                result[0] ^= 1
        return result


def random_faults(
    seed: int, transfers: int = 200, share: int = 10, kinds: tuple[str, ...] = KINDS
) -> FaultPlan:
    """About one in `share` of the first transfers goes wrong."""
    plan = FaultPlan({}, seed)
    for number in range(transfers):
        if below(plan.chance, share) == 0:
            plan.plan[number] = kinds[below(plan.chance, len(kinds))]
    return plan
