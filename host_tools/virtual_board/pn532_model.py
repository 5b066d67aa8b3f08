"""The NFC chip PN532 as its host sees it: power states, frames in, frames out when they are ready.

    chip = PN532Model(clock)
    face = PN532SPI(chip)               or PN532I2C, PN532UART: what hangs on the bus
    chip.field = [tag]                  what lies on the reader now
    wires.parts[4] = chip.irq_pin       low while there is something to read
    wires.parts[5] = chip.reset_pin

Time is looked at only when somebody asks. Its memory is its own: a restart of the unit does not
empty it, so that the answer to a command from before may still be there.
"""

from engine_core.chance import below
from host_tools.virtual_board.pn532_commands import COMMANDS
from host_tools.virtual_board.pn532_frames import ACK, ERROR, build, parse
from host_tools.virtual_board.pn532_radio import Radio, Search

TYPE_CHECKING = False
if TYPE_CHECKING:
    from host_tools.virtual_board.clock import Clock
    from host_tools.virtual_board.tags import Tag

# The ACK comes after 0.3 to 1 ms, as boards show; UM0701-02 section 6.2.2.1 allows 15.
ACK_US = 300
ACK_MORE_US = 700
NEXT_US = 100  # between one frame read and the next one ready; IRQ is high that long at least
BOOT_US = 2000  # after power or reset, until a wake-up is noticed
LATE_US = 300000  # of the fault "late"
# Sources that can end PowerDown, as bits of its first parameter (section 7.2.11).
SOURCES = {"i2c": 0x80, "spi": 0x20, "hsu": 0x10}
ERRORS_STATUS = (0x40, 0x42, 0x44, 0x52, 0x54)  # commands whose answer begins with a status


