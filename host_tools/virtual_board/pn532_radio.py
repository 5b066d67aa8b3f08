"""The antenna side of the PN532: its field, the tags in it, finding them and talking to them."""

from host_tools.virtual_board.pn532_frames import crc_a

TYPE_CHECKING = False
if TYPE_CHECKING:
    from host_tools.virtual_board.pn532_model import PN532Model
    from host_tools.virtual_board.tags import Tag

# At 106 kbit/s the whole activation of a 7-byte UID takes 5.3 ms on the air; one without an
# answer is taken as long, so that the model has one rhythm.
TRY_US = 5300
# READ takes 2.0 ms on the air, and the chip's firmware is slow; WRITE waits 4.1 ms for the
# tag's EEPROM besides (NTAG21x data sheet, section 10.4).
READ_US = 3000
WRITE_US = 7000
FOR_EVER = 255  # as MxRtyPassiveActivation

TX_MODE = 0x6302
RX_MODE = 0x6303
TX_CONTROL = 0x6304
FIFO_DATA = 0x6339
CRC_ON = 0x80
REQA = 0x26

# Status codes, UM0701-02 section 7.1
TIME_OUT = 0x01
BAD_CRC = 0x02
BAD_FORMAT = 0x13
NOT_AUTHENTICATED = 0x14
NOT_NOW = 0x27


def cascaded(uid: bytes) -> bytes:
    """As it goes over the air, and as a host names it: a 7-byte UID in two parts, 88 before."""
    if len(uid) == 7:
        return b"\x88" + uid
    if len(uid) == 10:
        return b"\x88" + uid[:3] + b"\x88" + uid[3:]
    return uid


def first_heard(tag: "Tag") -> bytes:
    """Sorting by this, falling: at a collision the chip goes on with those that sent a 1."""
    order = []
    for byte in cascaded(tag.uid):
        order.append(sum([(byte >> bit & 1) << (7 - bit) for bit in range(8)]))
    return bytes(order)


class Radio:
    def __init__(self, chip: "PN532Model") -> None:
        self.chip = chip
        self.tags: list[Tag] = []  # what lies there
        self.power_on()

    def power_on(self) -> None:
        """What a reset sets, UM0701-02 section 7.3.1."""
        self.deaf = False
        self.on = False
        self.awake: list[Tag] = []  # activated since the field is on; the last is selected
        self.targets: dict[int, Tag] = {}  # by the numbers the host knows
        self.retries = FOR_EVER
        self.timeout = 0x0A
        self.automatic_rats = True
        self.registers = {TX_MODE: CRC_ON, RX_MODE: CRC_ON}
        self.last_heard: list[Tag] = []

    def lay(self, tags) -> None:
        """These lie there now, and no others."""
        for tag in tags:
            if tag not in self.tags:
                tag.laid_down()
        self.tags = list(tags)
        self.awake = [tag for tag in self.awake if tag in self.tags]

    def switch(self, on: bool) -> None:
        if not on:
            for tag in self.tags:
                tag.power_off()
            self.awake = []
        self.on = on

    def configure(self, item: int, data: bytes) -> bool:
        """RFConfiguration, UM0701-02 section 7.3.1. Whether there is such an item."""
        if not data or item not in (1, 2, 4, 5, 10, 11, 12, 13):
            return False
        self.deaf = False
        if item == 1:
            self.switch(bool(data[0] & 1))
        elif item == 2 and len(data) >= 3:
            self.timeout = data[2]
        elif item == 5 and len(data) >= 3:
            self.retries = data[2]
        return True

    def register(self, address: int) -> int:
        if address == TX_CONTROL:
            return 0x83 if self.on and not self.deaf else 0x80
        return self.registers.get(address, 0)

    def silence_us(self) -> "int | None":
        """How long the chip waits for a tag (RFConfiguration item 2); None: for ever."""
        return 100 << (self.timeout - 1) if 0 < self.timeout <= 16 else None

    def hear(self, tag: "Tag", command: bytes) -> "bytes | None":
        if not self.on or self.deaf or tag not in self.awake:
            return None
        return tag.answer(command)

    def exchange(self, tag: "Tag", data: bytes) -> "tuple[int | None, bytes]":
        """InDataExchange: the chip knows the MIFARE commands and looks after CRC and ACK."""
        code = data[0] if data else 0
        if tag in self.awake:  # the chip selects it by itself
            self.awake = [other for other in self.awake if other is not tag] + [tag]
        parts = [data]
        if code == 0xA0 and not tag.ats:  # COMP_WRITE: address first, then its 16 bytes
            parts = [data[:2], data[2:]]
        answer: bytes | None = b""
        for part in parts:
            answer = self.hear(tag, part)
            if answer != b"\x0a":
                break
        us = WRITE_US if code in (0xA0, 0xA2) else READ_US
        if tag.ats:
            return (us, b"\x00" + answer) if answer is not None else self._silence()
        if code in (0x60, 0x61):  # to this chip always an authentication
            return us, bytes([0 if answer == b"\x0a" else NOT_AUTHENTICATED])
        if answer is None:
            return self._silence()
        if len(answer) > 1:
            return us, b"\x00" + answer
        if answer == b"\x0a":
            return us, b"\x00"
        return us, bytes([NOT_AUTHENTICATED if tag.kind == "classic" else BAD_FORMAT])

    def exchange_raw(self, data: bytes) -> "tuple[int | None, bytes]":
        """InCommunicateThru: as it is, but for the CRC while the registers say so."""
        us = WRITE_US if data[:1] == b"\xa2" else READ_US
        if not self.registers[TX_MODE] & CRC_ON:
            if crc_a(data[:-2]) != data[-2:]:
                return self._silence()
            data = data[:-2]
        answer = self.hear(self.awake[-1], data) if self.awake else None
        if answer is None:
            return self._silence()
        if self.registers[RX_MODE] & CRC_ON:
            # A 4-bit ACK or NAK has none.
            return us, b"\x00" + answer if len(answer) > 1 else bytes([BAD_CRC])
        return us, b"\x00" + answer + (crc_a(answer) if len(answer) > 1 else b"")

    def _silence(self) -> "tuple[int | None, bytes]":
        return self.silence_us(), bytes([TIME_OUT])

    def describe(self, number: int) -> bytes:
        """One target of InListPassiveTarget's answer, UM0701-02 section 7.3.5."""
        tag = self.targets[number]
        head = bytes([number]) + tag.sense + bytes([tag.sak, len(tag.uid)])
        return head + tag.uid + (tag.ats if self.automatic_rats else b"")


