"""A game as plain data: dicts with string keys, lists, whole numbers, strings, None.

The sum at the end is made over everything else, so that a snapshot that was damaged or changed is
found and not believed. It is no secret: whoever can compute it can also cheat with paper money.
restoring.py is the way back; they are two files for want of room on the device.
"""

from engine_core.snapshot_parts import PARTS, VERSION, as_lists, sum_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine_core.game import Game


def snapshot(game: "Game") -> dict:
    edition = game.edition
    saved: dict = {"version": VERSION, "edition": edition.id, "board": edition.fingerprint}
    for part, names in PARTS:
        saved[part] = {name: as_lists(getattr(game, name)) for name in names.split(" ")}
    sides = [side for _, side in edition.tokens]
    saved["seats"]["names"] = [player[0] for player in game.players]
    saved["seats"]["tokens"] = [player[1] for player in game.players]
    saved["seats"]["sides"] = [sides.index(player[2]) for player in game.players]
    saved["held"] = [[seat, card] for seat in range(len(game.held)) for card in game.held[seat]]
    saved["deeds"] = {
        "owner": [game.owner[space] for space in edition.deeds],
        "houses": [game.houses[space] for space in edition.deeds],
        "mortgaged": [space for space in edition.deeds if game.mortgaged[space]],
    }
    saved["sum"] = sum_of(saved, 1)
    return saved
