"""What a game can be asked to be: its mode, and who rolls, draws and collects."""

from engine_core.refused import Refused

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine_core.game import Game


def check_settings(game: "Game") -> None:
    if game.mode not in ("standard", "short", "timed"):
        raise Refused("unknown_mode")
    if game.rent not in ("auto", "ask"):
        raise Refused("bad_setting")
    if game.cards not in ("table", "unit") or game.dice not in ("table", "unit"):
        raise Refused("bad_setting")
    if type(game.special) is not bool:
        raise Refused("bad_setting")
    if game.special and not game.edition.special_rules:
        raise Refused("no_special_rules")
    game.special_rules = game.edition.special_rules if game.special else ""
