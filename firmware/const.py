"""`const` for both interpreters: what is named `_NAME = const(…)` takes no memory on the unit.

MicroPython puts the value in place of the name when it compiles, wherever this word comes from.
"""

try:
    from micropython import const
except ImportError:

    def const(number):  # type: ignore[misc]
        return number
