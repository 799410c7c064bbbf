"""How wide each letter is, out of the fonts themselves: `python -m tools.build_widths`.

A page is laid out with these, for every front end alike. Runs of letters that follow each other:
the first one's number, then the width of each in thousandths of the size.
"""

import json
from pathlib import Path
from struct import unpack_from

import kivy

from companion.resources import data_dir

FONTS = {
    "roboto": "Roboto-Regular.ttf",
    "roboto_bold": "Roboto-Bold.ttf",
    "dejavu": "DejaVuSans.ttf",
}
FOLDER = Path(kivy.kivy_data_dir) / "fonts"
HIGHEST = 0xFFFF


def main() -> None:
    """Write a file a font."""
    for name, file in FONTS.items():
        path = data_dir() / "fonts" / f"{name}.json"
        text = json.dumps(runs_of((FOLDER / file).read_bytes()), separators=(",", ":"))
        path.write_text(text.replace("],[", "],\n[") + "\n", encoding="utf-8")


def runs_of(font: bytes) -> list[list[int]]:
    """[first letter, width, width …] for each run of letters."""
    found: list[list[int]] = []
    last = -2
    for code, width in sorted(widths_of(font).items()):
        if code == last + 1:
            found[-1].append(width)
        else:
            found.append([code, width])
        last = code
    return found


def widths_of(font: bytes) -> dict[int, int]:
    """Letter -> advance in thousandths."""
    tables = _tables(font)
    (units,) = unpack_from(">H", font, tables["head"] + 18)
    (told,) = unpack_from(">H", font, tables["hhea"] + 34)

    def advance(glyph: int) -> int:
        return int(unpack_from(">H", font, tables["hmtx"] + 4 * min(glyph, told - 1))[0])

    glyphs = _glyphs(font, tables["cmap"])
    return {code: round(1000 * advance(glyph) / units) for code, glyph in glyphs.items()}


def _tables(font: bytes) -> dict[str, int]:
    (number,) = unpack_from(">H", font, 4)
    places = (12 + 16 * n for n in range(number))
    return {font[at : at + 4].decode(): int(unpack_from(">I", font, at + 8)[0]) for at in places}


def _glyphs(font: bytes, cmap: int) -> dict[int, int]:
    """Letter -> glyph, as the segments of the font's table tell."""
    found: dict[int, int] = {}
    (parts,) = unpack_from(">H", font, cmap + 2)
    for part in range(parts):
        place = cmap + int(unpack_from(">I", font, cmap + 8 + 8 * part)[0])
        if unpack_from(">H", font, place)[0] == 4:
            found |= _by_segment(font, place)
    return found


def _by_segment(font: bytes, place: int) -> dict[int, int]:
    found = {}
    (twice,) = unpack_from(">H", font, place + 6)
    for step in range(0, twice, 2):
        (last,) = unpack_from(">H", font, place + 14 + step)
        (first,) = unpack_from(">H", font, place + 16 + twice + step)
        (delta,) = unpack_from(">h", font, place + 16 + 2 * twice + step)
        at = place + 16 + 3 * twice + step
        (offset,) = unpack_from(">H", font, at)
        for code in range(first, min(last, HIGHEST - 1) + 1):
            glyph = (
                code if not offset else unpack_from(">H", font, at + offset + 2 * (code - first))[0]
            )
            if glyph:
                found[code] = (glyph + delta) & 0xFFFF
    return found


if __name__ == "__main__":
    main()
