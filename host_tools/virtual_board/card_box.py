"""The cards that lie beside a virtual unit, written and enrolled: what its owner did before."""

from binascii import crc32

from engine_core import load_edition
from engine_core.decks import card_ids
from firmware.app.cards import message_of
from firmware.storage.card_set import CardSet
from firmware.storage.own_editions import own_edition
from firmware.storage.settings import Settings
from host_tools.virtual_board.tags import Tag
from host_tools.virtual_board.type2_tag import CHIPS

EDITION = "classic"  # the set that is enrolled as long as there is no game
PLAYERS = 10
SIZES = {"player": 2, "deed": 2, "jail_card": 2, "card": 3}


def check_card(card: tuple) -> None:
    if not card or card[0] not in SIZES or len(card) != SIZES[card[0]]:
        shapes = '("player", seat), ("deed", space), ("jail_card", deck) or ("card", deck, id)'
        raise ValueError("no such card: %s; a card is %s" % (str(card), shapes))


def card_name(card: tuple, edition: str) -> str:
    """("deed", 39) as on its tag. Of a deck's card the id is enough."""
    if card[0] == "player":
        return "player;;%d" % card[1]
    return "%s;%s;%s" % (card[0], edition, card[-1])


def uid_of(name: str) -> bytes:
    """Seven bytes that begin with the number of NXP, the same for the same card."""
    number = crc32(name.encode())
    return bytes([4, 0x5D]) + bytes([number >> shift & 255 for shift in (24, 16, 8, 0)]) + b"\x80"


def tag_of(name: str) -> Tag:
    """A sticker with this card's record on it."""
    message = message_of(name)
    data = b"\x03" + bytes([len(message)]) + message + b"\xfe"
    data += bytes(-len(data) % 4)
    pages = {4 + at // 4: data[at : at + 4] for at in range(0, len(data), 4)}
    return Tag(uid_of(name), pages, "ntag213")


def as_told(tag: Tag) -> tuple:
    """A tag as plain values, and back."""
    return tag.kind, tag.uid, bytes(tag.memory) if tag.kind in CHIPS else None


def tag_from(told: tuple) -> Tag:
    kind, uid, memory = told
    return Tag(uid, memory, kind)


def names_of(files, edition: str) -> list[str]:
    """The whole set of an edition: players, deeds, jail cards and all cards of its decks."""
    board = own_edition(files, edition) or load_edition(edition)
    names = [card_name(("player", seat), "") for seat in range(PLAYERS)]
    names += [card_name(("deed", deed), edition) for deed in board.deeds]
    for deck in board.decks:
        names.append(card_name(("jail_card", deck), edition))
        names += [card_name(("card", deck, card), edition) for card in card_ids(board, deck)]
    return names


def enrol(files, edition: str) -> None:
    """As their owner has done before; nothing where it has been done."""
    cards = CardSet(files)
    there = cards.names()
    missing = [name for name in names_of(files, edition) if name not in there]
    if missing:
        cards.enrol_all([(uid_of(name), name) for name in missing])


def prepare(files, display: str, enrolled: bool) -> None:
    """What the owner of a unit has set before the first evening: its display, and its cards."""
    settings = Settings(files)
    settings.load()
    if settings["display"] != display:
        settings.change("display", display)
    if enrolled and files.size_of("cards") < 0:
        enrol(files, EDITION)
