"""Tabs of a browser that are killed while somebody plays: no touch that was shown is lost."""

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

from tests.web.chromium import Chromium, Served
from tests.web.killed import kill_often
from tools import web

NAME = "tabs killed"
COUNT = 300
FIRST = 0
"""The tests of the browser kill theirs."""


def run(count: int, seed: int) -> str:
    """One player after the other, of all games in turn."""
    with a_browser() as (_site, browser, address):
        return kill_often(browser, f"{address}?language=en", count, Random(seed))


@contextmanager
def a_browser() -> Iterator[tuple[Path, Chromium, str]]:
    """The folder that a host would serve, a browser, and the address."""
    with tempfile.TemporaryDirectory() as folder:
        web.TARGET = Path(folder) / "web"
        web.main()
        served = Served(web.TARGET)
        browser = Chromium(1280, 800)
        try:
            yield web.TARGET, browser, served.address
        finally:
            browser.close()
            served.close()
