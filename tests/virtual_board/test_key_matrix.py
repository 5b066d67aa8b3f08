"""The keypad's circuit: contacts, ways through them, bounce, bleeding and faults."""

from host_tools.virtual_board.clock import Clock
from host_tools.virtual_board.faults import FaultPlan
from host_tools.virtual_board.key_matrix import KeyMatrix
from host_tools.virtual_board.machine_model import Machine
from host_tools.virtual_board.wires import Wires


class Circuit:
    """Rows are let go, columns pulled down."""

    def __init__(self, seed=1, plan=None, pull=1):
        self.clock = Clock()
        wires = Wires()
        self.matrix = KeyMatrix(self.clock, wires, (0, 1, 2, 3), (4, 5, 6, 7), seed, plan)
        pin = Machine(self.clock, wires).Pin
        self.rows = [pin(number, pin.IN, None) for number in range(4)]
        self.columns = [pin(number, pin.IN, pull) for number in range(4, 8)]

    def drive(self, row, level):
        self.rows[row].init(self.rows[row].OUT, value=level)

    def let_go(self, row):
        self.rows[row].init(self.rows[row].IN)
        self.clock.sleep_us(100)

    def read(self):
        return "".join([str(column.value()) for column in self.columns])

    def read_with(self, row):
        """The columns while that row alone is high."""
        self.drive(row, 1)
        levels = self.read()
        self.let_go(row)
        return levels


def test_a_pressed_key_joins_its_row_and_column():
    circuit = Circuit()
    circuit.matrix.press("6", 0)
    assert [circuit.read_with(row) for row in range(4)] == ["0000", "0010", "0000", "0000"]
    circuit.matrix.release("6", 0)
    assert circuit.read_with(1) == "0000"


def test_three_keys_make_a_fourth_appear():
    circuit = Circuit()
    circuit.matrix.press("124", 0)
    assert circuit.read_with(0) == "1100"
    assert circuit.read_with(1) == "1100"  # 5 is a ghost
    assert circuit.read_with(2) == "0000"


def test_current_goes_through_a_row_and_a_column_that_are_let_go():
    """1-2-5-6 is one way from the first row to the third column."""
    circuit = Circuit()
    circuit.matrix.press("256", 0)
    assert circuit.read_with(0) == "0110"


def test_a_row_driven_low_wins():
    circuit = Circuit()
    circuit.matrix.press("14", 0)
    circuit.drive(0, 1)
    circuit.drive(1, 0)
    assert circuit.read() == "0000"


def test_a_matrix_with_pull_ups_can_be_scanned_by_low_rows():
    circuit = Circuit(pull=2)
    circuit.matrix.press("9", 0)
    assert circuit.read() == "1111"
    circuit.drive(2, 0)
    assert circuit.read() == "1101"


def test_columns_without_a_pull_read_anything():
    circuit = Circuit(pull=None)
    seen = [circuit.read() for _ in range(50)]
    assert len(set(seen)) > 5


def test_a_column_stays_high_for_five_microseconds():
    circuit = Circuit()
    circuit.matrix.press("5", 0)
    circuit.drive(1, 1)
    circuit.rows[1].init(circuit.rows[1].IN)
    circuit.clock.sleep_us(4)
    assert circuit.read() == "0100"
    circuit.clock.sleep_us(1)
    assert circuit.read() == "0000"


def test_a_contact_bounces_for_no_longer_than_it_may_and_ends_as_the_finger_does():
    longest = 0
    for seed in range(1, 200):
        circuit = Circuit(seed)
        circuit.drive(0, 1)
        circuit.matrix.press("1", 15)
        levels = []
        for _ in range(300):
            levels.append(circuit.read()[0])
            circuit.clock.sleep_us(100)
        opened = "".join(levels).rfind("0") + 1
        longest = max(longest, opened)
        assert levels[0] == "1"
        assert opened <= 151
        circuit.matrix.release("1", 15)
        circuit.clock.sleep_us(15001)
        assert circuit.read() == "0000"
    assert longest > 120


def test_bounce_is_the_same_for_the_same_seed():
    def bounce(seed):
        circuit = Circuit(seed)
        circuit.drive(3, 1)
        circuit.matrix.press("0#", 15)
        levels = []
        for _ in range(150):
            circuit.clock.sleep_us(100)
            levels.append(circuit.read())
        return levels

    assert bounce(5) == bounce(5)
    assert bounce(5) != bounce(6)


def test_the_fingers_are_known():
    matrix = Circuit().matrix
    matrix.press("D1")
    assert matrix.held == "1D"
    matrix.release("1")
    assert matrix.held == "D"


def test_a_jammed_key_stays_down_without_a_finger():
    circuit = Circuit(plan=FaultPlan({0: "stuck"}))
    circuit.matrix.press("3", 0)
    circuit.read_with(0)
    circuit.matrix.release("3", 0)
    assert (circuit.matrix.held, circuit.matrix.jammed) == ("", "3")
    assert circuit.read_with(0) == "0010"
    circuit.matrix.free()
    assert circuit.read_with(0) == "0000"


def test_faults_disturb_one_reading_each():
    circuit = Circuit(plan=FaultPlan({1: "garbage", 4: "no_answer", 12: "late"}))
    circuit.matrix.press("1", 0)
    circuit.drive(0, 1)
    assert [circuit.read() for _ in range(3)] == ["1100", "0000", "1000"]
    circuit.let_go(0)
    assert [circuit.read() for _ in range(2)] == ["1000", "0000"]
