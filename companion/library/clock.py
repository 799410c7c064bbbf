"""Time as it is kept. Nothing is ordered by it: clocks are set back."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from datetime import UTC, datetime, timedelta
from itertools import pairwise
from typing import TypeAlias

Clock: TypeAlias = Callable[[], datetime]
LONGEST_THOUGHT = timedelta(hours=1)


def stamp(moment: datetime) -> str:
    """A moment as ISO 8601 in UTC, to the second."""
    return moment.astimezone(UTC).isoformat(timespec="seconds")


def minutes_played(stamps: Iterable[str]) -> int:
    """Time at the table between these stamps: pauses of hours and clocks set back left out."""
    moments = [moment for one in stamps if (moment := _moment(one))]
    steps = [after - before for before, after in pairwise(moments)]
    played = [step for step in steps if timedelta(0) < step <= LONGEST_THOUGHT]
    return round(sum(played, timedelta(0)) / timedelta(minutes=1))


def _moment(text: str) -> datetime | None:
    try:
        moment = datetime.fromisoformat(text)
    except ValueError:
        return None
    return moment if moment.tzinfo else moment.replace(tzinfo=UTC)
