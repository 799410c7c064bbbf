"""Render `data/app/icon.svg` into the launcher's icon and the picture shown while starting.

Run it after changing the drawing, and commit what it wrote.
"""

import struct
from pathlib import Path

import resvg_py

TOP = Path(__file__).resolve().parent.parent
APP = TOP / "data" / "app"
ICON = TOP / "tools" / "bundle" / "loom.ico"
SIZES = {"icon.png": 512, "presplash.png": 384}
WINDOWS = 256
"""The largest that Windows takes."""


def main() -> None:
    """Write every size."""
    drawing = (APP / "icon.svg").read_text(encoding="utf-8")
    for name, side in SIZES.items():
        png = resvg_py.svg_to_bytes(svg_string=drawing, width=side, height=side)
        (APP / name).write_bytes(bytes(png))
    small = bytes(resvg_py.svg_to_bytes(svg_string=drawing, width=WINDOWS, height=WINDOWS))
    ICON.write_bytes(as_ico(small))


def as_ico(png: bytes) -> bytes:
    """One picture of 256 by 256, as Windows wants it around it."""
    head = struct.pack("<HHH", 0, 1, 1)
    entry = struct.pack("<BBBBHHII", 0, 0, 0, 0, 1, 32, len(png), len(head) + 16)
    return head + entry + png


if __name__ == "__main__":
    main()
