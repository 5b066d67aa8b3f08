"""A unit whose firmware runs on MicroPython, in a process with a heap as small as the unit's.

The parts are the same models as those of any Unit, here; the firmware asks them over a wire
(far_board.py). What there is to know of the game is read from the flash, as the next start would
find it: asking the firmware would take its memory. CPython only.
"""

import ast
import os
import re
import socket
import struct
import subprocess
import tempfile
from pathlib import Path
from typing import Any, Protocol

from engine_core import Game
from firmware.storage.faults import Damaged, StorageFailed
from firmware.storage.saved_game import SavedGame, own_edition_in
from host_tools.unix_port import PROGRAM
from host_tools.virtual_board import far_board as far
from host_tools.virtual_board.flash import PowerCut
from host_tools.virtual_board.littlefs_files import LittlefsFiles
from host_tools.virtual_board.nvs_model import NVS, nvs_maker
from host_tools.virtual_board.unit import Unit

KB = 1024
# Of a heap 1.5 bytes in 129.5 are MicroPython's own notes (py/gc.c), for objects of 64 bits.
WITH_NOTES = 129.5 / 128
EMPTY = 1024  # bytes that MicroPython itself has, on the unit as well
BUSY, OCCUPIED = 1, 2


class Crashed(Exception):
    """The firmware ended by itself; what MicroPython said of it."""


class Teller(Protocol):
    """Who can ask the firmware for a value, and has its game and files here."""

    unit: Any

    def value(self, path: str) -> Any: ...


class Far:
    """Something inside of the firmware; what it tells of is far_board.TOLD."""

    def __init__(self, loop: Teller, path: str) -> None:
        self._loop = loop
        self._path = path

    def __getattr__(self, name: str) -> Any:
        path = f"{self._path}.{name}"
        if path in far.TOLD:
            return self._loop.value(path)
        if any(told.startswith(path + ".") for told in far.TOLD):
            return Far(self._loop, path)
        raise AttributeError(path)

    def __getitem__(self, name: str) -> Any:
        return self.values[name]


class FarTable(Far):
    """The screen: its game and its files are those of the unit, here."""

    @property
    def game(self) -> Any:
        return self._loop.unit.game

    @property
    def files(self) -> Any:
        return self._loop.unit.files

    @property
    def unit(self) -> Teller:
        return self._loop


class FarFiles(LittlefsFiles):
    """Reads what is on the flash now; what is written goes through the unit's own file system."""

    def __init__(self, unit: "FarUnit") -> None:
        super().__init__(unit.flash.copy())
        self._unit = unit

    def replace(self, path: str, data: bytes) -> None:
        self._unit.loop.write(far.REPLACE, path, data[: far.PIECE])
        self.append(path, data[far.PIECE :])

    def remove(self, path: str) -> None:
        self._unit.loop.write(far.REMOVE, path, b"")

    def append(self, path: str, data: bytes) -> None:
        for at in range(0, len(data), far.PIECE):
            self._unit.loop.write(far.APPEND, path, data[at : at + far.PIECE])


