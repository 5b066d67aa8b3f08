"""What can go wrong with what is stored: the files, the bytes in one, the game in those."""


class StorageFailed(Exception):
    """code is "full", or "broken" for every other fault of the file system."""

    def __init__(self, code: str):
        super().__init__(code)
        self.code = code


class BadData(Exception):
    """These bytes are not a packed value: damaged, or written by somebody else. Or this value
    cannot be packed."""


class Damaged(Exception):
    """What was saved cannot be gone on with: code is "damaged"; "version" for another format;
    "differs" where the rules of today lead elsewhere; "edition" where that is missing. `firmware`
    is the version that saved it, where that is known."""

    def __init__(self, code: str, firmware: str = ""):
        super().__init__(code)
        self.code = code
        self.firmware = firmware
