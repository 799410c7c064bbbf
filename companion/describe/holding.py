"""What a finger that stays is on: whatever is drawn there can be told, wherever it is drawn.

What a node says of itself (`help`) comes first, then the name that stands there, what a touch does,
then each pictogram that was drawn, the nearest first; what lies inside comes before what is around,
but for the words and pictures of a button, which are its own.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import hypot
from typing import NamedTuple

from companion.describe.layout import Seen
from companion.describe.scene import Hit, Icon, Piece, Words
from companion.describe.touching import FINGER, Met, pieces_at

ASKS = "asks."
"""How the topic of an answer begins: what is asked tells of it where nothing of its own does."""
NAMED, DOES, DRAWN = "named.", "does.", "drawn."
"""How topics begin that no node gave: the words that stand there, what a touch does, a picture."""


class Held(NamedTuple):
    """What is tried one after the other, and what is said where none of it leads anywhere."""

    topics: tuple[str, ...] = ()
    says: str = ""
    """What it is called, or why nothing can be done with it now."""
    is_place: bool = False
    """Something is there that is touched or held, not only words and pictures."""


def held_at(
    pieces: tuple[Piece, ...], x: float, y: float, seen: Mapping[str, Seen] | None = None
) -> Held:
    """At a point of a page."""
    topics: list[str] = []
    inside: list[str] = []
    says, is_place = "", False
    leaves = [(piece, x - left, y - top) for piece, left, top in pieces_at(pieces, x, y, seen)]
    for piece, across, down in sorted(leaves, key=lambda one: one[0].w * one[0].h):
        hit = _hit(piece, across, down)
        found = _topics(piece, hit, across, down)
        if hit is None:
            inside += found
            continue
        says, is_place = says or hit.reason or hit.says, True
        topics += (*found, *inside) if hit.does and hit.hold else (*inside, *found)
        inside = []
    return Held(tuple(dict.fromkeys((*topics, *inside))), says, is_place)


def held_on(met: Met, pieces: tuple[Piece, ...]) -> Held:
    """On a place of the page that is known already, as keys reach it: in sight or not."""
    hit = met.hit
    inside = _topics(met.piece, hit, hit.x + hit.w / 2, hit.y + hit.h / 2)
    around = (one.hold for piece in _around(met.piece, pieces) for one in piece.hits if one.hold)
    return Held(tuple(dict.fromkeys((*inside, *around))), hit.reason or hit.says, True)


def _around(inner: Piece, pieces: tuple[Piece, ...]) -> Iterator[Piece]:
    """What a leaf lies in, the nearest first: its key begins with theirs."""
    for piece in reversed(pieces):
        yield from _around(inner, piece.inside)
        if inner.key.startswith(f"{piece.key}/"):
            yield piece


def _hit(piece: Piece, x: float, y: float) -> Hit | None:
    """The place of a leaf that a point is on; of round ones the nearest."""
    near = [one for one in piece.hits if _within(one, x, y)]
    rounds = [one for one in near if one.round]
    if rounds:
        return min(rounds, key=lambda one: hypot(one.x + one.w / 2 - x, one.y + one.h / 2 - y))
    return min(near, key=lambda one: one.w * one.h, default=None)


def _within(hit: Hit, x: float, y: float) -> bool:
    wide, high = (max(FINGER, side) / 2 if hit.round else side / 2 for side in (hit.w, hit.h))
    return abs(x - hit.x - hit.w / 2) <= wide and abs(y - hit.y - hit.h / 2) <= high


def _topics(piece: Piece, hit: Hit | None, x: float, y: float) -> Iterator[str]:
    given = hit.hold if hit is not None else ""
    if given and not given.startswith(ASKS):
        yield given
    said = hit.says if hit is not None else " ".join(_words(piece))
    if said:
        yield f"{NAMED}{said}"
    if hit is not None and hit.does:
        yield f"{DOES}{hit.does}"
    for _away, icon in sorted(_icons(piece, hit, x, y)):
        yield f"{DRAWN}{icon}"
    if given.startswith(ASKS):
        yield given


def _words(piece: Piece) -> Iterator[str]:
    for layer in piece.layers:
        yield from (shape.text for shape in layer.shapes if isinstance(shape, Words))


def _icons(piece: Piece, hit: Hit | None, x: float, y: float) -> Iterator[tuple[float, str]]:
    """The pictograms of the place, else those the finger covers."""
    for layer in piece.layers:
        for shape in layer.shapes:
            if not isinstance(shape, Icon):
                continue
            across, down = layer.at[0] + shape.x, layer.at[1] + shape.y
            away = hypot(across - x, down - y)
            inside = hit is not None and _within(hit, across, down)
            if inside or away <= max(FINGER, shape.side) / 2:
                yield away, shape.name