class FarLoop:
    """The firmware's loop, at the other end of the wire: it lives as long as its process."""

    def __init__(self, unit: "FarUnit", cause: int, nvs: NVS) -> None:
        self.unit = unit
        self.nvs = nvs
        self.parts: dict[str, Any] = {}
        self.to_write = b""
        self.result = b""
        self.peak = 0
        self.output = tempfile.TemporaryFile()
        self.wire, theirs = socket.socketpair()
        arguments = (theirs.fileno(), unit.seed, int(unit.board.reader is not None), cause)
        folders = [str(unit.compiled), ".frozen"]
        self.process = subprocess.Popen(
            [PROGRAM, "-X", f"heapsize={unit.heap_kb}K", "-m", "far_board", *map(str, arguments)],
            cwd=unit.compiled,
            env={**os.environ, "MICROPYPATH": ":".join(folders)},
            stdout=self.output,
            stderr=self.output,
            pass_fds=[theirs.fileno()],
        )
        theirs.close()
        try:
            self.beside = self._serve() - EMPTY - self._room_for_names()
        except BaseException:  # the power was cut, or it crashed
            self.end()
            raise

    # -- what a Unit asks of a loop

    def beat(self) -> int:
        return self._do(far.BEAT)

    @property
    def busy(self) -> bool:
        return bool(self.state & BUSY)

    @property
    def occupied(self) -> bool:
        return bool(self.state & OCCUPIED)

    @property
    def reader(self) -> "FarLoop | None":
        return None if self.unit.board.reader is None else self

    @property
    def screen(self) -> FarTable:
        return FarTable(self, "screen")

    @property
    def saved(self) -> Far:
        return Far(self, "saved")

    # -- what the firmware is told to do

    def _do(self, what: int, rest: int = 0, data: bytes = b"") -> int:
        self._answer(what | rest << 8, data)
        return self._serve()

    def _room_for_names(self) -> int:
        """Of the table of names, which grows by doubling: where the program began one and not the
        firmware, the firmware has as large a one all the same."""
        texts, total = map(int, re.findall(r"(?:data|total)_bytes=(\d+)", self._printed()))
        return total - texts

    def collect(self) -> None:
        self._do(far.COLLECT)

    def write(self, what: int, path: str, data: bytes) -> None:
        self.to_write = bytes(data)
        self._do(what, len(path.encode()), path.encode())
        if self.result:
            raise StorageFailed(self.result.decode())

    def value(self, path: str) -> Any:
        self._do(far.TELL, far.TOLD.index(path))
        return ast.literal_eval(self.result.decode())

    def end(self) -> None:
        self.process.kill()
        self.process.wait()
        self.wire.close()
        self.output.close()

    # -- what it asks

    def _serve(self) -> int:
        """Answers what the firmware asks of its parts, until it asks what to do next."""
        while True:
            what, a, b, c, d, count = struct.unpack(far.QUESTION, self._take(far.QUESTION_BYTES))
            data = self._take(count) if count else b""
            if what == far.NEXT:
                self.used, self.state, self.result = b - self.unit.beside, c, data
                self.peak = max(self.peak, self.used)
                return a
            try:
                answer = getattr(self, far.ASKS[what])(a, b, c, d, data)
            except OSError as error:
                self._answer(0, b"", error.errno or 5)
                continue
            if isinstance(answer, bytes):
                self._answer(len(answer), answer)
            else:
                self._answer(answer or 0)

    def _answer(self, number: int, data: bytes = b"", failed: int = 0) -> None:
        try:
            self.wire.sendall(struct.pack(far.ANSWER, failed, number, len(data)) + data)
        except BrokenPipeError:
            raise self._crashed() from None

    def _take(self, count: int) -> bytes:
        data = self.wire.recv(count, socket.MSG_WAITALL)
        if len(data) < count:
            raise self._crashed()
        return data

    def _printed(self) -> str:
        self.output.seek(0)
        return self.output.read().decode(errors="replace")

    def _crashed(self) -> Crashed:
        self.process.wait()
        told = self._printed()
        self.unit.close()
        return Crashed(told)

    def pin_init(self, number: int, mode: int, pull: int, value: int, data: bytes) -> None:
        self.parts[f"pin{number}"] = self.unit.machine.Pin(
            number, mode, None if pull == far.NONE else pull, None if value == far.NONE else value
        )

    def pin_get(self, number: int, *_: object) -> int:
        return self.unit.board.wires.level(number)

    def pin_set(self, number: int, level: int, *_: object) -> None:
        self.parts[f"pin{number}"].value(level)

    def i2c_open(self, scl: int, sda: int, freq: int, timeout: int, data: bytes) -> None:
        pins = (self.parts[f"pin{scl}"], self.parts[f"pin{sda}"])
        self.parts["i2c"] = self.unit.machine.I2C(0, *pins, freq=freq, timeout=timeout)

    def i2c_write(self, address: int, b: int, c: int, d: int, data: bytes) -> None:
        self.parts["i2c"].writeto(address, data)

    def spi_open(self, baudrate: int, sck: int, mosi: int, miso: int, data: bytes) -> None:
        pins = {"sck": sck, "mosi": mosi, "miso": miso}
        wires = {name: self.parts[f"pin{number}"] for name, number in pins.items()}
        self.parts["spi"] = self.unit.machine.SPI(2, baudrate=baudrate, **wires)

    def spi_write(self, a: int, b: int, c: int, d: int, data: bytes) -> None:
        self.parts["spi"].write(data)

    def spi_read(self, count: int, write: int, *_: object) -> bytes:
        buffer = bytearray(count)
        self.parts["spi"].readinto(buffer, write)
        return bytes(buffer)

    def pwm_open(self, number: int, freq: int, duty: int, *_: object) -> None:
        self.parts["pwm"] = self.unit.machine.PWM(self.parts[f"pin{number}"], freq, duty)

    def pwm_freq(self, hertz: int, *_: object) -> None:
        self.parts["pwm"].freq(hertz)

    def pwm_duty(self, duty: int, *_: object) -> None:
        self.parts["pwm"].duty_u16(duty)

    def adc_open(self, number: int, atten: int, *_: object) -> None:
        self.parts["adc"] = self.unit.machine.ADC(self.parts[f"pin{number}"], atten)

    def adc_read(self, *_: object) -> int:
        return self.parts["adc"].read_uv()

    def wdt_open(self, timeout: int, *_: object) -> None:
        self.unit.machine.WDT(timeout)

    def wdt_feed(self, *_: object) -> None:
        self.unit.machine.watchdog.feed()

    def reset(self, *_: object) -> None:
        self.unit.machine.reset()

    def deepsleep(self, *_: object) -> None:
        self.unit.machine.deepsleep()

    def ticks(self, *_: object) -> int:
        return self.unit.board.clock.ticks_ms()

    def sleep(self, us: int, *_: object) -> None:
        self.unit.board.clock.sleep_us(us)

    def get_i32(self, a: int, b: int, c: int, d: int, key: bytes) -> int:
        return self.nvs.get_i32(key.decode())

    def set_i32(self, value: int, b: int, c: int, d: int, key: bytes) -> None:
        self.nvs.set_i32(key.decode(), value)

    def get_blob(self, size: int, b: int, c: int, d: int, key: bytes) -> bytes:
        buffer = bytearray(size)
        count = self.nvs.get_blob(key.decode(), buffer)
        return bytes(buffer[:count])

    def set_blob(self, size: int, b: int, c: int, d: int, data: bytes) -> None:
        self.nvs.set_blob(data[:size].decode(), data[size:])

    def erase_key(self, a: int, b: int, c: int, d: int, key: bytes) -> None:
        self.nvs.erase_key(key.decode())

    def commit(self, *_: object) -> None:
        self.nvs.commit()

    def _check_power(self) -> None:
        if self.unit.flash.dead:
            raise PowerCut

    def fetch(self, block: int, offset: int, size: int, *_: object) -> bytes:
        return self.unit.flash.fetch(block, offset, size)

    def program(self, block: int, offset: int, c: int, d: int, data: bytes) -> None:
        self.unit.flash.program(block, offset, data)
        self._check_power()

    def erase(self, block: int, *_: object) -> None:
        self.unit.flash.erase(block)
        self._check_power()

    def content(self, *_: object) -> bytes:
        return self.to_write


