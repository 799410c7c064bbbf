"""Draw the icons that are made of others: a base and one or two badges in its corners.

`data/icons/composed.json` says of what; the drawings are written beside the rest.
"""

from __future__ import annotations

import json
import re
from pathlib import Path

ICONS = Path(__file__).resolve().parent.parent / "data" / "icons"
RECIPES = ICONS / "composed.json"
CORNERS = {"top_left": (14, 14), "top_right": (50, 14), "bottom_right": (50, 50)}
BADGE = 0.44
BASE = 0.8
HALO = 16


def recipes() -> dict[str, dict[str, str]]:
    """Every composed icon: its base and the badge of each corner."""
    found: dict[str, dict[str, str]] = json.loads(RECIPES.read_text("utf-8"))
    return found


def body(name: str, prefix: str) -> str:
    """The drawing inside an icon, its mask names made its own."""
    text = (ICONS / f"{name}.svg").read_text("utf-8")
    inside = text.split("\n", 1)[1].rsplit("</svg>", 1)[0].rstrip()
    return re.sub(r"\bhole", f"{prefix}-hole", inside)


def base_place(corners: list[str]) -> str:
    """Shift the base away from its badges."""
    room = 64 * (1 - BASE)
    left = room if "top_left" in corners else 0
    if corners == ["top_right", "bottom_right"]:
        return f"translate(0 {room / 2:g}) scale({BASE})"
    top = room if corners[0].startswith("top") else 0
    return f"translate({left:g} {top:g}) scale({BASE})"


def compose(recipe: dict[str, str]) -> str:
    """The whole picture as SVG text."""
    corners = [corner for corner in CORNERS if corner in recipe]
    halos = [
        f'    <circle cx="{x}" cy="{y}" r="{HALO}" fill="#000"/>'
        for x, y in (CORNERS[corner] for corner in corners)
    ]
    lines = [
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" fill="#fff">',
        '  <mask id="halo">',
        '    <rect width="64" height="64"/>',
        *halos,
        "  </mask>",
        '  <g mask="url(#halo)">',
        f'  <g transform="{base_place(corners)}">',
        body(recipe["base"], "base"),
        "  </g>",
        "  </g>",
    ]
    for corner in corners:
        x, y = (centre - 32 * BADGE for centre in CORNERS[corner])
        lines.append(f'  <g transform="translate({x:g} {y:g}) scale({BADGE})">')
        lines += [body(recipe[corner], corner.replace("_", "-")), "  </g>"]
    return "\n".join([*lines, "</svg>", ""])


def main() -> None:
    """Write every composed icon."""
    for name, recipe in recipes().items():
        (ICONS / f"{name}.svg").write_text(compose(recipe), "utf-8")


if __name__ == "__main__":
    main()
