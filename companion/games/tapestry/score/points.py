"""Points, and what scoring the capital sets off.

Rulebook, "Icon guide": every change of points keeps what gave it.
"""

from __future__ import annotations

from contextlib import nullcontext

from companion.core.message import Message
from companion.games.tapestry.benefits import Benefit, Verb
from companion.games.tapestry.describing import benefit_text
from companion.games.tapestry.player import BUILDINGS
from companion.games.tapestry.score import counting
from companion.games.tapestry.score.events import PointsScored
from companion.games.tapestry.turn.mats import powers
from companion.games.tapestry.turn.names import word
from companion.games.tapestry.turn.reasons import REASONS
from companion.games.tapestry.turn.turn import Turn
from companion.games.tapestry.turn.verbs import handles

SAID = (*REASONS, "bonus")
"""Sources that are said with all that they give."""
NAMED = ("tapestry", "tech", "masterpiece")
"""Those of which the card is said, where its points come alone."""


def score(turn: Turn, amount: int, source: str, detail: str) -> None:
    """Move the token on the points track, and say what gives them."""
    scored(
        turn, amount, source, detail, Message("tapestry.why.points", source=_from(source, detail))
    )


def gained(turn: Turn, amount: int, source: str, detail: str, counts: Message | None) -> None:
    """The same of a benefit: what gives it is said already, what was counted is not."""
    if counts is None and source not in SAID:
        score(turn, amount, source, detail)
    else:
        scored(turn, amount, source, detail, counts)


def scored(turn: Turn, amount: int, source: str, detail: str, why: Message | None) -> None:
    """Nothing is written for no points."""
    if amount:
        with turn.because("rule.points_track", why) if why else nullcontext():
            turn.record(PointsScored(turn.player, amount, source, detail))


def counting_out(turn: Turn, benefit: Benefit) -> Message | None:
    """What was counted, and what each is worth; nothing for so many points."""
    found = counted(turn, benefit)
    return None if found is None else so_many(benefit, found[0])


def so_many(benefit: Benefit, n: int) -> Message:
    """So many were counted."""
    return Message("tapestry.why.counted", what=benefit_text(benefit), n=n)


def _from(source: str, detail: str) -> Message:
    """What gave them, by the income track where that is printed beside it."""
    row = detail.partition(".")[0]
    if source == "income" and row in BUILDINGS:
        return word("income_row", row)
    if source == "achievement":
        return word("achievement", detail)
    if source in NAMED and detail:
        return REASONS[source][1](detail)
    return Message(f"tapestry.source.{source}")


def given_up(turn: Turn, n: int) -> None:
    """As a price."""
    score(turn, -n, "tapestry", "")


@handles(Verb.POINTS)
def flat(turn: Turn, benefit: Benefit, source: str, detail: str) -> None:
    """So many points."""
    gained(turn, benefit.n, source, detail, None)


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
