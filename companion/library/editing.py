"""What can be put right in a game that is kept; what stood there before stays with it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Any

from companion.core.person_name import clean_name, name_trouble
from companion.errors import AnswerRefused
from companion.library import limits
from companion.library.clock import stamp
from companion.library.results import ranked_anew, scores_of, typed_name
from companion.library.rows import Edit, FinishedGame, first_and_last


@dataclass(frozen=True, slots=True)
class Changes:
    """What is to stand there; None and an empty mapping leave it as it is."""

    started: datetime | None = None
    minutes: int | None = None
    place: str | None = None
    remark: str | None = None
    names: Mapping[str, str] = field(default_factory=dict)
    """By seat."""
    points: Mapping[str, float | None] = field(default_factory=dict)
    """By seat too; only of a game without steps of its own."""


def put_right(kept: FinishedGame, changes: Changes, at: str) -> FinishedGame:
    """The game with the changes, and what was before them; itself if nothing differs.

    Raises AnswerRefused for a name that will not do, and for points nobody reaches or that the
    steps of the game come to.
    """
    named = _with_points(_with_names(kept, changes.names), changes.points)
    row = named.row
    if changes.started is not None and stamp(changes.started) != row.started:
        ended = _moved(kept, changes.started)
        row = replace(row, started=stamp(changes.started), ended=ended, by_day=True)
    if changes.minutes is not None:
        row = replace(row, minutes=min(max(0, changes.minutes), limits.MINUTES))
    if changes.place is not None:
        row = replace(row, place=clean_name(changes.place)[: limits.PLACE])
    if changes.remark is not None:
        row = replace(row, remark=changes.remark.strip()[: limits.REMARK])
    changed = replace(named, row=row)
    before = _differences(kept, changed)
    if not before:
        return kept
    return replace(changed, edits=tuple(first_and_last([*kept.edits, Edit(at, before)])))


def carried_over(old: FinishedGame, new: FinishedGame) -> FinishedGame:
    """A game that was opened again and is kept again, with what was put right before."""
    touched = {key for edit in old.edits for key in edit.before}
    fields = ("started", "minutes", "place", "remark")
    row = replace(new.row, **{key: getattr(old.row, key) for key in fields if key in touched})
    seats = {seat for edit in old.edits for seat in edit.before.get("names", ())}
    named = {one.seat: one.name for one in old.result.rows if one.seat in seats}
    rows = tuple(replace(one, name=named.get(one.seat, one.name)) for one in new.result.rows)
    result = replace(new.result, rows=rows)
    row = replace(row, scores=scores_of(result), by_day=row.by_day or "started" in touched)
    return replace(new, row=row, result=result, edits=old.edits)


def _with_names(kept: FinishedGame, names: Mapping[str, str]) -> FinishedGame:
    others = (row.name for row in kept.result.rows if row.seat not in names and not row.bot)
    taken = [name for name in map(typed_name, others) if name]
    for name in names.values():
        if trouble := name_trouble(name, taken):
            raise AnswerRefused(trouble.key, **trouble.params)
        taken.append(name)
    rows = tuple(
        replace(row, name=clean_name(names[row.seat])) if row.seat in names else row
        for row in kept.result.rows
    )
    result = replace(kept.result, rows=rows)
    return replace(kept, result=result, row=replace(kept.row, scores=scores_of(result)))


def _with_points(kept: FinishedGame, points: Mapping[str, float | None]) -> FinishedGame:
    if not points:
        return kept
    if kept.lines:
        raise AnswerRefused("library.editing.has_steps")
    for score in points.values():
        if score is not None and not abs(score) <= limits.SCORE:
            raise AnswerRefused("core.number.too_large", high=limits.SCORE)
    rows = tuple(replace(row, score=points.get(row.seat, row.score)) for row in kept.result.rows)
    result = ranked_anew(replace(kept.result, rows=rows), kept.result)
    return replace(kept, result=result, row=replace(kept.row, scores=scores_of(result)))


def _moved(kept: FinishedGame, started: datetime) -> str:
    """The end goes with the beginning."""
    try:
        old = datetime.fromisoformat(kept.row.started)
        return stamp(datetime.fromisoformat(kept.row.ended) + (started - old))
    except (ValueError, TypeError, OverflowError):
        return stamp(started)


def _differences(old: FinishedGame, new: FinishedGame) -> dict[str, Any]:
    """What stood there, of what is another now."""
    fields = ("started", "minutes", "place", "remark")
    before: dict[str, Any] = {
        name: getattr(old.row, name)
        for name in fields
        if getattr(old.row, name) != getattr(new.row, name)
    }
    now = {row.seat: row for row in new.result.rows}
    pairs = [(row, now[row.seat]) for row in old.result.rows]
    names = {one.seat: typed_name(one.name) for one, other in pairs if one.name != other.name}
    points = {one.seat: one.score for one, other in pairs if one.score != other.score}
    by_seat = {"names": names, "points": points}
    return before | {key: known for key, known in by_seat.items() if known}
