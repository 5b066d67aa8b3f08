"""What has to be known of a printed edition to set a game up, without reading all of it."""

from engine_core.edition import tokens_in
from engine_core.editions.switches import switches_of
from engine_core.loader import bring


def facts(edition: str) -> tuple:
    """(tokens, special rules, whether tokens are chosen after the start rolls)."""
    book = bring("engine_core.editions." + edition)
    switches = switches_of(book.PLAYS_LIKE)
    switches.update(getattr(book, "SWITCHES", {}))
    return tokens_in(book.TOKENS), switches["special_rules"], switches["tokens_after_start"]
