"""MicroPython's unix port for the tests, which say loudly where it is missing."""

import pytest

from host_tools.unix_port import PROGRAM, ROOT, run_module

__all__ = ("ROOT", "needs_port", "run_module")

needs_port = pytest.mark.skipif(
    not PROGRAM.exists(),
    reason="NOT TESTED ON MICROPYTHON: its unix port is not installed beside this Python",
)
