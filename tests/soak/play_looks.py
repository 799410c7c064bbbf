"""How pages in play look at a table: how many of their words are small, how much ground is empty.

Only what the picture shows counts: a word whose middle is in the window, not scrolled away and
not below a sheet; a block of 20 by 20 below the bar in which no two points differ in grey by more
than 8. Such a block is empty ground where it has the colour of a ground, below a sheet's veil too;
the even inside of a button, a card or a hex is flat as well, and told beside it.
`LOOM_PICTURES` names a folder for the pictures and for what was measured of each.
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
from companion.describe.roles import rgba, table
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
MOST_SMALL, MOST_EMPTY = 0.25, 0.30
VEIL, NEAR = 0.55, 3
"""So opaque is what lies below a sheet; two colours so near to each other are one."""
WIDE, HIGH = 1280, 800


class Measured(NamedTuple):
    """Of one page."""

    name: str
    words: int
    small: int
    flat: float
    empty: float


def run(count: int, seed: int) -> str:
    """Every state of a game at 1280 by 800; dark or light by the seed."""
    with tempfile.TemporaryDirectory() as room:
        site = Path(room)
        for first in range(0, count, PIECE):
            told(first, min(first + PIECE, count), site)
        every = measured(site, ("dark", "light")[seed % 2])
    if where := os.environ.get("LOOM_PICTURES"):
        lines = ("\t".join(map(str, one)) + "\n" for one in every)
        Path(where, "measured.txt").write_text("".join(lines), encoding="utf-8")
    small = sum(one.small for one in every) / sum(one.words for one in every)
    flat, empty = fmean(one.flat for one in every), fmean(one.empty for one in every)
    said = f"{len(every)} pages: {small:.1%} of the words small, {empty:.1%} empty ground"
    said = f"{said}, {flat:.1%} flat"
    assert small <= MOST_SMALL, said
    assert empty <= MOST_EMPTY, said
    return said


def measured(site: Path, theme: str) -> list[Measured]:
    """Each page of a folder that was told, drawn there."""
    found = []
    for page, picture in drawn(site, theme):
        texts = [text for text in words_in_sight(json.loads(page.read_text())) if text]
        small = sum(n for n, size in texts if size <= SMALL)
        name = page.stem.removesuffix(f"-{WIDE}x{HIGH}")
        found.append(Measured(name, sum(n for n, _ in texts), small, *flat_of(picture, theme)))
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


def flat_of(picture: Path, theme: str) -> tuple[float, float]:
    """What part of the blocks below the bar shows nothing, and what part of them is ground."""
    image, grounds = Image.open(picture).convert("RGB"), grounds_of(theme)
    grey = image.convert("L")
    flat = empty = every = 0
    for y in range(BAR, HIGH - BLOCK + 1, BLOCK):
        for x in range(0, WIDE - BLOCK + 1, BLOCK):
            least, most = grey.crop((x, y, x + BLOCK, y + BLOCK)).getextrema()
            alike = most - least <= ALIKE
            here = image.getpixel((x + BLOCK // 2, y + BLOCK // 2))
            every, flat = every + 1, flat + alike
            empty += alike and any(_is_near(here, one) for one in grounds)
    return flat / every, empty / every


def grounds_of(theme: str) -> list[tuple[float, ...]]:
    """The colours of stages, docks, bars and sheets, as they are and below a veil."""
    roles = [one for one in table(theme) if one.endswith(("_stage", "_dock", "_bar"))]
    plain = [_rgb(role, theme) for role in (*roles, "ground", "surface")]
    veil = _rgb("scrim", theme)
    below = [
        tuple(a * (1 - VEIL) + b * VEIL for a, b in zip(one, veil, strict=True)) for one in plain
    ]
    return [*plain, *below]


def _rgb(role: str, theme: str) -> tuple[float, ...]:
    return tuple(255 * part for part in rgba(role, theme)[:3])


def _is_near(one: tuple[float, ...], other: tuple[float, ...]) -> bool:
    return all(abs(a - b) <= NEAR for a, b in zip(one, other, strict=True))
