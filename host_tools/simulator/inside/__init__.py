"""What runs inside of the page, on MicroPython: the unit, and what is told of it."""
