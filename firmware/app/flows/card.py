"""The card that was drawn at the table: by its number in the list of its deck."""

from engine_core.decks import card_ids, deck_row, effect_of
from engine_core.loader import bring
from firmware.app.panel import BACK, Panel, slip
from firmware.app.words import say, text_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from firmware.app.table import Table


_ELSEWHERE = {"B": ("effect",), "C": ("cash",), "D": ("menu",)}


def flow(table: "Table", number: int = 0):
    game = table.game
    row = deck_row(game.edition, game.deck)
    ids = card_ids(game.edition, game.deck)
    story = bring("firmware.app.story")
    while True:
        if not number:
            lines = [story.effect(game, effect_of(row, card))[:18] for card in ids]
            text = lines or text_of("effects unknown")
            keys = "" if ids else "B…"
            number = yield Panel("card_list", row[1], text, keys, list(range(1, len(ids) + 1)), 2)
            if number == "B":
                return ("effect",)
            if type(number) is not int:
                return number if type(number) is tuple and number[0] != "card" else None
        if number > len(ids):
            table.refuse("unknown_card")
            return None
        told = story.effect(game, effect_of(row, ids[number - 1]))
        panel = slip("card_ask", "", "#%02d %s" % (number, told), say("table keys_card"))
        panel.yes = True
        answer = yield panel
        if answer == "#":
            table.give("card", card=ids[number - 1])
        if answer != BACK and answer != "A":
            return _ELSEWHERE.get(answer)
        number = 0
