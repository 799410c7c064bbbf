"""Render `data/app/icon.svg` into the launcher's icon and the picture shown while starting.

Run it after changing the drawing, and commit what it wrote.
"""

from pathlib import Path

import resvg_py

APP = Path(__file__).resolve().parent.parent / "data" / "app"
SIZES = {"icon.png": 512, "presplash.png": 384}


def main() -> None:
    """Write every size."""
    drawing = (APP / "icon.svg").read_text(encoding="utf-8")
    for name, side in SIZES.items():
        png = resvg_py.svg_to_bytes(svg_string=drawing, width=side, height=side)
        (APP / name).write_bytes(bytes(png))


if __name__ == "__main__":
    main()
