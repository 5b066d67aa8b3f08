"""Serves the page to this computer and to nobody else."""

import errno
import socket
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import PurePosixPath
from urllib.parse import unquote, urlsplit

from host_tools.errors import Failed
from host_tools.simulator.site import TYPES

HOST = "127.0.0.1"
PORT = 8140
TRIES = 20


class Server(ThreadingHTTPServer):
    daemon_threads = True
    allow_reuse_address = True

    def __init__(self, port: int, files: dict[str, bytes], under: str = "/") -> None:
        self.files = files
        self.under = under
        super().__init__((HOST, port), Handler)

    @property
    def address(self) -> str:
        return f"http://{HOST}:{self.server_port}{self.under}"

    def handle_error(self, request: object, client_address: object) -> None:
        """A browser that breaks off is none."""


class Handler(BaseHTTPRequestHandler):
    server: Server
    protocol_version = "HTTP/1.1"

    def do_GET(self) -> None:
        self._answer(True)

    def do_HEAD(self) -> None:
        self._answer(False)

    def _answer(self, whole: bool) -> None:
        path = unquote(urlsplit(self.path).path)
        name = path.removeprefix(self.server.under) or "index.html"
        content = self.server.files.get(name) if path.startswith(self.server.under) else None
        if content is None or not self._asked_here():
            self.send_error(HTTPStatus.NOT_FOUND)
            return
        self.send_response(HTTPStatus.OK)
        kind = TYPES.get(PurePosixPath(name).suffix, "application/octet-stream")
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(content)))
        self.send_header("Cache-Control", "no-cache")
        self.end_headers()
        if whole:
            self.wfile.write(content)

    def _asked_here(self) -> bool:
        """Another page that has a name of its own made to lead here gets nothing."""
        name = self.headers.get("Host", "").rpartition(":")[0] or self.headers.get("Host", "")
        return name in (HOST, "localhost")

    def log_message(self, format: str, *values: object) -> None:
        """Who fetched what is of no use to anybody."""


def serve_from(port: int, files: dict[str, bytes]) -> tuple[Server, bool]:
    """A server on that port, or on the next that is free; whether it is that one."""
    for number in range(port, min(port + TRIES, 65536)):
        if _taken(number):
            continue
        try:
            return Server(number, files), number == port
        except OSError as error:
            if error.errno not in (errno.EADDRINUSE, errno.EACCES):
                raise
    raise Failed(f"The ports from {port} on are all busy: name another one with --port.")


def _taken(port: int) -> bool:
    """Somebody answers there; on some systems a second server could still be put in front."""
    with socket.socket() as asked:
        asked.settimeout(0.5)
        return bool(port) and asked.connect_ex((HOST, port)) == 0
