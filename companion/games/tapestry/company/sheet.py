"""The score sheet: what gave the points, as far as somebody says so.

A total may stand alone. What is then written for a source comes out of what nobody accounted for,
and goes on top of it only when that is used up; written anew, it goes back there.
"""

from __future__ import annotations

from collections.abc import Iterable

from companion.core.grid import Entry
from companion.core.message import Message
from companion.core.noun import Noun
from companion.core.offer import Filled
from companion.core.score_sheet import ROW, SEAT, ScoreSheet
from companion.core.written import Written
from companion.games.tapestry.company.events import ON_SHEET, UNACCOUNTED, PointsCounted
from companion.games.tapestry.company.sums import sum_of
from companion.games.tapestry.nouns import PERSON
from companion.games.tapestry.options import Expansion, Options
from companion.games.tapestry.owner_signs import head_of
from companion.games.tapestry.player import BUILDINGS, RESOURCES, Player, PointLine
from companion.games.tapestry.score.scored import icon_of
from companion.games.tapestry.state import State

SO_FAR, INCOME = "so_far", "income"
"""Of a table that was played without the app: what the points track shows before the last count."""
OF_SO_FAR = Entry(asks=Message("tapestry.company.sum.so_far"), leaves=(INCOME,))
"""With what the points track shows, the last income turn alone is missing."""
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


def sheet_of(me: Player) -> Written:
    """What the lines of somebody's points say: by source, and the total where one was told.

    Fewer points of which nobody said where they went are a row of their own.
    """
    rows: dict[str, int] = {}
    for line in me.points:
        rows[line.source] = rows.get(line.source, 0) + line.amount
    rest = rows.pop(UNACCOUNTED, 0)
    if rest < 0:
        return Written({**rows, UNACCOUNTED: rest})
    if rest or _without_source(me) <= 0:
        return Written(rows, me.score if rest else None)
    return Written(rows, min(me.score, _without_source(me) + _below(me)))


def written(me: Player, source: str, amount: int) -> tuple[PointsCounted, ...]:
    """So much comes from there."""
    before = sheet_of(me)
    after, by = before.with_row(source, amount), amount - before.rows.get(source, 0)
    rest = after.unaccounted - before.unaccounted
    return _counted(me, (by, source, ON_SHEET), (rest, UNACCOUNTED, ON_SHEET))


def total_written(me: Player, total: int) -> tuple[PointsCounted, ...]:
    """So many in all; the sources stay as they are."""
    by = total - _below(me) - _without_source(me)
    rest = total - me.score - by
    return _counted(me, (by, UNACCOUNTED, ""), (rest, UNACCOUNTED, ON_SHEET))


def _below(me: Player) -> int:
    """What a total has in it besides what came without a source: followed, or written below 0."""
    sourced = [line for line in me.points if line.source != UNACCOUNTED]
    on_sheet = _sum(line for line in sourced if line.detail == ON_SHEET)
    return _sum(line for line in sourced if line.detail != ON_SHEET) + min(on_sheet, 0)


def _without_source(me: Player) -> int:
    return _sum(x for x in me.points if x.source == UNACCOUNTED and x.detail != ON_SHEET)


def _sum(lines: Iterable[PointLine]) -> int:
    return sum(line.amount for line in lines)


def _counted(me: Player, *lines: tuple[int, str, str]) -> tuple[PointsCounted, ...]:
    return tuple(PointsCounted(me.id, *line) for line in lines if line[0])


def _rows(state: State, _filled: Filled) -> Iterable[str]:
    """The short list, and what else gave points here."""
    found = (line.source for me in state.players.values() for line in me.points)
    return (one for one in dict.fromkeys((*sources(state.options), *found)) if one != UNACCOUNTED)


def _entry(state: State, source: str) -> Entry:
    return OF_SO_FAR if source == SO_FAR else Entry(sum=sum_of(state, source))


A_ROW: Noun[State] = Noun(
    ROW,
    Message("tapestry.offer.ask.source"),
    _rows,
    lambda state, source: Message(f"tapestry.source.{source}"),
    lambda state, source: icon_of(source),
)
SHEET = ScoreSheet(
    PERSON.as_blank(SEAT),
    A_ROW,
    lambda state, player: sheet_of(state.players[player]),
    head_of,
    _entry,
)
"""The printed sources, filled in at any time; the totals alone will do."""
