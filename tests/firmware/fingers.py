"""A keypad on its circuit, stepped as the unit's loop does, and gestures of fingers on it."""

from engine_core.chance import below
from firmware.board import DEVKITC
from firmware.drivers.keypad import KEYS, Keypad
from host_tools.virtual_board.clock import Clock
from host_tools.virtual_board.key_matrix import KeyMatrix
from host_tools.virtual_board.machine_model import Machine
from host_tools.virtual_board.wires import Wires


class Bench:
    def __init__(self, seed=1, plan=None, started=True):
        self.clock = Clock()
        self.wires = Wires()
        self.matrix = KeyMatrix(
            self.clock, self.wires, DEVKITC["rows"], DEVKITC["columns"], seed, plan
        )
        pin = Machine(self.clock, self.wires).Pin
        self.rows = [pin(number) for number in DEVKITC["rows"]]
        self.columns = [pin(number) for number in DEVKITC["columns"]]
        self.keypad = Keypad(self.rows, self.columns, self.clock.sleep_us)
        self.events = []
        if started:
            self.keypad.start()

    def run(self, ms):
        """The events of that time."""
        until = self.clock.us + ms * 1000
        first = len(self.events)
        while self.clock.us < until:
            event = self.keypad.step(self.clock.us // 1000)
            if event is not None:
                self.events.append(event)
            pause = 5000 if self.keypad.busy else 20000
            self.clock.us = min(self.clock.us + pause, until)
        return self.events[first:]

    def press(self, keys, ms=100, bounce_ms=0):
        """What is heard of keys that go down and up together."""
        first = len(self.events)
        self.matrix.press(keys, bounce_ms)
        self.run(ms)
        self.matrix.release(keys, bounce_ms)
        self.run(100)
        return self.events[first:]


class Gestures:
    """Random ones; each tells the keys that have to be reported, or None where more than one
    answer is right because keys were alone for about as long as it takes to be sure."""

    def __init__(self, bench, seed):
        self.bench = bench
        self.chance = [seed % 16381 + 1, 77]
        self.used = ""

    def one(self):
        self.used = self.some_keys(1 + below(self.chance, 4))
        kinds = (self.alone, self.alone, self.brush, self.together, self.one_more, self.anyhow)
        expected = kinds[below(self.chance, len(kinds))]()
        self.bench.matrix.release(self.used, 0)
        self.bench.run(60 + below(self.chance, 40))
        return expected

    def some_keys(self, count):
        keys = ""
        while len(keys) < count:
            key = KEYS[below(self.chance, 16)]
            if key not in keys:
                keys += key
        return keys

    def down(self, keys):
        self.bench.matrix.press(keys, below(self.chance, 16))

    def up(self, keys):
        self.bench.matrix.release(keys, below(self.chance, 16))

    def wait(self, least, most):
        self.bench.run(least + below(self.chance, most - least + 1))

    def alone(self):
        key = self.used[0]
        self.down(key)
        self.wait(75, 250)
        self.up(key)
        self.wait(40, 80)
        return key

    def brush(self):
        """Too short to be meant."""
        self.bench.matrix.press(self.used, below(self.chance, 5))
        self.wait(1, 8)
        self.bench.matrix.release(self.used, below(self.chance, 8))
        self.wait(40, 80)
        return ""

    def together(self):
        """Two to four keys within 4 ms; they leave one after the other."""
        if len(self.used) == 1:
            return self.alone()
        for key in self.used:
            self.down(key)
            self.wait(0, 1)
        self.wait(75, 150)
        self.leave()
        return ""

    def one_more(self):
        """A key alone, then others as well."""
        self.down(self.used[0])
        self.wait(75, 150)
        self.down(self.used[1:])
        self.wait(50, 150)
        self.leave()
        return self.used[0]

    def anyhow(self):
        for key in self.used:
            self.down(key)
            self.wait(0, 40)
        self.leave()
        return None

    def leave(self):
        for key in self.used:
            self.up(key)
            self.wait(0, 60)
        self.wait(20, 60)
