"""Where the spaces of the tracks are, and small records of what stands and is said on them."""

from __future__ import annotations

from typing import NamedTuple

from companion.games.tapestry.tracks.view_marks import Mark

SPACES, IN_TIER = 12, 3


class Piece(NamedTuple):
    """Somebody's token."""

    owner: str
    space: int
    colour: str
    icon: str


class Ghost(NamedTuple):
    """Where a token may come to, and how likely, in per cent."""

    track: str
    space: int
    colour: str
    icon: str
    chance: int


class Lane(NamedTuple):
    """A track: its tokens, and its landmarks with the colour they have there."""

    track: str
    tokens: tuple[Piece, ...]
    landmarks: tuple[tuple[int, str], ...]
    ghosts: tuple[Ghost, ...] = ()


class Lit(NamedTuple):
    """A space that something is said of: what it costs, whether it is the one that is meant."""

    track: str
    space: int
    cost: tuple[Mark, ...] = ()
    chosen: bool = False
    does: str = ""
    dark: bool = False
    """It may be looked at, and cannot be done now."""


class Size(NamedTuple):
    """What the places of spaces depend on."""

    w: float
    h: float
    rows: int
    large: bool


class Printed(NamedTuple):
    """What is printed on a track, and the landmarks still on it."""

    track: str
    names: tuple[str, ...]
    landmarks: tuple[tuple[int, str], ...]
    text: float


class Grid:
    """Where the spaces are."""

    def __init__(self, size: Size) -> None:
        self.head, self.above = (92.0, 24.0) if size.large else (92.0, 4.0)
        self.gap, self.between = 2.0, 12 * min(1.0, size.w / 1280)
        room = size.w - self.head - 12 - 3 * self.between - (SPACES - 1) * self.gap
        self.wide = room / SPACES
        self.pitch = (size.h - self.above) / max(1, size.rows)
        self.high = self.pitch - 6

    def x(self, space: float) -> float:
        """The left of a space."""
        tier = min(3, max(0, int(space - 1) // IN_TIER))
        return self.head + (space - 1) * (self.wide + self.gap) + tier * self.between

    def y(self, row: int) -> float:
        """The top of a lane."""
        return self.above + row * self.pitch
