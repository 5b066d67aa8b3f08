"""The whole unit without the hardware: the firmware's own files on models of its chips.

    from host_tools.virtual_board import Unit, Tag, Flash

They are imported when first asked for: a test of one chip needs no unit.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from host_tools.virtual_board.tags import Tag
    from host_tools.virtual_board.unit import Flash, Unit

__all__ = ("Flash", "Tag", "Unit")


def __getattr__(name: str) -> object:
    if name not in __all__:
        raise AttributeError(name)
    from host_tools.virtual_board import unit

    return getattr(unit, name)
