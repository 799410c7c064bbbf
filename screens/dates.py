"""Days as the player's language writes them."""

from datetime import datetime

from companion.i18n.dates import day
from screens.says import Says


def day_text(stamp: str, now: datetime, words: Says) -> str:
    """Today and yesterday by name with the time, other days with the month."""
    try:
        moment = datetime.fromisoformat(stamp).astimezone(now.tzinfo)
    except (ValueError, OverflowError):
        return ""
    clock = f"{moment:%H:%M}"
    days = (now.date() - moment.date()).days
    if days == 0:
        return words._("app.date.today", clock=clock)
    if days == 1:
        return words._("app.date.yesterday", clock=clock)
    return words._("app.date.day", day=day(words.words, moment.date()))


def span_text(minutes: int, words: Says) -> str:
    """Time at the table, in hours and minutes."""
    if minutes < 60:
        return words._("app.date.minutes", n=minutes) if minutes else ""
    return words._("app.date.hours", hours=minutes // 60, minutes=f"{minutes % 60:02}")
