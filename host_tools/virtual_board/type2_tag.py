"""The memory of a Type 2 tag and its commands: NTAG213, 215, 216 and the old Ultralight.

Section numbers are those of NXP's data sheet NTAG213_215_216, revision 3.2.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from host_tools.virtual_board.tags import Tag

ACK = b"\x0a"
NAK = b"\x00"  # 9.3: an argument that is not allowed, or a page that is locked
SIGNATURE = bytes([37 * number % 256 for number in range(32)])  # 10.8; ours proves nothing

# kind: pages, page of the dynamic lock bytes, pages under one of their bits, CC and user memory as
# delivered (8.5.6), last but one byte of the version (10.1)
CHIPS = {
    "ntag213": (45, 40, 2, b"\xe1\x10\x12\x00", b"\x01\x03\xa0\x0c\x34\x03\x00\xfe", 0x0F),
    "ntag215": (135, 130, 16, b"\xe1\x10\x3e\x00", b"\x03\x00\xfe", 0x11),
    "ntag216": (231, 226, 16, b"\xe1\x10\x6d\x00", b"\x03\x00\xfe", 0x13),
    "ultralight": (16, 0, 0, b"\x00\x00\x00\x00", b"", 0),
}


class Type2Memory:
    def __init__(self, tag: "Tag", uid: bytes, pages, kind: str) -> None:
        self.tag = tag
        self.count, self.dynamic, self.each, cc, user, self.size = CHIPS[kind]
        self.memory = bytearray(self.count * 4)
        self.memory[12:16] = cc
        self.memory[16 : 16 + len(user)] = user
        if self.dynamic:
            place = self.dynamic * 4
            # 8.5.3 and 8.5.7: lock bytes, MIRROR and AUTH0, ACCESS, PWD; PACK stays zero.
            self.memory[place : place + 16] = (
                b"\x00\x00\x00\xbd\x04\x00\x00\xff\x00\x05\x00\x00\xff\xff\xff\xff"
            )
        if isinstance(pages, dict):
            for page in pages:
                self.memory[page * 4 : page * 4 + 4] = bytes(pages[page])
        elif pages is not None:
            self.memory[: len(pages)] = bytes(pages)
        self._write_uid(uid)
        self.power_off()

    def _write_uid(self, uid: bytes) -> None:
        """8.5.1: three bytes, a check byte over them and the cascade tag, four, a check byte."""
        if len(uid) == 7:
            first = 0x88 ^ uid[0] ^ uid[1] ^ uid[2]
            second = uid[3] ^ uid[4] ^ uid[5] ^ uid[6]
            self.memory[0:10] = uid[:3] + bytes([first]) + uid[3:] + bytes([second, 0x48])

    def power_off(self) -> None:
        """8.5.7: what was written to the configuration counts from the next activation on."""
        place = self.dynamic * 4
        self.first_protected = self.memory[place + 7] if place else 255  # AUTH0
        self.access = self.memory[place + 8] if place else 0
        self.trusted = False  # PWD_AUTH went through
        self.writing: int | None = None  # page that COMP_WRITE waits for

    def lock(self) -> None:
        """Every page read-only for ever, and the CC says so."""
        self.memory[10:12] = b"\xff\xff"
        self.memory[15] |= 0x0F
        if self.dynamic:
            self.memory[self.dynamic * 4 : self.dynamic * 4 + 3] = b"\xff\xff\xff"

    def locked(self, page: int) -> bool:
        """8.5.2 and 8.5.3. Pages 0 and 1 are written once, in the factory."""
        memory = self.memory
        if page < 2:
            return True
        if 3 <= page < 16:
            return bool(memory[10 + page // 8] >> page % 8 & 1)
        if self.dynamic and 16 <= page < self.dynamic:
            bit = (page - 16) // self.each
            return bool(memory[self.dynamic * 4 + bit // 8] >> bit % 8 & 1)
        if self.dynamic and page in (self.dynamic + 1, self.dynamic + 2):
            return bool(self.access & 0x40)  # CFGLCK
        return False

    def _protected(self, page: int, reading: bool) -> bool:
        """8.8: from page AUTH0 on a password is needed to write, with PROT to read as well."""
        if self.trusted or page < self.first_protected:
            return False
        return not reading or bool(self.access & 0x80)

    def answer(self, command: bytes) -> "bytes | None":
        code = command[0] if command else 0
        size = len(command)
        if self.writing is not None:
            page, self.writing = self.writing, None
            return self._write(page, command[:4]) if size == 16 else None
        if code == 0x30 and size == 2:
            return self._read(command[1])
        if code == 0xA2 and size == 6:
            return self._write(command[1], command[2:6])
        if code == 0xA0 and size == 2:
            if not self._writable(command[1]):
                return NAK
            self.writing = command[1]
            return ACK
        if not self.dynamic:
            return None
        if code == 0x60 and size == 1:
            return b"\x00\x04\x04\x02\x01\x00" + bytes([self.size, 3])
        if code == 0x3A and size == 3:
            return self._fast_read(command[1], command[2])
        if code == 0x3C and size == 2:
            return SIGNATURE if command[1] == 0 else NAK
        if code == 0x1B and size == 5:
            place = self.dynamic * 4 + 12
            if command[1:] != bytes(self.memory[place : place + 4]):
                return NAK
            self.trusted = True
            return bytes(self.memory[place + 4 : place + 6])
        if code == 0x39 and size == 2:
            return NAK  # 10.6: the counter is off as delivered
        return None

    def _page(self, page: int) -> bytes:
        """8.5.7: password and its acknowledgement read as zeros."""
        if self.dynamic and page >= self.dynamic + 3:
            return bytes(4)
        return bytes(self.memory[page * 4 : page * 4 + 4])

    def _read(self, page: int) -> bytes:
        """10.2: four pages, and after the last that may be read comes page 0 again."""
        if page >= self.count or self._protected(page, True):
            return NAK
        data = b""
        for _ in range(4):
            data += self._page(page)
            page += 1
            if page >= self.count or self._protected(page, True):
                page = 0
        return data

    def _fast_read(self, first: int, last: int) -> bytes:
        if first > last or last >= self.count or self._protected(last, True):
            return NAK
        return b"".join([self._page(page) for page in range(first, last + 1)])

    def _writable(self, page: int) -> bool:
        return page < self.count and not self.locked(page) and not self._protected(page, False)

    def _write(self, page: int, data: bytes) -> "bytes | None":
        if not self._writable(page):
            return NAK
        place = page * 4
        before = bytes(self.memory[place : place + 4])
        once = page == 2 or page == 3 or (self.dynamic and page == self.dynamic)
        if once:
            data = self._one_way(page, before, data)
        written = self.tag.written(before, bytes(data), bool(once))
        self.memory[place : place + 4] = written
        return None if self.tag.torn else ACK

    def _one_way(self, page: int, before: bytes, data: bytes) -> bytes:
        """Bits of lock bytes and CC only ever become 1; block-lock bits freeze lock bits."""
        if page == 3:
            return bytes([before[place] | data[place] for place in range(4)])
        if page == 2:
            frozen = before[2] & 7  # BL for CC, 9-4, 15-10
            low = 0x08 * (frozen & 1) | 0xF0 * (frozen >> 1 & 1)
            high = 0x03 * (frozen >> 1 & 1) | 0xFC * (frozen >> 2)
            return before[:2] + bytes([before[2] | data[2] & ~low, before[3] | data[3] & ~high])
        low, high = data[0], data[1]
        for bit in range(16):
            if before[2] >> bit // 2 & 1:
                if bit < 8:
                    low &= ~(1 << bit)
                else:
                    high &= ~(1 << bit - 8)
        return bytes([before[0] | low, before[1] | high, before[2] | data[2], before[3]])
