"""A board with nothing on it and hardly any code: for measuring the heap of the firmware."""


class Pin:
    IN = OUT = OPEN_DRAIN = PULL_UP = PULL_DOWN = 1

    def __init__(self, number, mode=0, pull=0, value=0):
        self.number = number

    def init(self, mode=0, pull=0, value=0):
        pass

    def value(self, level=None):
        return 0 if self.number < 34 else 1  # columns rest low, the reader's IRQ rests high


class Part:
    """A bus, a tone or a voltage: takes everything, answers nothing."""

    ATTN_11DB = 0

    def __init__(self, *wires, **options):
        pass

    def writeto(self, address, data):
        pass

    def write(self, data):
        pass

    def readinto(self, buffer):
        pass

    def freq(self, hertz):
        pass

    def duty_u16(self, duty):
        pass

    def read_uv(self):
        return 1950000

    def feed(self):
        pass


class Machine:
    HARD_RESET = WDT_RESET = 2
    Pin = Pin
    I2C = SPI = PWM = ADC = WDT = Part

    @staticmethod
    def reset_cause():
        return 1


class Nvs:
    def get_i32(self, key):
        raise OSError

    def get_blob(self, key, buffer):
        raise OSError

    def set_i32(self, key, number):
        pass

    def set_blob(self, key, data):
        pass

    def commit(self):
        pass


class Time:
    now = 0

    def ticks_ms(self):
        self.now += 5
        return self.now

    def ticks_diff(self, a, b):
        return a - b

    def sleep_us(self, us):
        pass
