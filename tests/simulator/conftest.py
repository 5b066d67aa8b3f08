"""The browser, and the page from its own server and from a plain file server under a sub-path."""

import functools
import http.server
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from host_tools.simulator.server import Server
from host_tools.simulator.site import site, write
from tests.simulator.chromium import Watched, chromium

WIDE = {"width": 1440, "height": 900}


class Quiet(http.server.SimpleHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *message: object) -> None:
        pass


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    with chromium() as found:
        yield found


def running(server: http.server.ThreadingHTTPServer) -> Iterator[http.server.ThreadingHTTPServer]:
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield server
    server.shutdown()
    server.server_close()


@pytest.fixture(scope="session")
def served(browser: Any) -> Iterator[str]:
    """The address of what `deedbox sim` serves."""
    for server in running(Server(0, site({}))):
        assert isinstance(server, Server)
        yield server.address


@pytest.fixture(scope="session")
def built(browser: Any, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of what `deedbox sim --build` wrote."""
    root = tmp_path_factory.mktemp("web")
    write(root / "games" / "deedbox", site({"offline": True}))
    handler = functools.partial(Quiet, directory=str(root))
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    for _ in running(server):
        yield f"http://127.0.0.1:{server.server_port}/games/deedbox/"


@pytest.fixture(params=["served", "built"])
def place(request: pytest.FixtureRequest) -> str:
    """One and the other: both are the same page."""
    return str(request.getfixturevalue(request.param))


Visit = Callable[..., Watched]


@pytest.fixture
def visit(browser: Any) -> Iterator[Visit]:
    """Opens a page, and at the end looks whether all was well in it."""
    pages: list[Watched] = []

    def opened(address: str, **options: Any) -> Watched:
        watched = Watched(browser, address, **{"viewport": WIDE, **options})
        pages.append(watched)
        return watched

    yield opened
    for watched in pages:
        watched.close()


@pytest.fixture(scope="session")
def shots() -> Path:
    return Path(__file__).resolve().parents[2] / "build" / "simulator" / "shots"
