"""The copy of the last snapshot in the NVS: for the day when the file system is gone."""

from engine_core import Game
from firmware.storage.faults import Damaged, StorageFailed
from firmware.storage.mirror import Mirror
from firmware.storage.saved_game import SavedGame
from host_tools.virtual_board.nvs_model import nvs_maker
from tests.engine_core.village import village
from tests.firmware.storage_table import (
    NOW,
    Evening,
    FaultyFiles,
    FilesInMemory,
    found_in,
    gift,
    new_game,
    raises,
    resumed,
)


class Nvs:
    """A namespace of the NVS model, whose power can go and which can fail."""

    def __init__(self):
        self.store: dict = {"deedbox": {}}
        self.left = -1  # values that can still be written before the power goes
        self.broken = ""  # the call that fails
        self.space = nvs_maker(self.store, self.write)("deedbox")

    @property
    def values(self) -> dict:
        return self.store["deedbox"]

    def write(self, space, key, value):
        if self.left != 0:
            self.left -= 1
            self.store[space][key] = value

    def set_blob(self, *arguments):
        self._check("set_blob")
        return self.space.set_blob(*arguments)

    def get_blob(self, *arguments):
        self._check("get_blob")
        return self.space.get_blob(*arguments)

    def commit(self):
        self._check("commit")
        return self.space.commit()

    def _check(self, name):
        if self.broken in (name, "all"):
            raise OSError(-0x1101, "ESP_ERR_NVS")

    def rebooted(self) -> "Nvs":
        other = Nvs()
        other.values.update(self.values)
        return other


def state(amount: int) -> dict:
    """A snapshot that differs from others by its amount."""
    game = new_game()
    game.do(gift(amount)[0][0], **gift(amount)[0][1])
    return game.snapshot()


def test_a_new_unit_has_nothing_in_its_mirror():
    mirror = Mirror(Nvs())
    assert mirror.load() is None and mirror.ok
    assert not SavedGame(FilesInMemory(), Nvs()).resume_from_mirror()
    assert not SavedGame(FilesInMemory()).resume_from_mirror()


def test_the_mirror_has_the_last_snapshot_also_after_power_off():
    nvs = Nvs()
    mirror = Mirror(nvs)
    for number in range(1, 8):
        mirror.save(state(number))
        assert mirror.load() == Mirror(nvs.rebooted()).load() == state(number)
        if number % 3 == 0:
            nvs = nvs.rebooted()
            mirror = Mirror(nvs)
    assert sorted(nvs.values) == ["game0", "game1"]


def test_power_that_goes_while_the_mirror_is_written_leaves_the_one_before():
    for number in range(1, 5):
        nvs = Nvs()
        mirror = Mirror(nvs)
        for amount in range(1, number + 1):
            mirror.save(state(amount))
        nvs.left = 0
        mirror.save(state(99))
        after = nvs.rebooted()
        assert Mirror(after).load() == state(number)
        again = Mirror(after)
        again.save(state(100))
        assert Mirror(after.rebooted()).load() == state(100)


def test_a_damaged_slot_leaves_the_other_one():
    nvs = Nvs()
    mirror = Mirror(nvs)
    for amount in (1, 2, 3):
        mirror.save(state(amount))
    newest = [slot for slot in nvs.values if _with(nvs, slot, b"").load() == state(2)]
    assert len(newest) == 1
    whole = nvs.values[newest[0]]
    for at in range(0, len(whole), 3):
        data = bytearray(whole)
        data[at] ^= 1 << at % 8
        assert _with(nvs, newest[0], bytes(data)).load() == state(2), at
    for length in range(0, len(whole), 5):
        assert _with(nvs, newest[0], whole[:length]).load() == state(2), length
    for noise in (b"", b"\0", b"\0\0", bytes(3000), b"\xff" * 500, 7):
        assert _with(nvs, newest[0], noise).load() == state(2)
    other = _with(nvs, newest[0], b"gone")
    other.save(state(4))
    assert other.load() == state(4)
    nvs.values["game0"] = nvs.values["game1"] = b"gone"
    assert Mirror(nvs.rebooted()).load() is None


def _with(nvs: Nvs, slot: str, data) -> Mirror:
    other = nvs.rebooted()
    other.values[slot] = data
    return Mirror(other)