class FarUnit(Unit):
    """A Unit with so many KB of heap for its firmware, and the bytes that far_board.py takes
    `beside` them: the first unit tells, once it is on. `compiled` is the folder with the unit's
    packages and far_board.mpy."""

    def __init__(self, compiled: Path, heap_kb: int, beside: int = 0, **options: Any) -> None:
        self.compiled = compiled
        self.beside = beside
        self.heap_kb = heap_kb + -(-int(beside * WITH_NOTES) // KB)
        self._read: tuple[object, Any] = (None, None)  # the game, and what the flash was like then
        super().__init__(**options)

    def _firmware(self, nvs: NVS) -> FarLoop:
        loop = FarLoop(self, self.machine.cause, nvs)
        self.flash.plan = self._flash_plan
        return loop

    def _stop(self) -> None:
        if self.loop is not None:
            self.loop.end()
        super()._stop()

    def close(self) -> None:
        """Else its process would wait for what comes next."""
        self._off()

    @property
    def files(self) -> FarFiles:
        return FarFiles(self)

    @property
    def game(self) -> "Game | None":
        """As the next start would find it."""
        if self.loop is None:
            return None
        flash = self.flash
        mark = (flash.programmed, flash.erased, flash.lives)
        if self._read[0] != mark:
            self._read = (mark, self._saved_game())
        return self._read[1]

    def _saved_game(self) -> "Game | None":
        copy = self.flash.copy()
        try:
            files = LittlefsFiles(copy)
            saved = SavedGame(files, nvs_maker(copy.nvs)("deedbox"), own_edition_in(files))
            saved.resume()
        except (Damaged, StorageFailed):
            return None
        return saved.game