class Search:
    """InListPassiveTarget or InAutoPoll under way: a try every TRY_US until something is found."""

    def __init__(
        self, radio: "Radio", at: int, most: int, wanted: "bytes | None", tries: int, polling=False
    ) -> None:
        self.radio = radio
        self.most = most
        self.wanted = wanted
        self.tries = tries  # 0: for ever
        self.polling = polling
        self.next = at + TRY_US  # when the try under way ends
        chip = radio.chip
        # Every search sets the antenna's bits: people who switch the field off still find tags
        # (elechouse/PN532 pull request 19).
        radio.on = True
        radio.deaf = False
        if chip.deaf_after is not None:
            chip.deaf_after -= 1
            if chip.deaf_after < 0:
                chip.deaf_after = None
                radio.deaf = True
        self.silent = radio.last_heard if chip.every_second_list_fails else []
        radio.last_heard = []
        radio.targets = {}
        radio.awake = []
        radio.registers[TX_MODE] = radio.registers[RX_MODE] = CRC_ON

    def advance(self, now: int) -> "tuple[int, bytes] | None":
        """When the answer was there, and what it is; None while it goes on."""
        while self.next <= now:
            found = self._try(self.next)
            if found:
                return self.next + TRY_US * (len(found) - 1), self._answer(found)
            if self.tries == 1:
                self.radio.registers[FIFO_DATA] = REQA
                return self.next, b"\x00"
            if self.tries:
                self.tries -= 1
            elif not self._possible():
                self.next += (now - self.next) // TRY_US * TRY_US
            self.next += TRY_US
        return None

    def _possible(self) -> "list[Tag]":
        if self.radio.deaf:
            return []
        return [
            tag
            for tag in self.radio.tags
            if tag not in self.silent
            and (self.wanted is None or self.wanted == cascaded(tag.uid))
            and not tag.torn
        ]

    def _try(self, us: int) -> "list[Tag]":
        found = [tag for tag in self._possible() if tag.can_be_activated(us)]
        found.sort(key=first_heard, reverse=True)
        found = found[: self.most]
        radio = self.radio
        for tag in found:
            tag.activate()
            radio.targets[len(radio.targets) + 1] = tag
        radio.awake = found
        radio.last_heard = found
        return found

    def _answer(self, found: "list[Tag]") -> bytes:
        self.radio.registers[FIFO_DATA] = found[-1].sak
        answer = bytes([len(found)])
        for number in range(1, len(found) + 1):
            data = self.radio.describe(number)
            if self.polling:  # UM0701-02 section 7.3.13: type and length before each
                data = bytes([0x20 if found[number - 1].ats else 0x10, len(data)]) + data
            answer += data
        return answer
