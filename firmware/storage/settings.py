"""What the owner of a unit has chosen: language, sound, brightness and so on.

settings_file.py has which there are and what they may be, and keeps them.
"""

from engine_core.loader import bring


class Settings:
    """A setting is read as `settings["language"]`; `change` keeps it."""

    def __init__(self, files):
        self.files = files
        self.values = {name: default for name, default, _ in _file().DEFAULTS}

    def load(self) -> None:
        """StorageFailed where the file system fails; anything else is put right by itself."""
        _file().load(self)

    def __getitem__(self, name: str):
        return self.values[name]

    def change(self, name: str, value) -> None:
        """Durable when it returns; ValueError for a value that is not allowed."""
        _file().change(self, name, value)


def _file():
    return bring("firmware.storage.settings_file")
