"""Points, and what scoring the capital sets off.

Rulebook, "Icon guide": every change of points keeps what gave it.
"""

from __future__ import annotations

from companion.games.tapestry.benefits import Benefit, Verb
from companion.games.tapestry.city import plots
from companion.games.tapestry.player import BUILDINGS
from companion.games.tapestry.score import counting
from companion.games.tapestry.score.events import PointsScored
from companion.games.tapestry.state import State
from companion.games.tapestry.turn.turn import Turn
from companion.games.tapestry.turn.verbs import handles


def score(turn: Turn, amount: int, source: str, detail: str) -> None:
    """Move the token on the points track; nothing is written for no points."""
    if amount:
        turn.record(PointsScored(turn.player, amount, source, detail))


@handles(Verb.POINTS)
def flat(turn: Turn, benefit: Benefit, source: str, detail: str) -> None:
    """So many points."""
    score(turn, benefit.n, source, detail)


def worth(turn: Turn, benefit: Benefit) -> int:
    """What an icon that gives points is worth now."""
    if benefit.op is Verb.POINTS:
        return benefit.n
    if benefit.op is Verb.SCORE_CAPITAL:
        return capital_points(turn)
    return benefit.each * counting.count(turn.state, turn.player, benefit.per)


def capital_points(turn: Turn) -> int:
    """What scoring the capital is worth now."""
    lines = counting.rows_and_columns(turn.state, turn.player)
    if any(mat.id == "architects" for mat in turn.me.civilizations):
        lines += matching_lines(turn.state, turn.player)
    return lines


def matching_lines(state: State, player: str) -> int:
    """Architects: complete rows and columns whose income buildings are all of one type."""
    city = state.players[player].capital
    if not plots.has_grid(city):
        return 0
    kinds = {c: p.piece for p in city.placed if p.piece in BUILDINGS for c in p.cells}
    full = plots.filled(city)
    span = range(plots.SIZE)
    lines = [[(row, column) for column in span] for row in span]
    lines += [[(row, column) for row in span] for column in span]
    whole = [line for line in lines if full.issuperset(line)]
    return sum(len({kinds[c] for c in line if c in kinds}) == 1 for line in whole)
