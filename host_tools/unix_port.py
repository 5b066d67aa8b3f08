"""MicroPython's unix port beside this Python: where it is, and how a program runs on it."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PROGRAM = Path(sys.executable).parent / "micropython"


def run_module(
    module: str, *arguments: str, heap: str = "4M", compiled: Path | None = None
) -> subprocess.CompletedProcess[str]:
    """Run a module from source, or with the unit's packages as compiled into a folder."""
    folders = ([str(compiled)] if compiled else []) + [str(ROOT), ".frozen"]
    # Not in the project's folder: there the sources would be found before the compiled files.
    return subprocess.run(
        [str(PROGRAM), "-X", "heapsize=" + heap, "-m", module, *arguments],
        cwd=compiled or ROOT.parent,
        env={**os.environ, "MICROPYPATH": ":".join(folders)},
        capture_output=True,
        encoding="utf-8",
        timeout=300,
    )
