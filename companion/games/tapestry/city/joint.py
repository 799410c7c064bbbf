"""Pieces that complete a district only together.

FAQ, "Tracks": a resource that a landmark's district pays may be spent on the same turn's bonus,
so two pieces that wait are asked for before it as well as one.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from companion.games.tapestry.capital import plots
from companion.games.tapestry.player import Capital, Cell, Player

MOST = 3
"""More pieces than these do not wait at the same time."""
Places = Mapping[str, frozenset[Cell]]
Fits = Sequence[Places]


def completing(me: Player, piece: str, fits: Places, anywhere: bool) -> list[str]:
    """Of these places for a piece, those that complete a district with others that wait."""
    others = list(me.waiting)
    if piece in others:
        others.remove(piece)
    if not others or not fits:
        return []
    rest = [plots.fitting(me.capital, one, on_impassable=anywhere) for one in others[:MOST]]
    lacking = tuple(_missing(me.capital, plots.filled(me.capital)))
    found = (key for key, cells in fits.items() if _together(lacking, cells, rest))
    return list(found)


def _together(lacking: tuple[frozenset[Cell], ...], cells: frozenset[Cell], rest: Fits) -> bool:
    """Whether a piece laid there leaves a district for the others to complete."""
    most = sum(max(map(len, places.values()), default=0) for places in rest)
    return any(
        0 < len(left := missing - cells) <= most
        and len(left) < len(missing)
        and _covered(left, cells, rest)
        for missing in lacking
    )


def _missing(city: Capital, full: frozenset[Cell]) -> Iterator[frozenset[Cell]]:
    """What each district that has not paid still lacks."""
    for down in range(plots.DISTRICT):
        for across in range(plots.DISTRICT):
            if f"{down},{across}" not in city.districts:
                yield frozenset(plots.district(down, across)) - full


def _covered(missing: frozenset[Cell], taken: frozenset[Cell], rest: Fits) -> bool:
    """Whether these plots can be covered by the other pieces, each once, none on another."""
    if not missing:
        return True
    first = min(missing)
    ways = (
        (cells, [*rest[:number], *rest[number + 1 :]])
        for number, places in enumerate(rest)
        for cells in places.values()
        if first in cells and cells.isdisjoint(taken)
    )
    return any(_covered(missing - cells, taken | cells, others) for cells, others in ways)
