"""What statistics say, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from screens.dates import span_text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from companion.library.statistics.answer import Group, Month
    from screens.says import Says


MONTHS = 8
"""So many bars stand beside each other."""


EVEN = 10
"""From so many hours on, parts of them are not told."""


def won_said(group: Group, words: Says) -> str:
    """ "8 of 14 won"."""
    return words._("statistics.won_of", won=group.won, n=group.played)


def best_said(group: Group, words: Says) -> str:
    """The best points and their mean; nothing where there were none."""
    if group.best is None:
        return ""
    return words._("statistics.best", best=words.say(group.best), mean=words.say(group.mean))


def favourite_said(group: Group | None, words: Says) -> str:
    """What somebody plays most; nothing where nothing was taken twice."""
    if group is None or group.played < 2:
        return ""
    return words._("statistics.favourite", name=words.say(group.name), n=group.played)


def month_said(month: str, words: Says) -> str:
    """ "November"; nothing where no clock was known."""
    return words._(f"words.month.{int(month[5:7])}") if month else ""


def month_and_year(day: str, words: Says) -> str:
    """ "November 2026"; nothing where no clock was known."""
    return f"{month_said(day[:7], words)} {day[:4]}" if day else ""


def bars_of(months: Sequence[Month], words: Says) -> list[tuple[str, str, int]]:
    """The last months, those between without a game too: letter, hours, minutes."""
    minutes = {one.month: one.minutes for one in months}
    last = max((month for month, some in minutes.items() if some), default="")
    return [
        (month_said(month, words)[:1].upper(), _hours(some, words) if some else "", some)
        for month, some in (
            (one, minutes.get(one, 0)) for one in _up_to(last, min(minutes, default=""))
        )
    ]


def _up_to(last: str, first: str) -> list[str]:
    """So many months before the last one, none of them before the first with a game."""
    if not last:
        return []
    year, month = int(last[:4]), int(last[5:7])
    every = [divmod(12 * year + month - 1 - back, 12) for back in range(MONTHS)]
    named = [f"{year:04}-{month + 1:02}" for year, month in every[::-1]]
    return [one for one in named if one >= first]


def _hours(minutes: int, words: Says) -> str:
    hours = minutes / 60
    return words.say(round(hours) if hours >= EVEN else round(hours, 1))


def lasting(minutes: int, words: Says) -> str:
    """Time at the table; a stroke where no clock was known."""
    return span_text(minutes, words) or "–"