def test_an_nvs_that_fails_never_stops_a_game():
    for broken in ("set_blob", "get_blob", "commit", "all"):
        nvs = Nvs()
        nvs.broken = broken
        saved = SavedGame(FilesInMemory(), nvs)
        saved.begin(new_game())
        for _ in range(100):
            saved.do(gift(1))
        assert saved.mirrored == (broken == "get_blob")
        assert found_in(saved.journal.files) == saved.game.snapshot()
        nvs.broken = ""
        place = saved.journal.place
        while saved.journal.place == place:
            saved.do(gift(1))
        assert saved.mirrored and Mirror(nvs).load() == saved.game.snapshot()


def test_a_snapshot_too_large_for_the_mirror_is_no_reason_to_stop():
    nvs = Nvs()
    saved = SavedGame(FilesInMemory(), nvs)
    saved.begin(Game("classic_2008", ["€" * 39 + chr(65 + seat) for seat in range(8)]))
    assert saved.mirrored and Mirror(nvs).load() is not None
    large = saved.game.snapshot()
    large["more"] = "x" * 2000
    mirror = Mirror(nvs)
    mirror.save(large)
    assert not mirror.ok and mirror.load() == saved.game.snapshot()


def test_at_most_what_was_done_since_the_last_snapshot_is_lost_with_the_files():
    nvs = Nvs()
    evening = Evening(FilesInMemory(), new_game(dice="unit", cards="unit"))
    evening.saved.nvs = nvs
    evening.saved.begin(new_game(dice="unit", cards="unit"))
    evening.states = [evening.saved.game.snapshot()]
    most = 0
    for _ in range(150):
        evening.step()
        kept = Mirror(nvs.rebooted()).load()
        lost = 0
        while evening.states[-1 - lost] != kept:
            lost += 1
        most = max(most, lost)
    assert 30 < most <= 82


def test_the_game_goes_on_from_the_mirror_as_a_new_one():
    nvs = Nvs()
    saved = SavedGame(FilesInMemory(), nvs)
    saved.begin(new_game("saga", special=True))
    place = saved.journal.place
    while saved.journal.place == place:
        saved.do(gift(2))
    state = saved.game.snapshot()
    saved.do(gift(100))

    files = FilesInMemory()  # all files are gone
    again = SavedGame(files, nvs.rebooted())
    assert not again.resume()
    assert again.resume_from_mirror() and again.game.snapshot() == state
    again.do(gift(3))
    assert resumed(files).game.snapshot() == again.game.snapshot()
    assert again.undo() and not again.undo() and again.game.snapshot() == state

    files.content[NOW] = b"\1 and noise"  # or cannot be read
    files.content["games/1"] = b"noise"
    again = SavedGame(files, nvs.rebooted())
    assert raises(Damaged, again.resume) == "damaged"
    assert raises(Damaged, lambda: again.resume(lenient=True)) == "damaged"
    assert again.resume_from_mirror() and found_in(files) == state
    assert again.finished() == [1]


def test_a_step_back_over_a_snapshot_reaches_the_mirror_too():
    nvs = Nvs()
    saved = SavedGame(FilesInMemory(), nvs)
    saved.begin(new_game())
    place = saved.journal.place
    while saved.journal.place == place:
        saved.do(gift(2))
    saved.undo()
    assert Mirror(nvs.rebooted()).load() == saved.game.snapshot()


def test_a_mirror_that_cannot_become_a_game_says_why():
    nvs = Nvs()
    saved = SavedGame(FilesInMemory(), nvs)
    saved.begin(Game(village(), ["Ann", "Ben"]))
    again = SavedGame(FilesInMemory(), nvs)
    assert raises(Damaged, again.resume_from_mirror) == "edition"
    again = SavedGame(FilesInMemory(), nvs, lambda name: village())
    assert again.resume_from_mirror() and again.game.edition.id == "village"
    nvs.values.clear()
    Mirror(nvs).save({"version": 99, "edition": "classic"})
    assert raises(Damaged, SavedGame(FilesInMemory(), nvs).resume_from_mirror) == "version"


def test_a_mirror_that_cannot_be_written_to_files_says_so_and_stays():
    nvs = Nvs()
    SavedGame(FilesInMemory(), nvs).begin(new_game())
    before = dict(nvs.values)
    files = FaultyFiles(FilesInMemory({NOW: b"\1 noise", "games/1": b"noise"}))
    for number in range(1, 5):
        files.fail(number, "full", True)
        saved = SavedGame(files, nvs)
        assert raises(StorageFailed, saved.resume_from_mirror) == "full"
        assert saved.game is None and nvs.values == before
    files.mend()
    assert saved.resume_from_mirror() and found_in(files) == new_game().snapshot()
