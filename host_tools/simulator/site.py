"""The files of the page, by their path in it: for the server, and for any other web host.

All addresses in them are relative, so the page may lie anywhere.
"""

import hashlib
import json
from pathlib import Path
from typing import Any

from host_tools.errors import Failed
from host_tools.simulator.archive import archive
from host_tools.simulator.npm import FILES, micropython

PAGE = Path(__file__).resolve().parent / "page"
OFFLINE = "offline.js"
TYPES = {
    ".css": "text/css; charset=utf-8",
    ".deedbox": "application/zip",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
    ".tar": "application/x-tar",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
}


def site(options: dict[str, Any], game: bytes | None = None) -> dict[str, bytes]:
    """Everything that a browser may ask for; `options` are those of start.js."""
    files = {
        path.relative_to(PAGE).as_posix(): path.read_bytes()
        for path in sorted(PAGE.rglob("*"))
        if path.is_file()
    }
    package = micropython()
    for name in FILES:
        files[name] = (package / name).read_bytes()
    files["unit.tar"] = archive()
    files["start.json"] = json.dumps(options).encode()
    if game is not None:
        files["game.deedbox"] = game
    if options.get("offline"):
        files[OFFLINE] = _offline(files)
    else:
        del files[OFFLINE]
    return files


def _offline(files: dict[str, bytes]) -> bytes:
    """The service worker, told what there is; another content is another version."""
    names = sorted(name for name in files if name != OFFLINE)
    version = hashlib.sha256()
    for name in names:
        version.update(f"{name}\0".encode() + files[name] + b"\0")
    told = {"version": version.hexdigest()[:16], "files": names}
    return files[OFFLINE].replace(b'"FILES"', json.dumps(told).encode())


def write(target: Path, files: dict[str, bytes]) -> int:
    """All of them into a folder, which is a new one, an empty one or that of an earlier page."""
    if target.exists() and not target.is_dir():
        raise Failed(f"{target} is a file; name a folder.")
    if target.is_dir() and any(target.iterdir()) and not (target / "unit.tar").is_file():
        raise Failed(f"{target} has other files in it; name a new folder.")
    for name, content in files.items():
        path = target / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    return sum(map(len, files.values()))
