"""Runs on MicroPython, in the unit's own memory: the firmware, with its board far away.

    micropython -X heapsize=... -m far_board FD SEED READER CAUSE

The chips are the models, in the program at the other end of the wire (far_unit.py); here is only
what stands in for `machine`, the clock, the NVS and the flash, and asks them. So all memory but
what this file takes is the firmware's, and a power cut takes it whole.

    question   what, four numbers, how many bytes follow; and those
    answer     an OSError's number or 0, a number, how many bytes follow; and those

The last question is always NEXT: what shall the unit do now? The first NEXT tells what this file
takes; what its names take is printed before.
"""

import gc
import sys
from struct import pack_into, unpack_from

import micropython

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    Buffer = bytes | bytearray | str

QUESTION = "<BiiiiH"
QUESTION_BYTES = 19
ANSWER = "<iiH"
ANSWER_BYTES = 10
NONE = -2  # as a number: not given

# What can be asked, by its place
ASKS = (
    "next pin_init pin_get pin_set i2c_open i2c_write spi_open spi_write spi_read pwm_open "
    "pwm_freq pwm_duty adc_open adc_read wdt_open wdt_feed reset deepsleep ticks sleep "
    "get_i32 set_i32 get_blob set_blob erase_key commit fetch program erase content"
).split(" ")
(
    NEXT, PIN_INIT, PIN_GET, PIN_SET, I2C_OPEN, I2C_WRITE, SPI_OPEN, SPI_WRITE, SPI_READ, PWM_OPEN,
    PWM_FREQ, PWM_DUTY, ADC_OPEN, ADC_READ, WDT_OPEN, WDT_FEED, RESET, DEEPSLEEP, TICKS, SLEEP,
    GET_I32, SET_I32, GET_BLOB, SET_BLOB, ERASE_KEY, COMMIT, FETCH, PROGRAM, ERASE,
    CONTENT,
) = range(30)  # fmt: skip
# What the answer to NEXT can be
BEAT, TELL, COLLECT, REPLACE, APPEND, REMOVE = range(6)
# What TELL can tell of the loop, by its place: plain values, as Python writes them
TOLD = (
    "screen.name screen.typed screen.refused screen.chosen screen.step_size screen.evening "
    "screen.settings.values screen.panel.keys screen.panel.text screen.panel.digits "
    "saved.depth saved.standing saved.journal.game"
).split(" ")

BLOCK_SIZE = 4096
BLOCK_COUNT = 512
TICKS_ALL = 1 << 30
PATH = 64  # bytes
PIECE = 256  # bytes of a file that are written at once


class Wire:
    def __init__(self, file):
        self.file = file
        self.question = bytearray(QUESTION_BYTES)
        self.answer = bytearray(ANSWER_BYTES)

    def ask(self, what, a=0, b=0, c=0, d=0, data: "Buffer" = b"", into=None) -> int:
        """The number in the answer; what follows it goes to the start of a buffer."""
        pack_into(QUESTION, self.question, 0, what, a, b, c, d, len(data))
        self.file.write(self.question)
        if data:
            self.file.write(data)
        self.fill(self.answer)
        failed, number, count = unpack_from(ANSWER, self.answer)
        if count:
            self.fill(memoryview(into)[:count])
        if failed:
            raise OSError(failed)
        return number

    def fill(self, buffer) -> None:
        got = self.file.readinto(buffer)
        while got and got < len(buffer):
            got += self.file.readinto(memoryview(buffer)[got:])
        if not got:
            sys.exit()  # nobody is there any more: the power is off


def machine_on(wire: "Wire", cause: int) -> "Any":
    """`machine`, as far as the firmware uses it."""
    ask = wire.ask

    class Pin:
        IN = 1
        OUT = 3
        OPEN_DRAIN = 7
        PULL_DOWN = 1
        PULL_UP = 2

        def __init__(self, number, mode=-1, pull=-1, value=None):
            self.number = number
            self.init(mode, pull, value)

        def init(self, mode=-1, pull=-1, value=None):
            ask(
                PIN_INIT,
                self.number,
                mode,
                NONE if pull is None else pull,
                NONE if value is None else value,
            )

        def value(self, level=None):
            if level is None:
                return ask(PIN_GET, self.number)
            ask(PIN_SET, self.number, level)

    class I2C:
        def __init__(self, number, scl, sda, freq, timeout):
            ask(I2C_OPEN, scl.number, sda.number, freq, timeout)

        def writeto(self, address, data):
            ask(I2C_WRITE, address, data=data)

    class SPI:
        def __init__(self, number, baudrate, sck, mosi, miso):
            ask(SPI_OPEN, baudrate, sck.number, mosi.number, miso.number)

        def write(self, data):
            ask(SPI_WRITE, data=data)

        def readinto(self, buffer, write=0):
            ask(SPI_READ, len(buffer), write, into=buffer)

    class PWM:
        def __init__(self, pin, freq, duty_u16):
            ask(PWM_OPEN, pin.number, freq, duty_u16)

        def freq(self, hertz):
            ask(PWM_FREQ, hertz)

        def duty_u16(self, duty):
            ask(PWM_DUTY, duty)

    class ADC:
        ATTN_11DB = 3

        def __init__(self, pin, atten):
            ask(ADC_OPEN, pin.number, atten)

        def read_uv(self):
            return ask(ADC_READ)

    class WDT:
        def __init__(self, timeout):
            ask(WDT_OPEN, timeout)

        def feed(self):
            ask(WDT_FEED)

    class Machine:
        HARD_RESET = 2
        WDT_RESET = 3

        def reset_cause(self):
            return cause

        def reset(self):
            ask(RESET)

        def deepsleep(self):
            ask(DEEPSLEEP)

    for part in (Pin, I2C, SPI, PWM, ADC, WDT):
        setattr(Machine, part.__name__, part)
    return Machine()


