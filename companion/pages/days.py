"""Days and spans of time, as lists say them."""

from __future__ import annotations

from datetime import datetime

from companion.core.message import Message
from companion.i18n.dates import day_said


def day_of(stamp: str, now: datetime) -> Message | str:
    """Today and yesterday by name with the time, other days with the month."""
    try:
        moment = datetime.fromisoformat(stamp).astimezone(now.tzinfo)
    except (ValueError, OverflowError):
        return ""
    clock = f"{moment:%H:%M}"
    days = (now.date() - moment.date()).days
    if days == 0:
        return Message("app.date.today", clock=clock)
    if days == 1:
        return Message("app.date.yesterday", clock=clock)
    return Message("app.date.day", day=day_said(moment.date()))


def span_of(minutes: int) -> Message | str:
    """Time at the table, in hours and minutes."""
    if minutes < 60:
        return Message("app.date.minutes", n=minutes) if minutes else ""
    return Message("app.date.hours", hours=minutes // 60, minutes=f"{minutes % 60:02}")
