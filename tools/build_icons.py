"""Render `data/icons/*.svg` into what the app draws them from.

Run it after adding or changing an icon, and commit what it wrote: the app and the package need
no build step. Each icon is kept by itself, as what it covers of its place and the halves of that,
from which GL draws what is small: a screen reads those it shows and no others.
"""

from __future__ import annotations

import hashlib
import io
import json
import zlib
from pathlib import Path

import resvg_py
from PIL import Image

from tools import compose_icons

ICONS = Path(__file__).resolve().parent.parent / "data" / "icons"
ATLAS = ICONS / "atlas"
SIDE, ROOM = 96, 128
"""Pixels of an icon, and of its place: so far from the next that no half mixes them."""


def names() -> list[str]:
    """Every icon there is."""
    return sorted(path.stem for path in ICONS.glob("*.svg"))


def render(name: str) -> Image.Image:
    """One icon as a picture, white where the screen gives the colour."""
    svg = (ICONS / f"{name}.svg").read_text("utf-8")
    png = resvg_py.svg_to_bytes(svg_string=svg, width=SIDE, height=SIDE)
    return Image.open(io.BytesIO(bytes(png))).convert("RGBA")


def covered(picture: Image.Image) -> bytes:
    """What an icon covers of the lower left of its place, and each half of that, top rows first."""
    place = Image.new("L", (ROOM, ROOM))
    place.paste(picture.getchannel("A"), (0, ROOM - SIDE))
    found = b""
    while place.width:
        side = side_at(place.width)
        found += place.crop((0, place.height - side, side, place.height)).tobytes()
        place = place.reduce(2) if place.width > 1 else Image.new("L", (0, 0))
    return found


def side_at(room: int) -> int:
    """How much of a place or a half of it is kept: what an icon reaches, in whole fours."""
    return min(room, -(-SIDE * room // ROOM // 4) * 4)


def fingerprint() -> str:
    """Changes whenever a drawing does."""
    digest = hashlib.sha256()
    for name in names():
        digest.update(name.encode() + (ICONS / f"{name}.svg").read_bytes())
    return digest.hexdigest()


def main() -> None:
    """Draw the composed icons, then all of them, the list of where each begins and ends."""
    compose_icons.main()
    ATLAS.mkdir(exist_ok=True)
    listed: dict[str, tuple[int, int]] = {}
    kept = b""
    for name in names():
        drawn = zlib.compress(covered(render(name)), 9)
        listed[name] = len(kept), len(kept) + len(drawn)
        kept += drawn
    (ATLAS / "icons.kept").write_bytes(kept)
    (ATLAS / "icons.atlas").write_text(json.dumps(listed, separators=(",", ":")), "utf-8")
    (ATLAS / "drawn_from.txt").write_text(fingerprint() + "\n", "utf-8")


if __name__ == "__main__":
    main()
