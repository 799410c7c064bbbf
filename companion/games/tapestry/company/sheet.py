"""The score sheet: what gave the points, as far as somebody says so.

A total may stand alone. What is then written for a source comes out of what nobody accounted for,
and goes on top of it only when that is used up; written anew, it goes back there.
"""

from __future__ import annotations

from collections.abc import Iterable

from companion.games.tapestry.company.events import ON_SHEET, UNACCOUNTED, PointsCounted
from companion.games.tapestry.options import Expansion, Options
from companion.games.tapestry.player import BUILDINGS, RESOURCES, Player, PointLine
from companion.games.tapestry.state import State

SO_FAR, INCOME = "so_far", "income"
"""Of a table that was played without the app: what the points track shows before the last count."""
SOURCES = (
    ("track", ""),
    ("bonus", ""),
    (INCOME, ""),
    ("tapestry", ""),
    ("tech", ""),
    ("exploration", ""),
    ("space_tile", ""),
    ("conquest", ""),
    ("achievement", ""),
    ("civilization", ""),
    ("masterpiece", Expansion.ARTS_AND_ARCHITECTURE),
    ("inspiration", Expansion.ARTS_AND_ARCHITECTURE),
    ("landmark", Expansion.PLANS_AND_PLOYS),
    ("other", ""),
)
"""What gives points, each with the box that it needs."""

POINTS = "points"
COUNTED = (
    POINTS,
    *(f"resource.{one}" for one in RESOURCES),
    *(f"building.{one}" for one in BUILDINGS),
    "income_turns",
)
"""What has a place in everybody's column."""


def sources(options: Options) -> tuple[str, ...]:
    """The short list: what gives points with the boxes in play."""
    listed = tuple(source for source, box in SOURCES if options.has(box))
    return (SO_FAR, *listed) if options.counted else listed


def of_source(me: Player, source: str) -> int:
    """Points of one source so far."""
    return _sum(line for line in me.points if line.source == source)


def unaccounted(me: Player) -> int:
    """Points that nobody accounted for."""
    return of_source(me, UNACCOUNTED)


def written(me: Player, source: str, amount: int) -> tuple[PointsCounted, ...]:
    """So much comes from there."""
    by = amount - of_source(me, source)
    rest = _rest(_without_source(me), _on_sheet(me) + by) - unaccounted(me)
    return _counted(me, (by, source, ON_SHEET), (rest, UNACCOUNTED, ON_SHEET))


def total_written(me: Player, total: int) -> tuple[PointsCounted, ...]:
    """So many in all; the sources stay as they are."""
    rest = total - (me.score - unaccounted(me))
    base = rest + max(0, _on_sheet(me))
    by = base - _without_source(me)
    return _counted(me, (by, UNACCOUNTED, ""), (rest - unaccounted(me) - by, UNACCOUNTED, ON_SHEET))


def total_told(me: Player) -> int | None:
    """The total as it was told, whatever the sources come to; None where nobody told one."""
    return _without_source(me) or None


def accounted_for(me: Player) -> int:
    """The least that a total can be."""
    return me.score - unaccounted(me)


def _rest(base: int, on_sheet: int) -> int:
    """What is left of the points without a source."""
    return base - min(max(on_sheet, 0), max(base, 0))


def _without_source(me: Player) -> int:
    return _sum(x for x in me.points if x.source == UNACCOUNTED and x.detail != ON_SHEET)


def _on_sheet(me: Player) -> int:
    return _sum(x for x in me.points if x.source != UNACCOUNTED and x.detail == ON_SHEET)


def _sum(lines: Iterable[PointLine]) -> int:
    return sum(line.amount for line in lines)


def _counted(me: Player, *lines: tuple[int, str, str]) -> tuple[PointsCounted, ...]:
    return tuple(PointsCounted(me.id, *line) for line in lines if line[0])


def sheet_rows(state: State) -> tuple[str, ...]:
    """The short list, and what else gave points here; last what nobody accounted for."""
    listed = dict.fromkeys(sources(state.options))
    found: Iterable[str] = (line.source for me in state.players.values() for line in me.points)
    others = dict.fromkeys(source for source in found if source != UNACCOUNTED)
    left = any(unaccounted(me) for me in state.players.values())
    return (*{**listed, **others}, *((UNACCOUNTED,) if left else ()))
