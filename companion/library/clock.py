"""Time as it is kept. What happens here is not ordered by it: clocks are set back."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from datetime import UTC, datetime, timedelta, tzinfo
from itertools import pairwise
from typing import TypeAlias

from companion.library import limits

Clock: TypeAlias = Callable[[], datetime]
LONGEST_THOUGHT = timedelta(hours=1)


def stamp(moment: datetime) -> str:
    """A moment as ISO 8601 in UTC, to the second; empty where a clock is out of the calendar."""
    if not limits.may_be_played_at(moment):
        return ""
    return moment.astimezone(UTC).isoformat(timespec="seconds")


def dated(said: str) -> str:
    """A stamp of somebody's; empty where no game can have been played then."""
    moment = moment_of(said)
    return said if moment is not None and limits.may_be_played_at(moment) else ""


def zone_at(moment: datetime) -> tzinfo | None:
    """The zone of the device then; None where its clock is out of the calendar."""
    try:
        return moment.astimezone().tzinfo
    except (OverflowError, OSError, ValueError):
        return None


def minutes_played(stamps: Iterable[str]) -> int:
    """Time at the table between these stamps, where nobody began a clock."""
    return round(played(stamps, LONGEST_THOUGHT) / timedelta(minutes=1))


def played(stamps: Iterable[str], longest: timedelta) -> timedelta:
    """The time between these stamps; steps that are longer, and clocks set back, left out."""
    moments = [moment for one in stamps if (moment := moment_of(one))]
    steps = [after - before for before, after in pairwise(moments)]
    return sum((step for step in steps if timedelta(0) < step <= longest), timedelta(0))


def moment_of(text: str) -> datetime | None:
    """A moment that was kept; None where no clock was known."""
    try:
        moment = datetime.fromisoformat(text)
    except ValueError:
        return None
    return moment if moment.tzinfo else moment.replace(tzinfo=UTC)
