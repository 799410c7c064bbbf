"""Where the ring of the keys goes on a page, and what is scrolled so that it is seen."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import hypot
from typing import NamedTuple

from companion.describe.layout import SCRIM, SHEET, Seen
from companion.describe.scene import Hit, Piece
from companion.describe.touching import Met, all_met

ROOM = 8.0
"""What is left free between the ring and the edge of a list."""
STRAIGHT = 2.2
"""How much a place aside counts more than one straight on."""
AHEAD = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


class Stop(NamedTuple):
    """A place, and what it is scrolled with: from outside to inside, where each lies."""

    met: Met
    lists: tuple[tuple[Piece, float, float], ...] = ()


def ring_order(pieces: tuple[Piece, ...], seen: Mapping[str, Seen]) -> list[Met]:
    """What the ring goes through: all that is touched, and the fields, in the order of the page."""
    return [stop.met for stop in _stops(_reached(pieces), seen)]


def ringed(found: list[Met], key: str, piece: str) -> Met | None:
    """What has the ring: two people's cards may share a key, never a piece."""
    named = [met for met in found if met.hit.key == key]
    return next((met for met in named if met.piece.key == piece), named[0] if named else None)


def stops(found: list[Met], now: Met | None) -> list[Met]:
    """What Tab goes through: of a board one place, that which has the ring or the first."""
    ring = now.piece.key if now is not None else ""
    seen: set[str] = set()
    kept = []
    for met in found:
        board = met.hit.round and not met.hit.key.startswith(f"{met.piece.key}.")
        if board and met.piece.key == ring and met != now:
            continue
        if board and met.piece.key in seen:
            continue
        if board:
            seen.add(met.piece.key)
        kept.append(met)
    return kept


def next_stop(found: list[Met], now: Met | None, by: int) -> Met | None:
    """Where Tab leads, round and round."""
    order = stops(found, now)
    at = order.index(now) + by if now in order else (0 if by > 0 else -1)
    return order[at % len(order)] if order else None


def beside(found: list[Met], now: Met, way: str) -> Met | None:
    """The next one in a direction, straight on rather than aside."""
    ahead_x, ahead_y = AHEAD[way]
    x, y = now.middle

    def far(met: Met) -> float:
        dx, dy = met.middle[0] - x, met.middle[1] - y
        on, aside = dx * ahead_x + dy * ahead_y, abs(dx * ahead_y + dy * ahead_x)
        return on + STRAIGHT * aside if on > 1 else 1e9

    best = min(found, key=far, default=None)
    return best if best is not None and far(best) < 1e9 else None


def taker_beside(
    pieces: tuple[Piece, ...], seen: Mapping[str, Seen], now: Met, way: str
) -> Met | None:
    """Where what has the ring is carried to in a direction; None where nothing there takes it."""
    carried = now.hit.carries
    found = [met for met, _clip in all_met(_reached(pieces), seen)]
    takers = [met for met in found if met.hit.takes and carried.startswith(met.hit.takes)]
    return beside(takers, now, way) if carried else None


def nearest(found: list[Met], x: float, y: float) -> Met | None:
    """What lies nearest to where the ring was."""
    return min(found, key=lambda met: hypot(met.middle[0] - x, met.middle[1] - y), default=None)


def to_be_seen(
    pieces: tuple[Piece, ...], seen: Mapping[str, Seen], met: Met
) -> tuple[str, float, float] | None:
    """The innermost list that hides a place, and where it has to stand to show it; or None."""
    every = _stops(_reached(pieces), seen)
    stop = next((one for one in every if _is_same(one.met, met)), None)
    if stop is None:
        return None
    for piece, left, top in reversed(stop.lists):
        at = seen.get(piece.key, Seen())
        x = at.x + _beyond(stop.met.x - left, stop.met.hit.w, piece.w)
        y = at.y + _beyond(stop.met.y - top, stop.met.hit.h, piece.h)
        x = min(max(0.0, x), max(0.0, piece.inner[0] - piece.w))
        y = min(max(0.0, y), max(0.0, piece.inner[1] - piece.h))
        if (x, y) != (at.x, at.y):
            return piece.key, x, y
    return None


def longest(pieces: tuple[Piece, ...], seen: Mapping[str, Seen], now: Met | None) -> Piece | None:
    """What keys scroll: the list with the ring, else the largest that is not all seen."""
    reached = _reached(pieces)
    around = [stop.lists for stop in _stops(reached, seen) if stop.met == now]
    inner_first = [piece for lists in around for piece, _left, _top in reversed(lists)]
    by_size = sorted(_lists(reached), key=lambda one: -one.w * one.h)
    return next((one for one in (*inner_first, *by_size) if one.inner[1] > one.h + 1), None)


def _reached(pieces: tuple[Piece, ...]) -> tuple[Piece, ...]:
    """Of a page below a sheet the sheet alone."""
    over = any(piece.key == SCRIM for piece in pieces)
    return tuple(one for one in pieces if not over or one.key.startswith(SHEET))


def _stops(
    pieces: tuple[Piece, ...],
    seen: Mapping[str, Seen],
    lists: tuple[tuple[Piece, float, float], ...] = (),
    by: tuple[float, float] = (0.0, 0.0),
) -> Iterator[Stop]:
    for piece in pieces:
        left, top = by[0] + piece.x, by[1] + piece.y
        if piece.typed is not None:
            field = Hit(piece.key, 0, 0, piece.w, piece.h, piece.typed.label)
            yield Stop(Met(piece, field, left, top), lists)
        for hit in piece.hits:
            if hit.does or hit.hold or hit.reason:
                yield Stop(Met(piece, hit, left + hit.x, top + hit.y), lists)
        if piece.inside:
            at = seen.get(piece.key, Seen())
            here = (*lists, (piece, left, top))
            yield from _stops(piece.inside, seen, here, (left - at.x, top - at.y))


def _is_same(one: Met, other: Met) -> bool:
    return one.hit.key == other.hit.key and one.piece.key == other.piece.key


def _lists(pieces: tuple[Piece, ...]) -> Iterator[Piece]:
    for piece in pieces:
        if piece.inside:
            yield piece
            yield from _lists(piece.inside)


def _beyond(start: float, size: float, room: float) -> float:
    """How far it lies outside; of what is larger than its list the beginning is shown."""
    if start < ROOM or size > room - 2 * ROOM:
        return start - ROOM
    return max(0.0, start + size + ROOM - room)
