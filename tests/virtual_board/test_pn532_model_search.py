"""The PN532 model looking for tags: one, several, none, later, and with faults. Plain."""

from host_tools.virtual_board.tags import Tag
from tests.virtual_board.pn532_bench import Host

UID = b"\x04\x11\x22\x33\x44\x55\x66"
OTHER = b"\x04\xa1\xb2\xc3\xd4\xe5\xf6"
LIST = b"\x4a\x01\x00"
LIST_TWO = b"\x4a\x02\x00"
ONE = b"\x01\x01\x00\x44\x00\x07" + UID
READ_4 = b"\x40\x01\x30\x04"


def retries(host, number):
    assert host.ask(b"\x32\x05\xff\x01" + bytes([number])) == b""


def test_a_tag_that_lies_there_is_found_as_often_as_asked():
    host = Host()
    host.chip.field = [Tag(UID)]
    for _ in range(5):
        before = host.clock.us
        assert host.ask(LIST) == ONE
        assert 5000 < host.clock.us - before < 8000


def test_a_search_without_end_waits_for_a_tag_to_be_laid_down():
    host = Host()
    host.send(LIST)
    assert not host.wait(60000)
    host.chip.field = [Tag(UID)]
    assert host.answer(0x4A, 12) == ONE


def test_a_tag_that_lay_there_while_nobody_looked_was_seen_all_the_same():
    host = Host()
    host.send(LIST)
    host.chip.field = [Tag(UID)]
    host.clock.sleep_ms(20)
    host.chip.field = []
    host.clock.sleep_ms(500)
    assert host.answer(0x4A, 0) == ONE
    assert host.ask(READ_4) == b"\x01"


def test_a_tag_taken_away_too_quickly_was_not_seen():
    host = Host()
    host.send(LIST)
    host.clock.sleep_us(12000)
    host.chip.field = [Tag(UID)]
    host.chip.field = []
    assert not host.wait(500)


def test_a_search_with_few_tries_says_that_there_is_nothing():
    host = Host()
    for tries in (0, 1, 10):
        retries(host, tries)
        before = host.clock.us
        assert host.ask(LIST) == b"\x00"
        assert (tries + 1) * 5000 < host.clock.us - before < (tries + 1) * 5300 + 1500
        assert host.ask(b"\x06\x63\x39") == b"\x26"  # in its buffer the unanswered request
    host.chip.field = [Tag(UID)]
    retries(host, 0)
    assert host.ask(LIST) == ONE
    assert host.ask(b"\x06\x63\x39") != b"\x26"


def test_two_tags_are_told_in_an_order_of_their_own():
    host = Host()
    answers = set()
    for uids in ((UID, OTHER), (OTHER, UID)):
        host.chip.field = [Tag(uid) for uid in uids]
        answer = host.ask(LIST_TWO)
        assert answer is not None and answer[0] == 2 and len(answer) == 25
        assert {answer[6:13], answer[18:25]} == {UID, OTHER}
        assert (answer[1], answer[13]) == (1, 2)
        answers.add(answer)
    assert len(answers) == 1


def test_of_three_tags_two_are_told_and_of_two_one_if_only_one_is_asked_for():
    host = Host()
    host.chip.field = [Tag(UID), Tag(OTHER), Tag(b"\x04\x01\x01\x01\x01\x01\x01")]
    answer = host.ask(LIST_TWO)
    assert answer is not None and answer[0] == 2
    answer = host.ask(LIST)
    assert answer is not None and answer[0] == 1 and len(answer) == 13


def test_a_tag_can_be_asked_for_by_its_uid():
    host = Host()
    retries(host, 1)
    host.chip.field = [Tag(OTHER), Tag(UID)]
    assert host.ask(LIST + b"\x88" + UID) == ONE
    assert host.ask(LIST + b"\x88" + UID[:6] + b"\x00") == b"\x00"
    host.chip.field = [Tag(b"\x11\x22\x33\x44", kind="classic")]
    assert host.ask(LIST + b"\x11\x22\x33\x44") == b"\x01\x01\x00\x04\x08\x04\x11\x22\x33\x44"


def test_other_technologies_find_none_of_these():
    host = Host()
    retries(host, 1)
    host.chip.field = [Tag(UID)]
    for kind in (b"\x01\x00\xff\xff\x01\x00", b"\x02\x00\xff\xff\x01\x00", b"\x03\x00", b"\x04"):
        assert host.ask(b"\x4a\x01" + kind) == b"\x00"
    retries(host, 255)
    assert host.ask(b"\x4a\x01\x01\x00\xff\xff\x01\x00", 1000) is None


def test_a_card_with_iso_dep_is_told_with_its_ats_unless_that_is_off():
    host = Host()
    host.chip.field = [Tag(b"\x11\x22\x33\x44", kind="bank")]
    plain = b"\x01\x01\x00\x04\x20\x04\x11\x22\x33\x44"
    assert host.ask(LIST) == plain + b"\x05\x78\x80\x70\x02"
    assert host.ask(b"\x00\x06") == b"\x00"  # it is still there
    assert host.ask(b"\x40\x01\x30\x04") == b"\x01"
    assert host.ask(b"\x12\x00") == b""
    assert host.ask(LIST) == plain


def test_a_phone_shows_another_uid_each_time():
    host = Host()
    host.chip.field = [Tag(None, kind="phone")]
    seen = {host.ask(LIST) for _ in range(5)}
    assert len(seen) == 5


def test_a_deaf_chip_acknowledges_and_finds_nothing_until_the_next_search():
    host = Host()
    host.chip.deaf_after = 2
    host.chip.field = [Tag(UID)]
    assert host.ask(LIST) == ONE and host.ask(LIST) == ONE
    assert host.ask(LIST, 1000) is None
    assert host.ask(b"\x02") == b"\x32\x01\x06\x07"
    assert host.ask(LIST) == ONE


def test_a_search_switches_the_field_on():
    host = Host()
    host.chip.field = [Tag(UID)]
    assert host.ask(b"\x32\x01\x00") == b"" and not host.chip.radio.on
    assert host.ask(LIST) == ONE and host.chip.radio.on


def test_the_fault_that_misses_a_tag_every_second_time():
    host = Host()
    retries(host, 2)
    host.chip.every_second_list_fails = True
    host.chip.field = [Tag(UID)]
    for _ in range(3):
        assert host.ask(LIST) == ONE
        assert host.ask(LIST) == b"\x00"


def test_a_flaky_tag_is_found_by_patience():
    host = Host()
    tag = Tag(UID)
    tag.flaky = 50
    host.chip.field = [tag]
    retries(host, 0)
    found = [host.ask(LIST) == ONE for _ in range(200)]
    assert 60 < sum(found) < 140
    retries(host, 255)
    for _ in range(50):
        assert host.ask(LIST, 500) == ONE


def test_polling_finds_a_tag_laid_down_later_or_gives_up():
    host = Host()
    host.send(b"\x60\xff\x01\x10")
    assert not host.wait(1000)
    host.chip.field = [Tag(UID)]
    assert host.answer(0x60, 12) == b"\x01\x10\x0c" + ONE[1:]
    host.chip.field = []
    assert host.ask(b"\x60\x02\x01\x10", 400) == b"\x00"
