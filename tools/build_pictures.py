"""Render `data/pictures/*.svg`, our own coloured drawings, beside them as the app shows them."""

from __future__ import annotations

from pathlib import Path

import resvg_py

PICTURES = Path(__file__).resolve().parent.parent / "data" / "pictures"
WIDE = 640


def render(svg: Path) -> bytes:
    """One picture, as wide as a card on a dense screen needs it."""
    return bytes(resvg_py.svg_to_bytes(svg_string=svg.read_text("utf-8"), width=WIDE))


def main() -> None:
    """Draw all of them again; the result is committed."""
    for svg in sorted(PICTURES.glob("*.svg")):
        svg.with_suffix(".png").write_bytes(render(svg))


if __name__ == "__main__":
    main()
