"""A room with a buzzer in it, and somebody who hears every tone."""

from firmware.drivers.buzzer import Buzzer
from host_tools.virtual_board.buzzer_model import BuzzerModel
from host_tools.virtual_board.clock import Clock
from host_tools.virtual_board.machine_model import Machine
from host_tools.virtual_board.wires import Wires


class Room:
    def __init__(self):
        self.clock = Clock()
        wires = Wires()
        self.model = wires.parts[17] = BuzzerModel(self.clock)
        machine = Machine(self.clock, wires)
        self.pwm = machine.PWM(machine.Pin(17), freq=1000, duty_u16=0)
        self.buzzer = Buzzer(self.pwm)

    def run(self, ms, every=1):
        """Whether it is still playing."""
        busy = False
        for _ in range(0, ms, every):
            busy = self.buzzer.step(self.clock.us // 1000)
            self.clock.sleep_ms(every)
        return busy
