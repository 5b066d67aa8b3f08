"""Display controllers as parts on an I2C bus: SSD1306 and SH1106, mounted as on our board.

They understand bytes the way the chips do: control bytes, commands whose operands may come in a
later transfer, every addressing mode, and everything that moves, mirrors or blanks the picture.
Whoever breaks off in the middle of a command has the next byte taken as its operand.

    model.pixels()      what a person sees: bytes(8192), row by row, 0 or 1
    model.ram           page after page, one byte for eight pixels, the lowest bit at the top
    model.power_on()    all is at its reset value, and the memory holds noise

A restart of the unit does not touch them: only their power does.
"""

from engine_core.chance import step

WIDTH = 128
ROWS = 64
_COLUMN_BITS = int.from_bytes(b"\x01" * WIDTH, "little")  # the lowest bit of each byte
_BLACK = bytes(WIDTH)


class DisplayModel:
    """What both chips have in common; data sheet sections are those of the SSD1306, Rev 1.1."""

    columns = WIDTH  # of the memory
    operands: dict = {}  # command -> how many bytes follow it

    def __init__(self, seed: int = 1) -> None:
        self.plugged = True
        self.stretch_us = 0
        self.chance = [seed % 16381 + 1, seed // 16381 % 16381 + 1]
        self.ram = bytearray(self.columns * 8)
        self.power_on()

    def power_on(self) -> None:
        for place in range(len(self.ram)):
            self.ram[place] = step(self.chance) & 255
        self.page = self.column = 0
        self.on = self.inverse = self.all_on = self.scan_down = self.mirrored = False
        self.contrast = 127
        self.start_line = self.offset = 0
        self.last_row = 63
        self.com_pins = 0x12
        self._command = bytearray()  # a command and those of its operands that have come
        self._seen: bytes | None = None

    def lit(self) -> bool:
        """Whether there is a voltage that makes pixels shine."""
        raise NotImplementedError

    def read(self, count: int) -> bytes:
        """10.1.21: nothing but the status can be read over I2C."""
        return bytes([0 if self.on else 0x40]) * count

    def write(self, data: bytes) -> None:
        """8.1.5.2: Co set, one byte follows, then another control byte; Co clear, only bytes."""
        self._seen = None
        place = 0
        while place < len(data):
            control = data[place]
            after = place + 2 if control & 0x80 else len(data)
            for byte in data[place + 1 : after]:
                if control & 0x40:
                    self.store(byte)
                else:
                    self._command_byte(byte)
            place = after

    def _command_byte(self, byte: int) -> None:
        self._command.append(byte)
        if len(self._command) > self.operands.get(self._command[0], 0):
            command = bytes(self._command)
            self._command = bytearray()
            self.obey(command[0], command[1:])

    def store(self, byte: int) -> None:
        raise NotImplementedError

    def obey(self, command: int, operands: bytes) -> None:
        """What both chips do alike. A byte that is no command does nothing."""
        if command <= 0x0F:
            self.column = self.column & 0xF0 | command
        elif command <= 0x1F:
            self.column = self.column & 0x0F | (command & 0x0F) << 4
        elif 0x40 <= command <= 0x7F:
            self.start_line = command & 0x3F
        elif command == 0x81:
            self.contrast = operands[0]
        elif command in (0xA0, 0xA1):
            self.mirrored = command == 0xA1
        elif command in (0xA4, 0xA5):
            self.all_on = command == 0xA5
        elif command in (0xA6, 0xA7):
            self.inverse = command == 0xA7
        elif command == 0xA8:
            self.last_row = operands[0] & 0x3F
        elif command in (0xAE, 0xAF):
            self.on = command == 0xAF
        elif 0xB0 <= command <= 0xB7:
            self.page = command & 7
        elif 0xC0 <= command <= 0xCF:
            self.scan_down = command >= 0xC8
        elif command == 0xD3:
            self.offset = operands[0] & 0x3F
        elif command == 0xDA:
            self.com_pins = operands[0]

    def pixels(self) -> bytes:
        if self._seen is None:
            dark = not (self.on and self.lit())
            self._seen = b"".join([_BLACK if dark else self._line(y) for y in range(ROWS)])
        return self._seen

    def _line(self, y: int) -> bytes:
        """One line of the glass. Tables 10-1 and 10-2 say which row a COM output shows; on our
        glass the outputs count from the bottom, evens and odds coming from different sides."""
        output = 63 - y
        if self.com_pins & 0x20:  # 10.1.18: left and right side swapped
            output ^= 1
        if (
            not self.com_pins & 0x10
        ):  # the outputs in sequence: 0-31 on one side, 32-63 on the other
            output = output >> 1 | (output & 1) << 5
        row = self.last_row - output if self.scan_down else output
        row = (row + self.offset) % 64
        if row > self.last_row:
            return _BLACK
        if self.all_on:
            return b"\x01" * WIDTH
        row = (row + self.start_line) % 64
        bits = int.from_bytes(self._page_seen(row >> 3), "little") >> (row & 7) & _COLUMN_BITS
        if self.inverse:
            bits ^= _COLUMN_BITS
        return bits.to_bytes(WIDTH, "little")

    def _page_seen(self, page: int) -> bytes:
        """The 128 bytes of a page, from the left to the right of the glass."""
        raise NotImplementedError


class SSD1306Model(DisplayModel):
    """The memory's order is that of the glass: mirroring (10.1.8) acts when a byte is stored."""

    operands = {
        0x20: 1, 0x21: 2, 0x22: 2, 0x26: 6, 0x27: 6, 0x29: 5, 0x2A: 5, 0x81: 1, 0x8D: 1, 0xA3: 2,
        0xA8: 1, 0xAD: 1, 0xD3: 1, 0xD5: 1, 0xD9: 1, 0xDA: 1, 0xDB: 1,
    }  # fmt: skip

    def power_on(self) -> None:
        DisplayModel.power_on(self)
        self.mode = 2  # 0 horizontal, 1 vertical, 2 page by page
        self.first_column, self.last_column = 0, 127
        self.first_page, self.last_page = 0, 7
        self.pump = self.scrolling = False

    def lit(self) -> bool:
        return self.pump

    def obey(self, command: int, operands: bytes) -> None:
        if command == 0x20:
            self.mode = operands[0] & 3
        elif command == 0x21:
            self.first_column, self.last_column = operands[0] & 127, operands[1] & 127
            self.column = self.first_column
        elif command == 0x22:
            self.first_page, self.last_page = operands[0] & 7, operands[1] & 7
            self.page = self.first_page
        elif command == 0x2E:
            self.scrolling = False
        elif command == 0x2F:
            self._scroll()
        elif command == 0x8D:
            self.pump = bool(operands[0] & 4)
        else:
            DisplayModel.obey(self, command, operands)
            self.column &= 127

    def store(self, byte: int) -> None:
        """10.1.3: the pointers go on within their windows; page by page only the column does."""
        if self.scrolling:
            return  # 10.2.4: the memory must not be written then
        column = self.column if self.mirrored else 127 - self.column
        self.ram[self.page * WIDTH + column] = byte
        if self.mode == 1:
            if self._next_page():
                self._next_column()
        elif self._next_column() and self.mode == 0:
            self._next_page()

    def _next_column(self) -> bool:
        """Whether it begins again."""
        again = self.column == self.last_column
        self.column = self.first_column if again else (self.column + 1) & 127
        return again

    def _next_page(self) -> bool:
        again = self.page == self.last_page
        self.page = self.first_page if again else (self.page + 1) & 7
        return again

    def _scroll(self) -> None:
        """10.2.3: afterwards the memory is not what it was. One step stands for all of them."""
        self.scrolling = True
        for start in range(0, len(self.ram), WIDTH):
            line = bytes(self.ram[start : start + WIDTH])
            self.ram[start : start + WIDTH] = line[1:] + line[:1]

    def _page_seen(self, page: int) -> bytes:
        return bytes(self.ram[page * WIDTH : page * WIDTH + WIDTH])


class SH1106Model(DisplayModel):
    """132 columns, the glass on 2 to 129, page by page only. What is 20 to 22 hex on the other
    chip is nothing here, and what follows it is taken for commands."""

    columns = 132
    operands = {0x81: 1, 0xA8: 1, 0xAD: 1, 0xD3: 1, 0xD5: 1, 0xD9: 1, 0xDA: 1, 0xDB: 1}

    def power_on(self) -> None:
        DisplayModel.power_on(self)
        self.converter = True  # it makes the voltage, and is on after a reset
        self.misused = False  # command 10 came while the panel was lit, which the book forbids
        self.marked: int | None = None  # the column where read-modify-write began

    def lit(self) -> bool:
        return self.converter

    def obey(self, command: int, operands: bytes) -> None:
        if command == 0xAD:
            self.converter = bool(operands[0] & 1)
            self.misused = self.misused or self.on
        elif command == 0xE0:
            self.marked = self.column
        elif command == 0xEE:
            if self.marked is not None:
                self.column = self.marked
            self.marked = None
        else:
            DisplayModel.obey(self, command, operands)

    def store(self, byte: int) -> None:
        """The column does not begin again: what comes after the last one is lost."""
        if self.column < self.columns:
            self.ram[self.page * self.columns + self.column] = byte
            self.column += 1

    def _page_seen(self, page: int) -> bytes:
        start = page * self.columns + 2
        line = bytes(self.ram[start : start + WIDTH])
        return line if self.mirrored else bytes(reversed(line))
