"""A first screen: two players on the classic board, to see that every part of a unit works.

Two digits are a roll, which also ends the turn before. # answers what the game asks, * takes back:
a digit typed, or else what was done last. A begins a new game. A tag on the reader is named.
"""

from engine_core import Game, Refused
from engine_core.loader import bring
from firmware.storage.faults import Damaged, StorageFailed
from firmware.version import VERSION

_FOREIGN = {
    "phone": "That is a phone.",
    "not_enrolled": "Not of this set.",
    "empty": "An empty tag.",
    "foreign": "A foreign tag.",
}
_ANSWERS = ("buy", "hammer", "card", "tax", "use_jail_card", "pay_fine", "settle", "end_turn")


class Demo:
    name = "demo"

    def __init__(self, saved, files, seed: int, trouble: str = ""):
        self.saved = saved
        self.files = files
        self.seed = seed
        self.typed = ""
        self.note = self.trouble = trouble
        self.pressed = ""

    def draw(self, canvas) -> None:
        canvas.text(0, 0, "Deedbox %-13s" % VERSION, True)
        game = self.saved.game
        if game is None:
            canvas.text(2, 0, "# what is left of it" if self.trouble else "No game yet.")
            canvas.big(3, 0, self.typed or self.pressed)
        else:
            for seat in range(len(game.cash)):
                mark = ">" if seat == game.turn else " "
                canvas.text(1 + seat, 0, mark + game.players[seat][0])
                canvas.right(1 + seat, 20, str(game.cash[seat]))
            canvas.big(3, 0, self.typed)
            canvas.right(5, 20, game.waiting)
        canvas.text(6, 0, self.note)
        canvas.line(6)
        canvas.text(7, 0, "A new  # yes  * undo")

    def key(self, key: str) -> str:
        self.pressed = key if key.isdigit() else ""
        self.note = ""
        try:
            return self._act(key)
        except Refused as refused:
            self.typed = ""
            self.note = refused.code
        except (Damaged, StorageFailed) as failed:
            self.typed = ""
            self.note = "Not saved: " + failed.code
        return "refused"

    def hold(self, key: str) -> None:
        return None

    def tag(self, event: tuple) -> "str | None":
        if event[0] == "tag":
            try:
                cards = bring("firmware.storage.card_set").CardSet(self.files)
                name, why = bring("firmware.app.cards").card_of(event[1], event[2], cards)
            except StorageFailed as failed:
                name, why = None, "S1 Storage " + failed.code
            self.note = name or _FOREIGN.get(why, why)
            return "tap" if name else "refused"
        if event[0] == "tags":
            self.note = "One tag at a time."
            return "refused"
        return None

    def _bring_back(self) -> str:
        """A game that could not be gone on with: all of it if that goes now, else what can be read
        of it, else the mirror."""
        for lenient in (False, True):
            try:
                if self.saved.resume(lenient):
                    self.trouble = ""
                    return "ok"
            except Damaged:
                pass
        if not self.saved.resume_from_mirror():
            return "refused"
        self.trouble = ""
        return "ok"

    def _act(self, key: str) -> str:
        game = self.saved.game
        if key == "A":
            self.typed = ""
            self.saved.begin(Game("classic", ["Ann", "Ben"], cards="unit", seed=self.seed))
        elif game is None:
            return self._bring_back() if key == "#" else "key"
        elif key.isdigit():
            if key not in "123456":
                return "refused"
            self.typed += key
            if len(self.typed) < 2:
                return "key"
            dice = (int(self.typed[0]), int(self.typed[1]))
            self.typed = ""
            turn: list = [("end_turn", {})] if game.waiting == "end" else []
            self.saved.do(turn + [("roll", {"dice": dice})])
        elif key == "*":
            if self.typed:
                self.typed = self.typed[:-1]
                return "key"
            if not self.saved.undo():
                return "refused"
            return "undo"
        elif key == "#":
            self.typed = ""
            for command, arguments in game.legal():
                if command in _ANSWERS:
                    self.saved.do([(command, arguments)])
                    return "ok"
            return "refused"
        else:
            return "refused"
        return "ok"
