"""Pictograms of ours, each put on a page of the atlas when it is drawn first."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from screens.pages.atlas import places, put

if TYPE_CHECKING:
    from kivy.graphics.texture import Texture

BLANK = "question"


def page_of(name: str) -> int:
    """The page that an icon lies on."""
    return _lies(name if name in places() else BLANK)[0]


def texture_of(name: str) -> Texture | None:
    """The texture of an icon; a question mark where there is no such icon, none for no name."""
    return _lies(name if name in places() else BLANK)[1] if name else None


@cache
def _lies(name: str) -> tuple[int, Texture]:
    return put(name)
