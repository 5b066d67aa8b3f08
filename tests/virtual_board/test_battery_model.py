"""The battery's faults: what the ADC reads when it, or the divider, goes wrong."""

from host_tools.virtual_board.battery_model import BatteryModel
from host_tools.virtual_board.faults import FaultPlan


def test_a_late_reading_is_the_one_before_and_a_stuck_one_never_changes_again():
    model = BatteryModel(4000, 2, 1, FaultPlan({2: "late", 4: "stuck"}))
    model.noise_mv = 0
    seen = []
    for millivolts in (4000, 3900, 3800, 3700, 3600, 3500, 3400):
        model.millivolts = millivolts
        seen.append(model.microvolts() * 2 // 1000)
    assert seen == [4000, 3900, 3900, 3700, 3700, 3700, 3700]


def test_the_first_reading_cannot_be_late():
    for kind in ("late", "stuck"):
        model = BatteryModel(4000, 2, 1, FaultPlan({0: kind}))
        model.noise_mv = 0
        assert model.microvolts() == 2000000


def test_no_answer_is_an_error_and_garbage_any_voltage():
    model = BatteryModel(4000, 2, 1, FaultPlan({0: "no_answer", 1: "garbage"}))
    try:
        model.microvolts()
        raise AssertionError("it was read")
    except OSError:
        pass
    assert 0 <= model.microvolts() < 3300000
