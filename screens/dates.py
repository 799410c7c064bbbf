"""Days as the player's language writes them."""

from datetime import datetime

from companion.pages.days import day_of, span_of
from screens.says import Says


def day_text(stamp: str, now: datetime, words: Says) -> str:
    """Today and yesterday by name with the time, other days with the month."""
    return words.say(day_of(stamp, now))


def span_text(minutes: int, words: Says) -> str:
    """Time at the table, in hours and minutes."""
    return words.say(span_of(minutes))
