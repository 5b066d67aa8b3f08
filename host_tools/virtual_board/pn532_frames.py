"""Frames between the PN532 and its host (UM0701-02, section 6.2.1), and the CRC on the air."""

ACK = b"\x00\x00\xff\x00\xff\x00"
NACK = b"\x00\x00\xff\xff\x00\x00"
ERROR = b"\x00\x00\xff\x01\xff\x7f\x81\x00"
START = b"\x00\xff"
MOST = 265  # bytes from TFI on, in an extended frame


def build(data: bytes) -> bytes:
    """An information frame; from 256 bytes on an extended one."""
    size = len(data)
    if size < 256:
        head = bytes([size, -size & 255])
    else:
        head = bytes([255, 255, size >> 8, size & 255, -(size >> 8) - (size & 255) & 255])
    return b"\x00" + START + head + data + bytes([-sum(data) & 255, 0])


def parse(data: bytes) -> "tuple[str, bytes, int]":
    """The first frame in these bytes: its kind, what it carries, and how many bytes are done with.

    Kinds: "data" (with the TFI), "ack", "nack", and "" when no whole frame is in there. Bytes
    that cannot be part of a good frame are passed over; a frame with a wrong checksum, too.
    """
    done = 0
    while True:
        start = data.find(START, done)
        if start < 0:
            # The last byte may be the first of a start code.
            return "", b"", max(done, len(data) - (1 if data[-1:] == b"\x00" else 0))
        body = start + 2
        if len(data) < body + 2:
            return "", b"", start
        head = data[body : body + 2]
        if head == b"\x00\xff":
            return "ack", b"", body + 2
        if head == b"\xff\x00":
            return "nack", b"", body + 2
        size, check = head[0], head[1]
        body += 2
        good = (size + check) & 255 == 0
        if head == b"\xff\xff":
            if len(data) < body + 3:
                return "", b"", start
            size = data[body] << 8 | data[body + 1]
            good = sum(data[body : body + 3]) & 255 == 0
            body += 3
        if good and 0 < size <= MOST:
            if len(data) < body + size + 1:
                return "", b"", start
            if sum(data[body : body + size + 1]) & 255 == 0:
                return "data", bytes(data[body : body + size]), body + size + 1
        done = start + 1


def crc_a(data: bytes) -> bytes:
    """CRC_A of ISO 14443-3, low byte first."""
    crc = 0x6363
    for byte in data:
        byte ^= crc & 255
        byte ^= byte << 4 & 255
        crc = crc >> 8 ^ byte << 8 ^ byte << 3 ^ byte >> 4
    return bytes([crc & 255, crc >> 8])
