"""The rules of the game: pure Python, the same files on CPython and on MicroPython."""

from engine_core.edition import edition_ids, load_edition
from engine_core.game import Game
from engine_core.refused import Refused

__all__ = ("Game", "Refused", "edition_ids", "load_edition")
