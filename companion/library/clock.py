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
    """Time at the table between these stamps, where nobody began a clock."""
    return round(played(stamps, LONGEST_THOUGHT) / timedelta(minutes=1))


def played(stamps: Iterable[str], longest: timedelta) -> timedelta:
    """The time between these stamps; steps that are longer, and clocks set back, left out."""
    moments = [moment for one in stamps if (moment := _moment(one))]
    steps = [after - before for before, after in pairwise(moments)]
    return sum((step for step in steps if timedelta(0) < step <= longest), timedelta(0))


def _moment(text: str) -> datetime | None:
    try:
        moment = datetime.fromisoformat(text)
    except ValueError:
        return None
    return moment if moment.tzinfo else moment.replace(tzinfo=UTC)
