"""A tag that was laid down: which card of this evening's set it is, or why it is none."""

from engine_core.decks import deck_row, effect_of
from engine_core.loader import bring
from engine_core.refused import Refused
from engine_core.rules.jail_cards import free_jail_card
from firmware.storage.faults import StorageFailed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from firmware.app.table import Table


def card(table: "Table", event: tuple) -> "tuple | None":
    """("deed", 39), ("player", 0), ("jail_card", deck) or ("card", id); None for a refusal."""
    try:
        cards = bring("firmware.storage.card_set").CardSet(table.files)
        name, why = bring("firmware.app.cards").card_of(event[1], event[2], cards)
    except StorageFailed as failed:
        table.fail(failed)
        table.home()
        return None
    if name is None:
        table.refuse(why, "cards " + why)
        return None
    kind, edition, number = name.split(";")
    game = table.game
    if edition and game is not None and edition != game.edition.id:
        table.refuse("other_edition", "cards other_edition")
        return None
    if kind == "player":
        if game is not None and int(number) >= len(game.cash):
            table.refuse("not_playing", "cards not_playing")
            return None
        return kind, int(number)
    return kind, int(number) if kind == "deed" else number


def drawn(table: "Table", kind: str, number: str) -> None:
    """A card of a deck, on the home picture: the one that was drawn, or the way out of jail."""
    game = table.game
    waiting = game.waiting
    if waiting == "card" and game.cards == "table":
        if kind == "jail_card":
            try:
                number = free_jail_card(game, number)
            except Refused as refused:
                table.refuse(refused.code)
                return
        row = deck_row(game.edition, game.deck)
        if effect_of(row, number) is None:
            table.refuse("unknown_card")
            return
        table.give("card", card=number)
        if table.panel is None:
            table.home()
    elif kind == "jail_card" and waiting in ("roll", "end") and free_by_card(game):
        table.open("jail", "use_jail_card")
    else:
        table.refuse("not_now", "cards not_now")


def free_by_card(game) -> bool:
    return game.jailed[bring("firmware.app.choices").roller(game)]
