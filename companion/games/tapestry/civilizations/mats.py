"""A civilization's mat: its spaces and its counters."""

from __future__ import annotations

from collections.abc import Mapping

from companion.games.tapestry import content
from companion.games.tapestry.civilizations.events import CivilizationMarked
from companion.games.tapestry.content.cards import MatSpace
from companion.games.tapestry.player import Civilization
from companion.games.tapestry.turn.turn import Turn

TILES_FROM = 2
"""The counter for a mat's space tile: the tile's number and this, for 0 is no tile."""


def mat_of(turn: Turn, civilization: str) -> Civilization:
    """The player's mat of this name."""
    return next(mat for mat in turn.me.civilizations if mat.id == civilization)


def spaces_of(civilization: str) -> Mapping[str, MatSpace]:
    """The printed spaces of a mat by id."""
    mat = content.civilization(civilization).mat
    return {space.id: space for space in mat.spaces} if mat else {}


def marked(turn: Turn, civilization: str, place: str) -> int:
    """What a mat's counter shows; 0 where nothing was put."""
    return mat_of(turn, civilization).marks.get(place, 0)


def mark(turn: Turn, civilization: str, place: str, value: int = 1) -> None:
    """Put a counter of a mat on this value."""
    turn.record(CivilizationMarked(turn.player, civilization, place, value))
