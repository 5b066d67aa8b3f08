"""Tags that are pulled away in the middle of a write, and tags that lie badly. Plain."""

from host_tools.virtual_board.tags import Tag

UID = b"\x04\x11\x22\x33\x44\x55\x66"
ACK = b"\x0a"


def torn(tear, page=6, seed=1):
    """The page after a pull at the second of two writes, "Deed" over "abcd"."""
    tag = Tag(UID, {page: b"abcd"}, seed=seed)
    tag.tear_after = 2
    tag.tear = tear
    assert tag.answer(b"\xa2\x07last") == ACK
    assert tag.answer(bytes([0xA2, page]) + b"Deed") is None
    assert tag.torn and not tag.can_be_activated(0)
    tag.activate()
    assert tag.answer(b"\x30\x04") is None
    tag.laid_down()
    assert tag.can_be_activated(0)
    return (tag.answer(bytes([0x30, page])) or b"")[:4]


def test_pulled_before_the_write_the_page_is_the_old_one():
    assert torn("before") == b"abcd"


def test_pulled_after_the_write_the_page_is_the_new_one():
    assert torn("after") == b"Deed"


def test_pulled_within_the_write_the_page_is_neither():
    results = [torn("within", seed=seed) for seed in range(20)]
    assert b"abcd" not in results and b"Deed" not in results
    assert len(set(results)) > 10


def test_lock_bytes_and_capability_container_are_never_half_written():
    for page in (2, 3, 40):
        tag = Tag(UID)
        before = bytes(tag.memory)
        tag.tear_after = 1
        tag.tear = "within"
        assert tag.answer(bytes([0xA2, page]) + b"\xff\xff\xff\xff") is None
        assert bytes(tag.memory) == before


def test_a_tag_is_torn_once_and_then_works_again():
    tag = Tag(UID)
    tag.tear_after = 1
    assert tag.answer(b"\xa2\x06Deed") is None
    tag.laid_down()
    assert tag.answer(b"\xa2\x06Deed") == ACK


def test_a_flaky_tag_misses_about_that_share_of_its_chances():
    for share in (0, 10, 50, 90, 100):
        tag = Tag(UID)
        tag.flaky = share
        missed = sum([not tag.can_be_activated(slot * 20000) for slot in range(2000)])
        assert abs(missed - share * 20) < 80
        assert not missed or share


def test_a_drop_out_lasts_its_time_and_is_the_same_for_everybody_who_looks():
    tag = Tag(UID, seed=7)
    tag.flaky = 50
    first = [tag.can_be_activated(us) for us in range(0, 2000000, 1000)]
    assert first == [tag.can_be_activated(us) for us in range(0, 2000000, 1000)]
    for start in range(0, 2000, 20):
        assert len(set(first[start : start + 20])) == 1
    other = Tag(UID, seed=8)
    other.flaky = 50
    assert first != [other.can_be_activated(us) for us in range(0, 2000000, 1000)]
