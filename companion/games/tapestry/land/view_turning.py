"""A tile that is turned on its hex: every way it can lie, with its points.

Asked with the hex and the tile among the places of the question; the answer is the sixths.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from companion.core.question import Amount, Choice, Question
from companion.games.tapestry import content
from companion.games.tapestry.content.land import Edges
from companion.games.tapestry.land import geography
from companion.games.tapestry.places import TERRITORY_TILE
from companion.games.tapestry.state import State

SIXTHS = range(6)


@dataclass(frozen=True, slots=True)
class WayView:
    """One way to lay it."""

    sixths: int
    edges: Edges
    gains: tuple[int, ...]
    """The sides that meet their like, clockwise from the top: a point each."""
    best: bool


@dataclass(frozen=True, slots=True)
class TurningView:
    """The tile and where it lies."""

    hex: str
    tile: int
    ways: tuple[WayView, ...]
    first: int
    """The way it is shown at first."""
    counts: bool
    """Points are given for it."""


def turning(state: State, question: Question[Any]) -> TurningView | None:
    """None where something else is asked."""
    named = dict(place.partition(":")[::2] for place in question.places)
    key, tile = named.get("hex", ""), named.get(TERRITORY_TILE, "")
    if key not in state.map or not tile.isdecimal():
        return None
    near = geography.around(state, key)
    ways = [_way(key, int(tile), sixths, near) for sixths in SIXTHS]
    most = max(len(way) for _, way in ways)
    shown = tuple(
        WayView(sixths, edges, gains, bool(gains) and len(gains) == most)
        for sixths, (edges, gains) in zip(SIXTHS, ways, strict=True)
    )
    guess = getattr(question, "guess", None)
    return TurningView(key, int(tile), shown, int(guess or 0), isinstance(question, Choice))


def said(question: Question[Any], way: WayView) -> str | int:
    """The answer that says it."""
    return way.sixths if isinstance(question, Amount) else str(way.sixths)


def _way(
    key: str, tile: int, sixths: int, near: Mapping[str, Edges | None]
) -> tuple[Edges, tuple[int, ...]]:
    edges = content.territory_tile(tile).turned(sixths)
    return edges, geography.sides_aligned(key, edges, near)
