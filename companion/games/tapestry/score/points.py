"""Points, and what scoring the capital sets off.

Rulebook, "Icon guide": every change of points keeps what gave it.
"""

from __future__ import annotations

from companion.core.message import Message
from companion.games.tapestry.benefits import Benefit, Verb
from companion.games.tapestry.player import BUILDINGS
from companion.games.tapestry.score import counting
from companion.games.tapestry.score.events import PointsScored
from companion.games.tapestry.turn.mats import powers
from companion.games.tapestry.turn.names import word
from companion.games.tapestry.turn.turn import Turn
from companion.games.tapestry.turn.verbs import handles


def score(turn: Turn, amount: int, source: str, detail: str) -> None:
    """Move the token on the points track; nothing is written for no points."""
    if not amount:
        return
    why = Message("tapestry.why.points", source=_from(source, detail))
    with turn.because("rule.points_track", why):
        turn.record(PointsScored(turn.player, amount, source, detail))


def _from(source: str, detail: str) -> Message:
    """What gave them, by the income track where that is printed beside it."""
    row = detail.partition(".")[0]
    if source == "income" and row in BUILDINGS:
        return word("income_row", row)
    return Message(f"tapestry.source.{source}")


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


def counted(turn: Turn, benefit: Benefit) -> tuple[int, int] | None:
    """What such an icon counts and what each is worth; None where there is nothing to count."""
    if benefit.op is Verb.POINTS:
        return None
    if benefit.op is Verb.SCORE_CAPITAL:
        return capital_points(turn), 1
    return counting.count(turn.state, turn.player, benefit.per), benefit.each


def capital_points(turn: Turn) -> int:
    """What scoring the capital is worth now."""
    lines = counting.rows_and_columns(turn.state, turn.player)
    return lines + sum(power.capital_points() for power in powers(turn))
