"""What the bots look at when they decide: a small read-only picture of the table."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass

from companion.core.hexgrid import Hex
from companion.games.tapestry.content.bots import DecisionCard
from companion.games.tapestry.land.board import Board
from companion.games.tapestry.state import LAST_SPACE, TIER_STARTS

TIER_SPACES = TIER_STARTS[1:]
BASE_TRACKS = ("exploration", "science", "military", "technology")
FAVOURITE = "favourite"
MIDDLE_ISLAND, COMPLETE_TRACK, TOPPLE_TWO = "middle_island", "complete_track", "topple_two"
ACHIEVEMENT_POINTS = (10, 5)
"""By place, for 1 to 3 players."""


@dataclass(frozen=True, slots=True)
class Token:
    """One piece on a hex."""

    owner: str
    toppled: bool = False


@dataclass(frozen=True, slots=True)
class Position:
    """The table as the bots see it; the people's tokens are "human" in a solo game."""

    board: Board
    tracks: Mapping[str, Mapping[str, int]]
    """Owner, then track, then the space of the foremost token."""
    favourites: Mapping[str, str]
    claimed: Mapping[str, Collection[int]]
    """The tier spaces whose landmark is taken, by track."""
    achievements: Mapping[str, tuple[str, ...]]
    tiles: frozenset[Hex]
    """Hexes with land, the printed ones included."""
    tokens: Mapping[Hex, tuple[Token, ...]]
    """Only hexes that hold some."""
    outposts_left: Mapping[str, int]
    tiles_left: int
    left: DecisionCard | None
    """The left card of the pair; none where only priorities are wanted."""
    right: DecisionCard
    hex_order: tuple[Hex, ...]
    """The hexes in the order of the right card."""
    unprinted: str = ""
    """By a house rule, where a track stands on the list that no card prints."""
    closed: tuple[str, ...] = ()
    """Tracks that a card of somebody's closes to the bots."""

    def space(self, owner: str, track: str) -> int:
        """Where an owner's token stands on a track."""
        return self.tracks[owner][track]

    def unfinished(self, bot: str) -> tuple[str, ...]:
        """The tracks whose end this bot has not reached."""
        return tuple(track for track, space in self.tracks[bot].items() if space < LAST_SPACE)

    def open_to(self, bot: str) -> tuple[str, ...]:
        """Those of them that no card closes."""
        return tuple(track for track in self.unfinished(bot) if track not in self.closed)

    def at(self, place: Hex) -> tuple[Token, ...]:
        """The tokens on a hex, standing or toppled."""
        return self.tokens.get(place, ())

    def controller(self, place: Hex) -> str | None:
        """R-hex-4: the player whose tokens are the only ones standing there."""
        standing = {token.owner for token in self.at(place) if not token.toppled}
        return standing.pop() if len(standing) == 1 else None

    def controlled(self, owner: str) -> tuple[Hex, ...]:
        """R-hex-4: every hex this player controls."""
        return tuple(place for place in self.tokens if self.controller(place) == owner)

    def is_empty(self, place: Hex) -> bool:
        """No land and nothing on it: it can be explored."""
        return place not in self.tiles and not self.at(place)

    def beside(self, places: Collection[Hex]) -> frozenset[Hex]:
        """The hexes next to any of these."""
        around = self.board.neighbours
        return frozenset(other for place in places for other in around[place])
