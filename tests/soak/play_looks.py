"""How pages in play look at a table: how many of their words are small, how much ground is empty.

Only what the picture shows counts: a word whose middle is in the window, not scrolled away and
not below a sheet; a block of 20 by 20 below the bar in which no two points differ in grey by more
than 8. `LOOM_PICTURES` names a folder for the pictures and for what was measured of each.
"""

import json
import os
import re
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import fmean
from typing import NamedTuple

from PIL import Image

from companion.console.drawer import FONTS, SHARED, fonts, symbols
from companion.describe.layout import SCRIM
from companion.describe.scene import Words
from companion.resources import data_dir
from tests.soak.states_in_a_browser import PIECE, told
from tests.web.chromium import Chromium, Served
from tests.web.drawn import STAGE

NAME = "words and ground of pages in play"
COUNT = 400
"""More than there are states."""
FIRST = 0
"""The tests judge a few moments of each game (tests/describe/test_measures.py)."""
PLAYED = re.compile(r"(tapestry|imperium|company|rise|alone|pad)")
SMALL, BLOCK, BAR, ALIKE = 15, 20, 64, 8
MOST_SMALL, MOST_FLAT = 0.25, 0.30
WIDE, HIGH = 1280, 800


class Measured(NamedTuple):
    """Of one page."""

    name: str
    words: int
    small: int
    flat: float


def run(count: int, seed: int) -> str:
    """Every state of a game at 1280 by 800; dark or light by the seed."""
    with tempfile.TemporaryDirectory() as room:
        site = Path(room)
        for first in range(0, count, PIECE):
            told(first, min(first + PIECE, count), site)
        every = measured(site, ("dark", "light")[seed % 2])
    if where := os.environ.get("LOOM_PICTURES"):
        lines = (f"{one.name}\t{one.words}\t{one.small}\t{one.flat:.3f}\n" for one in every)
        Path(where, "measured.txt").write_text("".join(lines), encoding="utf-8")
    small = sum(one.small for one in every) / sum(one.words for one in every)
    flat = fmean(one.flat for one in every)
    said = f"{len(every)} pages, {small:.1%} of the words small, {flat:.1%} of the ground empty"
    assert small <= MOST_SMALL, said
    assert flat <= MOST_FLAT, said
    return said


def measured(site: Path, theme: str) -> list[Measured]:
    """Each page of a folder that was told, drawn there."""
    found = []
    for page, picture in drawn(site, theme):
        texts = [text for text in words_in_sight(json.loads(page.read_text())) if text]
        small = sum(n for n, size in texts if size <= SMALL)
        name = page.stem.removesuffix(f"-{WIDE}x{HIGH}")
        found.append(Measured(name, sum(n for n, _ in texts), small, flat_of(picture)))
    return found


def drawn(site: Path, theme: str) -> Iterator[tuple[Path, Path]]:
    """The pages of a folder in play, and the picture of each."""
    into = Path(os.environ.get("LOOM_PICTURES", site))
    with a_stage(site) as browser:
        for page in sorted(site.glob(f"*-{WIDE}x{HIGH}.json")):
            if PLAYED.match(page.name):
                browser.value(f"draw({page.name!r}, {theme!r}).then(() => document.fonts.ready)")
                browser.picture(into / f"{page.stem}-{theme}.png")
                yield page, into / f"{page.stem}-{theme}.png"


@contextmanager
def a_stage(site: Path) -> Iterator[Chromium]:
    """A browser that draws what lies in a folder."""
    (site / "stage.html").write_text(STAGE, encoding="utf-8")
    (site / "icons.svg").write_text(symbols(), encoding="utf-8")
    web = data_dir().parent / "web"
    for one in (*(web / name for name in SHARED), *(fonts() / name for name in FONTS)):
        shutil.copy(one, site)
    shutil.copy(data_dir() / "theme.json", site)
    served, browser = Served(site), Chromium(WIDE, HIGH)
    try:
        browser.open(f"{served.address}stage.html")
        yield browser
    finally:
        browser.close()
        served.close()


def words_in_sight(told_page: dict) -> Iterator[tuple[int, float]]:
    """How many words lie in each line that is seen, and how large they are."""
    places = {}
    pieces = {head[0]: (head, layers) for head, layers in told_page["changed"]}
    covered = SCRIM in pieces
    for key in told_page["order"]:
        (_, x, y, w, h, _, parent, *_), layers = pieces[key]
        left, top, clip = places.get(parent, (0, 0, (0, 0, WIDE, HIGH)))
        x, y = left + x, top + y
        within = max(clip[0], x), max(clip[1], y), min(clip[2], x + w), min(clip[3], y + h)
        places[key] = x, y, within
        covered = covered and key != SCRIM
        if not covered:
            yield from _lines(layers, x, y, clip)


def _lines(layers: list, x: float, y: float, clip: tuple) -> Iterator[tuple[int, float]]:
    for _, shapes, left, top, *_ in layers:
        for sign, *of in shapes:
            if sign == "W":
                one = Words(*of[: len(Words._fields)])
                middle = x + left + one.x, y + top + one.y
                if clip[0] <= middle[0] <= clip[2] and clip[1] <= middle[1] <= clip[3]:
                    yield sum(any(map(str.isalpha, word)) for word in one.text.split()), one.size


def flat_of(picture: Path) -> float:
    """What part of the blocks below the bar shows nothing."""
    grey = Image.open(picture).convert("L")
    blocks = [
        grey.crop((x, y, x + BLOCK, y + BLOCK)).getextrema()
        for y in range(BAR, HIGH - BLOCK + 1, BLOCK)
        for x in range(0, WIDE - BLOCK + 1, BLOCK)
    ]
    return sum(most - least <= ALIKE for least, most in blocks) / len(blocks)
