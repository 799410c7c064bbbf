"""Civilizations: the Riverfolk, the Urban Planners and the Weefolk.

Their mats, as listed in the data.
"""

from __future__ import annotations

from companion.core.message import Message
from companion.games.tapestry import content
from companion.games.tapestry.city import plots
from companion.games.tapestry.civilizations import FINAL, INCOME
from companion.games.tapestry.player import BUILDINGS, Cell
from companion.games.tapestry.score import points
from companion.games.tapestry.turn import gains, giving_up
from companion.games.tapestry.turn.names import word
from companion.games.tapestry.turn.turn import Turn

RIVERFOLK, PLANNERS, WEEFOLK = "riverfolk", "urban_planners", "weefolk"
LAST = 5


@FINAL.of(RIVERFOLK)
def riverfolk_final(turn: Turn) -> None:
    """A point lost for each impassable plot still visible."""
    city = turn.me.capital
    seen = len(plots.impassable(city) - plots.built_on(city)) if plots.has_grid(city) else 0
    lost = turn.computed("riverfolk", Message("tapestry.ask.riverfolk"), seen)
    points.score(turn, -lost, "civilization", RIVERFOLK)


@FINAL.of(PLANNERS)
def planners_final(turn: Turn) -> None:
    """Points for the largest group of landmarks that touch."""
    group = turn.computed("planners", Message("tapestry.ask.planners"), largest_group(turn))
    table = content.civilization(PLANNERS).final[0].table
    if group > 0:
        points.score(turn, table[min(group, len(table)) - 1], "civilization", PLANNERS)


def largest_group(turn: Turn) -> int:
    """The most landmarks joined side by side."""
    left = [set(p.cells) for p in turn.me.capital.placed if p.piece not in BUILDINGS and p.cells]
    best = 0
    while left:
        group, count = left.pop(), 1
        while near := [cells for cells in left if cells & _around(group)]:
            for cells in near:
                left.remove(cells)
                group |= cells
                count += 1
        best = max(best, count)
    return best


def _around(cells: set[Cell]) -> set[Cell]:
    steps = ((0, 1), (1, 0), (0, -1), (-1, 0))
    return {(row + r, column + c) for row, column in cells for r, c in steps}


@INCOME.of(WEEFOLK)
def weefolk(turn: Turn) -> None:
    """A token to an opponent is told; a tile may buy a building; turn 5 scores the lines."""
    turn.tell(word("civilization_step", f"{WEEFOLK}.1.1"), icon="flag")
    if turn.me.income_turns == LAST:
        text = Message("tapestry.ask.weefolk_points")
        points.score(turn, turn.amount("weefolk", text, 0, 60, 0), "civilization", WEEFOLK)
    elif turn.me.tiles and turn.may("weefolk.buy", Message("tapestry.ask.weefolk")):
        giving_up.discard(turn, "territory_tile", 1)
        gains.gain_one(turn, "any_income_building", "civilization", WEEFOLK)
