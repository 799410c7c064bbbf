"""Every golden journal, opened by the core in a browser: it comes to what it comes to here."""

from tests.journals.golden import journals
from tests.soak.tabs_killed import a_browser
from tests.web.replayed import replay

NAME = "recorded games in a browser"
COUNT = 400
"""More than there are journals: all of them."""
FIRST = 0
"""The tests of the browser open theirs."""


def run(count: int, seed: int) -> str:
    """One after the other, in one page."""
    with a_browser() as (site, browser, address):
        return replay(site, browser, address, journals()[:count])
