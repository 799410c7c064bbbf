"""The picture of what a territory tile gives."""

from __future__ import annotations

from functools import cache

from companion.games.tapestry import content
from companion.games.tapestry.lookup import pictures


@cache
def tile_icon(tile: int) -> str:
    """Of its first benefit; none for no tile or one that nobody named."""
    if tile <= 0:
        return ""
    return next(iter(pictures.of(content.territory_tile(tile).benefits)), "")
