"""Tags as the reader hears them: memory, refusals, locks, passwords. Plain."""

from host_tools.virtual_board.tags import Tag

UID = b"\x04\x11\x22\x33\x44\x55\x66"
ACK = b"\x0a"
NAK = b"\x00"


def read(tag, page):
    return tag.answer(bytes([0x30, page]))


def write(tag, page, data):
    """The tag's answer; a refusal makes it mute, so it is activated again."""
    answer = tag.answer(bytes([0xA2, page]) + data)
    tag.activate()
    return answer


def test_a_new_ntag213_is_as_nxp_delivers_it():
    tag = Tag(UID)
    assert read(tag, 0) == bytes.fromhex("041122bf33445566444800 00e1101200".replace(" ", ""))
    assert read(tag, 4)[:8] == b"\x01\x03\xa0\x0c\x34\x03\x00\xfe"
    assert len(tag.memory) == 180
    assert read(tag, 40)[:12] == b"\x00\x00\x00\xbd\x04\x00\x00\xff\x00\x05\x00\x00"


def test_the_larger_ones_have_an_empty_message_and_more_room():
    for kind, size, room in (("ntag215", 540, 0x3E), ("ntag216", 924, 0x6D)):
        tag = Tag(UID, kind=kind)
        assert len(tag.memory) == size
        assert read(tag, 3)[:8] == bytes([0xE1, 0x10, room, 0, 3, 0, 0xFE, 0])


def test_pages_may_be_given_as_a_dict_or_as_the_whole_memory():
    tag = Tag(UID, {6: b"Deed"})
    assert read(tag, 6)[:4] == b"Deed" and read(tag, 3)[:2] == b"\xe1\x10"
    tag = Tag(UID, bytes(16) + b"Deed")
    assert read(tag, 3)[:8] == bytes(4) + b"Deed"
    assert read(tag, 0)[:3] == UID[:3]  # whatever was given: these come from the UID


def test_a_read_near_the_end_goes_on_with_page_0():
    tag = Tag(UID)
    assert read(tag, 44) == bytes(4) + read(tag, 0)[:12]
    assert read(tag, 45) == NAK


def test_the_password_cannot_be_read():
    tag = Tag(UID)
    assert tag.memory[172:176] == b"\xff\xff\xff\xff"
    assert read(tag, 43)[:4] == bytes(4)


def test_a_fast_read_gives_just_the_pages_asked_for():
    tag = Tag(UID)
    assert tag.answer(b"\x3a\x03\x05") == bytes(tag.memory[12:24])
    assert tag.answer(b"\x3a\x00\x2c") == bytes(tag.memory[:172]) + bytes(8)
    for wrong in (b"\x3a\x05\x04", b"\x3a\x00\x2d"):
        tag.activate()
        assert tag.answer(wrong) == NAK


def test_a_tag_names_its_version_and_signature():
    for kind, size in (("ntag213", 0x0F), ("ntag215", 0x11), ("ntag216", 0x13)):
        tag = Tag(UID, kind=kind)
        assert tag.answer(b"\x60") == bytes([0, 4, 4, 2, 1, 0, size, 3])
        assert len(tag.answer(b"\x3c\x00") or b"") == 32
    assert Tag(UID, kind="ultralight").answer(b"\x60") is None


def test_after_a_refusal_or_an_unknown_command_a_tag_is_mute_until_activated():
    for wrong in (b"\x30\xff", b"\x99", b"\x30", b"\x60\x00", b""):
        tag = Tag(UID)
        tag.answer(wrong)
        assert read(tag, 4) is None
        tag.activate()
        assert len(read(tag, 4)) == 16


def test_a_page_is_written_and_counted():
    tag = Tag(UID)
    assert write(tag, 6, b"Deed") == ACK
    assert read(tag, 6)[:4] == b"Deed"
    assert tag.writes == 1
    assert tag.answer(b"\xa0\x07") == ACK
    assert tag.answer(b"Boxx" + bytes(12)) == ACK  # only the first four bytes count
    assert read(tag, 6)[:12] == b"DeedBoxx" + bytes(4)


def test_the_uid_and_pages_beyond_the_end_cannot_be_written():
    tag = Tag(UID)
    before = bytes(tag.memory)
    for page in (0, 1, 45, 255):
        assert write(tag, page, b"\xff\xff\xff\xff") == NAK
    assert bytes(tag.memory) == before and tag.writes == 0


def test_bits_of_the_capability_container_never_go_back():
    tag = Tag(UID)
    assert write(tag, 3, b"\x00\x00\x00\x0f") == ACK
    assert read(tag, 3)[:4] == b"\xe1\x10\x12\x0f"
    assert write(tag, 3, bytes(4)) == ACK
    assert read(tag, 3)[:4] == b"\xe1\x10\x12\x0f"


