"""Every state that is a page, drawn in a browser at three sizes: nothing for a judge to find.

`LOOM_PICTURES` names a folder for what was seen.
"""

import os
import re
import subprocess
import sys
from pathlib import Path

from tests.soak.tabs_killed import a_browser
from tests.web.drawn import STAGE
from tests.web.judged import findings, the_judge

NAME = "every state in a browser"
COUNT = 400
"""More than there are states."""
FIRST = 0
"""The tests of the browser judge some pages of every kind."""
PIECE = 24
WINDOW = re.compile(r"-(\d+)x(\d+)\.json$")


def run(count: int, seed: int) -> str:
    """Told by the window's own pages, a few states a process; then drawn and judged."""
    themes, where = ("dark", "light"), os.environ.get("LOOM_PICTURES")
    with a_browser() as (site, browser, address):
        (site / "stage.html").write_text(STAGE, encoding="utf-8")
        for first in range(0, count, PIECE):
            told(first, min(first + PIECE, count), site)
        shown = [
            (one.name, (int(size[1]), int(size[2])))
            for one in sorted(site.glob("*.json"))
            if (size := WINDOW.search(one.name))
        ]
        theme, folder = themes[seed % 2], Path(where) if where else None
        judge, stage = the_judge(), f"{address}stage.html"
        found = [*findings(browser, stage, judge, shown, theme, folder)]
    if found:
        raise AssertionError("\n".join(found))
    return f"{len(shown)} pages of {len({WINDOW.sub('', name) for name, _ in shown})} states"


def told(first: int, last: int, folder: Path) -> None:
    """Into files of the folder."""
    done = subprocess.run(
        (
            sys.executable,
            "-m",
            "pytest",
            "-q",
            "-p",
            "no:cacheprovider",
            "tests/screens/test_told.py",
        ),
        env=os.environ | {"LOOM_TOLD": f"{first} {last} {folder}"},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode not in (0, 5):
        raise AssertionError(done.stdout[-4000:])
