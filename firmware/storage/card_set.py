"""The unit's own cards: which tag is which card, in one file that is only ever appended to.

A card is named as on its tag, without the version: "deed;saga;39", "player;;0". A tag that is
enrolled again is another card from then on, and a card that is given a new tag leaves its old one.

    file     the version, then entries
    entry    its length, the length of the UID, the UID, the name, and two bytes of checksum

The version is for those to come. An entry that is damaged is passed over, byte by byte: where its
length is wrong, the next one is still found.
"""

from firmware.storage.records import sum_of

VERSION = 1
_FILE = "cards"
_MOST = 16 * 1024  # bytes: some hundred cards, and as many replaced
_PIECE = 256  # read at once: memory may be scattered
_SMALL = 640  # a file that is read as a whole, and kept
_LONGEST = 256  # bytes of an entry


class CardSet:
    """A set that is not small is read a piece at a time, whenever something is asked."""

    def __init__(self, files):
        self.files = files
        self._small: "bytes | None" = None  # all entries, where they are one piece

    def name_of(self, uid: bytes) -> "str | None":
        """Which card this tag is; None for a tag that is not of the set."""
        name = None
        for entry_uid, entry_name in self._entries():
            if entry_uid == uid:
                name = entry_name
            elif entry_name == name:
                name = None
        return name or None

    def uid_of(self, name: str) -> "bytes | None":
        """Which tag this card has."""
        return self._tags().get(name)

    def names(self) -> list:
        """All cards that have a tag, sorted."""
        return sorted(self._tags())

    def has_all(self, wanted: list) -> bool:
        """Whether each of these cards has a tag. Of the others nothing is kept meanwhile: a whole
        set takes more memory than there may be."""
        tags: dict = {}
        for uid, name in self._entries():
            for other in [other for other in tags if tags[other] == uid]:
                del tags[other]
            if name in wanted:
                tags[name] = uid
        return len(tags) == len(wanted)

    def enrol(self, uid: bytes, name: str) -> None:
        """Durable when it returns. An empty name forgets the tag."""
        if self.name_of(uid) != (name or None):
            self.enrol_all(((uid, name),))

    def enrol_all(self, cards) -> None:
        """Several (uid, name) at once."""
        size = self.files.size_of(_FILE)
        new = b"".join([_entry(uid, name) for uid, name in cards])
        if size <= 0 or size + len(new) > _MOST:
            tags = self._tags()
            kept = [_entry(tags[name], name) for name in sorted(tags)]
            self.files.replace(_FILE, bytes([VERSION]) + b"".join(kept) + new)
        else:
            self.files.append(_FILE, new)
        self._small = None

    def _tags(self) -> dict:
        """The UID of every card that has a tag."""
        cards: dict = {}  # by UID
        tags: dict = {}  # by name
        for uid, name in self._entries():
            tags.pop(cards.pop(uid, ""), None)
            if name:
                cards.pop(tags.get(name), None)
                cards[uid] = name
                tags[name] = uid
        return tags

    def _entries(self):
        """(uid, name), oldest first."""
        if self._small is None and 0 <= self.files.size_of(_FILE) <= _SMALL:
            self._small = self.files.read(_FILE, 1) or b""
        data = self._small or b""
        at = 0
        place = 1  # in the file, of what follows `data`
        more = self._small is None
        while True:
            if more and len(data) - at < _LONGEST:
                piece = self.files.read(_FILE, place, _PIECE) or b""
                more = len(piece) == _PIECE
                place += len(piece)
                data = data[at:] + piece
                at = 0
            if at + 4 >= len(data):
                return
            end = at + 1 + data[at]
            entry = data[at : end - 2]
            if (
                at + 5 <= end <= len(data)
                and sum_of(entry, 0) == data[end - 2] | data[end - 1] << 8
            ):
                size = entry[1]
                try:
                    yield entry[2 : 2 + size], str(entry[2 + size :], "utf-8")
                except UnicodeError:
                    pass
                at = end
            else:
                at += 1


def _entry(uid: bytes, name: str) -> bytes:
    text = name.encode()
    entry = bytes([1 + len(uid) + len(text) + 2, len(uid)]) + uid + text
    return entry + sum_of(entry, 0).to_bytes(2, "little")
