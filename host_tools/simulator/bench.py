"""How soon the page shows its first picture, and how many pictures a second it has."""

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from statistics import median
from typing import Any, NamedTuple

from host_tools.simulator.browser import chromium
from host_tools.simulator.server import Server
from host_tools.simulator.site import site

FIRST = "performance.getEntriesByName('first picture')[0].startTime"
TYPING = "1234567890"
WIDE = {"width": 1440, "height": 900}


class Measured(NamedTuple):
    cold_ms: float  # of a browser that was never there
    warm_ms: list[float]
    pictures: float  # a second, while somebody types
    slowest_ms: float  # between two of them


def measured(path: str, loads: int, seconds: float) -> Measured:
    with chromium(path) as browser, served() as address:
        page = browser.new_page(viewport=WIDE)
        times = [first_picture(page, address) for _ in range(1 + loads)]
        pictures, slowest = typed(page, seconds)
    return Measured(times[0], times[1:], pictures, slowest)


@contextmanager
def served() -> Iterator[str]:
    server = Server(0, site({}))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield server.address
    finally:
        server.shutdown()
        server.server_close()


def first_picture(page: Any, address: str) -> float:
    """Milliseconds after the page was asked for."""
    page.goto(address)
    page.wait_for_function("globalThis.deedbox")
    page.evaluate("deedbox.ready")
    return float(page.evaluate(FIRST))


def typed(page: Any, seconds: float) -> tuple[float, float]:
    """Pictures a second while keys are pressed all the time, and the longest wait for one."""
    page.keyboard.press("Enter")
    page.evaluate(
        """() => {
            globalThis.pictures = [];
            const seen = (now) => pictures.push(now) && requestAnimationFrame(seen);
            requestAnimationFrame(seen);
        }"""
    )
    until = time.monotonic() + seconds
    key = 0
    while time.monotonic() < until:
        page.keyboard.press(TYPING[key % len(TYPING)], delay=60)
        key += 1
    at = page.evaluate("pictures")
    waits = [later - earlier for earlier, later in zip(at, at[1:], strict=False)]
    return 1000 * len(waits) / (at[-1] - at[0]), max(waits)


def middle(values: list[float]) -> float:
    return median(values)
