"""Which font can show a text: Kivy's Roboto, else the DejaVu beside it, else one of the system.

Kivy takes one font for a whole text and draws a box for what is not in it. Our own words need
none but Roboto; the names that people type may need another.
"""

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from pathlib import Path
from struct import error, unpack_from

import kivy

ROBOTO, DEJAVU = "Roboto", "DejaVuSans"
LATIN = "\u0180"
"""Roboto has every letter below."""
KIVYS = Path(kivy.kivy_data_dir) / "fonts"
SYSTEMS = (
    "/system/fonts/NotoSansCJK-Regular.ttc",
    "/system/fonts/DroidSansFallback.ttf",
    "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc",
    "/usr/share/fonts/truetype/noto/NotoSansCJK-Regular.ttc",
    "/usr/share/fonts/truetype/droid/DroidSansFallbackFull.ttf",
    "/usr/share/fonts/truetype/wqy/wqy-zenhei.ttc",
    "/System/Library/Fonts/PingFang.ttc",
    "C:/Windows/Fonts/msyh.ttc",
    "C:/Windows/Fonts/malgun.ttf",
)
"""Where Android and the desktops keep the letters of East Asia."""


def font_for(text: str) -> str:
    """The font that has the most of a text; Roboto where it has as much as any."""
    if not text or text.isascii() or max(text) < LATIN or "[font=" in text:
        return ROBOTO
    return best_for(_each(text))


def lacking(letters: frozenset[str]) -> frozenset[str]:
    """The letters that even the best font here cannot draw."""
    return lacks(best_for(_each(letters)), letters)


def lacks(font: str, letters: frozenset[str]) -> frozenset[str]:
    """The letters that a font cannot draw; spaces and what has no shape are none."""
    known = glyphs(fonts_here()[font])
    return frozenset(each for each in letters if ord(each) not in known and each.isprintable())


def _each(letters: Iterable[str]) -> str:
    """Each once, in a fiftieth of the room that a set takes."""
    return "".join(sorted(set(letters)))


@lru_cache(maxsize=2048)
def best_for(letters: str) -> str:
    """The first that has all of them, else the one that lacks the fewest; no more are read."""
    lacking: dict[str, int] = {}
    for font in fonts_here():
        lacking[font] = len(lacks(font, frozenset(letters)))
        if not lacking[font]:
            break
    return min(lacking, key=lacking.__getitem__)


@cache
def fonts_here() -> dict[str, Path]:
    """The fonts that are here by the names Kivy finds them by, the preferred first."""
    found = {ROBOTO: KIVYS / "Roboto-Regular.ttf", DEJAVU: KIVYS / "DejaVuSans.ttf"}
    return found | {path: Path(path) for path in SYSTEMS if Path(path).is_file()}


@cache
def glyphs(path: Path) -> frozenset[int]:
    """The characters a TrueType file has shapes for; none where it cannot be read."""
    try:
        data = path.read_bytes()
        return frozenset(_mapped(data, _character_map(data)))
    except (OSError, error, StopIteration):
        return frozenset()


def _character_map(data: bytes) -> int:
    """Where the table of characters lies in the first font of the file."""
    (start,) = unpack_from(">I", data, 12) if data[:4] == b"ttcf" else (0,)
    (tables,) = unpack_from(">H", data, start + 4)
    places = (start + 12 + 16 * number for number in range(tables))
    place = next(place for place in places if data[place : place + 4] == b"cmap")
    return int(unpack_from(">I", data, place + 8)[0])


def _mapped(data: bytes, cmap: int) -> Iterator[int]:
    (parts,) = unpack_from(">H", data, cmap + 2)
    for part in range(parts):
        place = cmap + int(unpack_from(">I", data, cmap + 8 + 8 * part)[0])
        (form,) = unpack_from(">H", data, place)
        if form == 12:
            yield from _groups(data, place)
        elif form == 4:
            yield from _segments(data, place)


def _groups(data: bytes, place: int) -> Iterator[int]:
    (number,) = unpack_from(">I", data, place + 12)
    for group in range(number):
        first, last = unpack_from(">II", data, place + 16 + 12 * group)
        yield from range(first, last + 1)


def _segments(data: bytes, place: int) -> Iterator[int]:
    (twice,) = unpack_from(">H", data, place + 6)
    for step in range(0, twice, 2):
        (last,) = unpack_from(">H", data, place + 14 + step)
        (first,) = unpack_from(">H", data, place + 16 + twice + step)
        yield from range(first, min(last, 0xFFFE) + 1)
