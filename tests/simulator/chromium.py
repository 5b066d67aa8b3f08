"""A real Chromium for the tests of the page, and pages in it that tell what went wrong in them.

Where there is none the tests say loudly that they were left out; where everything has to be there
(CI is set) a missing one is a failure.
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from urllib.parse import urlsplit

import pytest

from host_tools.simulator import browser

MISSING = "NOT TESTED IN A BROWSER: there is no Chromium on this computer"


@contextmanager
def chromium() -> Iterator[Any]:
    program = browser.program()
    if program is None:
        if os.environ.get("CI"):
            pytest.fail("There is no Chromium, and with CI set there has to be one.")
        pytest.skip(MISSING)
    with browser.chromium(program) as found:
        yield found


class Watched:
    """A page of which every request and every complaint is known."""

    def __init__(self, browser: Any, address: str, **options: Any) -> None:
        self.address = address
        self.context = browser.new_context(**options)
        self.requests: list[str] = []
        self.complaints: list[str] = []
        self.context.on("request", lambda request: self.requests.append(request.url))
        self.page = self.context.new_page()
        self.page.on("console", self._heard)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("requestfailed", lambda asked: self.complaints.append(f"failed {asked.url}"))

    def _heard(self, message: Any) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.text} ({message.location})")

    def open(self, query: str = "") -> Any:
        self.page.goto(self.address + query)
        self.page.wait_for_function("globalThis.deedbox")
        self.page.evaluate("deedbox.ready")
        return self.page

    def close(self) -> None:
        """What must hold of every page, whatever was done in it."""
        self.context.close()
        assert not self.complaints, self.complaints
        away = [url for url in self.requests if not at_home(url)]
        assert not away, away


def at_home(url: str) -> bool:
    parts = urlsplit(url)
    return parts.hostname == "127.0.0.1" or parts.scheme in ("blob", "data")
