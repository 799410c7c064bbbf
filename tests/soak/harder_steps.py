"""Each step of the Automa's ladder, played through: none gives it less than the one before."""

from __future__ import annotations

from itertools import pairwise
from math import sqrt
from statistics import mean, variance

from companion.games.tapestry.levels import ladder
from companion.games.tapestry.options import Options
from companion.games.tapestry.practice.game import Practice
from companion.games.tapestry.practice.play import at_level, play

NAME = "each step is harder"
COUNT = 120
"""Games at each step."""
FIRST = 0
"""A few games say nothing of it."""
ERRORS = 2.0
"""So many standard errors two steps may stand the other way round."""


def run(count: int, seed: int) -> str:
    """Against a person who hinders nobody."""
    steps = [(one.key, points_at(one.options, count, seed)) for one in ladder(at_level(1))]
    for (lower, few), (higher, many) in pairwise(steps):
        error = sqrt((variance(few) + variance(many)) / count)
        assert mean(many) - mean(few) > -ERRORS * error, (lower, mean(few), higher, mean(many))
    return ", ".join(f"{key.rpartition('.level.')[2]} {mean(few):.0f}" for key, few in steps)


def points_at(options: Options, count: int, seed: int) -> list[int]:
    """Of the better bot, a game each."""
    return [_points(options, f"{seed}:{game}") for game in range(count)]


def _points(options: Options, seed: str) -> int:
    result = Practice().finished(play(options, seed).state)
    assert result is not None
    return max(row.score or 0 for row in result.rows if row.bot)