class Time:
    def __init__(self, ask):
        self.ask = ask

    def ticks_ms(self):
        return self.ask(TICKS)

    def ticks_diff(self, later, earlier):
        return (later - earlier + TICKS_ALL // 2) % TICKS_ALL - TICKS_ALL // 2

    def sleep_us(self, us):
        self.ask(SLEEP, us)


class Nvs:
    """Keys have a few letters."""

    def __init__(self, ask):
        self.ask = ask

    def get_i32(self, key):
        return self.ask(GET_I32, data=key)

    def set_i32(self, key, number):
        self.ask(SET_I32, number, data=key)

    def get_blob(self, key, buffer):
        return self.ask(GET_BLOB, len(buffer), data=key, into=buffer)

    def set_blob(self, key, blob):
        self.ask(SET_BLOB, len(key), data=key.encode() + blob)

    def erase_key(self, key):
        self.ask(ERASE_KEY, data=key)

    def commit(self):
        self.ask(COMMIT)


class Chip:
    """The flash, as a block device for VfsLfs2."""

    def __init__(self, ask):
        self.ask = ask

    def readblocks(self, number, buffer, offset=0):
        self.ask(FETCH, number, offset, len(buffer), into=buffer)

    def writeblocks(self, number, data, offset=0):
        self.ask(PROGRAM, number, offset, data=data)

    def ioctl(self, question, number):
        if question == 4:
            return BLOCK_COUNT
        if question == 5:
            return BLOCK_SIZE
        if question == 6:
            self.ask(ERASE, number)
        return 0


def told(loop, path: str) -> str:
    thing = loop
    for name in path.split("."):
        thing = getattr(thing, name)
    return repr(thing)


def changed(files, what: int, path: str, piece: bytearray, ask) -> str:
    """Writes or removes a file; the code of why not."""
    from firmware.storage.faults import StorageFailed

    try:
        if what == REMOVE:
            files.remove(path)
        else:
            size = ask(CONTENT, into=piece)
            (files.replace if what == REPLACE else files.append)(path, bytes(piece[:size]))
    except StorageFailed as failed:
        return failed.code
    return ""


def mount(chip: "Chip") -> None:
    """As the board does: a blank flash is formatted."""
    import vfs

    first = bytearray(32)
    chip.readblocks(0, first)
    if first == b"\xff" * 32:
        vfs.VfsLfs2.mkfs(chip)
    vfs.mount(vfs.VfsLfs2(chip), "/unit")


def run(wire: "Wire", seed: int, reader: bool, cause: int) -> None:
    ask = wire.ask
    machine, time, nvs, chip = machine_on(wire, cause), Time(ask), Nvs(ask), Chip(ask)
    gc.collect()
    beside = gc.mem_alloc()  # type: ignore[attr-defined]
    micropython.qstr_info()  # type: ignore[attr-defined]
    mount(chip)
    from firmware.board import DEVKITC
    from firmware.main import COLLECT_EVERY, build
    from firmware.storage.files import Files

    gc.threshold(COLLECT_EVERY)  # type: ignore[attr-defined]
    files = Files("/unit")
    loop = build(machine, time, DEVKITC, files, nvs, seed, reader)
    del build
    for name in ("firmware.main", "firmware.board"):  # as firmware/root/main.py does
        del sys.modules[name]
        delattr(sys.modules["firmware"], name.split(".")[1])
    path = bytearray(PATH)
    piece = bytearray(PIECE)
    pause, result = beside, b""
    while True:
        used = gc.mem_alloc()  # type: ignore[attr-defined]
        state = loop.busy | (loop.reader is not None and loop.reader.occupied) << 1
        what = ask(NEXT, pause, used, state, data=result, into=path)
        pause, result = 0, b""
        rest = what >> 8
        what &= 255
        if what == BEAT:
            pause = loop.beat()
        elif what == COLLECT:
            gc.collect()
        elif what == TELL:
            result = told(loop, TOLD[rest]).encode()
        else:
            result = changed(files, what, path[:rest].decode(), piece, ask).encode()


def main(number: str, seed: str, reader: str, cause: str) -> None:
    run(Wire(open(int(number), "r+b")), int(seed), reader == "1", int(cause))


if __name__ == "__main__":
    main(*sys.argv[1:])
