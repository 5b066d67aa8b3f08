"""Cards that lie on the reader by mistake: a MIFARE Classic 1K, and bank cards and phones."""

ACK = b"\x0a"
NAK = b"\x04"  # MF1S50 data sheet: operation not allowed
FACTORY_KEY = b"\xff\xff\xff\xff\xff\xff"


class ClassicMemory:
    """64 blocks of 16 bytes, four to a sector; a sector opens with its key.

    The cipher is left out: a reader's authentication is one command here.
    """

    def __init__(self, uid: bytes, pages) -> None:
        self.memory = bytearray(1024)
        check = 0
        for byte in uid:
            check ^= byte
        self.memory[0:6] = uid[:4] + bytes([check, 0x08])
        for sector in range(16):
            place = sector * 64 + 48
            self.memory[place : place + 16] = FACTORY_KEY + b"\xff\x07\x80\x69" + FACTORY_KEY
        if pages is not None:
            self.memory[16 : len(pages)] = bytes(pages)[16:]
        self.power_off()

    def power_off(self) -> None:
        self.open: int | None = None  # the sector
        self.writing: int | None = None

    def answer(self, command: bytes) -> "bytes | None":
        if self.writing is not None:
            block, self.writing = self.writing, None
            if len(command) != 16:
                return None
            self.memory[block * 16 : block * 16 + 16] = command
            return ACK
        code = command[0] if command else 0
        if code in (0x60, 0x61) and len(command) >= 8:
            sector = command[1] // 4
            self.open = None
            if sector >= 16 or self.key(sector, code) != bytes(command[2:8]):
                return None
            self.open = sector
            return ACK
        if code in (0x30, 0xA0) and len(command) == 2:
            block = command[1]
            if self.open != block // 4:
                return NAK
            if code == 0xA0:
                self.writing = block
                return ACK
            return bytes(self.memory[block * 16 : block * 16 + 16])
        return None

    def key(self, sector: int, code: int) -> bytes:
        place = sector * 64 + (48 if code == 0x60 else 58)
        return bytes(self.memory[place : place + 6])


class IsoDep:
    """Talks ISO 14443-4 only: to a game it has nothing to say but "file not found"."""

    ATS = b"\x05\x78\x80\x70\x02"

    def __init__(self) -> None:
        self.memory = bytearray()

    def power_off(self) -> None:
        pass

    def answer(self, command: bytes) -> "bytes | None":
        return b"\x6a\x82" if len(command) >= 4 else None
