"""Render `data/icons/*.svg` into the atlas the app draws from.

Run it after adding or changing an icon, and commit what it wrote: the app and the package need
no build step. Pages are filled in a fixed order, what every screen needs first, so that a loader
may leave the later pages alone until one of their icons is drawn. Beside each page stand its
halves, from which GL draws what is small: made here, they cost nothing at the start.
"""

from __future__ import annotations

import hashlib
import io
import json
from itertools import groupby
from pathlib import Path

import resvg_py
from PIL import Image

from tools import compose_icons

ICONS = Path(__file__).resolve().parent.parent / "data" / "icons"
ATLAS = ICONS / "atlas"
SIDE = 96
PADDING = 2
STEP = SIDE + PADDING
PAGE = 1024
GAMES = ("imperium-", "rise-")
# What home draws, and five by five at most: a quarter of a page, as the first frame waits for it.
FIRST = frozenset(
    (
        "back",
        "book",
        "card-tapestry",
        "chart",
        "check",
        "chevron-right",
        "cross",
        "flag",
        "hand",
        "help",
        "history",
        "imperium-progress",
        "lightbulb",
        "owner-automa",
        "people",
        "play",
        "plus",
        "rise-civilization",
        "score",
        "search",
        "settings",
        "speaker",
        "trash",
        "trophy",
        "undo",
    )
)


def names() -> list[str]:
    """Every icon there is."""
    return sorted(path.stem for path in ICONS.glob("*.svg"))


def group(name: str) -> int:
    """Which pages an icon belongs to: home's, the kit's and Tapestry's, composed, one game's."""
    if name in FIRST:
        return 0
    if name.startswith(GAMES):
        return 3
    return 2 if name in compose_icons.recipes() else 1


def render(name: str) -> Image.Image:
    """One icon as a picture, white where the screen gives the colour."""
    svg = (ICONS / f"{name}.svg").read_text("utf-8")
    png = resvg_py.svg_to_bytes(svg_string=svg, width=SIDE, height=SIDE)
    return Image.open(io.BytesIO(bytes(png))).convert("RGBA")


def pages() -> list[list[str]]:
    """The names on each page, in the order of their places."""
    ordered = sorted(names(), key=lambda name: (group(name), name))
    room = (PAGE // STEP) ** 2
    return [
        members[start : start + room]
        for _, found in groupby(ordered, key=group)
        for members in [list(found)]
        for start in range(0, len(members), room)
    ]


def width(icons: int) -> int:
    """Of a page for so many: a power of two, as GL likes them."""
    return next(wide for wide in (256, 512, PAGE) if (wide // STEP) ** 2 >= icons)


def place(index: int, wide: int) -> tuple[int, int]:
    """Left and top of a place on a page."""
    row, column = divmod(index, wide // STEP)
    return PADDING + column * STEP, PADDING + row * STEP


def draw(page: list[str]) -> tuple[Image.Image, dict[str, list[int]]]:
    """What icons cover of a page as high as it needs; where each lies, counted from below."""
    wide = width(len(page))
    height = min(wide, 1 << (place(len(page) - 1, wide)[1] + SIDE).bit_length())
    covered = Image.new("L", (wide, height))
    where: dict[str, list[int]] = {}
    for index, name in enumerate(page):
        left, top = place(index, wide)
        covered.paste(render(name).getchannel("A"), (left, top))
        where[name] = [left, height - top - SIDE, SIDE, SIDE]
    return covered, where


def with_halves(page: Image.Image) -> Image.Image:
    """The page, and to its right each half of the one before, down to a single pixel."""
    wide = Image.new("L", (page.width + page.width // 2, page.height))
    wide.paste(page)
    top, last = 0, page
    while last.size != (1, 1):
        last = last.reduce(tuple(min(2, side) for side in last.size))
        wide.paste(last, (page.width, top))
        top += last.height
    return wide


def in_white(covered: Image.Image) -> Image.Image:
    """White everywhere, so that no edge is darkened by what is not drawn."""
    return Image.merge("LA", (Image.new("L", covered.size, 255), covered))


def fingerprint() -> str:
    """Changes whenever a drawing does."""
    digest = hashlib.sha256()
    for name in names():
        digest.update(name.encode() + (ICONS / f"{name}.svg").read_bytes())
    return digest.hexdigest()


def main() -> None:
    """Draw the composed icons, then the atlas, its list and its fingerprint."""
    compose_icons.main()
    ATLAS.mkdir(exist_ok=True)
    listed: dict[str, dict[str, list[int]]] = {}
    for number, page in enumerate(pages()):
        covered, listed[f"icons-{number}.png"] = draw(page)
        in_white(with_halves(covered)).save(ATLAS / f"icons-{number}.png", optimize=True)
    (ATLAS / "icons.atlas").write_text(json.dumps(listed, separators=(",", ":")), "utf-8")
    (ATLAS / "drawn_from.txt").write_text(fingerprint() + "\n", "utf-8")


if __name__ == "__main__":
    main()
