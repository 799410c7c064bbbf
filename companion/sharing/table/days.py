"""Days and times of day, as people and apps write them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from datetime import UTC, date, datetime, time, tzinfo
from typing import NamedTuple

from companion.core.message import Message
from companion.core.question import Choice, Option
from companion.i18n.dates import day_said
from companion.library import limits

DAY_FIRST, MONTH_FIRST = "day_first", "month_first"
FORMS = (DAY_FIRST, MONTH_FIRST)
NOON = time(12, tzinfo=UTC)
"""Of a day without a time: it is that day wherever it is looked at."""
YEARS = range(limits.FIRST_YEAR, limits.LAST_YEAR + 1)
_DAY = re.compile(r"([0-9]{1,4})([./-])([0-9]{1,2})\2([0-9]{1,4})(?:[ T,]+(.*))?")
_DIGITS = re.compile(r"([0-9]{4})([0-9]{2})([0-9]{2})")
_CLOCK = re.compile(r"([0-9]{1,2})[:hH]([0-9]{2})?(?::([0-9]{2}))? ?([aApP])?\.?(?:[mM]\.?)?")


class Written(NamedTuple):
    """A day as it stands in a cell."""

    by_form: Mapping[str, date]
    """What each form makes of it; forms that make no day of it are left out."""
    clock: str = ""
    """What stands behind it."""

    @property
    def sure(self) -> date | None:
        """The day, where it is the same in every form."""
        days = set(self.by_form.values())
        return days.pop() if len(self.by_form) == len(FORMS) and len(days) == 1 else None


class Days:
    """How the days of a column are written: the same in all of it."""

    def __init__(self) -> None:
        self.told = ""
        """The form that a person told; empty while nobody has."""
        self._only: dict[str, str] = {}
        """For each form the first cell that is a day in it alone."""
        self._either = ""
        """The first cell that is one day in one form and another in the other."""

    def learn(self, cell: str) -> None:
        """What a cell says about the others."""
        written = written_day(cell)
        if written.by_form and written.sure is None:
            if len(written.by_form) == 1:
                self._only.setdefault(next(iter(written.by_form)), cell)
            else:
                self._either = self._either or cell

    @property
    def form(self) -> str:
        """What was told, or what the cells say; empty where they do not, or contradict."""
        said = next(iter(self._only)) if len(self._only) == 1 else ""
        return self.told or said

    @property
    def said(self) -> Message | None:
        """The form that was taken, by a cell for which it matters; None where it does not."""
        return self._shown(self.form) if self.form and self._either else None

    @property
    def asked(self) -> Choice | None:
        """What only a person can tell."""
        if self.form or not (self._either or self._only):
            return None
        options = tuple(Option(form, self._shown(form)) for form in FORMS)
        return Choice("days", Message("sharing.table.days.asked"), options)

    def read(self, cell: str) -> tuple[date, str] | Message:
        """The day in the form of the column and what stands behind it, or why it is none."""
        written = written_day(cell)
        day = written.by_form.get(self.form) if self.form else written.sure
        if day is not None:
            return day, written.clock
        if not written.by_form:
            return Message("sharing.table.no_date", text=cell)
        said = "other" if self.form else "unsure"
        return Message(f"sharing.table.days.{said}", text=cell)

    def _shown(self, form: str) -> Message:
        """A form, by what it makes of a cell that is a day in it."""
        cell = self._either or self._only[form]
        return Message(
            f"sharing.table.days.{form}", cell=cell, day=day_said(written_day(cell).by_form[form])
        )


def written_day(cell: str) -> Written:
    """What a cell may mean."""
    match = _DAY.fullmatch(cell) or _DIGITS.fullmatch(cell)
    if match is None:
        return Written({})
    if len(match.groups()) == 3:
        return Written(_sure(*map(int, match.groups())))
    first, sign, second, third, clock = match.groups()
    if len(first) == 4 and len(third) <= 2:
        return Written(_sure(int(first), int(second), int(third)), clock or "")
    if len(third) != 4 or len(first) > 2:
        return Written({})
    year, one, other = int(third), int(first), int(second)
    if sign == ".":
        return Written(_sure(year, other, one), clock or "")
    either = {DAY_FIRST: _day(year, other, one), MONTH_FIRST: _day(year, one, other)}
    return Written({form: day for form, day in either.items() if day}, clock or "")


def typed_moment(text: str, zone: tzinfo | None) -> datetime | None:
    """A day that can be read in one way only, perhaps with a time; None for anything else."""
    written = written_day(text.strip())
    if written.sure is None:
        return None
    if not written.clock:
        return datetime.combine(written.sure, NOON)
    return moment_of(written.sure, written.clock, zone)


def moment_of(day: date, clock: str, zone: tzinfo | None) -> datetime | None:
    """The moment that a time of day names there; None where it names none."""
    at = _time(clock)
    if at is None:
        return None
    moment = datetime.combine(day, at)
    if moment.tzinfo:
        return moment
    return moment.replace(tzinfo=zone) if zone else moment.astimezone()


def _sure(year: int, month: int, day: int) -> dict[str, date]:
    found = _day(year, month, day)
    return dict.fromkeys(FORMS, found) if found else {}


def _day(year: int, month: int, day: int) -> date | None:
    try:
        return date(year, month, day) if year in YEARS else None
    except ValueError:
        return None


def _time(clock: str) -> time | None:
    """A time of day as apps write it, or as people do: "20:30", "20h30", "8:30 PM"."""
    match = _CLOCK.fullmatch(clock)
    try:
        if match is None:
            return time.fromisoformat(clock) if ":" in clock else None
        hour, half = int(match[1]), match[4]
        if half:
            hour = hour % 12 + 12 * (half in "pP") if 1 <= hour <= 12 else 24
        return time(hour, int(match[2] or 0), int(match[3] or 0))
    except ValueError:
        return None
