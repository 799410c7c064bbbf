"""The middle island draws the Automa on while it can still score there. R-conq-2."""

from __future__ import annotations

from companion.core.hexgrid import Hex
from companion.games.tapestry.bots.decide.hexes import narrow_by_closest
from companion.games.tapestry.bots.decide.narrowing import Narrowing
from companion.games.tapestry.bots.position import ACHIEVEMENT_POINTS, MIDDLE_ISLAND, Position
from companion.games.tapestry.owners import AUTOMA


def island_counts(position: Position) -> bool:
    """R-conq-2: it lacks the achievement, a place is free, it can still conquer the island."""
    holders = position.achievements.get(MIDDLE_ISLAND, ())
    island = position.board.island
    return (
        AUTOMA not in holders
        and len(holders) < len(ACHIEVEMENT_POINTS)
        and len(position.at(island)) < 2
        and position.controller(island) != AUTOMA
    )


def narrow_by_island(running: Narrowing[Hex], position: Position, rule: str) -> None:
    """R-conq-3 and R-conq-5: while the island counts, only the closest to it stay."""
    if running.open and island_counts(position):
        narrow_by_closest(running, position, rule, (position.board.island,), "island")