def test_each_static_lock_bit_locks_its_page_and_no_other():
    for page in range(3, 16):
        tag = Tag(UID)
        bits = 1 << page
        assert write(tag, 2, bytes([0xAA, 0xBB, bits & 0xF8, bits >> 8])) == ACK
        assert bytes(tag.memory[8:10]) == b"\x44\x48"  # the rest of page 2 stays
        for other in range(3, 20):
            assert (write(tag, other, b"\xff\xff\xff\xff") == NAK) == (other == page)


def test_block_lock_bits_freeze_the_lock_bits():
    tag = Tag(UID)
    assert write(tag, 2, b"\x00\x00\x02\x00") == ACK  # of pages 4 to 9
    assert write(tag, 2, b"\x00\x00\xff\xff") == ACK
    assert bytes(tag.memory[10:12]) == b"\x0f\xfc"


def test_dynamic_lock_bits_lock_two_pages_or_sixteen():
    for kind, page, each, last in (("ntag213", 40, 2, 39), ("ntag215", 130, 16, 129)):
        tag = Tag(UID, kind=kind)
        assert write(tag, page, b"\x02\x00\x00\x00") == ACK
        locked = [n for n in range(16, last + 1) if write(tag, n, b"\xff\xff\xff\xff") == NAK]
        assert locked == list(range(16 + each, 16 + 2 * each))
        assert tag.memory[page * 4 + 3] == 0xBD
    tag = Tag(UID)
    assert write(tag, 40, b"\x00\x00\x01\x00") == ACK
    assert write(tag, 40, b"\xff\xff\x00\x00") == ACK
    assert bytes(tag.memory[160:163]) == b"\xfc\xff\x01"


def test_a_locked_tag_can_be_read_and_not_written():
    for kind in ("ntag213", "ntag215", "ntag216", "ultralight"):
        tag = Tag(UID, kind=kind)
        tag.lock()
        assert read(tag, 3)[3] & 0x0F == 0x0F
        last = {"ntag213": 39, "ntag215": 129, "ntag216": 225, "ultralight": 15}[kind]
        for page in range(3, last + 1):
            assert write(tag, page, b"Deed") == NAK
            assert tag.answer(bytes([0xA0, page])) == NAK
            tag.activate()
        assert tag.writes == 0


def test_the_configuration_can_be_locked_too():
    tag = Tag(UID)
    assert write(tag, 42, b"\x40\x05\x00\x00") == ACK
    for page in (41, 42):
        assert write(tag, page, bytes(4)) == NAK
    assert write(tag, 43, b"pass") == ACK


def test_a_password_protects_from_its_page_on_after_the_next_activation():
    tag = Tag(UID)
    assert write(tag, 43, b"pass") == ACK
    assert write(tag, 44, b"ok\x00\x00") == ACK
    assert tag.answer(b"\xa2\x29\x04\x00\x00\x06") == ACK  # AUTH0 = 6
    assert tag.answer(b"\xa2\x06Deed") == ACK  # not yet
    tag.activate()
    assert write(tag, 6, b"Xxxx") == NAK
    assert write(tag, 5, b"\x34\x03\x00\xfe") == ACK
    assert read(tag, 6)[:4] == b"Deed"
    assert tag.answer(b"\x1bfalse"[:5]) == NAK
    tag.activate()
    assert tag.answer(b"\x1bpass") == b"ok"
    assert tag.answer(b"\xa2\x06Yyyy") == ACK


def test_reading_can_need_the_password_too():
    tag = Tag(UID, {41: b"\x04\x00\x00\x06", 42: b"\x80\x05\x00\x00"})
    assert read(tag, 4) == bytes(tag.memory[16:24]) + bytes(tag.memory[0:8])
    assert read(tag, 6) == NAK
    tag.activate()
    assert tag.answer(b"\x1b\xff\xff\xff\xff") == b"\x00\x00"
    assert read(tag, 6) == bytes(16)


def test_a_classic_card_is_read_only_with_the_key_of_its_sector():
    tag = Tag(b"\x11\x22\x33\x44", kind="classic")
    assert (tag.sak, tag.sense) == (0x08, b"\x00\x04")
    assert len(read(tag, 4)) == 1
    tag.activate()
    assert tag.answer(b"\x60\x04\xff\xff\xff\xff\xff\xff\x11\x22\x33\x44") == ACK
    assert len(read(tag, 4)) == 16
    assert len(read(tag, 8)) == 1


def test_a_phone_has_a_new_uid_whenever_it_is_activated():
    phone = Tag(None, kind="phone")
    seen = set()
    for _ in range(20):
        phone.activate()
        assert len(phone.uid) == 4 and phone.uid[0] == 8
        seen.add(phone.uid)
    assert len(seen) > 15
    assert phone.sak == 0x20


def test_a_bank_card_does_not_know_the_commands_of_a_sticker():
    for uid in (b"\x11\x22\x33\x44", UID):
        card = Tag(uid, kind="bank")
        assert read(card, 4) is None
        assert (card.sak, card.uid) == (0x20, uid)
