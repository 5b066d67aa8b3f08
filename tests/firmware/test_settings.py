"""What the owner has chosen: kept, put right where it makes no sense, never a reason to stop."""

from firmware.storage.faults import StorageFailed
from firmware.storage.packing import packed
from firmware.storage.records import sum_of
from firmware.storage.settings import Settings
from firmware.storage.settings_file import DEFAULTS
from tests.firmware.storage_table import FaultyFiles, FilesInMemory, new_files, raises

OTHER = {
    "language": "de",
    "display": "sh1106",
    "volume": 0,
    "brightness": 3,
    "sleep_minutes": 60,
    "bank_pin": "0042",
}


def loaded(files) -> Settings:
    settings = Settings(files)
    settings.load()
    return settings


def values_of(settings) -> dict:
    return {name: settings[name] for name, _, _ in DEFAULTS}


def file_of(value) -> FilesInMemory:
    """A file as another version may have written it: sound, whatever it says."""
    data = bytes(packed(value))
    return FilesInMemory({"settings": data + sum_of(data, 0).to_bytes(2, "little")})


def test_a_new_unit_speaks_english_and_can_be_heard():
    settings = loaded(new_files())
    assert settings["language"] == "en" and settings["volume"] > 0 and settings["brightness"] > 0
    assert settings["display"] == "ssd1306" and settings["sleep_minutes"] == 10
    assert settings["bank_pin"] == ""


def test_every_setting_is_kept_by_itself_and_together():
    files = new_files()
    kept = values_of(loaded(files))
    assert sorted(OTHER) == sorted(kept)
    for name in OTHER:
        assert kept[name] != OTHER[name]
        settings = loaded(files)
        settings.change(name, OTHER[name])
        kept[name] = OTHER[name]
        assert values_of(settings) == kept == values_of(loaded(files))


def test_every_allowed_value_is_kept_and_no_other():
    files = FilesInMemory()
    settings = loaded(files)
    for name, allowed in (
        ("language", ("en", "de")),
        ("display", ("ssd1306", "sh1106")),
        ("volume", (0, 1, 2, 3)),
        ("brightness", (0, 1, 2, 3)),
        ("sleep_minutes", (0, 1, 59, 60)),
        ("bank_pin", ("0", "", "00000000", "12345678")),
    ):
        for value in allowed:
            settings.change(name, value)
            assert loaded(files)[name] == value
        before = dict(files.content)
        most = 61 if name == "sleep_minutes" else 4
        wrong = ["fr", None, -1, most, 1.0, True, [], ()]
        wrong += ["123456789", "12a", " 12", "-1", b"12"] if name == "bank_pin" else [""]
        for value in wrong:
            try:
                settings.change(name, value)
            except ValueError:
                assert files.content == before and settings[name] == allowed[-1]
                continue
            raise AssertionError("%s may not be %s" % (name, value))


def test_a_setting_that_there_is_not_is_a_mistake():
    settings = loaded(FilesInMemory())
    for name in ("colour", "", None):
        try:
            settings.change(name, 1)
        except ValueError:
            continue
        raise AssertionError("changed")


def test_a_damaged_file_gives_the_defaults():
    files = FilesInMemory()
    settings = loaded(files)
    defaults = values_of(settings)
    for name in OTHER:
        settings.change(name, OTHER[name])
    whole = files.content["settings"]
    for bit in range(8 * len(whole)):
        data = bytearray(whole)
        data[bit // 8] ^= 1 << bit % 8
        assert values_of(loaded(FilesInMemory({"settings": bytes(data)}))) == defaults, bit
    for length in range(len(whole)):
        assert values_of(loaded(FilesInMemory({"settings": whole[:length]}))) == defaults, length
    for noise in (b"\0", b"\0\0", b"\0\0\0", bytes(50), b"\xff" * 50, whole + b"\0", whole * 2):
        assert values_of(loaded(FilesInMemory({"settings": noise}))) == defaults


def test_a_damaged_file_is_written_over_by_the_next_change():
    files = FilesInMemory({"settings": b"noise"})
    loaded(files).change("language", "de")
    assert loaded(files)["language"] == "de"


def test_names_and_values_of_another_version_are_passed_over():
    files = file_of([2, {"language": "de", "colour": "red", "volume": 9, "brightness": "full"}])
    settings = loaded(files)
    assert settings["language"] == "de"
    assert settings["volume"] == 2 and settings["brightness"] == 2 and settings["bank_pin"] == ""
    for odd in (7, None, [], [1], [1, 2], [1, [1, 2]], [1, None], {}, {"language": "de"}, "xy"):
        assert loaded(file_of(odd))["language"] == "en"
    for odd in ([], {}, True, None, 2**40, "", "en\0", "123456789"):
        settings = loaded(file_of([1, {name: odd for name in OTHER}]))
        assert values_of(settings) == values_of(Settings(None)), odd


def test_a_change_that_cannot_be_written_keeps_the_old_value():
    files = FaultyFiles(new_files(), ("replace",))
    settings = loaded(files)
    settings.change("volume", 1)
    for code in ("full", "broken"):
        files.fail(1, code)
        assert raises(StorageFailed, lambda: settings.change("volume", 3)) == code
        assert settings["volume"] == loaded(files)["volume"] == 1
    settings.change("volume", 3)
    assert settings["volume"] == loaded(files)["volume"] == 3


def test_files_that_cannot_be_read_say_so_and_the_defaults_are_there():
    files = FaultyFiles(FilesInMemory())
    files.fail(1)
    settings = Settings(files)
    assert raises(StorageFailed, settings.load) == "broken"
    assert settings["language"] == "en"