class PN532Model:
    def __init__(self, clock: "Clock", seed: int = 0) -> None:
        self.clock = clock
        self.chance = [seed % 16381 + 1, seed // 16381 % 16381 + 1]  # of engine_core.chance
        # From waking to understanding: 440 us were seen as clock stretch (esphome issue 4340);
        # the manual asks the host to wait for 2 ms. Tests may set either.
        self.wake_us = 440
        self.log: list[bytes] = []  # the last commands, each with its parameters
        self.deaf_after: int | None = None  # after so many searches more its field fails silently
        self.every_second_list_fails = False  # Adafruit-PN532 issue 52, with 7-byte UIDs
        self.radio = Radio(self)
        self.irq_pin = IrqPin(self)
        self.reset_pin = ResetPin(self)
        self.in_reset = False
        self._plugged = True
        self.power_on()

    def power_on(self) -> None:
        """After power or reset: asleep with a low battery assumed, until SAMConfiguration."""
        self.radio.power_on()
        self.radio.switch(False)
        self.dead = False
        self.late = False
        self.booted = self.clock.us + BOOT_US
        self.awake_from: int | None = None  # asleep
        self.wakes_by = 0xFF
        self.low_battery = True
        self.sleep_with = 0  # PowerDown's wake-up sources, once its answer is read
        self.irq_used = True
        self.new_baud_rate: int | None = None
        self.last_error = 0
        self.busy_from = 0
        self.output: list[tuple[int, bytes]] = []  # ready from when on, frame
        self.search: Search | None = None
        self.sent = ACK  # what a NACK asks for again

    @property
    def plugged(self) -> bool:
        return self._plugged

    @plugged.setter
    def plugged(self, plugged: bool) -> None:
        """Its cable carries its power as well."""
        if plugged and not self._plugged:
            self.power_on()
        self._plugged = plugged

    @property
    def field(self) -> "tuple[Tag, ...]":
        return tuple(self.radio.tags)

    @field.setter
    def field(self, tags: "list[Tag]") -> None:
        self._look()  # until now the others lay there
        self.radio.lay(tags)

    def fault(self, kind: str) -> None:
        if kind == "late":
            self.late = True
        elif kind == "stuck":
            self.dead = True

    def works(self) -> bool:
        return self._plugged and not self.dead and not self.in_reset

    def wake(self, source: str, at: "int | None" = None) -> None:
        """Something on the bus: chip select low, the own address, edges on the serial line."""
        if self.awake_from is None and self.works() and self.wakes_by & SOURCES[source]:
            at = self.clock.us if at is None else at
            self.awake_from = max(at, self.booted) + self.wake_us

    def awake(self, at: "int | None" = None) -> bool:
        at = self.clock.us if at is None else at
        return self.works() and self.awake_from is not None and self.awake_from <= at

    @property
    def busy(self) -> bool:
        """A command is being worked on: its answer is not there yet."""
        self._look()
        pending = [us for us, _ in self.output if us > self.clock.us]
        return self.search is not None or bool(pending)

    def ready(self) -> bool:
        """Whether the host could read a frame now."""
        self._look()
        return self.works() and bool(self.output) and self.output[0][0] <= self.clock.us

    @property
    def irq(self) -> int:
        return 0 if self.irq_used and self.ready() else 1

    def take(self, at: "int | None" = None) -> bytes:
        """The host begins to read: it gets this frame, and however much of it, it is gone."""
        soon = (self.clock.us if at is None else at) + NEXT_US
        self.sent = self.output[0][1]
        self.output = [(max(us, soon), frame) for us, frame in self.output[1:]]
        if not self.output and self.search is None:
            if self.sleep_with:
                self.wakes_by = self.sleep_with
                self.sleep_with = 0
                self.awake_from = None
                self.radio.switch(False)
            elif self.low_battery and self.sent != ACK:
                self.awake_from = None
        return self.sent

    def receive(self, data: bytes, at: "int | None" = None) -> None:
        """One frame from the host, its last byte at that time. Bad ones are as if never sent."""
        self._look()
        at = self.clock.us if at is None else at
        kind, payload, _ = parse(data)
        if not self.awake(at) or not kind:
            return
        if kind == "nack":
            self.output = [(at + ACK_US, self.sent)] + self.output
        elif kind == "ack":
            self._abort(at)
        elif payload[0] == 0xD4 and len(payload) > 1:
            self._abort(at)
            self._begin(payload[1], payload[2:], at)

    def _abort(self, at: int) -> None:
        """The command under way ends without an answer (section 6.2.2.2).

        An answer that is ready stays until it is read: hosts that were restarted report that
        they get it in place of their own (esphome issue 3281, Adafruit-PN532 issue 85).
        """
        self.search = None
        self.output = [entry for entry in self.output[:1] if entry[0] <= at]

    def _begin(self, code: int, data: bytes, at: int) -> None:
        if len(self.log) >= 200:  # few: on MicroPython a long-lived list of small things is dear
            self.log = self.log[100:]
        self.log.append(bytes([code]) + data)
        self.sleep_with = 0
        self.busy_from = at + ACK_US + below(self.chance, ACK_MORE_US)
        self.output.append((self.busy_from, ACK))
        command = COMMANDS.get(code)
        result = None if command is None else command(self, data)
        if result is None:
            self.output.append((self._delayed(self.busy_from), ERROR))
        elif isinstance(result, Search):
            self.search = result
        elif result[0] is not None:
            if code in ERRORS_STATUS:
                self.last_error = result[1][0]
            answer = build(bytes([0xD5, code + 1]) + result[1])
            self.output.append((self._delayed(self.busy_from + result[0]), answer))

    def _look(self) -> None:
        """Brings a search up to now. With a low battery assumed the antenna stays silent."""
        if self.search is None or self.low_battery or not self.works():
            return
        found = self.search.advance(self.clock.us)
        if found is not None:
            code = 0x61 if self.search.polling else 0x4B
            self.search = None
            self.output.append((self._delayed(found[0]), build(bytes([0xD5, code]) + found[1])))

    def _delayed(self, us: int) -> int:
        if self.late:
            self.late = False
            return us + LATE_US
        return us


class IrqPin:
    """P70_IRQ, as a part on a pin."""

    def __init__(self, chip: "PN532Model") -> None:
        self.chip = chip

    def level(self, number: int) -> "int | None":
        return self.chip.irq if self.chip.works() else None

    def changed(self, number: int, level: "int | None") -> None:
        pass


class ResetPin:
    """RSTPD_N, as a part on a pin; boards pull it up."""

    def __init__(self, chip: "PN532Model") -> None:
        self.chip = chip

    def level(self, number: int) -> int:
        return 1

    def changed(self, number: int, level: "int | None") -> None:
        held = level == 0
        if self.chip.in_reset and not held:
            self.chip.in_reset = False
            self.chip.power_on()
        self.chip.in_reset = held
