"""What a game was among all of its kind."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from companion.library.rows import FinishedGame
    from companion.library.statistics.statistics import Statistics
    from screens.says import Says


def record_said(statistics: Statistics, kept: FinishedGame, words: Says) -> str:
    """The best so far, or where it stands; nothing of a first game or without points."""
    place = statistics.place_of(kept.row)
    if place is None or place.among < 2:
        return ""
    if place.rank == 1:
        return words._("app.score.record", n=place.among)
    best = words.say(place.best)
    return words._("app.score.below", place=place.rank, n=place.among, best=best)
