"""The app in a browser beside a plain page in it: what comes over the wire, the load, a step.

A browser without a window; both pages are served by this machine, neither is kept from before.
"""

import gzip
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from random import Random
from statistics import median

from tests.web.chromium import Chromium, Served, found
from tests.web.journeys import ByFinger, chosen
from tools import web
from tools.bench._browser import PAGE
from tools.bench.line import Line

ROUNDS, TOUCHES, BEFORE = 3, 30, 10
PLAIN = "a plain page in it"
PAINTED = "performance.getEntriesByType('paint').find(e => e.name === 'first-contentful-paint')"
NOW = "performance.now()"
TOUCHED = """new Promise((done) => {
  const every = { subtree: true, childList: true, characterData: true, attributes: true };
  const button = [...document.querySelectorAll(%r)].at(-1), began = performance.now();
  new MutationObserver((_, seen) => {
    seen.disconnect();
    requestAnimationFrame(() => setTimeout(() => done(performance.now() - began), 0));
  }).observe(document.body, every);
  button.click();
})"""
"""Milliseconds from a touch to the frame that answers it."""


def run() -> Iterator[Line]:
    """Nothing where there is no browser or no runtime."""
    if found() is None or shutil.which("npm") is None:
        raise SystemExit("no browser or no npm here")
    with tempfile.TemporaryDirectory() as folder:
        site = Path(folder) / "web"
        built(site)
        (site / "plain.html").write_text(PAGE, encoding="utf-8")
        yield wire(site)
        served = Served(site)
        try:
            yield from loading(served.address)
            yield from stepping(served.address)
        finally:
            served.close()


def built(site: Path) -> None:
    """Everything that a host serves."""
    kept, web.TARGET = web.TARGET, site
    try:
        web.main()
    except subprocess.CalledProcessError as error:
        raise SystemExit(str(error)) from error
    finally:
        web.TARGET = kept


def wire(site: Path) -> Line:
    """Every file as a host that packs hands it out."""
    packed = (len(gzip.compress(one.read_bytes(), 9)) for one in site.iterdir())
    return Line("the app over the wire, packed", sum(packed) / 1e6, "MB", most=9)


def loading(address: str) -> Iterator[Line]:
    """From the navigation on, each time in a new browser, by turns."""
    times: dict[str, list[float]] = {}
    for _ in range(ROUNDS):
        for name, value in (*plain(address), *loom(address)):
            times.setdefault(name, []).append(value)
    of = {name: median(values) for name, values in times.items()}
    for name, aim in (("shell drawn", 1.2), ("home drawn", None), ("first tap answered", None)):
        beside = of["plain tapped" if name == "first tap answered" else "plain drawn"]
        yield Line(f"{name}, from the navigation", of[name], "ms", beside, PLAIN, aim)
    yield Line("home drawn again, kept from before", of["home again"])


def plain(address: str) -> Iterator[tuple[str, float]]:
    """The page that others make."""
    browser = Chromium(1280, 800)
    try:
        browser.ask("Page.navigate", url=f"{address}plain.html")
        yield "plain drawn", painted(browser)
        browser.value(TOUCHED % "#c")
        yield "plain tapped", browser.value(NOW)
    finally:
        browser.close()


def loom(address: str) -> Iterator[tuple[str, float]]:
    """Ours: the shell, home, the first tap; home once more."""
    browser = Chromium(1280, 800)
    try:
        browser.ask("Page.navigate", url=address)
        yield "shell drawn", painted(browser)
        yield "home drawn", home(browser)
        browser.value(TOUCHED % act("settings"))
        yield "first tap answered", browser.value(NOW)
        browser.ask("Page.navigate", url=address)
        yield "home again", home(browser)
    finally:
        browser.close()


def painted(browser: Chromium) -> float:
    """When something was seen first."""
    browser.wait(f"!!{PAINTED}")
    return float(browser.value(f"{PAINTED}.startTime"))


def home(browser: Chromium) -> float:
    """When it was there; noted by the page itself."""
    told = "new Promise(done => { const look = () => window.shown > 0 ? done(%s) : "
    told += "requestAnimationFrame(look); look(); })"
    return float(browser.value(told % NOW))


def act(does: str) -> str:
    """Its button."""
    return f'button[data-does="{does}"]'


def stepping(address: str) -> Iterator[Line]:
    """Touches of a game of Tapestry, and what the tab needs then."""
    browser = Chromium(1280, 800)
    try:
        browser.open(f"{address}?language=en&theme=dark")
        for one in ("new.tapestry", "begin", "ready"):
            browser.touch(one)
        taken, chance = list[float](), Random(5)
        while len(taken) < BEFORE + TOUCHES:
            taken += step(browser, chance)
        taken = taken[BEFORE:]
        yield Line("a touch in a game, in a browser", median(taken), most=50)
        yield Line("  the slowest of them", max(taken))
        yield Line("the tab then", memory(browser), "MB")
    finally:
        browser.close()


def step(browser: Chromium, chance: Random) -> Iterator[float]:
    """A touch of somebody who plays."""
    way = chosen(ByFinger(browser), chance, 0, "tapestry")
    browser.bring(way)
    yield float(browser.value(TOUCHED % act(way)))


def memory(browser: Chromium) -> float:
    """Megabytes of the process that draws the page and holds the core, without what is shared."""
    session, browser._session = browser._session, ""
    told = browser.ask("SystemInfo.getProcessInfo")["processInfo"]
    browser._session = session
    kept = (Path(f"/proc/{one['id']}/smaps_rollup") for one in told if one["type"] == "renderer")
    return max(map(own, kept))


def own(rollup: Path) -> float:
    """What it needs for itself."""
    lines = (line.split() for line in rollup.read_text(encoding="ascii").splitlines()[1:])
    return sum(int(line[1]) for line in lines if line[0].startswith("Private_")) / 1e3
