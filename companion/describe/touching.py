"""What a finger, a key or a carried piece meets on a page that was laid out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import hypot
from typing import NamedTuple

from companion.describe.layout import Seen
from companion.describe.scene import Hit, Piece

FINGER = 48.0
"""Nothing is harder to hit than this, if its neighbours leave room."""


class Met(NamedTuple):
    """A hit, whose it is, and where it lies on the page."""

    piece: Piece
    hit: Hit
    x: float
    y: float

    @property
    def middle(self) -> tuple[float, float]:
        """Its middle on the page."""
        return self.x + self.hit.w / 2, self.y + self.hit.h / 2


class Clip(NamedTuple):
    """What of the page can be seen through a scrolled part."""

    left: float
    top: float
    right: float
    bottom: float

    def within(self, x: float, y: float) -> bool:
        """Whether a point is in it."""
        return self.left <= x <= self.right and self.top <= y <= self.bottom


EVERYWHERE = Clip(-1e9, -1e9, 1e9, 1e9)


def all_met(
    pieces: tuple[Piece, ...], seen: Mapping[str, Seen] | None = None
) -> Iterator[tuple[Met, Clip]]:
    """Every hit of a page where it lies now, in reading order."""
    yield from _met(pieces, seen or {}, 0.0, 0.0, EVERYWHERE)


def _met(
    pieces: tuple[Piece, ...], seen: Mapping[str, Seen], x: float, y: float, clip: Clip
) -> Iterator[tuple[Met, Clip]]:
    for piece in pieces:
        left, top = x + piece.x, y + piece.y
        for hit in piece.hits:
            yield Met(piece, hit, left + hit.x, top + hit.y), clip
        if piece.inside:
            at = seen.get(piece.key, Seen())
            here = Clip(
                max(clip.left, left),
                max(clip.top, top),
                min(clip.right, left + piece.w),
                min(clip.bottom, top + piece.h),
            )
            yield from _met(piece.inside, seen, left - at.x, top - at.y, here)


def hit_at(
    pieces: tuple[Piece, ...], x: float, y: float, seen: Mapping[str, Seen] | None = None
) -> Met | None:
    """What a finger meets: the smallest it is in; among round ones that with the nearest middle."""
    near = [met for met, clip in all_met(pieces, seen) if clip.within(x, y) and is_near(met, x, y)]
    if not near:
        return None
    if near[-1].piece.key.startswith("/over") or any(m.piece.key == "/scrim" for m in near):
        near = [m for m in near if m.piece.key.startswith(("/over", "/scrim"))]
    exact = [met for met in near if _inside(met, x, y)] or near
    exact = [met for met in exact if _acts(met)] or exact
    rounds = [met for met in exact if met.hit.round]
    if rounds:
        return min(rounds, key=lambda met: _away(met, x, y))
    return min(reversed(exact), key=lambda met: met.hit.w * met.hit.h)


def pieces_at(
    pieces: tuple[Piece, ...], x: float, y: float, seen: Mapping[str, Seen] | None = None
) -> list[tuple[Piece, float, float]]:
    """The leaves under a point with where they lie; of a sheet's page those of the sheet alone."""
    over = any(piece.key == "/scrim" for piece in pieces)
    reached = tuple(one for one in pieces if not over or one.key.startswith("/over"))
    return list(_leaves_at(reached, x, y, seen or {}, 0.0, 0.0))


def _leaves_at(
    pieces: tuple[Piece, ...], x: float, y: float, seen: Mapping[str, Seen], by: float, down: float
) -> Iterator[tuple[Piece, float, float]]:
    for piece in pieces:
        left, top = by + piece.x, down + piece.y
        if not (left <= x <= left + piece.w and top <= y <= top + piece.h):
            continue
        yield piece, left, top
        at = seen.get(piece.key, Seen())
        yield from _leaves_at(piece.inside, x, y, seen, left - at.x, top - at.y)


def taker_at(
    pieces: tuple[Piece, ...],
    carried: str,
    x: float,
    y: float,
    seen: Mapping[str, Seen] | None = None,
) -> Met | None:
    """Where what is carried may be let go of, nearest to the finger."""
    found = [
        met
        for met, clip in all_met(pieces, seen)
        if met.hit.takes and carried.startswith(met.hit.takes) and clip.within(x, y)
    ]
    near = [met for met in found if is_near(met, x, y)]
    return min(near, key=lambda met: _away(met, x, y), default=None)


def scrolled_at(
    pieces: tuple[Piece, ...], x: float, y: float, seen: Mapping[str, Seen]
) -> list[tuple[Piece, float, float]]:
    """The scrolled parts under a finger with where they lie, the innermost last."""
    for piece in reversed(pieces):
        across, down = x - piece.x, y - piece.y
        if piece.inside and 0 <= across <= piece.w and 0 <= down <= piece.h:
            at = seen.get(piece.key, Seen())
            inner = scrolled_at(piece.inside, across + at.x, down + at.y, seen)
            lies = [(one, left - at.x + piece.x, top - at.y + piece.y) for one, left, top in inner]
            return [(piece, piece.x, piece.y), *lies]
    return []


def in_order(pieces: tuple[Piece, ...], seen: Mapping[str, Seen] | None = None) -> list[Met]:
    """What keys go through: everything that does something, in the order of the page."""
    over = any(piece.key == "/scrim" for piece in pieces)
    return [
        met
        for met, _clip in all_met(pieces, seen)
        if (met.hit.does or met.hit.hold or met.hit.reason)
        and (not over or met.piece.key.startswith("/over"))
    ]


def _acts(met: Met) -> bool:
    """Something comes of a finger on it; what is only told lets the card below it be touched."""
    hit = met.hit
    return bool(hit.does or hit.hold or hit.reason or hit.carries or hit.takes)


def _inside(met: Met, x: float, y: float) -> bool:
    return met.x <= x <= met.x + met.hit.w and met.y <= y <= met.y + met.hit.h


def is_near(met: Met, x: float, y: float) -> bool:
    """Within it, or within a finger of its middle."""
    mx, my = met.middle
    wide, high = max(FINGER, met.hit.w) / 2, max(FINGER, met.hit.h) / 2
    return abs(x - mx) <= wide and abs(y - my) <= high


def _away(met: Met, x: float, y: float) -> float:
    mx, my = met.middle
    return hypot(x - mx, y - my)
