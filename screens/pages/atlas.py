"""The pages that icons lie on, each with its halves beside it for what is drawn small.

An icon is put on a page when the first screen shows it: neither time nor memory goes to others.
GL could make the halves itself, but would take longer over it than over all the rest of home.
"""

import json
import zlib
from collections.abc import Iterator
from functools import cache

from kivy.graphics.opengl import (
    GL_LUMINANCE_ALPHA,
    GL_TEXTURE_2D,
    GL_UNPACK_ALIGNMENT,
    GL_UNSIGNED_BYTE,
    glPixelStorei,
    glTexImage2D,
    glTexSubImage2D,
)
from kivy.graphics.texture import Texture

from companion.resources import data_dir

FOLDER = data_dir() / "icons" / "atlas"
SIDE, ROOM = 96, 128
"""Pixels of an icon and of its place, as it was drawn."""
WIDE, HIGH = 1024, 512
ON_A_PAGE = (WIDE // ROOM) * (HIGH // ROOM)


@cache
def places() -> dict[str, list[int]]:
    """Where each icon begins and ends in what is kept of all."""
    return dict(json.loads((FOLDER / "icons.atlas").read_text("utf-8")))


class Page:
    """One texture with the icons that were put on it."""

    def __init__(self) -> None:
        self.icons: list[str] = []
        self.texture = Texture.create(size=(WIDE, HIGH), colorfmt="luminance_alpha")
        self.texture.flip_vertical()
        self.texture.add_reload_observer(self._again)
        self._empty()

    def put(self, name: str) -> Texture:
        """One more icon; the texture of its own."""
        number = len(self.icons)
        self.icons.append(name)
        self.texture.bind()
        self._draw(number, name)
        x, y = _place(number)
        return self.texture.get_region(x, HIGH - y - ROOM, SIDE, SIDE)

    def _again(self, _lost: Texture) -> None:
        """The system has lost all textures."""
        self._empty()
        for number, name in enumerate(self.icons):
            self._draw(number, name)

    def _empty(self) -> None:
        self.texture.bind()
        glPixelStorei(GL_UNPACK_ALIGNMENT, 1)
        for level in range(WIDE.bit_length()):
            _fill(level, max(1, WIDE >> level), max(1, HIGH >> level))
        self.texture.min_filter = "linear_mipmap_nearest"

    def _draw(self, number: int, name: str) -> None:
        x, y = _place(number)
        glPixelStorei(GL_UNPACK_ALIGNMENT, 1)
        for level, side, cover in _halves(name):
            pixels = bytearray(b"\xff") * (2 * side * side)
            pixels[1::2] = cover
            across, down = x >> level, (y + ROOM >> level) - side
            glTexSubImage2D(
                GL_TEXTURE_2D,
                level,
                across,
                down,
                side,
                side,
                GL_LUMINANCE_ALPHA,
                GL_UNSIGNED_BYTE,
                bytes(pixels),
            )


PAGES: list[Page] = []


def put(name: str) -> tuple[int, Texture]:
    """On the last page, or on a new one where that is full: its number and the icon."""
    if not PAGES or len(PAGES[-1].icons) == ON_A_PAGE:
        PAGES.append(Page())
    return len(PAGES), PAGES[-1].put(name)


def _fill(level: int, across: int, rows: int) -> None:
    """White that covers nothing: so no edge is darkened by what is not drawn."""
    glTexImage2D(
        GL_TEXTURE_2D,
        level,
        GL_LUMINANCE_ALPHA,
        across,
        rows,
        0,
        GL_LUMINANCE_ALPHA,
        GL_UNSIGNED_BYTE,
        b"\xff\0" * (across * rows),
    )


def _place(number: int) -> tuple[int, int]:
    row, column = divmod(number, WIDE // ROOM)
    return column * ROOM, row * ROOM


def _halves(name: str) -> Iterator[tuple[int, int, bytes]]:
    """What an icon covers: whole, half as large and so on; level, side, pixels."""
    begin, end = places()[name]
    with (FOLDER / "icons.kept").open("rb") as kept:
        kept.seek(begin)
        drawn = zlib.decompress(kept.read(end - begin))
    at = 0
    for level in range(ROOM.bit_length()):
        side = _side(ROOM >> level)
        yield level, side, drawn[at : at + side * side]
        at += side * side


def _side(room: int) -> int:
    """As it was drawn: what an icon reaches of so much room, in whole fours."""
    return min(room, -(-SIDE * room // ROOM // 4) * 4)
