"""Tabs of a browser that are killed while somebody plays: no touch that was shown is lost."""

import tempfile
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
    with tempfile.TemporaryDirectory() as folder:
        web.TARGET = Path(folder) / "web"
        web.main()
        served = Served(web.TARGET)
        browser = Chromium(1280, 800)
        try:
            return kill_often(browser, f"{served.address}?language=en", count, Random(seed))
        finally:
            browser.close()
            served.close()
