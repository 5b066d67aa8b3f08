"""An I2C bus that opens even when a part on it still waits for the rest of an old transfer.

Such a part holds SDA low, and a restart of the unit does not change its mind. Clocking the rest
out of it by hand does (I2C specification UM10204, section 3.1.16).
"""

_HALF_CLOCK_US = 5  # 100 kHz: every part can follow
_CLOCKS = 9  # a byte and its acknowledgement: no part can want more


def free_bus(scl, sda, sleep_us) -> bool:
    """Whether the bus is free, now or already. Both pins have to be open drain."""
    scl.value(1)
    sda.value(1)
    if not sda.value():
        for _ in range(_CLOCKS):
            scl.value(0)
            sleep_us(_HALF_CLOCK_US)
            scl.value(1)
            sleep_us(_HALF_CLOCK_US)
            if sda.value():
                break
        # STOP, SDA rising while SCL is high: whatever the part was doing is over.
        for pin, level in ((scl, 0), (sda, 0), (scl, 1), (sda, 1)):
            pin.value(level)
            sleep_us(_HALF_CLOCK_US)
    return bool(sda.value() and scl.value())


def opener(machine, number: int, scl: int, sda: int, frequency: int, sleep_us, timeout=10000):
    """A function that frees the bus on these pins and opens it: for start, and after errors.
    `timeout`, in microseconds, is how long a bus that hangs can hold up the unit."""

    def open_bus():
        pin = machine.Pin
        clock = pin(scl, pin.OPEN_DRAIN, pin.PULL_UP, value=1)
        data = pin(sda, pin.OPEN_DRAIN, pin.PULL_UP, value=1)
        free_bus(clock, data, sleep_us)
        return machine.I2C(number, scl=clock, sda=data, freq=frequency, timeout=timeout)

    return open_bus
