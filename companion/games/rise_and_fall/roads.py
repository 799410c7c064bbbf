"""Roads of Rise & Fall: challenges of ours, printed nowhere."""

from __future__ import annotations

from companion.core.road import Ended, Road
from companion.games.rise_and_fall.options import Way
from companion.games.rise_and_fall.state import State

CLEARLY, MANY_POINTS, MANY_TROPHIES = 30, 100, 3


def _trophies(ended: Ended[State]) -> int:
    return len(ended.state.player(ended.seat).trophies)


def _followed(ended: Ended[State]) -> bool:
    return ended.won and ended.state.way is not Way.SHEET


ROADS: tuple[Road[State], ...] = (
    Road("by_thirty", "score", lambda ended: ended.won and ended.by >= CLEARLY),
    Road("many_points", "vp", lambda ended: (ended.mine.score or 0) >= MANY_POINTS),
    Road("trophies", "rise-trophy", lambda ended: _trophies(ended) >= MANY_TROPHIES),
    Road("no_trophy", "rise-decline", lambda ended: _followed(ended) and not _trophies(ended)),
    Road("last_one", "flag", lambda ended: ended.won and len(ended.state.living) == 1),
)
